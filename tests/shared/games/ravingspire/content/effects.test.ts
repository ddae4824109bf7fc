import { describe, expect, test } from 'vitest';
import { runStep, type Run } from '../../../../../shared/engine/drive.ts';
import type { Definitions } from '../../../../../shared/engine/game.ts';
import { clone, type Json } from '../../../../../shared/engine/json.ts';
import { newTape } from '../../../../../shared/engine/step.ts';
import { answerGreedily } from '../../../../../shared/games/ravingspire/bots/answers.ts';
import { reasons } from '../../../../../shared/games/ravingspire/bots/reasons.ts';
import type { CardDefinition } from '../../../../../shared/games/ravingspire/content/schema.ts';
import { powerOf } from '../../../../../shared/games/ravingspire/rules/values.ts';
import { fire } from '../../../../../shared/games/ravingspire/rules/triggers.ts';
import { blankState, deal, makeMatch } from '../../../../../shared/games/ravingspire/setup.ts';
import type { Event, G, Match, State } from '../../../../../shared/games/ravingspire/types.ts';
import { BASE, withEffects } from './cards.ts';

const HEROES = ['base:marcus-the-runelord', 'base:florence-haymaker', 'base:dawn-the-righteous'];

/** A table whose decks hold one sample card, and the state after the deal. */
function table(sample: CardDefinition): { match: Match; state: State; card: number } {
  const definitions: Record<string, CardDefinition> = { 'base:sample': sample };
  for (const [id, card] of BASE) definitions[`base:${id}`] = card;
  const setup = { seed: 'effects', heroes: HEROES, packs: ['base'], options: {} };
  const match = makeMatch(setup, definitions as unknown as Definitions);
  const dealt = runStep<Match, State, Event>(match, blankState(match), newTape(), (g: G) => deal(g));
  const { state } = dealt;
  state.phase = 'encounter';
  const card = match.cards.findIndex(({ id }) => id === 'base:sample');
  state.decks.encounter = state.decks.encounter.filter((other) => other !== card);
  state.heroes[0].played.push(card);
  return { match, state, card };
}

interface Played extends Run<State, Event> {
  match: Match;
  card: number;
}

/** How a card is played. */
interface Playing {
  answers?: Json[];
  dice?: number[];
  change?: (state: State) => void;
}

/** Plays a card with these effects for the first hero. */
const play = (nodes: readonly object[], playing?: Playing): Played => playCard(withEffects(nodes), playing);

/** Plays a card for the first hero. */
function playCard(sample: CardDefinition, { answers = [], dice = [], change }: Playing = {}): Played {
  const { match, state, card } = table(sample);
  const before = clone(state);
  before.dice = dice;
  // The tower card that setup placed may change values of its own accord.
  before.levels[0].tower = -1;
  change?.(before);
  const run = runStep<Match, State, Event>(match, before, { ...newTape(), answers }, (g: G) =>
    fire(g, 'played', card, 0),
  );
  return { ...run, match, card };
}

const kinds = (run: Run<State, Event>) => run.events.map(({ kind }) => kind);
const sanity = (run: Run<State, Event>) => run.state.heroes.map((hero) => hero.sanity);

