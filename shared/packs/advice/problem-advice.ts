import type { Json } from '../../engine/json.ts';
import { nameInPack } from '../card-id.ts';
import { operated, type Operation } from '../edit/operation.ts';
import { escapeSegment, segmentsOf, valueAt } from '../pointer.ts';
import { plainName } from '../../words/names.ts';
import { describe, type Problem, type ProblemData } from '../problems.ts';
import type { AdviceRow, Cure } from './advice-row.ts';
import { cureLabel } from './cure-label.ts';
import { curesFor } from './cures.ts';
import type { Remedy } from './game-advice.ts';
import type { PlayerWords } from './player-words.ts';
import { faultsOf, type Workbench } from './workbench.ts';

/** The pack.json of the pack that is being written, and the versions of the packs that are there. */
export interface PackNeeds {
  /** What its pack.json says it needs; undefined where that says nothing. */
  readonly requires: { readonly [pack: string]: string } | undefined;
  /** The version of a pack of the same game that is there. */
  version(pack: string): string | undefined;
  readonly licence: string;
}

/**
 * A problem of a card in the words of a player, with what mends it.
 *
 * @param problem of that card, as `checkCard` has found it
 * @param at JSON pointer of the problem inside the definition
 */
export function problemAdvice(
  problem: Problem,
  at: string,
  bench: Workbench,
  words: PlayerWords,
  needs: PackNeeds,
): AdviceRow {
  const { definition } = bench;
  const { isReadable } = faultsOf(definition, bench);
  const { code, data, severity } = problem;
  const needed = needCures(problem, at, words, needs);
  return {
    kind: 'problem',
    code,
    severity,
    at,
    where: whereIn(bench, at, isReadable, words),
    words: sentenceOf(problem, at, definition, words),
    cures: needed.length > 0 ? needed : ownCures(problem, at, isReadable, bench, words),
    cards: typeof data.id === 'string' ? [data.id] : [],
  };
}

/** What mends the card itself. Two buttons that are called the same are one. */
const ownCures = (
  { code, data }: Problem,
  at: string,
  isReadable: boolean,
  bench: Workbench,
  words: PlayerWords,
): Cure[] =>
  curesFor({ code, pointer: at, data }, bench)
    .map((remedy) => cureOf(remedy, at, isReadable, bench, words))
    .filter(({ label }, i, all) => all.findIndex((cure) => cure.label === label) === i);

function cureOf(
  { operations, certain }: Remedy,
  at: string,
  isReadable: boolean,
  bench: Workbench,
  words: PlayerWords,
): Cure {
  const { definition } = bench;
  const after = operations.reduce<Json>(operated, definition);
  const isReadableAfter = faultsOf(after, bench).isReadable;
  const label = cureLabel({ definition, operations, isReadable, isReadableAfter }, at, words);
  return { label, certain, of: 'card', operations };
}

/** The card's name, and where in it something is. @param title what it is called in that language, if it has another name */
export function whereIn(
  { definition, title }: Pick<Workbench, 'definition' | 'title'>,
  at: string,
  isReadable: boolean,
  words: PlayerWords,
): string {
  const written = plainName(valueAt(definition, '/name')) ?? '';
  const name = title ?? written.trim().replaceAll(/\s+/g, ' ');
  return [name === '' ? words.say('card.unnamed') : name, ...words.place(definition, at, isReadable)].join(
    ', ',
  );
}

function sentenceOf(problem: Problem, at: string, definition: Json, words: PlayerWords): string {
  const { code, data } = problem;
  const key = `problem.${code}`;
  if (!words.has(key)) return describe(problem, words.language, words.forAuthors).sentence;
  return words.say(key, {
    ...ordered(inWords(data, words)),
    name: nameInPack(String(data.id)),
    field: fieldOf(data, at, words),
    value: shown(data, at, definition, words),
  });
}

/** The field that a problem names, or else the one that it is at. */
const fieldOf = ({ field }: ProblemData, at: string, words: PlayerWords): string =>
  typeof field === 'string' ? words.field(field) : words.fieldAt(at);

/** The value that a problem names, or else the one that it is at. */
function shown({ value }: ProblemData, at: string, definition: Json, words: PlayerWords): string {
  const there = valueAt(definition, at) as Json | undefined;
  const key = segmentsOf(at).at(-1);
  // Of a key that is wrong, the key.
  return key !== undefined && value === JSON.stringify(key) ? words.quoted(key) : words.value(there);
}

/** The same with the first of two entries before the second. */
function ordered(data: ProblemData): ProblemData {
  const { first, second } = data;
  return typeof first === 'number' && typeof second === 'number'
    ? { ...data, first: Math.min(first, second), second: Math.max(first, second) }
    : data;
}

/** Facts of a problem as a player knows them. */
function inWords(data: ProblemData, words: PlayerWords): ProblemData {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => {
      if (typeof value !== 'string') return [name, value];
      switch (name) {
        case 'key':
          return [name, words.field(value)];
        case 'kind':
        case 'actual':
          return [name, words.word(value) ?? value];
        case 'id':
          return [name, words.cardName(value)];
        default:
          return [name, value];
      }
    }),
  );
}

/** What follows from the pack: that it needs another one, where a card of that is named; a newer format; its licence. */
function needCures(
  { code, data }: Problem,
  at: string,
  words: PlayerWords,
  { requires, version, licence }: PackNeeds,
): Cure[] {
  if (code === 'maker-without-licence') {
    const operation: Operation = { op: 'add', path: `${at}/licence`, value: licence };
    const label = words.say('cure.licence', { licence });
    return [{ label, certain: false, of: 'card', operations: [operation] }];
  }
  if (code === 'needs-format') {
    const { needed } = data;
    const operation: Operation = { op: 'replace', path: '/format', value: Number(needed) };
    const label = words.say('cure.format', { needed });
    return [{ label, certain: true, of: 'pack', operations: [operation] }];
  }
  if (code !== 'undeclared-reference') return [];
  const pack = String(data.pack);
  const found = version(pack);
  if (found === undefined) return [];
  const range = `^${found}`;
  const operation: Operation =
    requires === undefined
      ? { op: 'add', path: '/requires', value: { [pack]: range } }
      : { op: 'add', path: `/requires/${escapeSegment(pack)}`, value: range };
  return [{ label: words.say('cure.needs', { pack }), certain: true, of: 'pack', operations: [operation] }];
}
