/** What the bench itself says, in English (ICU MessageFormat). What the game says comes with the card. */
export const en = {
  // The bar at the top.
  'bar.title': 'Workshop',
  'bar.back': 'Back',
  'bar.cards': 'Cards of the pack',
  'bar.kept': 'kept',
  'bar.keeping': 'being kept …',
  'bar.undo': 'Undo: {step}',
  'bar.undo.none': 'There is nothing to undo.',
  'bar.redo': 'Redo: {step}',
  'bar.redo.none': 'There is nothing to redo.',

  // The cards of the pack.
  'cards.label': 'Cards of the pack',
  'cards.search': 'Search the cards of the pack',
  'cards.search.hint': 'name, kind',
  'cards.none': 'No card has this name or kind.',
  'cards.problems': '{count, plural, one {one problem} other {{count, number} problems}}',

  // Where there is one column.
  'tabs.label': 'Parts of the bench',
  'tabs.card': 'Card',
  'tabs.face': 'Face, problems{count, plural, =0 {} other { ({count, number})}}',

  // The fields beside the sentence.
  'field.letters': '{letters, number} of {most, number}',
  'field.help': 'What does {label} mean?',
  'field.add': 'add:',
  'field.remove': 'remove: {label}',
  'field.up': 'move up: {label}',
  'field.down': 'move down: {label}',
  'field.rename': 'Rename',
  'field.odd': 'This does not fit here:',
  'field.opaque': 'This edition does not know this. It stays as it is, or it can be removed.',
  'field.least': '{least, number} is the least.',
  'field.most': '{most, number} is the most.',
  'field.addCard': 'add a card: {label}',
  'field.addCard.hint': 'add a card',
  'field.noCard': 'There is no further card that fits here.',
  'field.total': '{count, plural, one {one card} other {{count, number} cards}} in all',

  // The sentence.
  'sheet.label': 'Rules',
  'sheet.further': 'a further rule',
  'sheet.addRule': '+ rule',
  'gap.before': 'add before: {words}',
  'gap.takes': 'takes the one that is lit',
  'gap.keeps': 'keeps it as a draft',
  'gap.none': 'Nothing here is written like “{typed}”. Escape keeps it as a draft.',
  'choices.filter': 'choose, {name}',
  'choices.text': 'write or choose, {name}',
  'choices.hint': 'type to narrow down',
  'choices.none': 'Nothing fits what you typed.',
  'choices.around': 'put into something',
  'choices.out': 'without what is around it',
  'choices.takes': 'takes it',
  'choices.closes': 'closes',
  'set.toggles': 'ticks',
  'handle.selected': '{name}, selected',
  'handle.menu': 'What can be done with it',

  // The menu of a clause.
  'menu.make': 'Make it …',
  'menu.unwrap': 'Unwrap',
  'menu.up': 'Move up',
  'menu.down': 'Move down',
  'menu.join': 'Join to the one before',
  'menu.duplicate': 'Duplicate',
  'menu.copy': 'Copy',
  'menu.cut': 'Cut',
  'menu.delete': 'Delete',

  // What a word does.
  'help.example': 'For example:',
  'help.said': '{does} For example: {example}',
  'help.none': 'Nothing more is known of this word.',

  // What is said after something was done.
  'said.problems': '{words}; {count, plural, one {one problem} other {{count, number} problems}}',
  'said.changed': 'Changed.',
  'said.undone': 'Undone: {step}',
  'said.redone': 'Redone: {step}',
  'said.undo.none': 'There is nothing to undo.',
  'said.redo.none': 'There is nothing to redo.',
  'said.copied': 'Copied: {words}',
  'said.opaque': 'This edition does not know this word. It stays as it is; it can be moved and deleted.',
  'said.counted':
    'This is counted at the table. Enter shows what it can be instead, and a digit sets a number.',

  // The face and what is said of the card.
  'side.label': 'Face and problems',
  'faces.label': 'Face',
  'faces.alt': '{name}, as it is printed',
  'faces.small': 'small',
  'faces.tiny': 'owned',
  'faces.none': 'This card cannot be drawn yet',
  'faces.none.text': 'It is drawn again as soon as its errors are mended.',
  'problems.title': 'Problems',
  'problems.keys': 'goes through them',
  'problems.none': 'Nothing is wrong with this card.',
  'problems.error': 'Error',
  'problems.warning': 'Warning',
  'problems.hint': 'Note',

  // Keys, and what they do.
  'keys.around': 'the clause around',
  'keys.problem': 'next problem',
  'keys.help': 'what a word does',
  'key.around': 'Alt ↑',
  'key.up': 'Alt Shift ↑',
  'key.down': 'Alt Shift ↓',
  'key.copy': 'Ctrl C',
  'key.cut': 'Ctrl X',
  'key.delete': 'Delete',
  'key.enter': 'Enter',
  'key.escape': 'Esc',
  'key.space': 'Space',
  'key.f8': 'F8',
} as const;

export type TextKey = keyof typeof en;
