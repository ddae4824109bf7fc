/** What a piece of a card's text says. */
export type SpanRole =
  | 'rule'
  | 'trigger'
  | 'clause'
  | 'joint'
  | 'verb'
  | 'amount'
  | 'cards'
  | 'condition'
  | 'change'
  | 'who'
  | 'keyword'
  | 'choice';

/** The part of a card that a piece of its text is made from. */
export interface TextMark {
  /** JSON pointer in the card. */
  readonly at: string;
  readonly role: SpanRole;
}

/** A piece of generated text. How a symbol, a term or a card looks is up to the view. */
export type Token = (
  | { readonly text: string }
  | { readonly number: number }
  /** A symbol, the amount that is set into it if there is one, and the words for it where symbols cannot be shown. */
  | { readonly symbol: string; readonly text: string; readonly value?: string }
  /** A word of the rules with the id of its rule. */
  | { readonly term: string; readonly rule: string }
  /** A card, by id, with its name. */
  | { readonly card: string; readonly text: string }
  /** A pack, by id. */
  | { readonly pack: string; readonly text: string }
  /** A row of a table: lifted out of its sentence into `Clause.under`. `label` is the mark of the row's own words. */
  | { readonly row: string; readonly tokens: readonly Token[]; readonly label?: TextMark }
) & {
  /** Parts of its card, each within the one before; left out where nothing asks for them. */
  readonly marks?: readonly TextMark[];
};

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
  return [{ ...first, text: upper(first.text) }, ...rest];
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
  const under = rows.map(({ row, tokens: said, label, marks = [] }) => {
    const inner = sentence(marks.reduceRight(marked, said));
    const named = [...marks, ...(label === undefined ? [] : [label])];
    return { tokens: [...named.reduceRight(marked, text(`${row}: `)), ...inner.tokens], under: inner.under };
  });
  return { tokens: stopped(capitalised(tokens), under.length > 0), under };
}

/** Neighbouring texts become one. */
export function merged(phrase: Phrase): Phrase {
  const out: Token[] = [];
  for (const token of phrase) {
    const last = out.at(-1);
    if (isPlain(token) && isPlain(last) && sameMarks(token, last))
      out[out.length - 1] = { ...last, text: last.text + token.text };
    else out.push(token);
  }
  return out;
}

/** The phrase as a part of the card at a mark. */
export const marked = (phrase: Phrase, mark: TextMark): Phrase =>
  phrase.map((token) =>
    isSame(token.marks?.[0], mark) ? token : { ...token, marks: [mark, ...(token.marks ?? [])] },
  );

/** The same for those of its tokens only that are not part of anything yet; rows are sentences of their own. */
export function claimed(phrase: Phrase, mark: TextMark, outer?: TextMark): Phrase {
  const marks = outer === undefined ? [mark] : [outer, mark];
  return phrase.map((token) =>
    token.marks === undefined && !('row' in token) ? { ...token, marks } : token,
  );
}

/** The phrase with a mark in place of another one. */
export const remarked = (phrase: Phrase, old: TextMark, mark: TextMark): Phrase =>
  phrase.map((token) =>
    token.marks === undefined
      ? token
      : { ...token, marks: token.marks.map((one) => (isSame(one, old) ? mark : one)) },
  );

const isSame = (one: TextMark | undefined, other: TextMark | undefined): boolean =>
  one?.at === other?.at && one?.role === other?.role;

function sameMarks({ marks: some = [] }: Token, { marks: others = [] }: Token): boolean {
  return (
    some === others || (some.length === others.length && some.every((mark, i) => isSame(mark, others[i])))
  );
}

/** Whether a token is mere text. */
export const isPlain = (
  token: Token | undefined,
): token is { readonly text: string; readonly marks?: readonly TextMark[] } =>
  token !== undefined && 'text' in token && !('symbol' in token) && !('card' in token) && !('pack' in token);

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
  return [...phrase.slice(0, -1), { ...last, text: last.text.trimEnd() }];
}

/** The whole text in one line. */
export function toText(clauses: readonly Clause[]): string {
  return clauses
    .map(({ tokens, under }) => [phraseText(tokens), toText(under)].filter((part) => part !== '').join(' '))
    .join(' ');
}

/** A token without the parts of the card that it is made from. */
export function unmarked(token: Token): Token {
  if ('row' in token) return { row: token.row, tokens: token.tokens.map(unmarked) };
  if (token.marks === undefined) return token;
  const own = { ...token };
  delete own.marks;
  return own;
}
