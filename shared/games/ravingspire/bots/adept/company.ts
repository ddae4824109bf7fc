import type { Question } from '../../../../engine/game.ts';
import type { Json } from '../../../../engine/json.ts';
import { check } from '../../actions/index.ts';
import { distinctCards } from '../../actions/open-turn.ts';
import { kindBit } from '../../rules/card.ts';
import { priceOf, total } from '../../rules/cost.ts';
import { askable, isTradeable, lurking, tradeable, unnamed } from '../../rules/trading.ts';
import { partners } from '../../rules/partners.ts';
import { NONE, type Action, type CardNumber, type Match, type State } from '../../types.ts';
import { WEIGHTS } from '../weights.ts';
import { Deck } from './deck.ts';
import { sanityPrice } from './nerve.ts';
import { reckon } from './reckoning.ts';
import { addPower, covered, noReserves, type Need, type Reserves } from './reserves.ts';

const ATTACK = kindBit('attack');

/**
 * Helps the hero who fights where that may decide the battle: all of them win or lose together. What it holds in its hand
 * is not looked at; it is as strong as its open cards and an average hand are.
 */
export function assist(match: Match, state: State, seat: number): Action {
  const { kind } = state.battle;
  const needed = WEIGHTS.assistSanity[kind === 'none' ? 'adversary' : kind];
  const short = shortage(match, state);
  const card =
    state.heroes[seat].sanity < needed || short === null ? NONE : helper(match, state, seat, short);
  return card === NONE ? { do: 'pass' } : { do: 'flank', card, assist: true };
}

/** The attributes (bits) that the fighting hero may be short of; null where help is idle or not needed. */
function shortage(match: Match, state: State): number | null {
  const { active, battle } = state;
  const price = priceOf(match, state, active, battle.card);
  const need: Need = [price.fight, price.skill, price.charm];
  const all = total(price);
  if (all === 0) return null;
  const met = covered(need, expected(match, state)) / all;
  if (met < WEIGHTS.assistFrom || met > WEIGHTS.assistTo) return null;
  return need.reduce((bits, amount, i) => bits | (amount > 0 ? 1 << i : 0), 0);
}

/** What the fighting hero can count on: open cards, an average hand, what was put in. */
function expected(match: Match, state: State): Reserves {
  const { active, battle } = state;
  const hero = state.heroes[active];
  const { as } = reckon(match, active);
  const reserves = noReserves();
  const count = (card: CardNumber, share = 1) =>
    addPower(reserves, as[card], match.cards[card].power * share);
  for (const card of hero.slots.flat()) if (!hero.turned.includes(card)) count(card);
  for (const card of [...hero.played, ...hero.live, ...state.lingering]) count(card);
  const drawn = [...hero.hand, ...hero.deck].sort((a, b) => a - b);
  for (const card of drawn) count(card, hero.hand.length / drawn.length);
  for (const flank of state.flanks) {
    if (flank.assist && flank.enemy === battle.card) addPower(reserves, flank.as, flank.amount);
  }
  return reserves;
}

/** The strongest attack card that counts as something that is needed, or NONE. */
function helper(match: Match, state: State, seat: number, needed: number): CardNumber {
  const attacks = state.heroes[seat].hand.filter((card) => {
    const { kinds, as, power } = match.cards[card];
    return (kinds & ATTACK) !== 0 && (as & needed) !== 0 && power > 0;
  });
  return attacks.reduce(
    (best, card) => (best === NONE || match.cards[card].power > match.cards[best].power ? card : best),
    NONE,
  );
}

/** The trade that does the company most good, if one is worth its price; an offer refused is not followed by another. */
export function offerTrade(match: Match, state: State, seat: number): Action | null {
  let best: Action | null = null;
  let most: number = WEIGHTS.tradeFrom;
  for (const partner of partners(match, state)) {
    if (state.refused.some((offer) => offer.with === partner)) continue;
    const good = benefit(match, state, seat, partner);
    for (const give of [...distinctCards(match, tradeable(match, state, seat)), NONE]) {
      for (const take of [...unnamed(match), ...distinctCards(match, askable(match, state, partner))]) {
        const value = take === 'any' ? hoped(match, state, partner, give, good) : good(give, take);
        const action: Action = { do: 'trade', with: partner, give, take };
        if (value <= most || check(match, state, seat, action) !== null) continue;
        most = value;
        best = action;
      }
    }
  }
  return best;
}

/**
 * What asking for a card of the partner's choice is worth: as much as the average card that could be named. What the partner
 * holds in its hand is not looked at, only what its hand and deck hold together.
 */
function hoped(match: Match, state: State, partner: number, give: CardNumber, good: Benefit): number {
  const { hand, deck } = state.heroes[partner];
  const drawn = [...hand, ...deck].sort((a, b) => a - b).filter((card) => isTradeable(match, card));
  if (drawn.length === 0) return -Infinity;
  return drawn.reduce((sum, card) => sum + Math.max(0, good(give, card)), 0) / drawn.length;
}

/** The answer to a trade with known cards: yes if it does the company good. */
export function agreement(match: Match, state: State, { seat, kind, data }: Question): 'no' | 'yes' {
  const { from, give, take } = data as { from: number; give: CardNumber; take: CardNumber };
  const [giver, taker] = kind === 'tradeConfirm' ? [seat, from] : [from, seat];
  return benefit(match, state, giver, taker)(give, take) > 0 ? 'yes' : 'no';
}

/** The card whose trade does the company most good, or no. */
export function cardToGive(match: Match, state: State, { seat, data, options }: Question): Json {
  const { from, give } = data as { from: number; give: CardNumber };
  const good = benefit(match, state, from, seat);
  const cards = options.filter((option): option is CardNumber => typeof option === 'number');
  const values = cards.map((card) => good(give, card));
  const best = Math.max(0, ...values);
  return best > 0 ? cards[values.indexOf(best)] : 'no';
}

/** What a trade is worth to two heroes together. */
type Benefit = (give: CardNumber, take: CardNumber) => number;

/**
 * What a trade does for two heroes together: both decks count, the better one twice, for one hero who is ready wins for
 * all; what lurks on their levels costs sanity (TRADE-2).
 */
function benefit(match: Match, state: State, seat: number, partner: number): Benefit {
  const [mine, theirs] = [new Deck(match, state, seat), new Deck(match, state, partner)];
  const price = [seat, partner].reduce(
    (sum, trader) => sum + lurking(match, state, trader) * sanityPrice(state, trader),
    0,
  );
  const together = (a: number, b: number) => a + b + Math.max(a, b);
  const now = together(mine.now, theirs.now);
  return (give, take) => {
    const after = together(
      mine.value({ without: give, gained: take === NONE ? null : mine.holding(take) }),
      theirs.value({ without: take, gained: give === NONE ? null : theirs.holding(give) }),
    );
    return after - now - price;
  };
}
