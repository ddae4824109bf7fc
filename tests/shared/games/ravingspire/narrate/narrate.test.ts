import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../../../shared/words/languages.ts';
import { loadShelf } from '../../../../../scripts/commands/support/packs.ts';
import type { Question } from '../../../../../shared/engine/game.ts';
import type { Json } from '../../../../../shared/engine/json.ts';
import { narrator } from '../../../../../shared/games/ravingspire/narrate.ts';
import { speaker } from '../../../../../shared/games/ravingspire/narrate/speaker.ts';
import { QUESTIONS } from '../../../../../shared/games/ravingspire/narrate/question.ts';
import { REASONS } from '../../../../../shared/games/ravingspire/narrate/outcome.ts';
import { TABLE_REFUSALS } from '../../../../../shared/games/ravingspire/narrate/refusal.ts';
import { REFUSALS } from '../../../../../shared/games/ravingspire/rules/refuse.ts';
import { makeMatch } from '../../../../../shared/games/ravingspire/setup.ts';
import { de } from '../../../../../shared/games/ravingspire/text/de/table.ts';
import { en, type TextKey } from '../../../../../shared/games/ravingspire/text/en/table.ts';
import type { Action, EventKind, ToldEvent } from '../../../../../shared/games/ravingspire/types.ts';
import { phraseText } from '../../../../../shared/words/tokens.ts';
import { valuesIn } from '../../../../support/messages.ts';

const GAME = resolve(import.meta.dirname, '../../../../../shared/games/ravingspire');
const shelf = loadShelf([]);
const heroes = ['base:crimson-reaver', 'base:quinn-apblanc'];
const match = makeMatch({ seed: 's', heroes, packs: ['base'], options: {} }, shelf.definitions(['base']));
const tellers = LANGUAGES.map((language) => narrator(speaker(match, language, shelf.titles(language))));

