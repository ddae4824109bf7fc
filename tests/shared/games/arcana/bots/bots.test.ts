import { describe, expect, test } from 'vitest';
import { chosenGame } from '../../../../../scripts/commands/support/games.ts';
import { loadShelf } from '../../../../../scripts/commands/support/packs.ts';
import { LINES, playedBy } from '../../../../../scripts/soak/bots.ts';
import { winRate } from '../../../../../scripts/commands/support/compare.ts';
import { drawHeroes } from '../../../../../scripts/workers/simulation.ts';
import { playGame } from '../../../../../shared/engine/drive.ts';
import type { Question } from '../../../../../shared/engine/game.ts';
import { planner } from '../../../../../shared/engine/planner/planner.ts';
import { greedyPlayer } from '../../../../../shared/games/arcana/bots/greedy.ts';
import { arcanaBots } from '../../../../../shared/games/arcana/bots/index.ts';
import { asSetUp, type Bot } from '../../../../../shared/games/arcana/bots/opening.ts';
import { arcanaPlan, climbed } from '../../../../../shared/games/arcana/bots/planner.ts';
import { reasons } from '../../../../../shared/games/arcana/bots/reasons.ts';
import { referencePlayer } from '../../../../../shared/games/arcana/bots/reference.ts';
import { scoreOf } from '../../../../../shared/games/arcana/bots/score.ts';
import { arcana } from '../../../../../shared/games/arcana/index.ts';
import { DECLINE } from '../../../../../shared/games/arcana/rules/play.ts';
import type { Action, Match, State } from '../../../../../shared/games/arcana/types.ts';

const definitions = loadShelf([]).definitions(['arcana']);

const matchOf = (courts: readonly string[], seed = 'bots'): Match =>
  arcana.match(
    { seed, heroes: courts.map((id) => `arcana:${id}`), packs: ['arcana'], options: {} },
    definitions,
  );

interface Given {
  /** Hands by seat. */
  hands: readonly (readonly string[])[];
  health?: readonly number[];
  foe?: { major: string; health?: number; wards?: number };
}

/** A position on the first turn of seat 0, with nothing but what is given. */
function position(courts: readonly string[], { hands, health, foe }: Given): { match: Match; state: State } {
  const match = matchOf(courts);
  const number = (id: string): number => match.cards.findIndex((card) => card.id === `arcana:${id}`);
  const state = arcana.blank(match);
  state.phase = 'action';
  state.players.forEach((player, seat) => {
    player.court = match.proposed[seat];
    player.hand = hands[seat].map(number);
    player.health = health?.[seat] ?? 20;
  });
  const { major = 'm11', health: left = 10, wards = 0 } = foe ?? {};
  state.foe = { major: number(major), floor: 0, health: left, wards, pile: [] };
  return { match, state };
}

/** What the reference policy does, with card ids for numbers. */
function decides(courts: readonly string[], given: Given): object {
  const { match, state } = position(courts, given);
  const action = referencePlayer.act(match, state, 0);
  const id = (card: number): string => match.cards[card].id.slice('arcana:'.length);
  expect(arcana.check(match, state, 0, action)).toBeNull();
  if (action.do !== 'play') return action;
  const { partner } = action;
  return { ...action, card: id(action.card), partner: partner && { ...partner, card: id(partner.card) } };
}

