// What is typed in a gap, as it is put into the card.
import { describe, expect, test, vi } from 'vitest';
import type { Json } from '../../../../shared/engine/json.ts';
import type { Definition } from '../../../../shared/packs/content.ts';
import { GapReader } from '../../../../shared/packs/reading/gap.ts';
import { createBench } from '../../../../shared/packs/sentence/bench.ts';
import { carriedOut } from '../../../../shared/packs/sentence/change.ts';
import { typedChoices, usualChoices } from '../../../../shared/packs/sentence/typed.ts';
import type { Draft, Meant, Offers, SentenceChoice } from '../../../../shared/packs/sentence/types.ts';
import type { Language } from '../../../../shared/words/languages.ts';
import { baseDefinitions } from '../../../support/ravingspire.ts';
import { readGames } from '../../../support/reading/drawn.ts';

const [{ content, reader }] = await readGames();
const cards = Object.values(baseDefinitions) as unknown as Definition[];
const offers = new GapReader(reader, cards);
const bench = createBench(content, cards, { names: (id) => id, cards: { card: () => undefined } });

const ATTACK = { id: 'x', name: 'X', kind: 'attack', power: 1, as: ['fight'], cost: { fight: 1 } };
const GAIN = { do: 'gain-sanity', amount: 1 };
const EMPTY = ATTACK as unknown as Json;
const WRITTEN = { ...ATTACK, rules: [{ when: 'spent', do: [GAIN] }] } as unknown as Json;

interface Typing {
  readonly card?: Json;
  readonly gap?: string;
  readonly language?: Language;
  readonly draft?: Draft;
  readonly by?: Offers | null;
}

function choices(
  text: string,
  { card = EMPTY, gap = '/rules/0', language = 'en', draft, by = offers }: Typing = {},
): readonly SentenceChoice[] {
  const place = { bench, definition: card, gap, draft };
  return typedChoices(place, text, language, () => usualChoices(place, language), by);
}

/** The rules of the card once the first choice for a text is taken; it must be what was typed. */
function rulesOf(text: string, typing: Typing = {}): unknown {
  const all = choices(text, typing);
  expect(all.map(({ way }) => way)).toEqual(['read']);
  return (carriedOut(typing.card ?? EMPTY, all[0].operations) as { rules: unknown }).rules;
}

const DRAWN = { when: 'played', do: [{ do: 'draw', cards: 2 }] };

describe('a rule', () => {
  test.each([
    ['When played, draw 2 cards.', 'en'],
    ['when played draw 2 cards', 'de'],
    ['Beim Ausspielen: Ziehe 2 Karten.', 'de'],
    ['beim ausspielen ziehe 2 karten', 'en'],
    ['WHEN PLAYED: (DRAW 2 CARDS)', 'en'],
  ] as const)('is typed as "%s" where %s is shown', (text, language) => {
    expect(rulesOf(text, { language })).toEqual([DRAWN]);
  });

  test('shows what is printed, however it was typed', () => {
    const [{ sentence, name }] = choices('when played draw 2 cards');
    expect(sentence).toBe('When played, draw 2 cards.');
    expect(name).toBe('When played, draw 2 cards');
  });

  test('has several sentences', () => {
    const text = 'When played, draw 2 cards. If there are 5 or more cards in hand, banish a card from hand.';
    expect(rulesOf(text)).toEqual(rulesOf(text.replaceAll(/[.,]/g, '').toLowerCase()));
    expect(rulesOf(text)).toMatchObject([{ when: 'played', do: [DRAWN.do[0], { do: 'if' }] }]);
  });
});

describe('several rules', () => {
  const TEXT = 'When played, draw 2 cards. When spent, gain 1 sanity.';
  const RULES = [DRAWN, { when: 'spent', do: [GAIN] }];

  test.each([TEXT, TEXT.replaceAll(/[.,]/g, ''), TEXT.replace('. ', '.\n')])(
    'are taken at once: %j',
    (text) => {
      expect(rulesOf(text)).toEqual(RULES);
    },
  );

  test('come one after the other where the gap is', () => {
    expect(rulesOf(TEXT, { card: WRITTEN, gap: '/rules/0' })).toEqual([
      ...RULES,
      { when: 'spent', do: [GAIN] },
    ]);
    const [{ sentence }] = choices(TEXT);
    expect(sentence).toBe(TEXT);
  });

  test('are no effect', () => {
    const ways = choices(TEXT, { card: WRITTEN, gap: '/rules/0/do/1' }).map(({ way }) => way);
    expect(ways).not.toContain('read');
  });
});

