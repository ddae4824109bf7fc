// Bots play what the card language can say: what their estimates do not know they try.
import { describe, expect, test } from 'vitest';
import { playGame } from '../../../../../shared/engine/drive.ts';
import type { Definitions } from '../../../../../shared/engine/game.ts';
import type { Json } from '../../../../../shared/engine/json.ts';
import { planner } from '../../../../../shared/engine/planner/planner.ts';
import type { Fields } from '../../../../../shared/engine/scenario.ts';
import { Table } from '../../../../../shared/engine/table.ts';
import { adeptPlayer } from '../../../../../shared/games/ravingspire/bots/adept.ts';
import { plainAdept } from '../../../../../shared/games/ravingspire/bots/adept/index.ts';
import { greedyPlayer } from '../../../../../shared/games/ravingspire/bots/greedy.ts';
import { masterPlan } from '../../../../../shared/games/ravingspire/bots/master/index.ts';
import { hasStrange } from '../../../../../shared/games/ravingspire/bots/trial/strange.ts';
import { ravingspireEntry } from '../../../../../shared/games/ravingspire/entry.ts';
import { ravingspire } from '../../../../../shared/games/ravingspire/index.ts';
import { ravingspireScenarios } from '../../../../../shared/games/ravingspire/scenario/index.ts';
import { checkBotsAt, type RavingspireBot } from '../../../../support/bots.ts';
import { Broken } from '../../../../support/checked-game.ts';
import { LONG } from '../../../../support/long.ts';
import {
  baseDefinitions,
  drawnSetup,
  MOST_ACTIONS,
  type TowerTable,
} from '../../../../support/ravingspire.ts';
import { strangeDefinitions, strangeSetup, strangeTable } from '../../../../support/strange.ts';

/** Few every day, all of them in the soak (part `unit`). */
const POSITIONS = LONG ? 1000 : 200;
const CHUNK = 50;
/** Of this many positions one is given to the master too, who tries much. */
const MASTERS = LONG ? 5 : 25;

const SMALL = { worlds: 3, rollouts: 8, screening: 1, turns: 1, depth: 60 };
const quick: { readonly [name: string]: RavingspireBot } = Object.fromEntries(
  Object.entries<RavingspireBot>(ravingspireEntry.bots).filter(([name]) => name !== 'master'),
);
const all: { readonly [name: string]: RavingspireBot } = {
  ...quick,
  master: planner({ ...masterPlan, unseen: 0, budget: SMALL }),
};

test('all forms of the base set are known, and many of the pack are not', () => {
  const at = (definitions: typeof baseDefinitions, packs: readonly string[]) =>
    hasStrange(ravingspire.match({ ...drawnSetup('strange', 6), packs }, definitions));
  expect(at(baseDefinitions, ['base'])).toBe(false);
  expect(at(strangeDefinitions, ['base', 'sixty'])).toBe(true);
});

describe('a bot decides by what its seat can see', () => {
  const kinds = new Set<string>();
  for (let from = 0; from < POSITIONS; from += CHUNK) {
    test(`in positions ${from} to ${from + CHUNK - 1}, with the hidden cards lying otherwise`, () => {
      for (let number = from; number < from + CHUNK; number++) {
        const bots = number % MASTERS === 0 ? all : quick;
        for (const kind of checkBotsAt(strangeTable(number), number, bots, 1)) kinds.add(kind);
      }
      expect(kinds.size).toBeGreaterThan(5);
    });
  }

  test('the check notices one that looks at how the open step began', () => {
    const peeking: RavingspireBot = () => ({
      ...adeptPlayer,
      answer: (question, _match, _state, open) =>
        question.options[(open?.before.decks.encounter.at(-1) ?? 0) % question.options.length],
    });
    const check = () => {
      for (let number = 0; number < CHUNK; number++) checkBotsAt(strangeTable(number), number, { peeking });
    };
    expect(check).toThrow(Broken);
  });
});

