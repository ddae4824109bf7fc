import type { Fact, Zone } from '../../../tableau/tableau.ts';
import type { Foe } from '../types.ts';
import { DIE } from '../rules/turn.ts';
import type { MajorCard } from '../content/card.ts';
import { fact, lying, zone, type Look } from './zones.ts';

/** The floors of the tower from the top, as one sees them, with the dispelled wards next to the foe. */
export function towerZones(look: Look): Zone[] {
  const { match, state, s } = look;
  const { foe } = state;
  const floors = match.floors.flatMap((_, floor) => {
    const row = floorZone(look, floor);
    if (foe?.floor !== floor) return [[row]];
    const pile = foe.pile.map((card) => lying(look, card));
    return [[row, zone('wards', s.say('zone.wards'), pile, s.say('zone.wards.empty'))]];
  });
  return floors.reverse().flat();
}

function floorZone(look: Look, floor: number): Zone {
  const { state, s } = look;
  const { foe, defeated } = state;
  const title = (how: 'active' | 'defeated' | 'hidden') =>
    s.say('zone.floor', { floor: String(floor + 1), state: how });
  const id = `floor:${floor + 1}`;
  if (floor < defeated.length) {
    const marker = lying(look, defeated[floor], [s.say('note.defeated')], 'off');
    return zone(id, title('defeated'), [marker], []);
  }
  if (foe?.floor === floor) {
    const treasure = fact('treasure', s.say('fact.treasure'), s.say('fact.treasure.value'));
    return zone(id, title('active'), [lying(look, foe.major, [], 'harm')], [], {
      facts: [...foeFacts(look, foe), treasure],
    });
  }
  return zone(id, title('hidden'), [], s.say('zone.floor.hidden'), { count: 2 });
}

/** What is to be known of a foe: what is left of it, and what dispels its wards. */
export function foeFacts({ match, s }: Look, foe: Foe): Fact[] {
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
