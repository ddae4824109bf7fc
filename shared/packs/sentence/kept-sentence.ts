import { same, type Json } from '../../engine/json.ts';
import type { Language } from '../../words/languages.ts';
import type { Definition, Lookup } from '../content.ts';
import { isObject } from '../edit/operation.ts';
import type { Bench } from './bench.ts';
import { sentenceOf } from './sentence.ts';
import type { Draft, Sentence } from './types.ts';

/** Whatever a sentence was made from. */
interface Sources {
  readonly bench: Pick<Bench, 'words' | 'forms' | 'usage'>;
  readonly definition: Json;
  readonly language: Language;
  readonly drafts: readonly Draft[];
  /** What other cards, and the card itself, were asked for by id. */
  readonly names: ReadonlyMap<string, string>;
  readonly cards: ReadonlyMap<string, Definition | undefined>;
}

/**
 * Makes the sentence of a card, and keeps the last one: while an author types a name or a story, each key asks for the sentence
 * of a card that says what it said before.
 */
export class KeptSentence {
  #last: { readonly sources: Sources; readonly sentence: Sentence } | null = null;

  /** The sentence of a card as `sentenceOf` makes it; the same object while nothing that it is made from is different. */
  of(bench: Bench, written: Json, language: Language, drafts: readonly Draft[]): Sentence {
    const definition = unnamed(written);
    if (this.#last !== null) {
      const { sources, sentence } = this.#last;
      if (isFrom(sources, bench, definition, language, drafts)) return sentence;
    }
    const names = new Map<string, string>();
    const cards = new Map<string, Definition | undefined>();
    const sentence = sentenceOf(noting(bench, names, cards), written, language, drafts);
    this.#last = { sources: { bench, definition, language, drafts, names, cards }, sentence };
    return sentence;
  }
}

/** A card without what its sentence says only where a card is asked for by id. */
const unnamed = (written: Json): Json =>
  isObject(written) ? { ...written, name: null, story: null } : written;

function isFrom(
  sources: Sources,
  bench: Bench,
  definition: Json,
  language: Language,
  drafts: readonly Draft[],
): boolean {
  const { words, forms, usage } = sources.bench;
  return (
    language === sources.language &&
    words === bench.words &&
    forms === bench.forms &&
    usage === bench.usage &&
    same(drafts, sources.drafts) &&
    same(definition, sources.definition) &&
    [...sources.names].every(([id, name]) => bench.names(id, language) === name) &&
    [...sources.cards].every(([id, card]) => isAlike(bench.cards.card(id), card))
  );
}

const isAlike = (now: Definition | undefined, before: Definition | undefined): boolean =>
  now === before ||
  (now !== undefined && before !== undefined && same(unnamed(now as Json), unnamed(before as Json)));

/** A bench that notes what it is asked. */
function noting(bench: Bench, names: Map<string, string>, cards: Map<string, Definition | undefined>): Bench {
  const lookup: Lookup = {
    ...bench.cards,
    card: (id) => {
      const card = bench.cards.card(id);
      cards.set(id, card);
      return card;
    },
  };
  return {
    ...bench,
    cards: lookup,
    names: (id, language) => {
      const name = bench.names(id, language);
      names.set(id, name);
      return name;
    },
  };
}
