import type { Catalogue } from '../../../shared/words/catalogue.ts';
import type { HostKey } from '../words.ts';

/** What the host itself says, in German. */
export const de: Catalogue<HostKey> = {
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
  'failure.not-a-file':
    'Der Ordner {folder} lässt sich nicht benutzen: Wo eine Datei sein muss, liegt ein Ordner oder eine Verknüpfung ins Leere. Verschiebe das, oder wähle einen anderen Datenordner.',
  'failure.gone': [
    'Die Dateien in {folder} wurden gelöscht oder verschoben, während das Programm lief; dort lässt sich nichts mehr speichern.',
    'Lege sie zurück und starte neu; ohne sie kehrt das Programm zur neuesten Sicherung zurück.',
  ],
  'failure.damaged':
    'Was in {folder} gespeichert ist, lässt sich nicht lesen. Schließe das Programm und starte es neu: Es kehrt dann zur neuesten guten Sicherung zurück.',
  'failure.internal':
    'Im Programm ist etwas schiefgegangen. Es wurde nichts verändert; Einzelheiten stehen in seiner Logdatei.',
  'failure.closed': 'Das Programm wird gerade beendet.',
  'failure.locked':
    'Der Ordner {folder} wird von einer anderen Kopie des Programms benutzt (Prozess {pid}). Schließe zuerst diese.',
  'failure.newer':
    'Die Daten in {folder} stammen von einer neueren Version dieses Programms. Installiere diese, oder wähle einen anderen Datenordner.',
  'failure.migration':
    'Die Daten in {folder} konnten nicht auf den neuen Stand gebracht werden. Sie sind, wie sie waren; der Grund steht in der Logdatei.',

  'missing.game': 'Es gibt kein Spiel „{id}“.',
  'missing.table': 'Diese Partie gibt es nicht.',
  'missing.pack': 'Das Paket „{id}“ gibt es nicht, oder es lässt sich nicht laden.',
  'missing.card': 'Es gibt keine Karte „{id}“.',
  'missing.notice': 'Diese Meldung ist schon weg.',
  'missing.job': 'Diese Aufgabe gibt es nicht, oder sie ist zu Ende.',
  'missing.file': 'So eine Datei ist nicht unterwegs.',
  'missing.backup': 'Es gibt keine Sicherung „{name}“.',
  'missing.bot': 'Es gibt keinen Bot „{id}“.',
  'missing.run': 'Diesen Versuch gibt es nicht.',
  'missing.folder': 'Im Ordner {folder} liegt kein Paket.',
  'missing.workshop': 'Dieses Paket ist hier nicht in der Werkstatt offen. Öffne es zuerst.',
  'missing.past': 'Wie das Paket damals war, ist nicht mehr bekannt. Wähle einen späteren Stand.',
  'missing.entry': 'Die Partie hat keinen Eintrag {n}; sie hat {of}.',
  'cannot.setup': 'So lässt sich die Partie nicht aufbauen: {reason}.',
  'cannot.cards':
    'Die Karte {card} ist nicht, wie eine Karte sein darf: Was von ihr gespeichert ist, wurde verändert. Lade die Pakete erneut.',
  'cannot.seats': 'Dieses Spiel hat {min} bis {max} Plätze, nicht {count}.',
  'cannot.packs': 'Die Pakete {packs} gehören nicht zu diesem Spiel.',
  'cannot.load':
    'Die Pakete wurden nicht geladen: Der Vorgang ist mittendrin abgebrochen. Was vorher geladen war, gilt weiter. Lade sie erneut, im abgesicherten Modus, falls es wieder geschieht.',
  'cannot.loadSoMuch':
    'Die Pakete wurden nicht geladen: Zusammen brauchen sie mehr Speicher, als für sie da ist. Was vorher geladen war, gilt weiter. Entferne das größte Paket, oder lade im abgesicherten Modus.',
  'cannot.hidden':
    'Andere spielen anderswo mit, und das würde verraten, was noch verdeckt ist. Es geht, sobald die Partie zu Ende ist.',
  'cannot.open': 'Diese Partie lässt sich nicht öffnen: {reason}.',
  'cannot.open.card':
    'Diese Partie lässt sich nicht öffnen: Ihre Karte {card} ist nicht, wie eine Karte sein darf. Andere Partien sind nicht betroffen; eine frühere Sicherung hat sie vielleicht, wie sie war.',
  'cannot.open.long':
    'Diese Partie lässt sich nicht öffnen: Sie hat {count} Einträge, und höchstens {most} lassen sich öffnen. Eine frühere Sicherung hat sie vielleicht mit weniger.',
  'cannot.open.unfit':
    'Diese Partie lässt sich nicht öffnen: Was von ihr gespeichert ist, passt nicht zu ihrem Spiel. Andere Partien sind nicht betroffen; eine frühere Sicherung hat sie vielleicht, wie sie war.',
  'cannot.hint': 'Für diesen Platz gibt es gerade nichts zu entscheiden.',
  'cannot.hint.stale': 'Die Partie ist inzwischen weiter. Frag noch einmal.',
  'cannot.hint.bots': 'Kein Bot dieses Spiels weiß hier weiter.',
  'cannot.seat': 'Diese Partie hat {count, plural, one {einen Platz} other {{count} Plätze}}.',
  'cannot.consent': 'Niemand wartet auf deine Zustimmung.',
  'cannot.sign': 'Nur eine beendete Partie, die zählt, kann unterschrieben werden, und nur einmal.',
  'cannot.chunk':
    'Das Stück passt nicht zur Datei: {reason, select, order {Stücke kommen der Reihe nach} size {es ist länger als angekündigt} other {es ist kein Base64}}.',
  'cannot.fileSize': 'Die Datei ist zu groß: {size} Bytes, höchstens {most}.',
  'cannot.fileHash': 'Die Datei ist nicht so angekommen, wie sie abgeschickt wurde. Schicke sie noch einmal.',
  'cannot.table.json':
    'Die Datei ist keine gespeicherte Partie: Sie ist kein JSON. Wähle die Datei, wie sie gespeichert wurde.',
  'cannot.table.deep':
    'Die Datei ist keine gespeicherte Partie: Listen und Objekte sind darin mehr als {most} Ebenen tief geschachtelt. Speichere die Partie noch einmal als Datei.',
  'cannot.table.much':
    'Die Datei ist keine gespeicherte Partie: Sie enthält mehr als {most} Werte. Speichere die Partie noch einmal als Datei.',
  'cannot.table.shape':
    'Die Datei ist keine gespeicherte Partie, oder sie ist beschädigt: {where} fehlt oder ist nicht, wie es sein muss. Speichere die Partie noch einmal als Datei.',
  'cannot.table.long':
    'Die Partie ist zu lang: {count} Einträge, höchstens {most}. Ein Zweig an ihrem Ende lässt weg, was zurückgenommen wurde.',
  'cannot.table.rules':
    'Die Partie wurde nach Version {version} der Regeln gespielt, und dieses Programm kennt sie bis {known}. Nimm sie mit einem neueren Programm auf.',
  'cannot.table.card':
    'Die Partie lässt sich nicht aufnehmen: Ihre Karte {card} ist nicht, wie eine Karte sein darf. Speichere sie noch einmal als Datei, mit Karten, die sich laden lassen.',
  'cannot.table.cards':
    'Die Partie hat zu viele Karten: Unter definitions dürfen höchstens {most} stehen, mit {values} Werten. Beginne sie mit weniger Paketen und speichere sie als Datei.',
  'cannot.table.setup':
    'Die Partie lässt sich nicht aufbauen, wie die Datei es sagt: {reason}. Speichere sie noch einmal als Datei, wo sie gespielt wurde.',
  'cannot.table.log':
    'Die Partie lässt sich nicht aufnehmen: Die Regeln verweigern, was in ihrer Chronik steht. Speichere sie noch einmal als Datei, wo sie gespielt wurde.',
  'cannot.table.end':
    'Die Partie lässt sich nicht aufnehmen: Ihre Chronik führt nicht zu ihrer letzten Stellung. Speichere sie noch einmal als Datei, wo sie gespielt wurde.',
  'cannot.table.position':
    'Die Partie lässt sich nicht aufnehmen: Die Stellung darin lässt sich nicht spielen. Speichere sie noch einmal als Datei, wo sie gespielt wurde.',
  'cannot.table.time':
    'Die Partie wurde nicht aufgenommen: Sie durchzuspielen hat zu lange gedauert. Versuche es noch einmal, wenn der Rechner weniger zu tun hat.',
  'cannot.table.memory':
    'Die Partie wurde nicht aufgenommen: Sie durchzuspielen braucht mehr Speicher, als dafür da ist. Speichere sie noch einmal als Datei, wo sie gespielt wurde.',
  'cannot.table.cancelled': 'Die Partie wurde nicht aufgenommen: Es wurde abgebrochen.',
  'cannot.lab': 'Das lässt sich nicht erproben: {reason}',
  'cannot.labBusy': 'Es wird schon etwas erprobt. Warte, bis es fertig ist, oder halte es an.',
  'cannot.labChanged':
    'Regeln oder Bot haben sich geändert, seit dieser Versuch begonnen wurde; er kann nicht weitergehen. Beginne einen neuen.',
  'cannot.workshop.readOnly':
    'Das Paket „{pack}“ lässt sich hier nicht ändern: {origin, select, shipped {Es gehört zum Programm} other {Es wurde auf der Kommandozeile genannt}}. Wähle „Als meins kopieren“ und ändere die Kopie.',
  'cannot.workshop.noFolder':
    'Was in {folder} liegt, ist kein Ordner; darin lässt sich nichts ändern. Entpacke es zuerst.',
  'cannot.workshop.stopped':
    'Die Werkstatt ist mitten in der Arbeit an diesem Paket abgebrochen und fängt neu an. Es fehlt höchstens, was im letzten Augenblick getippt wurde. Versuche es noch einmal.',
  'cannot.workshop.unkept':
    'Der Wiederherstellungspunkt konnte nicht gespeichert werden; das wird von selbst noch einmal versucht. Sieh nach, ob auf dem Datenträger Platz ist.',
  'cannot.workshop.idTaken':
    'Es gibt schon ein Paket „{id}“: „{pack}“. Gib dem neuen eine andere Kennung; nach ihr heißen seine Karten.',
  'cannot.workshop.folderTaken':
    'Den Ordner {folder} gibt es schon. Gib dem Paket eine andere Kennung, oder räume den Ordner weg.',
  'cannot.workshop.binTaken':
    '„{pack}“ hat inzwischen die Kennung „{id}“, und zwei Pakete können nicht dieselbe haben. Leg zuerst jenes in den Papierkorb, oder hol deins als Kopie mit einer anderen Kennung zurück.',
  'cannot.workshop.unbinned': '„{name}“ ließ sich nicht verschieben: {reason}',
  'cannot.workshop.otherGame': '„{pack}“ gehört zu einem anderen Spiel; dorthin kann diese Karte nicht.',
  'cannot.workshop.samePack': 'In diesem Paket ist die Karte schon.',
  'workshop.leave': 'Das „{pack}“ überlassen',
  'workshop.roundAbout':
    'Das geht nicht: „{pack}“ und „{other}“ bräuchten einander. Ändere zuerst, was das eine vom anderen nennt.',
  'workshop.roundAbout.named': [
    'Das geht nicht: „{pack}“ und „{other}“ bräuchten einander.',
    'Genannt wird die Karte hier: {places}.',
    'Ändere das zuerst, oder kopiere die Karte und lass sie auch hier.',
  ],
  'notice.halfUndone':
    'Eine Karte kam aus einem Paket in ein anderes. Das ist nur in „{pack}“ zurückgenommen: In „{other}“ wurde seither mehr getan, oder es wurde weggelegt.',
  'notice.halfUndone.cure': 'Nimm es auch dort zurück, oder lösche die Karte in einem der beiden.',
  'missing.binned': 'Dieses Paket liegt nicht mehr im Papierkorb.',
  'cannot.workshop.disorder':
    'Die pack.json von „{pack}“ ist nicht in Ordnung; deshalb lässt sich das Paket nicht kopieren. Seine Probleme stehen unter Erweiterungen.',
  'cannot.workshop.unmade': 'Das Paket ließ sich in {folder} nicht anlegen: {reason}',
  'cannot.workshop.noPlace':
    'Hier gibt es keinen Ordner für eigene Pakete; deshalb kann keins angelegt werden.',
  'cannot.workshop.unfit': 'Ein solches Paket kann es nicht geben: {why}',
  'cannot.files': 'Es sind zu viele Dateien unterwegs. Beende oder schließe zuerst eine.',

  'refusal.unreadable': 'Diese Aktion ist unverständlich.',

  'workshop.stale':
    'Das wurde inzwischen anderswo geändert. Sieh dir an, was jetzt dort steht, und mach es noch einmal.',
  'workshop.unreadable':
    'Der Text von {file} lässt sich so, wie er ist, nicht lesen; nur die Rohansicht kann ihn ändern. Berichtige ihn dort, oder nimm etwas zurück.',
  'workshop.unfit': 'Das darf in einer Datei eines Pakets nicht stehen. Es wurde nichts verändert.',
  'workshop.no-place': 'Was geändert werden sollte, ist nicht mehr da. Es wurde nichts verändert.',
  'workshop.disorder':
    'Solange die pack.json dieses Pakets nicht in Ordnung ist, lässt sich mit ganzen Karten nichts machen. Bring zuerst sie in Ordnung.',
  'workshop.table.empty': 'Die Tabelle hat keine Zeilen. Die erste nennt die Spalten: {columns}.',
  'workshop.table.column':
    'Die erste Zeile der Tabelle nennt keine Spalte „{column}“. Sie hat: {found}. Gib den Spalten die Namen zurück, die sie hatten.',
  'workshop.table.quotes':
    'In Zeile {line} der Tabelle ist ein Anführungszeichen (") offen oder steht allein. Speichere die Tabelle noch einmal als CSV, mit "" für jedes Anführungszeichen in einem Text.',
  'workshop.tag': 'Das ist kein Kürzel einer Sprache. Schreib eines wie „fr“ oder „pt-BR“.',
  'workshop.state.idea': 'eine Idee',
  'workshop.state.draft': 'in Arbeit',
  'workshop.state.ready': 'fertig',
  'workshop.state.locked': 'gesperrt',
  'workshop.locked': 'Diese Karte ist gesperrt.',
  'workshop.nothing': 'Es gibt nichts zurückzunehmen oder zu wiederholen.',
  'workshop.detail.title': 'Titel des Pakets',
  'workshop.detail.description': 'Beschreibung des Pakets',
  'workshop.detail.authors': 'Autoren des Pakets',
  'workshop.detail.licence': 'Lizenz des Pakets',
  'workshop.detail.version': 'Version des Pakets',
  'workshop.detail.language': 'Sprache des Pakets',
  'workshop.detail.in': '{name}: {language}',
  'workshop.picture': 'Bild: {title}',
  'workshop.picture.unnamed': 'neues Bild',
  'workshop.picture.unwritten': 'Das Bild ließ sich nicht schreiben: {reason}',
  'workshop.raised': '{step}; das Paket hat jetzt Format {format}',
  'workshop.restored': 'wiederhergestellt: {name}',
  'workshop.restored.from': 'wiederhergestellt: {name}, Stand {when}',
  'workshop.restored.rules': 'Regeln',
  'workshop.restored.all': 'das ganze Paket',
  'workshop.copied': 'Aus „{pack}“ {version} gemacht.',
  'workshop.author': 'anonym',
  'workshop.licence': 'Alle Rechte vorbehalten',

  'notice.restored':
    'Die gespeicherten Daten waren beschädigt. Die Sicherung vom {made} ist wiederhergestellt; die beschädigten Dateien liegen in {folder}.',
  'notice.restored.cure': 'Was nach dieser Sicherung gespielt wurde, fehlt. Sonst ist nichts zu tun.',
  'notice.lacking':
    'Die letzten Einträge fehlen: Die Datei mit ihnen war beschädigt oder weg. Was noch lesbar war, ist als Sicherung vom {made} aufgehoben.',
  'notice.lacking.cure': 'Die Partien gehen mit dem weiter, was lesbar war. Sonst ist nichts zu tun.',
  'notice.empty':
    'Die gespeicherten Daten waren beschädigt, und es gab keine gute Sicherung. Das Programm hat neu begonnen; die beschädigten Dateien liegen in {folder}.',
  'notice.empty.cure': 'Wenn du eine Kopie des Datenordners hast, schließe das Programm und lege sie zurück.',
  'notice.skipped': '{count, plural, one {Ein Paket hat} other {{count} Pakete haben}} ein Problem.',
  'notice.skipped.cure':
    'Die Liste der Pakete sagt, was daran falsch ist; die genauen Stellen stehen dort unter „Für Autoren“.',
  'notice.packHalted':
    'Das Paket im Ordner „{pack}“ hat das Laden der Pakete aufgehalten: Es braucht zu lange oder zu viel Speicher. Was zum Spiel gehört, ist ohne es da.',
  'notice.packHalted.cure':
    'Nimm diesen Ordner aus den Paketen heraus oder schalte ihn unter den Erweiterungen aus, und lade noch einmal.',
  'notice.packsHalted':
    'Die Pakete zusammen haben das Laden der Pakete aufgehalten: Sie brauchen zu lange oder zu viel Speicher. Was zum Spiel gehört, ist ohne deine da.',
  'notice.packsHalted.cure':
    'Schalte unter den Erweiterungen einige Pakete aus, die größten zuerst, und lade noch einmal.',
  'notice.unkept': 'Was zuletzt in der Werkstatt geändert wurde, konnte nicht gespeichert werden: {reason}',
  'notice.unkept.cure':
    'Es wird alle paar Sekunden noch einmal versucht. Lass die Werkstatt offen, bis diese Meldung weg ist.',
  'notice.unwritten': 'Die Datei {file} eines Pakets konnte nicht geschrieben werden: {reason}',
  'notice.unwritten.cure':
    'Nichts ist verloren: Die Werkstatt behält es und versucht es alle paar Sekunden noch einmal. Schaffe Platz, oder gib diesem Benutzer dort das Schreibrecht.',
  'notice.backup': 'Die automatische Sicherung ist nicht gelungen: {reason}',
  'notice.backup.cure': 'Die Partien selbst sind gespeichert. Schaffe Platz, oder sieh nach dem Datenordner.',

  'table.upgraded': [
    'Die Regeln haben sich geändert, seit diese Partie begonnen wurde.',
    'Sie geht an ihrer letzten sicheren Stelle weiter{lost, plural, =0 {} one {, einen Eintrag früher} other {, {lost} Einträge früher}}; zurücknehmen und abzweigen kann man nur bis dorthin.',
  ],
  'table.replayed':
    'Die Regeln haben sich geändert, seit diese Partie begonnen wurde, und nach den neuen kommt dasselbe heraus: Nichts ist verloren.',
  'table.kept':
    'Die Regeln haben sich geändert, seit diese Partie begonnen wurde. Wo es für das Gespielte darauf ankommt, behält sie die alten bis zu ihrem Ende: Nichts ist verloren.',
  'table.resumed': [
    'Die Regeln haben sich geändert, seit diese Partie begonnen wurde.',
    'Sie steht, wo sie verlassen wurde, und verloren ist nur der Weg zurück: Zurücknehmen und abzweigen kann man bloß bis zu ihrer letzten sicheren Stelle.',
  ],
  'chapter.opening': 'Die Partie ist aufgebaut.',
  'chapter.by': '{name}: {what}',
  'chapter.secret': '{name} trifft eine Entscheidung.',
  'chapter.undo': '{name} nimmt einen Eintrag zurück.',
  'chapter.redo': '{name} tut es noch einmal.',
  'table.stuck.takeOver':
    'Der Bot weiß nicht weiter ({name}). Übernimm den Platz, oder nimm etwas zurück: Verloren ist nichts.',
  'table.stuck.undo':
    'Der Bot weiß nicht weiter ({name}). Nimm etwas zurück, oder lass den Platz von der Person übernehmen, der die Partie gehört: Verloren ist nichts.',
  'table.stuck.wait':
    'Der Bot weiß nicht weiter ({name}). Die Leute am Tisch können den Platz übernehmen oder etwas zurücknehmen: Verloren ist nichts.',
};
