import { en as general } from '../../../../packs/effects/help/en.ts';
import { en as card } from './card/en.ts';
import type { WordsHelp } from '../../../../packs/card-words.ts';

/** What each word of the card language does, in English, as authors read it. */
export const en = {
  ...card,
  headings: {
    triggers: {
      title: 'Triggers',
      intro: 'When a rule happens. What it does then happens in the order in which it is written.',
    },
    standings: {
      title: 'Standing rules',
      intro: 'While a rule is in force: it does nothing by itself, but changes what holds.',
    },
    verbs: { title: 'Effects', intro: 'What a rule does. What cannot be done is skipped.' },
    whom: { title: 'Whom', intro: 'Which heroes an effect happens to.' },
    filters: { title: 'Cards', intro: 'Which cards something is done with, or which ones are counted.' },
    zones: { title: 'Zones', intro: 'Where cards lie.' },
    amounts: {
      title: 'Amounts',
      intro:
        'How much: a number, or something that is counted or rolled at the table. Where a rule stands all the time, nothing can be rolled.',
    },
    conditions: { title: 'Conditions', intro: 'What has to be so, or else it does not happen.' },
    changes: {
      title: 'Changes',
      intro: 'What is different as long as a rule stands, or for a time.',
    },
    card: { title: 'A card' },
  },
  triggers: {
    played: {
      does: 'The card is played for its power, from the hand or from a slot. Its power is there to be spent afterwards.',
    },
    spent: {
      does: 'Its power pays for something, or is used in a battle. Against an adversary, a foe or a Spire card the rule may still raise it by a plain number; whatever else raises it belongs to “when played”.',
    },
    instead: {
      does: 'The card is played for this alone, without giving its power. Afterwards it is discarded or banished.',
      fields: { by: 'what becomes of the card: it comes back later, or it leaves the game for good' },
    },
    revealed: { does: 'The foe or Spire card is turned up, before the battle with it.' },
    defeated: {
      does: 'The adversary or foe has been beaten. An adversary has to say at the end where it goes: back into the encounter deck, under it, or out of the game.',
    },
    lost: {
      does: 'The battle against the card has been lost or given up; what it costs anyway comes afterwards.',
    },
    chaos: {
      does: 'The chaos card is drawn. The Foe Advances comes before it and the banishing after it, both by themselves.',
    },
    'turn-start': {
      does: "The turn of its hero begins. Slotted cards, hero abilities, and the tower card of the hero's level come to this; cards in hand do not.",
    },
    gained: { does: 'The card has been gained: bought, or come as loot, or by an effect.' },
    'foe-drawn': {
      does: 'This card lies face up on the foe deck, and the next foe is drawn. Afterwards the card is banished.',
    },
    'on-ring': {
      does: 'The card lies face up on a ring, and the turn of a hero on that level begins. Nothing comes of it in the hand or the deck.',
    },
    placed: { does: 'A tower card is placed on its level, or another card comes onto a ring.' },
    discarded: { does: 'An effect has discarded the card. The discarding in Recover does not count.' },
    banished: {
      does: 'An effect has banished the card. The Well of Souls does not count, nor what the rules banish by themselves.',
    },
    'turn-end': {
      does: "The turn of its hero ends: Recover begins. Nothing has been discarded yet. Slotted cards, hero abilities, and the tower card of the hero's level come to this.",
    },
    held: {
      also: ['ethereal', 'fleeting', 'unused'],
      does: 'The turn of its hero ends, and the card is in the hand: it was not used. Nothing has been discarded yet.',
    },
    gains: {
      does: 'The hero gains a card: bought, as loot, or by an effect. “That card” is the one that was gained.',
      fields: { cards: 'which cards count; left out, any' },
    },
    beats: {
      does: 'The hero beats an adversary or a foe. “That card” is the one that was beaten.',
      fields: { cards: 'which ones count; left out, any' },
    },
    plays: {
      does: 'The hero plays a card for its power, from the hand or from a slot. “That card” is the one that was played.',
      fields: { cards: 'which cards count; left out, any' },
    },
    'loses-battle': { does: 'The hero loses a battle, or gives it up.' },
    'loses-sanity': { does: 'The hero loses sanity, however much at once.' },
    'would-lose-sanity': {
      does: 'The hero is about to lose sanity: by an effect, a lost battle with a foe, adversaries, or in Overwhelm. What is paid as a price does not count.',
    },
    'gains-sanity': { does: 'The hero gains sanity, however much at once.' },
    discards: {
      does: 'An effect, or its price, discards a card of the hero; each card by itself. The discarding in Recover and in madness does not count.',
      fields: { cards: 'which cards count; left out, any' },
    },
    banishes: {
      does: 'The hero banishes a card: by an effect, as a price, instead of its power, or in the Well of Souls.',
      fields: { cards: 'which cards count; left out, any' },
    },
    draws: {
      does: 'An effect has the hero draw cards, however many. Filling up the hand in Recover does not count.',
    },
    rotates: { does: 'A level is rotated in the turn of the hero, by whatever means.' },
    moves: {
      does: 'The hero has moved, however far. To be put somewhere, or carried along by a level that turns, is no move.',
    },
    activated: {
      does: 'The ability of a hero is used, in Encounter or in a battle.',
      fields: {
        once: 'each ability can be used once a turn',
        price: 'what it costs to use it, paid before anything else happens',
      },
    },
  },
  standings: {
    always: {
      does: 'All the time, wherever the card is. Mostly for abilities of heroes; on other cards only for the card itself.',
    },
    slotted: { does: 'As long as the card lies in a slot of its hero.' },
    played: { does: 'From when the card is played until its power is spent.' },
    ring: {
      does: 'As long as the card lies on an encounter ring, for the heroes on its level: so it may cost more or less itself.',
    },
    level: { does: 'For heroes who stand on the level of this tower card.' },
    battle: { does: 'As long as the battle with this card lasts.' },
  },
  verbs: {
    ...general.verbs,
    draw: {
      also: ['take a card'],
      does: 'Draw cards from the battle deck.',
      fields: { cards: 'how many cards' },
    },
    discard: {
      also: ['throw away'],
      does: 'Put cards on the discard pile, at once. Where several heroes do it, each picks its own.',
    },
    banish: {
      also: ['remove', 'exile', 'destroy'],
      does: 'Remove cards from the game. Where several heroes do it, each picks its own.',
    },
    retrieve: {
      also: ['return', 'get back'],
      does: 'Take cards into the hand: own ones, banished ones, or some from the ring.',
    },
    steal: { does: 'Take cards of other heroes into the hand.' },
    give: {
      also: ['pass', 'hand over', 'donate'],
      does: 'Give cards to another hero: they go to its hand. They are not gained.',
      fields: { to: 'who gets them' },
    },
    'put-on-deck': { does: 'Lay cards on top of the own battle deck.' },
    look: {
      also: ['scry', 'peek', 'top', 'deck'],
      does: 'Look at the topmost cards of a deck; the other players do not see them. What follows can choose from “the cards looked at”; what is not moved stays where it lies.',
      fields: { deck: 'Which deck: your battle deck, or one that all heroes share.' },
    },
    reveal: {
      also: ['turn up', 'show', 'flip'],
      does: 'Turn up the topmost cards of a deck for all to see. They stay there until something moves them; “that card” is the one that was turned up.',
      fields: { deck: 'Which deck: your battle deck, or one that all heroes share.' },
    },
    'reveal-until': {
      also: ['dig', 'turn up until'],
      does: 'Turn up card after card of a deck until a certain one comes, which is “that card”; without one the whole deck is turned up. All stay there until something moves them.',
      fields: {
        deck: 'Which deck: your battle deck, or one that all heroes share.',
        until: 'The card that has to come.',
      },
    },
    shuffle: {
      also: ['mix'],
      does: 'Shuffle a deck, with cards that are to go into it or without any. Into a deck that all heroes share go only cards that belong there.',
      fields: {
        deck: 'Which deck: your battle deck, or one that all heroes share.',
        cards: 'The cards that go into it; without any the deck alone is shuffled.',
      },
    },
    'put-back': {
      also: ['reorder', 'arrange', 'bottom'],
      does: 'Put cards that lie in a deck back on top of it, in an order that you choose and only you know, or at its bottom, where all see them.',
      fields: { under: 'Whether they go to the bottom of the deck.' },
    },
    'put-on-ring': {
      also: ['call', 'summon', 'encounter', 'lay out'],
      does: 'Put cards that belong in the encounter deck on free places of the ring of the hero’s level. On a full ring a card of your choice makes way and goes to the bottom of the encounter deck.',
    },
    play: {
      also: ['cast', 'flashback', 'for free'],
      does: 'Play cards from wherever they lie, as if from the hand: their power can be spent, and what they do when played happens. Only in the hero’s own turn, and no card that is in play already.',
    },
    again: {
      also: ['twice', 'copy', 'repeat', 'double', 'throne room'],
      does: 'What other cards do when played happens once more, for you. Their power counts no more than once.',
    },
    gain: { does: 'Gain cards without paying for them, usually from the ring.' },
    'gain-loot': { also: ['treasure', 'gold'], does: 'Gain cards from the loot deck.' },
    transform: {
      also: ['turn into', 'become', 'replace', 'upgrade'],
      does: 'A card of the supply takes the place of a card, which is banished. Without one in the supply nothing happens.',
      fields: { into: 'the card that it becomes' },
    },
    reshuffle: {
      does: 'The card goes back into the upper third of the encounter deck in Recover: it will soon be there again.',
    },
    bury: {
      does: 'Lay cards under the encounter deck: they will hardly be seen again.',
    },
    'lay-on-foe-deck': {
      does: 'Lay this card face up on the foe deck. What it does when the next foe is drawn is said by another rule.',
    },
    pick: { does: 'Only choose a card. What follows can speak of “that card”.' },
    'put-counters': {
      also: ['charge', 'token', 'grow', 'mark'],
      does: 'Put counters on this card, or on the one that was chosen before. They come off when it is put away, unless they are lasting.',
      fields: { lasting: 'whether they stay on it wherever it goes' },
    },
    'remove-counters': {
      also: ['spend', 'count down', 'use up'],
      does: 'Take counters off this card, or off the one that was chosen before, as many as lie there. As a price there must be as many.',
    },
    'lose-sanity': { also: ['pay', 'damage', 'hurt'], does: 'Lose sanity. At 0 the hero goes mad.' },
    'gain-sanity': { also: ['heal', 'recover', 'restore'], does: 'Gain sanity, up to 10.' },
    madness: {
      does: 'Move the madness track: up with a positive amount, down with a negative one. At 0 everybody loses.',
    },
    'move-hero': {
      also: ['walk', 'go'],
      does: 'Move along the own ring. Whoever plays the card chooses the direction.',
      fields: { upTo: 'whether it may be fewer spaces' },
    },
    'place-hero': {
      does: 'Put heroes somewhere else: on the portal of a level, on its staircase (on the spire the Tower Door), or to its foe; or back to the start. Without a foe nothing happens.',
      fields: { level: 'which level: the hero’s own, the next one up or down, or a certain one' },
    },
    'swap-places': {
      does: 'The hero and another one change places, on whatever levels they are. No hero has a place in the Keep.',
      also: ['exchange', 'switch'],
    },
    rotate: {
      also: ['turn', 'spin'],
      does: 'Turn a ring with everything that stands on it.',
      fields: {
        direction: 'which way round; if nothing is said, the player chooses',
        upTo: 'whether it may be fewer spaces',
      },
    },
    'foe-advances': {
      does: 'The Foe Advances: a foe appears on the staircase of your level, or the one that is there moves a space towards you.',
    },
    'move-foe': {
      does: 'The foe of your level moves towards you. One that is locked to another hero stays, unless the rule says otherwise.',
    },
    'place-foe': {
      does: 'The foe of your level is put on your space, on the portal or on the staircase. One that is being fought stays, and so does one that is locked to another hero, unless the rule says otherwise.',
      also: ['call the foe', 'lure'],
    },
    'summon-foe': { does: 'A foe appears on the staircase of a level, if none is there.' },
    'remove-foe': { does: 'The foe of a level leaves the board.' },
    'reduce-cost': {
      does: 'The chosen card costs so much less until the end of the turn, in whatever attribute (or brute force) makes the payment valid.',
    },
    'redraw-foe': { does: 'In a battle with a foe: its card goes under the foe deck, and another is drawn.' },
    'take-into-battle': {
      does: 'The enemy takes a card for the battle; its power is added to that attribute of the cost. Afterwards the card goes to the discard pile.',
      fields: { attribute: 'which part of the cost goes up' },
    },
    'add-loot': { does: 'A win in this battle pays more loot.' },
    until: {
      also: ['bonus', 'stronger', 'plus'],
      does: 'Something is different for a time: until the end of the turn or of the battle, as long as this card is in play, or for the rest of the game. If it holds for certain cards, these are chosen now.',
      fields: { ends: 'how long it lasts', cards: 'the cards that it holds for' },
    },
    prevent: {
      also: ['block', 'shield', 'protect', 'instead'],
      does: 'The loss of sanity that is about to happen becomes smaller. Only where a rule or something that waits comes before such a loss.',
      fields: { amount: 'how much of it is prevented; left out, all' },
    },
    ward: {
      also: ['shield', 'block', 'armor', 'prevent the next'],
      does: 'The hero is spared that much of the sanity that it would lose next, in one loss or several. What cards prevent comes first. It is over when the hero goes mad.',
      fields: { ends: 'at the end of which time it is over; left out, it lasts until it is used up' },
    },
    later: {
      also: ['next time', 'next turn', 'delayed', 'afterwards'],
      does: 'The effects wait for a moment of the hero, and happen once. Everybody sees what waits. It is over when the hero goes mad.',
      fields: {
        when: 'the moment that they wait for',
        cards: 'which cards the moment has to be about; left out, any',
        ends: 'at the end of which time they wait no longer; left out, they wait until the moment comes',
      },
    },
    may: {
      does: 'The player may say no. If it has a price, that is paid whole or not at all: losing sanity, discarding, banishing or taking counters off.',
      fields: { else: 'what happens if the player says no or cannot pay' },
    },
    each: { does: 'Several heroes do the same, one after the other, and each chooses for itself.' },
  },
  whom: {
    you: { does: 'The hero whose card it is.' },
    every: { does: 'All heroes, one after the other, beginning with the one whose turn it is.' },
    others: { does: 'All heroes but you.' },
    here: { does: 'All heroes on this level, you too.' },
    'others-here': { does: 'The other heroes on this level.' },
    another: { does: 'One other hero of your choice.' },
    'another-here': { does: 'One other hero of your choice on this level.' },
    that: { does: 'The hero chosen last.' },
    left: {
      does: 'The hero on your left: the next one clockwise, who is still in the game.',
      also: ['neighbour', 'clockwise'],
    },
    right: { does: 'The hero on your right: the one before you.', also: ['neighbour', 'counterclockwise'] },
  },
  filters: {
    from: { does: 'Where the cards are taken from: the hand, the slots, the discard pile …' },
    count: { does: 'How many cards: a number, or all of them.' },
    upTo: { does: 'Whether there may be fewer cards, or none: “up to two cards”.' },
    pick: {
      does: 'Who picks the cards: the player, or chance; or it is those with the greatest or least power.',
    },
    whose: {
      does: 'Whose cards: your own, those of another hero or of all others, or those of the hero who was chosen before.',
    },
    kind: { does: 'Which kinds of cards. Equipment is weapons, armor, objects, relics and dungeon cards.' },
    not: { does: 'Which kinds of cards not: “a card other than an attack”.' },
    attribute: {
      does: 'What the power of the card counts as: fight, skill or charm. Vorpal counts as any of them.',
    },
    power: { does: 'How high the printed power of the card is, at least or at most.' },
    cost: {
      does: 'What the card costs, at least or at most: its printed brute force, or without one its fight, skill and charm together.',
    },
    class: { does: 'Of which class the card is, as foes have one.' },
    id: { does: 'One very card, by its name: “a Blade”.' },
    pack: {
      does: 'From which pack the card is, whatever other packs have changed in it: a certain one, or that of the card that says it.',
      also: ['set', 'expansion', 'mod'],
    },
    named: {
      does: 'A card of the same name as this one, or as the card chosen before.',
      also: ['copy', 'copies', 'same', 'duplicate'],
    },
    slot: {
      does: 'In which kinds of slots the card is, as they are printed on the hero; with all of them, in any slot.',
      also: ['equipped', 'worn'],
    },
  },
  zones: {
    hand: { does: 'The hand.' },
    slots: { does: 'The five slots.' },
    discard: { does: 'The discard pile.' },
    played: { does: 'Cards played this turn whose power is not spent yet.' },
    spent: { does: 'Cards whose power has been spent this turn, or that were used up.' },
    gained: { does: 'Cards gained this turn.' },
    deck: { does: 'The battle deck. Whoever searches it sees what is in it, not the order.' },
    usable: { does: 'Hand, slots and played cards: what can still be spent this turn.' },
    ring: { does: 'The ring of your level.' },
    banished: { does: 'All banished cards.' },
    supply: { does: 'The cards that begin aside: only effects hand them out.' },
    battle: { does: 'The enemy of the open battle.' },
    seen: { does: 'The cards that the effect has looked at last, as far as they still lie in their deck.' },
    enemies: { does: 'The enemy of the open battle; without one the cards on the ring of your level.' },
  },
  amounts: {
    ...general.amounts,
    die: { does: 'A die is rolled, and its result counts.' },
    d3: { does: 'A die is rolled and halved, rounded up: 1 to 3.' },
    parameter: {
      does: 'In a keyword: the number that each card gives with it.',
      also: ['N', 'X'],
    },
    rolled: { does: 'What the last die showed.' },
    done: { does: 'With how many cards the effect before really did something.' },
    count: { does: 'Cards are counted: how many there are of them.' },
    heroes: { does: 'Heroes are counted: how many there are of them.' },
    sanity: { does: 'How much sanity the hero has.' },
    'lost-sanity': { does: 'How much sanity the hero lacks up to 10.' },
    madness: { does: 'The number on the madness track.' },
    turn: { does: 'The number of the turn, counted over all heroes.', also: ['round'] },
    higher: {
      does: 'The higher of two numbers. Of two dice: roll twice and keep the higher one.',
      also: ['roll twice', 'better'],
    },
    lower: {
      does: 'The lower of two numbers. Of two dice: roll twice and keep the lower one.',
      also: ['roll twice', 'worse'],
    },
    distance: {
      does: 'How many spaces it is along the ring from the hero to the portal, the staircase (on the spire the Tower Door) or the foe of its level, by the shorter way; 0 where there is none.',
      also: ['how far'],
    },
    cost: {
      does: 'What this card costs, or the one that was chosen before: its printed brute force, or without one its fight, skill and charm together.',
      also: ['price'],
    },
    counters: {
      does: 'How many counters lie on this card, or on the one that was chosen before.',
      also: ['charges', 'tokens'],
    },
    power: { does: 'The power of this card, or of the one that was chosen before.' },
  },
  conditions: {
    ...general.conditions,
    cards: {
      does: 'There are at least or at most this many of certain cards; one will do where no number is given.',
    },
    that: { does: 'The card that was chosen before is of a certain sort.' },
    key: { does: 'The hero holds a Tower Key.' },
    level: {
      does: 'The hero stands on one of these levels: in the dungeon, in the temple, on the spire or in the Keep.',
    },
    'foe-here': { does: 'A foe is on your level.' },
    alone: { also: ['alone', 'solo'], does: 'No other hero is in the game, or all others are out of it.' },
    battle: { does: 'Just now a battle is fought; if the rule says so, only with certain enemies.' },
    class: { does: 'Your hero is of one of these classes.' },
    collected: { does: 'You have gained a card this turn.' },
    slotted: {
      does: 'This card lies in a slot. A card that is played from a slot has left it; only dungeon cards stay.',
    },
    stage: {
      does: 'The battle with an enemy that has several stages has come to a certain one, counted from 1. With no battle it never holds.',
    },
    turn: { does: 'The game has come to a certain turn. The turns of all heroes are counted together.' },
  },
  changes: {
    'add-power': { does: 'Cards have more power.' },
    'lower-power': { does: 'Cards have less power, but never less than 0.' },
    'set-power': {
      does: 'Cards have another power than the printed one. What is added, doubled or taken off comes after that.',
    },
    'double-power': { does: 'Cards have twice their power. Doubled two times it is three times as much.' },
    allow: { does: 'What pays one attribute may pay another one as well: fight may count as skill.' },
    cheaper: {
      does: 'Cards cost less. Without an attribute the player chooses which one is lower, and brute force is lower too.',
    },
    dearer: { does: 'Cards cost more, in one attribute.' },
    slot: {
      does: 'Cards of some kinds fit slots that are meant for others.',
      fields: { kinds: 'of the cards', into: 'which slots they fit then' },
    },
    share: { does: 'This card may lie in a slot together with another card.' },
    hand: { does: 'A larger hand; with a negative amount a smaller one.' },
    generate: { does: 'Slotted cards may be turned over once a turn: then they give this power, and stay.' },
    'free-power': {
      does: 'Once a turn the hero has power without using a card.',
      fields: { attributes: 'what the power counts as: one of these' },
    },
    stay: {
      does: 'The cards stay slotted when they are used. They are turned over, and turn up in Recover.',
    },
    retain: {
      also: ['keep', 'hold', 'save'],
      does: 'The cards stay in the hand when the rest of it is discarded in Recover.',
    },
    'opening-hand': {
      also: ['innate', 'first hand'],
      does: 'The card is in the first hand of the game, and in the one that is drawn after madness.',
    },
    reroll: { does: 'Once a turn a die may be rolled again.' },
    'loot-roll': {
      does: 'So much may be added to rolls for loot, and to the rolls of loot cards.',
    },
    rotation: {
      does: 'When a level is rotated in Explore, it may go so much further, once a turn.',
    },
    forbid: { does: 'These cards cannot be used in this battle.' },
    'adversary-harm': { does: 'Added to the sanity that each adversary on the ring costs in Recover.' },
    well: { does: 'The Well of Souls costs so much less.' },
    loot: {
      does: 'Beaten foes pay so much more loot. Conditions count as they are at the win, before the key is taken.',
    },
    'foe-stays': {
      does: 'The foe of the level stands still, whatever would move it. A ring that turns still carries it along.',
      also: ['hold', 'freeze the foe'],
    },
    keyword: {
      does: 'The card has a keyword: the rules of that keyword are its own, with the number that is here.',
      fields: { n: 'the number that its rules say, where they say one' },
      also: ['ability word', 'trait'],
    },
  },
} satisfies WordsHelp;
