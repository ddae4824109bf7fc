import type { HostKey } from '../words.ts';

/** What the host itself says, in German. */
export const de: { readonly [K in HostKey]: string } = {
  'failure.no-such-procedure': 'Es gibt keine Prozedur „{name}“.',
  'failure.not-allowed': 'Das steht dir hier nicht zu.',
  'failure.bad-params': 'Die Anfrage an {name} ist unverständlich: {where}.',
  'failure.too-fast': 'Zu viele Anfragen auf einmal. Warte einen Moment und versuche es noch einmal.',
  'failure.disk-full':
    'Der Datenträger mit {folder} ist voll. Es wurde nichts verändert; schaffe dort Platz und versuche es noch einmal.',
  'failure.read-only':
    'In den Ordner {folder} kann nicht geschrieben werden. Es wurde nichts verändert; gib diesem Benutzer dort das Schreibrecht.',
  'failure.not-a-folder':
    'Der Ordner {folder} lässt sich nicht benutzen: Wo ein Ordner sein muss, liegt eine Datei. Wähle einen anderen Datenordner, oder verschiebe diese Datei.',
  'failure.damaged':
    'Was in {folder} gespeichert ist, lässt sich nicht lesen. Schließe das Programm und starte es neu: Es kehrt dann zur neuesten guten Sicherung zurück.',
  'failure.internal':
    'Im Programm ist etwas schiefgegangen. Es wurde nichts verändert; Einzelheiten stehen in seinem Protokoll.',
  'failure.closed': 'Das Programm wird gerade beendet.',
  'failure.locked':
    'Der Ordner {folder} wird von einer anderen Kopie des Programms benutzt (Prozess {pid}). Schließe zuerst diese.',
  'failure.newer':
    'Die Daten in {folder} stammen von einer neueren Version dieses Programms. Installiere diese, oder wähle einen anderen Datenordner.',
  'failure.migration':
    'Die Daten in {folder} konnten nicht auf den neuen Stand gebracht werden. Sie sind, wie sie waren; der Grund steht im Protokoll.',

  'missing.game': 'Es gibt kein Spiel „{id}“.',
  'missing.table': 'Diesen Tisch gibt es nicht.',
  'missing.pack': 'Das Paket „{id}“ gibt es nicht, oder es lässt sich nicht laden.',
  'missing.card': 'Es gibt keine Karte „{id}“.',
  'missing.notice': 'Dieser Hinweis ist schon weg.',
  'missing.job': 'Diese Aufgabe gibt es nicht, oder sie ist zu Ende.',
  'missing.file': 'So eine Datei ist nicht unterwegs.',
  'missing.backup': 'Es gibt keine Sicherung „{name}“.',
  'missing.bot': 'Es gibt keinen Bot „{id}“.',
  'missing.run': 'Diesen Versuch gibt es nicht.',
  'missing.entry': 'Das Spiel hat keinen Eintrag {n}; es hat {of}.',
  'cannot.setup': 'So lässt sich das Spiel nicht aufbauen: {reason}.',
  'cannot.seats': 'Dieses Spiel hat {min} bis {max} Plätze, nicht {count}.',
  'cannot.packs': 'Die Pakete {packs} gehören nicht zu diesem Spiel.',
  'cannot.load':
    'Die Pakete wurden nicht geladen: Der Vorgang ist mittendrin abgebrochen. Was vorher geladen war, gilt weiter. Lade sie erneut, im abgesicherten Modus, falls es wieder geschieht.',
  'cannot.loadSoMuch':
    'Die Pakete wurden nicht geladen: Zusammen brauchen sie mehr Speicher, als für sie da ist. Was vorher geladen war, gilt weiter. Entferne das größte Paket, oder lade im abgesicherten Modus.',
  'cannot.open': 'Dieser Tisch lässt sich nicht öffnen: {reason}.',
  'cannot.hint': 'Für diesen Platz gibt es gerade nichts zu entscheiden.',
  'cannot.hint.stale': 'Der Tisch ist inzwischen weiter. Frag noch einmal.',
  'cannot.hint.bots': 'Kein Bot dieses Spiels weiß hier weiter.',
  'cannot.seat': 'Dieser Tisch hat {count, plural, one {einen Platz} other {{count} Plätze}}.',
  'cannot.consent': 'Niemand wartet auf deine Zustimmung.',
  'cannot.sign': 'Nur ein beendetes Spiel, das zählt, kann unterschrieben werden, und nur einmal.',
  'cannot.chunk':
    'Das Stück passt nicht zur Datei: {reason, select, order {Stücke kommen der Reihe nach} size {es ist länger als angekündigt} other {es ist kein Base64}}.',
  'cannot.fileSize': 'Die Datei ist zu groß: {size} Bytes, höchstens {most}.',
  'cannot.fileHash': 'Die Datei ist nicht so angekommen, wie sie abgeschickt wurde. Schicke sie noch einmal.',
  'cannot.fileContent': 'Die Datei ist kein ausgeführter Tisch, oder sie ist beschädigt: {reason}.',
  'cannot.lab': 'Das lässt sich nicht erproben: {reason}',
  'cannot.labBusy': 'Es wird schon etwas erprobt. Warte, bis es fertig ist, oder halte es an.',
  'cannot.labChanged':
    'Regeln oder Bot haben sich geändert, seit dieser Versuch begonnen wurde; er kann nicht weitergehen. Beginne einen neuen.',
  'cannot.files': 'Es sind zu viele Dateien unterwegs. Beende oder schließe zuerst eine.',

  'refusal.unreadable': 'Diese Aktion ist unverständlich.',

  'notice.restored':
    'Die gespeicherten Daten waren beschädigt. Die Sicherung vom {made} ist wiederhergestellt; die beschädigten Dateien liegen in {folder}.',
  'notice.restored.cure': 'Was nach dieser Sicherung gespielt wurde, fehlt. Sonst ist nichts zu tun.',
  'notice.empty':
    'Die gespeicherten Daten waren beschädigt, und es gab keine gute Sicherung. Das Programm hat neu begonnen; die beschädigten Dateien liegen in {folder}.',
  'notice.empty.cure': 'Wenn du eine Kopie des Datenordners hast, schließe das Programm und lege sie zurück.',
  'notice.skipped': '{count, plural, one {Ein Paket hat} other {{count} Pakete haben}} ein Problem.',
  'notice.skipped.cure': 'Die Liste der Pakete nennt die genauen Stellen.',
  'notice.backup': 'Die automatische Sicherung ist nicht gelungen: {reason}',
  'notice.backup.cure': 'Die Spiele selbst sind gespeichert. Schaffe Platz, oder sieh nach dem Datenordner.',

  'table.upgraded':
    'Die Regeln haben sich geändert, seit dieses Spiel begonnen wurde. Es geht an seiner letzten sicheren Stelle weiter; weiter zurück geht es nicht.',
  'table.replayed':
    'Die Regeln haben sich geändert, seit dieses Spiel begonnen wurde, und es kommt nach den neuen auf dasselbe heraus.',
  'chapter.opening': 'Das Spiel ist aufgebaut.',
  'chapter.by': '{name}: {what}',
  'chapter.secret': '{name} handelt.',
  'chapter.undo': '{name} nimmt einen Eintrag zurück.',
  'chapter.redo': '{name} tut es noch einmal.',
  'table.stuck':
    'Der Bot, der {name} spielt, weiß nicht weiter. {may, select, takeOver {Übernimm den Platz, oder nimm etwas zurück} undo {Nimm etwas zurück, oder lass den Platz von dem übernehmen, dem der Tisch gehört} other {Die Leute am Tisch können den Platz übernehmen oder etwas zurücknehmen}}: Verloren ist nichts.',
};