describe('flow', () => {
  test('effects happen in order', () => {
    const run = play([
      { do: 'lose-sanity', amount: 3 },
      { do: 'gain-sanity', amount: 1 },
    ]);
    expect(sanity(run)).toEqual([8, 10, 10]);
    expect(kinds(run)).toEqual(['sanityLost', 'sanityGained']);
    expect(run.events.every(({ cause }) => cause === run.card)).toBe(true);
  });

  test('a table runs the row of its roll, and what the roll was can be read', () => {
    const table = {
      do: 'table',
      rows: [
        { on: '1-3', then: [{ do: 'lose-sanity', amount: { amount: 'rolled' } }] },
        { on: '6', then: [{ do: 'lose-sanity', amount: 6 }] },
      ],
    };
    expect(sanity(play([table], { dice: [2] }))[0]).toBe(8);
    expect(sanity(play([table], { dice: [5] }))[0]).toBe(10);
    expect(sanity(play([table], { dice: [6] }))[0]).toBe(4);
  });

  test('a choice asks with the place of its node, and runs what was chosen', () => {
    const nodes = [
      { do: 'choose', of: [[{ do: 'lose-sanity', amount: 1 }], [{ do: 'lose-sanity', amount: 2 }]] },
    ];
    const asked = play(nodes);
    expect(asked.question).toMatchObject({
      kind: 'option',
      options: [0, 1],
      data: { values: 'effects', cause: asked.card, path: '/rules/0/do/0' },
    });
    expect(sanity(play(nodes, { answers: [1] }))[0]).toBe(8);
  });

  test('if, else and repeat', () => {
    const branch = (min: number) => ({
      do: 'if',
      if: { is: 'amount', of: { amount: 'heroes', who: 'every' }, min },
      then: [{ do: 'repeat', times: 3, then: [{ do: 'lose-sanity', amount: 1 }] }],
      else: [{ do: 'lose-sanity', amount: 9 }],
    });
    expect(sanity(play([branch(3)]))[0]).toBe(7);
    expect(sanity(play([branch(4)]))[0]).toBe(1);
  });

  test('each makes the others "you", and they choose for themselves', () => {
    const run = play([{ do: 'each', who: 'others', then: [{ do: 'discard', cards: { from: ['hand'] } }] }]);
    expect(run.question).toMatchObject({ seat: 1, kind: 'discard' });
  });
});

describe('CARD-16: a price is paid whole or not at all', () => {
  const nodes = [
    {
      do: 'may',
      price: [{ do: 'lose-sanity', amount: 4 }],
      then: [{ do: 'draw', cards: 1 }],
      else: [{ do: 'draw', cards: 3 }],
    },
  ];

  test('it is asked for only when it can be paid', () => {
    expect(play(nodes).question).toMatchObject({ kind: 'may', options: ['no', 'yes'] });
    const poor = play(nodes, { change: (state) => void (state.heroes[0].sanity = 3) });
    expect(poor.question).toBeNull();
    expect(poor.state.heroes[0].hand).toHaveLength(9);
  });

  test('paid and declined', () => {
    const paid = play(nodes, { answers: ['yes'] });
    expect([sanity(paid)[0], paid.state.heroes[0].hand.length]).toEqual([6, 7]);
    const declined = play(nodes, { answers: ['no'] });
    expect([sanity(declined)[0], declined.state.heroes[0].hand.length]).toEqual([10, 9]);
  });

  test('the last sanity as a price drops what it would have bought', () => {
    const run = play(nodes, { answers: ['yes'], change: (state) => void (state.heroes[0].sanity = 4) });
    const mad = run.events.find(({ kind }) => kind === 'wentMad');
    // It says where the hero wakes.
    expect(mad).toMatchObject({ to: run.state.heroes[0].space });
    expect(run.state.heroes[0].hand).toHaveLength(6);
  });
});

describe('CARD-17: madness inside an effect', () => {
  const mad = (state: State) => void (state.heroes[0].sanity = 1);

  test.each([
    ['draw', 0],
    ['madness', 1],
  ])(
    'a later rule of the hero rolls for its condition only where others are concerned: %s',
    (verb, rolls) => {
      const then = verb === 'draw' ? { do: 'draw', cards: 1 } : { do: 'madness', amount: -1 };
      const unless = { is: 'amount', of: { amount: 'die' }, min: 4 };
      const sample = withEffects([{ do: 'lose-sanity', amount: 1 }]);
      const rules = [...sample.rules!, { when: 'played', if: unless, do: [then] }];
      const run = playCard({ ...sample, rules } as CardDefinition, { change: mad, dice: [4] });
      expect(kinds(run).filter((kind) => kind === 'rolled')).toHaveLength(rolls);
    },
  );

  test('what is left for that hero is dropped, what concerns others goes on', () => {
    const nodes = [
      { do: 'lose-sanity', amount: 1 },
      { do: 'draw', cards: 2 },
      { do: 'lose-sanity', amount: 2, who: 'every' },
      { do: 'repeat', times: 2, then: [{ do: 'lose-sanity', amount: 1, who: 'others' }] },
    ];
    const run = play(nodes, { change: mad });
    expect(sanity(run)).toEqual([10, 6, 6]);
    expect(run.state.heroes[0].hand).toHaveLength(6);
  });

  test('nothing goes on when the game is over', () => {
    const run = play(
      [
        { do: 'lose-sanity', amount: 1 },
        { do: 'lose-sanity', amount: 1, who: 'others' },
      ],
      {
        change: (state) => {
          mad(state);
          state.madness = 1;
        },
      },
    );
    expect(run.state.outcome).toMatchObject({ result: 'lost' });
    expect(sanity(run).slice(1)).toEqual([10, 10]);
  });
});

