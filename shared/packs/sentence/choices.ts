import { same, type Json } from '../../engine/json.ts';
import type { Language } from '../../words/languages.ts';
import { errorsOf, isWorse, type Bench } from './bench.ts';
import { possibilitiesAt, type Possibility, type Consequence } from './possibilities.ts';
import { carriedOut, clauseAround, focusOn } from './change.ts';
import { fieldLabel, said } from './controls.ts';
import type { Site } from './forms.ts';
import { gapPossibilities, insertion, offeredIn } from './offers.ts';
import { partLines } from './part-lines.ts';
import { parted } from '../edit/operation.ts';
import { valueAt } from '../pointer.ts';
import { inEach, viewAt, Views, type View } from './spoken.ts';
import type { Change, SentenceChoice, Lost, Offers } from './types.ts';

/** How many results of a possibility are tried. */
const MOST_TRIED = 12;

/**
 * What may be at a place of a card, each as the sentence that the card would have. What the checks find wrong is left out.
 * Where nothing is, it is what may be put there; for a gap before something else there is `offersAt`.
 *
 * @param at pointer of a part, of a field, written or not, or of a gap
 * @param lost what earlier changes of this card lost, the last one at the end
 * @returns nothing where no schema leads
 */
export function choicesAt(
  bench: Bench,
  definition: Json,
  at: string,
  language: Language,
  lost: readonly Lost[] = [],
): readonly SentenceChoice[] {
  const place = possibilitiesAt(bench, definition, at, lost);
  return place === undefined ? [] : choicesOf(bench, definition, place.site, place.possibilities, language);
}

/** Possibilities as choices, without those that the checks find wrong. */
export function choicesOf(
  bench: Bench,
  definition: Json,
  site: Site,
  possibilities: Iterable<Possibility>,
  language: Language,
): readonly SentenceChoice[] {
  const errors = errorsOf(bench, definition);
  const known = new Set<string>();
  return [...possibilities].flatMap((possibility) => {
    let tried = 0;
    for (const result of possibility.results) {
      if (tried++ >= MOST_TRIED) break;
      // The same is offered once.
      const text = JSON.stringify(result.operations);
      if (result.operations.length > 0 && known.has(text)) break;
      const after = carriedOut(definition, result.operations);
      if (result.operations.length > 0 && isWorse(errorsOf(bench, after), errors)) continue;
      known.add(text);
      return [saidChoice(bench, site, possibility, result, after, language)];
    }
    return [];
  });
}

/** What was typed in a gap, and what makes programs of it. */
export interface Typed {
  readonly text: string;
  readonly offers: Offers;
}

/**
 * What may be put into a gap: programs for what was typed, or without that what is usual, the commonest first. Several programs
 * that print what was typed are told apart by their parts.
 *
 * @param at pointer of the gap; something may be there already, which then comes behind the new
 * @returns nothing where there is no such gap, or no room in its list
 */
export function offersAt(
  bench: Bench,
  definition: Json,
  at: string,
  language: Language,
  typed?: Typed,
): readonly SentenceChoice[] {
  const gap = offeredIn(bench, definition, at);
  if (gap === undefined) return [];
  if (typed === undefined || typed.text.trim() === '')
    return choicesOf(bench, definition, gap, gapPossibilities(bench, definition, gap), language);
  const meant = typed.offers
    .programs(definition, at, typed.text, language)
    .filter(({ items }) => items.every((item) => bench.forms.accepts(item, gap.schema)));
  const possibilities = meant.map(({ items, way, without }): Possibility => ({
    way,
    ...(without !== undefined && { without }),
    results: [{ operations: insertion(gap, items), count: items.length }],
  }));
  const choices = choicesOf(bench, definition, gap, possibilities, language);
  return choices.length > 1 && choices.every(isReading)
    ? toldApart(bench, definition, at, choices, language)
    : choices;
}

/** What is done where a choice is taken. */
export const taken = ({ labelled, ...edit }: SentenceChoice): Change => ({ ...edit, label: labelled() });

/** Whether a choice is just what was typed. */
export const isReading = ({ way }: SentenceChoice): boolean => way === 'read';

/** Readings with the parts that they are made of, unless it is all the same. */
function toldApart(
  bench: Bench,
  definition: Json,
  gap: string,
  readings: readonly SentenceChoice[],
  language: Language,
): readonly SentenceChoice[] {
  const parts = readings.map((reading) =>
    partLines(bench, carriedOut(definition, reading.operations), addedBy(reading, gap), language),
  );
  const isAlike = parts.every((lines) => same(lines, parts[0]));
  return isAlike ? readings : readings.map((reading, i) => ({ ...reading, parts: parts[i] }));
}

/** The pointers of what a choice puts into a gap. */
function addedBy({ operations }: SentenceChoice, gap: string): readonly string[] {
  const [first] = operations;
  const isWhole = first.op === 'add' && first.path !== gap;
  return placesFrom(gap, isWhole ? (first.value as readonly Json[]).length : operations.length);
}

/** The pointers of elements of a list, from one of them on. */
function placesFrom(at: string, count: number): readonly string[] {
  const [list, index] = parted(at);
  return Array.from({ length: count }, (_, i) => `${list}/${Number(index) + i}`);
}

/** A result in words. */
function saidChoice(
  bench: Bench,
  site: Site,
  { way, name, chosen = false, remembers = false, without }: Possibility,
  { operations, carried = [], focus = site.at, count = 1 }: Consequence,
  after: Json,
  language: Language,
): SentenceChoice {
  const isNew = way === 'new' || way === 'read' || way === 'alike';
  const clause = isNew ? site.at : clauseAround(bench.forms, site).at;
  const views = new Views(bench, after, clause);
  const added = isNew && count > 1 ? placesFrom(site.at, count) : [];
  const whole = (one: Language): View =>
    added.length === 0 ? views.of(clause, one) : joined(added.map((at) => viewAt(bench, after, at, one)));
  return {
    name: name?.(language) ?? (added.length === 0 ? views.of(site.at, language) : whole(language)).words,
    sentence: whole(language).sentence,
    chosen,
    way,
    labelled: () =>
      inEach((one) =>
        way === 'unset'
          ? said(one, 'step.unset', { label: fieldLabel(bench, site, one) })
          : said(one, isNew ? 'step.add' : 'step.set', { shown: whole(one).words }),
      ),
    operations,
    focus: focusOn(bench.forms, after, focus),
    carried,
    ...(without !== undefined && { without }),
    ...(remembers && site.value !== undefined && { lost: lostAt(site, after) }),
  };
}

/** Several places as one: sentences that they share once. */
const joined = (views: readonly View[]): View => ({
  sentence: [...new Set(views.map(({ sentence }) => sentence))].join(' '),
  words: views.map(({ words }) => words).join('. '),
});

/** What is remembered of a place. @param after the card as it is then */
export function lostAt({ at, value }: Site, after: Json): Lost {
  const became = valueAt(after, at) as Json | undefined;
  return { at, part: value!, ...(became !== undefined && { became }) };
}
