// Players of the fuzz: the bots, lots, and one that does what no sensible player would.
import type { Player } from '../../../shared/engine/drive.ts';
import { randomPlayer } from '../../../shared/engine/players.ts';
import type { Draw } from '../../../shared/engine/random.ts';
import { adeptPlayer } from '../../../shared/games/ravingspire/bots/adept.ts';
import { greedyPlayer } from '../../../shared/games/ravingspire/bots/greedy.ts';
import { novicePlayer } from '../../../shared/games/ravingspire/bots/novice.ts';
import { ravingspire } from '../../../shared/games/ravingspire/index.ts';
import type { Action, Match, Pay, State } from '../../../shared/games/ravingspire/types.ts';
import { ATTRIBUTES, KEEP, NONE } from '../../../shared/games/ravingspire/types.ts';

export type TowerPlayer = Player<Match, State, Action>;

const pick = <T>(draw: Draw, list: readonly T[]): T => list[draw(list.length)];

function shuffled<T>(draw: Draw, list: readonly T[]): T[] {
  const left = [...list];
  return list.map(() => left.splice(draw(left.length), 1)[0]);
}

/** Draws the kind of action first, so that slots and small change do not crowd out the rest. */
function actByKind(match: Match, state: State, seat: number, draw: Draw): Action {
  const offered = ravingspire.options(match, state, seat);
  const kinds = [...new Set(offered.map((action) => action.do))];
  const kind = pick(draw, kinds);
  return pick(
    draw,
    offered.filter((action) => action.do === kind),
  );
}

/** Something on the ring or in the battle that could be paid for, whether it is offered or not. */
function someWare(match: Match, state: State, seat: number, draw: Draw): Action | null {
  const { battle } = state;
  const { level } = state.heroes[seat];
  const ring = state.phase === 'encounter' && level !== KEEP ? state.levels[level].ring : [];
  const cards = battle.kind === 'none' ? ring.filter((card) => card !== NONE) : [battle.card];
  if (cards.length === 0) return null;
  const card = pick(draw, cards);
  const fights = battle.kind !== 'none' || match.cards[card].kind === 'adversary';
  return { do: fights ? 'fight' : 'acquire', card, pay: [], brute: false };
}

/**
 * The action paid with any cards that lie where they can be used, those on the table first, until its price is met; null
 * where it is not met so.
 */
function paidAnyhow(match: Match, state: State, seat: number, action: Action, draw: Draw): Action | null {
  if (!('pay' in action) || action.pay === null) return null;
  const hero = state.heroes[seat];
  const cards = [...shuffled(draw, hero.played), ...shuffled(draw, [...hero.hand, ...hero.slots.flat()])];
  const point = draw(2) === 0 ? [] : [{ ability: true, as: pick(draw, ATTRIBUTES) } as const];
  for (const brute of draw(2) === 0 ? [false, true] : [true, false]) {
    let pay: readonly Pay[] = point;
    for (const card of cards) {
      for (const as of shuffled(draw, ATTRIBUTES)) {
        const more = { ...action, brute, pay: [...pay, { card, as }] } as Action;
        const refusal = ravingspire.check(match, state, seat, more);
        if (refusal === null) return more;
        if (!refusal.code.startsWith('too-little')) continue;
        // So far so good: it is only too little.
        pay = [...pay, { card, as }];
        break;
      }
    }
  }
  return null;
}

function recklessPlayer(draw: Draw): TowerPlayer {
  return {
    act(match, state, seat) {
      const ware = draw(3) === 0 ? someWare(match, state, seat, draw) : null;
      const action = ware ?? actByKind(match, state, seat, draw);
      const paid = draw(2) === 0 || ware !== null ? paidAnyhow(match, state, seat, action, draw) : null;
      return paid ?? (ware === null ? action : actByKind(match, state, seat, draw));
    },
    answer: (question) => pick(draw, question.options),
  };
}

/** The player of a seat: by lot one that changes its mind with every choice, or one that stays what it is. */
export function drawnPlayer(draw: Draw): TowerPlayer {
  const kinds: readonly TowerPlayer[] = [
    recklessPlayer(draw),
    recklessPlayer(draw),
    randomPlayer(ravingspire, draw),
    greedyPlayer,
    novicePlayer(draw),
    adeptPlayer,
  ];
  const own = pick(draw, kinds);
  const fickle = draw(2) === 0;
  const one = () => (fickle && draw(2) === 0 ? kinds[draw(4)] : own);
  return {
    act: (match, state, seat) => one().act(match, state, seat),
    answer: (question, match, state) => one().answer(question, match, state),
  };
}
