import { nounMessages } from '../../../../words/catalogue.ts';
import { briefKinds } from './nouns.ts';

/**
 * The messages of the card language in brief, in English: for cards too small for sentences. Symbols come first, verbs
 * that a symbol says are left out, and so are articles. What has no brief form is said in full. Only characters that the
 * bundled fonts have: "3+" stands for at least, "0–3" for at most.
 */
export const en = {
  // Lists.
  'list.then': '{first}, {second}',
  'list.or': '{first} / {second}',
  else: '{first}; else {otherwise}',
  choose: 'either {options}',
  may: '{plain, select, yes {may {then}} other {may: {then}}}',
  'may.price': 'may {price}: {then}',
  if: '{condition}: {then}',
  table: '{die}',
  repeat: '{count}×: {then}',
  'words.or': '{first}/{second}',
  'words.and': '{first}/{second}',
  'words.comma': '{first}/{second}',
  'kinds.or': '{first}/{second}',
  'kinds.and': '{first}/{second}',
  'kinds.comma': '{first}/{second}',
  'kinds.a': '{kinds}',
  'kinds.one': '{kinds}',
  'kinds.many': '{kinds}',

  // Triggers, standing rules, costs.
  'when.played': '{effect}',
  'when.spent': 'spent: {effect}',
  'when.spent.battle': 'vs. enemies: {effect}',
  'when.instead': 'instead: {by, select, banish {{banish}} other {{discard}}}, {effect}',
  'when.revealed': 'reveal: {effect}',
  'when.defeated': '{effect}',
  'when.lost': 'lost: {effect}',
  'rule.in-play': 'in play, {rule}',
  'when.loses-sanity': 'sanity lost: {effect}',
  'when.gains-sanity': 'sanity gained: {effect}',
  'when.gains': '{cards} gained: {effect}',
  'when.beats': '{any, select, yes {enemy} other {{cards}}} beaten: {effect}',
  'when.loses-battle': 'battle lost: {effect}',
  'when.discards': '{cards} discarded: {effect}',
  'when.banishes': '{cards} banished: {effect}',
  'when.draws': 'drawing: {effect}',
  'when.rotates': 'rotating: {effect}',
  'when.moves': 'moving: {effect}',
  'when.turn-end': 'turn end: {effect}',
  'when.turn-end.slotted': 'slotted, turn end: {effect}',
  'when.turn-start': 'turn start: {effect}',
  'when.turn-start.slotted': 'slotted, turn start: {effect}',
  'when.gained': 'gained: {effect}',
  'when.foe-drawn': 'next foe: {effect}',
  'when.placed': 'placed: {effect}',
  'when.discarded': 'discarded: {effect}',
  'when.banished': 'banished: {effect}',
  'when.activated': 'once a turn: {effect}',
  'while.slotted': 'slotted: {change}',
  'while.played': 'played: {change}',
  'while.ring': 'on ring: {change}',
  'while.level': '{change}',
  'while.battle': '{change}',
  'standing.if': '{condition}: {change}',
  'cost.rolled': '{as} +{die}, anew each try',
  'cost.stage': 'then {cost}',
  'cost.brute': 'or {brute}',

  // Nouns.
  enemy: '{enemy, select, adversary {adversary} foe {foe} other {Spire card}}',
  ...nounMessages('kind', briefKinds),
  'slot.kind':
    '{kind, select, weapon {weapon} armor {armor} object {object} relic {relic} dungeon {dungeon} other {adventurer}}',
  noun: '{how}',
  'noun.how.none': '{one}',
  'noun.how.bare': '{many}',
  'noun.how.genBare': '{many}',
  'noun.how.upTo': 'up to {count} {n, plural, one {{one}} other {{many}}}',
  'noun.how.genUpTo': 'up to {count} {n, plural, one {{one}} other {{many}}}',
  'noun.how.anyNumber': 'any number of {many}',
  'noun.how.genAnyNumber': 'any number of {many}',
  'noun.how.all': 'all {many}',
  'noun.how.genAll': 'all {many}',
  'noun.how.strongest': 'best {one}',
  'noun.how.genStrongest': 'best {one}',
  'noun.how.weakest': 'worst {one}',
  'noun.how.genWeakest': 'worst {one}',
  'noun.how.one': '{a}',
  'noun.how.only': '{a}',
  'noun.how.genOnly': '{a}',
  'noun.how.genCounted': '{count} {many}',
  'noun.how.other': '{count} {many}',
  'noun.all': 'all {noun}',
  'noun.copies':
    '{how, select, anyNumber {any × {noun}} genAnyNumber {any × {noun}} upTo {up to {count} × {noun}} genUpTo {up to {count} × {noun}} other {{count} × {noun}}}',
  'noun.random': '{noun} at random',
  'noun.strongest': 'best {noun}',
  'noun.weakest': 'worst {noun}',
  'noun.not': '{noun} (no {kinds})',
  'noun.attribute': '{noun} {as}',
  'noun.power': '{noun} of {range, select, min {{min}+} max {0–{max}} exact {{min}} other {{min}–{max}}}',
  'noun.cost': '{noun} costing {range, select, min {{min}+} max {0–{max}} exact {{min}} other {{min}–{max}}}',
  'noun.class': '{noun} ({classes})',
  'noun.from': '{whose}',
  'noun.from.whose.another': '{noun} from a hero’s {zones}',
  'noun.from.whose.another-here': '{noun} from a hero’s {zones} here',
  'noun.from.whose.others-here': '{noun} from heroes’ {zones} here',
  'noun.from.whose.that': '{noun} from their {zones}',
  'noun.from.whose.others': '{noun} from heroes’ {zones}',
  'noun.from.whose.other': '{noun} from {zones}',
  'noun.seen': '{noun} of these',
  'noun.in':
    '{noun} {zones}{whose, select, another { of a hero} another_here { of a hero here} others_here { of others here} that { of that hero} others { of others} other {}}',
  'zone.from': '{zone}',
  'zone.from.zone.hand': 'hand',
  'zone.from.zone.slots': 'slots',
  'zone.from.zone.discard': 'discards',
  'zone.from.zone.played': 'played',
  'zone.from.zone.spent': 'spent',
  'zone.from.zone.gained': 'gained',
  'zone.from.zone.deck': 'deck',
  'zone.from.zone.usable': 'usable',
  'zone.from.zone.ring': 'ring',
  'zone.from.zone.seen': 'seen',
  'zone.from.zone.other': 'banished',
  'zone.in': '{zone}',
  'zone.in.zone.hand': 'in hand',
  'zone.in.zone.slots': 'slotted',
  'zone.in.zone.discard': 'in discards',
  'zone.in.zone.played': 'played',
  'zone.in.zone.spent': 'spent',
  'zone.in.zone.gained': 'gained',
  'zone.in.zone.deck': 'in deck',
  'zone.in.zone.usable': 'usable',
  'zone.in.zone.ring': 'here',
  'zone.in.zone.battle': 'in battle',
  'zone.in.zone.enemies': 'here',
  'zone.in.zone.seen': 'seen',
  'zone.in.zone.other': 'banished',
  'card.pointed': '{of, select, this {} other {it}}',
  who: '{who, select, you {you} every {all heroes} others {others} here {all here} others_here {others here} another {a hero} another_here {a hero here} other {that hero}}',
  'level.in': '{level, select, dungeon {in dungeon} temple {in temple} spire {on spire} other {in Keep}}',

  // Amounts.
  'amount.where': ' ({letter} = {what})',
  'amount.sum': '{first} + {second}',
  'amount.half': '½ {of}',
  'amount.times': '{by} × {of}',
  'amount.capped': '{of}, max {at}',
  'amount.rolled': 'the roll',
  'amount.done': 'as many',
  'amount.count': '{cards}',
  'amount.heroes':
    '{who, select, every {heroes} here {heroes here} others_here {others here} another_here {others here} other {others}}',
  'amount.higher': 'max ({first}, {second})',
  'amount.lower': 'min ({first}, {second})',
  'amount.sanity': '{sanity}',
  'amount.lost-sanity': 'lost {sanity}',
  'amount.madness': '{madness}',
  'amount.turn': 'turn number',
  'amount.distance': 'spaces to {to, select, portal {portal} staircase {stairs} other {foe}}',
  'amount.cost': '{of, select, this {own cost} other {its cost}}',
  'amount.power': '{of, select, this {own power} other {its power}}',

  // Conditions.
  'is.amount':
    '{negated, select, yes {not } other {}}{of} {range, select, min {{min}+} max {0–{max}} exact {= {min}} other {{min}–{max}}}',
  'is.all': '{first}, {second}',
  'is.any': '{first} or {second}',
  'is.cards': '{there}',
  'is.cards.there.one': '{cards}',
  'is.cards.there.none': 'no {cards}',
  'is.cards.there.not': 'no {cards}',
  'is.cards.there.other':
    '{negated, select, yes {not } other {}}{range, select, min {{min}+} max {0–{max}} exact {{min}} other {{min}–{max}}} {cards}',
  'is.that': 'if {negated, select, yes {no } other {}}{card}',
  'is.key': '{negated, select, yes {no {key}} other {with {key}}}',
  'is.level': '{negated, select, yes {not } other {}}{levels}',
  'is.foe-here': '{negated, select, yes {no foe here} other {foe here}}',
  'is.alone': '{negated, select, yes {not } other {}}alone',
  'is.battle':
    '{negated, select, yes {not } other {}}{any, select, yes {in battle} other {vs. {enemies}}}{classed, select, yes { ({classes})} other {}}',
  'is.class': '{negated, select, yes {not } other {}}{classes}',
  'is.collected': '{negated, select, yes {nothing gained} other {gained a card}}',
  'is.slotted': '{negated, select, yes {not } other {}}slotted',
  'is.turn':
    '{negated, select, yes {not } other {}}turn {range, select, min {{min}+} max {1–{max}} exact {{min}} other {{min}–{max}}}',

  // Cards.
  draw: '{who, select, you {} other {{subject}: }}{draw}+{count}',
  discard: '{who, select, you {} other {{subject}: }}{discard} {cards}',
  banish: '{who, select, you {} other {{subject}: }}{banish} {cards}',
  retrieve: '{cards} to hand',
  steal: 'steal {cards}',
  'put-on-deck': '{cards} onto deck',
  'deck.of':
    '{deck, select, battle {deck} encounter {encounter deck} loot {loot deck} foe {foe deck} other {tower deck}}',
  look: 'look at top {count} of {deck}',
  reveal: 'reveal top {count} of {deck}',
  'reveal-until': 'reveal {deck} until {cards}',
  'deck.into':
    '{deck, select, battle {deck} encounter {encounter deck} loot {loot deck} foe {foe deck} other {tower deck}}',
  shuffle: 'shuffle {deck}',
  'shuffle.cards': 'shuffle {cards} into {deck}',
  'put-back': '{cards} {under, select, yes {under the deck} other {back on top}}',
  gain: 'gain {cards}',
  'gain-loot': '{who, select, you {} other {{subject}: }}{loot}+{count}',
  reshuffle: '{reshuffle} {cards}',
  bury: 'bury {cards}',
  'lay-on-foe-deck': 'lies on foe deck',
  pick: 'choose {cards}',

  // Heroes.
  'lose-sanity': '{who, select, you {} other {{subject}: }}{sanity}−{count}',
  'gain-sanity': '{who, select, you {} other {{subject}: }}{sanity}+{count}',
  madness: '{madness}{down, select, yes {−} other {+}}{count}',
  'move-hero': '{who, select, you {} other {{subject}: }}{move} {upTo, select, yes {up to } other {}}{count}',
  'place-hero':
    '{who, select, you {} other {{subject}: }}{move} to {at}{level, select, up { above} down { below} dungeon { (dungeon)} temple { (temple)} spire { (spire)} other {}}',
  'place-hero.at.start': 'Start',
  'place-hero.at.portal': 'portal',
  'place-hero.at.staircase': 'stairs',
  'place-hero.at.other': 'foe',
  'swap-places': 'swap with {partner, select, another {a hero} another_here {a hero here} other {that hero}}',
  each: '{subject}: {then}',

  // The board.
  rotate:
    '{direction, select, clockwise {{clockwise}} counterclockwise {{counterclockwise}} other {{rotate}}} {level, select, here {} dungeon {dungeon } temple {temple } spire {spire } other {any level }}{upTo, select, yes {up to } other {}}{count}',
  'foe-advances': 'foe advances',
  'move-foe': 'foe {move} {count}{locked, select, yes { (locked too)} other {}}',
  'place-foe':
    'foe to {at, select, you {you} portal {portal} other {stairs}}{locked, select, yes { (locked too)} other {}}',
  'summon-foe':
    'new foe {level, select, here {here} dungeon {in dungeon} temple {in temple} spire {on spire} other {anywhere}}',
  'remove-foe':
    'remove foe {level, select, here {here} dungeon {in dungeon} temple {in temple} spire {on spire} other {anywhere}}',

  // Battles and costs.
  'reduce-cost': '{cards}: cost −{count}',
  'redraw-foe': 'redraw foe',
  'take-into-battle': 'takes {cards}, adds it to {as}',
  'add-loot': '{loot}+{count}',
  until: '{change}',
  'until.double': 'double {cards}',
  'until.cards': '{cards}: {change}',

  // Changes.
  'mod.add-power':
    '{subject, select, this {} that {} other {{cards} }}+{count}{against, select, enemies { vs. enemies} other {}}',
  'mod.lower-power':
    '{subject, select, this {} that {} other {{cards} }}−{count}{against, select, enemies { vs. enemies} other {}}',
  'mod.set-power':
    '{subject, select, this {} that {} other {{cards} }}{n, plural, =0 {no power} other {power = {count}}}{against, select, enemies { vs. enemies} other {}}',
  'mod.double-power':
    'double{subject, select, this {} that {} other { {cards}}}{against, select, enemies { vs. enemies} other {}}',
  'mod.allow':
    '{subject, select, this {} that {} all {} other {{cards}: }}{any, select, yes {{subject, select, all {any } other {}}also} other {{from}}} as {to}{against, select, enemies { vs. enemies} other {}}',
  'mod.cheaper':
    '{subject, select, this {} that {} other {{cards} }}cost −{count}{attributed, select, yes { {as}} other {}}',
  'mod.dearer':
    '{subject, select, this {} that {} other {{cards} }}cost +{count}{attributed, select, yes { {as}} other {}}',
  'mod.slot': '{cards} fit {into} slots',
  'mod.share': 'shares a slot with {kinds}',
  'mod.hand': 'hand {less, select, yes {−} other {+}}{count}',
  'mod.generate':
    '{subject, select, this {} that {it: } all {any slotted: } other {slotted {cards}: }}{count} {as}',
  'mod.free-power': 'each turn {count} {as}',
  'mod.stay': '{subject, select, this {stays} that {it stays} other {{cards} stay}} slotted',
  'mod.reroll': 'once a turn: re-roll {die}',
  'mod.loot-roll': 'loot {die}+{count}',
  'mod.rotation': 'once a turn: {rotate} up to +{count}',
  'mod.forbid': 'no {cards}',
  'mod.adversary-harm': 'adversary harm {less, select, yes {−} other {+}}{count}',
  'mod.well': 'Well {less, select, yes {+} other {−}}{count}',
  'mod.loot': 'foes: {loot}{less, select, yes {−} other {+}}{count}',
} as const;

export type BriefKey = keyof typeof en;

/** The symbols that a brief text may use, in words. */
export const symbols = {
  sanity: 'sanity',
  die: 'die',
  draw: 'cards',
  loot: 'loot',
  banish: 'banish',
  discard: 'discard',
  reshuffle: 'reshuffle',
  madness: 'madness',
  key: 'key',
  move: 'move',
  rotate: 'rotate',
  clockwise: 'rotate clockwise',
  counterclockwise: 'rotate counterclockwise',
  brute: 'brute force',
  more: 'and more',
} as const;
export type BriefSymbol = keyof typeof symbols;
