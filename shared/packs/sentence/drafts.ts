import type { Json } from '../../engine/json.ts';
import type { Language } from '../../words/languages.ts';
import type { JsonObject } from '../card-schema.ts';
import type { Bench } from './bench.ts';
import { valueAt } from '../pointer.ts';
import { carriedOut, focusOn, isRefused, labelOf, refused } from './change.ts';
import { isReading, offersAt } from './choices.ts';
import type { Site } from './forms.ts';
import { listPlaces } from './lists.ts';
import { insertion, offeredIn } from './offers.ts';
import { MISSING, viewAt } from './spoken.ts';
import type { Change, Draft, Offers, Refused, SentenceChoice } from './types.ts';

/**
 * A draft that becomes a program: what was chosen for it, with what is known of it.
 *
 * @param program that was chosen: of the whole, or an effect for a rule of which the trigger is known
 */
export function finishDraft(bench: Bench, definition: Json, draft: Draft, program: Json): Change | Refused {
  const gap = offeredIn(bench, definition, draft.anchor);
  if (gap === undefined) return refused('gone');
  const whole = draft.part === undefined ? program : completed(bench, gap, draft.part, program);
  return whole === undefined ? refused('value') : finished(bench, definition, gap, whole);
}

/** A draft that becomes a program. @param gap where it is */
function finished(bench: Bench, definition: Json, gap: Site, whole: Json): Change | Refused {
  if (!bench.forms.accepts(whole, gap.schema)) return refused('value');
  const operations = insertion(gap, [whole]);
  const after = carriedOut(definition, operations);
  return {
    operations,
    carried: [],
    focus: focusOn(bench.forms, after, gap.at),
    label: labelOf(bench, { key: 'step.add', at: gap.at, card: after }),
    done: gap.at,
  };
}

/**
 * What may become of a draft: of what was typed, or of what is usual where it is; effects where the rest of a rule is known.
 *
 * @param offers what makes programs of the text of the draft; left out: what is usual
 */
export function draftOffers(
  bench: Bench,
  definition: Json,
  draft: Draft,
  language: Language,
  offers?: Offers,
): readonly SentenceChoice[] {
  const { anchor, text, part } = draft;
  const typed = offers && { text, offers };
  const instead = (): readonly SentenceChoice[] =>
    offersAt(bench, definition, anchor, language, typed).map((choice) => ({ ...choice, done: anchor }));
  if (part === undefined) return instead();
  const gap = offeredIn(bench, definition, anchor);
  const list = gap && effectsOf(bench, gap, part);
  if (gap === undefined || list === undefined) return [];
  const begun = carriedOut(definition, insertion(gap, [{ ...part, [list]: [] }]));
  const choices = offersAt(bench, begun, `${anchor}/${list}/0`, language, typed).flatMap((choice) => {
    const whole = valueAt(carriedOut(begun, choice.operations), anchor) as Json;
    const change = finished(bench, definition, gap, whole);
    if (isRefused(change)) return [];
    const { label, ...made } = change;
    return [{ ...choice, ...made, labelled: () => label }];
  });
  if (typed === undefined || choices.some(isReading)) return choices;
  // A whole rule that was typed takes the place of what is known of it.
  const whole = instead().filter(isReading);
  return whole.length > 0 ? whole : choices;
}

/** The words of a draft: of what is known of it, and what was typed. */
export function draftWords(bench: Bench, definition: Json, draft: Draft, language: Language): string {
  const { anchor, text, part } = draft;
  const gap = part && offeredIn(bench, definition, anchor);
  if (part === undefined || gap === undefined) return text;
  const { words } = viewAt(bench, carriedOut(definition, insertion(gap, [part])), anchor, language);
  return text === '' ? words : words.replace(MISSING, text);
}

/** A part of which only some fields are known, with an effect in the list that it has to have. */
function completed(bench: Bench, gap: Site, part: JsonObject, program: Json): Json | undefined {
  const list = effectsOf(bench, gap, part);
  return list === undefined ? undefined : { ...part, [list]: [program] };
}

/** The list of effects that a part has to have. */
function effectsOf({ forms }: Bench, gap: Site, part: JsonObject): string | undefined {
  const form = forms.formOf(part, gap.schema);
  return form && listPlaces(forms, form, 'do').find(({ required }) => required)?.field;
}
