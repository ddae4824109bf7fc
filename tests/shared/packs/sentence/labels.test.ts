// What fields and values are called where no text says them: each in both languages, and nothing that no schema has.
import { expect, test } from 'vitest';
import type { Schema } from '../../../../shared/packs/card-schema.ts';
import type { CardWords } from '../../../../shared/packs/card-words.ts';
import { tagOf } from '../../../../shared/packs/sentence/forms.ts';
import { labels as general } from '../../../../shared/packs/effects/help/labels.ts';
import { LANGUAGES } from '../../../../shared/words/languages.ts';
import { workplaces } from '../../../support/sentence/benches.ts';

/** The keys under which a label may be, the narrowest first. */
interface Named {
  readonly fields: Map<string, readonly string[]>;
  readonly values: Map<string, readonly string[]>;
}

/** Every field and every word among values of programs. */
function namedIn({ definitions, triggers, standings }: CardWords): Named {
  const fields = new Map<string, readonly string[]>();
  const values = new Map<string, readonly string[]>();
  const visit = (schema: Schema | undefined, word: string, field: string): void => {
    if (schema === undefined) return;
    for (const value of schema.enum ?? [])
      values.set(`${field}.${String(value)}`, [`${field}.${String(value)}`, String(value)]);
    const [tag, own = word] = tagOf(schema) ?? [];
    for (const [key, inner] of Object.entries(schema.properties ?? {})) {
      if (key === tag) continue;
      fields.set(`${own}.${key}`, [`${own}.${key}`, key]);
      visit(inner, own, key);
    }
    for (const inner of [schema.items, schema.then, schema.else, ...(schema.oneOf ?? [])])
      visit(inner, word, field);
  };
  for (const [name, schema] of Object.entries(definitions))
    if (!['triggeredRule', 'standingRule'].includes(name)) visit(schema as Schema, name, name);
  for (const { schema } of [...triggers, ...standings]) visit(schema as Schema, '', '');
  return { fields, values };
}

const without = (named: Named['fields'], known: object): string[] =>
  [...named].flatMap(([name, keys]) => (keys.some((key) => Object.hasOwn(known, key)) ? [] : [name]));

test.each(workplaces)('$game: every field and value of programs has a label', ({ bench }) => {
  const { labels } = bench.words;
  const { fields, values } = namedIn(bench.words);
  expect(without(fields, labels.fields)).toEqual([]);
  expect(without(values, labels.values)).toEqual([]);
  for (const label of [...Object.values(labels.fields), ...Object.values(labels.values)])
    for (const language of LANGUAGES) expect(label[language].trim()).not.toBe('');
});

test.each(workplaces)('$game: no label is of anything that no card has', ({ game, bench }) => {
  const text = JSON.stringify([bench.words.card, bench.words.triggers, bench.words.standings]);
  const { fields, values } = bench.words.labels;
  // What every card language may have, one has at least.
  const shared = { ...general.fields, ...general.values };
  const own = [...Object.keys(fields), ...Object.keys(values)];
  const spare = own.filter((key) => {
    if (game !== 'ravingspire' && Object.hasOwn(shared, key)) return false;
    const parts = key.split('.');
    return !parts.every((part) => text.includes(`"${part}"`) || part === 'true' || part === 'false');
  });
  expect(spare).toEqual([]);
});