describe('the reference policy', () => {
  // Justice (m11) is human: pentacles dispel. Temperance (m14) is celestial: wands and cups. The Moon (m18): swords.
  test.each<[what: string, court: string, card: string, score: number, given?: Partial<Given>]>([
    ['damage', 'pgc', 's4', 4],
    ['damage with the Gift', 'pgs', 's4', 5],
    [
      'no more damage than the foe has health, and 6 for its defeat',
      'pgc',
      's9',
      3 + 6,
      { foe: { major: 'm11', health: 3 } },
    ],
    ['damage into wards', 'pgc', 's4', 0, { foe: { major: 'm11', wards: 1 } }],
    ['a ward', 'pgc', 's4', 9 - 0.35 * 4, { foe: { major: 'm18', wards: 1 } }],
    ['a ward, by the printed rank', 'pgs', 's4', 9 - 0.35 * 4, { foe: { major: 'm18', wards: 1 } }],
    ['healing where all are at full health', 'pgw', 'c5', -1],
    ['healing a little', 'pgw', 'c5', 0.6 * 3 - 1, { health: [17, 18] }],
    ['healing the weakest', 'pgw', 'c5', 1.1 * 5 - 1, { health: [20, 9] }],
    ['healing by a Devout', 'pgc', 'c5', 0.6 * 6 - 1, { health: [20, 20] }],
    ['healing by a Priest', 'qw', 'c5', 0.6 * 3 - 1 + 2, { health: [17, 18] }],
    ['healing and a ward', 'pgw', 'c5', 9 - 0.35 * 5 - 1, { foe: { major: 'm14', wards: 2 } }],
    ['drawing with few cards', 'pgc', 'p4', 1.3 * 4 - 1],
    ['drawing with the Gift', 'pgp', 'p4', 1.3 * 5 - 1],
    [
      'drawing with many cards',
      'pgc',
      'p4',
      0.6 * 4 - 1,
      {
        hands: [
          ['p4', 'w1', 'w2'],
          ['w3', 'w4', 'w5'],
        ],
      },
    ],
    ['drawing by a Paladin', 'kc', 'p6', 1.3 * 6 - 1 + 0.6 * 4],
    [
      'drawing with little room',
      'pgc',
      'p9',
      0.6 * 3 - 1,
      {
        hands: [
          ['p9', 'w1', 'w2', 'w3', 'w4', 'w5'],
          ['s1', 's2', 's3', 's4', 's5'],
        ],
      },
    ],
  ])('thinks of %s', (_what, court, card, score, given = {}) => {
    const { match, state } = position([court, 'knw'], { hands: [[card], []], ...given });
    const number = match.cards.findIndex(({ id }) => id === `arcana:${card}`);
    expect(scoreOf(match, state, 0, number)).toBeCloseTo(score, 10);
  });

  const noTargets = { target: -1, shieldTo: -1, partner: null };

  test('plays the best card, and dispels when it may', () => {
    const hands = [['s4', 's2', 'w9'], []];
    expect(decides(['kc', 'knw'], { hands })).toMatchObject({ card: 'w9', dispel: false });
    expect(decides(['kc', 'knw'], { hands, foe: { major: 'm18', wards: 1 } })).toEqual({
      do: 'play',
      card: 's2',
      dispel: true,
      ...noTargets,
    });
  });

  test('draws with few cards, rests with many, when none is worth a turn', () => {
    const foe = { major: 'm11', wards: 1 };
    expect(decides(['kc', 'knw'], { hands: [['s4', 'w1'], []], foe })).toEqual({ do: 'focus' });
    expect(decides(['kc', 'knw'], { hands: [['s4', 'w1', 's9'], []], foe })).toEqual({ do: 'rest' });
  });

  test('heals the weakest, and a Paladin shields itself unless the card dispels', () => {
    expect(decides(['kc', 'knw'], { hands: [['c5'], []], health: [12, 8] })).toMatchObject({ target: 1 });
    const hands = [['p5'], []];
    expect(decides(['kc', 'knw'], { hands })).toMatchObject({ shieldTo: 0, dispel: false });
    expect(decides(['kc', 'knw'], { hands, foe: { major: 'm11', wards: 1 } })).toMatchObject({
      shieldTo: -1,
      dispel: true,
    });
  });

  test('as a Mage adds what is best at the rank of the Wands card, the lower rank first', () => {
    const lead = { card: 'w8', dispel: false };
    const hands = [
      ['w8', 's6', 's3', 'p7'],
      ['w1', 'w2', 'w3', 'w4', 'w5', 'w6', 'w7'],
    ];
    expect(decides(['pgc', 'knw'], { hands, foe: { major: 'm11', health: 25 } })).toMatchObject({
      ...lead,
      partner: { card: 's3', dispel: false, target: -1 },
    });
    // Nothing that is worth a card.
    const useless = [['w8', 'c3'], []];
    expect(decides(['pgw', 'knw'], { hands: useless })).toMatchObject({ card: 'w8', partner: null });
    // The last ward is gone when the partner's turn comes.
    const celestial = { major: 'm14', wards: 1 };
    expect(decides(['pgs', 'knw'], { hands: [['w2', 'c9'], []], foe: celestial })).toMatchObject({
      card: 'w2',
      dispel: true,
      partner: { card: 'c9', dispel: false, target: 0 },
    });
  });

  test('gives what is drawn to the player with the fewest cards', () => {
    const { match, state } = position(['kc', 'knw', 'pgs'], { hands: [['w1', 'w2'], ['w3'], ['w4']] });
    const give: Question = {
      seat: 0,
      kind: 'give',
      options: [0, 1, 2],
      data: { left: 3 },
      rule: 'AR-PLAY-4',
    };
    expect(referencePlayer.answer(give, match, state)).toBe(1);
  });

  test('as a Rogue follows up with the highest Swords card that does something', () => {
    const answer = (foe: Given['foe']): unknown => {
      const { match, state } = position(['knc', 'kw'], { hands: [['s2', 's7', 's5'], []], foe: foe! });
      const cards = state.players[0].hand;
      const weak = foe!.major === 'm18' && foe!.wards! > 0;
      const options = cards.flatMap((card) =>
        (weak ? [true, false] : [false]).map((dispel) => ({ card, dispel })),
      );
      const question = {
        seat: 0,
        kind: 'followUp',
        options: [...options, DECLINE],
        data: {},
        rule: 'AR-CLASS-2',
      };
      const { card, dispel } = referencePlayer.answer(question, match, state) as {
        card: number;
        dispel: boolean;
      };
      return card < 0 ? 'declined' : [match.cards[card].id, dispel];
    };
    expect(answer({ major: 'm11', wards: 0 })).toEqual(['arcana:s7', false]);
    expect(answer({ major: 'm18', wards: 2 })).toEqual(['arcana:s7', true]);
    expect(answer({ major: 'm11', wards: 2 })).toBe('declined');
  });
});

