// CARD-19: a card that moves itself when it is played or spent pays with its power all the same.
import { describe, expect, test } from 'vitest';
import { readPackFolder } from '../../../../../main/host/packs/read.ts';
import type { Definitions } from '../../../../../shared/engine/game.ts';
import type { Json } from '../../../../../shared/engine/json.ts';
import { runScenario } from '../../../../../shared/engine/scenario.ts';
import { ravingspireContent } from '../../../../../shared/games/ravingspire/content/index.ts';
import { ravingspireScenarios } from '../../../../../shared/games/ravingspire/scenario/index.ts';
import { freeze, thaw } from '../../../../../shared/packs/freeze.ts';
import { loadPacks } from '../../../../../shared/packs/load.ts';

const ROOT = new URL('../../../../..', import.meta.url).pathname;
const loaded = loadPacks(
  [
    readPackFolder(`${ROOT}/mods/base`, 'shipped'),
    readPackFolder(`${ROOT}/tests/fixtures/packs/departures`, 'user'),
  ],
  [ravingspireContent],
);
const definitions = thaw(freeze(loaded.cards, Object.keys(loaded.cards))) as Definitions;

type Fields = { readonly [key: string]: Json };
type Assertion = [path: string, op: string, value?: Json];

const run = (given: Fields, when: Fields[], then: Assertion[]): string | null => {
  const heroes = ['base:quinn-apblanc'];
  const setup = { seed: 'departures', heroes, packs: ['base', 'departures'] };
  const scenario = { name: 'a departure', rules: ['CARD-19'], game: 'ravingspire', setup, given, when, then };
  return runScenario(scenario, ravingspireScenarios, () => definitions).failure;
};

const WARE = 'base:leather-boots';
const RING = [WARE, null, null, null, null];
const hero = (hand: string[], more: Fields = {}): Fields => ({
  level: 'dungeon',
  space: 3,
  hand,
  slots: [null, null, null, null, null],
  deck: ['base:blade', 'base:blade', 'base:blade'],
  discard: [],
  ...more,
});
const at = (phase: string, hand: string[], more: Fields = {}, ofHero: Fields = {}): Fields => ({
  turn: 7,
  phase,
  heroes: [hero(hand, ofHero)],
  levels: { dungeon: { stairs: 6, ring: RING, tower: null, foe: null } },
  decks: { encounter: ['base:iron-lantern', 'base:battered-buckler'] },
  waiting: null,
  ...more,
});
const fight = (card: string, more: Fields = {}): Json => ({ card, as: 'fight', ...more });

/** Where each verb puts the card that moves itself, before Recover. */
const PLACES = {
  banish: ['banished', 'has'],
  'put-on-deck': ['heroes.0.deck', 'top'],
  retrieve: ['heroes.0.hand', 'has'],
  discard: ['heroes.0.discard', 'has'],
  bury: ['decks.encounter', 'has'],
  reshuffle: ['reshuffle', 'has'],
  'lay-on-foe-deck': ['decks.foe', 'top'],
} as const;
const forms = Object.entries(PLACES).flatMap(([verb, [path, op]]) =>
  ['played', 'spent'].map((trigger) => ({ card: `departures:${verb}-when-${trigger}`, trigger, path, op })),
);

test('the pack of these tests has no problems', () => expect(loaded.problems).toEqual([]));

