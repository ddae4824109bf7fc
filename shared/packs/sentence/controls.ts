import type { Json } from '../../engine/json.ts';
import type { Language } from '../../words/languages.ts';
import type { Schema } from '../card-schema.ts';
import { isList } from '../edit/operation.ts';
import { labelOfField, labelOfValue } from '../labels/labels.ts';
import { CARD_ID } from '../schema.ts';
import { MESSAGES, type Bench } from './bench.ts';
import { tagOf, type Site } from './forms.ts';
import type { Control } from './types.ts';

/** How a field of a program is changed. */
export function controlOf(bench: Bench, site: Site, language: Language): Control {
  const { forms } = bench;
  const { value, schema } = site;
  const form = value === undefined ? undefined : forms.formOf(value, schema);
  if (value !== undefined && form === undefined) return { kind: 'opaque', json: JSON.stringify(value) };
  const alternatives = forms.alternatives(schema);
  const whole = alternatives.find(({ type }) => type === 'integer');
  if (whole !== undefined) {
    const shown = value ?? defaultOf(site);
    const { minimum: least = null, maximum: most = null } = whole;
    return { kind: 'number', value: typeof shown === 'number' ? shown : null, least, most };
  }
  const only = form ?? (alternatives.length === 1 ? alternatives[0] : undefined);
  if (only === undefined || only.const !== undefined || only.enum !== undefined || tagOf(only) !== undefined)
    return { kind: 'choice' };
  switch (only.type) {
    case 'array':
      return listControl(bench, site, only, language);
    case 'string': {
      const text = String(value ?? '');
      if (only.pattern === CARD_ID) return { kind: 'card', value: text };
      return { kind: 'text', value: text, ...(only.pattern !== undefined && { pattern: only.pattern }) };
    }
    case 'object':
      return alternatives.length > 1 ? { kind: 'choice' } : { kind: 'fields' };
    default:
      return { kind: 'choice' };
  }
}

function listControl(bench: Bench, site: Site, form: Schema, language: Language): Control {
  const { items = {}, minItems = 0 } = form;
  const [{ enum: words } = {} as Schema] = bench.forms.alternatives(items);
  if (words === undefined) return { kind: 'list' };
  const chosen = site.value !== undefined && isList(site.value) ? site.value : [];
  const values = words.map((value) => ({
    value,
    label: valueLabel(bench, site.key, value, language),
    chosen: chosen.includes(value),
  }));
  return { kind: 'set', values, least: minItems, most: Math.min(words.length, form.maxItems ?? Infinity) };
}

/** What counts where nothing is written. */
export const defaultOf = ({ schema }: Pick<Site, 'schema'>): Json | undefined => schema.default;

/** What a field is called: in the word that its part is written with, or in the field that holds its part. */
export function fieldLabel({ words }: Bench, { key, usage }: Site, language: Language): string {
  const [, around] = /([^.=]*)(?:\.\*)*\.[^.]*$/.exec(usage) ?? [];
  return labelOfField(words.labels[language], key, around);
}

/** What a value is called. */
export const valueLabel = ({ words }: Bench, field: string, value: Json, language: Language): string =>
  typeof value === 'object' ? JSON.stringify(value) : labelOfValue(words.labels[language], field, value);

/** What a field without words says: what is written there, or else counts there. */
export function shownWithoutWords(bench: Bench, site: Site, language: Language): string {
  const shown = site.value ?? defaultOf(site);
  if (shown === undefined) return said(language, 'shown.nothing');
  if (!isList(shown))
    return typeof shown === 'object'
      ? writtenOut(shown, language)
      : valueLabel(bench, site.key, shown, language);
  const labels = shown.map((value) => valueLabel(bench, site.key, value, language));
  return labels.reduce((first, second) => said(language, 'list.items', { first, second }));
}

/** An object without words: nothing where it is empty. */
const writtenOut = (value: Json, language: Language): string =>
  value === null || Object.keys(value).length === 0 ? said(language, 'shown.nothing') : JSON.stringify(value);

interface Values {
  readonly [name: string]: string | number;
}

/** Messages that are kept. */
const MOST_KEPT = 2000;
const kept = new Map<string, string>();

/** A message of the editor in plain words. Most of a sentence says the same after a key, so those made last are kept. */
export function said(language: Language, key: string, values: Values = {}): string {
  const question = JSON.stringify([language, key, values]);
  const known = kept.get(question);
  if (known !== undefined) return known;
  if (kept.size >= MOST_KEPT) kept.clear();
  const words = wordsOf(language, key, values);
  kept.set(question, words);
  return words;
}

const wordsOf = (language: Language, key: string, values: Values): string =>
  MESSAGES[language]
    .say(
      key,
      Object.fromEntries(
        Object.entries(values).map(([name, value]) => [
          name,
          typeof value === 'number' ? value : [{ text: value }],
        ]),
      ),
    )
    .map((token) => ('text' in token ? token.text : 'number' in token ? String(token.number) : ''))
    .join('');
