import type { Language } from '../../words/languages.ts';
import { toText, type Clause, type Token } from '../../words/tokens.ts';
import type { Json } from '../../engine/json.ts';
import { parted } from '../edit/operation.ts';
import type { Bench } from './bench.ts';
import { said } from './controls.ts';
import type { Part } from './parts.ts';
import { isIn, spoken } from './spoken.ts';
import type { Draft } from './types.ts';

/** A draft with the words of what is known of it and of what was typed. */
export interface DraftLine extends Draft {
  readonly words: string;
}

/** A line before its pieces are told apart: marked tokens, or a draft. */
export interface TextLine {
  readonly at: string;
  readonly depth: number;
  readonly tokens: readonly Token[];
  /** What is not understood yet, in place of tokens. */
  readonly draft?: DraftLine;
}

/** What is outermost in a line: its rule, or an effect where there are no rules. */
const topOf = ({ tokens }: Pick<TextLine, 'tokens'>): string =>
  tokens.find(({ marks }) => marks !== undefined)?.marks?.[0]?.at ?? '';

/** The text of each rule of a card, or of each effect where there are no rules, by its pointer. */
export const ruleTexts = (
  bench: Bench,
  definition: Json,
  language: Language,
): readonly { readonly at: string; readonly text: string }[] =>
  [...Map.groupBy(spoken(bench, definition, language).clauses, topOf)].map(([at, clauses]) => ({
    at,
    text: toText(clauses),
  }));

/** Whether a token is made from something within a part. */
const isOf = ({ marks = [] }: Token, at: string): boolean => marks.some((mark) => isIn(mark.at, at));

/**
 * The lines of a text: each sentence, what is before the first of several effects of a rule, and each row below a sentence.
 *
 * @param parts of the card
 */
export function textLines(clauses: readonly Clause[], parts: readonly Part[]): readonly TextLine[] {
  const rules = parts.filter(({ role }) => role === 'rule');
  const headed = new Set<string>();
  return clauses.flatMap((clause) => {
    const top = topOf(clause);
    const rule = rules.find(({ site }) => site.at === top);
    const effect = rule && clauseBelow(rule, clause, parts);
    if (effect === undefined) return lineWith(clause, top, headed.has(top) ? 1 : 0);
    const isFirst = !headed.has(top);
    headed.add(top);
    const cut = isFirst ? headLength(clause, effect) : 0;
    if (cut === 0) return isFirst ? lineWith(clause, top, 0) : lineWith(clause, effect, 1);
    const head = { at: top, depth: 0, tokens: clause.tokens.slice(0, cut) };
    return [head, ...lineWith({ ...clause, tokens: clause.tokens.slice(cut) }, effect, 1)];
  });
}

function lineWith(clause: Clause, at: string, depth: number): readonly TextLine[] {
  const below = clause.under.flatMap((row) => lineWith(row, rowOf(row, at), depth + 1));
  return [{ at, depth, tokens: clause.tokens }, ...below];
}

/** What a row below a line is made from: the innermost part that is in all of its words. */
function rowOf({ tokens }: Clause, around: string): string {
  const marked = tokens.filter(({ marks }) => marks !== undefined);
  const shared = marked[0]?.marks?.filter(({ at }) => marked.every((token) => isOf(token, at))) ?? [];
  return shared.at(-1)?.at ?? around;
}

/** The effect that a sentence of a rule with several says; undefined where the rule has one effect or none. */
function clauseBelow(rule: Part, { tokens }: Clause, parts: readonly Part[]): string | undefined {
  const direct = parts.filter(({ within, listed }) => within === rule && listed);
  const several = direct.filter(({ site }) =>
    direct.some((other) => other.site !== site && isBeside(other, site.at)),
  );
  return several.find(({ site }) => tokens.some((token) => isOf(token, site.at)))?.site.at;
}

const isBeside = ({ site }: Part, at: string): boolean => parted(site.at)[0] === parted(at)[0];

/** How many tokens of a sentence come before its effect; 0 where the effect is not at its end. */
function headLength({ tokens }: Clause, effect: string): number {
  const cut = tokens.findIndex((token) => isOf(token, effect));
  const isTail = tokens.slice(cut).every((token) => token.marks === undefined || isOf(token, effect));
  return isTail ? cut : 0;
}

/** Lines with the drafts among them, each behind what it comes after. */
export const withDrafts = (lines: readonly TextLine[], drafts: readonly DraftLine[]): readonly TextLine[] =>
  drafts.reduce((all, draft) => {
    const { anchor } = draft;
    const [list, index] = parted(anchor);
    const isFirst = index === '0';
    const before = isFirst ? parted(list)[0] : `${list}/${Number(index) - 1}`;
    const isBefore = ({ at, tokens }: TextLine): boolean =>
      at === before || tokens.some((token) => isOf(token, before));
    const line = before === '' ? -1 : isFirst ? all.findIndex(isBefore) : all.findLastIndex(isBefore);
    // Rows below a line are not parted from it.
    let place = line + 1;
    while (line >= 0 && place < all.length && all[place].depth > all[line].depth && !isFirst) place++;
    const depth = line < 0 || parted(list)[0] === '' ? 0 : 1;
    return all.toSpliced(place, 0, { at: anchor, depth, tokens: [], draft });
  }, lines);

/** What a screen reader calls each line. */
export function lineNames(
  lines: readonly TextLine[],
  parts: readonly Part[],
  language: Language,
): readonly string[] {
  const rules = parts
    .filter(({ within, listed }) => within === undefined && listed)
    .map(({ site }) => site.at);
  const seen = new Map<string, number>();
  return lines.map((line) => {
    if (line.draft !== undefined) return said(language, 'line.draft');
    const rule = rules.findIndex((at) => isIn(line.at, at));
    if (rule < 0) return said(language, 'line.card');
    const place = (seen.get(rules[rule]) ?? 0) + 1;
    seen.set(rules[rule], place);
    return place === 1
      ? said(language, 'line.rule', { place: rule + 1, count: rules.length })
      : said(language, 'line.below', { place, rule: rule + 1 });
  });
}