describe('effects', () => {
  const GAP = { card: WRITTEN, gap: '/rules/0/do/1' };

  test('are a list', () => {
    const drawn = [GAIN, { do: 'draw', cards: 2 }, { do: 'lose-sanity', amount: 1 }];
    for (const text of [
      'draw 2 cards, then lose 1 sanity',
      'Ziehe 2 Karten. Verliere 1 Verstand.',
      'draw 2 cards lose 1 sanity',
    ])
      expect(rulesOf(text, GAP)).toEqual([{ when: 'spent', do: drawn }]);
  });

  test('that are only begun, or mistyped, are offers: the first is what comes next', () => {
    const all = choices('gian 1 sanity', GAP);
    expect(all[0]).toMatchObject({ way: 'new', name: 'Gain 1 sanity' });
    expect(choices('lose', GAP)[0]).toMatchObject({ way: 'new', name: 'Lose 1 sanity' });
  });

  test('finish a rule of which the trigger is known', () => {
    const draft = { anchor: '/rules/0', text: '', part: { when: 'played' } };
    expect(rulesOf('draw 2 cards', { draft })).toEqual([DRAWN]);
    expect(rulesOf('draw 2 cards then lose 1 sanity', { draft })).toMatchObject([{ do: [{}, {}] }]);
    expect(rulesOf('When spent, gain 1 sanity', { draft })).toEqual([{ when: 'spent', do: [GAIN] }]);
    const [{ done }] = choices('draw 2 cards', { draft });
    expect(done).toBe('/rules/0');
  });
});

describe('what can be read in several ways', () => {
  const IF = { do: 'if', if: { is: 'foe-here' } };
  const ways: readonly Meant[] = [
    { items: [{ ...IF, then: [GAIN, { do: 'draw', cards: 2 }] }], way: 'read' as const },
    {
      items: [
        { ...IF, then: [GAIN] },
        { do: 'draw', cards: 2 },
      ],
      way: 'read' as const,
    },
  ] as unknown as readonly Meant[];

  test('shows what each way is made of', () => {
    const all = choices('whatever', {
      card: WRITTEN,
      gap: '/rules/0/do/1',
      by: { programs: () => ways },
    });
    expect(all.map(({ way }) => way)).toEqual(['read', 'read']);
    expect(all.map(({ parts }) => parts)).toEqual([
      [
        { depth: 0, text: 'If a foe is on your level' },
        { depth: 1, text: 'gain 1 sanity' },
        { depth: 1, text: 'draw 2 cards' },
      ],
      [
        { depth: 0, text: 'If a foe is on your level' },
        { depth: 1, text: 'gain 1 sanity' },
        { depth: 0, text: 'Draw 2 cards' },
      ],
    ]);
  });

  test('is not told apart where there is one', () => {
    const [only] = choices('draw 2 cards', { card: WRITTEN, gap: '/rules/0/do/1' });
    expect(only.parts).toBeUndefined();
  });
});

test('as long as nothing can be read, what is usual and has the words is offered', () => {
  const all = choices('gain san', { card: WRITTEN, gap: '/rules/0/do/1', by: null });
  expect(all.length).toBeGreaterThan(0);
  for (const { way, sentence } of all) {
    expect(way).toBe('new');
    expect(sentence.toLowerCase()).toMatch(/gain.*sanity/);
  }
});

