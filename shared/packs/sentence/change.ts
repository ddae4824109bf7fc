import type { Json } from '../../engine/json.ts';
import type { Language } from '../../words/languages.ts';
import type { InEach } from '../card-words.ts';
import { operated, type Operation } from '../edit/operation.ts';
import type { Bench } from './bench.ts';
import { said } from './controls.ts';
import { tagOf, type Forms, type Spot } from './forms.ts';
import { roleOf } from './parts.ts';
import { inEach, isIn, viewAt } from './spoken.ts';
import type { CarriedPart, Change, Focus, Refused } from './types.ts';

/** A card with some operations carried out. */
export const carriedOut = (definition: Json, operations: readonly Operation[]): Json =>
  operations.reduce(operated, definition);

/** What a step is called: by a message about the words of some part, before or after it. */
export interface Labelled {
  readonly key: string;
  /** The part whose words name the step. */
  readonly at: string;
  /** The card in which it has these words. */
  readonly card: Json;
}

export const labelOf = (bench: Bench, { key, at, card }: Labelled): InEach<string> =>
  inEach((language) => said(language, key, { shown: viewAt(bench, card, at, language).words }));

/** What makes a change besides its label. */
export type Unlabelled = Omit<Change, 'label' | 'carried'> & { readonly carried?: readonly CarriedPart[] };

/** A change that is called by the words of some part. */
export const changeOf = (bench: Bench, made: Unlabelled, label: Labelled): Change => ({
  carried: [],
  ...made,
  label: labelOf(bench, label),
});

export const refused = (key: string, values: { readonly [name: string]: string | number } = {}): Refused => ({
  refused: inEach((language: Language) => said(language, `refused.${key}`, values)),
});

export const isRefused = (result: Change | Refused): result is Refused => 'refused' in result;

/** Where the focus goes that is to be on a place: to the word of a part, or else to the place itself. */
export function focusOn(forms: Forms, definition: Json, at: string): Focus {
  const spot = forms.spot(definition, at);
  if (spot === undefined) return { at, role: 'choice' };
  const form = spot.value === undefined ? undefined : forms.formOf(spot.value, spot.schema);
  const [tag] = (form && tagOf(form)) ?? [];
  if (form === undefined || tag === undefined) return { at, role: roleOf(forms, spot) };
  return { at: `${at}/${tag}`, role: forms.isMoment(form) ? 'trigger' : 'verb' };
}

/** The part as a whole. */
export const focusOnPart = (forms: Forms, spot: Spot): Focus => ({ at: spot.at, role: roleOf(forms, spot) });

/** The effect or rule that a spot is in, or is. */
export function clauseAround(forms: Forms, spot: Spot): Spot {
  let around = spot;
  while (around.owner !== undefined) {
    const role = roleOf(forms, around);
    if (around.value !== undefined && (role === 'clause' || role === 'rule')) return around;
    around = around.owner;
  }
  return spot;
}

/** Where a place is after parts were carried elsewhere. */
export function carriedTo(at: string, carried: readonly CarriedPart[]): string {
  const along = carried.findLast(({ from }) => isIn(at, from));
  return along === undefined ? at : along.to + at.slice(along.from.length);
}
