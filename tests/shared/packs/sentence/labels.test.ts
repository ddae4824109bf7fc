// What fields and values are called where no text says them: each in both languages, and nothing that no schema has.
import { expect, test } from 'vitest';
import type { Schema } from '../../../../shared/packs/card-schema.ts';
import type { CardWords } from '../../../../shared/packs/card-words.ts';
import type { Bench } from '../../../../shared/packs/sentence/bench.ts';
import { tagOf } from '../../../../shared/packs/sentence/forms.ts';
import { kindsIn } from '../../../../shared/packs/fields/kind-fields.ts';
import {
  labelOfField,
  labelOfKind,
  labelOfValue,
  pluralOfKind,
} from '../../../../shared/packs/labels/labels.ts';
import { LANGUAGES } from '../../../../shared/words/languages.ts';
import { en as general } from '../../../../shared/packs/labels/text/en.ts';
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

const without = (named: Named['fields'], family: string, known: object): string[] =>
  [...named].flatMap(([name, keys]) =>
    keys.some((key) => Object.hasOwn(known, `${family}.${key}`)) ? [] : [name],
  );

test.each(workplaces)('$game: every field and value of programs has a label', ({ bench }) => {
  const { labels } = bench.words;
  const { fields, values } = namedIn(bench.words);
  expect(without(fields, 'field', labels.en)).toEqual([]);
  const known = labels.en;
  const nameless = [...values].filter(([, [own, word]]) => {
    const somewhere = Object.keys(known).some((key) => key.startsWith('value.') && key.endsWith(`.${word}`));
    return !Object.hasOwn(known, `value.${own}`) && !somewhere;
  });
  expect(nameless).toEqual([]);
  expect(Object.keys(labels.de).sort()).toEqual(Object.keys(labels.en).sort());
});

/** Values of fields outside of programs that are words, by the field. */
function wordsOutside({ forms }: Bench): readonly (readonly [field: string, word: string])[] {
  const visit = (schema: Schema, field: string): readonly (readonly [string, string])[] =>
    forms
      .alternatives(schema)
      .flatMap((form) => [
        ...(form.enum ?? []).map((word) => [field, String(word)] as const),
        ...(form.items === undefined || forms.isProgram(form.items) ? [] : visit(form.items, field)),
        ...Object.entries(form.properties ?? {}).flatMap(([key, inner]) =>
          forms.isProgram(inner) ? [] : visit(inner, key),
        ),
      ]);
  return visit(forms.card, '');
}

test.each(workplaces)(
  '$game: every word in a field has a name, and is not called as another thing is',
  ({ bench }) => {
    for (const language of LANGUAGES) {
      const labels = bench.words.labels[language];
      const unclear = wordsOutside(bench).filter(([field, word]) => {
        if (Object.hasOwn(labels, `value.${field}.${word}`)) return false;
        const called = Object.entries(labels).filter(
          ([key]) => key.startsWith('value.') && key.endsWith(`.${word}`),
        );
        return new Set(called.map(([, label]) => label)).size !== 1;
      });
      expect(unclear.map((pair) => pair.join(': '))).toEqual([]);
    }
  },
);

test.each(workplaces)('$game: each kind of card has a name, and one for several of them', ({ bench }) => {
  for (const kind of kindsIn(bench.forms))
    for (const language of LANGUAGES) {
      const labels = bench.words.labels[language];
      expect(labels).toHaveProperty([`value.kind.${kind}`], labelOfKind(labels, kind));
      expect(labels).toHaveProperty([`plural.kind.${kind}`], pluralOfKind(labels, kind));
    }
});

test('a label is that of the word, of the field, or of the value anywhere', () => {
  const labels = {
    'field.by': 'how',
    'field.rotate.by': 'spaces',
    'value.kind.foe': 'foe',
    'value.at.foe': 'the foe',
  };
  expect(labelOfField(labels, 'by', 'rotate')).toBe('spaces');
  expect(labelOfField(labels, 'by', 'times')).toBe('how');
  expect(labelOfField(labels, 'to')).toBe('to');
  expect(labelOfValue(labels, 'at', 'foe')).toBe('the foe');
  expect(labelOfValue(labels, 'not', 'foe')).toBe('foe');
  expect(labelOfValue(labels, 'count', 3)).toBe('3');
});

test.each(workplaces)('$game: no label is of anything that no card has', ({ game, bench }) => {
  const text = JSON.stringify([bench.words.card, bench.words.triggers, bench.words.standings]);
  const own = Object.keys(bench.words.labels.en).filter((key) => game === 'ravingspire' || !(key in general));
  // A board is no kind of which programs speak, and other a kind of nothing.
  const spare = own.filter((key) => {
    const parts = key.split('.').slice(1);
    return !parts.every(
      (part) => text.includes(`"${part}"`) || ['any', 'true', 'false', 'other'].includes(part),
    );
  });
  expect(spare).toEqual([]);
});
