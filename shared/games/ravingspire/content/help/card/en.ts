import { en as general } from '../../../../../packs/effects/help/en.ts';

/** What the kinds of cards and their fields mean, in English, as authors read it. */
export const en = {
  kinds: {
    weapon: 'Equipment: bought from the ring, and fits slots for weapons. It mostly gives fight.',
    armor: 'Equipment: bought from the ring, and fits slots for armor.',
    object: 'Equipment: bought from the ring, and fits slots for objects. It mostly gives skill.',
    relic: 'Equipment: bought from the ring, and fits slots for relics. It mostly gives charm.',
    dungeon: 'Equipment from the ring that stays in its slot: used once a turn, it is only turned over.',
    adventurer: 'Somebody from the ring who joins a hero, and fits every slot.',
    attack: 'Bought from the ring and played from the hand, also into battles of others. It fits no slot.',
    adversary: 'An enemy that lies on the ring: it costs sanity each turn until somebody beats it.',
    chaos: 'A misfortune that nobody buys: it strikes as soon as it is drawn, and the foe advances.',
    loot: 'What a win brings: drawn from the loot deck, and never bought.',
    foe: 'The enemy that walks after you: who beats it gets a Tower Key and loot.',
    tower: 'A rule for one level: it holds for all heroes who stand there.',
    spire: 'Waits in the Keep at the top. Who beats it has won the game.',
    starter: 'One of the twelve poor cards that a hero begins with.',
    hero: 'Somebody to play: two abilities, five slots and twelve starters.',
    board: 'The tower itself: how many spaces its rings have. A game has just one.',
    keyword:
      'A word for rules that several cards have: each card names the word, and those rules are its own.',
  },
  briefly: {
    weapon: 'mostly fight',
    armor: 'mostly skill',
    object: 'mostly skill',
    relic: 'mostly charm',
    dungeon: 'stays in its slot',
    adventurer: 'fits any slot',
    attack: 'from the hand',
    adversary: 'lies on the ring',
    chaos: 'strikes at once',
    loot: 'for a win',
    foe: 'walks after you',
    tower: 'rule of a level',
    spire: 'the last enemy',
    starter: 'to begin with',
    hero: 'to be played',
    board: 'size of the rings',
    keyword: 'rules with a name',
  },
  sorts: {
    gains: 'For heroes',
    threats: 'Against heroes',
    heroes: 'Heroes and places',
    words: 'Words',
  },
  card: {
    ...general.card,
    kind: {
      does: 'What the card is on the table: where it comes from, and what can be done with it.',
      example: 'A weapon is bought from the ring, an adversary lies there to be fought.',
    },
    types: {
      does: 'Further kinds that it counts as. It fits the slots of all of them.',
      example: 'Loot that is a weapon as well can be slotted as a weapon.',
    },
    power: {
      does: 'How much it pays of a price. What it pays with is under “counts as”.',
      example: 'An attack with power 3 that counts as fight pays 3 fight.',
      short: 'what it pays',
    },
    as: {
      does: 'What its power pays: fight, skill or charm; one of two; or vorpal, which is any of them.',
      example: 'With fight and skill its player chooses one of both each time.',
      short: 'vorpal: as any',
    },
    cost: {
      does: 'What has to be paid for it: fight, skill and charm, all of them. Or brute force, which is power of any sort together; left empty, brute force does not do. What is rolled is raised by a die at each attempt.',
      example: '3 fight, 1 skill and brute force 6: pay 3 fight and 1 skill, or any 6.',
      short: 'or brute force, of any sort',
    },
    'cost.brute': {
      does: 'So much power of any sort pays as well, instead of all the rest. Left empty, it does not.',
      example: 'Brute force 6: 2 fight and 4 charm pay it.',
    },
    class: {
      does: 'What sort of foe it is: a reaver mostly asks for fight, a rogue for skill, a runelord for charm. Some cards do better against one of them.',
      example: 'A card may say: “against a runelord”.',
    },
    loot: {
      does: 'How many cards of loot there are for beating the foe.',
      example: '3: the winner draws three cards from the loot deck.',
    },
    copies: {
      does: 'How many of this card are in its deck.',
      example: '2: it comes up twice as often as a card that is there once.',
    },
    supply: {
      does: 'Whether its copies begin in the supply: in no deck, so that only effects hand them out.',
      example: 'A useless card that an effect puts into the hands of others.',
    },
    stages: {
      does: 'Further prices, to be paid one after the other in the same battle.',
      example: 'First the cost of the card, then 4 fight, then 6 charm.',
    },
    rules: {
      does: 'What the card does, as it is printed on it.',
      example: '“When played, draw a card.”',
    },
    hero: {
      does: 'What a hero to play has: a class, twelve starters, five slots and two abilities.',
      example: 'A rogue with four Tools, and an ability that draws a card once a turn.',
    },
    'hero.class': {
      does: 'What the hero is. Cards may ask for it.',
      example: '“If your hero is a rogue, draw a card.”',
    },
    'hero.gender': {
      does: 'Whether the hero is a man or a woman. English says the same of both, German does not.',
      example: '“Plünderin” instead of “Plünderer”.',
    },
    'hero.difficulty': {
      does: 'How hard the hero is to play: what is said when one is chosen. It changes no rule.',
      example: 'A hero who needs good timing is for experts.',
    },
    'hero.deck': {
      does: 'The cards that the hero begins with, twelve in all.',
      example: 'Four Tools, four Blades and four Trinkets.',
    },
    'hero.slots': {
      does: 'What fits each of the five slots.',
      example: 'Two slots for weapons, one each for armor, a relic and a dungeon card.',
    },
    'hero.abilities': {
      does: 'What only this hero can do, two things.',
      example: '“Once a turn you may discard a card to draw a card.”',
    },
    board: {
      does: 'How large the tower is. Only a card that is the board has this.',
      example: 'Rings of 12 spaces, with the staircase 6 spaces from the portal.',
    },
    'board.sectors': {
      does: 'How many spaces each ring of the tower has.',
      example: '12: after twelve steps a hero is back where it began.',
    },
    'board.across': {
      does: 'How many spaces it is from the portal of a level, where one comes in, to its staircase.',
      example: '6 on a ring of 12: the staircase is on the other side.',
    },
    'board.apart': {
      does: 'How far a staircase and the portal of the level above are apart at least when a ring is placed.',
      example: '2: nobody walks straight from level to level.',
    },
  },
};
