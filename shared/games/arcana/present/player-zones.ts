import type { Seat } from '../../../engine/game.ts';
import type { Clause, Phrase } from '../../../words/tokens.ts';
import type { Fact, TableCard, Zone } from '../../../tableau/tableau.ts';
import type { CourtCard } from '../rules/card.ts';
import { describeCard } from '../content/describe.ts';
import type { PipDefinition } from '../content/schema.ts';
import { FULL_HEALTH, handLimit } from '../rules/players.ts';
import { mayDispel, pipOf, resultOf } from '../rules/play.ts';
import { DIE } from '../rules/turn.ts';
import { NONE, type CardNumber, type Front } from '../types.ts';
import { lookupIn } from '../../../packs/content.ts';
import { fact, lying, zone, type Viewpoint } from './zones.ts';

/** Everything of a player: the adventurer, the hand, and any cards in front. */
export function playerZones(look: Viewpoint, seat: Seat): Zone[] {
  const { state, s } = look;
  const { court, hand, front, fallen } = state.players[seat];
  const own = {
    ...zone(`player:${seat}`, s.say('zone.player', { who: s.who(seat) }), [], s.say('zone.player.empty')),
    seat,
  };
  if (court === NONE) return [own];
  const adventurer: Zone = {
    ...own,
    count: 1,
    cards: [lying(look, court, [], fallen ? 'off' : 'plain')],
    facts: playerFacts(look, seat),
  };
  if (fallen || state.phase === 'pickCharacters') return [adventurer];
  const who = s.who(seat);
  const cards = hand.map((card) => inHand(look, seat, card));
  const before = front.map((one) => lying(look, one.card, [sayFront(look, one)], 'good'));
  return [
    adventurer,
    zone(`hand:${seat}`, s.say('zone.hand', { who }), cards, s.say('zone.hand.empty'), { seat }),
    ...(before.length === 0
      ? []
      : [zone(`front:${seat}`, s.say('zone.front', { who }), before, [], { seat })]),
  ];
}

function playerFacts({ match, state, s }: Viewpoint, seat: Seat): Fact[] {
  const { court, health, hand, fallen } = state.players[seat];
  const card = match.cards[court] as CourtCard;
  const left = (now: number, most: number): Phrase =>
    s.say('fact.ofMost', { left: String(now), most: String(most) });
  const identity = [
    fact('class', s.say('fact.class'), s.named(card.class)),
    fact('gift', s.say('fact.gift'), s.named(card.gift)),
  ];
  if (fallen) return [fact('fallen', s.say('fact.fallen'), s.say('fact.fallen.value'), 'off'), ...identity];
  return [
    // One blow of the foe may be the last.
    fact(
      'health',
      s.say('fact.health'),
      // Healing may go beyond what is full.
      health > FULL_HEALTH ? [{ number: health }] : left(health, FULL_HEALTH),
      health <= DIE ? 'harm' : 'plain',
    ),
    ...identity,
    fact('hand', s.say('fact.hand'), left(hand.length, handLimit(match))),
  ];
}

/** A hand card, with what it would count for and whether it dispels a ward. */
function inHand(look: Viewpoint, seat: Seat, card: CardNumber): TableCard {
  const { match, state, s } = look;
  const result = resultOf(match, state, seat, card);
  const { rank } = pipOf(match, card);
  const dispels = state.foe !== null && mayDispel(match, state, card);
  const notes = [
    ...(result === rank ? [] : [sayCount(s, result, rank)]),
    ...(dispels ? [s.say('note.dispels')] : []),
  ];
  const tile = lying(look, card, notes, dispels ? 'good' : 'plain');
  return result === rank ? tile : { ...tile, text: whatItDoes(look, card, result) };
}

/** What a card does with what it counts for in place of its rank. */
function whatItDoes(
  { match, definitions, titles, s }: Viewpoint,
  card: CardNumber,
  result: number,
): Clause[] {
  const { id } = match.cards[card];
  const definition = { ...(definitions[id] as unknown as PipDefinition), rank: result };
  return describeCard(definition, s.language, lookupIn(definitions), (other) => titles.name(other));
}

/** What a card counts for, next to its rank if the two differ. */
export const sayCount = (s: Viewpoint['s'], result: number, rank: number): Phrase =>
  s.say('note.counts', {
    more: result === rank ? 'no' : 'yes',
    result: String(result),
    rank: String(rank),
  });

const sayFront = ({ s }: Viewpoint, { kind, amount }: Front): Phrase =>
  kind === 'shield' ? s.say('note.shield', { amount: String(amount) }) : s.say('note.sanctuary');
