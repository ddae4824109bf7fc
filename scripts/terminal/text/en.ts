/** What the terminal itself says, in English (ICU MessageFormat). What happens at the table is said by the game. */
export const en = {
  // The way in.
  'welcome.tower': 'A tower has taken you in. It means well, after its fashion, and it locks the doors.',
  'welcome.tower.aim':
    'Buy better company than you came with, turn the rings until a staircase meets a portal, take a key from a foe, and pay whatever waits at the top.',
  'welcome.tower.turn':
    'A turn: you roll and walk, meet a card, spend your hand on the cards around you, then on the tower itself. Whatever is left of your hand goes; what lies in your slots stays.',
  'welcome.choose': 'Who plays?',
  'welcome.chooseHint':
    'A number or a name; several with commas for several at one keyboard; `look 2` for more; Enter for {count, plural, one {the first} other {the first #}}.',
  'welcome.unknown': 'Nobody of that name is waiting. A number from 1 to {count} will do.',
  'welcome.tooMany': 'Between {min} and {max}, please, each of them once.',
  'welcome.begin': '{heroes}: the game begins. The seed is {seed}. `?` explains the commands.',
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
  'help.primer': 'primer|how the game is played, on one page',
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
  'say.quit': 'Your place is kept.',
  'say.language': 'English it is.',
  'say.languages': 'Languages: {languages}.',
  'say.allPossible': 'Everything is possible. Enjoy it while it lasts.',
  'say.noPay': 'Which payment? `pay` and one of these numbers: {numbers}.',
  'say.nothingToPay': 'There is nothing to pay for now.',
  'say.saveFailed': 'The game could not be saved: {error}',
  'say.replay': 'The game is kept in {file}.',
  'say.practice': 'practice',
  'say.noHint': 'The game is over: there is nothing left to advise.',
  'say.moreRules':
    '{count, plural, one {One more rule or row mentions it} other {{count} more rules and rows mention it}}; a longer word or the id of a rule finds less.',
  'say.noPrimer': 'How this game is played is told in its rules: `rules`.',
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
  'screen.other':
    '{hero}: {atLevel}, sanity {sanity}{key, select, yes {, key} other {}}{removed, select, yes { (out of the game)} other {}}',
  'screen.go': 'go:',

  // The list of actions.
  'group.more': '... and {count} more: type `more`',

  // Cards in full.
  'look.noText': 'No special action.',
  'look.pack': 'from {pack}',

  // Paying by hand.
  'pay.title': '{what}, cost {cost}',
  'pay.help':
    'A letter takes a card or puts it back; a letter and a word (`b charm`) says what it counts as; `way` changes to another way to pay; `ok` pays; `back` leaves.',
  'pay.way': 'paid {way}',
  'pay.enough': 'That will do: `ok` pays.',
  'pay.unknown': 'There is no “{letter}” to pay with.',
  'pay.prompt': 'pay> ',

  // Words of one's own.
  'text.prompt': '{label} ({proposal}): ',
  'text.prompt.empty': '{label}: ',
  'text.length': 'Between {least} and {most} letters, please.',

  // Why not.
  'why.title': 'Not possible now',
  'why.line': '{what}: {reason}',

  // The end.
  'over.seed': 'Seed {seed}, {turns} turns.',
  'over.more': 'This may still be done; Enter alone leaves the table.',
} as const;

export type UiKey = keyof typeof en;
