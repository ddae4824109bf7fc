import { en as labels } from '../../labels/text/en.ts';

/** What is wrong with a card, in the words of a player who knows no JSON, in English (ICU MessageFormat). */
export const en = {
  // A card without a name yet.
  'card.unnamed': 'This card',
  'card.whole': 'card',

  // What can be wrong, by its code; the others are said as to authors of files.
  'problem.missing-key': '“{key}” is missing.',
  'problem.unknown-key': 'A card has nothing called “{key}” here.',
  'problem.wrong-type': '“{field}” cannot be {value}; it needs {expected}.',
  'problem.wrong-type.expected.string': 'a text',
  'problem.wrong-type.expected.integer': 'a whole number',
  'problem.wrong-type.expected.number': 'a number',
  'problem.wrong-type.expected.boolean': 'yes or no',
  'problem.wrong-type.expected.array': 'one entry or several',
  'problem.wrong-type.expected.object': 'several details',
  'problem.wrong-type.expected.other': 'something else',
  'problem.not-allowed': '“{field}” cannot be {value}.',
  'problem.unknown-tag': 'The game does not know {value} (“{key}”).',
  'problem.too-small': '“{field}” is {value}; {limit} is the least.',
  'problem.too-big': '“{field}” is {value}; {limit} is the most.',
  'problem.too-short':
    '{unit, select, characters {“{field}” has no words yet.} other {“{field}” has too few entries; {limit, plural, one {one is} other {# are}} needed.}}',
  'problem.too-long':
    '{unit, select, characters {“{field}” is too long; {limit} letters are the most.} other {“{field}” has too many entries; {limit} are the most.}}',
  'problem.wrong-form': '{form}',
  'problem.wrong-form.form.cardName':
    '{value} cannot be an id: it needs small letters and digits, with single hyphens between words.',
  'problem.wrong-form.form.cardId': '“{field}”: {value} names no card.',
  'problem.wrong-form.form.line': '“{field}” has to be one line, without characters that cannot be seen.',
  'problem.wrong-form.form.picture': '“{field}”: {value} is no picture of a pack.',
  'problem.wrong-form.form.other': '“{field}” cannot be {value}.',
  'problem.unknown-icon':
    'There is no icon “{icon}”. They have English names: try another word for what it shows.',
  'problem.not-unique': '“{field}” has the same entry twice: numbers {first} and {second}.',
  'problem.no-match': '“{field}” cannot be {value}.',
  'problem.invalid': '“{field}” cannot be {value}.',
  'problem.duplicate-card': 'Another card of this pack has the id “{name}”.',
  'field.symbol': 'sign of the pack',
  'field.pictures': 'pictures',
  'problem.missing-picture': 'A picture is not there, or is not in order; the card leaves it out.',
  'problem.maker-without-licence': 'Nothing says what others may do with the work of {author}.',
  'problem.needs-format': '“{key}” needs format {needed} of packs; this pack has format {format}.',
  'problem.undeclared-reference':
    '“{id}” is a card of the pack “{pack}”; this pack does not say yet that it needs that one.',

  // Another card that does the same.
  same: 'Does the same as {card}, numbers and all.',

  // What was typed and is no rule yet.
  draft: 'Not finished: {words}. It is not on the card.',

  // What is missing, although the card would play without.
  'missing.story': 'It has no story yet.',
  'missing.art': 'It has no picture of its own yet.',
  'missing.translation': 'The {field} has no {language} translation yet.',
  'missing.form': 'The {language} name has a form of another one: {form}.',
  'missing.outdated': 'The {language} {field} translates what it was before: {was}.',
  'cure.put': 'Put it into “{card}”',
  'cure.putNew': 'Put it into a new {kind}',

  // What the drawn card does not show as it should.
  'misfit.coarse-picture':
    'The picture is printed with {dots} dots per inch; below {least} it looks blurred. Take a larger one, or show it smaller.',
  'misfit.too-long': 'The {part} is too long for the card, even in the smallest letters.',
  'misfit.long-word': 'The word {word} in the {part} is wider than its line, and was broken.',
  'misfit.unknown-letter': 'The cards have no letter {letter} ({part}).',
  'misfit.unknown-icon':
    'There is no icon {icon} ({part}). They have English names: try another word for what it shows.',
  'face.name': 'name',
  'face.line': 'line of kinds',
  'face.text': 'rules text',
  'face.brief': 'short text',
  'face.story': 'story',
  'face.foot': 'foot',
  'face.ability': 'ability',
  'face.deck': 'starter deck',
  'face.picture': 'picture',
  'face.symbols': 'symbols',

  // What a button makes of the card.
  'cure.set': 'Set {value}',
  'cure.set.field': 'Set “{field}” to {value}',
  'cure.use': 'Use {value}',
  'cure.say': 'Make it “{text}”',
  'cure.add': 'Add “{field}”: {value}',
  'cure.add.entry': 'Add {value}',
  'cure.rename': 'Replace it with “{field}”',
  'cure.swap': 'Swap {first} and {second}',
  'cure.remove': 'Remove “{field}”',
  'cure.remove.entry': 'Remove number {number}',
  'cure.remove.clause': 'Remove “{text}”',
  'cure.keep': 'Keep {count, plural, one {the first entry} other {the first # entries}} only',
  'cure.licence': 'Under the licence of this pack: {licence}',
  'cure.format': 'Raise the pack to format {needed}',
  'cure.needs': 'Say that this pack needs “{pack}”',

  // Values in a sentence.
  range: '{low} to {high}',
  'value.true': 'yes',
  'value.false': 'no',
  'value.list': 'several entries',
  'value.object': 'several details',
  'value.none': 'nothing',

  // Entries of lists, with their number.
  'part.rules': 'rule {number}',
  'part.layers': 'figure {number}',
  'part.light': '{number, select, 1 {light from the left} other {light from the top}}',
  'part.do': 'effect {number}',
  'part.effects': 'effect {number}',
  'part.then': 'effect {number}',
  'part.else': 'effect {number} of the other case',
  'part.price': 'price {number}',
  'part.rows': 'row {number}',
  'part.of': 'part {number}',
  'part.from': 'place {number}',

  // What fields and values are called.
  ...labels,
} as const;

export type AdviceKey = keyof typeof en;
