// What must hold of reading: what is printed is read back, nothing else is read into a text, and a slip is understood.
import { drawFrom, type Draw } from '../../../shared/engine/random.ts';
import type { Json } from '../../../shared/engine/json.ts';
import { READING_BOUNDS } from '../../../shared/packs/reading/interpreter.ts';
import { normalised } from '../../../shared/packs/reading/normal.ts';
import type { TypedOffers } from '../../../shared/packs/reading/offers.ts';
import type { Language } from '../../../shared/words/languages.ts';
import { printed, type Drawn, type ReadGame } from './drawn.ts';

/** What came of reading many texts. */
export interface ReadBack {
  /** Texts that were read, and those that are too long to be. */
  readonly read: number;
  readonly long: number;
  /** Texts whose program is not among their readings. */
  readonly missed: readonly string[];
  /** Texts with readings that mean different things. */
  readonly several: number;
  /** The most entries of a chart, and the milliseconds of one text in a hundred and of half of them. */
  readonly entries: number;
  readonly p50: number;
  readonly p99: number;
}

const formOf = ({ content }: ReadGame, { part }: Drawn, program: Json): string =>
  JSON.stringify(content.language!.canonical(part, program));

const isLong = (text: string): boolean => normalised(text).length > READING_BOUNDS.letters;

/** Reads what is printed of some programs. */
export function readBack(game: ReadGame, drawn: readonly Drawn[], language: Language): ReadBack {
  const { reader } = game;
  const texts = drawn.map((one) => ({ one, text: printed(game, one, language) }));
  const short = texts.filter(({ text }) => !isLong(text));
  const times: number[] = [];
  const missed: string[] = [];
  let [several, entries] = [0, 0];
  for (const { one, text } of short) {
    const began = performance.now();
    const interpretation = reader.interpret(text, one.place, language);
    const readings = reader.allowed(interpretation.programs, one.place);
    times.push(performance.now() - began);
    entries = Math.max(entries, interpretation.entries);
    if (readings.length > 1) several++;
    if (!readings.some((reading) => formOf(game, one, reading) === one.form))
      missed.push(`${text}\n  ${JSON.stringify(one.program)}`);
  }
  times.sort((a, b) => a - b);
  const [p50 = 0, p99 = 0] = [0.5, 0.99].map((part) => times[Math.floor(times.length * part)]);
  return { read: short.length, long: texts.length - short.length, missed, several, entries, p50, p99 };
}

const pick = <T>(draw: Draw, list: readonly T[]): T => list[draw(list.length)];

/** A text with one word dropped, doubled, exchanged with the next one, or mistyped. */
function altered(text: string, draw: Draw): string {
  const words = text.split(' ');
  const at = draw(words.length);
  const [word, next = ''] = words.slice(at);
  switch (draw(4)) {
    case 0:
      return words.toSpliced(at, 1).join(' ');
    case 1:
      return words.toSpliced(at, 0, word).join(' ');
    case 2:
      return words.toSpliced(at, 2, next, word).join(' ');
    default:
      return words.with(at, slipped(word, draw)).join(' ');
  }
}

/** A text with one of its letters dropped, doubled, exchanged with the next one, or mistyped; as it is without letters. */
function slipped(text: string, draw: Draw): string {
  const letters = [...text.matchAll(/\p{L}/gu)];
  if (letters.length === 0) return text;
  const { index: at } = pick(draw, letters);
  const [letter, next = ''] = text.slice(at);
  const instead = ['', letter + letter, String.fromCharCode(97 + draw(26))];
  const kind = draw(instead.length + 1);
  return kind < instead.length
    ? text.slice(0, at) + instead[kind] + text.slice(at + 1)
    : text.slice(0, at) +
        (/\p{L}/u.test(next) ? next + letter : letter) +
        text.slice(at + letter.length + (/\p{L}/u.test(next) ? 1 : 0));
}

/** Readings of altered texts that print something else than what was typed. */
export function falseReadings(game: ReadGame, drawn: readonly Drawn[], language: Language): string[] {
  const draw = drawFrom(`altered ${language}`);
  const interpreter = game.reader.interpreterOf(language);
  return drawn.flatMap((one) => {
    const text = altered(printed(game, one, language), draw);
    const typed = normalised(text);
    const kind = String(one.place.card.kind);
    return game.reader
      .interpret(text, one.place, language)
      .programs.filter((program) => !interpreter.typed(one.part, program, kind).includes(typed))
      .map((program) => `${text}\n  ${JSON.stringify(program)}`);
  });
}

/** Texts with a slip in one letter, and those of which the program is not among the first three offers. */
export function slips(
  game: ReadGame,
  offers: TypedOffers,
  drawn: readonly Drawn[],
  language: Language,
): { typed: number; missed: readonly string[] } {
  const draw = drawFrom(`slips ${language}`);
  const typed = drawn.flatMap((one) => {
    const text = printed(game, one, language);
    const wrong = slipped(text, draw);
    return isLong(text) || normalised(wrong) === normalised(text) ? [] : [{ one, wrong }];
  });
  const missed = typed.filter(
    ({ one, wrong }) =>
      !offers
        .of(wrong, one.place, language, 3)
        .some(({ program }) => formOf(game, one, program) === one.form),
  );
  return { typed: typed.length, missed: missed.map(({ wrong }) => wrong) };
}

const SIGNS = ['(', ')', ',', '.', ';', ':', '-', '–', '’', '"', '%', '{', '\\', '\u0000', '🂡', 'ß', '½'];

/** Texts of words of a language, numbers and signs, in no order. */
export function randomTexts(game: ReadGame, language: Language, seed: string, count: number): string[] {
  const draw = drawFrom(seed);
  const vocabulary = [...game.reader.interpreterOf(language).vocabulary];
  const word = (): string => {
    const sort = draw(6);
    if (sort === 0) return String(draw(3) === 0 ? draw(100_000) : draw(10));
    if (sort === 1) return pick(draw, SIGNS);
    if (sort === 2) return String.fromCharCode(draw(0xffff));
    return pick(draw, vocabulary);
  };
  return Array.from({ length: count }, () =>
    Array.from({ length: draw(60) }, word).join(draw(4) === 0 ? '' : ' '),
  );
}
