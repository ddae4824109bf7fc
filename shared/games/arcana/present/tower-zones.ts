import type { Fact, Zone } from '../../../tableau/tableau.ts';
import type { Foe } from '../types.ts';
import { DIE } from '../rules/turn.ts';
import type { MajorCard } from '../rules/card.ts';
import { fact, lying, spent, zone, type Viewpoint } from './zones.ts';

/** The floor that is fought on, with the wards that were dispelled there; nothing where no foe stands. */
export function foeZones(look: Viewpoint): Zone[] {
  const { state, s } = look;
  const { foe } = state;
  if (foe === null) return [];
  const treasure = fact('treasure', s.say('fact.treasure'), s.say('fact.treasure.value'));
  const title = s.say('zone.floor', { floor: String(foe.floor + 1) });
  const pile = foe.pile.map((card) => spent(look, card));
  return [
    zone(`floor:${foe.floor + 1}`, title, [lying(look, foe.major, [], 'harm')], [], {
      facts: [...foeFacts(look, foe), treasure],
    }),
    zone('wards', s.say('zone.wards'), pile, s.say('zone.wards.empty')),
  ];
}

/** The rest of the tower: the floors above, which show nothing yet, and the foes that were beaten, the highest first. */
export function towerZones(look: Viewpoint): Zone[] {
  const { match, state, s } = look;
  const { defeated, foe } = state;
  const beaten = defeated.map((major, floor) =>
    spent(look, major, [s.say('note.floor', { floor: String(floor + 1) })], 'off'),
  );
  const [from, to] = [defeated.length + (foe === null ? 0 : 1) + 1, match.floors.length];
  const count = to - from + 1;
  const above = { count, from: String(from), to: String(to) };
  return [
    ...(count > 0
      ? [
          zone('above', s.say('zone.above', above), [], s.say('zone.above.hidden', above), {
            count: 2 * count,
          }),
        ]
      : []),
    ...(beaten.length > 0
      ? [zone('below', s.say('zone.below'), beaten.reverse(), [], { layout: 'pile' })]
      : []),
  ];
}

/** What is to be known of a foe: what is left of it, and what dispels its wards. */
function foeFacts({ match, s }: Viewpoint, foe: Foe): Fact[] {
  const { suits } = match.cards[foe.major] as MajorCard;
  const { health, wards } = match.floors[foe.floor];
  const left = (now: number, most: number) => s.say('fact.ofMost', { left: String(now), most: String(most) });
  const weak = s.list(suits.map(s.named), 'list.or');
  return [
    fact('health', s.say('fact.health'), left(foe.health, health)),
    fact(
      'wards',
      s.say('fact.wards'),
      s.say('fact.wards.value', { left: foe.wards, most: String(wards) }),
      foe.wards > 0 ? 'harm' : 'good',
    ),
    fact('weak', s.say('fact.weak'), weak),
    fact('strike', s.say('fact.strike'), s.say('fact.strike.value', { die: String(DIE) })),
  ];
}
