import { en as primer } from './primer.ts';

/**
 * What is said at the table of Arcana, in English (ICU MessageFormat). The words on the cards themselves are in
 * `cards.ts`. `who` is the adventurer a line is about; cards and names come as phrases.
 */
export const en = {
  ...primer,

  // Words.
  'list.and': '{first} and {second}',
  'list.or': '{first} or {second}',
  'list.comma': '{first}, {second}',
  'list.semicolon': '{first}; {second}',
  'word.card': 'a card',
  'word.party': 'the party',
  'word.player': 'player\u00a0{number}',
  'word.kind':
    '{kind, select, suit {suit} pip {pip} fool {Fool} type {type of foe} major {foe} class {Class} gift {Gift} court {court card} tower {tower} position {position} other {keyword}}',
  'word.difficulty': '{name, select, standard {Standard} gentle {Gentle} other {Grim}}',
  'word.deck': '{deck, select, majors {Major Arcana} other {The deck}}',
  'word.faceDown': 'face down',
  'word.quoted': '“{name}”',

  // Log lines.
  'event.gameBegan':
    'A tower of {floors}\u00a0floors, and {seats}\u00a0people who think that this is a good idea.',
  'event.characterPicked': '{name} joins as {card}.',
  'event.leaderPicked': '{who} goes first.',
  'event.turnStarted': 'Turn\u00a0{turn} goes to {who}.',
  'event.foeRevealed':
    'On floor\u00a0{floor} a foe waits: {card}, {health}\u00a0health, {wards, plural, =0 {no ward} one {one ward} other {{wards}\u00a0wards}}.',
  'event.cardPlayed': '{who} plays {card}{paired, select, yes { and {partner}} other {}}.',
  'event.focused': '{who} focuses.',
  'event.rested': '{who} rests.',
  'event.wardDispelled':
    '{Card} dispels a ward. {left, plural, =0 {None is left.} one {One is left.} other {{left} are left.}}',
  'event.foeDamaged':
    '{amount, plural, =0 {The foe takes no damage.} other {The foe takes {amount}\u00a0damage ({left}\u00a0health left).}}',
  'event.blowWarded': 'The wards hold: the foe takes no damage.',
  'event.damageBlocked': 'Shields take {amount} of it.',
  'event.healed':
    '{amount, plural, =0 {There is nothing to heal: {who} keeps {left}\u00a0health.} other {{who} gains {amount}\u00a0health (now\u00a0{left}).}}',
  'event.cardDrawn': '{who} gets {card}.',
  'event.foolDrawn': '{card} turns up, is admired, and leaves again.',
  'event.reshuffled':
    '{count, plural, one {One discarded card goes} other {{count}\u00a0discarded cards go}} back into the deck.',
  'event.shieldSet': '{Card} is set before {who} as a shield of\u00a0{amount}.',
  'event.shieldUsed': '{Card} breaks, a shield of\u00a0{amount}.',
  'event.sanctuarySet': '{Card} is set before {who} as a sanctuary.',
  'event.sanctuaryEnded': 'The sanctuary of {who} ends, and {card} is discarded.',
  'event.counterattack':
    '{damage, plural, =0 {The foe rolls {die}: {who} is unharmed.} other {The foe rolls {die}: {who} takes {damage}\u00a0damage ({left}\u00a0health left).}}',
  'event.attackPrevented': '{who} is in sanctuary. The foe has to wait.',
  'event.playerFell': '{who} falls.',
  'event.foeDefeated': 'The foe {card} is defeated, and floor\u00a0{floor} is clear.',
  'event.treasureClaimed': 'The treasure of floor\u00a0{floor} is {card}.',
  'event.gameWon': '{reason}',
  'event.gameLost': 'The climb is over.',
  'event.noteSaved': '{any, select, yes {{who} notes: “{note}”.} other {{who} strikes the note out.}}',

  // How a game ended.
  'outcome.tower-climbed': 'The top of the tower is reached. The cards have something to say.',
  'outcome.all-fell': 'Nobody is left standing. The tower keeps its treasures.',
  'outcome.one-fell': 'One has fallen, and the climb ends with them. The tower keeps its treasures.',
  'outcome.other': '{result, select, won {The game is won} other {The game is lost}} ({reason}).',

  // Refusals.
  'refusal.wrong-phase':
    'Not now: {phase, select, pickCharacters {the adventurers are being chosen} pickLeader {who leads is being settled} action {somebody is taking a turn} give {cards are being handed out} followUp {a second card may follow} other {the game is over}}.',
  'refusal.not-your-turn': 'It is not your turn.',
  'refusal.no-such-action': 'There is no action “{do}”.',
  'refusal.not-a-court': 'That is no court card of this game.',
  'refusal.court-taken': '{Card} is taken already.',
  'refusal.bad-name': 'A name has 1 to {most}\u00a0letters.',
  'refusal.no-such-seat': 'Nobody is there.',
  'refusal.not-in-hand': '{Card} is not in your hand.',
  'refusal.no-ward': 'There is no ward left for it to dispel.',
  'refusal.not-weak': '{suit} do not dispel the wards of this foe.',
  'refusal.no-target': '{who} has fallen and cannot be healed.',
  'refusal.needs-target': '{Card} heals somebody: say whom.',
  'refusal.heals-nobody': '{Card} heals nobody.',
  'refusal.needs-shield': '{Card} becomes a shield: say for whom.',
  'refusal.no-shield': '{Card} is no shield here.',
  'refusal.no-pair': '{Card} cannot be played along with another card.',
  'refusal.same-card': '{Card} cannot be played along with itself.',
  'refusal.hand-full': 'Your hand is full: {limit}\u00a0cards.',
  'refusal.nothing-to-note': 'There is nothing to note: only those who reach the top are told anything.',
  'refusal.note-too-long': 'A note has {most}\u00a0letters at most.',
  'refusal.game-over': 'The game is over.',
  'refusal.question-open': 'There is a question to answer first.',
  'refusal.no-question': 'Nothing has been asked.',
  'refusal.no-such-answer': 'That is not among the answers.',
  'refusal.nothing-to-undo': 'There is nothing to undo.',
  'refusal.undo-not-yours': 'The last action was not yours.',
  'refusal.undo-revealed': 'A die has been rolled or a card turned up since. That cannot be unseen.',
  'refusal.nothing-to-redo': 'There is nothing to redo.',
  'refusal.other': 'That is not possible now ({code}).',

  // Actions.
  'action.pickCharacters': 'Take {card}',
  'action.pickLeader': '{who} goes first',
  'action.focus': 'Focus',
  'action.rest': 'Rest',
  'action.saveNote': 'Keep the reading',
  'play.plain': 'Play {card}',
  'play.for': '{What}: {cards}',
  'play.pair': '{first} + {second}',
  'play.dispel': '{count, plural, one {dispel a ward} other {dispel two wards}}',
  'play.dispelWith': 'dispel a ward with {card}',
  'play.heal': 'heal {who}',
  'play.shield': 'a shield for {who}',
  'did.pickLeader': '{who} lets {other} go first.',
  'did.give': '{who} gives a card to {other}.',
  'did.keep': '{who} keeps a card.',
  'did.decline': '{who} leaves it at that.',
  'did.other': '{who} decides.',

  // Questions and answers.
  'question.give':
    '{left, plural, one {Who gets the last card, unseen?} other {Who gets the next card, unseen? {left} are to be given.}}',
  'question.followUp': 'One more card after {card}?',
  'question.other': 'Choose ({kind}).',
  'answer.decline': 'No, that will do',
  'answer.told': '{what} ({how})',

  // The table.
  'table.pick': 'Who goes up?',
  'table.lead': 'Who goes first?',
  'table.title': 'Turn\u00a0{turn}: {who}',
  'table.over': 'Turn\u00a0{turn}: {result, select, won {won} other {lost}}',
  'fact.foe': 'Foe',
  'fact.foe.value':
    '{card}, {health}\u00a0health, {wards, plural, =0 {no ward} one {one ward} other {{wards}\u00a0wards}}',
  'fact.health': 'Health',
  'fact.ofMost': '{left} of {most}',
  'fact.wards.value': '{left, plural, =0 {none left} other {{left} of\u00a0{most} left}}',
  'fact.party': 'Health of the party',
  'fact.party.one': '{who}:\u00a0{health}',
  'fact.party.fallen': '{who}:\u00a0fallen',
  'fact.wards': 'Wards',
  'fact.weak': 'Wards fall to',
  'fact.strike': 'It strikes for',
  'fact.strike.value': '1 to {die}',
  'fact.treasure': 'Below, face down',
  'fact.treasure.value': 'the treasure',
  'fact.active': 'To play',
  'fact.deck': 'Cards in the deck',
  'fact.discard': 'Discarded',
  'fact.lossRule': 'If anybody falls',
  'fact.lossRule.value': 'all is lost',
  'fact.class': 'Class',
  'fact.gift': 'Gift',
  'fact.hand': 'Cards',
  'fact.fallen': 'State',
  'fact.fallen.value': 'fallen',
  'zone.floor': 'Floor\u00a0{floor}, where you are',
  'zone.above': '{count, plural, one {Floor\u00a0{to}} other {Floors\u00a0{from} to\u00a0{to}}}',
  'zone.above.hidden':
    '{count, plural, one {A foe on a treasure, both face down.} other {On each a foe on a treasure, both face down.}}',
  'zone.below': 'Foes defeated',
  'zone.wards': 'Wards dispelled',
  'zone.wards.empty': 'None yet.',
  'zone.courts': 'Court cards',
  'zone.courts.empty': 'All are taken.',
  'zone.player': '{who}',
  'zone.player.empty': 'No court card yet.',
  'zone.hand': 'Hand of {who}',
  'zone.hand.empty': 'No cards.',
  'zone.front': 'In front of {who}',
  'zone.resolving': 'Being played',
  'zone.won': 'Treasures',
  'zone.won.empty': 'None yet.',
  'zone.discard': 'Discard pile',
  'zone.discard.empty': 'Empty.',
  'note.counts': '{more, select, yes {counts {result}, not {rank}} other {counts {result}}}',
  'note.dispels': 'dispels a ward',
  'note.court': '{class}, {gift}',
  'note.floor': 'floor\u00a0{floor}',
  'note.shield': 'shield of\u00a0{amount}',
  'note.sanctuary': 'sanctuary',
  'reading.question':
    'The kingdom asks what is to come. {count, plural, one {One treasure answers.} other {{count}\u00a0treasures answer, floor by floor.}}',
  'reading.title': '{position}: {card}',
  'reading.line': '{told, select, yes {{story}: {keyword}, in {domain}.} other {{Keyword}, in {domain}.}}',
  'reading.dark.question':
    'The kingdom asks what has become of you. {count, plural, one {One treasure knows.} other {{count}\u00a0treasures know.}}',
  'reading.dark':
    '{place, select, 1 {What should have turned you back} 2 {What weighed more than you could carry} 3 {What you stumbled over on the stairs} 4 {What knew you better than you knew it} other {What the tower keeps of you}}: {keyword}, in {domain}.',
  'reading.broken':
    '“{position}” stays empty. {count, plural, =0 {The tower kept all it had, and says nothing.} other {The rest the tower keeps to itself.}}',
  'reading.place': 'Floor\u00a0{floor}',
  'reading.note': 'Your note: {note}',

  // What is asked.
  'prompt.pickCharacters': '{own, select, yes {By what name do you play {card}?} other {Who are you?}}',
  'prompt.pickLeader': 'Who goes first?',
  'prompt.action': 'Your turn, {who}',
  'prompt.note': 'What it means is for you to say',
  'prompt.wait': 'Waiting for {who}',
  'group.court': 'Court cards',
  'group.leader': 'Leader',
  'group.dispel': 'Dispel a ward',
  'group.attack': 'Strike the foe',
  'group.heal': 'Heal',
  'group.draw': 'Draw and give',
  'group.pair': 'Two cards at once',
  'group.wait': 'Play no card',
  'group.note': 'The Reading',
  'text.name': 'Name',
  'text.note': 'In your words',
  'story.errand':
    'A kingdom wants its soothsaying device back. It stands at the top of this tower, and {floors, plural, one {one foe stands} other {{floors}\u00a0foes stand}} in between.',
  'story.goal':
    'Your aim: bring down the foe of each floor. Wards fall first, to the right suits; then blows count. Hands lie open, so plan aloud.',
  'story.end': 'At the top your treasures are read. If the last of you falls, the tower keeps them.',
  'story.end.one': 'At the top your treasures are read. If even one of you falls, the tower keeps them.',
  'tip.lead': 'Agree on it. Any of you may answer for all.',
  'tip.sanctuary':
    'A sanctuary protects for one turn: the foe does not strike whoever has one, unless they attack it.',
  'tip.wards': 'While a ward stands, nothing hurts the foe. Here wards fall to {suits}.',
  'tip.bare': 'No ward is left. Now it can be hurt.',
  'tip.strike': 'After your action the foe strikes back, unless it is defeated or a sanctuary protects you.',
  'tip.hands': 'Hands lie open. Talk about them.',

  // What an action would do.
  'fore.ward': '{left, plural, =0 {no ward left} one {one ward left} other {{left}\u00a0wards left}}',
  'fore.damage': '{amount}\u00a0damage, {left}\u00a0health left',
  'fore.defeat': '{amount}\u00a0damage: the foe is defeated',
  'fore.heal': '{left}\u00a0health',
  'fore.draw': '{count, plural, one {one card is drawn} other {{count}\u00a0cards are drawn}}',
  'fore.for': '{who}: {what}',
  'fore.shield': 'shield of\u00a0{amount}',
  'fore.sanctuary': 'sanctuary',
  'fore.safe': 'no blow in return',
  'fore.nothing': 'it has no effect now',
  'warn.fall': 'The foe strikes for up to {damage}, and {who} has {health}\u00a0health.',
  'warn.lost': 'That would be the end of the climb.',

  // Why a bot would do it.
  'why.whim': 'For no reason at all. It was allowed.',
  'why.pickCharacters': 'That is how the seat was set up.',
  'why.pickLeader': 'Everybody gets a turn; the first seat begins.',
  'why.pair': '{Card} and {partner} together have two effects, for one blow of the foe.',
  'why.dispel':
    'Wards first: nothing hurts the foe before. {left, plural, one {One is} other {{left} are}} left then.',
  'why.dispel.last': '{Card} takes the last ward, and then the foe can be hurt.',
  'why.defeat': '{Card} defeats the foe, and it cannot strike back.',
  'why.attack': 'No ward stands, so the foe can be hurt: {left}\u00a0health will be left.',
  'why.heal': '{who} has {health}\u00a0health left, and somebody has to last.',
  'why.heal.ahead': 'Healing comes before it is needed: {who} has {health}\u00a0health.',
  'why.draw':
    'Empty hands win nothing: {amount, plural, one {one card comes} other {up to {amount}\u00a0cards come}} of it.',
  'why.focus':
    'With {count, plural, =0 {no card} one {one card} other {{count}\u00a0cards}} in hand there is too little to choose from.',
  'why.focus.fresh': 'New cards are worth more now than those in hand.',
  'why.rest': 'No card in hand is worth more than a breath.',
  'why.rest.keep': 'The cards in hand are worth more later than now.',
  'why.saveNote': 'It will be forgotten otherwise.',
  'why.give': '{who} can use a card best.',
  'why.followUp': '{Card} still does something, and it costs no further blow.',
  'why.enough': 'What is left in hand is better kept.',
  'why.shield': '{who} will need a shield when the foe strikes.',
  'why.anyway': 'It does nothing much now.',

  // Faces.
  'face.rank': 'rank\u00a0{rank}',
  'face.kind': '{kind}{any, select, yes { ({further})} other {}}',
  'face.foes': '{count}\u00a0foes',
  'face.foes.names': 'its foes: {foes}',
  'face.numbered': '{number} · {line}',
  'face.line': '{Kind} · {further}',
  'face.damage': '{count}\u00a0damage',
  'face.heal': '{count}\u00a0healing',
  'face.draw': '{n, plural, one {{count}\u00a0card} other {{count}\u00a0cards}}',

  // The shelf and a new game.
  'game.title': 'Arcana',
  'game.about':
    'Climb a tower of tarot together, foe by foe, with open hands, and have your cards read at the top.',
  'game.epilogue': 'The Reading',
  'setup.note': '{class}, {gift}. Played by a bot, goes by {name}.',
  'option.lossRule': 'When all is lost',
  'option.lossRule.about': 'Whether the others may go on climbing when somebody falls.',
  'option.lossRule.value':
    '{value, select, allFallen {When the last one falls} other {As soon as anybody falls}}',
  'option.difficulty': 'Difficulty',
  'option.difficulty.about': 'How much health and how many wards the foes of the tower have.',
  'bot.reference': 'Steady hand',
  'bot.reference.about':
    'Follows a few good rules: wards first, then blows, wounds healed, no empty hands. Plays well, and at once.',
  'bot.planner': 'Seer',
  'bot.planner.about':
    'Plays many possible futures through before each card. The strongest; takes a moment over it.',
} as const;

export type TextKey = keyof typeof en;
