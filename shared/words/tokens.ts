/** A piece of generated text. How a symbol, a term or a card looks is up to the view. */
export type Token =
  | { readonly text: string }
  | { readonly number: number }
  /** A symbol, the amount that is set into it if there is one, and the words for it where symbols cannot be shown. */
  | { readonly symbol: string; readonly text: string; readonly value?: string }
  /** A word of the rules with the id of its rule. */
  | { readonly term: string; readonly rule: string }
  /** A card, by id, with its name. */
  | { readonly card: string; readonly text: string }
  /** A row of a table: lifted out of its sentence into `Clause.under`. */
  | { readonly row: string; readonly tokens: readonly Token[] };

export type Phrase = readonly Token[];

/** One sentence of a card's text, with the rows of its table below it. */
export interface Clause {
  readonly tokens: Phrase;
  readonly under: readonly Clause[];
}

export const text = (words: string): Phrase => [{ text: words }];

const upper = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);

/** The phrase with a capital letter at its start. */
export function capitalised(phrase: Phrase): Phrase {
  const [first, ...rest] = phrase;
  if (first === undefined) return phrase;
  if ('symbol' in first || 'number' in first || 'card' in first || 'row' in first) return phrase;
  if ('term' in first) return [{ ...first, term: upper(first.term) }, ...rest];
  return [{ text: upper(first.text) }, ...rest];
}

/** The plain words of one token. */
export function tokenText(token: Token): string {
  if ('row' in token) return `${token.row}: ${phraseText(token.tokens)}`;
  if ('number' in token) return String(token.number);
  if ('term' in token) return token.term;
  return token.text;
}

export const phraseText = (phrase: Phrase): string => phrase.map(tokenText).join('');

/** A sentence made of a phrase: capital letter, full stop, table rows below it. */
export function sentence(phrase: Phrase): Clause {
  const rows = phrase.flatMap((token) => ('row' in token ? [token] : []));
  const tokens = merged(phrase.filter((token) => !('row' in token)));
  const under = rows.map((row) => {
    const inner = sentence(row.tokens);
    return { tokens: [{ text: `${row.row}: ` }, ...inner.tokens], under: inner.under };
  });
  return { tokens: stopped(capitalised(tokens), under.length > 0), under };
}

/** Neighbouring texts become one. */
export function merged(phrase: Phrase): Phrase {
  const out: Token[] = [];
  for (const token of phrase) {
    const last = out.at(-1);
    if (isPlain(token) && isPlain(last)) out[out.length - 1] = { text: last.text + token.text };
    else out.push(token);
  }
  return out;
}

/** Whether a token is mere text. */
export const isPlain = (token: Token | undefined): token is { readonly text: string } =>
  token !== undefined && 'text' in token && !('symbol' in token) && !('card' in token);

/** Ends a sentence with a full stop, or with a colon where rows follow. */
function stopped(phrase: Phrase, rows: boolean): Phrase {
  const trimmed = trimEnd(phrase);
  const end = phraseText(trimmed).at(-1) ?? '';
  if (rows) return end === ':' ? trimmed : [...trimmed, { text: ':' }];
  return end === '.' || end === '' ? trimmed : [...trimmed, { text: '.' }];
}

function trimEnd(phrase: Phrase): Phrase {
  const last = phrase.at(-1);
  if (!isPlain(last)) return phrase;
  return [...phrase.slice(0, -1), { text: last.text.trimEnd() }];
}

/** The whole text in one line. */
export function toText(clauses: readonly Clause[]): string {
  return clauses
    .map(({ tokens, under }) => [phraseText(tokens), toText(under)].filter((part) => part !== '').join(' '))
    .join(' ');
}
