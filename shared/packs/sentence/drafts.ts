import type { Json } from '../../engine/json.ts';
import type { Language } from '../../words/languages.ts';
import type { JsonObject } from '../card-schema.ts';
import type { Bench } from './bench.ts';
import { carriedOut, focusOn, labelOf, refused } from './change.ts';
import type { Site } from './forms.ts';
import { listPlaces } from './lists.ts';
import { insertion, offeredIn } from './offers.ts';
import { MISSING, viewAt } from './spoken.ts';
import type { Change, Draft, Refused } from './types.ts';

/**
 * A draft that becomes a program: what was chosen for it, with what is known of it.
 *
 * @param program that was chosen: of the whole, or an effect for a rule of which the trigger is known
 */
export function finishDraft(bench: Bench, definition: Json, draft: Draft, program: Json): Change | Refused {
  const gap = offeredIn(bench, definition, draft.anchor);
  if (gap === undefined) return refused('gone');
  const whole = draft.part === undefined ? program : completed(bench, gap, draft.part, program);
  if (whole === undefined || !bench.forms.accepts(whole, gap.schema)) return refused('value');
  const operations = insertion(gap, [whole]);
  const after = carriedOut(definition, operations);
  return {
    operations,
    carried: [],
    focus: focusOn(bench.forms, after, draft.anchor),
    label: labelOf(bench, { key: 'step.add', at: draft.anchor, card: after }),
    done: draft.anchor,
  };
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
function completed({ forms }: Bench, gap: Site, part: JsonObject, program: Json): Json | undefined {
  const form = forms.formOf(part, gap.schema);
  const place = form && listPlaces(forms, form, 'do').find(({ required }) => required);
  return place && { ...part, [place.field]: [program] };
}
