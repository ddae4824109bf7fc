/** What the host itself says, in English (ICU MessageFormat). What happens at a table is said by its game. */
export const en = {
  // Failures of calls.
  'failure.no-such-procedure': 'There is no procedure "{name}".',
  'failure.not-allowed': 'That is not yours to do here.',
  'failure.bad-params': 'The request to {name} is not understood: {where}.',
  'failure.too-fast': 'Too many requests at once. Wait a moment and try again.',
  'failure.disk-full':
    'The disk with {folder} is full. Nothing was changed; make some room there and try again.',
  'failure.read-only':
    'The folder {folder} cannot be written. Nothing was changed; give this user the right to write there.',
  'failure.not-a-folder':
    'The folder {folder} cannot be used: a file lies where a folder has to be. Choose another data folder, or move that file away.',
  'failure.not-a-file':
    'The folder {folder} cannot be used: a folder, or a link that leads nowhere, lies where a file has to be. Move it away, or choose another data folder.',
  'failure.gone':
    'The files in {folder} were deleted or moved while the program was running, so nothing can be stored there any more. Put them back and start again; without them it goes back to the newest backup.',
  'failure.damaged':
    'What is stored in {folder} cannot be read. Close the program and start it again: it then goes back to the newest good backup.',
  'failure.internal':
    'Something went wrong inside the program. Nothing was changed; its log has the details.',
  'failure.closed': 'The program is closing.',
  'failure.locked':
    'The folder {folder} is in use by another copy of the program (process {pid}). Close that one first.',
  'failure.newer':
    'The data in {folder} comes from a newer version of this program. Install that version, or choose another data folder.',
  'failure.migration':
    'The data in {folder} could not be brought up to date. It is as it was; the log has the reason.',

  // What is not there, or cannot be done.
  'missing.game': 'There is no game "{id}".',
  'missing.table': 'There is no such table.',
  'missing.pack': 'There is no pack "{id}", or it does not load.',
  'missing.card': 'There is no card "{id}".',
  'missing.notice': 'That notice is gone already.',
  'missing.job': 'There is no such job, or it has ended.',
  'missing.file': 'There is no such file under way.',
  'missing.backup': 'There is no backup "{name}".',
  'missing.bot': 'There is no bot "{id}".',
  'missing.run': 'There is no such run of the lab.',
  'missing.folder': 'There is no pack in the folder {folder}.',
  'missing.workshop': 'That pack is not open in the workshop here. Open it first.',
  'missing.past': 'What the pack was then is not known any more. Choose a later state.',
  'missing.entry': 'The game has no entry {n}; it has {of}.',
  'cannot.setup': 'The game cannot be set up like that: {reason}.',
  'cannot.cards':
    'The card {card} is not as a card may be: what is stored of it was changed. Load the packs again.',
  'cannot.seats': 'This game has {min} to {max} seats, not {count}.',
  'cannot.packs': 'The packs {packs} do not belong to this game.',
  'cannot.load':
    'The packs were not loaded: the loader stopped in the middle of its work. What was loaded before stays in use. Load them again, in safe mode if it keeps happening.',
  'cannot.loadSoMuch':
    'The packs were not loaded: together they need more memory than there is for them. What was loaded before stays in use. Remove the largest pack, or load in safe mode.',
  'cannot.hidden':
    'Other people play this game elsewhere, and this would tell what is still hidden. It can be done when the game is over.',
  'cannot.open': 'This table cannot be opened: {reason}.',
  'cannot.open.card':
    'This table cannot be opened: its card {card} is not as a card may be. Other tables are not touched; an earlier backup may hold it as it was.',
  'cannot.open.long':
    'This table cannot be opened: it has {count} entries, and at most {most} can be opened. An earlier backup may hold it with fewer.',
  'cannot.open.unfit':
    'This table cannot be opened: what is stored of it does not fit its game. Other tables are not touched; an earlier backup may hold it as it was.',
  'cannot.hint': 'There is nothing to decide for that seat now.',
  'cannot.hint.stale': 'The table has moved on meanwhile. Ask again.',
  'cannot.hint.bots': 'No bot of this game knows what to do here.',
  'cannot.seat': 'This table has {count, plural, one {one seat} other {{count} seats}}.',
  'cannot.consent': 'Nobody is waiting for your consent.',
  'cannot.sign': 'Only a finished game that counts can be signed, and only once.',
  'cannot.chunk':
    'The piece does not fit the file: {reason, select, order {pieces come in order} size {it is longer than announced} other {it is no base64}}.',
  'cannot.fileSize': 'The file is too large: {size} bytes, at most {most}.',
  'cannot.fileHash': 'The file has not arrived as it was sent. Send it again.',
  'cannot.table.json': 'The file is no exported table: it is no JSON. Choose the file as it was saved.',
  'cannot.table.deep':
    'The file is no exported table: lists and records in it are nested more than {most} deep. Save the table as a file once more.',
  'cannot.table.much':
    'The file is no exported table: it holds more than {most} values. Save the table as a file once more.',
  'cannot.table.shape':
    'The file is no exported table, or it is damaged: {where} is missing or not as it has to be. Save the table as a file once more.',
  'cannot.table.long':
    'The table is too long: {count} entries, at most {most}. A branch at its end leaves out what was taken back.',
  'cannot.table.rules':
    'The table was played by version {version} of the rules, and this program knows them up to {known}. Take it in with a newer program.',
  'cannot.table.card':
    'The table cannot be taken in: its card {card} is not as a card may be. Save it as a file once more, with cards that load.',
  'cannot.table.cards':
    'The table has too many cards: its definitions may be {most} at most, with {values} values. Begin it with fewer packs, and save it as a file.',
  'cannot.table.setup':
    'The table cannot be set up as the file says: {reason}. Save it as a file once more where it was played.',
  'cannot.table.log':
    'The table cannot be taken in: the rules refuse what its log says. Save it as a file once more where it was played.',
  'cannot.table.end':
    'The table cannot be taken in: its log does not lead to its last position. Save it as a file once more where it was played.',
  'cannot.table.position':
    'The table cannot be taken in: the position in it cannot be played. Save it as a file once more where it was played.',
  'cannot.table.time':
    'The table was not taken in: playing it through took too long. Try again while the machine has less to do.',
  'cannot.table.memory':
    'The table was not taken in: playing it through needs more memory than there is for it. Save it as a file once more where it was played.',
  'cannot.table.cancelled': 'The table was not taken in: it was cancelled.',
  'cannot.lab': 'That cannot be tried: {reason}',
  'cannot.labBusy': 'The lab is trying something already. Wait for it, or stop it first.',
  'cannot.labChanged':
    'The rules or the bot have changed since this run was begun, so it cannot go on. Begin a new one.',
  'cannot.workshop.readOnly':
    'The pack “{pack}” cannot be changed here: {origin, select, shipped {it came with the program} other {it was named on the command line}}. Choose “Copy as mine” and change the copy.',
  'cannot.workshop.noFolder':
    'What lies in {folder} is no folder, so nothing in it can be changed. Unpack it first.',
  'cannot.workshop.stopped':
    'The workshop stopped in the middle of its work on this pack and begins again. At most what was typed in the last moment is missing. Try again.',
  'cannot.workshop.unkept':
    'The restore point could not be stored, and is tried again by itself. Look whether there is room on the disk.',
  'cannot.workshop.idTaken':
    'There is a pack “{id}” already: “{pack}”. Give the new one another id; cards are named by it.',
  'cannot.workshop.folderTaken':
    'There is a folder {folder} already. Give the pack another id, or move that folder away.',
  'cannot.workshop.binTaken':
    '“{pack}” has the id “{id}” now, and two packs cannot have the same. Put that one into the bin first, or take yours back as a copy with another id.',
  'cannot.workshop.unbinned': '“{name}” could not be moved: {reason}',
  'cannot.workshop.otherGame': '“{pack}” is of another game, so this card cannot come into it.',
  'cannot.workshop.samePack': 'The card is in that pack already.',
  'workshop.leave': 'Leave that to “{pack}”',
  'workshop.roundAbout':
    'That cannot be: “{pack}” and “{other}” would need each other. Change what one of them names of the other first.',
  'workshop.roundAbout.named': [
    'That cannot be: “{pack}” and “{other}” would need each other.',
    'The card is named here: {places}.',
    'Change that first, or copy the card and leave it here as well.',
  ],
  'notice.halfUndone':
    'A card was brought from one pack into another. That is undone in “{pack}” only: in “{other}” more was done meanwhile, or it was put away.',
  'notice.halfUndone.cure': 'Undo it there, too, or delete the card in one of the two.',
  'missing.binned': 'That pack is not in the bin any more.',
  'cannot.workshop.disorder':
    'The pack.json of “{pack}” is not in order, so the pack cannot be copied. Its problems are listed under Expansions.',
  'cannot.workshop.unmade': 'The pack could not be made in {folder}: {reason}',
  'cannot.workshop.noPlace': 'There is no folder for packs of one’s own here, so none can be made.',
  'cannot.workshop.unfit': 'There cannot be such a pack: {why}',
  'cannot.files': 'Too many files are under way. Finish or close one first.',

  // Refusals of the table itself, before its game is asked.
  'refusal.unreadable': 'That action is not understood.',

  // Refusals of the workshop.
  'workshop.stale': 'This has been changed elsewhere meanwhile. Look at what is there now, and do it again.',
  'workshop.unreadable':
    'The text of {file} cannot be read as it is now, so only the raw view can change it. Mend it there, or undo.',
  'workshop.unfit': 'A file of a pack may not say that. Nothing was changed.',
  'workshop.no-place': 'What was to be changed is not there any more. Nothing was changed.',
  'workshop.disorder':
    'As long as the pack.json of this pack is not in order, nothing can be done with whole cards. Mend that first.',
  'workshop.table.empty': 'The table has no rows. Its first one names the columns: {columns}.',
  'workshop.table.column':
    'The first row of the table names no column “{column}”. It has: {found}. Give the columns back the names that they had.',
  'workshop.table.quotes':
    'In row {line} of the table a quotation mark (") is open or stands alone. Save the table again as CSV, with "" for each quotation mark within a text.',
  'workshop.tag': 'This is no tag of a language. Write one such as “fr” or “pt-BR”.',
  'workshop.state.idea': 'an idea',
  'workshop.state.draft': 'in progress',
  'workshop.state.ready': 'ready',
  'workshop.state.locked': 'locked',
  'workshop.locked': 'This card is locked.',
  'workshop.nothing': 'There is nothing to undo or to do again.',
  // Steps in what a pack says of itself.
  'workshop.detail.title': 'title of the pack',
  'workshop.detail.description': 'description of the pack',
  'workshop.detail.authors': 'authors of the pack',
  'workshop.detail.licence': 'licence of the pack',
  'workshop.detail.version': 'version of the pack',
  'workshop.detail.language': 'language of the pack',
  'workshop.detail.in': '{name}: {language}',
  // Steps that give back what was.
  'workshop.picture': 'picture: {title}',
  'workshop.picture.unnamed': 'new picture',
  'workshop.picture.unwritten': 'The picture could not be written: {reason}',
  'workshop.raised': '{step}; the pack has format {format} now',
  'workshop.restored': 'restored: {name}',
  'workshop.restored.from': 'restored: {name}, as of {when}',
  'workshop.restored.rules': 'rules',
  'workshop.restored.all': 'the whole pack',
  // The description of a pack that was copied.
  'workshop.copied': 'Made from “{pack}” {version}.',
  // Named among the authors of a new pack whose author is not known.
  'workshop.author': 'anonymous',
  'workshop.licence': 'All rights reserved',

  // Notices.
  'notice.restored':
    'The stored data was damaged. The backup of {made} has been restored; the damaged files lie in {folder}.',
  'notice.restored.cure': 'What was played after that backup is missing. Nothing else has to be done.',
  'notice.lacking':
    'The newest entries are missing: the file that held them was damaged or gone. What could be read has been kept as the backup of {made}.',
  'notice.lacking.cure': 'The games go on from what could be read. Nothing else has to be done.',
  'notice.empty':
    'The stored data was damaged and there was no good backup. The program has begun anew; the damaged files lie in {folder}.',
  'notice.empty.cure': 'If you have a copy of the data folder, close the program and put it back.',
  'notice.skipped': '{count, plural, one {One pack has} other {{count} packs have}} a problem.',
  'notice.skipped.cure':
    'The list of packs says what is wrong; the exact places are there under “For authors”.',
  'notice.packHalted':
    'The pack in the folder “{pack}” stopped the loading of packs: it takes too long or too much memory. What ships with the game is there without it.',
  'notice.packHalted.cure':
    'Take that folder out of the packs, or switch it off in the expansions, and load again.',
  'notice.packsHalted':
    'The packs together stopped the loading of packs: they take too long or too much memory. What ships with the game is there without yours.',
  'notice.packsHalted.cure': 'Switch some packs off in the expansions, the largest first, and load again.',
  'notice.unkept': 'What was last changed in the workshop could not be stored: {reason}',
  'notice.unkept.cure': 'It is tried again every few seconds. Leave the workshop open until this is gone.',
  'notice.unwritten': 'The file {file} of a pack could not be written: {reason}',
  'notice.unwritten.cure':
    'Nothing is lost: the workshop keeps it, and tries again every few seconds. Make some room, or give this user the right to write there.',
  'notice.backup': 'The automatic backup could not be made: {reason}',
  'notice.backup.cure': 'The games themselves are stored. Make some room, or check the data folder.',

  // At the table.
  'table.upgraded':
    'The rules have changed since this game was begun. It goes on from its last safe position{lost, plural, =0 {} one {, one entry back} other {, {lost} entries back}}; undo and branching end there.',
  'table.replayed':
    'The rules have changed since this game was begun, and it comes to the same under the new ones: nothing is lost.',
  'table.kept':
    'The rules have changed since this game was begun. Where that matters to what was played, it keeps the old ones to its end: nothing is lost.',
  'table.resumed':
    'The rules have changed since this game was begun. It stands where it was left, and nothing is lost but the way back: undo and branching end at its last safe position.',
  'chapter.opening': 'The game is set up.',
  'chapter.by': '{name}: {what}',
  'chapter.secret': '{name} makes a decision.',
  'chapter.undo': '{name} takes an entry back.',
  'chapter.redo': '{name} does it again.',
  'table.stuck.takeOver':
    'The bot that plays {name} knows no way on. Take the seat over, or take something back: nothing is lost.',
  'table.stuck.undo':
    'The bot that plays {name} knows no way on. Take something back, or let whoever owns this table take the seat over: nothing is lost.',
  'table.stuck.wait':
    'The bot that plays {name} knows no way on. The people at the table can take the seat over, or take something back: nothing is lost.',
} as const;
