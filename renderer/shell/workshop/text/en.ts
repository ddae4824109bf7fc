/** What is said around the bench of the workshop, in English (ICU MessageFormat). */
export const en = {
  // The packs.
  'packs.title': 'Workshop',
  'packs.own': 'Yours',
  'packs.own.about': 'kept as you type, and everything can be undone',
  'packs.others': 'From others',
  'packs.others.about': 'to be looked at, not to be changed',
  'packs.none': 'You have no pack yet.',
  'packs.none.text':
    'A pack holds the cards that you make. Begin with “New pack”: it asks for a game and a title, and then for the first card.',
  'packs.new': 'New pack',
  'packs.new.about': 'a game, a title, and your first card',
  'packs.fine': 'No problems.',

  // A new pack.
  'newPack.game': 'Game',
  'newPack.name': 'Title',
  'newPack.id': 'Id',
  'newPack.id.about': 'Its folder is called this, and other packs name it so. It cannot be changed later.',
  'newPack.id.unfit': 'An id has 3 to 40 small letters, digits and hyphens, and begins with a letter.',
  'newPack.id.taken': 'There is a pack with this id already.',
  'newPack.missing': 'A pack needs a title and an id.',
  'newPack.make': 'Make the pack',

  // A pack that is opened.
  'pack.missing': 'You have no pack called “{name}”',
  'pack.missing.text': 'It may have been removed, or its folder has another name now.',
  'pack.toPacks': 'To the packs',
  'pack.unopened': 'This pack cannot be opened',
  'pack.begunAgain': 'Work on this pack had stopped and was begun again. What you see is kept.',
  'pack.gone': '“{name}” is not in the pack any more.',

  // A pack without cards.
  'empty.title': 'No card yet',
  'empty.text':
    'A new card begins as a finished one of its kind. You change what it says, and it plays at any time.',

  // Cards of the pack.
  'card.new': 'New card',
  'card.kind': 'Kind',
  'card.name': 'Name of the card',
  'card.name.missing': 'A card needs a name.',
  'card.make': 'Make the card',
  'card.made': 'New: {name}',
  'card.menu': 'What can be done with {name}',
  'card.duplicate': 'Duplicate',
  'card.rename': 'Change the id …',
  'card.move': 'Move to another file …',
  'card.delete': 'Delete …',
  'card.duplicated': '{name} is there twice.',
  'rename.title': 'Another id for {name}',
  'rename.id': 'Id',
  'rename.about':
    'Other cards name it by this. All that names it in this pack is changed too, and the old id goes on to work elsewhere.',
  'rename.do': 'Change the id',
  'rename.done': '{name} is now called “{id}” by others.',
  'move.title': 'Move {name} to another file',
  'move.file': 'File',
  'move.new': 'a new file',
  'move.name': 'Name of the new file',
  'move.do': 'Move',
  'move.done': '{name} is in {file} now.',
  'delete.title': 'Delete {name}?',
  'delete.unused': 'Nothing in the pack names it. Undo brings it back.',
  'delete.used':
    '{count, plural, one {It is named here, and will be missing:} other {It is named here, and will be missing in {count, number} places:}}',
  'delete.use': '{name}: {where}',
  'delete.do': 'Delete',
  'delete.done': '{name} is deleted. Undo brings it back.',

  // What needs a decision.
  'notice.unopened': 'The pack cannot be reached just now.',
  'notice.unreadable': '{file} cannot be read, line {line}, column {column}.',
  'notice.save': 'Save as it is',
  'notice.saved': '{file} is saved as it is.',
  'notice.clash': 'Another program has changed {file} where you have, too.',
  'notice.choose': 'Choose …',
  'notice.drafts':
    '{count, plural, one {One text from last time is not finished:} other {{count, number} texts from last time are not finished:}}',
  'notice.draft': '{name}: “{text}”',
  'notice.draft.bare': '{name}: a rule without an effect',
  'notice.dismiss': 'Dismiss',

  // Two versions of a file.
  'clash.title': 'Two versions of {file}',
  'clash.about': 'You and another program have changed the same. Choose for each place which one is to stay.',
  'clash.mine': 'Mine',
  'clash.theirs': 'The other program’s',
  'clash.nothing': 'nothing',
  'clash.whole': 'the whole file',
  'clash.place': '{name}: {field}',
  'clash.open': 'Choose for each place first.',
  'clash.do': 'Keep these',
} as const;

export type TextKey = keyof typeof en;
