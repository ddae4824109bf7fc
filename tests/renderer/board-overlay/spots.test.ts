// A board of two spaces and a figure: what a game says of its items, and what is made of that.
import { describe, expect, test } from 'vitest';
import {
  actsOf,
  directDeed,
  NO_ACTS,
  shownDeeds,
  type ItemActs,
} from '../../../renderer/board-overlay/acts.ts';
import { directionOf } from '../../../renderer/board-overlay/directions.ts';
import { homeOf, isFigure, isSpace, spotOf, type BoardSpot } from '../../../renderer/board-overlay/spots.ts';
import type { Answer, Choice, Prompt } from '../../../shared/tableau/tableau.ts';
import { plainChoice } from '../../../shared/tableau/choice.ts';

interface Go {
  readonly go: string;
  readonly free: boolean;
}

const SPACES: Readonly<Record<string, string>> = { near: 'near', far: 'far', pawn: 'near' };
const ITEMS = Object.entries(SPACES).map(([key, space]) => ({ key, space }));

const choice = (go: string, parts: Partial<Choice> & { readonly free?: boolean } = {}): Choice => {
  const { free = true, ...rest } = parts;
  return plainChoice({ go, free }, { label: [{ text: `Go ${go}` }], ...rest });
};

const prompt = (choices: readonly Choice[], answers: readonly Answer[] | null = null): Prompt =>
  ({ seat: 0, kind: 'go', groups: [{ id: 'go', title: [], choices }], answers }) as unknown as Prompt;

const acts = (...prompts: Prompt[]): ReadonlyMap<string, ItemActs<Go>> =>
  actsOf<Go>(
    ITEMS,
    prompts,
    ({ go }) => (go in SPACES ? [go, ...(go === 'far' ? ['pawn'] : [])] : []),
    (_, { value }) => (typeof value === 'string' ? value : null),
  );

const spot = (
  key: string,
  found: ReadonlyMap<string, ItemActs<Go>>,
  everything = false,
): BoardSpot<string, Go> =>
  spotOf<string, Go>(key, found.get(key) ?? NO_ACTS, {
    figure: key === 'pawn' ? 'hero' : null,
    everything,
    isPlain: ({ free }) => free,
    say: (lit) => ({
      key,
      space: SPACES[key],
      label: key === 'pawn' ? 'Ada' : lit ? key : '',
      title: key === 'pawn' ? 'Ada, near' : `The ${key} space`,
      company: key === 'near' ? 'Ada' : '',
      active: key === 'pawn',
    }),
    result: () => null,
  });

const free = ({ free: plain }: Go): boolean => plain;

describe('what can be done on a board', () => {
  test('belongs to one item, to what stands there, and to others that it concerns', () => {
    const found = acts(prompt([choice('near'), choice('far'), choice('nowhere')]));
    expect(found.get('near')?.own.map(({ action }) => action.go)).toEqual(['near']);
    expect(found.get('pawn')?.here.map(({ action }) => action.go)).toEqual(['near']);
    expect(found.get('pawn')?.also.map(({ action }) => action.go)).toEqual(['far']);
    expect([...found.values()].flatMap(({ own }) => own)).toHaveLength(2);
  });

  test('is done by a press where nothing else can be chosen or paid there', () => {
    const at = (key: string, everything: boolean, ...choices: Choice[]) =>
      directDeed(acts(prompt(choices)).get(key)!, everything, free)?.action.go ?? null;
    expect(at('far', false, choice('far'))).toBe('far');
    expect(at('pawn', false, choice('near'))).toBe('near');
    expect(at('far', false, choice('far', { free: false }))).toBeNull();
    expect(at('far', false, choice('far'), choice('far', { minor: true }))).toBe('far');
    expect(at('far', true, choice('far'), choice('far', { minor: true }))).toBeNull();
    const asked = acts(prompt([choice('far')], [{ value: 'far', label: [], card: -1 }]));
    expect(directDeed(asked.get('far')!, false, free)).toBeNull();
  });

  test('is listed with reasons where nothing else is to be said', () => {
    const refusal = { sentence: [], rule: '' };
    const found = acts(prompt([choice('far', { minor: true, refusal })]));
    expect(shownDeeds(found.get('far')!, false)).toHaveLength(1);
    expect(shownDeeds(NO_ACTS, true)).toEqual([]);
  });
});

describe('an element', () => {
  test('is named by the choice that it stands for, and described by what it is', () => {
    const far = spot('far', acts(prompt([choice('far')])));
    expect(far).toMatchObject({ tone: 'place', lit: true, name: 'Go far', about: 'The far space' });
    expect(far.direct?.action.go).toBe('far');
    expect(isSpace(far)).toBe(true);
  });

  test('is named by what it is where nothing can be done; a figure keeps its label', () => {
    const none = acts(prompt([]));
    expect(spot('far', none)).toMatchObject({ tone: 'plain', label: '', name: 'The far space', about: '' });
    const pawn = spot('pawn', none);
    expect(pawn).toMatchObject({ tone: 'hero', label: 'Ada', name: 'Ada, near', direct: null });
    expect([isFigure(pawn), isSpace(pawn)]).toEqual([true, false]);
  });

  test('is where the keys begin if its turn has come', () => {
    const none = acts(prompt([]));
    expect(homeOf(['near', 'pawn'].map((key) => spot(key, none)))?.key).toBe('pawn');
    expect(homeOf(['near', 'far'].map((key) => spot(key, none)))?.key).toBe('near');
    expect(homeOf([])).toBeNull();
    expect(['ArrowUp', 'Home', 'a'].map(directionOf)).toEqual(['up', 'home', null]);
  });
});