describe('every bot', () => {
  const names = Object.keys(arcanaBots);

  test('is listed by strength, the weakest first', () => {
    expect(names).toEqual(['random', 'greedy', 'reference', 'planner']);
  });

  test.each(names)('%s begins as it was set up', (name) => {
    const match = matchOf(['qs', 'kw', 'pgp']);
    const state = arcana.blank(match);
    const bot = arcanaBots[name]('a seed');
    const own = bot.act(match, state, 1);
    expect(own).toMatchObject({ do: 'pickCharacters', court: match.proposed[1] });
    expect(arcana.check(match, state, 1, own)).toBeNull();
    // Another seat has taken it.
    state.players[0].court = match.proposed[1];
    const other = bot.act(match, state, 1);
    const free = match.courts.find((court) => court !== match.proposed[1]);
    expect(other).toMatchObject({ do: 'pickCharacters', court: free });
    expect(arcana.check(match, state, 1, other)).toBeNull();
    expect(bot.act(match, { ...state, phase: 'pickLeader' }, 0)).toEqual({ do: 'pickLeader', seat: 0 });
  });

  test.each(names)('%s plays whole games by the rules, the same for the same seed', (name) => {
    const play = (seed: string): State => {
      const match = matchOf(['pgw', 'knp', 'qc'].slice(0, name === 'planner' ? 2 : 3), seed);
      const bot = arcanaBots[name](seed);
      const checked: typeof bot = {
        act(m, state, seat) {
          const action = bot.act(m, state, seat);
          expect(arcana.check(m, state, seat, action)).toBeNull();
          return action;
        },
        answer: (question, m, state) => bot.answer(question, m, state),
      };
      return playGame(arcana, match, { player: () => checked, maxActions: 1000 }).state;
    };
    for (const seed of name === 'planner' ? ['one'] : ['one', 'two', 'three', 'four']) {
      const state = play(seed);
      expect(state.outcome).not.toBeNull();
      expect(state.note).toBe('');
      expect(play(seed)).toEqual(state);
    }
  });
});

describe('how high the party has climbed', () => {
  test('is counted in damage and wards of all floors', () => {
    const { match, state } = position(['kc', 'knw'], {
      hands: [[], []],
      foe: { major: 'm11', health: 10, wards: 1 },
    });
    expect(climbed(match, state)).toBe(0);
    const later = (change: Partial<State>): number => climbed(match, { ...state, ...change });
    const foe = state.foe!;
    expect(later({ foe: { ...foe, wards: 0 } })).toBeGreaterThan(0);
    expect(later({ foe: { ...foe, wards: 0, health: 4 } })).toBeGreaterThan(
      later({ foe: { ...foe, wards: 0 } }),
    );
    expect(later({ defeated: [1, 2], foe: { ...foe, floor: 2, health: 20, wards: 3 } })).toBeCloseTo(
      (10 + 5 + 15 + 10) / (100 + 75),
    );
    expect(later({ defeated: [1, 2, 3, 4, 5], foe: null })).toBe(1);
  });
});

