// A card's text by its parts: each rule by itself, and in it the words that say when it happens.
import { isPlain, unmarked, type Clause, type Phrase, type SpanRole, type Token } from './tokens.ts';

/** What one part of a card says: a rule, or what its price adds. */
export interface Passage {
  /** The words at its beginning that say when, or its keyword; empty where that goes without saying. */
  readonly lead: Phrase;
  /** What it says after them, a clause a sentence. */
  readonly clauses: readonly Clause[];
}

/** Clauses that are a passage each, without words that say when. */
export const plainPassages = (clauses: readonly Clause[]): Passage[] =>
  clauses.map((clause) => ({ lead: [], clauses: [clause] }));

/** The passages of a text whose pieces are marked; they come without their marks. */
export function passagesOf(clauses: readonly Clause[]): Passage[] {
  const parts: { readonly at: string | undefined; readonly clauses: Clause[] }[] = [];
  for (const clause of clauses) {
    const at = partOf(clause);
    const open = parts.at(-1);
    if (open !== undefined && at !== undefined && open.at === at) open.clauses.push(clause);
    else parts.push({ at, clauses: [clause] });
  }
  return parts.map(({ clauses: [first, ...others] }) => {
    const [lead, tokens] = splitLead(first.tokens);
    return {
      lead: lead.map(unmarked),
      clauses: [{ tokens, under: first.under }, ...others].map(bare),
    };
  });
}

/** All words of a passage as clauses: those that say when are where they were. */
export const clausesOf = ({ lead, clauses: [first, ...others] }: Passage): Clause[] =>
  first === undefined ? [] : [{ ...first, tokens: [...lead, ...first.tokens] }, ...others];

/** The outermost part of the card that a clause is made from. */
const partOf = ({ tokens }: Clause): string | undefined =>
  tokens.find(({ marks = [] }) => marks.length > 0)?.marks?.[0].at;

/** What says what happens, and on which condition. */
const EFFECTS: ReadonlySet<SpanRole> = new Set(['clause', 'change', 'condition']);

const isKeyword = ({ marks = [] }: Token): boolean => marks.some(({ role }) => role === 'keyword');

const saysWhen = ({ marks = [] }: Token): boolean => marks.some(({ role }) => role === 'trigger');

const isEffect = (token: Token): boolean =>
  !saysWhen(token) && (token.marks ?? []).some(({ role }) => EFFECTS.has(role));

/** Words that say when end with a comma or a colon, and the space after it. */
const END = /^.*[,:](?:\s+|$)/su;

/** What is said first and in other letters: a keyword, or when something happens. */
function splitLead(tokens: Phrase): [lead: Phrase, rest: Phrase] {
  const behind = tokens.findIndex((token) => !isKeyword(token));
  if (behind > 0) return [tokens.slice(0, behind), tokens.slice(behind)];
  const start = tokens.findIndex(isEffect);
  const head = tokens.slice(0, Math.max(0, start));
  if (!head.some(saysWhen)) return [[], tokens];
  const last = head.findLastIndex((token) => isPlain(token) && END.test(token.text));
  const token = tokens[last] as Token | undefined;
  if (!isPlain(token)) return [[], tokens];
  const [said] = END.exec(token.text)!;
  const after = token.text.slice(said.length);
  return [
    [...tokens.slice(0, last), { ...token, text: said }],
    [...(after === '' ? [] : [{ ...token, text: after }]), ...tokens.slice(last + 1)],
  ];
}

/** A clause without marks. */
const bare = ({ tokens, under }: Clause): Clause => ({
  tokens: tokens.map(unmarked),
  under: under.map(bare),
});
