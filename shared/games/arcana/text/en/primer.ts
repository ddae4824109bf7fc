/** How Arcana is played, on one page, in English; the last part is what the printed rules leave open. */
export const en = {
  'primer.goal': 'What you want',
  'primer.goal.text': [
    'A kingdom wants its soothsaying device back; it stands at the top of the tower.',
    'On each of five floors a foe lies on a treasure.',
    'Bring it down and the treasure is yours; at the top the five treasures are read: that is your reward.',
    'You win or lose together.',
  ],
  'primer.end': 'What the tower wants',
  'primer.end.text':
    'You, one by one. Everybody begins with 20\u00a0health. At\u00a00 an adventurer has fallen and is out, hand and all. When the last one has fallen, the tower keeps its treasures.',
  'primer.turn': 'A turn',
  'primer.turn.text':
    'Take one of three actions. Then the foe strikes back: a die is rolled, and you lose that much health. It does not strike if you have just brought it down, or if a sanctuary protects you.',
  'primer.turn.play': 'Play a card',
  'primer.turn.play.about': 'its suit says what it does, its number how much: from 1 (ace) to\u00a010.',
  'primer.turn.focus': 'Focus',
  'primer.turn.focus.about': 'draw two cards, as far as your hand has room.',
  'primer.turn.rest': 'Rest',
  'primer.turn.rest.about': 'gain 3\u00a0health, up to\u00a020.',
  'primer.suits': 'The four suits',
  'primer.suits.blows': 'Wands, Swords',
  'primer.suits.blows.about': 'damage to the foe.',
  'primer.suits.cups': 'Cups',
  'primer.suits.cups.about': 'health for one adventurer, up to\u00a020.',
  'primer.suits.pentacles': 'Pentacles',
  'primer.suits.pentacles.about':
    'that many cards, drawn one by one; each goes unseen to an adventurer of your choice, while hands have room.',
  'primer.wards': 'Wards first',
  'primer.wards.text': [
    'While a ward stands, nothing hurts the foe.',
    'A card of the right suit dispels one: it stays with the foe and does no damage, but heals and draws all the same.',
    'Which suit is right, the picture of the foe says; where it shows several, each of their suits will do.',
    'Foes grow stronger: 10 to 30\u00a0health, one to five wards.',
  ],
  'primer.wards.human': 'A human',
  'primer.wards.human.about': 'Pentacles.',
  'primer.wards.celestial': 'A celestial (angel or demon)',
  'primer.wards.celestial.about': 'Wands or Cups.',
  'primer.wards.beast': 'A beast',
  'primer.wards.beast.about': 'Swords.',
  'primer.who': 'Who you are',
  'primer.who.text':
    'The rank of your court card gives you a Class, its suit a Gift: each card of that suit counts 1 more when you play it. With the Gift of Cups you heal beyond\u00a020 as well.',
  'primer.who.king': 'King, Paladin',
  'primer.who.king.about':
    'a card of Pentacles also becomes a shield for an adventurer, and takes what it counts off the next blow.',
  'primer.who.knight': 'Knight, Rogue',
  'primer.who.knight.about': 'after a card of Swords you may play another one of Swords, once a turn.',
  'primer.who.page': 'Page, Mage',
  'primer.who.page.about':
    'with a card of Wands you may play one other card; both count as the card of Wands.',
  'primer.who.queen': 'Queen, Priest',
  'primer.who.queen.about':
    'a card of Cups also becomes a sanctuary for the adventurer it heals: in their turn the foe does not strike them unless they attack.',
  'primer.hands': 'Cards and the Fool',
  'primer.hands.text': [
    'Hands lie open: plan aloud. Two adventurers hold up to 7\u00a0cards each, three\u00a06, four\u00a05.',
    'When the Fool turns up, it is shown, the discard pile goes back into the deck, and another card is drawn in its place.',
  ],
  'primer.silent': 'Where the printed rules are silent',
  'primer.silent.text': 'Here it is played like this.',
  'primer.silent.pictures': 'Pictures',
  'primer.silent.pictures.about':
    'what a foe is follows the best-known tarot pictures and stands in brackets on its card.',
  'primer.silent.angels': 'Angels and demons',
  'primer.silent.angels.about':
    'the printed sentence breaks off after “Wands or”; Cups are the suit that no other foe has.',
  'primer.silent.open': 'Open hands',
  'primer.silent.open.about': 'in print, nobody looks at a card before it is given, and no more is said.',
  'primer.silent.lead': 'Who goes first',
  'primer.silent.lead.about': 'agree on it; any of you may say it here.',
  'primer.silent.both': 'Dispelling',
  'primer.silent.both.about':
    'a card that dispels a ward is neither shield nor sanctuary, for it lies with the foe. The one that takes the last ward does no damage yet.',
  'primer.silent.fool': 'The Fool',
  'primer.silent.fool.about': 'it has no effect in print; that it renews the deck is ours.',
  'primer.silent.fallen': 'The fallen',
  'primer.silent.fallen.about':
    'they stay out, and the others go on. A house rule ends the climb with the first.',
  'primer.silent.reading': 'The Reading',
  'primer.silent.reading.about':
    'five places, and a word for each suit and number; the rest is for you to say.',
  'primer.silent.die': 'The die',
  'primer.silent.die.about': 'it is thrown for you.',
} as const;
