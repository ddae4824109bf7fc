import type { Json } from '../../engine/json.ts';
import type { Language } from '../../words/languages.ts';
import { unmarked, type Token } from '../../words/tokens.ts';
import { parted } from '../edit/operation.ts';
import type { Bench } from './bench.ts';
import { draftWords } from './drafts.ts';
import { gapsOf } from './gaps.ts';
import { handlesOf } from './handles.ts';
import { lineNames, textLines, withDrafts, type TextLine } from './lines.ts';
import { partsOf, type Part } from './parts.ts';
import { isIn, spoken } from './spoken.ts';
import { StopFinder, type FoundStop } from './stops.ts';
import type { Draft, Gap, SentenceLine, SentencePiece, Sentence, SentenceStop } from './types.ts';

/**
 * A card's text as it is edited: lines of pieces, with all that can be changed in them.
 *
 * @param definition of the card, whatever is written in it
 * @param drafts what is not a program yet
 */
export function sentenceOf(
  bench: Bench,
  definition: Json,
  language: Language,
  drafts: readonly Draft[] = [],
): Sentence {
  const text = spoken(bench, definition, language);
  const parts = partsOf(bench.forms, definition);
  const gaps = gapsOf(bench, definition, parts, text.clauses, language);
  const worded = drafts.map((draft) => ({
    ...draft,
    words: draftWords(bench, definition, draft, language),
  }));
  const written = withDrafts(textLines(text.clauses, parts), worded);
  const lineOf = (gap: Gap): number => lineOfGap(gap, written);
  const empty = gaps.filter((gap) => lineOf(gap) < 0);
  const lines: readonly TextLine[] = [
    ...written,
    ...empty.map((gap) => ({ at: parted(gap.at)[0], depth: 0, tokens: [] })),
  ];
  const stops = new StopFinder(bench, definition, parts, text, language).find(lines);
  const names = lineNames(lines, parts, language);
  const places = gaps.map((gap) => (lineOf(gap) < 0 ? written.length + empty.indexOf(gap) : lineOf(gap)));
  return {
    lines: lines.map((line, i): SentenceLine => ({
      at: line.at,
      depth: line.depth,
      name: names[i],
      pieces: line.draft === undefined ? piecesOf(line, stops, parts) : draftPiece(line, i, stops),
      stops: indices(stops, (stop) => stop.line === i),
      gaps: indices(places, (place) => place === i),
    })),
    stops: stops.map((stop) => finished(stop, stops)),
    handles: handlesOf(bench, parts, text.clauses, language),
    gaps,
  };
}

const indices = <T>(list: readonly T[], test: (item: T) => boolean): readonly number[] =>
  list.flatMap((item, i) => (test(item) ? [i] : []));

/** The line of what a gap comes after, or of what has its empty list; -1 where there is none. */
function lineOfGap({ at, empty }: Gap, lines: readonly TextLine[]): number {
  const [list, index] = parted(at);
  const place = empty ? parted(list)[0] : `${list}/${Number(index) - 1}`;
  if (place === '') return -1;
  const isOf = ({ marks = [] }: Token): boolean => marks.some((mark) => isIn(mark.at, place));
  return lines.findLastIndex(({ tokens }) => tokens.some(isOf));
}

function piecesOf(
  { tokens }: TextLine,
  stops: readonly FoundStop[],
  parts: readonly Part[],
): readonly SentencePiece[] {
  const stopOf = new Map<Token, number>();
  for (const [i, { tokens: own, over }] of stops.entries())
    if (over === undefined) for (const token of own) stopOf.set(token, i);
  return tokens.map((token) => {
    const stop = stopOf.get(token);
    const around = new Set(token.marks?.flatMap(({ at, role }) => (role === 'joint' ? [] : [at])));
    return {
      token: unmarked(token),
      ...(stop !== undefined && { stop }),
      handles: indices(parts, ({ site }) => around.has(site.at)),
    };
  });
}

const draftPiece = (
  { draft }: TextLine,
  line: number,
  stops: readonly FoundStop[],
): readonly SentencePiece[] => [
  { token: { text: draft?.words ?? '' }, stop: stops.findIndex((stop) => stop.line === line), handles: [] },
];

/** A stop as it is sent. */
function finished({ stop, tokens, over }: FoundStop, stops: readonly FoundStop[]): SentenceStop {
  const shared = over === undefined ? -1 : stops.indexOf(over);
  return { ...stop, pieces: tokens.length, ...(shared >= 0 && { over: shared }) };
}
