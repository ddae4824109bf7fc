/** What the frame of the table says, in English (ICU MessageFormat). What the game says comes from the host. */
export const en = {
  // The phases of a turn.
  'phase.move': 'Move',
  'phase.move.about':
    'A die says how far you go: exactly that many spaces, either way round; over a staircase where it meets the portal above.',
  'phase.draw': 'Draw',
  'phase.draw.about':
    'A card is drawn from the encounter deck and waits at the foot of the tower. Nothing to decide.',
  'phase.encounter': 'Encounter',
  'phase.encounter.about':
    'Buy cards of this ring, fight its adversaries, play what you hold. Power is spent once. At the end the waiting card wants a place.',
  'phase.showdown': 'Showdown',
  'phase.showdown.about':
    'A foe stands here, in the place of any other encounter. Pay its price with power, or give up and pay with sanity.',
  'phase.keep': 'The Keep',
  'phase.keep.about': 'The last challenge. Whoever pays the Spire card’s price gets out.',
  'phase.explore': 'Explore',
  'phase.explore.about':
    'What is left of your hand turns rings, moves you one space, feeds the Well of Souls, or goes into slots.',
  'phase.recover': 'Recover',
  'phase.recover.about':
    'Adversaries of this level cost sanity. Hand and played cards are discarded, the ring is filled, a new hand is drawn.',
  'phase.foe': 'Foe',
  'phase.foe.about':
    'The foe of this level walks by a die. If it meets you, the next turn begins with a Showdown.',

  // How it goes, for newcomers.
  'primer.short': 'Win a tower key, climb to the Keep and pay the Spire card’s price, before madness wins.',
  'primer.turn': 'A turn',

  // Decks and piles.
  decks: 'Decks of the tower',
  'decks.about': 'Cards left. Nobody knows their order, least of all the cards.',
  'deck.encounter': 'Encounter',
  'deck.loot': 'Loot',
  'deck.foe': 'Foes',
  'deck.tower': 'Tower cards',
  'deck.spire': 'Spire cards',
  'pile.deck': 'deck',
  'pile.deck.about': 'Your deck. It can be looked through by name, not in its order.',
  'pile.deck.order': 'By name: the order is nobody’s business.',
  'pile.discard': 'discard',
  'pile.discard.about': 'Your discard pile. Shuffled into a new deck when the old one is empty.',
  'pile.gone': 'gone',
  'pile.gone.about': 'Banished for the rest of the game.',
  'pile.gone.title': 'Banished',
  'pile.gone.none': 'Nothing is gone yet.',

  // Heroes.
  sanity: 'Sanity',
  party: 'Other heroes',
  'hero.bot': 'bot',
  'hero.sanity': '{sanity} of 10 sanity',
  'hero.key': 'has a Tower Key',
  'hero.hand': '{count, plural, one {one card in hand} other {# cards in hand}}',
  'hero.toAct': 'to act now',
  'hero.harm': '−{harm} sanity when the turn ends',
  'hero.harm.about':
    'Adversaries on this level cost {harm} sanity at the end of the turn, unless they are defeated.',
  'hero.removed': 'no longer in the game',
  'level.dungeon': 'in the dungeon',
  'level.temple': 'in the temple',
  'level.spire': 'in the spire',
  'level.keep': 'in the Keep',
  abilities: 'Abilities',
  'purse.about':
    'All that can still be spent, each card once: what counts as one attribute, what can be either of several, and, in the triangle, all together.',
  madness: 'Madness',
  'madness.lost': 'lost at the skull',
  'madness.meter': 'Madness track: at 0 the tower wins',
  'madness.about':
    'A hero without sanity goes mad: hand and slots are lost, the way begins anew, and the track falls by one. At the skull all is lost.',

  // The end.
  'end.won': 'You got out',
  'end.lost': 'The tower keeps you',
  'end.numbers': 'The night in numbers',
  'end.heroes': 'Who was there',
  'end.bought': 'cards bought',
  'end.loot': 'loot found',
  'end.beaten': 'adversaries and foes beaten',
  'end.rotated': 'rings turned',
  'end.mad': 'times gone mad',
  'end.deck': '{count, plural, one {one card} other {# cards}} in the end',
} as const;

export type TextKey = keyof typeof en;
