// The file of the cards as text, beside the data that the rest of the page is made from.
import { same, type Json } from '../../../../shared/engine/json.ts';
import { once } from '../../../../shared/engine/once.ts';
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

/**
 * The paper once its file has other data: what is the same keeps its characters. It is written as soon as it is read, which
 * only the raw view does.
 */
export function followed(paper: Paper, data: Json): Paper {
  if (paper.data === data) return paper;
  const text = once(() => textWith(paper, data));
  return {
    data,
    get text() {
      return text();
    },
  };
}

function textWith({ text, data: before }: Paper, data: Json): string {
  if (same(before, data)) return text;
  const done = applyOperations(text, operationsOf(differences(before, data)));
  return done.kind === 'edited' ? done.text : printed(data);
}

/** The paper with another text. */
export const written = (paper: Paper, text: string): Paper => ({
  text,
  data: parse(text).document?.value ?? paper.data,
});

function faultIn({ text }: Paper, language: Language): BenchFault | null {
  const { document, problems } = parse(text);
  if (document !== undefined) return null;
  const [{ line, column, ...problem }] = problems;
  const { sentence, cure } = describe(
    { ...problem, line, column, severity: 'error', pack: '', file: '' },
    language,
  );
  return { line, column, words: `${sentence} ${cure}` };
}

/** Where the card at an index is, and what the file cannot be read for: found as soon as it is asked for. */
export function fileIn(
  paper: Paper,
  index: number,
  language: Language,
): Pick<BenchFile, 'lines' | 'pointer' | 'fault'> {
  const pointer = pointerOf(index);
  const lines = once(() => readable(paper).linesOf(pointer));
  const fault = once(() => faultIn(paper, language));
  return {
    pointer,
    get lines() {
      return lines();
    },
    get fault() {
      return fault();
    },
  };
}

/** Problems of the card at an index with their places in the text. */
export function placed(
  paper: Paper,
  index: number,
  problems: readonly AdviceRow[],
): readonly WrittenAdvice[] {
  if (problems.length === 0) return [];
  const document = readable(paper);
  return problems.map((problem) => ({ ...problem, ...document.at(pointerOf(index) + problem.at) }));
}

const pointerOf = (index: number): string => `/cards/${index}`;

/** The text, or what its data would be printed as while it cannot be read. */
const readable = ({ text, data }: Paper) => parse(text).document ?? parse(printed(data)).document!;
