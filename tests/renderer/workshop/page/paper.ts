// The file of the cards as text, beside the data that the rest of the page is made from.
import { same, type Json } from '../../../../shared/engine/json.ts';
import { printed } from '../../../../shared/packs/card-commands/pack-data.ts';
import { applyOperations } from '../../../../shared/packs/document/apply.ts';
import { differences, operationsOf } from '../../../../shared/packs/edit/difference.ts';
import { parse } from '../../../../shared/packs/parse.ts';
import { describe } from '../../../../shared/packs/problems.ts';
import type { WrittenAdvice } from '../../../../shared/rpc/messages/workshop.ts';
import type { AdviceRow } from '../../../../shared/packs/advice/advice-row.ts';
import type { Language } from '../../../../shared/words/languages.ts';
import type { BenchFault, BenchFile } from '../../../../renderer/workshop/bench.ts';

/** A text, and the data of the last one that could be read. */
export interface Paper {
  readonly text: string;
  readonly data: Json;
}

export const paperOf = (data: Json): Paper => ({ text: printed(data), data });

/** The paper once its file has other data: what is the same keeps its characters. */
export function followed(paper: Paper, data: Json): Paper {
  if (same(paper.data, data)) return paper;
  const done = applyOperations(paper.text, operationsOf(differences(paper.data, data)));
  return done.kind === 'edited' ? { text: done.text, data } : paperOf(data);
}

/** The paper with another text. */
export const written = (paper: Paper, text: string): Paper => ({
  text,
  data: parse(text).document?.value ?? paper.data,
});

export function faultIn({ text }: Paper, language: Language): BenchFault | null {
  const { document, problems } = parse(text);
  if (document !== undefined) return null;
  const [{ line, column, ...problem }] = problems;
  const { sentence, cure } = describe(
    { ...problem, line, column, severity: 'error', pack: '', file: '' },
    language,
  );
  return { line, column, words: `${sentence} ${cure}` };
}

/** Where the card at an index is, with the problems in it. */
export function placesIn(
  { text, data }: Paper,
  index: number,
  problems: readonly AdviceRow[],
): Pick<BenchFile, 'lines' | 'pointer'> & { readonly problems: readonly WrittenAdvice[] } {
  const pointer = `/cards/${index}`;
  const document = parse(text).document ?? parse(printed(data)).document!;
  return {
    pointer,
    lines: document.linesOf(pointer),
    problems: problems.map((problem) => ({ ...problem, ...document.at(pointer + problem.at) })),
  };
}
