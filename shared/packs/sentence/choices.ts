import type { Json } from '../../engine/json.ts';
import type { Language } from '../../words/languages.ts';
import { errorsOf, isWorse, type Bench } from './bench.ts';
import { possibilitiesAt, type Possibility, type Consequence } from './possibilities.ts';
import { carriedOut, clauseAround, focusOn } from './change.ts';
import { fieldLabel, said } from './controls.ts';
import type { Site } from './forms.ts';
import { gapPossibilities, insertions, offeredIn } from './offers.ts';
import { valueAt } from '../pointer.ts';
import { inEach, Views } from './spoken.ts';
import type { SentenceChoice, Lost, Offers } from './types.ts';

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
interface Typed {
  readonly text: string;
  readonly offers: Offers;
}

/**
 * What may be put into a gap: programs for what was typed, or without that what is usual, the commonest first.
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
  const fitting = typed.offers
    .programs(definition, at, typed.text, language)
    .filter((program) => bench.forms.accepts(program, gap.schema));
  const possibilities = fitting.map((program): Possibility => ({
    way: 'new',
    results: insertions(gap, [program]),
  }));
  return choicesOf(bench, definition, gap, possibilities, language);
}

/** A result in words. */
function saidChoice(
  bench: Bench,
  site: Site,
  { way, name, chosen = false, remembers = false }: Possibility,
  { operations, carried = [], focus = site.at }: Consequence,
  after: Json,
  language: Language,
): SentenceChoice {
  const clause = way === 'new' ? site.at : clauseAround(bench.forms, site).at;
  const views = new Views(bench, after, clause);
  const step = way === 'new' ? 'step.add' : 'step.set';
  return {
    name: name?.(language) ?? views.of(site.at, language).words,
    sentence: views.of(clause, language).sentence,
    chosen,
    way,
    label: inEach((one) =>
      way === 'unset'
        ? said(one, 'step.unset', { label: fieldLabel(bench, site, one) })
        : said(one, step, { shown: views.of(clause, one).words }),
    ),
    operations,
    focus: focusOn(bench.forms, after, focus),
    carried,
    ...(remembers && site.value !== undefined && { lost: lostAt(site, after) }),
  };
}

/** What is remembered of a place. @param after the card as it is then */
export function lostAt({ at, value }: Site, after: Json): Lost {
  const became = valueAt(after, at) as Json | undefined;
  return { at, part: value!, ...(became !== undefined && { became }) };
}
