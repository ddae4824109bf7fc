/** What the terminal itself says, in English (ICU MessageFormat). What happens at the table is said by the game. */
export const en = {
  // The way in.
  'welcome.title': 'RAVINGSPIRE',
  'welcome.lines':
    'A tower has taken you in. It means well, after its fashion, and it locks the doors.\nBuy better company than you came with, turn the rings until a staircase meets a portal, take a key from a foe, and pay whatever waits at the top.',
  'welcome.turn':
    'A turn: you roll and walk, meet a card, spend your hand on the cards around you, then on the tower itself. Whatever is left of your hand goes; what lies in your slots stays.',
  'welcome.choose': 'Who goes in?',
  'welcome.chooseHint':
    'A number or a name; several with commas for several heroes at one keyboard; `look 2` for more; Enter for the first.',
  'welcome.totals': '{fight} fight, {skill} skill, {charm} charm',
  'welcome.unknown': 'Nobody of that name is waiting. A number from 1 to {count} will do.',
  'welcome.tooMany': 'Between {min} and {max} heroes, please, each of them once.',
  'welcome.begin': '{heroes} goes in. The seed is {seed}. `?` explains the commands.',
  'continue.ask': 'A game is under way: {heroes}, turn {turn}. Go on with it? [Y/n]',
  'continue.done': 'The game goes on.',
  'continue.upgraded':
    'The rules have changed since. The game goes on from its last safe position; undo ends there.',
  'continue.damaged':
    'The saved game could not be read. It was put aside as {file}; its replacement is up to you.',
  'continue.setAside': 'The game under way was put aside as {file}.',

  // Prompts.
  'prompt.command': '> ',
  'prompt.confirm': '{question} [y/N] ',
  'prompt.sure': 'Do it all the same?',
  'prompt.curtain': 'Next is {hero}. Everyone else looks away. Enter when ready.',
  'prompt.another': 'Another game? [y/N]',
  'yes.letters': 'yj',
  'no.letters': 'n',
  'say.yesOrNo': 'Type y for yes, or n (or nothing) for no.',

  // Commands.
  'help.title': 'What you can type',
  'help.number': 'a number|do what stands behind it in the list',
  'help.numberSure': 'a number with !|the same, without being warned',
  'help.end': 'end, end!|end the phase or the turn; with ! without being warned',
  'help.more': 'more|list everything, also what was left out',
  'help.pay': 'pay 3|change the payment of number 3 by hand',
  'help.look': 'look 3, look name|the whole card',
  'help.why': 'why|what is not possible now, and why not',
  'help.hint': 'hint|what the best bot would do',
  'help.undo': 'undo, redo|take back, do again (not behind dice and cards turned up)',
  'help.log': 'log, log 40|what happened',
  'help.rules': 'rules, rules word|chapters of the rules; what they say about a word',
  'help.lang': 'lang en, lang de|language',
  'help.save': 'save|the game is saved after every step anyway; this says where',
  'help.quit': 'quit|leave; the game waits',
  'help.enter': 'Enter|show the table again',

  // Answers to commands.
  'say.unknown': '“{word}” means nothing here. `?` lists the commands.',
  'say.meant': '“{word}” means nothing here. Did you mean `{meant}`?',
  'say.noNumber': 'There is no number {number} in the list.',
  'say.noEnd': 'There is something to decide first.',
  'say.nothing': 'There is nothing to say about “{word}”.',
  'say.several': 'Which one? {names}',
  'say.undone': 'Taken back.',
  'say.redone': 'Done again.',
  'say.undoFree': '`undo!` takes it back all the same; the game then counts as practice.',
  'say.hint': 'Hint: {action}. {reason}',
  'say.saved': 'Saved in {file}.',
  'say.quit': 'The tower will keep your place.',
  'say.language': 'English it is.',
  'say.languages': 'Languages: {languages}.',
  'say.allPossible': 'Everything is possible. Enjoy it while it lasts.',
  'say.noPay': 'Which payment? `pay` and one of these numbers: {numbers}.',
  'say.nothingToPay': 'There is nothing to pay for now.',
  'say.saveFailed': 'The game could not be saved: {error}',
  'say.replay': 'The game is kept in {file}.',
  'say.practice': 'practice',
  'say.noRules': 'The rules say nothing about “{word}”.',

  // The screen.
  'screen.turn': 'Turn {turn}, {phase}',
  'screen.sanity': 'sanity {sanity} of {most}',
  'screen.key': '{key, select, yes {Tower Key} other {no key}}',
  'screen.madness': 'madness track {madness}',
  'screen.hand': 'hand {count} of {full}',
  'screen.deck': 'deck {count}',
  'screen.discard': 'discard pile {count}',
  'screen.decks': 'encounter deck {encounter}, loot {loot}, foes {foe}',
  'screen.onFoeDeck': 'on the foe deck: {cards}',
  'screen.closed': '(closed)',
  'screen.legend': 'O portal  # staircase  D Tower Door  F foe  | aligned',
  'screen.you': '@ {hero}',
  'screen.ring': 'Around you, {atLevel}',
  'screen.tower': '{card}: {text}',
  'screen.empty': 'nothing here yet',
  'screen.waiting': 'waiting',
  'screen.inHand': 'In your hand',
  'screen.slots': 'Your slots',
  'screen.played': 'Played, not spent',
  'screen.handEmpty': 'nothing',
  'screen.slotEmpty': '-',
  'screen.turned': '(used)',
  'screen.battle': 'Against {card}: {cost}',
  'screen.cost':
    '{parts}{brute, select, none {} other {{any, select, yes {, or } other {}}brute force {brute}}}',
  'screen.costNone': 'free',
  'screen.reduced': '({amount} less, where you like)',
  'screen.power': '{amount} {as}',
  'screen.either': '{first} or {second}',
  'screen.others': 'The others',
  'screen.other':
    '{hero}: {atLevel}, sanity {sanity}{key, select, yes {, key} other {}}{removed, select, yes { (out of the game)} other {}}',
  'screen.roll': 'You rolled {steps}.',
  'screen.bonus': 'You rolled {steps} for a bonus move. It is optional.',
  'screen.go': 'go:',

  // The list of actions.
  'group.move': 'Move',
  'group.buy': 'Buy',
  'group.fight': 'Fight',
  'group.play': 'Play',
  'group.flank': 'Interfere',
  'group.trade': 'Trade',
  'group.explore': 'Explore',
  'group.slot': 'Slots',
  'group.end': 'Go on',
  'group.more': '... and {count} more: type `more`',
  'menu.clockwise': 'clockwise',
  'menu.counterclockwise': 'counterclockwise',
  'menu.foe': 'a foe waits there',
  'menu.portal': 'portal',
  'menu.stairs': 'staircase',
  'menu.aligned': 'aligned staircase',
  'menu.door': 'Tower Door',
  'menu.opens': 'opens the level',

  // Warnings.
  'warn.overwhelm':
    'No place is free for {card}: you will be overwhelmed and lose 1 to 6 sanity. You have {sanity}.',
  'warn.adversaries':
    'Ending now costs {harm} sanity ({count, plural, one {one adversary} other {{count} adversaries}}). You have {sanity}.',
  'warn.mad': 'That drives you mad: hand and slots are lost, and the madness track falls to {left}.',
  'warn.maybeMad': 'It may drive you mad.',
  'warn.slots': 'These could still go into a free slot instead of the discard pile: {cards}.',
  'warn.unspent': 'Power that is played but not spent is lost: {cards}.',
  'warn.giveUp': 'Giving up costs 2 to 12 sanity. You have {sanity}.',
  'warn.giveUpKeep': 'Giving up here takes you out of the game, and the madness track falls to {left}.',

  // Why the bot would do it.
  'hint.move': 'That is the most useful place within reach.',
  'hint.skipMove': 'Nowhere within reach is better.',
  'hint.play': 'It costs nothing and draws or gives something.',
  'hint.acquire': 'The best card you can afford.',
  'hint.fight': 'You can beat it, and it does not improve with age.',
  'hint.giveUp': 'It cannot be paid. Better now than in pieces.',
  'hint.endEncounter': 'Nothing here is worth its price.',
  'hint.endExplore': 'There is nothing left worth doing.',
  'hint.slot': 'In a slot it stays; in your hand it does not.',
  'hint.rotate': 'The staircase should meet the portal above.',
  'hint.exert': 'That one step is worth it.',
  'hint.well': 'The deck is better off without it.',
  'hint.ability': 'It may turn the battle.',
  'hint.pass': 'There is no profit in it.',
  'hint.other': 'It seems best.',
  'hint.answer': 'A rule of thumb, no more.',

  // Cards in full.
  'look.kind': '{kind}{types, select, none {} other { ({types})}}',
  'look.power': 'power {power}',
  'look.cost': 'cost {cost}',
  'look.loot': 'loot {loot}',
  'look.noText': 'No special action.',
  'look.pack': 'from {pack}',
  'look.changed': 'changed by {packs}',
  'look.deck': 'starts with {cards}',
  'look.slots': 'slots: {slots}',

  // Paying by hand.
  'pay.title': '{what}, cost {cost}',
  'pay.help':
    'A letter takes a card or puts it back; a letter and an attribute (`b charm`) says what it counts as; `brute` switches brute force; `ok` pays; `back` leaves.',
  'pay.sum': 'so far: {fight} fight, {skill} skill, {charm} charm, {total} in all',
  'pay.brute': '(by brute force)',
  'pay.own': 'your own ability',
  'pay.slot': 'slotted',
  'pay.played': 'played',
  'pay.unknown': 'There is no “{letter}” to pay with.',
  'pay.prompt': 'pay> ',

  // Why not.
  'why.title': 'Not possible now',
  'why.phase': 'In another phase: {what}.',
  'why.line': '{what}: {reason}',

  // The end.
  'over.seed': 'Seed {seed}, {turns} turns.',
} as const;

export type UiKey = keyof typeof en;
