import type { Json } from '../../engine/json.ts';
import type { Language } from '../../words/languages.ts';
import { flawsOf, isWorse, type Bench } from './bench.ts';
import { candidatesAt, type Candidate, type Result } from './candidates.ts';
import { carriedOut, clauseAround, focusOn } from './change.ts';
import { fieldLabel, said } from './controls.ts';
import type { Spot } from './forms.ts';
import { insertions, offeredIn } from './offers.ts';
import { inEach, Views } from './spoken.ts';
import type { Choice, Lost } from './types.ts';

/** How many results of a candidate are tried. */
const MOST_TRIED = 12;

/**
 * What may be at a place of a card, each as the sentence that the card would have. What the checks find wrong is left out.
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
): readonly Choice[] {
  const place = candidatesAt(bench, definition, at, lost);
  return place === undefined ? [] : choicesOf(bench, definition, place.spot, place.candidates, language);
}

/** Candidates as choices, without those that the checks find wrong. */
export function choicesOf(
  bench: Bench,
  definition: Json,
  spot: Spot,
  candidates: Iterable<Candidate>,
  language: Language,
): readonly Choice[] {
  const flaws = flawsOf(bench, definition);
  return [...candidates].flatMap((candidate) => {
    let tried = 0;
    for (const result of candidate.results) {
      if (tried++ >= MOST_TRIED) break;
      const after = carriedOut(definition, result.operations);
      if (result.operations.length > 0 && isWorse(flawsOf(bench, after), flaws)) continue;
      return [saidChoice(bench, spot, candidate, result, after, language)];
    }
    return [];
  });
}

/**
 * Programs as what may be chosen in a gap: those of a reader of typed words. What does not fit there is left out.
 *
 * @param at pointer of the gap
 */
export function offersOf(
  bench: Bench,
  definition: Json,
  at: string,
  programs: readonly Json[],
  language: Language,
): readonly Choice[] {
  const gap = offeredIn(bench, definition, at);
  if (gap === undefined) return [];
  const fitting = programs.filter((program) => bench.forms.accepts(program, gap.schema));
  const candidates = fitting.map((program): Candidate => ({
    way: 'new',
    results: insertions(gap, [program]),
  }));
  return choicesOf(bench, definition, gap, candidates, language);
}

/** A result in words. */
function saidChoice(
  bench: Bench,
  spot: Spot,
  { way, name, chosen = false, remembers = false }: Candidate,
  { operations, carried = [], focus = spot.at }: Result,
  after: Json,
  language: Language,
): Choice {
  const clause = way === 'new' ? spot.at : clauseAround(bench.forms, spot).at;
  const views = new Views(bench, after, clause);
  const step = way === 'new' ? 'step.add' : 'step.set';
  return {
    name: name?.(language) ?? views.of(spot.at, language).words,
    sentence: views.of(clause, language).sentence,
    chosen,
    way,
    label: inEach((one) =>
      way === 'unset'
        ? said(one, 'step.unset', { label: fieldLabel(bench, spot, one) })
        : said(one, step, { shown: views.of(clause, one).words }),
    ),
    operations,
    focus: focusOn(bench.forms, after, focus),
    carried,
    ...(remembers && spot.value !== undefined && { lost: { at: spot.at, part: spot.value } }),
  };
}
