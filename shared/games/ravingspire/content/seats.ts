import Type from '../../../generated/typebox.js';
import { orElse } from '../../../packs/effects/schema.ts';
import type { Env } from '../rules/card.ts';
import { NONE, type G, type State } from '../types.ts';
import { askNumber } from '../rules/ask.ts';
import { seatsFrom } from '../rules/board.ts';
import { stopped } from '../rules/madness.ts';

/** Heroes that can be counted. */
export const COUNTED_HEROES = [
  'you',
  'every',
  'others',
  'here',
  'others-here',
  'another',
  'another-here',
  'that',
] as const;
const BESIDE = ['left', 'right'] as const;
/** Whom an effect happens to. */
export const WHO = [...COUNTED_HEROES, ...BESIDE] as const;
export type Who = (typeof WHO)[number];
/** The next hero clockwise, and the one before: words of format 2 (LANG-35). */
export const NEIGHBOURS: readonly Who[] = BESIDE;
export const WhoField = orElse(Type.Enum(WHO), 'you');

/** Heroes that `who` can mean, before any choice, in seat order from the active hero (CARD-15, TURN-4). */
export function seatsMeant(state: State, seat: number, level: number, who: Who, other = NONE): number[] {
  const all = seatsFrom(state, state.active);
  const here = (s: number) => state.heroes[s].level === level;
  switch (who) {
    case 'you':
      return all.filter((s) => s === seat);
    case 'every':
      return all;
    case 'others':
    case 'another':
      return all.filter((s) => s !== seat);
    case 'here':
      return all.filter(here);
    case 'others-here':
    case 'another-here':
      return all.filter((s) => s !== seat && here(s));
    case 'that':
      return all.filter((s) => s === other);
    case 'left':
      return seatsFrom(state, seat).slice(1, 2);
    case 'right':
      return seatsFrom(state, seat).slice(1).slice(-1);
  }
}

/** The heroes that an effect reaches; one of several is asked for. */
function seatsOf(g: G, env: Env, who: Who): number[] {
  const seats = seatsMeant(g.state, env.seat, env.level, who, env.other);
  if (who !== 'another' && who !== 'another-here') return seats;
  if (seats.length === 0) return [];
  env.other = askNumber(g, env.seat, 'hero', seats, 'CARD-4');
  return [env.other];
}

/** Runs something for each hero that an effect reaches, but for those that have gone mad since it began (CARD-17, MAD-2). */
export function forEachSeat(g: G, env: Env, who: Who | undefined, run: (seat: number) => void): void {
  if (who === undefined || who === 'you') {
    if (!g.state.heroes[env.seat].removed && !stopped(g, env)) run(env.seat);
    return;
  }
  for (const seat of seatsOf(g, env, who)) {
    if (!stopped(g, env, seat) && !g.state.heroes[seat].removed) run(seat);
  }
}

/** Whether it can mean more heroes than one: only they act one after the other. */
export const meansSeveral = (who: Who): boolean => SEVERAL.has(who);
const SEVERAL: ReadonlySet<Who> = new Set(['every', 'others', 'here', 'others-here']);

/** Whether an effect on these heroes goes on when its own hero has stopped (CARD-17). */
export const reachesOthers = (who: Who = 'you'): boolean => OTHERS.has(who);

/** Words that reach others without a choice, which would be the stopped hero's. */
const OTHERS: ReadonlySet<Who> = new Set(['every', 'others', 'here', 'others-here', 'that', 'left', 'right']);