describe('what no card would say like that', () => {
  const FOE = { id: 'x', name: 'X', kind: 'foe', class: 'rogue', cost: { fight: 1 } } as unknown as Json;
  const EFFECT = { card: WRITTEN, gap: '/rules/0/do/1' };

  test.each<readonly [string, string, Typing]>([
    [
      'draw 2 cards; if you have 3 or less sanity, gain 2 sanity',
      'When played, draw 2 cards. If your sanity is 3 or less, gain 2 sanity.',
      {},
    ],
    [
      'when played, gain 2 sanity if you have 3 or less sanity',
      'When played, if your sanity is 3 or less, gain 2 sanity.',
      {},
    ],
    ['all heroes gain 1 sanity', 'Every hero gains 1 sanity.', EFFECT],
    ['Waffen kosten 1 weniger', 'Waffenkarten kosten 1 weniger.', { language: 'de' }],
    ['Rüstungen sind 2 billiger', 'Rüstungskarten kosten 2 weniger.', { language: 'de' }],
    ['weapons are 2 cheaper', 'Weapons cost 2 less.', {}],
    ['discard a card to draw two cards', 'You may discard a card to draw 2 cards.', EFFECT],
    ['lose 1 sanity and draw 3 cards', 'Lose 1 sanity. Draw 3 cards.', EFFECT],
    ['defeated draw a card', 'When defeated, draw a card.', { card: FOE }],
    ['draw 1 card, gain 1 sanity and discard 1 card', 'Draw a card. Gain 1 sanity. Discard a card.', EFFECT],
    ['when beaten, all heroes draw 2 cards', 'When revealed, every other hero draws 2 cards.', { card: FOE }],
    ['when you move, draw a card', 'While in play, when you move, draw a card.', {}],
    ['When you move draw two cards', 'While in play, when you move, draw 2 cards.', {}],
    [
      'at the beginning of your turn look at the top card of your battle deck',
      'While slotted, at the start of your turn, look at the top card of your battle deck.',
      { card: { ...ATTACK, kind: 'weapon' } as unknown as Json },
    ],
    ['banish a card from your hand', 'Banish a card from hand.', EFFECT],
    [
      'Wenn du dich bewegst, zieh eine Karte',
      'Solange im Spiel, wenn du dich bewegst: Ziehe eine Karte.',
      { language: 'de' },
    ],
    [
      'verliere 1 Verstand und ziehe drei Karten',
      'Verliere 1 Verstand. Ziehe 3 Karten.',
      { ...EFFECT, language: 'de' },
    ],
  ])('"%s" is offered as cards say it', (text, sentence, typing) => {
    const all = choices(text, typing);
    expect(all.map(({ way }) => way)).not.toContain('read');
    expect(all[0]?.sentence).toBe(sentence);
  });

  test('gives no choice between the same and the same', () => {
    for (const { sentence } of choices('draw two cards', EFFECT))
      expect(sentence).not.toMatch(/draw 2 cards; or draw 2 cards/);
  });

  test('and is about something else has no offers', () => {
    for (const text of ['look at the stars tonight', 'einmal pro Jahr schenkt der Regen Gold'])
      expect(choices(text, { card: FOE })).toEqual([]);
  });
});

describe('a part that no card can say', () => {
  const ADVERSARY = { id: 'x', name: 'X', kind: 'adversary', cost: { fight: 1 } } as unknown as Json;

  test.each<readonly [string, string, string, Typing]>([
    ['costs 2 less if you have an object', 'This costs 2 less.', 'if you have an object', {}],
    [
      'when played, every hero who has no object discards a card',
      'When played, every hero discards a card.',
      'who has no object',
      {},
    ],
    [
      'when played, draw 2 cards until the moon is full, then lose 1 sanity',
      'When played, draw 2 cards. Lose 1 sanity.',
      'until the moon is full',
      {},
    ],
    [
      'jeder Held ohne Gegenstand legt eine Karte ab',
      'Beim Ausspielen: Jeder Held legt eine Karte ab.',
      'ohne Gegenstand',
      { language: 'de' },
    ],
    [
      'Nach dem Sieg: Ziehe 2 Karten für jeden Freund.',
      'Nach dem Sieg: Ziehe 2 Karten.',
      'für jeden Freund',
      { card: ADVERSARY, language: 'de' },
    ],
  ])('is left out of "%s"', (text, sentence, without, typing) => {
    const [first] = choices(text, typing);
    expect(first).toMatchObject({ way: 'alike', sentence, without });
  });

  test('is not missed where nothing is left out', () => {
    const all = choices('when played, every hero discards a card and draws 2 cards');
    expect(all.filter(({ without }) => without !== undefined)).toEqual([]);
  });
});

describe('a text that is pasted', () => {
  /** Texts that are parsed until it is answered. */
  function readsOf(text: string): number {
    const spies = [vi.spyOn(reader, 'read'), vi.spyOn(reader, 'interpret')];
    try {
      choices(text, { by: new GapReader(reader, []) });
      return spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);
    } finally {
      for (const spy of spies) spy.mockRestore();
    }
  }
  const NONSENSE = 'the bell of the tower rang again, ';

  test('is not guessed at once more for each of its commas', () => {
    const [few, many] = [NONSENSE.repeat(4), NONSENSE.repeat(11)].map(readsOf);
    expect(few).toBeGreaterThan(0);
    // What is parsed grows with the letters.
    expect(many).toBeLessThanOrEqual((few * 11) / 4 + 5);
  });

  test('is read but not guessed at where no sentence is as long', () => {
    const [long, longer] = [NONSENSE.repeat(20), NONSENSE.repeat(80)].map(readsOf);
    expect(longer).toBeLessThanOrEqual(long * 4 + 5);
    expect(long).toBeLessThanOrEqual(readsOf(NONSENSE.repeat(11)));
    const draws = Array.from({ length: 20 }, () => ({ do: 'draw', cards: 2 }));
    const said = draws.map(() => 'Draw 2 cards.').join(' ');
    expect(rulesOf(`When played, ${said} When spent, ${said}`)).toEqual([
      { when: 'played', do: draws },
      { when: 'spent', do: draws },
    ]);
  });
});
