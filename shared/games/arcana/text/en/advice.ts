/** What authors of cards are told in a player's words, in English (ICU MessageFormat). */
export const en = {
  // Where the sentence for authors of files speaks of its words.
  'problem.wrong-kind':
    '“{id}” does not belong here: its kind is “{actual}”, and this needs the kind “{kind}”.',
  'problem.sanctuary-without-healing':
    'This Class shelters whoever is healed, but the cards of its suit heal no adventurer.',
  'problem.again-with-healing':
    'The second card that this Class plays has no target, but the cards of its suit heal an adventurer.',
  'problem.cap-without-healing':
    'This Gift lets healing go beyond the cap, but the cards of its suit heal no adventurer.',
  'problem.idle-effect': 'An amount of {amount} never does anything.',

  // A card that no other one brings into play.
  'unreached.major': 'This foe is in no tower, so it never comes.',
  'unreached.type': 'No foe is of this type yet.',
  'unreached.class': 'No court card has this Class yet.',
  'unreached.gift': 'No court card has this Gift yet.',
  'unreached.suit': 'No pip is of this suit yet.',

  // What fields are called, and the entries of their lists.
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
  'part.weak': 'suit {number}',
  'part.types': 'type {number}',
  'part.foes': 'foe {number}',
  'part.standard': 'floor {number}',
  'part.gentle': 'floor {number}, gentle',
  'part.grim': 'floor {number}, grim',

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