describe('what the planner tries', () => {
  /** The hand cards that it would play, by id. */
  const tried = (courts: readonly string[], given: Given): Set<string> => {
    const { match, state } = position(courts, given);
    return new Set(
      arcanaPlan.candidates!(match, state, 0, { do: 'rest' }).flatMap((action) =>
        action.do === 'play' ? [match.cards[action.card].id.slice('arcana:'.length)] : [],
      ),
    );
  };

  test('is no blow into wards that the card cannot take', () => {
    const foe = { major: 'm11', wards: 1 };
    expect(tried(['qc', 'knw'], { hands: [['s10', 'p2', 'c8'], []], health: [13, 20], foe })).toEqual(
      new Set(['p2', 'c8']),
    );
    expect(tried(['qc', 'knw'], { hands: [['s10'], []], foe: { major: 'm11', wards: 0 } })).toContain('s10');
  });

  test('is no healing of those who are whole, unless it shelters them or goes further', () => {
    expect(tried(['kns', 'knw'], { hands: [['c3'], []] })).toEqual(new Set());
    expect(tried(['kns', 'knw'], { hands: [['c3'], []], health: [20, 19] })).toEqual(new Set(['c3']));
    expect(tried(['qs', 'knw'], { hands: [['c3'], []] })).toEqual(new Set(['c3']));
    expect(tried(['pgc', 'knw'], { hands: [['c3'], []] })).toEqual(new Set(['c3']));
  });
});

describe('the reasons of bots', () => {
  /** What is said of an action of seat 0, by its key alone. */
  const said = (courts: readonly string[], given: Given, action: (match: Match) => Action): string => {
    const { match, state } = position(courts, given);
    return reasons.action(match, state, 0, action(match)).key;
  };
  const number = (match: Match, id: string): number =>
    match.cards.findIndex((card) => card.id === `arcana:${id}`);
  const play =
    (card: string, target = -1, partner: { card: string; target?: number } | null = null) =>
    (match: Match): Action => ({
      do: 'play',
      ...{ card: number(match, card), dispel: false, target, shieldTo: -1 },
      partner: partner && { card: number(match, partner.card), dispel: false, target: partner.target ?? -1 },
    });
  const alone: Action = { do: 'rest' };

  test('do not say that no card is worth playing while one is', () => {
    expect(said(['pgc', 'knw'], { hands: [['s4'], []] }, () => alone)).toBe('why.rest.keep');
    const foe = { major: 'm11', wards: 1 };
    expect(said(['pgc', 'knw'], { hands: [['s4'], []], foe }, () => alone)).toBe('why.rest');
  });

  test('do not call a player weak who is in good health', () => {
    const hands = [['c4'], []];
    expect(said(['pgc', 'knw'], { hands, health: [20, 19] }, play('c4', 1))).toBe('why.heal.ahead');
    expect(said(['pgc', 'knw'], { hands, health: [20, 10] }, play('c4', 1))).toBe('why.heal');
  });

  test('do not call a hand too small that is not', () => {
    const focus = (): Action => ({ do: 'focus' });
    expect(said(['pgc', 'knw'], { hands: [['c4', 'c5', 'c6'], []] }, focus)).toBe('why.focus');
    expect(said(['pgc', 'knw'], { hands: [['c4', 'c5', 'c6', 'c7'], []] }, focus)).toBe('why.focus.fresh');
  });

  test('speak of two effects of a pair only where both cards have one', () => {
    const hands = [['w4', 'c2'], []];
    const pair = play('w4', -1, { card: 'c2', target: 1 });
    const health = [20, 9];
    expect(said(['pgw', 'knw'], { hands, health }, pair)).toBe('why.pair');
    const foe = { major: 'm11', wards: 1 };
    expect(said(['pgw', 'knw'], { hands, health, foe }, pair)).toBe('why.heal');
  });
});

describe('win rates', () => {
  // Few games in a wide band; `npm run soak` plays thousands.
  test.each(LINES)('of the reference policy: $seats seats, $lossRule, $measured %', async (line) => {
    const rate = winRate(await playedBy('reference', line, 400, 1));
    expect(Math.abs(rate - line.measured)).toBeLessThan(9);
  });

  test('a planner that tries little wins more of the same games than the greedy bot', () => {
    const courts = chosenGame('arcana').heroes(definitions);
    const wins = (botOf: (seed: string) => Bot): number =>
      Array.from({ length: 24 }, (_, i) => `pair ${i}`).filter((seed) => {
        const heroes = drawHeroes(seed, courts, 2);
        const match = arcana.match({ seed, heroes, packs: ['arcana'], options: {} }, definitions);
        const bot = botOf(seed);
        return playGame(arcana, match, { player: () => bot }).state.outcome?.result === 'won';
      }).length;
    const plans = planner({ ...arcanaPlan, budget: { worlds: 12, rollouts: 45, depth: 120 } });
    expect(wins((seed) => asSetUp(plans(seed)))).toBeGreaterThanOrEqual(wins(() => greedyPlayer) + 4);
  });
});
