import type { Catalogue } from '../../../../shared/words/catalogue.ts';
import type { TextKey } from './en.ts';

/** Was um die Werkbank herum gesagt wird, auf Deutsch (ICU MessageFormat). */
export const de: Catalogue<TextKey> = {
  // Die Pakete.
  'packs.title': 'Werkstatt',
  'packs.own': 'Deine',
  'packs.own.about': 'gesichert beim Tippen',
  'packs.others': 'Von anderen',
  'packs.others.about': 'zum Kopieren',
  'packs.new': 'Neues Paket',
  'packs.new.about': 'für die Karten, die du machst',
  'packs.fine': 'Keine Probleme.',
  'packs.menu': 'Was sich mit {title} tun lässt',
  'packs.details': 'Angaben zum Paket …',
  'packs.copy': 'Als meins kopieren …',
  'packs.patch': 'Eine seiner Karten abwandeln …',
  'packs.duplicate': 'Verdoppeln …',
  'packs.bin': 'In den Papierkorb legen',

  // Das Paket, an dem zuletzt gearbeitet wurde.
  'last.title': 'Zuletzt daran gearbeitet',
  'last.open': 'Werkbank öffnen',
  'last.step': 'Zuletzt: „{step}“, {when}',
  'last.problems': 'Probleme ansehen',

  // Der Papierkorb.
  'bin.title': 'Papierkorb',
  'bin.none': 'leer',
  'bin.about': 'was darin liegt, bleibt mit allen Schritten erhalten, bis du ihn leerst',
  'bin.put': '„{title}“ liegt im Papierkorb. Partien damit gehen weiter.',
  'bin.since': 'weggelegt: {when}',
  'bin.restore': 'Zurückholen',
  'bin.restore.one': 'Zurückholen: {title}',
  'bin.restored': '„{title}“ steht wieder im Regal.',
  'bin.empty': 'Papierkorb leeren …',
  'bin.emptied':
    '{count, plural, one {Ein Paket ist endgültig weg.} other {{count, number} Pakete sind endgültig weg.}}',
  'emptyBin.title': 'Papierkorb leeren?',
  'emptyBin.about':
    '{count, plural, one {Dieses Paket wird vom Datenträger entfernt und lässt sich nicht zurückholen:} other {Diese Pakete werden vom Datenträger entfernt und lassen sich nicht zurückholen:}}',
  'emptyBin.one':
    '{title}: {cards, plural, =0 {keine Karten} one {eine Karte} other {{cards, number} Karten}}',
  'emptyBin.one.steps':
    '{title}: {cards, plural, =0 {keine Karten} one {eine Karte} other {{cards, number} Karten}} und {steps, plural, one {ein Schritt} other {{steps, number} Schritte}} zum Zurücknehmen',
  'emptyBin.do': 'Endgültig entfernen',
  'unbinAs.title': '„{title}“ mit anderer Kennung zurückholen',
  'unbinAs.about': [
    '„{taken}“ hat inzwischen die Kennung „{id}“, und zwei Pakete können nicht dieselbe haben.',
    'Leg zuerst jenes in den Papierkorb, dann kommt „{id}“ zurück, wie es war.',
    'Oder hol eine Kopie mit einer anderen Kennung: Was im Papierkorb liegt, bleibt dort.',
  ],
  'unbinAs.make': 'Kopie holen',

  // Ein neues Paket.
  'newPack.game': 'Spiel',
  'newPack.name': 'Titel',
  'newPack.id': 'Kennung',
  'newPack.id.about': 'Steht danach fest.',
  'newPack.id.unfit':
    'Eine Kennung hat 3 bis 40 kleine Buchstaben, Ziffern und Bindestriche und beginnt mit einem Buchstaben.',
  'newPack.id.taken': 'Ein Paket mit dieser Kennung gibt es schon.',
  'newPack.missing': 'Ein Paket braucht einen Titel und eine Kennung.',
  'newPack.make': 'Paket anlegen',
  'newPack.making': 'Das Paket wird angelegt …',
  'copyPack.title': '„{title}“ als meins kopieren',
  'copyPack.named': '{title} auf meine Art',
  'copyPack.about':
    'Die Kopie hat alle seine Karten unter einer eigenen Kennung. Sie nennt, woraus sie gemacht ist, behält die Lizenz und lässt sich ändern.',
  'copyPack.make': 'Als meins kopieren',
  'duplicatePack.title': '„{title}“ verdoppeln',
  'duplicatePack.named': '{title}, Kopie',
  'duplicatePack.about':
    'Die Kopie hat alle Karten und Szenarien unter einer eigenen Kennung und nennt, woraus sie gemacht ist. Was mit diesem getan wurde, lässt sich dort nicht zurücknehmen.',
  'duplicatePack.make': 'Verdoppeln',

  // Was ein Paket von sich sagt.
  'details.heading': 'Angaben zum Paket',
  'details.title': 'Titel',
  'details.in': 'Auf {language}',
  'details.language': 'Sprache',
  'details.language.about':
    'In dieser Sprache sind Namen und Geschichten der Karten, Titel und Beschreibung geschrieben.',
  'details.language.words': [
    'Die Karten sollen ab jetzt auf {language} sein.',
    'Ihre Wörter können mit der Übersetzung tauschen: Was es auf {language} gibt, kommt in die Karten, und was sie jetzt sagen, wird zur Übersetzung.',
  ],
  'details.language.ask': 'Was wird aus den Wörtern?',
  'details.language.move': 'Wörter tauschen',
  'details.language.declare': 'Nur angeben',
  'details.language.leave': 'Lassen, wie es ist',
  'details.description': 'Beschreibung',
  'details.description.about': 'Sie ist in der Liste der Erweiterungen zu lesen.',
  'details.authors': 'Autoren',
  'details.authors.about': 'Ein Name pro Zeile.',
  'details.licence': 'Lizenz',
  'details.licence.about': 'Was andere damit dürfen: CC-BY-4.0, MIT oder Alle Rechte vorbehalten.',
  'details.version': 'Version',
  'details.version.about':
    'Drei Zahlen: Die erste steigt, wenn Karten wegfallen, die zweite bei neuen, die dritte bei allem anderen.',
  'details.id': 'Die Kennung „{id}“ bleibt, denn unter ihr sind die Karten des Pakets bekannt.',
  'sign.label': 'Zeichen des Pakets',
  'sign.none': 'noch keines',
  'sign.outline': 'ein eigener Umriss',
  'sign.choose': 'Symbol wählen …',
  'sign.remove': 'Wegnehmen',
  'sign.about': 'Daran sind die Karten dieses Pakets von anderen zu unterscheiden.',
  'sign.step': 'Zeichen des Pakets: {icon}',
  'sign.step.none': 'Zeichen des Pakets weggenommen',
  'details.done': 'Fertig',

  // Eine Karte eines anderen Pakets, die geändert wird.
  'write.how': 'Was aus ihr wird',
  'write.patch': 'sie wird geändert',
  'write.copy': 'ich bekomme eine Kopie',
  'write.copy.about':
    'Die Kopie ist eine eigene Karte: „{pack}“ bleibt, wie es ist. Sie nimmt ihre Worte in anderen Sprachen mit und nennt, wer sie geschrieben hat.',
  'write.copy.title': '{name} als meine kopieren',
  'write.copy.do': 'Als meine kopieren',
  'write.new': 'ein neues Paket',
  'patch.title': '{name} abwandeln',
  'patch.about':
    'Eines deiner Pakete ändert diese Karte für alle, die mit ihm spielen. „{pack}“ bleibt, wie es ist, und laufende Partien behalten die Karte, mit der sie begonnen haben.',
  'patch.known': '„{pack}“ ändert sie schon.',
  'patch.to': 'Geändert von',
  'patch.new': 'einem neuen Paket',
  'patch.do': 'Diese Karte abwandeln',
  'patch.open': 'Änderung öffnen',
  'patch.none': 'Diese Karte gibt es nicht',

  // Ein Paket, das geöffnet ist.
  'pack.missing': 'Du hast kein Paket namens „{name}“',
  'pack.missing.text': 'Es wurde vielleicht entfernt, oder sein Ordner heißt jetzt anders.',
  'pack.toPacks': 'Zu den Paketen',
  'pack.opening': 'Das Paket wird geöffnet …',
  'views.label': 'Ansichten des Pakets',
  'views.card': 'Karte',
  'views.cards': 'Alle Karten',
  'views.numbers': 'Zahlen',
  'views.plan': 'Plan',
  'views.translations': 'Übersetzungen',
  'views.unsaid':
    '{count, plural, one {Ein Text des Pakets fehlt} other {{count} Texte des Pakets fehlen}} in einer Sprache',
  'locked.title': '{name} ist gesperrt',
  'locked.text': 'Nach dem Plan des Pakets ist sie abgeschlossen. Entsperrt gilt sie als fertig.',
  'locked.do': 'Entsperren und ändern',
  'views.history': 'Verlauf',
  'views.missing': 'Was es zeigt, konnte nicht geholt werden.',
  'mark.title': 'Wiederherstellungspunkt setzen',
  'mark.name': 'Name',
  'mark.about':
    'Unter diesem Namen steht das Paket, wie es jetzt ist, im Verlauf und lässt sich wiederherstellen.',
  'mark.missing': 'Ein Wiederherstellungspunkt braucht einen Namen.',
  'mark.do': 'Setzen',
  'mark.done': 'Wiederherstellungspunkt „{name}“ ist gesetzt.',
  'pack.play': 'Mit diesem Paket spielen',
  'pack.unopened': 'Dieses Paket lässt sich nicht öffnen',
  'pack.begunAgain':
    'Die Arbeit an diesem Paket war stehen geblieben und geht weiter. Was du siehst, ist gesichert.',
  'pack.gone': '„{name}“ ist nicht mehr in dem Paket.',

  // Ein Paket ohne Karten.
  'empty.title': 'Noch keine Karte',
  'empty.text': 'Sie beginnt fertig: Ändere, was du willst.',

  // Karten des Pakets.
  'card.new': 'Neue Karte',
  'card.kind': 'Art',
  'card.name': 'Name der Karte',
  'card.start': 'Beginnen mit',
  'card.start.finished': 'einer fertigen Karte',
  'card.name.missing': 'Eine Karte braucht einen Namen.',
  'card.make': 'Karte anlegen',
  'card.made': 'Neu: {name}',
  'card.menu': 'Was sich mit {name} tun lässt',
  'card.duplicate': 'Verdoppeln',
  'card.rename': 'Kennung ändern …',
  'card.move': 'In eine andere Datei …',
  'card.send': 'In ein anderes Paket …',
  'card.delete': 'Löschen …',
  'card.duplicated': '{name} ist jetzt zweimal da.',
  'rename.title': 'Eine andere Kennung für {name}',
  'rename.id': 'Kennung',
  'rename.about':
    'Unter dieser Kennung nennen andere sie. Karten dieses Pakets werden mit geändert; anderswo gilt die alte weiter.',
  'rename.do': 'Kennung ändern',
  'rename.done': '{name} hat jetzt die Kennung „{id}“.',
  'move.title': '{name} in eine andere Datei',
  'move.file': 'Datei',
  'move.new': 'eine neue Datei',
  'move.name': 'Name der neuen Datei',
  'move.do': 'Verschieben',
  'move.done': '{name} ist jetzt in {file}.',
  'send.title': '{name} in ein anderes Paket',
  'send.to': 'Paket',
  'send.how': 'Die Karte hier',
  'send.move': 'zieht um',
  'send.copy': 'bleibt auch hier',
  'send.move.about':
    'Karten dieses Pakets, die sie nennen, nennen sie dann dort. Ihre Texte in anderen Sprachen kommen mit, und „Zurücknehmen“ holt alles wieder.',
  'send.copy.about':
    'Das andere Paket bekommt eine eigene Karte mit allen Texten in anderen Sprachen. Sie nennt dieselben Karten wie diese.',
  'send.move.do': 'Karte verschieben',
  'send.copy.do': 'Karte kopieren',
  'send.moved': '{name} ist jetzt in „{pack}“. „Zurücknehmen“ holt sie wieder.',
  'send.copied': '{name} ist jetzt auch in „{pack}“.',
  'send.none': 'Du hast kein anderes Paket für dieses Spiel.',
  'send.none.text': 'Leg zuerst in der Werkstatt eins an; dann kann die Karte dorthin.',
  'card.unpatch': 'Nicht mehr ändern …',
  'unpatch.title': '{name} nicht mehr ändern?',
  'unpatch.about':
    'Die Karte ist dann wieder so, wie ihr Paket sie hat. „Zurücknehmen“ holt die Änderung wieder.',
  'unpatch.do': 'Änderung wegnehmen',
  'unpatch.done': '{name} ist wieder so, wie ihr Paket sie hat. „Zurücknehmen“ holt die Änderung wieder.',
  'delete.title': '{name} löschen?',
  'delete.unused': 'Im Paket nennt sie keine andere Karte. „Zurücknehmen“ holt sie wieder.',
  'delete.used':
    '{count, plural, one {Hier wird sie genannt und fehlt dann:} other {Hier wird sie genannt und fehlt dann an {count, number} Stellen:}}',
  'delete.use': '{name}: {where}',
  'delete.do': 'Löschen',
  'delete.done': '{name} ist gelöscht. „Zurücknehmen“ holt sie wieder.',

  // Ein Schritt, der lange her und anderswo ist.
  'far.undo': 'Einen älteren Schritt zurücknehmen?',
  'far.redo': 'Einen älteren Schritt wiederholen?',
  'far.elsewhere':
    '„{step}“ ist {minutes, plural, one {eine Minute} other {{minutes, number} Minuten}} her und war nicht an dieser Karte.',
  'far.onCard':
    '„{step}“ ist {minutes, plural, one {eine Minute} other {{minutes, number} Minuten}} her und war an {card}.',
  'far.undo.do': 'Zurücknehmen',
  'far.redo.do': 'Wiederholen',

  // Was entschieden werden muss.
  'notice.unopened': 'Das Paket ist gerade nicht zu erreichen.',
  'notice.unreadable': '{file} ist nicht lesbar, Zeile {line}, Spalte {column}.',
  'notice.go': 'Zu Zeile {line}',
  'notice.save': 'So speichern, wie es ist',
  'notice.broken':
    'Die Karten sind zu sehen, wie sie vorher waren. Berichtige die Datei dort, wo sie geändert wurde, oder nimm es zurück.',
  'notice.takeBack': 'Zurücknehmen',
  'notice.saved': '{file} ist gespeichert, wie es ist.',
  'notice.clash': 'Ein anderes Programm hat {file} an derselben Stelle geändert wie du.',
  'notice.choose': 'Wählen …',
  'notice.drafts':
    '{count, plural, one {Ein Text vom letzten Mal ist nicht fertig:} other {{count, number} Texte vom letzten Mal sind nicht fertig:}}',
  'notice.draft': '{name}: „{text}“',
  'notice.draft.bare': '{name}: eine Regel ohne Effekt',
  'notice.patch': 'Das ist eine Karte von „{pack}“.',
  'notice.patch.about':
    'Was du hier änderst, ändert dieses Paket für alle, die mit ihm spielen; alles andere bleibt wie dort.',
  'notice.dismiss': 'Ausblenden',

  // Zwei Fassungen einer Datei.
  'clash.title': 'Zwei Fassungen von {file}',
  'clash.about':
    'Du und ein anderes Programm habt dasselbe geändert. Wähle für jede Stelle, welche Fassung bleibt.',
  'clash.mine': 'Meine',
  'clash.theirs': 'Die des anderen Programms',
  'clash.nothing': 'nichts',
  'clash.whole': 'die ganze Datei',
  'clash.place': '{name}: {field}',
  'clash.open': 'Wähle zuerst für jede Stelle.',
  'clash.do': 'Diese behalten',
};