describe.each(forms)('$card', ({ card, trigger, path, op }) => {
  const there: Assertion = [path, op, op === 'top' ? [card] : card];
  const gone: Assertion[] = [there, ['heroes.0.played', 'is', []], ['heroes.0.spent', 'is', []]];
  const guarded = {
    levels: { dungeon: { stairs: 6, ring: ['departures:plain-guard', null, null, null, null] } },
  };

  test('buys a card', () => {
    const given = at('encounter', [card], {
      levels: { dungeon: { ring: ['departures:drawing-ware', null, null, null, null] } },
    });
    const buy = { do: 'acquire', card: 'departures:drawing-ware', pay: [fight(card)] };
    // Spent, it goes after the purchase: what is drawn by it is not this card.
    const drawn = path === 'heroes.0.deck' && trigger === 'played' ? card : 'base:blade';
    const then: Assertion[] = drawn === card ? gone.slice(1) : gone;
    expect(
      run(
        given,
        [buy],
        [...then, ['heroes.0.gained', 'is', ['departures:drawing-ware']], ['heroes.0.hand', 'has', drawn]],
      ),
    ).toBeNull();
  });

  test('beats an adversary', () => {
    const beat = { do: 'fight', card: 'departures:plain-guard', pay: [fight(card)] };
    expect(
      run(at('encounter', [card], guarded), [beat], [...gone, ['banished', 'has', 'departures:plain-guard']]),
    ).toBeNull();
  });

  test('beats a foe', () => {
    const given = at('showdown', [card], {
      decks: { foe: ['departures:plain-foe', '...'], loot: ['base:runic-axe', 'base:black-mail'] },
      levels: { dungeon: { foe: 3 } },
    });
    expect(
      run(given, [{ do: 'fight', pay: [fight(card)] }], [...gone, ['heroes.0.key', 'is', true]]),
    ).toBeNull();
  });

  test('pays a stage of a finale, and cannot pay the next', () => {
    const given = at('keep', [card], { decks: { spire: ['departures:two-gates'] } }, { level: 'keep' });
    const pay = { do: 'fight', pay: [fight(card)] };
    expect(run(given, [pay], [...gone, ['outcome', 'is', null], ['battle.cost.fight', 'is', 3]])).toBeNull();
    expect(run(given, [pay, { ...pay, rejected: true }], [['outcome', 'is', null]])).toBeNull();
  });

  test.runIf(trigger === 'played')('keeps its power until the phase ends, whatever becomes of it', () => {
    const play = { do: 'play', card };
    const buy = { do: 'acquire', card: WARE, pay: [fight(card, { from: 'played' })], brute: true };
    const cheap = { do: 'fight', card: 'departures:plain-guard', pay: [fight(card, { from: 'played' })] };
    expect(run(at('encounter', [card], guarded), [play], gone)).toBeNull();
    expect(
      run(at('encounter', [card], guarded), [play, { do: 'play', card, rejected: true }], gone),
    ).toBeNull();
    expect(run(at('encounter', [card]), [play, { ...buy, rejected: true }], gone)).toBeNull();
    expect(
      run(
        at('encounter', [card], guarded),
        [play, cheap, { ...cheap, rejected: true }],
        [...gone, ['banished', 'has', 'departures:plain-guard']],
      ),
    ).toBeNull();
  });

  test('is worth its plain power in Explore, where its action is ignored', () => {
    const given = at('explore', [card]);
    expect(
      run(given, [{ do: 'exert', pay: [fight(card)], to: 'dungeon:4' }], [['heroes.0.spent', 'is', [card]]]),
    ).toBeNull();
  });

  test('gives its power once a turn: not in Explore as well', () => {
    const played = { do: 'fight', card: 'departures:plain-guard', pay: [fight(card)] };
    const exert = { do: 'exert', pay: [fight(card)], to: 'dungeon:4', rejected: true };
    expect(
      run(at('encounter', [card], guarded), [played, { do: 'endEncounter' }, exert], [there]),
    ).toBeNull();
  });
});

test('a payment that a roll leaves short moves no card that is spent (CARD-19)', () => {
  const given = {
    ...at('encounter', ['departures:retrieve-when-spent', 'departures:unsure-hand']),
    dice: [1],
    levels: { dungeon: { ring: ['base:battered-buckler', null, null, null, null] } },
  };
  const pay = [fight('departures:retrieve-when-spent'), fight('departures:unsure-hand')];
  expect(
    run(
      given,
      [{ do: 'acquire', card: 'base:battered-buckler', pay, brute: true }],
      [
        ['heroes.0.played', 'is', ['departures:retrieve-when-spent', 'departures:unsure-hand']],
        ['heroes.0.gained', 'is', []],
      ],
    ),
  ).toBeNull();
});

test('a card that has left counts its own changes as if it lay among the played ones (CARD-19)', () => {
  const given = at('encounter', ['departures:lasting-glow'], {
    levels: { dungeon: { ring: ['departures:plain-guard', null, null, null, null] } },
  });
  const steps = [
    { do: 'play', card: 'departures:lasting-glow' },
    {
      do: 'fight',
      card: 'departures:plain-guard',
      pay: [fight('departures:lasting-glow', { from: 'played' })],
    },
  ];
  expect(run(given, steps, [['banished', 'has', 'departures:plain-guard']])).toBeNull();
});

test.each(['departures:cellar-vault', 'departures:open-cellar'])(
  '%s pays from its slot, where dungeon cards stay, and leaves it',
  (card) => {
    const given = at(
      'encounter',
      [],
      { levels: { dungeon: { ring: ['departures:plain-guard', null, null, null, null] } } },
      { slots: [null, null, null, null, card] },
    );
    const steps = [{ do: 'fight', card: 'departures:plain-guard', pay: [fight(card)] }];
    const where = card.endsWith('vault') ? 'banished' : 'heroes.0.hand';
    expect(
      run(given, steps, [
        ['heroes.0.slots', 'is', [null, null, null, null, null]],
        [where, 'has', card],
        ['banished', 'has', 'departures:plain-guard'],
      ]),
    ).toBeNull();
  },
);

test('power that lingers is lost when the phase ends (ENC-7)', () => {
  const card = 'departures:banish-when-played';
  const steps = [
    { do: 'play', card },
    { do: 'endEncounter' },
    { do: 'exert', pay: [fight(card, { from: 'played' })], to: 'dungeon:4', rejected: true },
  ];
  expect(run(at('encounter', [card]), steps, [['heroes.0.space', 'is', 3]])).toBeNull();
});
