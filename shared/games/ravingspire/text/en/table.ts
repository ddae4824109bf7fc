import { en as present } from './present.ts';
import { en as deed } from './deed.ts';
import { en as open } from './open.ts';
import { en as primer } from './primer.ts';
import { en as why } from './why.ts';

/**
 * What is said at the table, in English (ICU MessageFormat): refusals, log lines, buttons, prompts. The words on the
 * cards themselves are in `cards.ts`. `hero` is the hero a line is about; cards, places and payments come as
 * phrases.
 */
export const en = {
  ...present,
  ...why,
  ...deed,
  ...open,
  ...primer,

  // Words.
  'list.and': '{first} and {second}',
  'list.comma': '{first}, {second}',
  'word.attribute': '{name, select, fight {fight} skill {skill} charm {charm} other {vorpal}}',
  'word.level': '{name, select, dungeon {dungeon} temple {temple} spire {spire} other {Keep}}',
  'word.atLevel':
    '{name, select, dungeon {in the dungeon} temple {in the temple} spire {in the spire} other {in the Keep}}',
  'word.phase':
    '{name, select, move {Move} draw {Draw} encounter {Encounter} showdown {Showdown} explore {Explore} recover {Recover} foe {Foe} keep {Keep} other {the end}}',
  'word.die':
    '{name, select, move {for the move} table {for what the card says} rotation {for the rotation} foe {for the foe’s step} sanity {for sanity lost} overwhelm {for being overwhelmed} other {for the cost}}',
  'word.enemy': '{name, select, adversary {adversary} foe {foe} other {Spire card}}',
  'word.kind':
    '{name, select, weapon {weapon} armor {armor} object {object} relic {relic} dungeon {dungeon card} adventurer {adventurer} attack {attack} adversary {adversary} chaos {chaos} loot {loot} foe {foe} tower {tower card} spire {Spire card} starter {starter} hero {hero} board {board} other {card}}',
  'word.class': '{name, select, reaver {reaver} rogue {rogue} other {runelord}}',
  'word.heroClass':
    '{gender, select, other {{name, select, reaver {reaver} rogue {rogue} other {runelord}}}}',
  'word.difficulty': '{name, select, normal {normal} hard {hard} other {expert}}',
  'word.need': '{count} more {as}',
  'word.place': '{level}\u00a0{sector}',
  'word.nobody': '{place, select, other {the tower}}',
  'word.card': 'a card',
  'word.cited': '{card}',
  'word.counted': '{count, plural, one {{card}} other {{count} × {card}}}',

  // Drawn cards: short, since the line below the name has room for two or three words.
  'drawing.kind':
    '{name, select, weapon {weapon} armor {armor} object {object} relic {relic} dungeon {dungeon} adventurer {adventurer} attack {attack} adversary {adversary} chaos {chaos} loot {loot} foe {foe} tower {tower} spire {spire} starter {starter} hero {hero} other {board}}',
  'drawing.line': '{Kind} · {Further}',
  'drawing.key': 'key',
  'drawing.signed': 'signed by',
  'drawing.on': 'on',
  'drawing.back':
    '{deck, select, encounter {encounter} loot {loot} foe {foe} tower {tower} spire {spire} other {battle}} deck',
  'drawing.faceDown': 'face down',

  // What a hero is good at, by class and by difficulty.
  'class.about':
    '{name, select, reaver {Solves most things with an edge.} rogue {Opens what is shut and is gone before it shuts again.} other {Persuades the tower, or at least its furniture.}}',
  'difficulty.about':
    '{name, select, normal {A good first choice.} hard {For the second evening.} other {For those who find the tower too kind.}}',

  // Refusals.
  'refusal.wrong-phase':
    'Not now: {phase, select, move {the move comes first} draw {a card is being drawn} encounter {this is the Encounter phase} showdown {there is a foe to attend to} explore {this is the Explore phase} recover {the turn is ending} foe {the foe is moving} keep {you are in the Keep, and so is something else} other {the game is over}}.',
  'refusal.no-such-card': 'There is no such card there.',
  'refusal.not-in-hand': '{card} is not in your hand.',
  'refusal.not-yours-to-use': '{card} is not yours to use now.',
  'refusal.no-such-slot': 'There is no slot {slot}.',
  'refusal.slot-wrong-kind': '{card} does not fit slot {slot}, which holds {kind} cards.',
  'refusal.slot-occupied': '{by} lies in slot {slot}; take it back first.',
  'refusal.not-slotted': '{card} is not slotted.',
  'refusal.gave-power': '{card} has already given its power this turn.',
  'refusal.turned-over': '{card} has been used and stays turned over until you recover.',
  'refusal.not-reachable':
    '{steps, plural, one {That is not one step away.} other {You cannot get there in exactly {steps} steps.}}',
  'refusal.needs-key': 'The Tower Door wants a Tower Key. Foes carry them.',
  'refusal.no-power': 'You have no power of your own to generate now.',
  'refusal.no-action': '{card} has no action that replaces its power.',
  'refusal.forbidden-in-battle': '{card} cannot be used in this battle.',
  'refusal.burden': '{card} is a burden: it can be discarded or banished, never played.',
  'refusal.trade-nothing': 'Nothing for nothing is no trade.',
  'refusal.trade-open-hands': 'All hands are open: ask for a card by name.',
  'refusal.cannot-generate': '{card} cannot be turned over for other power.',
  'refusal.ability-used': 'That ability has been used this turn.',
  'refusal.ability-passive': 'That ability works by itself.',
  'refusal.ability-not-now':
    '{reason, select, condition {That ability does not apply here.} no_foe {There is no foe card to replace.} no_price {You have no card to pay for that ability.} wrong_price {That card does not pay for the ability.} wrong_card {That ability does not work on this card.} other {There is no card for that ability to work on.}}',
  'refusal.not-on-ring': '{card} is not on the ring of your level.',
  'refusal.is-adversary': '{card} is not for sale. It can be fought.',
  'refusal.not-adversary': '{card} is no adversary. It can be bought.',
  'refusal.battle-open': 'Finish the open battle first.',
  'refusal.no-battle': 'There is no battle.',
  'refusal.flankers-first': 'Others may interfere first.',
  'refusal.paid-twice': 'One card cannot pay twice.',
  'refusal.wrong-attribute': '{card} does not count as {as}.',
  'refusal.too-little':
    '{any, select, yes {Needs {needs}} other {Not enough}}{brute, select, no {} other {, or {brute} more by brute force}}.',
  'refusal.too-little-brute': 'Needs {short} more for brute force.',
  'refusal.no-brute': 'Brute force does not work on {card}.',
  'refusal.explored-already':
    'You have done that this turn: {what, select, exert {exerting} brute {rotating by brute force} other {rotating with {as}}} is once a turn.',
  'refusal.not-banishable':
    'The Well takes a card from your hand or discard pile, or one of those that pay. {card} is none of them.',
  'refusal.flanking-off': 'Interfering is switched off at this table.',
  'refusal.not-an-attack': '{card} is no attack card.',
  'refusal.trading-off': 'Trading is switched off at this table.',
  'refusal.traded-already': 'You have traded with {withPartner} this turn.',
  'refusal.partner-away': '{partner} is too far away to trade.',
  'refusal.not-tradeable': '{card} cannot be traded: only weapons, armor, objects and relics can.',
  'refusal.offer-refused': '{partner} has declined that offer this turn.',
  'refusal.cannot-skip': 'You have to walk the whole roll.',
  'refusal.game-over': 'The game is over.',
  'refusal.question-open': 'There is a question to answer first.',
  'refusal.no-such-action': 'There is no action "{do}".',
  'refusal.not-your-turn': 'It is not your turn.',
  'refusal.no-question': 'Nothing has been asked.',
  'refusal.no-such-answer': 'That is not among the answers.',
  'refusal.nothing-to-undo': 'There is nothing to undo.',
  'refusal.undo-not-yours': 'The last action was not yours.',
  'refusal.undo-revealed': 'A die has been rolled or a card turned up since. That cannot be unseen.',
  'refusal.nothing-to-redo': 'There is nothing to redo.',
  'refusal.other': 'That is not possible now ({code}).',

  // Log lines.
  'event.gameBegan':
    'The tower admits {heroes, plural, one {one visitor} other {{heroes} visitors}} and locks the door.',
  'event.turnBegan': 'Turn {turn}: {hero}.',
  'event.phaseBegan': '{phase}.',
  'event.rolled': '{hero} rolls {value} {die}.',
  'event.rerolled': '{hero} rolls again: {value} {die}.',
  'event.moved': '{hero} goes to {place}.',
  'event.keepEntered': '{hero} unlocks the Tower Door and enters the Keep.',
  'event.levelRevealed': 'The {level} opens.',
  'event.towerPlaced': '{card} settles over the {level}.',
  'event.ringFilled': '{card} takes place {place} {atLevel}.',
  'event.cardDrawn': 'Drawn: {card}.',
  'event.setAside': '{card} is set aside until the tower is awake.',
  'event.setAsideReturned':
    'The tower is awake. {count, plural, one {One card} other {{count} cards}} set aside {count, plural, one {returns} other {return}} to the deck.',
  'event.chaosResolved': 'Chaos: {card}.',
  'event.waitingPlaced': '{card} finds place {place} {atLevel}.',
  'event.buried': '{card} goes to the bottom of the encounter deck.',
  'event.overwhelmed': '{hero} is overwhelmed: {card} pushes {replaced} off the ring.',
  'event.played':
    '{instead, select, yes {{hero} uses up {card} for its action.} other {{hero} plays {card}.}}',
  'event.generated': '{hero} turns {card} over for {as}.',
  'event.abilityUsed': '{hero} uses {index, select, 0 {the first} other {the second}} ability.',
  'event.acquired': '{hero} buys {card}.',
  'event.paymentFailed': 'The payment for {card} falls short.',
  'event.adversaryDefeated': '{hero} defeats {card}.',
  'event.battleBegan': '{enemy, select, spire {The Spire card is {card}.} other {{hero} faces {card}.}}',
  'event.battleWon': '{hero} prevails over {card}.',
  'event.battleLost': '{hero} is beaten by {card}.',
  'event.foeRedrawn': '{card} is sent away. {instead} comes instead.',
  'event.cardTaken': '{card} is taken hostage for the battle.',
  'event.cardReturned': '{card} is returned to the discard pile of {toHero}.',
  'event.keyGained': '{hero} takes a Tower Key.',
  'event.lootGained': '{hero} finds {card}.',
  'event.handDrawn':
    '{hero} draws {count, plural, one {a card} other {{count} cards}}{known, select, yes {: {cards}} other {}}.',
  'event.deckRenewed': '{hero} shuffles the discard pile into a new deck.',
  'event.discarded': '{hero} discards {cards}.',
  'event.banished': '{card} is banished.',
  'event.reshuffled': 'Back into the top third of the encounter deck: {cards}.',
  'event.retrieved': '{hero} takes {card} to hand.',
  'event.stolen': '{hero} takes {card} from {from}.',
  'event.laidOnDeck': '{card} lies face up on the foe deck and waits.',
  'event.slotted': '{hero} puts {card} into slot {slot}.',
  'event.unslotted': '{hero} takes {card} back.',
  'event.turnedUp': 'Ready again: {cards}.',
  'event.valueChanged': 'The value of {card} changes.',
  'event.costReduced': '{card} costs {amount} less.',
  'event.sanityLost': '{hero} loses {amount} sanity ({left} left).',
  'event.sanityGained': '{hero} regains {amount} sanity (now {left}).',
  'event.wentMad': '{hero} goes mad, briefly, and wakes at the start with nothing in hand.',
  'event.madnessChanged': 'The madness track {down, select, yes {falls} other {rises}} to {left}.',
  'event.rotated':
    'The {level} turns {count, plural, =0 {not at all} one {one space {way}} other {{count} spaces {way}}}.',
  'event.heroMoved': '{hero} is moved to {place}.',
  'event.foeAppeared': 'A foe appears at {place}.',
  'event.foeMoved': 'The foe moves to {place}.',
  'event.foeRemoved': 'The foe leaves the {level}.',
  'event.flanked': '{hero} {assist, select, yes {assists} other {hinders}} with {card} ({amount}).',
  'event.passed': '{hero} stays out of it.',
  'event.traded':
    '{gift, select, yes {{with} gives {take} to {toHero} for nothing} other {{hero} gives {give} to {toWith}{any, select, yes { for {take}} other { for nothing}}}}.',
  'event.tradeRefused': '{with} declines, politely.',
  'event.spireRevealed': 'The seal breaks: {card}.',
  'event.legacyLeft': '{hero} leaves {card} on the Spire card for whoever comes next.',
  'event.heroRemoved': '{hero} does not come back.',
  'event.effectStopped': '{card} will not stop by itself, so it is stopped.',
  'event.gameWon': '{reason}',
  'event.gameLost': '{reason}',
  'event.other': '{kind}.',
  'word.clockwise': 'clockwise',
  'word.counterclockwise': 'counterclockwise',

  // Why a game ended.
  'outcome.escaped': 'The door above is open. {winners} walks out.',
  'outcome.freedEveryone': 'The door above is open, and everyone is let out.',
  'outcome.claimedAlone': '{winners} walks out alone and closes the door.',
  'outcome.madness': 'The madness track has run out. The tower keeps its guests.',
  'outcome.dawn': 'It has taken too long. The tower has grown tired of you and keeps everyone.',
  'outcome.heroes': 'No hero is left to try. The tower keeps its guests.',
  'outcome.other': 'The game is {result, select, won {won} other {lost}} ({reason}).',

  // Actions.
  'action.move': 'Walk to {place}',
  'action.move.keep': 'Go to the Tower Door and enter the Keep',
  'action.move.stairs': 'Walk to {place} by the stairs',
  'action.skipMove': 'Stay here',
  'action.play': 'Play {card}',
  'action.play.instead': 'Use up {card} for its action',
  'action.generate': 'Turn {card} over for its other power',
  'action.generate.own': 'Generate your own {as}',
  'action.ability':
    'Use {index, select, 0 {the first} other {the second}} ability{on, select, yes { on {card}} other {}}{priced, select, yes {, giving up {price}} other {}}',
  'action.acquire': 'Buy {card}',
  'action.fight': 'Defeat {card}',
  'action.fight.open': 'Challenge {card}',
  'action.giveUp': 'Give up',
  'action.slot': 'Put {card} into slot {slot} ({kind})',
  'action.unslot': 'Take {card} back from its slot',
  'action.endEncounter': 'End the Encounter phase',
  'action.endExplore': 'End the turn',
  'action.rotate':
    'Rotate this level {using, select, brute {by brute force} skill {with skill} other {with charm}}',
  'action.exert': 'Exert yourself, to {place}',
  'action.exert.keep': 'Exert yourself into the Keep',
  'action.well': 'Well of Souls, banish {card}',
  'action.flank': '{assist, select, yes {Assist} other {Hinder}} with {card}',
  'action.pass': 'Pass',
  'action.trade':
    '{gift, select, yes {Ask {asked} for {any, select, yes {{take}} other {a card of theirs}} as a gift} other {Offer {with} {give}{any, select, yes { for {take}} open { for a card of theirs} other { for nothing}}}}',
  'action.paid': '{what}: {payment}',
  'pay.card': '{card} ({as})',
  'pay.own': 'your own {as}',
  'pay.brute': '{cards}, by brute force',
  'pay.nothing': 'nothing at all',

  // Questions and their answers.
  'question.discard': 'Which card do you discard?',
  'question.banish': 'Which card do you banish?',
  'question.retrieve': 'Which card do you take to your hand?',
  'question.steal': 'Which card do you take from the other hero?',
  'question.put-on-deck': 'Which card goes on top of your deck?',
  'question.gain': 'Which card do you gain?',
  'question.reshuffle': 'Which card is reshuffled?',
  'question.bury': 'Which card goes to the bottom of the encounter deck?',
  'question.pick': 'Which card do you choose?',
  'question.reduce-cost': 'Which cost is lowered?',
  'question.take-into-battle': 'Which card is taken for the battle?',
  'question.until': 'Which card does this affect?',
  'question.hero': 'Which hero?',
  'question.level': 'Which level?',
  'question.direction': 'Which way round?',
  'question.steps': 'How many spaces?',
  'question.extraSteps': 'How many spaces more?',
  'question.reroll': 'Keep the roll?',
  'question.liftRoll': 'Add your bonus to the roll?',
  'question.overwhelmed': 'Overwhelmed. Which card is pushed off the ring?',
  'question.finale': 'The door is open. For whom?',
  'question.legacy': 'You will not be back. Which card do you leave for the next challenger?',
  'question.hinderAs': 'As what does the hindrance count?',
  'question.trade':
    '{gift, select, yes {{from} asks you for {any, select, yes {{take}} other {a card of yours}} as a gift} other {{from} offers {give}{any, select, yes { for {take}} open { for a card of yours} other { for nothing}}}}. {any, select, open {Which do you give?} other {Agreed?}}',
  'question.tradeConfirm':
    '{from} would give you {take}{gift, select, yes { as a gift} other { for {give}}}. Agreed?',
  'question.generate': 'By which ability does it generate power?',
  'question.generateAs': 'Which power does it generate?',
  'question.may': 'Let this happen?',
  'question.deed': '{deed}?',
  'question.option': 'Which of these?',
  'question.other': 'Choose ({kind}).',
  'answer.no': 'No',
  'answer.yes': 'Yes',
  'answer.none': 'None',
  'answer.hero': 'By the hero’s own',
  'answer.keep': 'Keep it',
  'answer.reroll': 'Roll again',
  'answer.everyone': 'For everyone',
  'answer.alone': 'For me alone',
  'answer.option': 'Option {number}',

  // First turns.
  'tip.move': 'You walk exactly what you rolled, one direction a ring; an aligned staircase is a way up.',
  'tip.encounter':
    'Cards pay with their fight, skill or charm. What you buy comes to your hand later, by way of the discard pile.',
  'tip.slots': 'Cards in slots stay when the rest of the hand is discarded. Slotting is free.',
  'tip.explore':
    'What you did not spend may still rotate the level, move you one space, or feed the Well of Souls.',
  'tip.battle':
    'Pay the whole price in one go, each attribute with cards of its own. Giving up is allowed, and expensive.',
  'tip.waking': 'The tower is still waking: nothing attacks before turn 6. Use the quiet.',
  'tip.awake':
    'The tower is awake. From now on a card without a place pushes another out, and you along with it.',
  'tip.key': 'Defeat a foe for a Tower Key, then look for the Tower Door on the spire.',
  'tip.waiting': 'The waiting card finds a place if you buy something or defeat an adversary.',

  // Chapters of the rules.
  'chapter.BOARD': 'The board',
  'chapter.SETUP': 'Setting up',
  'chapter.HERO': 'Heroes',
  'chapter.CARD': 'Cards',
  'chapter.TURN': 'The turn',
  'chapter.MOVE': 'Move',
  'chapter.DRAW': 'Draw',
  'chapter.WAKE': 'The waking tower',
  'chapter.ENC': 'Encounter',
  'chapter.SHOW': 'Showdown',
  'chapter.EXP': 'Explore',
  'chapter.REC': 'Recover',
  'chapter.FOE': 'Foes',
  'chapter.CHAOS': 'Chaos',
  'chapter.MAD': 'Sanity and madness',
  'chapter.KEEP': 'The Keep and the Spire card',
  'chapter.INFO': 'What is open and what is hidden',
  'chapter.FLANK': 'Interfering',
  'chapter.TRADE': 'Trading',
  'chapter.PACK': 'Expansions',
  'chapter.OPT': 'Options',
} as const;

export type TextKey = keyof typeof en;
