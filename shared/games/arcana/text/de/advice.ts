import type { Catalogue } from '../../../../words/catalogue.ts';
import type { TextKey } from '../en/advice.ts';
import { de as labels } from './labels.ts';

/** Was Autoren von Karten in den Worten von Spielern gesagt wird, auf Deutsch (ICU MessageFormat). */
export const de: Catalogue<TextKey> = {
  // Wo der Satz für Autoren von Dateien von deren Wörtern spricht.
  'problem.wrong-kind':
    '„{id}“ gehört nicht hierher: Die Karte hat die Art „{actual}“, nötig ist die Art „{kind}“.',
  'problem.sanctuary-without-healing':
    'Diese Klasse gibt denen Zuflucht, die geheilt werden, aber die Karten ihrer Farbe heilen keinen Abenteurer.',
  'problem.again-with-healing':
    'Die zweite Karte, die diese Klasse ausspielt, hat kein Ziel, aber die Karten ihrer Farbe heilen einen Abenteurer.',
  'problem.cap-without-healing':
    'Diese Gabe lässt Heilung über die Grenze gehen, aber die Karten ihrer Farbe heilen keinen Abenteurer.',
  'problem.idle-effect': 'Eine Menge von {amount} bewirkt nie etwas.',

  // Wie die Zahlen heißen, nach denen ein Satz gezählt wird.
  'spread.rank': 'Rang',

  // Eine Karte, die keine andere ins Spiel bringt.
  'unreached.major': 'Dieser Feind ist in keinem Turm, also kommt er nie vor.',
  'unreached.type': 'Noch ist kein Feind von dieser Art.',
  'unreached.class': 'Noch hat keine Hofkarte diese Klasse.',
  'unreached.gift': 'Noch hat keine Hofkarte diese Gabe.',
  'unreached.suit': 'Noch ist keine Zahlenkarte von dieser Farbe.',

  // Wie die Einträge von Listen heißen.
  'part.weak': 'Farbe {number}',
  'part.types': 'Art {number}',
  'part.foes': 'Feind {number}',
  'part.standard': 'Stockwerk {number}',
  'part.gentle': 'Stockwerk {number}, mild',
  'part.grim': 'Stockwerk {number}, grimmig',

  // Wie Felder und Werte heißen.
  ...labels,
};
