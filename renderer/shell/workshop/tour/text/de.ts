import type { Catalogue } from '../../../../../shared/words/catalogue.ts';
import type { TextKey } from './en.ts';

/** What the tour of the workshop says, in German. */
export const de: Catalogue<TextKey> = {
  'offer.title': 'Neu hier?',
  'offer.text': 'In fünf Minuten machst du eine Karte, die sich spielen lässt.',
  'offer.begin': 'Zeig es mir',
  'offer.later': 'Nicht jetzt',
  'tour.button': 'Rundgang',
  'tour.count': 'Rundgang, Schritt {number} von {count}',
  'tour.there': 'Bring mich hin',
  'tour.back': 'Zurück',
  'tour.skip': 'Überspringen',
  'tour.leave': 'Rundgang verlassen',
  'tour.finish': 'Fertig',

  'pack.title': 'Ein eigenes Paket',
  'pack.text':
    'Karten leben in Paketen. Drücke „Neues Paket“ und dann „Paket anlegen“. Später kann es in den Papierkorb.',
  'pack.named': 'Mein erstes Paket',
  'card.title': 'Deine erste Karte',
  'card.text': 'Wähle eine Art, tippe einen Namen und drücke „Karte anlegen“.',
  'card.text.kind': 'Wähle eine Art, etwa „{kind}“, tippe einen Namen und drücke „Karte anlegen“.',
  'rule.title': 'Gib ihr eine Regel',
  'rule.text': 'Sag hier, was die Karte tut, in eigenen Worten oder aus der Liste.',
  'rule.text.typed': 'Tippe hier „{typed}“ und drücke Enter. Oder wähle aus der Liste.',
  'number.title': 'Ändere eine Zahl',
  'number.text': 'Drücke den oberen Pfeil der Zahl oder tippe eine andere. Text und Ansicht folgen sofort.',
  'undo.title': 'Nimm es zurück',
  'undo.text': 'Drücke „Zurücknehmen“. Jeder Schritt lässt sich zurücknehmen, auch morgen noch.',
  'words.title': 'In der anderen Sprache',
  'words.text': 'Tippe, wie die Karte in der anderen Sprache heißt. Ihre Regeln sind schon übersetzt.',
  'picture.title': 'Gib ihr ein Bild',
  'picture.text': 'Drücke „Bild gestalten …“ und dann „Überrasche mich“, oder wähle selbst Symbole.',
  'done.title': 'Deine Karte steht',
  'done.text':
    'Sie ist schon gesichert. Spiel mit ihr oder mach die nächste. „Rundgang“ auf dem Regal holt das alles zurück.',
  'done.play': 'Mit diesem Paket spielen',

  'away.text': 'Der Rundgang geht in „{pack}“ weiter.',
  'away.go': 'Weiter',
};
