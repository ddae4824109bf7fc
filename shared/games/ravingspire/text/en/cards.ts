/** Words of the card language in English (ICU MessageFormat). */
export const en = {
  // Triggers of rules.
  'when.played': 'when played, {effect}',
  'when.spent': 'when spent, {effect}',
  'when.spent.battle': 'when spent against an <adversary>adversary</adversary> or <foe>foe</foe>, {effect}',
  'when.instead':
    '<instead>instead</instead>: {by, select, banish {<banish>banish</banish>} other {discard}} this{plain, select, yes { to {effect}} other {. {Effect}}}',
  'when.revealed': 'when revealed, {effect}',
  'when.defeated': 'when defeated, {effect}',
  'when.lost': 'when you lose this battle, {effect}',
  'when.chaos': '{effect}',
  'when.turn-start': 'at the start of your turn, {effect}',
  'when.turn-start.slotted': 'while slotted, at the start of your turn, {effect}',
  'when.gained': 'when gained, {effect}',
  'when.foe-drawn': 'when the next <foe>foe</foe> is drawn, {effect}',
  'when.placed': 'when placed, {effect}',
  'when.discarded': 'when an effect discards this, {effect}',
  'when.banished': 'when an effect banishes this, {effect}',
  'when.activated': 'once a turn, {effect}',
  // Standing rules.
  'while.always': '{change}',
  'while.slotted': 'while slotted, {change}',
  'while.played': 'while played, {change}',
  'while.level': 'on this level, {change}',
  'while.battle': 'in this battle, {change}',
  'standing.if': '{change} if {condition}',
  // Costs that are rolled, and finales with several stages.
  'cost.rolled': 'roll the <die>die</die> for {as} and add it to the cost, anew for each attempt',
  'cost.stage': 'stage {number}: {cost}',
  'cost.part': '{count} {as}',
  'cost.brute': 'or brute force {count}',

  // Lists.
  'words.or': '{first} or {second}',
  'words.and': '{first} and {second}',
  'words.comma': '{first}, {second}',
  'kinds.or': '{first} or {second}',
  'kinds.and': '{first} and {second}',
  'kinds.comma': '{first}, {second}',

  // Nouns.
  attribute: '{attribute, select, fight {fight} skill {skill} charm {charm} other {vorpal}}',
  class: '{name, select, reaver {reaver} rogue {rogue} other {runelord}}',
  enemy:
    '{enemy, select, adversary {an <adversary>adversary</adversary>} foe {a <foe>foe</foe>} other {the Spire card}}',
  kind: '{kind, select, weapon {{how, select, a {a weapon} one {weapon} other {weapons}}} armor {{how, select, a {an armor} one {armor} other {armor cards}}} object {{how, select, a {an object} one {object} other {objects}}} relic {{how, select, a {a relic} one {relic} other {relics}}} dungeon {{how, select, a {a dungeon card} one {dungeon card} other {dungeon cards}}} adventurer {{how, select, a {an adventurer} one {adventurer} other {adventurers}}} attack {{how, select, a {an attack card} one {attack card} other {attack cards}}} adversary {{how, select, a {an adversary} one {adversary} other {adversaries}}} chaos {{how, select, a {a chaos card} one {chaos card} other {chaos cards}}} loot {{how, select, a {a loot card} one {loot card} other {loot cards}}} foe {{how, select, a {a foe} one {foe} other {foes}}} tower {{how, select, a {a tower card} one {tower card} other {tower cards}}} spire {{how, select, a {a Spire card} one {Spire card} other {Spire cards}}} starter {{how, select, a {a starter card} one {starter card} other {starter cards}}} other {{how, select, a {an equipment card} one {equipment card} other {equipment cards}}}}',
  'slot.kind':
    '{kind, select, weapon {weapon} armor {armor} object {object} relic {relic} dungeon {dungeon} other {adventurer}}',
  noun: '{how, select, one {{any, select, yes {a card} other {{a}}}} none {no {any, select, yes {card} other {{one}}}} only {{any, select, yes {one card} other {one {one}}}} genOnly {{any, select, yes {one card} other {one {one}}}} bare {{any, select, yes {cards} other {{many}}}} genBare {{any, select, yes {cards} other {{many}}}} upTo {up to {count} {any, select, yes {{n, plural, one {card} other {cards}}} other {{n, plural, one {{one}} other {{many}}}}}} genUpTo {up to {count} {any, select, yes {{n, plural, one {card} other {cards}}} other {{n, plural, one {{one}} other {{many}}}}}} anyNumber {any number of {any, select, yes {cards} other {{many}}}} genAnyNumber {any number of {any, select, yes {cards} other {{many}}}} all {all {any, select, yes {cards} other {{many}}}} genAll {all {any, select, yes {cards} other {{many}}}} strongest {the strongest {any, select, yes {card} other {{one}}}} genStrongest {the strongest {any, select, yes {card} other {{one}}}} weakest {the weakest {any, select, yes {card} other {{one}}}} genWeakest {the weakest {any, select, yes {card} other {{one}}}} other {{count} {any, select, yes {cards} other {{many}}}}}{usable, select, yes { you can still use this turn} other {}}',
  'noun.all': '{noun} (all of them)',
  'noun.kinds': '{noun} ({kinds})',
  'noun.copies':
    '{how, select, anyNumber {any number of copies of {noun}} genAnyNumber {any number of copies of {noun}} upTo {up to {count} {n, plural, one {copy} other {copies}} of {noun}} genUpTo {up to {count} {n, plural, one {copy} other {copies}} of {noun}} other {{count} copies of {noun}}}',
  'noun.random': '{noun} at random',
  'noun.strongest': '{noun} (the strongest)',
  'noun.weakest': '{noun} (the weakest)',
  'noun.not': '{noun} other than {kinds}',
  'noun.attribute': '{noun} with {as}',
  'noun.power':
    '{noun} of power {range, select, min {{min} or more} max {{max} or less} exact {{min}} other {{min} to {max}}}',
  'noun.class': '{noun} of class {classes}',
  'noun.from':
    '{noun} from {whose, select, another {another hero’s } another_here {the } others_here {the } that {that hero’s } others {other heroes’ } other {}}{zones}{whose, select, another_here { of another hero on your level} others_here { of other heroes on your level} other {}}',
  'noun.in':
    '{noun} {whose, select, another {with another hero } another_here {with another hero on your level } others_here {with other heroes on your level } that {with that hero } others {with other heroes } other {}}{zones}',
  'zone.from':
    '{zone, select, battle {this battle} enemies {this battle, or else the <ring>ring</ring> of your level} hand {hand} slots {slots} discard {{whose, select, you {your } own {their } other {}}discard pile} played {{whose, select, you {your } own {their } other {}}played cards} spent {{whose, select, you {your } own {their } other {}}spent cards} gained {the cards gained this turn} deck {{whose, select, you {your } own {their } other {}}battle deck} usable {the cards you can still use this turn} ring {the <ring>ring</ring>} other {the <banish>banished</banish> cards}}',
  'zone.in':
    '{zone, select, hand {in hand} slots {in <slot>slots</slot>} discard {in {whose, select, you {your } other {the }}discard pile} played {among the played cards} spent {among the spent cards} gained {gained this turn} deck {in {whose, select, you {your } other {the }}battle deck} usable {that you can still use this turn} ring {on the <ring>ring</ring> of your level} battle {in this battle} enemies {in this battle, or else on the <ring>ring</ring> of your level} other {among the banished cards}}',
  'card.pointed': '{of, select, this {this} other {that card}}',
  who: '{who, select, you {you} every {every hero} others {every other hero} here {every hero on this level} others_here {every other hero on this level} another {another hero of your choice} another_here {another hero of your choice on this level} other {that hero}}',
  'level.in':
    '{level, select, dungeon {on the dungeon level} temple {on the temple level} spire {on the spire level} other {in the Keep}}',

  // Amounts.
  'amount.die': '1d6',
  'amount.d3': '1d3',
  'amount.rolled': 'the number rolled',
  'amount.done': 'the number of those cards',
  'amount.count': 'the number of {cards}',
  'amount.heroes':
    '{who, select, you {1} that {1} other {the number of {who, select, every {heroes} others {other heroes} another {other heroes} here {heroes on this level} others_here {other heroes on this level} another_here {other heroes on this level} other {heroes}}}}',
  'amount.sanity': 'your <sanity>sanity</sanity>',
  'amount.lost-sanity': 'the <sanity>sanity</sanity> you lack',
  'amount.madness': 'the number on the <madness>madness track</madness>',
  'amount.power': 'the power of {of, select, this {this card} other {that card}}',

  // Conditions, after "if".
  'is.cards':
    '{there, select, one {there is {cards}} none {there is {cards}} not {there is not {cards}} other {there are {negated, select, yes {not } other {}}{range, select, min {{min} or more} max {{max} or fewer} exact {exactly {min}} other {{min} to {max}}} {cards}}}',
  'is.that': 'it is {negated, select, yes {not } other {}}{card}',
  'is.key': 'you hold {negated, select, yes {no} other {a}} <key>Tower Key</key>',
  'is.level': 'you are {negated, select, yes {not } other {}}{levels}',
  'is.foe-here': '{negated, select, yes {no} other {a}} <foe>foe</foe> is on your level',
  'is.alone': '{negated, select, yes {another hero is} other {no other hero is}} in the game',
  'is.battle':
    'you are {negated, select, yes {not } other {}}{any, select, yes {in a battle} other {fighting {enemies}}}{classed, select, yes { of class {classes}} other {}}',
  'is.class': 'your hero is {negated, select, yes {not } other {}}a {classes}',
  'is.collected': 'you have {negated, select, yes {not } other {}}gained a card this turn',
  'is.slotted': 'this is {negated, select, yes {not } other {}}slotted',
  'is.turn':
    'it is {negated, select, yes {not } other {}}turn {range, select, min {{min} or later} max {{max} or earlier} exact {{min}} other {{min} to {max}}}',

  // Cards.
  draw: '{who, select, you {draw} other {{subject} draws}} {n, plural, one {a card} other {{count} cards}}',
  discard: '{who, select, you {discard} other {{subject} discards}} {cards}',
  banish: '{who, select, you {<banish>banish</banish>} other {{subject} <banish>banishes</banish>}} {cards}',
  retrieve:
    'take {cards} into your hand{burdened, select, yes { as a <burden>burden</burden>} some { (adversaries, chaos and foes are <burden>burdens</burden>)} other {}}',
  steal:
    'take {cards} into your hand{burdened, select, yes { as a <burden>burden</burden>} some { (adversaries, chaos and foes are <burden>burdens</burden>)} other {}}',
  'put-on-deck':
    'put {cards} on top of your battle deck{burdened, select, yes { as a <burden>burden</burden>} some { (adversaries, chaos and foes are <burden>burdens</burden>)} other {}}',
  gain: 'gain {cards}{burdened, select, yes { as a <burden>burden</burden>} some { (adversaries, chaos and foes are <burden>burdens</burden>)} other {}}',
  'gain-loot': '{who, select, you {gain} other {{subject} gains}} {count} <loot>loot</loot>',
  reshuffle: '<reshuffle>reshuffle</reshuffle> {cards}',
  bury: 'put {cards} at the bottom of the encounter deck',
  'lay-on-foe-deck':
    'put this face up on the <foe>foe</foe> deck; once the next <foe>foe</foe> is drawn, <banish>banish</banish> it',
  pick: 'choose {cards}',

  // Heroes.
  'lose-sanity': '{who, select, you {lose} other {{subject} loses}} {count} <sanity>sanity</sanity>',
  'gain-sanity': '{who, select, you {gain} other {{subject} gains}} {count} <sanity>sanity</sanity>',
  madness: '{down, select, yes {lower} other {raise}} the <madness>madness track</madness> by {count}',
  'move-hero':
    '{who, select, you {move} other {{subject} moves}} {upTo, select, yes {up to } other {}}{count} {n, plural, one {space} other {spaces}} along the ring',
  'place-hero':
    '{who, select, you {move} other {{subject} moves}} to {at, select, start {the Start space} portal {the portal of the level} staircase {the staircase of the level} other {the space of the <foe>foe</foe>}}',
  each: '{subject} in turn: {then}',

  // The board.
  rotate:
    'rotate {level, select, here {this level} dungeon {the dungeon} temple {the temple} spire {the spire} other {a level of your choice}} {upTo, select, yes {up to } other {}}{count} {n, plural, one {space} other {spaces}}{direction, select, clockwise { clockwise} counterclockwise { counterclockwise} other {}}',
  'foe-advances': 'the <advance>Foe Advances</advance>',
  'move-foe':
    'the <foe>foe</foe> on your level moves {count} {n, plural, one {space} other {spaces}} toward you{locked, select, yes {, even a locked one} other {}}',
  'summon-foe':
    'a <foe>foe</foe> appears on {level, select, here {your level} dungeon {the dungeon} temple {the temple} spire {the spire} other {a level of your choice}} if none is there',
  'remove-foe':
    'remove the <foe>foe</foe> from {level, select, here {your level} dungeon {the dungeon} temple {the temple} spire {the spire} other {a level of your choice}}',

  // Battles and costs.
  'reduce-cost': 'reduce the cost of {cards} by {count}, in any attribute',
  'redraw-foe': 'redraw the <foe>foe</foe> card',
  'take-into-battle':
    'the enemy takes {cards} for the battle; {plural, select, yes {their} other {its}} power is added to the {as} cost and to any brute force, and {plural, select, yes {they go} other {it goes}} to your discard pile afterwards',
  'add-loot': 'a win in this battle pays {count} more <loot>loot</loot>',
  until:
    '{change} {ends, select, turn {until the end of the turn} battle {until the end of the battle} other {while this stays in play}}',
  'until.double':
    'double the value of {cards}{ends, select, battle { until the end of the battle} play { while this stays in play} other {}}',
  'until.cards':
    'choose {cards}: {change} {ends, select, turn {until the end of the turn} battle {until the end of the battle} other {while this stays in play}}',

  // Changes.
  'mod.add-power':
    '{subject, select, this {this gives} that {it gives} other {{cards} give}} {count} more{against, select, enemies { against adversaries and foes} other {}}',
  'mod.lower-power':
    '{subject, select, this {this gives} that {it gives} other {{cards} give}} {count} less{against, select, enemies { against adversaries and foes} other {}}',
  'mod.set-power':
    '{subject, select, this {this gives} that {it gives} other {{cards} give}} {n, plural, =0 {no power} other {{count} instead}}{against, select, enemies { against adversaries and foes} other {}}',
  'mod.double-power':
    'the value of {subject, select, this {this} that {it} other {{cards}}} is doubled{against, select, enemies { against adversaries and foes} other {}}',
  'mod.allow':
    '{subject, select, this {{any, select, yes {this} other {the {from} of this}} may also be used as {to}} that {{any, select, yes {it} other {its {from}}} may also be used as {to}} all {{any, select, yes {any power may also be used as {to}} other {you may use {from} as {to}}}} other {{any, select, yes {{cards} may also be used as {to}} other {you may use the {from} of {cards} as {to}}}}}{against, select, enemies { against adversaries and foes} other {}}',
  'mod.cheaper':
    '{subject, select, this {this costs} that {it costs} other {{cards} cost}} {count} {attributed, select, yes {{as} } other {}}less{attributed, select, yes {, by brute force too} other {}}',
  'mod.dearer':
    '{subject, select, this {this costs} that {it costs} other {{cards} cost}} {count} {attributed, select, yes {{as} } other {}}more{attributed, select, yes {, by brute force too} other {}}',
  'mod.slot': 'you may <slot>slot</slot> {cards} in {into} slots',
  'mod.share': 'this may share a <slot>slot</slot> with one other {kinds}',
  'mod.hand':
    'draw {n, plural, one {one {less, select, yes {card fewer} other {extra card}}} other {{count} {less, select, yes {cards fewer} other {extra cards}}}} every hand',
  'mod.generate':
    '{subject, select, this {this may} that {it may} all {slotted cards} other {slotted {cards}}} <generate>generate</generate> {count} {as}',
  'mod.free-power': 'generate {count} {as} for free each turn',
  'mod.stay':
    '{subject, select, this {this stays} that {it stays} other {slotted {cards} stay}} in {subject, select, this {its slot} that {its slot} other {their slots}} when used',
  'mod.reroll': 'once a turn, you may re-roll the <die>die</die>',
  'mod.loot-roll': 'you may add {count} to loot rolls and to rolls of <loot>loot</loot> cards',
  'mod.rotation':
    'once a turn, when you rotate a level, you may rotate it up to {count} {n, plural, one {space} other {spaces}} further',
  'mod.forbid': '{subject, select, this {this} that {it} other {{cards}}} cannot be used',
  'mod.adversary-harm':
    'each <adversary>adversary</adversary> costs you {count} <sanity>sanity</sanity> {less, select, yes {less} other {more}} in Recover',
  'mod.well': 'the <well>Well of Souls</well> costs {count} {less, select, yes {more} other {less}}',
  'mod.loot': 'beaten <foe>foes</foe> pay {count} {less, select, yes {less} other {more}} <loot>loot</loot>',

  // Problems of a card that its schema cannot see.
  'problem.change-never-works': '"{word}" never works here: nothing looks for it with "{while}".',
  'problem.change-never-works.cure': 'Move it to where it works, or remove it. It is not printed.',
  'problem.never-happens': '"{word}" can do nothing here.',
  'problem.never-happens.cure': 'Choose another trigger or another effect. What does nothing is not printed.',
  'problem.never-holds': '"{word}" never holds here.',
  'problem.never-holds.cure': 'Choose another condition or another trigger.',
  'problem.nothing-chosen': 'No card has been chosen before this.',
  'problem.nothing-chosen.cure':
    'Choose cards first, for example with "pick", in the same rule. Within "each", choose them there.',
  'problem.nothing-rolled': 'Nothing has been rolled before this.',
  'problem.nothing-rolled.cure': 'Roll first, with "table" or a die.',
  'problem.nobody-chosen': 'No hero has been chosen before this.',
  'problem.nobody-chosen.cure': 'Choose one first, with "another".',
  'problem.amount-does-nothing': 'By {count} this changes nothing.',
  'problem.amount-does-nothing.cure': 'Write a number of 1 or more.',
  'problem.goes-nowhere': '"{word}" leaves these cards where they are.',
  'problem.goes-nowhere.cure': 'Take them from another zone, or from another hero with "whose".',
  'problem.pick-is-chosen': 'With "upTo" the cards are chosen; "pick" means nothing.',
  'problem.pick-is-chosen.cure': 'Remove "pick" or "upTo".',
  'problem.cards-mean-nothing': '"{word}" changes no card: the cards chosen for it mean nothing.',
  'problem.cards-mean-nothing.cure': 'Remove "cards".',
  'problem.takes-otherwise': 'The cards that this enemy takes are added to another attribute.',
  'problem.takes-otherwise.cure': 'Name the same "attribute" in every "{word}" of the card.',
  'problem.endless-loop': '"{when}" sets itself off again without end.',
  'problem.endless-loop.cure': 'Let another card move, or another trigger do it.',
  'problem.too-many-nodes': 'The rules of this card have {count} parts; {limit} are the most.',
  'problem.too-many-nodes.cure': 'Make the card simpler.',
  'problem.too-much-standing':
    'The standing rules of this card have {count} words; {limit} are the most, since they are read all the time.',
  'problem.too-much-standing.cure': 'Say less in them, or let a trigger do it.',
  'problem.too-deep-effects': 'Effects are nested {depth} deep here; {limit} is the most.',
  'problem.too-deep-effects.cure': 'Nest fewer effects.',
  'problem.repeat-too-often': 'This repeats {count} times; {limit} is the most.',
  'problem.repeat-too-often.cure': 'Write {limit} or less.',
  'problem.field-not-for-kind': 'A card of kind "{kind}" has no "{field}".',
  'problem.field-not-for-kind.cure': 'Remove the field, or change the kind.',
  'problem.field-missing-for-kind': 'A card of kind "{kind}" needs "{field}".',
  'problem.field-missing-for-kind.cure': 'Add the field.',
  'problem.power-without-attribute': 'A card has both "power" and "as", or neither.',
  'problem.power-without-attribute.cure': 'Add the missing one, or remove the other.',
  'problem.instead-without-by': 'A rule with "when": "instead" must say "by": "discard" or "banish".',
  'problem.instead-without-by.cure': 'Add "by".',
  'problem.not-with-trigger': '"{field}" means nothing with "when": "{when}".',
  'problem.not-with-trigger.cure': 'Remove the field.',
  'problem.trigger-not-for-kind': 'A card of kind "{kind}" never comes to "{when}".',
  'problem.trigger-not-for-kind.cure': 'Choose another trigger.',
  'problem.standing-not-for-kind': 'A card of kind "{kind}" cannot have a rule with "while": "{while}".',
  'problem.standing-not-for-kind.cure': 'Choose another "while".',
  'problem.not-in-standing': '"{word}" works in effects only, not in a standing rule.',
  'problem.not-in-standing.cure': 'Use something that can be read from the table at any time.',
  'problem.bad-rows': 'The rows of a table must rise and not overlap.',
  'problem.bad-rows.cure': 'Write them as "1-3", "4-5", "6".',
  'problem.empty-range': 'No number is between these bounds.',
  'problem.empty-range.cure': 'Give "min" or "max", the smaller one as "min".',
  'problem.deck-size': 'The starter deck of a hero has {limit} cards, not {count}.',
  'problem.deck-size.cure': 'Change the counts.',
  'problem.not-a-starter': '"{id}" is no starter card.',
  'problem.not-a-starter.cure': 'Name a card of kind "starter".',
  'problem.board-unfit': 'Staircase and portal must lie within the ring.',
  'problem.board-unfit.cure': 'Choose "across" below "sectors" and "apart" at most half of it.',
  'problem.adversary-stays':
    'The adversary is neither banished nor reshuffled on some way through its rules.',
  'problem.adversary-stays.cure': 'It is banished then. End with "reshuffle" or "banish" to say so.',
};

/** Both languages have the same keys. */
export type TextKey = keyof typeof en;
