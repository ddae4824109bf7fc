/** What is said around the bench of the workshop, in English (ICU MessageFormat). */
export const en = {
  // The packs.
  'packs.title': 'Workshop',
  'packs.own': 'Yours',
  'packs.own.about': 'kept as you type, and everything can be undone',
  'packs.others': 'From others',
  'packs.others.about': 'to be looked at and copied',
  'packs.none': 'You have no pack yet.',
  'packs.none.text':
    'A pack holds the cards that you make. Begin with “New pack”: it asks for a game and a title, and then for the first card.',
  'packs.new': 'New pack',
  'packs.new.about': 'a game, a title, and your first card',
  'packs.fine': 'No problems.',
  'packs.menu': 'What can be done with {title}',
  'packs.details': 'Pack details …',
  'packs.copy': 'Copy as mine …',
  'packs.patch': 'Patch one of its cards …',
  'packs.duplicate': 'Duplicate …',
  'packs.bin': 'Put into the bin',

  // The pack that was worked on last.
  'last.title': 'Worked on last',
  'last.open': 'Open the bench',
  'last.step': 'Last: “{step}”, {when}',
  'last.problems': 'Look at the problems',

  // The bin.
  'bin.title': 'Bin',
  'bin.none': 'nothing is in it',
  'bin.about': 'what is in it is kept, with all that was done to it, until you empty it',
  'bin.put': '“{title}” is in the bin. Tables that play with it go on.',
  'bin.since': 'put away {when}',
  'bin.restore': 'Take it back',
  'bin.restore.one': 'Take it back: {title}',
  'bin.restored': '“{title}” is on the shelf again.',
  'bin.empty': 'Empty the bin …',
  'bin.emptied':
    '{count, plural, one {One pack is gone for ever.} other {{count, number} packs are gone for ever.}}',
  'emptyBin.title': 'Empty the bin?',
  'emptyBin.about':
    '{count, plural, one {This pack is removed from the disk. It cannot be brought back:} other {These packs are removed from the disk. They cannot be brought back:}}',
  'emptyBin.one': '{title}: {cards, plural, =0 {no cards} one {one card} other {{cards, number} cards}}',
  'emptyBin.one.steps':
    '{title}: {cards, plural, =0 {no cards} one {one card} other {{cards, number} cards}} and {steps, plural, one {one step} other {{steps, number} steps}} that could be undone',
  'emptyBin.do': 'Remove for ever',
  'unbinAs.title': 'Take “{title}” back under another id',
  'unbinAs.about': [
    '“{taken}” has the id “{id}” now, and two packs cannot have the same.',
    'Put that one into the bin first, and “{id}” comes back as it was.',
    'Or take a copy with another id: what is in the bin stays there.',
  ],
  'unbinAs.make': 'Take a copy',

  // A new pack.
  'newPack.game': 'Game',
  'newPack.name': 'Title',
  'newPack.id': 'Id',
  'newPack.id.about': 'Its folder is called this, and other packs name it so. It cannot be changed later.',
  'newPack.id.unfit': 'An id has 3 to 40 small letters, digits and hyphens, and begins with a letter.',
  'newPack.id.taken': 'There is a pack with this id already.',
  'newPack.missing': 'A pack needs a title and an id.',
  'newPack.make': 'Make the pack',
  'newPack.making': 'It is being made …',
  'copyPack.title': 'Copy “{title}” as mine',
  'copyPack.named': '{title}, my way',
  'copyPack.about':
    'The copy has all its cards under an id of its own. It names where it comes from, keeps the licence, and may be changed.',
  'copyPack.make': 'Copy as mine',
  'duplicatePack.title': 'Duplicate “{title}”',
  'duplicatePack.named': '{title}, copy',
  'duplicatePack.about':
    'The copy has all its cards and scenarios under an id of its own, and says where it comes from. What was done to this one cannot be undone there.',
  'duplicatePack.make': 'Duplicate',

  // What a pack says of itself.
  'details.heading': 'Pack details',
  'details.title': 'Title',
  'details.in': 'In {language}',
  'details.language': 'Language',
  'details.language.about':
    'The language that names and stories on its cards, title and description are written in.',
  'details.description': 'Description',
  'details.description.about': 'People read it in the list of expansions.',
  'details.authors': 'Authors',
  'details.authors.about': 'One name per line.',
  'details.licence': 'Licence',
  'details.licence.about': 'What others may do with it: CC-BY-4.0, MIT, or All rights reserved.',
  'details.version': 'Version',
  'details.version.about':
    'Three numbers: the first for cards that go, the second for cards that come, the third for all else.',
  'details.id': 'Its id is “{id}”, and stays so: cards are named by it.',
  'details.done': 'Done',

  // A card of another pack that is changed.
  'patch.title': 'Patch {name}',
  'patch.about':
    'A pack of yours changes this card for all who play with that pack. “{pack}” stays as it is, and tables that are under way keep the card that they began with.',
  'patch.known': '“{pack}” changes it already.',
  'patch.to': 'Changed by',
  'patch.new': 'a new pack',
  'patch.do': 'Patch this card',
  'patch.open': 'Open the patch',
  'patch.none': 'There is no such card',

  // A pack that is opened.
  'pack.missing': 'You have no pack called “{name}”',
  'pack.missing.text': 'It may have been removed, or its folder has another name now.',
  'pack.toPacks': 'To the packs',
  'pack.opening': 'The pack is being opened …',
  'views.label': 'Views of the pack',
  'views.card': 'Card',
  'views.cards': 'Cards',
  'views.numbers': 'Numbers',
  'views.plan': 'Plan',
  'views.translations': 'Translations',
  'locked.title': '{name} is locked',
  'locked.text': 'It is finished by the plan of the pack. Once it is unlocked it counts as ready.',
  'locked.do': 'Unlock and change it',
  'views.history': 'History',
  'views.missing': 'What shows it could not be fetched.',
  'mark.title': 'Set a restore point',
  'mark.name': 'Name',
  'mark.about': 'Under this name the pack as it is now is in its history, and can be restored.',
  'mark.missing': 'A restore point needs a name.',
  'mark.do': 'Set it',
  'mark.done': 'Restore point “{name}” is set.',
  'pack.play': 'Play with this pack',
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
  'card.start': 'Start from',
  'card.start.finished': 'a finished card',
  'card.name.missing': 'A card needs a name.',
  'card.make': 'Make the card',
  'card.made': 'New: {name}',
  'card.menu': 'What can be done with {name}',
  'card.duplicate': 'Duplicate',
  'card.rename': 'Change the id …',
  'card.move': 'Move to another file …',
  'card.send': 'To another pack …',
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
  'send.title': '{name} to another pack',
  'send.to': 'Pack',
  'send.how': 'The card here',
  'send.move': 'moves there',
  'send.copy': 'stays here as well',
  'send.move.about':
    'Cards of this pack that name it will name it there. Its words in other languages come along, and Undo brings all of it back.',
  'send.copy.about':
    'The other pack gets a card of its own, with its words in other languages. It names the same cards as this one.',
  'send.move.do': 'Move the card',
  'send.copy.do': 'Copy the card',
  'send.moved': '{name} is in “{pack}” now. Undo brings it back.',
  'send.copied': '{name} is in “{pack}” as well.',
  'send.none': 'You have no other pack for this game.',
  'send.none.text': 'Make one in the workshop first; then the card can go there.',
  'card.unpatch': 'Change it no more …',
  'unpatch.title': 'Change {name} no more?',
  'unpatch.about': 'The card is again as its own pack has it. Undo brings the change back.',
  'unpatch.do': 'Take the change away',
  'unpatch.done': '{name} is as its own pack has it. Undo brings the change back.',
  'delete.title': 'Delete {name}?',
  'delete.unused': 'Nothing in the pack names it. Undo brings it back.',
  'delete.used':
    '{count, plural, one {It is named here, and will be missing:} other {It is named here, and will be missing in {count, number} places:}}',
  'delete.use': '{name}: {where}',
  'delete.do': 'Delete',
  'delete.done': '{name} is deleted. Undo brings it back.',

  // A step that was done long ago and elsewhere.
  'far.undo': 'Undo something earlier?',
  'far.redo': 'Do something earlier again?',
  'far.elsewhere':
    '“{step}” was done {minutes, plural, one {one minute} other {{minutes, number} minutes}} ago, not on this card.',
  'far.onCard':
    '“{step}” was done {minutes, plural, one {one minute} other {{minutes, number} minutes}} ago, on {card}.',
  'far.undo.do': 'Undo it',
  'far.redo.do': 'Do it again',

  // What needs a decision.
  'notice.unopened': 'The pack cannot be reached just now.',
  'notice.unreadable': '{file} cannot be read, line {line}, column {column}.',
  'notice.go': 'Go to line {line}',
  'notice.save': 'Save as it is',
  'notice.broken': 'The cards are shown as they were before. Mend the file where it was changed, or undo.',
  'notice.takeBack': 'Take it back',
  'notice.saved': '{file} is saved as it is.',
  'notice.clash': 'Another program has changed {file} where you have, too.',
  'notice.choose': 'Choose …',
  'notice.drafts':
    '{count, plural, one {One text from last time is not finished:} other {{count, number} texts from last time are not finished:}}',
  'notice.draft': '{name}: “{text}”',
  'notice.draft.bare': '{name}: a rule without an effect',
  'notice.patch': 'This is a card of “{pack}”.',
  'notice.patch.about':
    'What you change here, this pack changes for all who play with it; all else stays as it is there.',
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
