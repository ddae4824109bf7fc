// Typed text becomes programs: those that print it, and no others.
import { describe, expect, test } from 'vitest';
import type { Definition } from '../../../../shared/packs/content.ts';
import { Heads } from '../../../../shared/packs/reading/heads.ts';
import { TypedOffers } from '../../../../shared/packs/reading/offers.ts';
import type { Place } from '../../../../shared/packs/reading/place.ts';
import { LANGUAGES } from '../../../../shared/words/languages.ts';
import { phraseText } from '../../../../shared/words/tokens.ts';
import { baseDefinitions } from '../../../support/ravingspire.ts';
import { falseReadings, randomTexts, readBack, slips } from '../../../support/reading/checks.ts';
import { readGames, type Drawn } from '../../../support/reading/drawn.ts';

/** The counts of the soak are larger. */
const PROGRAMS = 300;
const ALTERED = 40;
const SLIPS = 40;
const NOISE = 100;
const MOST_ENTRIES = 2000;

const games = await readGames();
const [ravingspire] = games;
const { reader } = ravingspire;
const cards = Object.values(baseDefinitions) as unknown as Definition[];

describe.each(games.map((game) => [game.content.game, game] as const))('%s', (_name, game) => {
  const offers = new TypedOffers(game.reader, new Heads(game.reader), game === ravingspire ? cards : []);
  const drawn = game.draw('reading', PROGRAMS);

  test.each(LANGUAGES)('what is printed is read back in %s', (language) => {
    const { missed, several, entries, read } = readBack(game, drawn, language);
    expect(missed).toEqual([]);
    expect(several).toBe(0);
    expect(read).toBeGreaterThan(PROGRAMS / 2);
    expect(entries).toBeLessThan(MOST_ENTRIES);
  });

  test.each(LANGUAGES)('nothing else is read into an altered text in %s', (language) => {
    expect(falseReadings(game, drawn.slice(0, ALTERED), language)).toEqual([]);
  });

  test.each(LANGUAGES)('a slip in a letter is understood in %s', (language) => {
    const { typed, missed } = slips(game, offers, drawn.slice(0, SLIPS), language);
    expect(typed).toBeGreaterThan(SLIPS / 2);
    expect(missed.length).toBeLessThanOrEqual(typed / 20);
  });

  test.each(LANGUAGES)('no text is too odd in %s', (language) => {
    const [{ place }] = drawn;
    for (const text of randomTexts(game, language, 'noise', NOISE))
      expect(() => game.reader.read(text, place, language)).not.toThrow();
  });
});

const ATTACK = {
  id: 'x',
  name: 'X',
  kind: 'attack',
  power: 1,
  as: ['fight'],
  cost: { fight: 1 },
  rules: [{ when: 'spent', do: [{ do: 'gain-sanity', amount: 1 }] }],
} as unknown as Definition;

/** What narrows down cards, each by itself. */
const NARROWED: readonly object[] = [
  { kind: ['relic'] },
  { not: ['foe'] },
  { attribute: ['charm'] },
  { power: { min: 2, max: 2 } },
  { cost: { min: 0, max: 2 } },
  { class: ['rogue'] },
  { id: 'base:tool' },
  { pack: 'base' },
  { pack: 'this' },
  { named: 'this' },
];
/** Each two of them that can be said together. */
const PAIRS = NARROWED.flatMap((one, i) =>
  NARROWED.slice(i + 1).flatMap((other) => (Object.keys(one)[0] in other ? [] : [{ ...one, ...other }])),
);

describe('what narrows down cards is read in each combination', () => {
  const { verbs, changes, triggers } = ravingspire.content.language!;
  const ruleOf = (node: object): Drawn['program'] =>
    ('mod' in node ? { while: 'slotted', change: node } : { when: 'played', do: [node] }) as Drawn['program'];
  /** A rule as text, with the card that can be named in place of others. */
  const inTool = (rule: Drawn['program']): string =>
    JSON.stringify(rule).replaceAll(/"base:[a-z-]+"/g, '"base:tool"');
  /** The examples of all words that some cards belong to. */
  const rules = [
    ...[...verbs, ...changes].map(({ example }) => ruleOf(example)),
    ...triggers.flatMap(({ kinds = [], example }) =>
      kinds.includes('attack') ? [example as Drawn['program']] : [],
    ),
  ].filter((rule) => JSON.stringify(rule).includes('"cards":{'));
  const wanted = rules.map(inTool).flatMap((rule, n) =>
    // Each word with some of the pairs: all of them are with many words.
    PAIRS.filter((_, i) => i % 4 === n % 4).map((pair): Drawn => {
      const program = JSON.parse(
        rule.replace(/"cards":\{[^{}]*\}/, (cards) => {
          const { from, pick } = (JSON.parse(`{${cards}}`) as { cards: { from?: string[]; pick?: string } })
            .cards;
          return `"cards":${JSON.stringify({ ...pair, ...(from && { from }), ...(pick && { pick }) })}`;
        }),
      ) as Drawn['program'];
      const form = JSON.stringify(ravingspire.content.language!.canonical('rule', program));
      return { place: { card: { ...ATTACK, rules: [] }, at: '/rules/0' }, part: 'rule', program, form };
    }),
  );

  test.each(LANGUAGES)('in %s', (language) => {
    expect(wanted.length).toBeGreaterThan(200);
    expect(readBack(ravingspire, wanted, language)).toMatchObject({ missed: [], several: 0 });
  });
});

