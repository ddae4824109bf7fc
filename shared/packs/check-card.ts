import { nameOf, reportIssue } from './cards.ts';
import type { Definition, GameContent } from './content.ts';
import { reportNeeds } from './needs.ts';
import { compareText, type ReadyPack } from './order.ts';
import type { Document } from './parse.ts';
import { ProblemLog } from './problem-log.ts';
import type { Problem } from './problems.ts';
import { reporter, type Report } from './report.ts';
import { schemaProblems } from './schema-problems.ts';
import { isError, type Candidate, type Shelf } from './shelf.ts';

/** The place of a card that is being written, and what was loaded around it. */
export interface CardLookup {
  /** What `openPacks` gave: the other cards, as they were loaded. */
  readonly shelf: Shelf;
  /** Id of its pack, which must have been loaded. */
  readonly pack: string;
  /** The file that it is in, or will be, with the folder of the pack: `my-pack/cards/weapons.json`. */
  readonly file: string;
  /** JSON pointer of the card in that file: `/cards/3`. */
  readonly pointer: string;
  /** The text of the file as it is now, for lines and columns; without it problems are in line 1. */
  readonly document?: Document;
}

/**
 * Checks one card while it is written: schema, references, bounds and sense. Gives what loading the whole pack would report
 * for this card, in the same order, as long as the other cards are what they were when they were loaded. What the text of
 * the file does wrong (syntax, doubled keys) is `parse`'s to say, and patches of other packs are not applied.
 *
 * @param definition of the card, as `parse` has read it
 * @throws RangeError for a pack that was not loaded
 */
export function checkCard(definition: unknown, lookup: CardLookup): Problem[] {
  const { shelf, file, pointer, document } = lookup;
  const home = shelf.packs.get(lookup.pack);
  if (home === undefined) throw new RangeError(`the pack "${lookup.pack}" is not loaded`);
  const { pack, content } = home;
  const log = new ProblemLog();
  const report = reporter(log, pack.id, file, document);
  const name = nameOf(definition);
  const { format } = pack.manifest;
  const fits = checkForm(definition, content, format, report, pointer, name && `${pack.id}:${name}`);
  if (name === undefined) {
    if (fits) report('bad-card-id', pointer);
    return log.all;
  }
  const id = `${pack.id}:${name}`;
  const known = shelf.shelved.get(id);
  if (known !== undefined && isAbove(known, lookup)) {
    const data = { id, other: known.file, line: known.place().line };
    report('duplicate-card', `${pointer}/id`, data, { card: id });
  } else if (fits)
    inspectAlone(candidateOf(id, definition as Definition, pack, content, lookup, report), shelf);
  return log.all;
}

const indexOf = (pointer: string): number => Number(pointer.slice(pointer.lastIndexOf('/') + 1));

/** Whether a card is read before the place of another one. */
const isAbove = ({ file, pointer }: Candidate, place: CardLookup): boolean =>
  file === place.file ? indexOf(pointer) < indexOf(place.pointer) : compareText(file, place.file) < 0;

/** Reports what the schema finds wrong, or what the format of the pack does not allow; whether that is nothing. */
function checkForm(
  definition: unknown,
  { validateCards, language }: GameContent,
  format: number,
  report: Report,
  pointer: string,
  card: string | undefined,
): boolean {
  const whole = { cards: [definition] };
  const about = card === undefined ? {} : { card };
  if (validateCards(whole))
    return reportNeeds(report, 'card', definition, { format, words: language }, pointer, about).length === 0;
  for (const { code, pointer: inside, atKey, data } of schemaProblems(validateCards.errors ?? [], whole))
    report(code, pointer + inside.slice('/cards/0'.length), data, { ...about, atKey });
  return false;
}

/** The card as it would be on the shelf. */
function candidateOf(
  id: string,
  definition: Definition,
  pack: ReadyPack,
  content: GameContent,
  lookup: CardLookup,
  report: Report,
): Candidate {
  const { shelf, file, pointer, document } = lookup;
  return {
    id,
    definition,
    written: definition,
    pack,
    content,
    file,
    pointer,
    place: () => document?.at(pointer) ?? { line: 1, column: 1 },
    report,
    patchedBy: [],
    scope: new Set([pack.id, ...Object.keys(pack.manifest.requires ?? {})]),
    asked: new Set(),
    warnings: [],
    rank: rankAt(shelf, lookup, id),
  };
}

/** Where a card belongs among all others: where it was, or behind those of its pack that are read before it. */
function rankAt(shelf: Shelf, place: CardLookup, id: string): number {
  const known = shelf.shelved.get(id);
  if (known?.file === place.file && known.pointer === place.pointer) return known.rank;
  const own = [...shelf.shelved.values()].filter(({ pack }) => pack.id === place.pack);
  const last = own.findLast((card) => isAbove(card, place));
  return last === undefined ? (own[0]?.rank ?? Infinity) - 0.5 : last.rank + 0.5;
}

/**
 * Inspects a card with what was there in each round of the load: a card that goes in one round is missed in the next. A card
 * with errors is inspected no more.
 */
function inspectAlone(card: Candidate, shelf: Shelf): void {
  const fell = new Map<number, Set<string>>();
  for (const [id, { fell: round }] of shelf.shelved)
    if (round !== undefined) fell.set(round, (fell.get(round) ?? new Set()).add(id));
  let asked = new Set<string>();
  let seen = shelf;
  for (let round = 1; round <= fell.size + 1; round++) {
    const gone = fell.get(round - 1);
    if (round > 1 && ![...asked].some((id) => gone?.has(id))) continue;
    seen = shelf.seenBy(card, round);
    asked = new Set();
    const issues = seen.inspect(card, card.definition, card.scope, asked);
    const errors = issues.filter(isError);
    card.warnings = issues.filter((issue) => !isError(issue));
    for (const issue of errors) reportIssue(seen, card, issue);
    if (errors.length > 0) return;
  }
  for (const issue of card.warnings) reportIssue(seen, card, issue);
}
