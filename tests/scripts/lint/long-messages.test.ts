// Messages that are refused, and those that are not.
import { expect, test } from 'vitest';
import { longMessages } from '../../../scripts/lint/long-messages.ts';

const found = (message: string | readonly string[]): string[] =>
  longMessages('a/text/en.ts', { 'a.b': message });
const SENTENCE = `${'It goes on and on. '.repeat(11)}`;

test('a message of more than 200 characters is refused, with its place and the cure', () => {
  expect(found('x'.repeat(200))).toEqual([]);
  const [complaint, ...others] = found('x'.repeat(201));
  expect(others).toEqual([]);
  expect(complaint).toMatch(
    /^a\/text\/en\.ts: "a\.b" has 201 characters, 200 are the most\. Write .* as a list/,
  );
  expect(complaint).toContain('"a.b.<value>.<word>"');
});

test('its sentences may be a list, each of them no longer than that', () => {
  expect(found([SENTENCE.slice(0, 190), SENTENCE.slice(0, 190)])).toEqual([]);
  expect(found(['Short.', SENTENCE])[0]).toContain('"a.b" has 209 characters');
});

test('choices nested three deep are refused, and two deep are not', () => {
  const choice = (inner: string): string => `{a, select, yes {${inner}} other {}}`;
  expect(found(choice(choice('{n, number}')))).toEqual([]);
  expect(found(choice(`<term>${choice('x')}</term>`))).toEqual([]);
  const [complaint] = found(choice(`<term>${choice('{n, plural, one {x} other {y}}')}</term>`));
  expect(complaint).toMatch(
    /^a\/text\/en\.ts: "a\.b" has choices nested 3 deep, 2 is the most\. Set the inner one/,
  );
});
