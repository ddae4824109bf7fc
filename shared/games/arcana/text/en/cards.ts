/** The same as an order and after "you may". */
const draw =
  '{n, plural, one {draw a card and give it unseen to any adventurer} other {draw {count} cards one at a time, and give each unseen to any adventurer}}';

/** Words of the cards of Arcana in English (ICU MessageFormat). */
export const en = {
  // What the cards of a suit do.
  damage: 'deal {count} damage to the <foe>foe</foe>',
  heal: 'heal one adventurer by {count}',
  draw: '{form}',
  'draw.form.inf': draw,
  'draw.form.other': draw,
  'amount.result': 'the rank, with what a <gift>Gift</gift> adds',
  'amount.rank': 'rank {rank}',
  'pip.fixed': '{effect}, at any rank',

  // Lists.
  'list.items': '{first}, {second}',
  'list.last': '{first} or {second}',

  // The Fool.
  'fool.shown': 'when drawn, this is shown and never taken in hand',
  'fool.renews': 'the discard pile is shuffled into the deck, and the draw is made again',
  'fool.returns': 'then this is shuffled back in',

  // Foes and their types.
  'major.weak': '{suits} <dispel>dispel</dispel> its <ward>wards</ward>',
  'type.weak': '{suits} <dispel>dispel</dispel> the <ward>wards</ward> of such a <foe>foe</foe>',

  // What a Class does with the cards of its suit.
  'class.shield':
    'unless it <dispel>dispels</dispel>, each card of {suit} that you play becomes a <shield>shield</shield> for any adventurer',
  'class.shield.effect': 'it takes what it counts off the next attack on them, and is discarded',
  'class.again': 'after a card of {suit} you may play another card of {suit} at once, once a turn',
  'class.pair': 'with a card of {suit} you may play one other card; both have the rank of the first',
  'class.sanctuary':
    'unless it <dispel>dispels</dispel>, each card of {suit} that you play becomes a <sanctuary>sanctuary</sanctuary> for whom it heals',
  'class.sanctuary.effect':
    'until the end of their turn the <foe>foe</foe> does them no damage unless they <attack>attack</attack>',

  // What a Gift adds.
  'gift.bonus': 'each card of {suit} that you play counts {count} more',
  'gift.beyond': 'your healing with {suit} may go beyond {cap} <health>health</health>',

  // A court card is a Class and a Gift.
  'court.part': '{name}: {Text}',
  'court.pairBonus': 'of a pair, both cards count {count} more',

  // The tower.
  'tower.table':
    '{difficulty, select, standard {standard} gentle {gentle} other {grim}}, from the bottom: <health>health</health> {points}; <ward>wards</ward> {wards}',
  'tower.foes': 'of its {count} <foe>foes</foe>, {floors} stand in the way',

  // The Reading.
  'position.place': 'here the treasure of floor {place} is <reading>read</reading>',
  'keyword.rank': 'treasures of rank {rank} are <reading>read</reading> as this',

  // Problems of a card that its schema cannot see.
  'problem.wrong-kind': 'A card of kind “{kind}” is needed here, but “{id}” is of kind “{actual}”.',
  'problem.wrong-kind.cure': 'Name a card of kind “{kind}”.',
  'problem.sanctuary-without-healing':
    'The talent “sanctuary” shelters whoever is healed, but the cards of “{suit}” heal nobody.',
  'problem.sanctuary-without-healing.cure': 'Choose a suit with the effect “heal”, or another talent.',
  'problem.again-with-healing':
    'The second card of the talent “again” is played for nobody, but the cards of “{suit}” heal somebody.',
  'problem.again-with-healing.cure': 'Choose a suit without the effect “heal”, or another talent.',
  'problem.cap-without-healing':
    'The Gift lets healing go beyond the cap, but the cards of “{suit}” heal nobody.',
  'problem.cap-without-healing.cure': 'Remove “beyondCap”, or choose a suit with the effect “heal”.',
  'problem.idle-gift': 'This Gift adds nothing.',
  'problem.idle-gift.cure': 'Write a “bonus” of 1 or more.',
  'problem.idle-effect': 'With the amount {amount} this never does anything.',
  'problem.idle-effect.cure': 'Write 1 or more.',
};

/** Both languages have the same keys. */
export type TextKey = keyof typeof en;