test('CARD-18: a runaway effect stops after 1,000 steps, once, with the name of its card', () => {
  const often = (then: object): object => ({ do: 'repeat', times: 20, then: [then] });
  const run = play([often(often(often({ do: 'gain-sanity', amount: 1 }))), { do: 'draw', cards: 1 }]);
  const stopped = run.events.filter(({ kind }) => kind === 'effectStopped');
  expect(stopped).toMatchObject([{ card: run.card, rule: 'CARD-18' }]);
  expect(run.state.heroes[0].hand).toHaveLength(6);
});

describe('cards', () => {
  test('a discard asks one by one, and not at all when all must go', () => {
    const two = [{ do: 'discard', cards: { from: ['hand'], count: 2 } }];
    const first = play(two);
    expect(first.question).toMatchObject({ kind: 'discard', seat: 0 });
    const all = play([{ do: 'discard', cards: { from: ['hand'], count: 'all' } }]);
    expect(all.question).toBeNull();
    expect(all.state.heroes[0].hand).toEqual([]);
    expect(all.state.heroes[0].discard).toHaveLength(6);
  });

  test('what was done can be counted', () => {
    const run = play([
      { do: 'discard', cards: { from: ['hand'], count: 'all' } },
      { do: 'lose-sanity', amount: { amount: 'done' } },
    ]);
    expect(sanity(run)[0]).toBe(4);
  });

  test('a card taken at random is taken without a question', () => {
    const run = play([{ do: 'discard', cards: { from: ['hand'], count: 2, pick: 'random' } }]);
    expect(run.question).toBeNull();
    expect(run.revealed).toBe(true);
    expect(run.state.heroes[0].discard).toHaveLength(2);
  });

  test('stealing tells from whom', () => {
    const run = play([{ do: 'steal', cards: { from: ['hand'], whose: 'others', pick: 'random' } }]);
    expect(run.events.at(-1)).toMatchObject({ kind: 'stolen', seat: 0 });
    expect(run.state.heroes[0].hand).toHaveLength(7);
  });

  test('banished and put on the deck', () => {
    const run = play([
      { do: 'put-on-deck', cards: { from: ['hand'], count: 'all' } },
      { do: 'banish', cards: 'this' },
    ]);
    expect(run.state.heroes[0].hand).toEqual([]);
    expect(run.state.heroes[0].deck).toHaveLength(12);
    expect(run.state.banished).toEqual([run.card]);
  });
});

describe('changes for a time', () => {
  const power = ({ match, state, card }: Played) => powerOf(match, state, 0, card);
  const until = (change: object) => ({ do: 'until', ends: 'turn', change: { cards: 'this', ...change } });

  test('CARD-14: replaced, added to, doubled, lowered', () => {
    expect(power(play([until({ mod: 'set-power', amount: 12 })]))).toBe(12);
    expect(power(play([until({ mod: 'add-power', amount: 2 }), until({ mod: 'double-power' })]))).toBe(6);
    expect(power(play([until({ mod: 'lower-power', amount: 5 })]))).toBe(0);
  });

  test('the amount is read when the change is made', () => {
    const run = play([until({ mod: 'add-power', amount: { amount: 'die' } })], { dice: [4] });
    expect(power(run)).toBe(5);
    expect(run.state.until).toMatchObject([
      { source: run.card, target: run.card, amount: 4, seat: 0, ends: 'turn' },
    ]);
  });

  test('a filter touches all such cards', () => {
    const run = play([
      { do: 'until', ends: 'turn', change: { mod: 'add-power', amount: 3, cards: { kind: ['starter'] } } },
    ]);
    const [starter] = run.state.heroes[0].hand;
    expect(powerOf(run.match, run.state, 0, starter)).toBe(run.match.cards[starter].power + 3);
    expect(power(run)).toBe(1);
  });
});

