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
  'missing.entry': 'The game has no entry {n}; it has {of}.',
  'cannot.setup': 'The game cannot be set up like that: {reason}.',
  'cannot.seats': 'This game has {min} to {max} seats, not {count}.',
  'cannot.packs': 'The packs {packs} do not belong to this game.',
  'cannot.load':
    'The packs were not loaded: the loader stopped in the middle of its work. What was loaded before stays in use. Load them again, in safe mode if it keeps happening.',
  'cannot.loadSoMuch':
    'The packs were not loaded: together they need more memory than there is for them. What was loaded before stays in use. Remove the largest pack, or load in safe mode.',
  'cannot.open': 'This table cannot be opened: {reason}.',
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
  'cannot.fileContent': 'The file is no exported table, or it is damaged: {reason}.',
  'cannot.lab': 'That cannot be tried: {reason}',
  'cannot.labBusy': 'The lab is trying something already. Wait for it, or stop it first.',
  'cannot.labChanged':
    'The rules or the bot have changed since this run was begun, so it cannot go on. Begin a new one.',
  'cannot.files': 'Too many files are under way. Finish or close one first.',

  // Refusals of the table itself, before its game is asked.
  'refusal.unreadable': 'That action is not understood.',

  // Notices.
  'notice.restored':
    'The stored data was damaged. The backup of {made} has been restored; the damaged files lie in {folder}.',
  'notice.restored.cure': 'What was played after that backup is missing. Nothing else has to be done.',
  'notice.empty':
    'The stored data was damaged and there was no good backup. The program has begun anew; the damaged files lie in {folder}.',
  'notice.empty.cure': 'If you have a copy of the data folder, close the program and put it back.',
  'notice.skipped': '{count, plural, one {One pack has} other {{count} packs have}} a problem.',
  'notice.skipped.cure': 'See the list of packs for the exact places.',
  'notice.backup': 'The automatic backup could not be made: {reason}',
  'notice.backup.cure': 'The games themselves are stored. Make some room, or check the data folder.',

  // At the table.
  'table.upgraded':
    'The rules have changed since this game was begun. It goes on from its last safe position; undo ends there.',
  'table.replayed':
    'The rules have changed since this game was begun, and it comes to the same under the new ones.',
  'chapter.opening': 'The game is set up.',
  'chapter.by': '{name}: {what}',
  'chapter.secret': '{name} acts.',
  'chapter.undo': '{name} takes an entry back.',
  'chapter.redo': '{name} does it again.',
  'table.stuck':
    'The bot that plays {name} knows no way on. {may, select, takeOver {Take the seat over, or take something back} undo {Take something back, or let whoever owns this table take the seat over} other {The people at the table can take the seat over, or take something back}}: nothing is lost.',
} as const;
