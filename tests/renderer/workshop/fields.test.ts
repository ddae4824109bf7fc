// Where the fields of a card are on the bench, and where its problems.
import { describe, expect, it } from 'vitest';
import { isAbsent, isDeep, layoutOf } from '../../../renderer/workshop/fields/kinds.ts';
import { pathTo, problemsByField } from '../../../renderer/workshop/field-paths.ts';
import type { Json } from '../../../shared/engine/json.ts';
import { fieldsOf } from '../../../shared/packs/fields/fields.ts';
import type { FieldGroup } from '../../../shared/packs/fields/types.ts';
import { fieldPlaceOf } from '../../support/fields/benches.ts';
import { adviceRow } from './scenes.ts';

const { bench, cards } = fieldPlaceOf('ravingspire');
const groupsOf = (id: string): readonly FieldGroup[] =>
  fieldsOf(bench, cards.find(([known]) => known === `base:${id}`)![1] as Json, 'en', { de: {} });
const hero = groupsOf('crimson-reaver');
const attack = groupsOf('mercy-stroke');

describe('a field by its pointer', () => {
  it('is found with what it is in, or else what is around it', () => {
    const path = (at: string): string[] | undefined => pathTo(hero, at)?.fields.map((field) => field.at);
    expect(path('/hero/slots/2')).toEqual(['/hero', '/hero/slots', '/hero/slots/2']);
    expect(path('/hero/deck/base:gone')).toEqual(['/hero', '/hero/deck']);
    expect(path('/rules/0')).toBeUndefined();
    expect(path('/crimson-reaver/name')).toEqual(['/crimson-reaver/name']);
    expect(pathTo(attack, '/copies')?.group.of).toBe('more');
  });
});

describe('a problem', () => {
  const shown = (groups: readonly FieldGroup[], severity: 'error' | 'hint', at: string): string[] => [
    ...problemsByField(groups, [adviceRow(severity, at, 'Wrong.')]).keys(),
  ];

  it('is at the innermost field that has room for its words', () => {
    expect(shown(hero, 'error', '/hero/slots/2')).toEqual(['/hero/slots/2']);
    expect(shown(hero, 'error', '/hero/deck/base:tool')).toEqual(['/hero/deck']);
    expect(shown(attack, 'error', '/cost/fight')).toEqual(['/cost']);
    expect(shown(attack, 'error', '/rules/0/do')).toEqual([]);
  });

  it('that is only a hint is at its own field or at none', () => {
    expect(shown(attack, 'hint', '/story')).toEqual(['/story']);
    expect(shown(hero, 'hint', '/hero/abilities/0/rules')).toEqual([]);
  });
});

describe('the layout', () => {
  it('has what is short above the sentence, and the rest below', () => {
    const { short, long, parts, last, more, texts } = layoutOf(attack);
    const at = (fields: FieldGroup['fields']): string[] => fields.map((field) => field.at);
    expect(at(short)).toEqual(['/name', '/kind', '/power', '/as', '/cost']);
    expect(at(long)).toEqual(['/story']);
    expect(at(parts)).toEqual(['/art']);
    expect(at(last)).toEqual(['/id']);
    expect(more?.fields.map((field) => [field.at, isAbsent(field)])).toEqual([
      ['/copies', true],
      ['/supply', false],
      ['/notes', false],
    ]);
    expect(texts.map(({ language }) => language)).toEqual(['de']);
  });

  it('has parts with lists of parts closed at first', () => {
    const deep = layoutOf(hero).parts.map((field) => [field.at, isDeep(field)]);
    expect(deep).toEqual([
      ['/hero', false],
      ['/art', true],
    ]);
  });
});
