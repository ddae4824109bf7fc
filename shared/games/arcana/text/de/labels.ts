import type { Catalogue } from '../../../../words/catalogue.ts';
import type { TextKey } from '../en/labels.ts';

/** Wie Felder und Werte von Karten heißen, wo kein Text einer Karte es sagt, auf Deutsch. */
export const de: Catalogue<TextKey> = {
  // Felder; das eines bestimmten Wortes mit diesem Wort: `field.rotate.by`.
  'field.suit': 'Farbe',
  'field.rank': 'Rang',
  'field.number': 'Nummer',
  'field.weak': 'schwach gegen',
  'field.types': 'Arten',
  'field.talent': 'Talent',
  'field.bonus': 'Bonus',
  'field.beyondCap': 'über die Grenze',
  'field.class': 'Klasse',
  'field.gift': 'Gabe',
  'field.adventurer': 'Abenteurer',
  'field.tables': 'Leben und Siegel',
  'field.foes': 'Feinde',
  'field.standard': 'normal',
  'field.gentle': 'mild',
  'field.grim': 'grimmig',
  'field.health': 'Leben',
  'field.wards': 'Siegel',
  'field.place': 'Platz',

  // Wörter, die Werte von Feldern sind.
  'value.talent.shield': 'Schild',
  'value.talent.again': 'noch eine Karte',
  'value.talent.pair': 'Paar',
  'value.talent.sanctuary': 'Zuflucht',
  'value.kind.suit': 'Farbe',
  'value.kind.pip': 'Zahlenkarte',
  'value.kind.fool': 'Narr',
  'value.kind.type': 'Art von Feind',
  'value.kind.major': 'Feind',
  'value.kind.class': 'Klasse',
  'value.kind.gift': 'Gabe',
  'value.kind.court': 'Hofkarte',
  'value.kind.tower': 'Turm',
  'value.kind.position': 'Platz der Deutung',
  'value.kind.keyword': 'Stichwort',
};
