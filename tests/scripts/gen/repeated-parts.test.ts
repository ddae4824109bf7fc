import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { withoutRepetition } from '../../../scripts/gen/repeated-parts.ts';

/** Large enough for a function of its own. */
const NOUN = {
  type: 'object',
  required: ['kind'],
  properties: { kind: { enum: Array.from({ length: 200 }, (_, n) => `kind-${n}`) }, if: { type: 'string' } },
};
const WORD = { type: 'object', properties: { one: NOUN, other: { type: 'array', items: NOUN } } };

test('what is large and in a schema several times is in it once', () => {
  const short = JSON.stringify(withoutRepetition(WORD));
  expect(short.split('kind-7"')).toHaveLength(2);
  expect(withoutRepetition({ ...WORD, properties: { one: NOUN } })).toEqual({
    ...WORD,
    properties: { one: NOUN },
  });
});

test('the same is right and wrong, and the same is said of it', () => {
  const said = (schema: object, value: object): unknown => {
    const validate = new Ajv({ allErrors: true }).compile(schema);
    validate(value);
    return (
      validate.errors?.map(({ instancePath, message, params }) => [instancePath, message, params]) ?? null
    );
  };
  const values = [
    { one: { kind: 'kind-3' }, other: [{ kind: 'kind-4', if: 'so' }] },
    { one: {}, other: [{ kind: 'kind-4' }, { kind: 'none', if: 1 }] },
    { other: 3 },
  ];
  for (const value of values) expect(said(withoutRepetition(WORD), value)).toEqual(said(WORD, value));
  expect(said(WORD, values[0])).toBe(null);
  expect(said(WORD, values[1])).toHaveLength(3);
});

test('alternatives that are told apart by trying are as they were', () => {
  const tried = { anyOf: [WORD, { type: 'string' }] };
  expect(withoutRepetition(tried)).toEqual(tried);
  const known = { discriminator: { propertyName: 'do' }, oneOf: [WORD] };
  expect(withoutRepetition(known)).not.toEqual(known);
});
