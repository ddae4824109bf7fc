/** What the cards of the table say of their own, in English (ICU MessageFormat). What the game says comes from the host. */
export const en = {
  // The cards around the tower.
  'ring.title': 'Cards of the ring',
  'ring.levels': 'Ring to look at',
  'level.dungeon': 'Dungeon ring',
  'level.temple': 'Temple ring',
  'level.spire': 'Spire ring',
  'level.closed': 'not yet open',
  'level.here': 'you are here',
  'ring.empty': 'Place {place} is empty.',
  'tag.waiting': 'waiting',
  'tag.tower': 'holds here',
  'tag.foe': 'foe',
  'tag.spire': 'last challenge',
  'tag.enemy': 'in battle',
  'tag.taken': 'taken',

  // The battlemat.
  'mat.title': 'Battlemat',
  'mat.hint': 'drag to slot',
  'key.yes': 'Tower Key',
  'key.no': 'no key',
  'kind.weapon': 'weapon',
  'kind.armor': 'armor',
  'kind.object': 'object',
  'kind.relic': 'relic',
  'kind.dungeon': 'dungeon',
  'kind.other': 'other',
  'card.used': 'turned, back in Recover',

  // Paying.
  'pay.attributes': 'Attributes',
  'pay.brute': 'Brute force',
  'power.fight': 'fight',
  'power.skill': 'skill',
  'power.charm': 'charm',
  'power.vorpal': 'anything',
  'power.brute': 'brute force',

  // What has no other place.
  'family.fight': 'Fight',
  'family.fight.about': 'The enemy’s price has to be paid whole.',
  'family.rotate': 'Rotate',
  'family.rotate.about':
    'A die says how far this level rotates: so its staircase comes under the portal above.',
  'family.exert': 'Exert yourself',
  'family.exert.about': 'One space more, over a staircase as well.',
  'family.well': 'Well of Souls',
  'family.well.about':
    'A card leaves the game for good and makes the deck thinner: from the hand, the discard pile, or one that has just paid.',
  'family.ability': 'Abilities',
  'family.ability.about': 'What the hero can do, as it stands on the left.',
  'family.generate': 'Your own power',
  'family.generate.about': 'Power that comes from no card.',
  'family.trade': 'Trade',
  'family.trade.about':
    'Cards change hands, if the other hero agrees. A card of your own is offered at the card.',
  'family.move': 'Walk',
  'family.move.about': 'How to walk on.',
  'family.slots': 'Slots',
  'family.slots.about': 'Cards on the battlemat stay from turn to turn.',
  'family.other': 'Other',
  'family.other.about': 'What belongs nowhere else.',
} as const;

export type TextKey = keyof typeof en;
