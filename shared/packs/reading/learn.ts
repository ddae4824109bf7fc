// Learns the grammar of a card language in one language by having it describe examples.
import { drawFrom } from '../../engine/random.ts';
import type { Language } from '../../words/languages.ts';
import { phraseText } from '../../words/tokens.ts';
import type { CardWords } from '../card-words.ts';
import { Examples, rootsOf } from './examples.ts';
import type { WordSchemas, WordSchema } from './forms.ts';
import { Grammar } from './grammar.ts';
import { wordsIn } from './normal.ts';
import { MANNERS, WordStudy, type Desk } from './study.ts';
import { printedWords } from './words.ts';

/** What is needed to study the words of a card language. */
function deskFor(words: CardWords, language: Language): Desk {
  const grammar = new Grammar(words.definitions as unknown as WordSchemas);
  /** Shapes of what has been studied: saying it once more teaches nothing. */
  const shapes = new Map<string, string>();
  return {
    grammar,
    examples: new Examples(words),
    draw: drawFrom('reading'),
    paired: new Set(),
    joint: [],
    study({ part, sort, schema, value }, manner, kind) {
      const text = JSON.stringify(value);
      const key = `${part} ${sort} ${kind} ${JSON.stringify(manner)} ${text}`;
      const known = shapes.get(key);
      if (known !== undefined) return known;
      // Each part of what is described is an object of its own.
      const phrases = words.describe(part, JSON.parse(text), {
        language,
        names: (id) => id,
        manner,
        kind,
        marks: true,
      });
      const before = grammar.known;
      const shape = grammar.learn({ sort, value, schema, path: [] }, printedWords(phrases));
      // What has been said before has no new words.
      if (grammar.known > before || manner === MANNERS[part][0])
        for (const phrase of phrases)
          for (const { form } of wordsIn(phraseText(phrase))) grammar.vocabulary.add(form);
      shapes.set(key, shape);
      return shape;
    },
  };
}

/**
 * Learns how a card language reads in a language. It takes some seconds of work, and comes to the same each time: keep what
 * comes of it.
 */
export function learned(words: CardWords, language: Language): Grammar {
  const desk = deskFor(words, language);
  for (const { part, sort, word } of rootsOf(words)) new WordStudy(desk, part, sort, word).complete();
  const schema: WordSchema = { $ref: '#/$defs/effects' };
  for (const value of desk.examples.valuesOf(schema))
    for (const manner of MANNERS.effects)
      desk.study({ part: 'effects', sort: '[do]', schema, value }, manner, '');
  desk.grammar.generalise();
  return desk.grammar;
}
