import type { Json } from '../../engine/json.ts';
import type { Language } from '../../words/languages.ts';
import { isFields } from '../card-schema.ts';
import type { FieldBench } from '../fields/bench.ts';
import { around, siteAt } from '../fields/places.ts';
import { CARD_ID } from '../schema.ts';
import { fieldLabel } from '../sentence/controls.ts';
import { tagOf, type Site } from '../sentence/forms.ts';
import type { Writable } from './completions.ts';
import { doesField } from './word-help.ts';
import { cardsAt, usualIn } from './values.ts';

/**
 * The keys that an object of a card may have and has not got, those that are usual first.
 *
 * @param at pointer of a field of it, whatever its key is so far
 */
export function keysFor(
  bench: FieldBench,
  definition: Json,
  at: string,
  language: Language,
): readonly Writable[] {
  const { forms, habits } = bench;
  const owner = siteAt(forms, definition, around(at));
  if (owner?.value === undefined || !isFields(owner.value)) return [];
  const form = forms.formOf(owner.value, owner.schema);
  if (form === undefined) return tagKeys(bench, owner, language);
  if (form.propertyNames?.pattern === CARD_ID)
    return cardsAt(bench, definition, owner.at, language).map(({ id, name }) => ({
      key: id,
      value: 1,
      name,
      does: '',
    }));
  const usual = habits.usualKeys(definition, owner.at);
  const rank = ({ key, required }: Site): number => {
    const place = usual.indexOf(key);
    return required ? -1 : place < 0 ? usual.length : place;
  };
  return forms
    .within(owner)
    .filter((site) => site.value === undefined && mayBe(bench, definition, site))
    .toSorted((one, other) => rank(one) - rank(other))
    .map((site) => {
      const [value = isText(bench, site) ? '' : undefined] = usualIn(bench, definition, site);
      const name = fieldLabel(bench, site, language);
      return { key: site.key, value, name, does: doesField(bench, site, language) };
    });
}

const isText = ({ forms }: FieldBench, { schema }: Site): boolean =>
  forms.alternatives(schema).every(({ type }) => type === 'string');

/** Of an object that is written with no word yet: the fields that name one. */
function tagKeys(bench: FieldBench, owner: Site, language: Language): readonly Writable[] {
  const tags = bench.forms.alternatives(owner.schema).flatMap((form) => tagOf(form)?.[0] ?? []);
  return [...new Set(tags)].map((key) => {
    const site: Site = { ...owner, key, owner, at: `${owner.at}/${key}`, usage: `${owner.usage}.${key}` };
    return { key, value: '', name: fieldLabel(bench, site, language), does: '' };
  });
}

/** Whether cards of this kind may have a field of the card itself. */
function mayBe({ forms, kinds }: FieldBench, definition: Json, { at, owner, schema }: Site): boolean {
  if (owner?.at !== '' || forms.isProgram(schema)) return true;
  const kind = isFields(definition) ? String(definition['kind']) : '';
  return kinds.mayHave(kind, at);
}
