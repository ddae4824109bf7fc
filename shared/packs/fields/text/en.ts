/** What the form of a card says, in English (ICU MessageFormat). */
export const en = {
  'group.usual': 'card',
  'group.more': 'more fields',
  'group.unknown': 'not known here',
  'group.text': 'in {language}',
  'label.element': '{label} {number, number}',
  'step.set': '{place}: {shown}',
  'step.change': '{place}',
  'step.add': 'added: {place}',
  'step.remove': 'removed: {place}',
  'step.move': 'moved: {place}',
  'told.away': 'Put away until you change back: {fields}',
  'refused.short':
    '{least, plural, =1 {Something has to be here.} other {At least {least, number} letters have to be here.}}',
  'refused.long': '{most, plural, one {One letter is} other {{most, number} letters are}} the most.',
  'refused.name': 'Only small letters without accents, digits and single hyphens between them fit here.',
  'refused.line': 'This has to be one line, without characters that cannot be seen.',
  'refused.few': '{least, plural, one {One has} other {{least, number} have}} to be here.',
  'refused.many': '{most, plural, one {No more than one fits} other {No more than {most, number} fit}} here.',
  'refused.twice': 'This is here already.',
} as const;

/** Both languages have the same keys. */
export type FieldKey = keyof typeof en;
