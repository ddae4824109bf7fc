import { describe, expect, it } from 'vitest';
import {
  commaList,
  oneOf,
  readArgs,
  tableOptions,
  UsageError,
  wholeNumber,
} from '../../../scripts/commands/support/args.ts';

const SPEC = {
  json: { type: 'boolean' },
  seed: { type: 'string' },
  packs: { type: 'string', multiple: true },
} as const;
const read = (...args: string[]) => readArgs(args, SPEC);

describe('readArgs', () => {
  it('reads flags, lists and positionals', () => {
    const { flags, positionals } = read('a', '--json', '--seed', 'x', '--packs=p', 'b', '--packs', 'q');
    expect(flags).toEqual({ json: true, seed: 'x', packs: ['p', 'q'] });
    expect(positionals).toEqual(['a', 'b']);
  });

  it('knows what was not given', () => {
    expect(read().flags).toEqual({ json: false, seed: undefined, packs: [] });
  });

  it('names an unknown flag and the nearest one', () => {
    expect(() => read('--sed', 'x')).toThrow(new UsageError('Unknown flag --sed. Did you mean --seed?'));
    expect(() => read('--zzzzzzz')).toThrow(/Known: --json, --seed, --packs/);
  });

  it('wants values where they belong', () => {
    expect(() => read('--seed')).toThrow('--seed needs a value.');
    expect(() => read('--json=yes')).toThrow('--json takes no value.');
    expect(() => read('--seed', 'a', '--seed', 'b')).toThrow('--seed is given twice.');
  });
});

describe('values', () => {
  it('reads whole numbers within bounds', () => {
    expect(wholeNumber('games', undefined, 7, 1, 9)).toBe(7);
    expect(wholeNumber('games', '9', 7, 1, 9)).toBe(9);
    for (const bad of ['0', '10', '-1', '1.5', 'many']) {
      expect(() => wholeNumber('games', bad, 7, 1, 9)).toThrow(UsageError);
    }
  });

  it('reads options of a table', () => {
    expect(tableOptions(['flanking=true', 'madness=-1', 'x=y=z'])).toEqual({
      flanking: true,
      madness: -1,
      x: 'y=z',
    });
    expect(() => tableOptions(['flanking'])).toThrow('name=value');
  });

  it('finds the nearest word', () => {
    expect(oneOf('bot', 'greedy', ['random', 'greedy'])).toBe('greedy');
    expect(() => oneOf('bot', 'gredy', ['random', 'greedy'])).toThrow('Did you mean "greedy"?');
    expect(commaList(' a, ,b')).toEqual(['a', 'b']);
  });
});
