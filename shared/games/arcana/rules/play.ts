import type { Refusal } from '../../../engine/game.ts';
import type { FollowUp, Partner, Play } from '../types.ts';
import type { PipCard, Suit, Talent } from './card.ts';
import { NONE, type CardNumber, type Front, type G, type Match, type State } from '../types.ts';
import { discard } from './deck.ts';
import { defeatFoe, foeOf, isWeakTo } from './foe.ts';
import { classOf, giftOf, isStanding } from './players.ts';
import { refuse } from './refuse.ts';

/** A card of a play with what was decided about it. */
interface Part {
  readonly card: CardNumber;
  readonly dispel: boolean;
  readonly target: number;
  readonly shieldTo: number;
}

export const pipOf = (match: Match, card: CardNumber): PipCard => match.cards[card] as PipCard;
export const suitOf = (match: Match, card: CardNumber): Suit => match.suits.get(pipOf(match, card).suit)!;

/**
 * What a card counts for: a rank, and the Gift's bonus if the suit of the card, or of the card that leads the pair, is
 * the Gift's (AR-GIFT-1 to AR-GIFT-4, AR-R!22).
 *
 * @param lead the card whose rank counts
 */
export function resultOf(match: Match, state: State, seat: number, card: CardNumber, lead = card): number {
  const { suit, bonus } = giftOf(match, state, seat);
  const leading = pipOf(match, lead);
  return leading.rank + (pipOf(match, card).suit === suit || leading.suit === suit ? bonus : 0);
}

/** Why a card cannot be played like this, or null (AR-TURN-1, AR-PLAY-1 to AR-PLAY-4, AR-R!8 to AR-R!16). */
export function checkPlay(match: Match, state: State, seat: number, play: Play): Refusal | null {
  const { card, dispel, target, shieldTo, partner } = play;
  return (
    checkPart(match, state, seat, { card, dispel, target }, 0) ??
    checkShield(match, state, seat, play) ??
    (partner === null ? null : checkPartner(match, state, seat, play, partner)) ??
    (shieldTo !== NONE && !isStanding(state, shieldTo)
      ? refuse('no-such-seat', { seat: shieldTo }, 'AR-R!35')
      : null)
  );
}

/** What holds for each card of a play. @param before wards that the play has taken away already */
function checkPart(
  match: Match,
  state: State,
  seat: number,
  { card, dispel, target }: Partner,
  before: number,
): Refusal | null {
  if (!state.players[seat].hand.includes(card)) return refuse('not-in-hand', { card }, 'AR-PLAY-1');
  const dispelling = dispel ? checkDispel(match, state, card, before) : null;
  return dispelling ?? checkTarget(match, state, card, target);
}

/** Whether a card can dispel a ward. @param before wards that the same play takes away already */
export const mayDispel = (match: Match, state: State, card: CardNumber, before = 0): boolean =>
  checkDispel(match, state, card, before) === null;

/** A card dispels one ward while one is left for it and the foe is of a fitting type (AR-FOE-3, AR-R!11). */
function checkDispel(match: Match, state: State, card: CardNumber, before: number): Refusal | null {
  if (foeOf(state).wards <= before) return refuse('no-ward', {}, 'AR-R!11');
  return isWeakTo(match, state, pipOf(match, card).suit) ? null : refuse('not-weak', { card }, 'AR-FOE-3');
}

/** A card that heals names a standing player, any other card names none (AR-PLAY-3, AR-R!16). */
function checkTarget(match: Match, state: State, card: CardNumber, target: number): Refusal | null {
  if (!suitOf(match, card).heals) {
    return target === NONE ? null : refuse('heals-nobody', { card }, 'AR-PLAY-3');
  }
  if (target === NONE) return refuse('needs-target', { card }, 'AR-PLAY-3');
  return isStanding(state, target) ? null : refuse('no-target', { seat: target }, 'AR-R!16');
}

/** Whether the Class of a player has a talent for a card (AR-CLASS-1 to AR-CLASS-4). */
export function hasTalent(
  match: Match,
  state: State,
  seat: number,
  wanted: Talent,
  card: CardNumber,
): boolean {
  const { talent, suit } = classOf(match, state, seat);
  return talent === wanted && pipOf(match, card).suit === suit;
}

/** Whether a Class sets a card in front of a player as this: it does so unless the card dispels (AR-R!12, AR-R!45). */
export const sets = (
  match: Match,
  state: State,
  seat: number,
  kind: Front['kind'],
  card: CardNumber,
  dispel: boolean,
): boolean => !dispel && hasTalent(match, state, seat, kind, card);

/** A shield needs a player to protect, and nothing else does (AR-CLASS-1, AR-R!12, AR-R!45). */
function checkShield(match: Match, state: State, seat: number, play: Play): Refusal | null {
  const { card, dispel, shieldTo } = play;
  if (sets(match, state, seat, 'shield', card, dispel)) {
    return shieldTo === NONE ? refuse('needs-shield', { card }, 'AR-CLASS-1') : null;
  }
  return shieldTo === NONE ? null : refuse('no-shield', { card }, 'AR-R!12');
}

