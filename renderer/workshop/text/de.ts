import type { Catalogue } from '../../../shared/words/catalogue.ts';
import type { TextKey } from './en.ts';

/** Was die Werkbank selbst sagt, auf Deutsch (ICU MessageFormat). Was das Spiel sagt, kommt mit der Karte. */
export const de: Catalogue<TextKey> = {
  // Die Leiste oben.
  'bar.title': 'Werkstatt',
  'bar.back': 'Zurück',
  'bar.cards': 'Karten des Pakets',
  'bar.kept': 'gesichert',
  'bar.keeping': 'wird gesichert …',
  'bar.undo': 'Zurücknehmen: {step}',
  'bar.undo.none': 'Es gibt nichts zurückzunehmen.',
  'bar.redo': 'Wiederholen: {step}',
  'bar.redo.none': 'Es gibt nichts zu wiederholen.',

  // Die Karten des Pakets.
  'cards.label': 'Karten des Pakets',
  'cards.search': 'Karten des Pakets durchsuchen',
  'cards.search.hint': 'Name, Art',
  'cards.none': 'Keine Karte heißt so oder ist von dieser Art.',
  'cards.problems': '{count, plural, one {ein Problem} other {{count, number} Probleme}}',

  // Wo es nur eine Spalte gibt.
  'tabs.label': 'Teile der Werkbank',
  'tabs.card': 'Karte',
  'tabs.face': 'Gesicht, Probleme{count, plural, =0 {} other { ({count, number})}}',

  // Die Felder neben dem Satz.
  'field.letters': '{letters, number} von {most, number}',
  'field.help': 'Was bedeutet {label}?',
  'field.add': 'hinzufügen:',
  'field.remove': 'entfernen: {label}',
  'field.up': 'nach oben: {label}',
  'field.down': 'nach unten: {label}',
  'field.rename': 'Umbenennen',
  'field.odd': 'Das passt hier nicht:',
  'field.opaque': 'Das kennt die Ausgabe nicht. Es bleibt, wie es ist, oder du entfernst es.',
  'field.least': '{least, number} ist das Niedrigste.',
  'field.most': '{most, number} ist das Höchste.',
  'field.addCard': 'Karte hinzufügen: {label}',
  'field.addCard.hint': 'Karte hinzufügen',
  'field.noCard': 'Keine weitere Karte passt hierher.',
  'field.total': 'zusammen {count, plural, one {eine Karte} other {{count, number} Karten}}',

  // Der Satz.
  'sheet.label': 'Regeln',
  'sheet.further': 'noch eine Regel',
  'sheet.addRule': '+ Regel',
  'gap.before': 'hinzufügen vor: {words}',
  'gap.takes': 'nimmt das Hervorgehobene',
  'gap.keeps': 'hebt es als Entwurf auf',
  'gap.none': 'Nichts, was hier passt, liest sich wie „{typed}“. Escape hebt es als Entwurf auf.',
  'choices.filter': 'wähle, {name}',
  'choices.text': 'schreib oder wähle, {name}',
  'choices.hint': 'tippen grenzt ein',
  'choices.none': 'Nichts passt zu dem, was du getippt hast.',
  'choices.around': 'in etwas hineinsetzen',
  'choices.out': 'ohne das, worin es steht',
  'choices.takes': 'nimmt es',
  'choices.closes': 'schließt',
  'set.toggles': 'hakt an und ab',
  'handle.selected': '{name}, ausgewählt',
  'handle.menu': 'Was sich damit tun lässt',

  // Das Menü eines Satzteils.
  'menu.make': 'Mach daraus …',
  'menu.unwrap': 'Auspacken',
  'menu.up': 'Nach oben',
  'menu.down': 'Nach unten',
  'menu.join': 'Mit dem davor verbinden',
  'menu.duplicate': 'Verdoppeln',
  'menu.copy': 'Kopieren',
  'menu.cut': 'Ausschneiden',
  'menu.delete': 'Löschen',

  // Was ein Wort bewirkt.
  'help.example': 'Zum Beispiel:',
  'help.said': '{does} Zum Beispiel: {example}',
  'help.none': 'Zu diesem Wort gibt es nichts weiter zu sagen.',

  // Was gesagt wird, wenn etwas getan ist.
  'said.problems': '{words}; {count, plural, one {ein Problem} other {{count, number} Probleme}}',
  'said.changed': 'Geändert.',
  'said.undone': 'Zurückgenommen: {step}',
  'said.redone': 'Wiederholt: {step}',
  'said.undo.none': 'Es gibt nichts zurückzunehmen.',
  'said.redo.none': 'Es gibt nichts zu wiederholen.',
  'said.copied': 'Kopiert: {words}',
  'said.opaque': 'Dieses Wort kennt die Ausgabe nicht. Es bleibt, wie es ist; verschieben und löschen geht.',
  'said.counted': [
    'Das wird am Tisch gezählt.',
    'Die Eingabetaste zeigt, was es sonst sein kann; eine Ziffer setzt eine Zahl.',
  ],

  // Das Gesicht und was zur Karte zu sagen ist.
  'side.label': 'Gesicht und Probleme',
  'faces.label': 'Gesicht',
  'faces.alt': '{name}, wie gedruckt',
  'faces.small': 'klein',
  'faces.tiny': 'im Besitz',
  'faces.none': 'Diese Karte lässt sich noch nicht zeichnen',
  'faces.none.text': 'Sobald ihre Fehler behoben sind, ist sie wieder zu sehen.',
  'problems.title': 'Probleme',
  'problems.keys': 'geht sie durch',
  'problems.none': 'An dieser Karte ist nichts falsch.',
  'problems.error': 'Fehler',
  'problems.warning': 'Warnung',
  'problems.hint': 'Anmerkung',

  // Tasten, und was sie tun.
  'keys.around': 'der Satzteil darum herum',
  'keys.problem': 'nächstes Problem',
  'keys.help': 'was ein Wort bewirkt',
  'key.around': 'Alt ↑',
  'key.up': 'Alt Umschalt ↑',
  'key.down': 'Alt Umschalt ↓',
  'key.copy': 'Strg C',
  'key.cut': 'Strg X',
  'key.delete': 'Entf',
  'key.enter': 'Eingabe',
  'key.escape': 'Esc',
  'key.space': 'Leertaste',
  'key.f8': 'F8',
};
