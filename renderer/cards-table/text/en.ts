/** What the parts of a drawn table say of their own, in English (ICU MessageFormat). */
export const en = {
  // Cards on the table.
  'tag.free': 'free',
  'card.answer': 'stands for an answer',
  'answer.lit': 'Press a card that is lit, or its name here.',
  'card.paysAs': 'pays as {power}',
  'card.pays': 'can pay',

  // The hand.
  'hand.title': 'Hand of {name}',
  'hand.empty': 'No cards in hand.',
  'hand.hidden': '{count, plural, one {One hidden card} other {# hidden cards}}',
  'hand.played': 'Played, not yet spent',

  // Slots.
  'slot.free': 'Slot {slot}, {kind}: free',
  'slot.title': 'Slot {slot}, {kind}',
  'slot.none': 'Nothing in your hand fits here.',

  // Slips.
  'slip.nothing': 'Nothing can be done with it just now.',
  'slip.look': 'Look closely',
  'slip.close': 'Close',
  'choices.title': 'What can be done with {card}',

  // Paying.
  'pay.title': 'Pay',
  'pay.group': 'Payment: {choice}',
  'pay.with': 'What pays',
  'pay.nothing': 'Nothing yet.',
  'pay.known': 'To know before it',
  'pay.exact': 'That pays it. Click cards to change it.',
  'key.enter': 'Enter',
  'short.of': '{has} of {amount}',

  // What has no other place.
  'more.title': 'More to do',

  // A card from close up.
  'closer.can': 'Can {name} have it?',
  'closer.do': 'What can be done',
  'closer.enough': '{way}: enough.',
  'closer.short': '{way}: {short} missing.',
  'closer.text': 'What it does',
  'closer.print': 'On the card',
  'closer.from': 'From the pack {pack}',
  'closer.write': 'In the workshop',
  'closer.previous': 'Previous card',
  'closer.next': 'Next card',

  // What moves, and is heard.
  'die.rolled': '{die}: {value}',
  'sound.tool': 'Sound',

  // The bar at the top.
  turn: 'Turn',
  settings: 'Settings',
  menu: 'Menu of the table',
  'details.about': 'Seed, packs, options.',
  'keys.about': 'How to play without a pointer.',
  'settings.about': 'Language, text size, colours, motion, sound.',
  'plain.about': 'The same game in words alone.',

  // The phases of a turn.
  phases: 'Phases of the turn',
  'phase.possible': 'What can be done now:',

  // Decks and piles.
  piles: 'Piles',
  'pile.several': '{count} × {card}',
  'ability.used': 'used this turn',
  'turn.cards': 'Spent and gained this turn',
  'turn.spent': 'spent',
  'turn.gained': 'gained',
  'turn.left': '{count, plural, one {# card more} other {# cards more}}',

  // The chronicle and the way on.
  chronicle: 'Chronicle',
  'way.key': 'The key E goes on',

  // The end.
  'end.turns': 'turns',
  'end.again': 'Watch it again',
  'end.records': 'Hall of records',
} as const;

export type TextKey = keyof typeof en;
