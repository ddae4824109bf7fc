import { MODS } from '../../rules/card.ts';
import { activeMods } from '../../rules/modifiers.ts';
import { asIfOpen } from '../../rules/battle.ts';
import { isAligned } from '../../rules/board.ts';
import { priceOf } from '../../rules/cost.ts';
import { checkExploring, explorePrice } from '../../rules/explore.ts';
import { isWaking } from '../../rules/wake.ts';
import type { CardNumber, Match, State } from '../../types.ts';
import { KEEP, NONE, SPIRE } from '../../types.ts';
import type { Source } from '../../payments/sources.ts';
import { WEIGHTS } from '../weights.ts';
import type { Deck } from './deck.ts';
import { sanityPrice } from './nerve.ts';
import type { Wish } from './outlay.ts';
import { generating, purse } from './purse.ts';

/** Sanity that being overwhelmed costs on average (ENC-6). */
const OVERWHELMED = 3.5;
/** Cards that the Well may swallow in one turn, at most. */
const CULLS = 3;

/** What it is worth to make room for the waiting card: where there is none, the hero is overwhelmed (ENC-6). */
export function relief(match: Match, state: State, seat: number): number {
  const { level } = state.heroes[seat];
  if (!match.options.overwhelm || isWaking(state) || level === KEEP) return 0;
  const { ring, revealed } = state.levels[level];
  // Before Draw the card that is going to wait is still to come.
  const waits = state.waiting !== NONE || state.phase === 'move';
  return revealed && waits && !ring.includes(NONE) ? OVERWHELMED * sanityPrice(state, seat) : 0;
}

/** What the cards on the ring of the hero's level are worth to it, and what they cost. */
export function ringWishes(
  match: Match,
  state: State,
  seat: number,
  deck: Deck,
  generators: readonly CardNumber[] = [],
): Wish[] {
  const { level } = state.heroes[seat];
  if (level === KEEP) return [];
  const made = (from: State, own: Source[]) =>
    generators.length === 0 ? own : generating(match, from, seat, own, generators);
  const wares = made(state, purse(match, state, seat, false));
  const nerve = sanityPrice(state, seat);
  const changes = activeMods(match, state, seat, MODS.cost);
  return state.levels[level].ring.flatMap((card): Wish[] => {
    if (card === NONE) return [];
    if (match.cards[card].kind !== 'adversary') {
      return [
        {
          value: deck.gain(deck.holding(card)),
          price: priceOf(match, state, seat, card, changes),
          purse: wares,
          forced: false,
          clears: true,
          later: false,
          action: ({ pay, brute }) => ({ do: 'acquire', card, pay, brute }),
        },
      ];
    }
    const open = asIfOpen(match, state, seat, card);
    return [
      {
        value: WEIGHTS.adversaryStays * nerve + WEIGHTS.adversaryLoot * deck.lootGain,
        price: priceOf(match, open, seat, card),
        purse: made(open, purse(match, open, seat, true)),
        forced: false,
        clears: true,
        later: false,
        action: ({ pay, brute }) => ({ do: 'fight', card, pay, brute }),
      },
    ];
  });
}

/** What may be done in Explore: turning the ring, the Well. */
export function exploreWishes(match: Match, now: State, seat: number, deck: Deck): Wish[] {
  const state: State = { ...now, phase: 'explore' };
  const plain = purse(match, state, seat, false);
  const wish = (value: number, what: 'skill' | 'charm' | 'brute' | 'well', action: Wish['action']): Wish => ({
    value,
    price: explorePrice(match, state, seat, what),
    purse: plain,
    forced: what === 'brute',
    clears: false,
    later: true,
    action,
  });
  const turns = rotationValue(match, state, seat);
  const rotations =
    turns <= 0
      ? []
      : (['skill', 'charm', 'brute'] as const)
          .filter((using) => checkExploring(state, using) === null)
          .map((using) => wish(turns, using, ({ pay }) => ({ do: 'rotate', using, pay })));
  const culls = worstCards(match, state, seat, deck).map(({ card, value }) =>
    wish(value, 'well', ({ pay, brute }) => ({ do: 'well', pay, brute, banish: card })),
  );
  return [...rotations, ...culls];
}

/** What a turn of the hero's ring is worth: it has to meet the portal above sooner or later. */
function rotationValue(match: Match, state: State, seat: number): number {
  const { level, key } = state.heroes[seat];
  if (level >= SPIRE || isAligned(match, state, level)) return 0;
  return WEIGHTS.rotation * (key ? 1 : WEIGHTS.rotationWithoutKey);
}

/** The cards that the deck would best be rid of, the worst first; of the same cards only the first counts at its full. */
function worstCards(
  match: Match,
  state: State,
  seat: number,
  deck: Deck,
): { card: CardNumber; value: number }[] {
  const { hand, discard } = state.heroes[seat];
  const values = new Map<string, number>();
  return [...discard, ...hand]
    .map((card) => {
      const { id } = match.cards[card];
      const value = values.get(id) ?? deck.relief(card);
      values.set(id, value);
      return { card, value };
    })
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.value - a.value)
    .slice(0, CULLS);
}
