import { en as general } from '../../../../packs/effects/help/en.ts';
import type { WordsHelp } from '../../../../packs/card-words.ts';

/** What each word of the card language does, in English, as authors read it. */
export const en = {
  headings: {
    triggers: {
      title: 'Triggers',
      intro:
        'A triggered rule is `{ "when": WORD, "do": [EFFECT, ...] }`; `if` may hold a [condition](#conditions). Its effects happen in order.',
    },
    standings: {
      title: 'Standing rules',
      intro:
        'A standing rule is `{ "while": WORD, "change": CHANGE }`; `if` may hold a [condition](#conditions). It is in force as long as the word and the condition hold.',
    },
    verbs: {
      title: 'Effects',
      intro: 'An effect is `{ "do": WORD, ... }`. What cannot be done is skipped.',
    },
    whom: { title: 'Whom', intro: 'Values of `who`: whom an effect happens to.' },
    filters: {
      title: 'Cards',
      intro:
        'Which cards an effect works on: `"this"` (the card itself), `"that"` (the card chosen last), or an object with `from` and any of the other keys. Counts and conditions take the same object without `count`, `upTo` and `pick`; changes take it without these and `whose`, and need no `from`.',
    },
    zones: { title: 'Zones', intro: 'Values of `from`.' },
    amounts: {
      title: 'Amounts',
      intro:
        'A whole number from -99 to 99, or `{ "amount": WORD, ... }`. Those marked *in effects only* cannot stand in a standing rule, which is read at any time and must not roll.',
    },
    conditions: { title: 'Conditions', intro: 'A condition is `{ "is": WORD, ... }`.' },
    changes: {
      title: 'Changes',
      intro:
        'A change is `{ "mod": WORD, ... }`, in a standing rule or in the effect `until`. `cards` says which cards it touches: [cards](#cards), or `"this"`. `"against": "enemies"` limits it to payments against adversaries, foes and Spire cards.',
    },
    card: { title: 'A card' },
  },
  triggers: {
    played: {
      does: 'The card is played for its power, from the hand or from a slot. Its power is there to be spent afterwards.',
    },
    spent: {
      does: 'Its power is being paid. Against an adversary, a foe or a Spire card it may still be raised by a plain number: a payment that needs it is tried, unless `if` asks for a battle, a class, a key or a turn that is not there. Any other raise belongs to `played`.',
    },
    instead: {
      does: 'The card is played without its power, for this alone. `by` says what becomes of it: `discard` lays it with the spent cards, `banish` removes it from the game.',
      fields: { by: 'what becomes of the card' },
    },
    revealed: { does: 'The foe or Spire card is turned up, before the battle with it.' },
    defeated: {
      does: 'The adversary or foe has been beaten; to a Spire card this never comes, since the game is won. An adversary\'s rule ends, on each way through it, with `reshuffle`, `bury` or `banish` (`"cards": "this"`).',
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
      does: 'The next foe is drawn, by a redraw too, while this card lies face up on the foe deck (see the effect `lay-on-foe-deck`). Afterwards the card is banished.',
    },
    placed: { does: 'A tower card is placed on its level, or another card comes onto a ring.' },
    discarded: { does: 'An effect has discarded the card. The discarding in Recover does not count.' },
    banished: {
      does: 'An effect has banished the card. The Well of Souls does not count, nor what the rules banish by themselves.',
    },
    activated: {
      does: 'Hero abilities only: the player uses it in the Encounter phase or in a battle.',
      fields: {
        once: 'says what holds for every ability: it is usable once a turn',
        price: 'paid whole before anything else happens',
      },
    },
  },
  standings: {
    always: {
      does: 'Hero abilities. On other cards only for the card itself: changes with `"cards": "this"`, and `share`.',
    },
    slotted: { does: 'While the card lies in a slot of its hero.' },
    played: { does: 'While the card has been played and its power is not spent yet.' },
    level: { does: 'Tower cards: for heroes that stand on the level of the card.' },
    battle: { does: 'Adversaries, foes and Spire cards: while the battle with the card is open.' },
  },
  verbs: {
    ...general.verbs,
    draw: { also: ['take a card'], does: 'Draw cards from the battle deck.', fields: { cards: 'how many' } },
    discard: {
      also: ['throw away'],
      does: 'Discard cards to the discard pile, at once. With `who` each hero picks from its own.',
    },
    banish: {
      also: ['remove', 'exile', 'destroy'],
      does: 'Remove cards from the game. With `who` each hero picks from its own.',
    },
    retrieve: {
      also: ['return', 'get back'],
      does: 'Take cards into the hand: own ones, or from `banished` or `ring`.',
    },
    steal: { does: 'Take cards of other heroes into the hand.' },
    'put-on-deck': { does: 'Lay cards on top of the own battle deck.' },
    gain: { does: 'Gain cards without paying for them, usually from the ring.' },
    'gain-loot': { also: ['treasure', 'gold'], does: 'Gain cards from the loot deck.' },
    reshuffle: {
      does: 'The card goes back into the top third of the encounter deck in Recover. Without `cards` this card. What has no cost, such as loot, is collected from a ring for nothing.',
    },
    bury: {
      does: 'Lay cards under the encounter deck. Without `cards` this card. What has no cost, such as loot, is collected from a ring for nothing.',
    },
    'lay-on-foe-deck': {
      does: 'Lay this card face up on the foe deck; its rule `foe-drawn` runs with the next foe.',
    },
    pick: { does: 'Only choose a card. What follows calls it `that`.' },
    'lose-sanity': { also: ['pay', 'damage', 'hurt'], does: 'Lose sanity. At 0 the hero goes mad.' },
    'gain-sanity': { also: ['heal', 'recover', 'restore'], does: 'Gain sanity, up to 10.' },
    madness: {
      does: 'Move the madness track: up with a positive amount, down with a negative one. At 0 everybody loses.',
    },
    'move-hero': {
      also: ['walk', 'go'],
      does: 'Move along the own ring. Whoever plays the card chooses the direction.',
      fields: { upTo: 'may be fewer' },
    },
    'place-hero': {
      does: 'Put heroes on a place of the level that they are on: its `portal`, its `staircase` (on the spire the Tower Door), or the space of the `foe`; or on the `start`. Without a foe nothing happens.',
    },
    rotate: {
      also: ['turn', 'spin'],
      does: 'Turn a ring with everything that stands on it.',
      fields: { direction: 'chosen where it is left out', upTo: 'may be fewer' },
    },
    'foe-advances': {
      does: 'The Foe Advances: a foe appears on the staircase of your level, or the one that is there moves a space towards you.',
    },
    'move-foe': {
      does: 'The foe of your level moves towards you. One that is locked to another hero stays, unless you write "locked": true.',
    },
    'summon-foe': { does: 'A foe appears on the staircase of a level, if none is there.' },
    'remove-foe': { does: 'The foe of a level leaves the board.' },
    'reduce-cost': {
      does: 'The chosen card costs so much less until the end of the turn, in whatever attribute (or brute force) makes the payment valid.',
    },
    'redraw-foe': { does: 'In a battle with a foe: its card goes under the foe deck, and another is drawn.' },
    'take-into-battle': {
      does: 'The enemy takes a card for the battle; its power is added to that attribute of the cost. Afterwards the card goes to the discard pile.',
      fields: { attribute: 'of the cost' },
    },
    'add-loot': { does: 'A win in this battle pays more loot.' },
    until: {
      also: ['bonus', 'stronger', 'plus'],
      does: 'A change for a time: until the end of the `turn` or the `battle`, or while the card stays in `play`. With `cards` it is bound to the cards that are chosen now, and its amount is counted now; with `"cards": "this"` the card chosen before stays `that`.',
      fields: { ends: 'how long', cards: 'bound to these cards' },
    },
    may: {
      does: 'May be declined. A price is paid whole or not at all; allowed in it are `lose-sanity`, `discard` and `banish`.',
      fields: { else: 'what happens when it is declined or cannot be paid' },
    },
    each: { does: 'Each of these heroes in turn is "you" for the list, and chooses for itself.' },
  },
  whom: {
    you: { does: 'The hero of the card; the default.' },
    every: { does: 'All heroes, in seat order from the active one.' },
    others: { does: 'All heroes but you.' },
    here: { does: 'All heroes on this level, you too.' },
    'others-here': { does: 'The other heroes on this level.' },
    another: { does: 'One other hero of your choice.' },
    'another-here': { does: 'One other hero of your choice on this level.' },
    that: { does: 'The hero chosen last.' },
  },
  filters: {
    from: { does: 'The zones that they lie in, see below. In a change it may be left out.' },
    count: { does: 'How many: an amount, or `"all"`. 1 where it is left out.' },
    upTo: { does: '`true`: may be fewer, or none.' },
    pick: {
      does: 'Who picks: `choice` (the default), `random`, `strongest`, `weakest`; the last two by power value, ties by choice.',
    },
    whose: {
      does: "Whose zones: `you` (the default), `another` and `others` (all other heroes'), `another-here` (other heroes' on your level), `that` (of the hero chosen last).",
    },
    kind: { does: 'One of these kinds. `equipment` stands for weapon, armor, object, relic and dungeon.' },
    not: { does: 'None of these kinds.' },
    attribute: { does: 'Its power may count as one of these; `vorpal` as any.' },
    power: { does: 'Its printed power: `min`, `max` or both.' },
    class: { does: 'Its class, as foes have one.' },
    id: { does: 'This very card, by its full id.' },
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
    battle: { does: 'The enemy of the open battle.' },
    enemies: { does: 'The enemy of the open battle; without one the cards on the ring of your level.' },
  },
  amounts: {
    ...general.amounts,
    die: { does: 'Roll 1d6. In effects only.' },
    d3: { does: 'Roll 1d6 and halve it, rounded up. In effects only.' },
    rolled: { does: 'The table roll that led here, or the last die. In effects only.' },
    done: { does: 'How many cards the last effect really moved. In effects only.' },
    count: { does: 'A number of cards.' },
    heroes: { does: 'A number of heroes.' },
    sanity: { does: 'Your sanity.' },
    'lost-sanity': { does: '10 less your sanity.' },
    madness: { does: 'The number on the madness track.' },
    power: { does: 'The power value of `this` card, or of `that`, the card chosen last. In effects only.' },
  },
  conditions: {
    ...general.conditions,
    cards: { does: 'There are at least (`max`: at most) that many such cards; one where no bound is given.' },
    that: { does: 'The card chosen last is such a card. Its fields are those of a filter. In effects only.' },
    key: { does: 'You hold a Tower Key.' },
    level: { does: 'You stand on one of these levels: `dungeon`, `temple`, `spire`, `keep`.' },
    'foe-here': { does: 'A foe is on your level.' },
    alone: { also: ['alone', 'solo'], does: 'No other hero is in the game, or all others are out of it.' },
    battle: { does: 'A battle is open, with such an enemy and of such a class where these are given.' },
    class: { does: 'Your hero is of one of these classes.' },
    collected: { does: 'You have gained a card this turn.' },
    slotted: {
      does: 'This card lies in a slot of yours. In effects only. A card that is played from a slot has left it, but dungeon cards stay.',
    },
    turn: { does: 'The turn, counted over all heroes.' },
  },
  changes: {
    'add-power': { does: 'More power.' },
    'lower-power': { does: 'Less power, but never less than none.' },
    'set-power': {
      does: 'Another power instead of the printed one. What is added, doubled or taken off comes after it.',
    },
    'double-power': { does: 'Twice the power; two doublings are three times.' },
    allow: { does: 'Power that may count as `from` may count as `to`, too. Without `from` any power.' },
    cheaper: {
      does: 'Lower costs. With `attribute` only that one; without it the player chooses the attribute, and brute force is lower too.',
    },
    dearer: { does: 'Higher costs, always in one attribute.' },
    slot: {
      does: 'Cards of these kinds fit slots of those kinds.',
      fields: { kinds: 'of the cards', into: 'of the slots' },
    },
    share: { does: 'This card may share a slot with one card of these kinds.' },
    hand: { does: 'A larger hand; with a negative amount a smaller one.' },
    generate: { does: 'Slotted cards may be turned over to give this power instead of their own.' },
    'free-power': {
      does: 'Hero abilities: power without a card, once a turn.',
      fields: { attributes: 'one of these' },
    },
    stay: {
      does: 'The cards stay slotted when they are used. They are turned over, and turn up in Recover.',
    },
    reroll: { does: 'Hero abilities: one die may be rolled again, once a turn.' },
    'loot-roll': {
      does: 'Hero abilities: so much may be added to rolls on tables that can give loot, and to the rolls of loot cards.',
    },
    rotation: {
      does: 'Hero abilities: when a level is rotated in Explore, it may go so much further, once a turn.',
    },
    forbid: { does: 'These cards cannot be used in this battle.' },
    'adversary-harm': { does: 'Added to the sanity that each adversary on the ring costs in Recover.' },
    well: { does: 'The Well of Souls costs so much less.' },
    loot: {
      does: 'Beaten foes pay so much more loot. Conditions count as they are at the win, before the key is taken.',
    },
  },
  card: {
    id: 'Its name inside the pack: small letters, digits, single hyphens. Elsewhere the card is `pack:id`. It stays for ever, see [packs.md](packs.md#changing-a-pack-that-others-play)',
    name: 'What is printed on it, in English; other languages in [`text/`](translations.md)',
    kind: 'What it is, and which deck it lies in. `board` is the tower itself',
    types:
      'Further kinds that it counts as, and with them the slots it fits: for `loot` and `starter`, and for equipment of several kinds',
    power: 'Its power; goes with `as`',
    as: 'What its power counts as: one attribute, two (either), or `vorpal` (any of the three)',
    cost: 'The matrix that pays for it: `fight`, `skill`, `charm` (0 where left out) must all be met, or `brute` in total; without `brute` there is no brute force. `rolled` names attributes that 1d6 is added to, anew for each attempt (enemies only)',
    class: 'The class of an enemy',
    loot: 'Loot that a foe pays, 2 where left out',
    copies: 'How many of it are in the deck, 1 where left out',
    stages: 'Further matrices of a foe or Spire card, met one after another',
    rules: 'What it does. Write no rules text: it is generated',
    story: 'A line of story',
    art: 'The picture, see [art.md](../art.md); without it the card gets one by its kind',
    hero: 'Heroes only: `class`, `gender` (`masculine` where left out, `feminine`; German has other words for the classes of women), `difficulty` (`normal`, `hard`, `expert`), `deck` (12 starter cards: `{ "base:tool": 4, ... }`), `slots` (five kinds), `abilities` (two, each `{ "rules": [...] }`)',
    board:
      'The board only: spaces of a ring, spaces from portal to staircase, least distance between a staircase and the portal above',
  },
} satisfies WordsHelp;