/** Every sentence must be there and finished, in each language. */
function finished(
  say: (teller: (typeof tellers)[number]) => ReturnType<(typeof tellers)[number]['seat']>,
): void {
  for (const teller of tellers) {
    const text = phraseText(say(teller));
    expect(text).not.toBe('');
    expect(text).not.toMatch(/[{}]|undefined|NaN|\[object/);
  }
}

const told = { i: 0, cause: -1, seat: 0, rule: 'ENC-1' };
/** One of each kind; a new kind is a type error here. */
const EVENTS: {
  readonly [K in EventKind]: Omit<Extract<ToldEvent, { kind: K }>, keyof typeof told | 'kind'>;
} = {
  gameBegan: {},
  turnBegan: { turn: 3 },
  phaseBegan: { phase: 'showdown' },
  rolled: { purpose: 'move', value: 3 },
  rerolled: { purpose: 'cost', value: 4 },
  moved: { path: [1, 14] },
  keepEntered: {},
  levelRevealed: { level: 1 },
  towerPlaced: { level: 1, card: 3 },
  ringFilled: { level: 0, place: 2, card: 3 },
  cardDrawn: { card: 3 },
  setAside: { card: 3 },
  setAsideReturned: { count: 2 },
  chaosResolved: { card: 3 },
  waitingPlaced: { level: 2, place: 4, card: 3 },
  buried: { card: 3 },
  overwhelmed: { card: 3, replaced: 4 },
  played: { card: 3, instead: true },
  generated: { card: 3, as: 4 },
  abilityUsed: { index: 1 },
  acquired: { card: 3 },
  paymentFailed: { card: 3 },
  adversaryDefeated: { card: 3 },
  battleBegan: { enemy: 'spire', card: 3 },
  battleWon: { enemy: 'foe', card: 3 },
  battleLost: { enemy: 'foe', card: 3 },
  foeRedrawn: { card: 3, instead: 4 },
  cardTaken: { card: 3 },
  cardReturned: { card: 3 },
  keyGained: {},
  lootGained: { card: 3 },
  handDrawn: { cards: [3, 4] },
  deckRenewed: {},
  discarded: { cards: [3, 3, 4] },
  banished: { card: 3 },
  reshuffled: { cards: [3] },
  retrieved: { card: 3 },
  stolen: { card: 3, from: 1 },
  cardGiven: { card: 3, to: 1 },
  laidOnDeck: { card: 3 },
  deckShuffled: { deck: 'foe', cards: [3] },
  lookedAt: { deck: 'loot', cards: [3, 4], open: false },
  putBack: { deck: 'battle', cards: [3], under: false },
  slotted: { card: 3, slot: 0 },
  unslotted: { card: 3 },
  turnedUp: { cards: [3] },
  valueChanged: { card: 3 },
  effectWaits: {},
  playedAgain: { card: 3 },
  lossPrevented: { amount: 2 },
  costReduced: { card: 3, amount: 2 },
  transformed: { card: 3, into: 4 },
  countersChanged: { card: 3, by: -1, left: 2 },
  sanityLost: { amount: 1, asked: 1, left: 2 },
  sanityGained: { amount: 1, left: 2 },
  wentMad: { to: 0 },
  madnessChanged: { by: -1, left: 1 },
  rotated: { level: 0, by: -2, portal: 3, carried: { heroes: [], foe: -1 } },
  heroMoved: { level: 0, space: 3 },
  foeAppeared: { level: 0, space: 3 },
  foeMoved: { level: 2, space: 3 },
  foeRemoved: { level: 0 },
  flanked: { card: 3, assist: false, amount: 2 },
  passed: {},
  traded: { with: 1, give: 3, take: -1 },
  tradeRefused: { with: 1 },
  spireRevealed: { card: 3 },
  legacyLeft: { card: 3 },
  heroRemoved: {},
  effectStopped: { card: 3 },
  gameWon: { winners: [0, 1], reason: 'freedEveryone' },
  gameLost: { reason: 'dawn' },
};

describe('log lines', () => {
  it.each(Object.keys(EVENTS) as EventKind[])('%s', (kind) => {
    finished((teller) => teller.event({ ...told, kind, ...EVENTS[kind] } as unknown as ToldEvent));
    finished((teller) => teller.event({ ...told, kind, ...EVENTS[kind], seat: -1 } as unknown as ToldEvent));
  });

  it('counts a hand that is hidden', () => {
    const [english] = tellers;
    const event = { ...told, kind: 'handDrawn', cards: [-1, -1] } as const;
    expect(phraseText(english.event({ ...event, cards: [-1, -1] }))).toBe('Crimson Reaver draws 2 cards.');
  });
});

describe('refusals', () => {
  it.each([...REFUSALS, ...TABLE_REFUSALS])('%s', (code) => {
    finished((teller) => teller.refusal({ code, data: {}, rule: '' }));
    const data = {
      card: 3,
      by: 4,
      seat: 1,
      slot: 2,
      steps: 4,
      short: 3,
      fight: 1,
      skill: 2,
      charm: 0,
      brute: 4,
    };
    finished((teller) =>
      teller.refusal({ code, data: { ...data, phase: 'draw', what: 'exert', as: 'fight' }, rule: '' }),
    );
  });

  it('says how much is missing', () => {
    const [english, german] = tellers;
    const refusal = { code: 'too-little', data: { fight: 0, skill: 0, charm: 1, brute: null }, rule: '' };
    expect(phraseText(english.refusal(refusal))).toBe('Needs 1 more charm.');
    expect(phraseText(german.refusal(refusal))).toBe('Es fehlt: 1 Charme.');
    const both = { ...refusal, data: { fight: 2, skill: 0, charm: 1, brute: 5 } };
    expect(phraseText(english.refusal(both))).toBe(
      'Needs 2 more fight and 1 more charm, or 5 more by brute force.',
    );
  });

  it('survives codes it does not know', () => {
    finished((teller) => teller.refusal({ code: 'from-tomorrow', data: {}, rule: '' }));
  });
});

const ACTIONS: readonly Action[] = [
  { do: 'move', path: [1, 2], enterKeep: false },
  { do: 'move', path: [1, 14], enterKeep: false },
  { do: 'move', path: [], enterKeep: true },
  { do: 'skipMove' },
  { do: 'play', card: 3, instead: false },
  { do: 'play', card: 3, instead: true },
  { do: 'generate', card: 3 },
  { do: 'generate', ability: true, as: 'fight' },
  { do: 'ability', index: 0, card: -1, price: -1 },
  { do: 'ability', index: 1, card: 3, price: 4 },
  {
    do: 'acquire',
    card: 3,
    pay: [
      { card: 4, as: 'charm' },
      { ability: true, as: 'fight' },
    ],
    brute: false,
  },
  { do: 'fight', card: 3, pay: null, brute: false },
  { do: 'fight', card: 3, pay: [{ card: 4, as: 'charm' }], brute: true },
  { do: 'giveUp' },
  { do: 'slot', card: 3, slot: 1 },
  { do: 'unslot', card: 3 },
  { do: 'endEncounter' },
  { do: 'endExplore' },
  { do: 'rotate', using: 'brute', pay: [] },
  { do: 'exert', pay: [], to: 3, enterKeep: false },
  { do: 'exert', pay: [], to: 30, enterKeep: true },
  { do: 'well', pay: [], brute: false, banish: 3 },
  { do: 'flank', card: 3, assist: true },
  { do: 'pass' },
  { do: 'trade', with: 1, give: 3, take: 4 },
];

it.each(ACTIONS)('the button of $do', (action) => {
  finished((teller) => teller.action(action));
});

describe('questions', () => {
  const OPTIONS: { readonly [values: string]: readonly Json[] } = {
    cards: ['no', 3],
    words: [
      'no',
      'yes',
      'keep',
      'reroll',
      'everyone',
      'alone',
      'clockwise',
      'counterclockwise',
      'fight',
      'temple',
    ],
    numbers: [0, 1],
    effects: [0, 1],
  };

  it.each(QUESTIONS)('%s', (kind) => {
    for (const [values, options] of Object.entries(OPTIONS)) {
      const question: Question = {
        seat: 0,
        kind,
        options,
        data: { values, from: 1, give: 3, take: -1 },
        rule: '',
      };
      finished((teller) => teller.question(question));
      for (const option of options) finished((teller) => teller.answer(question, option));
    }
  });

  it('keep a roll, and do not take it for the Keep', () => {
    const data = { values: 'words' };
    const asked = (kind: string): Question => ({ seat: 0, kind, options: ['keep'], data, rule: '' });
    const said = (kind: string) => tellers.map((teller) => phraseText(teller.answer(asked(kind), 'keep')));
    expect(said('reroll')).toEqual(['Keep it', 'Behalten']);
    expect(said('level')).toEqual(['Keep', 'Bergfried']);
  });

  it('are all the rules and cards ask', () => {
    const asked = new Set<string>(['trade', 'may', 'option']);
    const ask =
      /(?:\bask(?:Card|CardOrNone|Word<\w+>|Word|Number|May)|\.pick)\(\s*g,[^'()]*(?:\([^()]*\)[^'()]*)*'([^']+)'/g;
    for (const file of sources(GAME)) {
      for (const [, kind] of readFileSync(file, 'utf8').matchAll(ask)) {
        if (!/^[A-Z]+-\d+$/.test(kind)) asked.add(kind); // a question whose kind is handed on
      }
    }
    expect(asked.size).toBeGreaterThan(20);
    expect([...asked].filter((kind) => !QUESTIONS.some((known) => known === kind))).toEqual([]);
  });
});

it.each(REASONS)('the end by %s', (reason) => {
  finished((teller) => teller.outcome({ result: 'won', winners: [0], reason }));
});

it.each(Object.keys(en) as TextKey[])('%s uses the same values in both languages', (key) => {
  const inEnglish = valuesIn(en[key]);
  for (const name of valuesIn(de[key])) expect(inEnglish).toContain(name);
});

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => join(entry.parentPath, entry.name));
}
