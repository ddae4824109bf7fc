// What must hold of the spans of any card's text.
import type { Span, SpannedText } from '../../shared/packs/spans.ts';
import { phraseText, toText, type Clause, type Token } from '../../shared/words/tokens.ts';

export const everySpan = (spans: readonly Span[]): Span[] =>
  spans.flatMap((span) => [span, ...everySpan(span.spans)]);

const tokensOf = ({ tokens, under }: Clause): readonly Token[] => [...tokens, ...under.flatMap(tokensOf)];
const isEnd = (token: Token): boolean => 'text' in token && /^[.:]$/.test(token.text);

/** The words that belong to no part, but for the ends of sentences. */
export const loose = ({ clauses }: SpannedText): Token[] =>
  clauses.flatMap(tokensOf).filter((token) => token.marks === undefined && !isEnd(token));

/** The words of each part. */
function wordsOf(text: SpannedText): Map<string, string> {
  const found = new Map<string, string>();
  for (const { at, pieces } of everySpan(text.spans))
    found.set(at, `${found.get(at) ?? ''}${pieces.map(phraseText).join('|')}`.toLowerCase());
  return found;
}

/** Words without the signs and spaces that join them to others. */
const bare = (words: string): string => words.replace(/[\s,:;|]+/g, ' ').trim();
/** The effect, or else the rule, that a part is in. */
const clauseOf = (part: string): string =>
  /^.*\/(?:do|then|else|price|effects|of\/\d+)\/\d+(?=\/|$)/.exec(part)?.[0] ?? /^\/\w+\/\d+/.exec(part)![0];
const partOf = (at: string): string => at.slice(0, at.lastIndexOf('/'));
const isIn = (at: string, part: string): boolean => at === part || at.startsWith(`${part}/`);

/** What an edit of a field changes in words that do not belong to the part that has it; nothing, or a fault. */
export function strays(
  before: SpannedText,
  { at, part }: { readonly at: string; readonly part: string },
  after: SpannedText,
): string[] {
  if (toText(before.clauses) === toText(after.clauses)) return [];
  const [some, others] = [wordsOf(before), wordsOf(after)];
  const heard = [...some.keys(), ...others.keys()].some((place) => isIn(place, at));
  const far = [...some].filter(([place, words]) => {
    const other = others.get(place);
    // What is around a part suits its words to it.
    const around = isIn(part, partOf(place));
    return !isIn(place, clauseOf(part)) && !around && other !== undefined && bare(other) !== bare(words);
  });
  return [
    ...(heard
      ? []
      : [
          `${at}: no words, but the text depends on it: ${toText(before.clauses)} / ${toText(after.clauses)}`,
        ]),
    ...far.map(([place, words]) => `${at} changes ${place}: "${words}" to "${others.get(place)}"`),
  ];
}
