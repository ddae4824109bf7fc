import type { Catalogue } from '../../../../shared/words/catalogue.ts';
import type { TextKey } from './en.ts';

/** Was beim Gestalten von Bildern gesagt wird, auf Deutsch (ICU MessageFormat). */
export const de: Catalogue<TextKey> = {
  title: 'Bild von {name}',
  back: 'Zurück zur Karte',
  'add.label': 'Symbole und Hintergründe',
  'made.label': 'Figuren und Licht',
  'tabs.label': 'Teile der Bildgestaltung',
  surprise: 'Überrasche mich',
  'surprise.about': 'Stellt aus den Wörtern der Karte ein Bild zusammen, bei jedem Klick ein anderes.',
  'said.surprised': 'Ein anderes Bild: {icons}.',
  'surprise.none': 'Zu keinem Wort dieser Karte gibt es ein Symbol. Gib ihr zuerst einen Namen.',

  // Wie es zu sehen ist.
  'look.label': 'Was gezeigt wird',
  'look.card': 'Karte',
  'look.alone': 'Nur das Bild',
  'look.print': 'Druck, 300 dpi',
  'look.print.about': '{width, number} mal {height, number} Punkte: Jeder ist hier einer des Bildschirms.',
  'look.print.small':
    '{width, number} mal {height, number} Punkte, hier verkleinert: Für alle ist kein Platz.',
  'stage.label': 'Das Bild, von Hand zu ändern',
  'stage.alt': '{name}, wie gedruckt',
  'stage.none': 'Diese Karte lässt sich nicht zeichnen',
  'stage.none.text': 'Etwas an ihr stimmt nicht. Was, steht bei den Problemen auf der Werkbank.',
  'stage.hint': 'Ziehen verschiebt, mit Umschalt gerade, Pfeiltasten um eins',
  'small.label': 'Wie es klein aussieht',
  'small.hand': 'Hand',
  'small.slot': 'Platz',
  'handle.layer': '{name}: x {x, number}, y {y, number}, Größe {size, number} %, um {turn, number}° gedreht',
  'handle.keys':
    'Pfeiltasten verschieben, mit Umschalt um zehn. Plus und Minus ändern die Größe, Komma und Punkt drehen, F spiegelt, Entf entfernt.',
  'handle.size': 'Größe von {name}',
  'handle.turn': 'Drehung von {name}',
  'handle.light': 'Licht: x {x, number}, y {y, number}',
  'handle.light.keys': 'Pfeiltasten verschieben, mit Umschalt um zehn.',

  // Symbole.
  'icons.label': 'Symbole',
  'icons.search': 'Symbole durchsuchen',
  'icons.hint': 'Gift, Schwert …',
  'icons.count': '{count, number} von {all, number}',
  'icons.none': 'Kein Symbol heißt so. Versuch ein anderes Wort, auf Deutsch oder Englisch.',
  'icons.lately': 'zuletzt verwendet',
  'icons.replace': 'Anstelle von {name}',
  'icons.about': 'Jedes Wort zählt, deutsch oder englisch.',
  'said.added': '„{icon}“ steht jetzt vorn.',
  'said.replaced': '„{icon}“ steht jetzt an dieser Stelle.',

  // Hintergründe und Vordergrund.
  ground: 'Hintergrund',
  front: 'Davor',
  'front.count': '{count, number} von {most, number}',
  'front.full': 'Ein Bild hat höchstens {most, number} davon.',

  // Figuren.
  layers: 'Figuren',
  'layers.keys': 'Alt ↑ ↓ ordnet',
  'layers.full': 'Ein Bild hat höchstens {most, number} Figuren. Entferne zuerst eine.',
  'layers.none': 'Noch keine Figur. Wähle ein Symbol.',
  'layers.unowned': 'Das zeichnet das Spiel von sich aus, nach Art und Namen der Karte.',
  'layers.many':
    'Es hat mehr Figuren, als ein eigenes Bild haben darf. Das erste Symbol, das du wählst, kommt an ihre Stelle.',
  'layers.own': 'Als meins übernehmen',
  'layers.own.said': 'Das Bild steht jetzt in der Karte.',
  'layers.unown': 'Dem Spiel überlassen',
  'layer.unknown': 'ohne Symbol',
  'layer.missing': 'Dieses Symbol gibt es nicht.',
  'layer.light': 'Licht',
  'layer.ground': 'Hintergrund',
  'layer.grip': '{name} verschieben, Stelle {place, number} von {count, number} von vorn',
  'layer.duplicate': '{name} verdoppeln',
  'layer.remove': '{name} entfernen',
  'layer.outside': 'Sie liegt außerhalb dessen, was zu sehen ist.',
  'said.removed': '„{icon}“ ist entfernt.',
  'said.reordered': '„{icon}“ steht jetzt an Stelle {place, number} von {count, number}.',
  'said.place': 'x {x, number}, y {y, number}',
  'said.size': 'Größe {size, number} %',
  'said.turn': 'um {turn, number}° gedreht',

  // Das Gewählte in Zahlen.
  'number.x': 'x',
  'number.y': 'y',
  'number.turn': 'Drehung °',
  'number.size': 'Größe %',
  flip: 'Gespiegelt',
  tint: 'Tönung: {name}',
  'light.usual': 'Wo es dieser Hintergrund hat',

  // Von wem es ist.
  credits: 'Nachweis',
  'credits.about': 'entsteht von selbst',
  'credits.icons': 'Symbole von {authors}, game-icons.net, {licence}, umgefärbt.',
  'credits.none': 'Nichts daran ist von anderen.',
  problems: 'Probleme des Bildes',
  sharp: 'Im Druck scharf: Es besteht aus Linien, nicht aus Punkten.',
};
