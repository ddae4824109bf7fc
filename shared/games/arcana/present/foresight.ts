import { clone } from '../../../engine/json.ts';
import { Step } from '../../../engine/step.ts';
import type { Phrase } from '../../../words/tokens.ts';
import type { Warning } from '../../../tableau/tableau.ts';
import { apply } from '../actions/index.ts';
import { DIE } from '../rules/turn.ts';
import type { Action, Event, EventKind, Match, State, ToldEvent } from '../types.ts';
import type { Viewpoint } from './zones.ts';

/** What an action would lead to, if the foe then rolls its highest. */
export interface Outlook {
  readonly told: readonly ToldEvent[];
  /** Whether it achieves anything at all. */
  readonly useful: boolean;
  /** How much it achieves, to find the best of several pairs; only a rough measure. */
  readonly worth: number;
}

/** What counts as an achievement, and for how much: a fixed amount, or the amount of the event. */
const WORTH: { readonly [K in EventKind]?: number | 'amount' } = {
  foeDefeated: 20,
  wardDispelled: 6,
  foeDamaged: 'amount',
  healed: 'amount',
  cardDrawn: 1,
  shieldSet: 'amount',
  sanctuarySet: 3,
};

/**
 * Carries an action out on a copy by the rules themselves: every question is answered with the last answer, and the die
 * shows its highest. How much happens depends on nothing hidden; which cards turn up does, and must not be revealed.
 */
export function foresee(match: Match, state: State, seat: number, action: Action): Outlook {
  const told: ToldEvent[] = [];
  const copy = clone(state);
  copy.dice = [DIE];
  const step = new Step<Match, State, Event>(match, copy, {
    tape: null,
    answer: ({ options }) => options[options.length - 1],
    sink: (event) => told.push(event),
  });
  apply(step, seat, action);
  const worth = told.reduce((sum, event) => sum + worthOf(event), 0);
  return { told, useful: worth > 0, worth };
}

function worthOf(event: ToldEvent): number {
  const worth = WORTH[event.kind] ?? 0;
  if (worth !== 'amount') return worth;
  return 'amount' in event ? event.amount : 0;
}

const only = <K extends EventKind>(told: readonly ToldEvent[], kind: K) =>
  told.filter((event): event is Extract<ToldEvent, { kind: K }> => event.kind === kind);

/** What an action would do, in short. */
export function sayForesight({ s }: Viewpoint, { told, useful }: Outlook): Phrase {
  if (!useful) return s.say('fore.nothing');
  const ward = only(told, 'wardDispelled').at(-1);
  const hit = only(told, 'foeDamaged').at(-1);
  const amount = only(told, 'foeDamaged').reduce((sum, each) => sum + each.amount, 0);
  const beaten = only(told, 'foeDefeated').at(0);
  const drawn = only(told, 'cardDrawn').length;
  const parts: Phrase[] = [];
  if (ward !== undefined) parts.push(s.say('fore.ward', { left: ward.left }));
  if (beaten !== undefined) parts.push(s.say('fore.defeat', { amount: String(amount) }));
  else if (hit !== undefined)
    parts.push(s.say('fore.damage', { amount: String(amount), left: String(hit.left) }));
  if (drawn > 0) parts.push(s.say('fore.draw', { count: drawn }));
  parts.push(...sayGains(s, told));
  if (only(told, 'attackPrevented').length > 0) parts.push(s.say('fore.safe'));
  return s.list(parts, 'list.semicolon');
}

/** What adventurers would have then, each named once: "Ada: 20 health and sanctuary". */
function sayGains(s: Viewpoint['s'], told: readonly ToldEvent[]): Phrase[] {
  const gains = new Map<number, Phrase[]>();
  const add = (seat: number, what: Phrase): void => {
    gains.set(seat, [...(gains.get(seat) ?? []), what]);
  };
  for (const { seat, amount, left } of only(told, 'healed'))
    if (amount > 0) add(seat, s.say('fore.heal', { left: String(left) }));
  for (const { seat, amount } of only(told, 'shieldSet'))
    add(seat, s.say('fore.shield', { amount: String(amount) }));
  for (const { seat } of only(told, 'sanctuarySet')) add(seat, s.say('fore.sanctuary'));
  return [...gains].map(([seat, what]) =>
    s.say('fore.for', { who: s.who(seat), what: s.list(what, 'list.and') }),
  );
}

/** What is about to hurt: that the foe may strike its adventurer down, and that all may be lost with that. */
export function warningsOf({ s, state }: Viewpoint, { told }: Outlook): Warning[] {
  const fallen = only(told, 'playerFell').at(0);
  const strike = only(told, 'counterattack').at(0);
  if (fallen === undefined || strike === undefined) return [];
  const { seat } = fallen;
  const healed = only(told, 'healed')
    .filter((each) => each.seat === seat)
    .at(-1);
  const health = healed?.left ?? state.players[seat].health;
  const values = { damage: String(strike.damage), who: s.who(seat), health: String(health) };
  const lost = only(told, 'gameLost').length > 0;
  const said = [s.say('warn.fall', values), ...(lost ? [s.say('warn.lost')] : [])];
  return said.map((sentence) => ({ weight: 'grave', sentence }));
}