/** The second card of a pair, which only the talent of the Class allows (AR-CLASS-3, AR-R!10, AR-R!23). */
function checkPartner(
  match: Match,
  state: State,
  seat: number,
  { card, dispel }: Play,
  partner: Partner,
): Refusal | null {
  if (!hasTalent(match, state, seat, 'pair', card)) return refuse('no-pair', { card }, 'AR-CLASS-3');
  if (partner.card === card) return refuse('same-card', { card }, 'AR-CLASS-3');
  return checkPart(match, state, seat, partner, dispel ? 1 : 0);
}

/** Plays a card, with a Mage its partner, and with a Rogue what may follow (AR-R!8). */
export function play(g: G, seat: number, { card, dispel, target, shieldTo, partner }: Play): void {
  const parts: Part[] = [{ card, dispel, target, shieldTo }];
  if (partner !== null) parts.push({ ...partner, shieldTo: NONE });
  carryOut(g, seat, parts);
  followUp(g, seat, card);
}

/** Steps (a) to (f) of a play (AR-R!8). */
function carryOut(g: G, seat: number, parts: readonly Part[]): void {
  const { state, match } = g;
  const [lead] = parts;
  const { hand } = state.players[seat];
  for (const { card } of parts) state.resolving.push(...hand.splice(hand.indexOf(card), 1));
  g.emit({
    kind: 'cardPlayed',
    seat,
    card: lead.card,
    partner: parts.at(1)?.card ?? NONE,
    rule: 'AR-TURN-1',
  });
  const foe = foeOf(state);
  const warded = foe.wards > 0;
  for (const { card } of parts.filter(({ dispel }) => dispel)) {
    foe.wards--;
    g.emit({ kind: 'wardDispelled', seat, card, left: foe.wards, rule: 'AR-FOE-3' });
  }
  for (const { card, target, dispel } of parts) {
    const suit = suitOf(match, card);
    if (suit.damages) state.attacked = true;
    const result = resultOf(match, state, seat, card, lead.card);
    suit.effect(g, { seat, target, warded, dispels: dispel, result, rule: suit.rule });
  }
  if (state.outcome !== null) return;
  for (const part of parts) layDown(g, seat, part);
  if (foe.health === 0) defeatFoe(g);
}

/** Step (e): next to the foe, in front of a player, or onto the discard pile (AR-FOE-4, AR-CLASS-1, AR-CLASS-4). */
function layDown(g: G, seat: number, { card, dispel, target, shieldTo }: Part): void {
  const { state, match } = g;
  state.resolving.splice(state.resolving.indexOf(card), 1);
  if (dispel) {
    foeOf(state).pile.push(card);
  } else if (sets(match, state, seat, 'shield', card, dispel)) {
    const amount = resultOf(match, state, seat, card);
    state.players[shieldTo].front.push({ card, kind: 'shield', amount });
    g.emit({ kind: 'shieldSet', seat: shieldTo, card, amount, rule: 'AR-CLASS-1' });
  } else if (sets(match, state, seat, 'sanctuary', card, dispel)) {
    state.players[target].front.push({ card, kind: 'sanctuary', amount: 0 });
    g.emit({ kind: 'sanctuarySet', seat: target, card, rule: 'AR-CLASS-4' });
  } else discard(g, [card]);
}

/** Cards that may follow a card of the talent's suit, once per turn and while the foe lives (AR-CLASS-2, AR-R!24). */
function followUps({ match, state }: Pick<G, 'match' | 'state'>, seat: number): FollowUp[] {
  return state.players[seat].hand
    .filter((card) => hasTalent(match, state, seat, 'again', card))
    .flatMap((card) =>
      (mayDispel(match, state, card) ? [true, false] : [false]).map((dispel) => ({ card, dispel })),
    );
}

/** Step (g): asks a Rogue for a second card, a separate play and the last of the turn (AR-R!10). */
function followUp(g: G, seat: number, first: CardNumber): void {
  const { match, state } = g;
  if (state.followUpUsed || !hasTalent(match, state, seat, 'again', first)) return;
  if (state.outcome !== null || state.triumphed) return;
  const options = followUps(g, seat);
  state.phase = 'followUp';
  const answer = g.choose({
    seat,
    kind: 'followUp',
    options: [...options.map((option) => ({ ...option })), DECLINE],
    data: { card: first },
    rule: 'AR-CLASS-2',
  });
  state.phase = 'action';
  if (answer.card === NONE) return;
  state.followUpUsed = true;
  carryOut(g, seat, [{ card: answer.card, dispel: answer.dispel, target: NONE, shieldTo: NONE }]);
}

/** The answer that declines a second card. */
export const DECLINE = { card: NONE, dispel: false };