const at = (pointer: string): Place => ({ card: ATTACK, at: pointer });
const GAP = at('/rules/0/do/1');

describe('what does not count', () => {
  const discarded = [[{ do: 'discard', cards: { kind: ['armor'], from: ['hand'] } }]];
  test.each([
    ['lege eine Rüstungskarte ab', 'as it is printed'],
    ['LEGE EINE RÜSTUNGSKARTE AB.', 'capitals, and a full stop at the end'],
    ['lege eine Ruestungskarte ab', 'an umlaut spelled out'],
    ['lege eine Rüstungs-Karte ab', 'a hyphen'],
    ['legeeine  rüstungs karte ab', 'spaces'],
    ['eine Rüstungskarte ablegen', 'that it is something that you may do'],
    ['(lege, eine Rüstungskarte: ab)', 'commas, colons and brackets'],
  ])('%s: %s', (text) => {
    expect(reader.read(text, GAP, 'de')).toEqual(discarded);
  });

  test('numbers do', () => {
    expect(reader.read('gain 12 sanity', GAP, 'en')).toEqual([[{ do: 'gain-sanity', amount: 12 }]]);
    expect(reader.read('gain 1 2 sanity', GAP, 'en')).toEqual([]);
  });
});

describe('a place', () => {
  test('takes what belongs there', () => {
    const draw = [{ do: 'draw', cards: 2 }];
    expect(reader.read('draw 2 cards', GAP, 'en')).toEqual([draw]);
    expect(reader.read('when spent, draw 2 cards', at('/rules/1'), 'en')).toEqual([
      { when: 'spent', do: draw },
    ]);
    expect(reader.read('a foe is on your level', at('/rules/0/if'), 'en')).toEqual([{ is: 'foe-here' }]);
    expect(reader.read('3', at('/rules/0/do/0/amount'), 'en')).toEqual([3]);
    expect(reader.read('half of 3, rounded up', at('/rules/0/do/0/amount'), 'en')).toEqual([
      { amount: 'half', of: 3 },
    ]);
    expect(reader.read('a foe is on your level', GAP, 'en')).toEqual([]);
  });

  test('takes only what the kind of card may have', () => {
    expect(reader.read('when defeated, draw a card', at('/rules/1'), 'en')).toEqual([]);
  });

  test('is none where nothing can be added', () => {
    expect(() => reader.read('draw a card', at('/name'), 'en')).toThrow(/at \/name of the card/);
  });
});

describe('offers', () => {
  const offers = new TypedOffers(reader, new Heads(reader), cards);
  const first = (text: string, place: Place, language: 'en' | 'de'): string | undefined =>
    offers.of(text, place, language)[0]?.sentences.map(phraseText).join('. ');

  test.each([
    ['verliere 2', 'lose 2 sanity'],
    ['lose 2', 'lose 2 sanity'],
    ['gan sanity', 'gain 2 sanity'],
    ['draw 2 cards, then lose', 'draw 2 cards, then lose 1 sanity'],
    ['heal 3', 'gain 3 sanity'],
  ])('%s', (text, offered) => {
    expect(first(text, GAP, 'en')).toBe(offered);
  });

  test('begin with a trigger where a rule is wanted', () => {
    expect(first('when spent gain 1 sanity', at('/rules/1'), 'de')).toBe(
      'beim Einsatz: Gewinne 1 Verstand zurück',
    );
  });

  test('are there for nothing typed, the frequent ones first', () => {
    const frequent = offers.of('', GAP, 'en').map(({ program }) => program);
    expect(frequent).toContainEqual([{ do: 'gain-sanity', amount: 2 }]);
    expect(frequent.length).toBe(8);
  });

  test('may all be there', () => {
    for (const text of ['', 'd', 'choose', 'redraw'])
      for (const { program } of offers.of(text, GAP, 'en'))
        expect(reader.allowed([program], GAP)).toEqual([program]);
  });
});
