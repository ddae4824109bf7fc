import type { Json } from '../../engine/json.ts';
import type { Language } from '../../words/languages.ts';
import { isFields, type Schema } from '../card-schema.ts';
import { parted } from '../edit/operation.ts';
import type { FieldBench } from '../fields/bench.ts';
import { cardsFor } from '../fields/offers.ts';
import { siteAt } from '../fields/places.ts';
import type { CardOffer } from '../fields/types.ts';
import { usualAt } from '../fields/usual.ts';
import { CARD_ID } from '../schema.ts';
import { valueLabel } from '../sentence/controls.ts';
import { tagOf, type Site } from '../sentence/forms.ts';
import type { Writable } from './completions.ts';
import { doesForm, doesValue } from './word-help.ts';

/** How many of the usual values of a place there are, besides its words. */
const MOST_USUAL = 8;

/** The values that may be written at a pointer of a card: its words, and what is usual. */
export function valuesFor(
  bench: FieldBench,
  definition: Json,
  at: string,
  language: Language,
): readonly Writable[] {
  const { forms } = bench;
  const [parent, key] = parted(at);
  const owner = at === '' ? undefined : siteAt(forms, definition, parent);
  const kind = isFields(definition) ? definition['kind'] : undefined;
  const tagged = (owner === undefined ? [] : forms.alternatives(owner.schema)).filter(
    (form) => tagOf(form)?.[0] === key && isFor(bench, form, kind),
  );
  if (tagged.length > 0)
    return tagged.map((form) => {
      const [, word] = tagOf(form)!;
      const name = valueLabel(bench, key, word, language);
      const does = doesForm(bench, form, language) || doesValue(bench, { at }, word, language);
      return { key: null, value: word, name, does };
    });
  const site = at === '' ? undefined : siteAt(forms, definition, at);
  return site === undefined ? [] : valuesOf(bench, definition, site, language);
}

function valuesOf(bench: FieldBench, definition: Json, site: Site, language: Language): readonly Writable[] {
  const kind = isFields(definition) ? definition['kind'] : undefined;
  const found = new Map<string, Writable>();
  const put = (value: Json, name: string, does: string): void => {
    const text = JSON.stringify(value);
    if (!found.has(text)) found.set(text, { key: null, value, name, does });
  };
  for (const form of bench.forms.alternatives(site.schema)) {
    for (const word of wordsOf(form))
      put(word, valueLabel(bench, site.key, word, language), doesValue(bench, site, word, language));
    if (form.pattern === CARD_ID)
      for (const { id, name } of cardsAt(bench, definition, site.at, language)) put(id, name, '');
    const [usual] = isFor(bench, form, kind) ? bench.usage.withWord(form) : [];
    const [field, word] = tagOf(form) ?? [];
    if (usual !== undefined && field !== undefined && word !== undefined)
      put(usual, valueLabel(bench, field, word, language), doesForm(bench, form, language));
  }
  let left = MOST_USUAL;
  for (const value of usualIn(bench, definition, { ...site, value: undefined })) {
    if (left-- === 0) break;
    put(value, '', '');
  }
  return [...found.values()];
}

/** What is usual at a place, the most usual first; a text only where cards write it. */
export function* usualIn(bench: FieldBench, definition: Json, site: Site): Generator<Json> {
  const texts = new Set(bench.habits.usual(definition, site.at));
  for (const value of usualAt(bench, definition, site))
    if (typeof value !== 'string' || isWord(bench, site, value) || texts.has(value)) yield value;
}

const isWord = ({ forms }: FieldBench, { schema }: Site, value: Json): boolean =>
  forms.alternatives(schema).some((form) => wordsOf(form).includes(value));

/** The values that a form names. */
const wordsOf = ({ const: only, enum: words, type }: Schema): readonly Json[] =>
  words ?? (only !== undefined ? [only] : type === 'boolean' ? [true, false] : []);

/** Whether cards of a kind may have the word that a form is of. */
function isFor({ forms }: FieldBench, form: Schema, kind: Json | undefined): boolean {
  const { kinds } = forms.wordOf(form) ?? {};
  return kinds === undefined || kind === undefined || kinds.includes(String(kind));
}

/** The cards that may be named at a place. */
export const cardsAt = (
  bench: FieldBench,
  definition: Json,
  at: string,
  language: Language,
): readonly Pick<CardOffer, 'id' | 'name'>[] => {
  const offers = cardsFor(bench, definition, at, language);
  if (offers.length > 0) return offers;
  return [...bench.known()].map(([id]) => ({ id, name: bench.names(id, language) }));
};
