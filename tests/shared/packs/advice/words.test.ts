// What players are told has words for all that a card may have.
import { describe, expect, it, test } from 'vitest';
import { contents } from '../../../../shared/games/index.ts';
import { de } from '../../../../shared/packs/advice/text/de.ts';
import { en } from '../../../../shared/packs/advice/text/en.ts';

/** The names of all fields in a schema. */
function fieldsIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties = {} } = schema as { readonly properties?: object };
  return [...Object.keys(properties), ...Object.values(schema).flatMap(fieldsIn)];
}

test('both languages have the same words', () => {
  expect(Object.keys(de)).toEqual(Object.keys(en));
});

describe.each(contents)('$game', ({ advice }) => {
  const { schema, messages } = advice!;

  it('says the same in both languages', () => {
    expect(Object.keys(messages.de)).toEqual(Object.keys(messages.en));
  });

  it('has a word for each field of its cards', () => {
    const fields = new Set(fieldsIn(schema));
    expect(fields.size).toBeGreaterThan(20);
    const said = { ...en, ...messages.en };
    expect([...fields].filter((field) => !(`field.${field}` in said))).toEqual([]);
  });

  it('has no word for a field that no card has', () => {
    const fields = new Set(fieldsIn(schema));
    const named = Object.keys(messages.en).flatMap((key) => /^field\.(.+)$/.exec(key)?.[1] ?? []);
    expect(named.filter((field) => !fields.has(field.slice(field.lastIndexOf('.') + 1)))).toEqual([]);
  });
});
