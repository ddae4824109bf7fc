// All that is said about the words that cards are written in, in every language.
import type { Schema } from '../../shared/packs/card-schema.ts';
import { WORD_LISTS, type CardWords } from '../../shared/packs/card-words.ts';
import { Forms } from '../../shared/packs/sentence/forms.ts';
import { LANGUAGES, type Language } from '../../shared/words/languages.ts';

/** One text of the help. */
export interface Said {
  /** "verbs.draw", "verbs.draw.cards", "headings.verbs.intro", "kinds.attack", "card.id", "card.id.example". */
  readonly of: string;
  readonly language: Language;
  /** Empty where a language says nothing. */
  readonly said: string;
}

/** Each text in each language, also where it is missing in one of them. */
export function helpTexts(words: CardWords): Said[] {
  const said: Said[] = [];
  const say = (of: string, texts: (language: Language) => string | undefined): void => {
    for (const language of LANGUAGES) said.push({ of, language, said: texts(language) ?? '' });
  };
  for (const list of WORD_LISTS) {
    for (const { name, help } of words[list]) {
      say(`${list}.${name}`, (language) => help[language]?.does);
      for (const field of Object.keys(help.en.fields ?? {}))
        say(`${list}.${name}.${field}`, (language) => help[language]?.fields?.[field]);
    }
  }
  for (const [part, heading] of Object.entries(words.headings)) {
    say(`headings.${part}.title`, (language) => heading[language]?.title);
    if (heading.en.intro !== undefined) say(`headings.${part}.intro`, (language) => heading[language]?.intro);
  }
  for (const [kind, texts] of Object.entries(words.kinds))
    say(`kinds.${kind}`, (language) => texts[language]);
  for (const [field, texts] of Object.entries(words.fields)) {
    say(`card.${field}`, (language) => texts[language]?.does);
    say(`card.${field}.example`, (language) => texts[language]?.example);
  }
  return said;
}

/** Visits the forms of a card language: all that objects may have in them, with the names that lead there. */
function visit(words: CardWords, onfield: (path: string, form: Schema) => void): void {
  const forms = new Forms(words);
  const seen = new Set<Schema>();
  const walk = (schema: Schema, path: string): void => {
    for (const form of forms.alternatives(schema)) {
      onfield(path, form);
      if (seen.has(form)) continue;
      seen.add(form);
      if (form.items !== undefined) walk(form.items, path);
      for (const [key, inner] of Object.entries(form.properties ?? {}))
        walk(inner, path === '' ? key : `${path}.${key}`);
    }
  };
  walk(forms.card, '');
}

/** The fields that a card may have, by their names with those around them: `power`, `hero.deck`. */
export function fieldPaths(words: CardWords): ReadonlySet<string> {
  const paths = new Set<string>();
  visit(words, (path) => paths.add(path));
  paths.delete('');
  return paths;
}

/** All words that cards are written with: names of fields, and values that are words. */
export function writtenWords(words: CardWords): ReadonlySet<string> {
  const found = new Set<string>();
  visit(words, (path, { enum: values = [], const: only }) => {
    for (const word of [path.split('.').at(-1), ...values, only])
      if (typeof word === 'string' && word !== '') found.add(word);
  });
  return found;
}
