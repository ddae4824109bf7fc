import type { Catalogue } from '../../../../shared/words/catalogue.ts';
import type { TextKey } from './en.ts';

/** Was rund um alle Karten eines Pakets gesagt wird, auf Deutsch (ICU MessageFormat). */
export const de: Catalogue<TextKey> = {
  'overview.title': 'Karten des Pakets',
  'search.label': 'Karten durchsuchen',
  'search.hint': 'Name, Wort, Art:, Probleme>0',
  'search.text': 'Text',
  'search.found': '{count, plural, one {eine Karte} other {{count, number} Karten}}',
  'search.of': '{count, number} von {all, plural, one {einer Karte} other {{all, number} Karten}}',
  'search.reading': 'Die Karten werden gelesen …',
  'search.clear': 'Suche leeren',
  'search.none': 'So ist keine Karte',
  'search.none.text': 'Nichts passt zu „{typed}“.',
  'search.fault': 'Danach lässt sich nicht suchen',

  'look.label': 'Wie die Karten gezeigt werden',
  'look.tree': 'Baum',
  'look.gallery': 'Galerie',
  'look.table': 'Tabelle',

  'card.new': 'Neue Karte',
  'card.problems': '{count, plural, one {ein Problem} other {{count, number} Probleme}}',
  'card.undrawn': 'lässt sich noch nicht zeichnen',
  'card.open': 'Öffnet die Karte',
  'kind.problems': '{count, plural, one {ein Problem} other {{count, number} Probleme}} darin',
  'empty.title': 'Noch keine Karte',
  'empty.text': 'Hier stehen die Karten des Pakets, sobald es welche gibt.',

  'gallery.label': 'Ansichten der Karten',
  'gallery.card':
    '{name}, {kind}{problems, plural, =0 {} one {, ein Problem} other {, {problems, number} Probleme}}',

  'table.label': 'Tabelle der Karten',
  'table.text': 'Text',
  'table.problems': 'Probleme',
  'table.picture': 'Ansicht',
  'table.chosen': 'Gewählt',
  'table.choose': '{name} wählen',
  'table.chooseAll': 'Alle gefundenen wählen',
  'table.nothing': 'nichts',
  'table.unfit': 'Karten dieser Art haben das nicht.',
  'table.elsewhere': 'Das änderst du auf der Karte: Eingabe öffnet sie.',
  'table.sorted': '{label}: {way, select, up {aufsteigend} down {absteigend} other {wie in den Dateien}}',
  'table.keys':
    'Pfeile: bewegen · Eingabe: ändern oder Karte öffnen · Leertaste: wählen · Strg A: alle wählen',
  'table.written': '{name}, {label}: {value}',
  'table.cleared': '{name}: {label} entfernt',
  'flag.yes': 'ja',
  'flag.no': 'nein',
  'cell.edit': '{name}: {label}',
  'cell.keys': 'Eingabe behält es, Escape lässt es, wie es war',

  'columns.button': 'Spalten',
  'columns.label': 'Spalten, die gezeigt werden',
  'columns.usual': 'Wie am Anfang',

  'chosen.count': '{count, plural, one {eine gewählt} other {{count, number} gewählt}}',
  'chosen.none': 'Wähl zuerst Karten: mit ihren Häkchen oder in der Tabelle mit der Leertaste.',
  'chosen.clear': 'Keine wählen',
  'many.button':
    '{count, plural, =0 {Karten ändern …} one {Eine Karte ändern …} other {{count, number} Karten ändern …}}',
  patched: 'abgewandelt',
  'patched.of': 'Eine Karte von „{pack}“, wie dieses Paket sie ändert',
  'many.title': '{count, plural, one {Eine Karte ändern} other {{count, number} Karten ändern}}',
  'many.about': 'ein Schritt, einmal zurücknehmen',
  'many.what': 'Was',
  'many.how': 'Wie',
  'many.set': 'wird zu',
  'many.add': 'bekommt dazu',
  'many.add.number': 'steigt um',
  'many.add.text': 'geht weiter mit',
  'many.take': 'verliert',
  'many.clear': 'wird entfernt',
  'many.value': 'Wert',
  'many.preview': 'Vorschau',
  'many.changed':
    '{count, plural, =0 {keine ändert sich} one {eine ändert sich} other {{count, number} ändern sich}}',
  'many.stays':
    '{count, plural, one {eine bleibt, wie sie ist} other {{count, number} bleiben, wie sie sind}}',
  'many.becomes': 'wird zu',
  'many.valueless': 'Gib zuerst einen Wert an.',
  'many.nothing': 'Auf diesen Karten ändert sich nichts.',
  'many.do': '{count, plural, =0 {Ändern} one {Eine Karte ändern} other {{count, number} Karten ändern}}',
  'many.done':
    '{count, plural, one {Eine Karte ist geändert} other {{count, number} Karten sind geändert}}. „Zurücknehmen“ holt den alten Stand zurück.',
  'foreseen.label': 'Probleme, die kommen und gehen',
  'foreseen.count':
    '{came, plural, =0 {Kein neues Problem} one {Ein neues Problem} other {{came, number} neue Probleme}}, {gone, number} weg.',
  'foreseen.came': 'neu: {words}',
  'foreseen.gone': 'weg: {words}',
  'foreseen.more': '{count, plural, one {und eine weitere Karte} other {und {count, number} weitere Karten}}',
  'panel.cancel': 'Schließen',
  'panel.stale': '{why} Unten steht, was jetzt daraus würde.',

  'replace.button': 'Suchen und ersetzen',
  'replace.about': 'in Namen, Geschichten und Angaben zum Paket, in allen seinen Sprachen',
  'replace.find': 'Suchen',
  'replace.by': 'Ersetzen durch',
  'replace.whole': 'Nur ganze Wörter',
  'replace.exact': 'Groß und klein wie getippt',
  'replace.ids': 'Auch Kennungen von Karten',
  'replace.ids.about': 'Was eine solche Karte nennt, wird mit geändert.',
  'replace.places': 'Stellen',
  'replace.none': '„{text}“ steht in keinem dieser Texte.',
  'replace.begin': 'Tipp, was gesucht wird.',
  'replace.count':
    '{count, plural, one {eine Stelle} other {{count, number} Stellen}}, {taken, number} angehakt',
  'replace.cut': 'Es gibt mehr Stellen, als sich zeigen lassen. Nur diese hier werden ersetzt.',
  'replace.take': '{name}{where, select, none {} other {, {where}}}: {before}{found}{behind}',
  'replace.all': 'Alle anhaken',
  'replace.noneTicked': 'Keine anhaken',
  'replace.nothing': 'Hak zuerst eine Stelle an.',
  'replace.do':
    '{count, plural, =0 {Ersetzen} one {An einer Stelle ersetzen} other {An {count, number} Stellen ersetzen}}',
  'replace.done':
    '{count, plural, one {An einer Stelle ersetzt} other {An {count, number} Stellen ersetzt}}. „Zurücknehmen“ holt den alten Stand zurück.',
};
