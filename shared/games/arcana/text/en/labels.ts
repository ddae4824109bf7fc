/** What fields and values of cards are called, where no text of a card says it. */
export const en = {
  // Fields; one of a certain word with that word: `field.rotate.by`.
  'field.suit': 'suit',
  'field.rank': 'rank',
  'field.number': 'number',
  'field.weak': 'weak to',
  'field.types': 'types',
  'field.talent': 'talent',
  'field.bonus': 'bonus',
  'field.beyondCap': 'beyond the cap',
  'field.class': 'Class',
  'field.gift': 'Gift',
  'field.adventurer': 'adventurer',
  'field.tables': 'health and wards',
  'field.foes': 'foes',
  'field.standard': 'standard',
  'field.gentle': 'gentle',
  'field.grim': 'grim',
  'field.health': 'health',
  'field.wards': 'wards',
  'field.place': 'place',

  // Words that are values of fields.
  'value.talent.shield': 'shield',
  'value.talent.again': 'another card',
  'value.talent.pair': 'pair',
  'value.talent.sanctuary': 'sanctuary',
  'value.kind.suit': 'suit',
  'value.kind.pip': 'pip',
  'value.kind.fool': 'Fool',
  'value.kind.type': 'type of foe',
  'value.kind.major': 'foe',
  'value.kind.class': 'Class',
  'value.kind.gift': 'Gift',
  'value.kind.court': 'court card',
  'value.kind.tower': 'tower',
  'value.kind.position': 'position',
  'value.kind.keyword': 'keyword',
} as const;

/** Both languages have the same keys. */
export type TextKey = keyof typeof en;
