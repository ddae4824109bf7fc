// Reads printed sentences by a table of phrase patterns. It knows nothing of how they are written.

/** What a phrase means: plain data in the words of `model.ts`. */
export type Meaning = number | string | boolean | readonly Meaning[] | { readonly [name: string]: Meaning };

/**
 * One phrase: of which sort it is, how it is printed (a regular expression), and what it means by itself. In print,
 * `<who>` is a phrase of that sort whose meaning goes under that name, `<n:amount>` goes under another name, that of
 * `<..place>` joins the meaning around it, `<+kind>` is an entry of a list, and `<+..kinds>` are several.
 */
export type Pattern = readonly [sort: string, printed: string, meaning?: Meaning];

/**
 * Reads a table of phrases. A line is `sort: print | print => meaning ; print => meaning`, where a meaning is a word, a
 * number, or several `name=value`; lines with a # are headings.
 */
export const patterns = (table: string): Pattern[] =>
  table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line) => {
      const [, sort, entries] = /^(\w+): ?(.*)$/.exec(line)!;
      return entries.split(' ; ').flatMap((entry): Pattern[] => {
        const [prints, meaning] = entry.split(' => ');
        return prints
          .split(/ \|(?: |$)/)
          .map((print): Pattern =>
            meaning === undefined ? [sort, print] : [sort, print, meaningOf(meaning)],
          );
      });
    });

const scalar = (word: string): Meaning => {
  if (word.startsWith('[')) return [word.slice(1, -1)];
  return /^\d+$/.test(word) ? Number(word) : word === 'true' ? true : word;
};
const meaningOf = (said: string): Meaning =>
  said.includes('=')
    ? Object.fromEntries(
        said.split(' ').map((pair) => {
          const [name, value] = pair.split('=');
          return [name, scalar(value)];
        }),
      )
    : scalar(said);

type Part =
  | { readonly kind: 'print'; readonly test: RegExp }
  | { readonly kind: 'phrase'; readonly sort: string; readonly name: string; readonly how: How };
type How = 'alone' | 'named' | 'joins' | 'entry' | 'entries';

interface Row {
  readonly parts: readonly Part[];
  /** What a text must look like at all to be worth the search. */
  readonly shape: RegExp;
  readonly meaning: Meaning | undefined;
}

const PHRASE = /<(\+?)(\.\.)?(?:(\w+):)?(\w+)>/g;

function rowOf([, printed, meaning]: Pattern): Row {
  const parts: Part[] = [];
  let at = 0;
  const print = (source: string): void => {
    if (source !== '') parts.push({ kind: 'print', test: new RegExp(source, 'yi') });
  };
  const phrases = [...printed.matchAll(PHRASE)];
  for (const found of phrases) {
    const [whole, plus, joins, name, sort] = found;
    print(printed.slice(at, found.index));
    at = found.index + whole.length;
    const alone = meaning === undefined && phrases.length === 1 && name === undefined;
    const how: How =
      plus !== '' ? (joins ? 'entries' : 'entry') : joins ? 'joins' : alone ? 'alone' : 'named';
    parts.push({ kind: 'phrase', sort, name: name ?? sort, how });
  }
  print(printed.slice(at));
  return { parts, shape: new RegExp(`^${printed.replaceAll(PHRASE, '.*')}$`, 'is'), meaning };
}

/** Puts the meanings of a row's phrases together. */
function combine(row: Row, found: readonly Meaning[]): Meaning {
  const phrases = row.parts.filter((part) => part.kind === 'phrase');
  const [first] = phrases;
  if (first === undefined) return row.meaning ?? {};
  if (first.how === 'alone') return found[0];
  if (first.how === 'entry' || first.how === 'entries') {
    return phrases.flatMap(({ how }, i) => (how === 'entries' ? (found[i] as Meaning[]) : [found[i]]));
  }
  const said: { [name: string]: Meaning } = {};
  for (const [i, { how, name }] of phrases.entries()) {
    if (how === 'joins') Object.assign(said, found[i]);
    else said[name] = found[i];
  }
  return { ...said, ...(row.meaning as object | undefined) };
}

/** Phrases that are kept. */
const MOST_KEPT = 300_000;

/** Reads a text as a phrase of some sort: its first meaning in the order of the patterns, or null. */
export type Reader = (sort: string, text: string) => Meaning | null;

/** Makes a reader from phrase patterns. Phrases that were read once are kept. */
export function createReader(patterns: readonly Pattern[]): Reader {
  const rows = new Map<string, Row[]>();
  for (const pattern of patterns) rows.set(pattern[0], [...(rows.get(pattern[0]) ?? []), rowOf(pattern)]);
  const known = new Map<string, Meaning | null>();
  let depth = 0;

  /** Reads; between two sentences what was kept may be forgotten. */
  const read: Reader = (sort, text) => {
    if (depth === 0 && known.size > MOST_KEPT) known.clear();
    depth++;
    const meaning = phrase(sort, text);
    depth--;
    return meaning;
  };

  const phrase: Reader = (sort, text) => {
    if (sort === 'number') return /^-?\d+$/.test(text) ? Number(text) : null;
    if (sort === 'name') return /^«[^«»]+»$/.test(text) ? text.slice(1, -1) : null;
    const key = `${sort}|${text}`;
    const kept = known.get(key);
    if (kept !== undefined) return kept;
    // A phrase that is asked for while it is being read leads nowhere.
    known.set(key, null);
    const list = rows.get(sort);
    if (list === undefined) throw new Error(`no patterns for "${sort}"`);
    for (const row of list) {
      const found = row.shape.test(text) ? fit(row, 0, text, 0) : null;
      if (found === null) continue;
      const meaning = combine(row, found);
      known.set(key, meaning);
      return meaning;
    }
    return null;
  };

  /** The meanings of the phrases from part `i` on, where they fill the text from `at` to its end. */
  const fit = (row: Row, i: number, text: string, at: number): Meaning[] | null => {
    if (i === row.parts.length) return at === text.length ? [] : null;
    const part = row.parts[i];
    if (part.kind === 'print') {
      part.test.lastIndex = at;
      return part.test.test(text) ? fit(row, i + 1, text, part.test.lastIndex) : null;
    }
    const next = row.parts[i + 1];
    const last = i === row.parts.length - 1;
    for (let end = last ? text.length : at; end <= text.length; end++) {
      if (next?.kind === 'print') {
        next.test.lastIndex = end;
        if (!next.test.test(text)) continue;
      }
      const rest = fit(row, i + 1, text, end);
      if (rest === null) continue;
      const meaning = read(part.sort, text.slice(at, end));
      if (meaning !== null) return [meaning, ...rest];
    }
    return null;
  };
  return read;
}
