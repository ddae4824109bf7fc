import type { FieldKey } from './en.ts';

/** Was das Formular einer Karte sagt, auf Deutsch. */
export const de: { readonly [key in FieldKey]: string } = {
  'group.usual': 'Karte',
  'group.more': 'weitere Felder',
  'group.unknown': 'hier unbekannt',
  'group.text': 'auf {language}',
  'label.element': '{label} {number, number}',
  'step.set': '{place}: {shown}',
  'step.change': '{place}',
  'step.add': 'hinzugefügt: {place}',
  'step.remove': 'entfernt: {place}',
  'step.move': 'verschoben: {place}',
  'told.away': 'Weggelegt, bis du es zurückänderst: {fields}',
  'refused.short':
    '{least, plural, =1 {Hier muss etwas stehen.} other {Hier müssen mindestens {least, number} Zeichen stehen.}}',
  'refused.long': 'Höchstens {most, plural, one {ein Zeichen} other {{most, number} Zeichen}}.',
  'refused.name':
    'Hier passen nur kleine Buchstaben ohne Umlaute und Akzente, Ziffern und einzelne Bindestriche dazwischen.',
  'refused.line': 'Das muss eine einzige Zeile sein, ohne unsichtbare Zeichen.',
  'refused.few':
    'Hier {least, plural, one {muss mindestens eins} other {müssen mindestens {least, number}}} stehen.',
  'refused.many':
    'Hier {most, plural, one {passt höchstens eins} other {passen höchstens {most, number}}} hin.',
  'refused.twice': 'Das steht hier schon.',
};
