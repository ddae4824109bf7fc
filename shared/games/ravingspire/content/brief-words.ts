import { phraseText, text, type Phrase } from '../../../words/tokens.ts';
import { wholeOf, type Catalogue } from '../../../words/catalogue.ts';
import { createWords, type Values, type Words } from '../../../words/messages.ts';
import { de, symbols as deSymbols } from '../text/de/brief.ts';
import { en, symbols as enSymbols, type BriefSymbol } from '../text/en/brief.ts';
import { MESSAGES, TERMS } from './words.ts';
import type { Language } from '../../../words/languages.ts';

/**
 * How brief a text is: `words` keeps the nouns and those verbs that read better as words, `icons` replaces by a symbol
 * everything that has one, and `bare` also leaves out where cards come from and what X is.
 */
export type Style = 'words' | 'icons' | 'bare';

/** Kinds and classes whose emblem stands for them, where room is short. */
const PICTURED: ReadonlySet<string> = new Set([
  'weapon',
  'armor',
  'object',
  'relic',
  'dungeon',
  'adventurer',
  'attack',
  'loot',
  'starter',
  'reaver',
  'rogue',
  'runelord',
]);

/** Symbols that are words as long as there is room. */
const SPOKEN: ReadonlySet<string> = new Set<BriefSymbol>(['discard']);

const CATALOGUES: { readonly [L in Language]: Catalogue } = {
  en: { ...MESSAGES.en, ...en },
  de: { ...MESSAGES.de, ...de },
};
const BRIEF: { readonly [L in Language]: Words } = {
  en: createWords('en', CATALOGUES.en, TERMS),
  de: createWords('de', CATALOGUES.de, TERMS),
};
const SYMBOLS: { readonly [L in Language]: { readonly [S in BriefSymbol]: string } } = {
  en: enSymbols,
  de: deSymbols,
};

/** The sign at the end of a text that has been shortened. */
export const moreSign = (lang: Language): Phrase => [{ symbol: 'more', text: SYMBOLS[lang].more }];

/** The words of the card language in brief. */
export function briefWords(lang: Language, style: Style): Words {
  const words = BRIEF[lang];
  const icons = style !== 'words';
  const symbolsOf = (key: string): Values =>
    Object.fromEntries(
      Object.entries(SYMBOLS[lang]).flatMap(([symbol, said]): [string, Phrase][] => {
        // What a message does not name need not be given to it: most messages have no symbol at all.
        if (!wholeOf(CATALOGUES[lang][key] ?? '').includes(`{${symbol}}`)) return [];
        return [[symbol, !icons && SPOKEN.has(symbol) ? text(said) : [{ symbol, text: said }]]];
      }),
    );
  const symbols = new Map<string, Values>();
  const known = (key: string): Values => {
    const values = symbols.get(key) ?? symbolsOf(key);
    symbols.set(key, values);
    return values;
  };
  return {
    ...words,
    say(key, values = {}) {
      if (style === 'bare' && key === 'amount.where') return [];
      if (style === 'bare' && key === 'noun.from') return values.noun as Phrase;
      const said = words.say(key, {
        ...known(key),
        // A value may be called like a symbol, as the deck that is meant is.
        ...values,
        icons: icons ? 'yes' : 'no',
      });
      const name = NAMED[key.split('.', 1)[0]];
      const symbol = name === undefined ? undefined : values[name];
      return icons && typeof symbol === 'string' && PICTURED.has(symbol)
        ? [{ symbol, text: phraseText(said) }]
        : said;
    },
  };
}

/** Families of messages that are one noun, and the value that says which. */
const NAMED: { readonly [family: string]: string } = { kind: 'kind', slot: 'kind', class: 'name' };
