import type { Json } from '../../engine/json.ts';
import type { Language } from '../../words/languages.ts';
import type { Clause, Phrase, Token } from '../../words/tokens.ts';
import type { Bench } from './bench.ts';
import { partsOf, type Part } from './parts.ts';
import { bare, isIn, MISSING, spoken } from './spoken.ts';
import type { PartLine } from './types.ts';

const phrasesOf = ({ tokens, under }: Clause): readonly Phrase[] => [tokens, ...under.flatMap(phrasesOf)];

/**
 * The rules and clauses at some places of a card as an outline: each with its own words, and below it those that are in it.
 *
 * @param at pointers of elements of one list
 */
export function partLines(
  bench: Bench,
  definition: Json,
  at: readonly string[],
  language: Language,
): readonly PartLine[] {
  const tokens = spoken(bench, definition, language).clauses.flatMap(phrasesOf).flat();
  const parts = partsOf(bench.forms, definition).filter(
    ({ site, role, listed }) =>
      listed && (role === 'clause' || role === 'rule') && at.some((place) => isIn(site.at, place)),
  );
  return parts.map((part) => ({
    depth: parts.filter((other) => other !== part && isIn(part.site.at, other.site.at)).length,
    text: bare(tokens.filter((token) => ownerOf(token, parts) === part)) || MISSING,
  }));
}

/** The innermost of some parts that a token is made from; what joins two of them belongs to neither. */
function ownerOf({ marks = [] }: Token, parts: readonly Part[]): Part | undefined {
  if (marks.some(({ role }) => role === 'joint')) return undefined;
  return parts.findLast(({ site }) => marks.some(({ at }) => isIn(at, site.at)));
}