test.each(['novice', 'greedy', 'adept'] as const)('%s plays a game to its end, by its seed', (name) => {
  const match = ravingspire.match(strangeSetup(1), strangeDefinitions);
  const play = () => {
    const player = ravingspireEntry.bots[name]('strange');
    return playGame(ravingspire, match, { player: () => player, maxActions: MOST_ACTIONS });
  };
  const played = play();
  expect(played.state.outcome).not.toBeNull();
  if (LONG) expect(play()).toEqual(played);
});

/** The Encounter phase of a hero alone in the dungeon, with a pack beside the base set. */
const encounterOf = (
  pack: string,
  definitions: Definitions,
  { hero, ring }: { readonly hero: Fields; readonly ring?: readonly Json[] },
): TowerTable =>
  new Table(
    ravingspire,
    { seed: pack, heroes: ['base:crimson-reaver'], packs: ['base', pack], options: {} },
    definitions,
    ravingspireScenarios.opening({
      turn: 9,
      active: 0,
      phase: 'encounter',
      heroes: [{ level: 'dungeon', space: 0, ...hero }],
      ...(ring && { levels: { dungeon: { ring } } }),
    }),
  );

test.each(Object.entries(all))('%s fights no enemy that was left on another level', (name, bot) => {
  const at = encounterOf('sixty', strangeDefinitions, {
    hero: { sanity: 5, hand: ['sixty:trapeze', ...Array.from({ length: 9 }, () => 'base:blade')] },
    ring: ['base:insane-adept', null, null, null, null],
  });
  const [card] = at.state.levels[0].ring;
  const entered = [
    at.act(0, { do: 'fight', card, pay: null, brute: false }),
    at.act(0, { do: 'play', card: at.state.heroes[0].hand[0], instead: false }),
  ];
  expect(entered).toMatchObject([{ ok: true }, { ok: true }]);
  expect(at.state).toMatchObject({ battle: { card }, heroes: [{ level: 1 }] });
  const action = bot(name).act(at.match, at.state, 0);
  expect(ravingspire.check(at.match, at.state, 0, action)).toBeNull();
});

describe('what is tried', () => {
  const definition = (id: string, program: Json) =>
    ({
      id,
      name: id,
      kind: 'attack',
      power: 1,
      as: ['skill'],
      rules: [{ when: 'played', do: program }],
    }) as Json;
  /** Waits for a moment that hardly comes: a form that no estimate knows, and that does nothing. */
  const nothing: Json = { do: 'later', when: 'banishes', then: [{ do: 'draw', cards: 1 }] };
  const cards: { readonly [id: string]: Json } = {
    good: [{ do: 'later', when: 'turn-start', then: [{ do: 'gain-sanity', amount: 4 }] }],
    bad: [{ do: 'shuffle', cards: { from: ['hand'], count: 'all' } }],
    either: [{ do: 'choose', of: [[nothing, { do: 'gain-sanity', amount: 4 }], [nothing]] }],
  };
  const definitions = {
    ...baseDefinitions,
    ...Object.fromEntries(
      Object.entries(cards).map(([id, program]) => [`toy:${id}`, definition(id, program)]),
    ),
  };
  const table = (card: string): TowerTable =>
    encounterOf('toy', definitions, {
      hero: {
        sanity: 3,
        hand: [`toy:${card}`, 'base:blade', 'base:blade', 'base:blade'],
        deck: Array.from({ length: 12 }, () => 'base:tool'),
      },
    });
  const played = (at: TowerTable) => ({ do: 'play', card: at.state.heroes[0].hand[0], instead: false });

  test('the adept plays what does good later, and leaves what throws the hand away', () => {
    const bot = adeptPlayer;
    const [good, bad] = [table('good'), table('bad')];
    expect(bot.act(good.match, good.state, 0)).toEqual(played(good));
    expect(bot.act(bad.match, bad.state, 0)).not.toEqual(played(bad));
    expect(greedyPlayer.act(bad.match, bad.state, 0)).toEqual(played(bad));
  });

  test('the adept answers by what comes of it', () => {
    const bot = adeptPlayer;
    const at = table('either');
    at.act(0, played(at) as never);
    const { question, match, state, openStep } = at;
    expect(bot.answer(question!, match, state, openStep)).toBe(0);
    expect(plainAdept.answer(question!, match, state)).toBe(1);
    expect(bot.answer(question!, match, state)).toBe(1);
  });
});
