/** How Ravingspire is played, on one page, in English. */
export const en = {
  'primer.goal': 'What you want',
  'primer.goal.text': [
    'Up, and out.',
    'Climb from the dungeon through the temple to the spire, beat a foe on the way for a tower key, open the tower door on the spire, and pay the price of the Spire card that waits in the Keep.',
  ],
  'primer.end': 'What the tower wants',
  'primer.end.text':
    'You. At 0 sanity you go mad: your hand, your slots and what you played are discarded, you wake at the start with 10 sanity, and the madness track falls by 1. When it stands at 0, the tower has won.',
  'primer.power': 'Power and prices',
  'primer.power.text': [
    'Cards give fight, skill or charm. A star is vorpal: it counts as any of the three.',
    'A price wants all of its shapes at once, or, where it has a triangle, that much power of any sort together: brute force.',
    'What you pay too much is lost.',
  ],
  'primer.cards': 'Your cards',
  'primer.cards.text':
    'You begin with 12 poor ones. What you buy goes to your discard pile and comes into your hand later. A card put into a slot that fits stays there until you need it, beyond the end of the turn.',
  'primer.ring': 'The ring around the tower',
  'primer.ring.text': [
    'Each level offers up to five cards to whoever stands on it.',
    'Skulls among them are adversaries: each costs 1 sanity at the end of your turn until somebody beats it.',
    'From turn 6 on, a new card that finds no place throws the heaviest one out and you lose as much sanity as a die says.',
  ],
  'primer.foes': 'Foes',
  'primer.foes.text': [
    'A foe is a figure on the board, no card of the ring.',
    'It comes with a chaos card, to the staircase of your level, and walks towards you at the end of your turns.',
    'Beat it in a Showdown for a tower key and loot; give up, and it costs as much sanity as two dice show.',
  ],
  'primer.turn': 'A turn',
  'primer.turn.text': [
    'Move by a die; a card is drawn and waits at the foot of the tower.',
    'In the Encounter you buy cards of the ring and fight its adversaries.',
    'In Explore, what is left of your hand turns rings, moves you one space or goes into slots.',
    'In Recover, adversaries cost sanity and you draw a new hand; then the foe walks.',
    'Where it meets you, your next turn has a Showdown in the place of the Encounter.',
  ],
} as const;