describe('the board', () => {
  test('rotating asks for the direction, turns by up to the amount', () => {
    const nodes = [{ do: 'rotate', level: 'temple', by: 2, upTo: true }];
    const run = play(nodes, { answers: ['counterclockwise', 1] });
    expect(run.events.at(-1)).toMatchObject({ kind: 'rotated', level: 1, by: -1 });
  });

  test('a ring that turns says where everything on it ends up', () => {
    const change = (state: State): void => {
      state.levels[0].foe = 11;
      Object.assign(state.heroes[0], { level: 0, space: 10 });
      Object.assign(state.heroes[1], { level: 0, space: 2 });
      Object.assign(state.heroes[2], { level: 2, space: 5 });
    };
    const run = play([{ do: 'rotate', level: 'dungeon', by: 3 }], { answers: ['clockwise'], change });
    const heroes = [0, 1].map((seat) => ({ seat, space: run.state.heroes[seat].space }));
    expect(heroes.map(({ space }) => space)).toEqual([1, 5]);
    const { portal, foe } = run.state.levels[0];
    expect(run.events.at(-1)).toMatchObject({ kind: 'rotated', portal, carried: { heroes, foe } });
    expect(foe).toBe(2);
  });

  test('foes come, move and go', () => {
    const run = play([
      { do: 'summon-foe', level: 'here' },
      { do: 'move-foe', spaces: 1 },
      { do: 'remove-foe', level: 'here' },
    ]);
    expect(kinds(run)).toEqual(['foeAppeared', 'foeMoved', 'foeRemoved']);
  });

  test('heroes are moved', () => {
    const run = play(
      [
        { do: 'move-hero', spaces: 3 },
        { do: 'place-hero', at: 'start' },
      ],
      { answers: ['clockwise'] },
    );
    expect(run.state.heroes[0].space).toBe(run.state.levels[0].portal);
    expect(kinds(run)).toEqual(['heroMoved', 'heroMoved']);
  });
});

describe('a question for cards says what becomes of them', () => {
  const ring = { from: ['ring'] };
  const held = { from: ['hand', 'discard'] };
  const asked: readonly (readonly [object, 'lose' | 'take'])[] = [
    [{ do: 'discard', cards: { from: ['hand'] } }, 'lose'],
    [{ do: 'banish', cards: held }, 'lose'],
    [{ do: 'bury', cards: ring }, 'lose'],
    [{ do: 'reshuffle', cards: ring }, 'lose'],
    [{ do: 'bury', cards: { ...ring, upTo: true } }, 'lose'],
    [{ do: 'gain', cards: ring }, 'take'],
    [{ do: 'retrieve', cards: { from: ['hand'] } }, 'take'],
    [{ do: 'put-on-deck', cards: held }, 'take'],
    [{ do: 'pick', cards: held }, 'take'],
    [{ do: 'reduce-cost', amount: 1, cards: ring }, 'take'],
  ];

  test.each(asked)('%j', (node, wants) => {
    const run = play([node], { change: fillRing });
    const question = run.question!;
    expect(question.wants).toBe(wants);
    const power = (option: Json): number => run.match.cards[option as number].power;
    const powers = question.options.filter((option) => typeof option === 'number').map(power);
    const wanted = wants === 'lose' ? Math.min(...powers) : Math.max(...powers);
    expect(power(answerGreedily(question, run.match, run.state))).toBe(wanted);
    const { key } = reasons.answer(question, run.match, run.state, question.options.at(-1)!);
    expect(key).toBe(wants === 'lose' ? 'why.given' : 'why.taken');
  });

  /** Cards of all strengths on the dungeon ring. */
  function fillRing(state: State): void {
    state.levels[0].ring = state.decks.encounter.splice(-5);
  }
});
