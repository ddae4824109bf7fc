import type { Json } from '../../engine/json.ts';
import type { Language } from '../../words/languages.ts';
import type { InEach } from '../card-words.ts';
import { operated, parted, type Operation } from '../edit/operation.ts';
import type { Bench } from './bench.ts';
import { fieldLabel, said } from './controls.ts';
import { tagOf, type Forms, type Site } from './forms.ts';
import { isListed } from './lists.ts';
import { roleOf } from './parts.ts';
import { inEach, isIn, viewAt } from './spoken.ts';
import type { CarriedPart, Change, CardEdit, Focus, Refused } from './types.ts';

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
  inEach((language) => said(language, key, { shown: nameOf(bench, card, at, language) }));

/** The words of a part. What is beside the programs of a card has none: it goes by the labels of its fields. */
function nameOf(bench: Bench, card: Json, at: string, language: Language): string {
  const { forms } = bench;
  const isSaid = forms.programs(card).some((program) => isIn(at, program.at));
  const labels: string[] = [];
  for (let site = isSaid ? undefined : forms.site(card, at); site?.owner !== undefined; site = site.owner)
    labels.unshift(fieldLabel(bench, site, language));
  return labels.length > 0 ? labels.join(', ') : viewAt(bench, card, at, language).words;
}

/** What makes a change besides its label. */
export type Unlabelled = Omit<CardEdit, 'carried'> & { readonly carried?: readonly CarriedPart[] };

/** A change that is called by the words of some part. */
export const changeOf = (bench: Bench, made: Unlabelled, label: Labelled): Change => ({
  carried: [],
  ...made,
  label: labelOf(bench, label),
});

export const refused = (key: string, values: { readonly [name: string]: string | number } = {}): Refused => ({
  refused: inEach((language: Language) => said(language, `refused.${key}`, values)),
});

export const isRefused = (result: CardEdit | Refused): result is Refused => 'refused' in result;

/**
 * Where the focus goes that is to be on a place: to the word of a part, to the first element of a list or the gap in it, to
 * what is around where there is nothing, or else to the place itself.
 */
export function focusOn(forms: Forms, definition: Json, at: string): Focus {
  const site = forms.site(definition, at);
  if (site === undefined) return focusOn(forms, definition, parted(at)[0]);
  const { value, schema } = site;
  const form = value === undefined ? undefined : forms.formOf(value, schema);
  if (form !== undefined && forms.isOfParts(form)) return focusOn(forms, definition, `${at}/0`);
  if (value === undefined && isListed(site)) return { at, role: 'gap' };
  if (value === undefined && forms.programs(definition).some((program) => program.at === at))
    return { at: `${at}/0`, role: 'gap' };
  const [tag] = (form && tagOf(form)) ?? [];
  if (form === undefined || tag === undefined) return { at, role: roleOf(forms, site) };
  return { at: `${at}/${tag}`, role: forms.isMoment(form) ? 'trigger' : 'verb' };
}

/** The part as a whole. */
export const focusOnPart = (forms: Forms, site: Site): Focus => ({ at: site.at, role: roleOf(forms, site) });

/** The effect or rule that a site is in, or is. */
export function clauseAround(forms: Forms, site: Site): Site {
  let around = site;
  while (around.owner !== undefined) {
    const role = roleOf(forms, around);
    if (around.value !== undefined && (role === 'clause' || role === 'rule')) return around;
    around = around.owner;
  }
  return site;
}
