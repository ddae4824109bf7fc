// Messages that have words for their values, tables of nouns, lists of sentences; and every catalogue by that.
import { expect, test } from 'vitest';
import { CATALOGUES } from '../../../scripts/lint/catalogues.ts';
import { branchOf, nounMessages, wholeOf, type Catalogue } from '../../../shared/words/catalogue.ts';
import { valuesIn } from '../../support/messages.ts';

test('sentences make up a message', () => {
  expect(wholeOf('One.')).toBe('One.');
  expect(wholeOf(['One.', 'Two, {name}.'])).toBe('One. Two, {name}.');
});

test('nouns are messages by name and form', () => {
  const nouns = { fish: { a: 'a fish', many: 'fish' }, owl: { a: 'an owl', many: 'owls' } };
  const messages: Catalogue<'animal.fish.a' | 'animal.owl.many'> = nounMessages('animal', nouns);
  expect(messages).toEqual({
    'animal.fish.a': 'a fish',
    'animal.fish.many': 'fish',
    'animal.owl.a': 'an owl',
    'animal.owl.many': 'owls',
  });
});

test('a value has words of its own, or those for all others, or none', () => {
  const messages = { where: '{place}', 'where.place.up': 'above', 'where.place.other': 'there' };
  expect(branchOf(messages, 'where', 'place', 'up')).toBe('where.place.up');
  expect(branchOf(messages, 'where', 'place', 'down')).toBe('where.place.other');
  expect(branchOf(messages, 'where', 'name', 'up')).toBeUndefined();
  expect(branchOf({ ...messages, 'where.name.up': 'Up' }, 'where', 'name', 'up')).toBeUndefined();
});

/** Words for values by the message and the value that they are for. */
function wordsIn(messages: Catalogue): Map<string, readonly [key: string, name: string]> {
  const words = new Map<string, readonly [string, string]>();
  for (const other of Object.keys(messages)) {
    const [, key, name] = /^(.+)\.(\w+)\.other$/.exec(other) ?? [];
    if (key === undefined || !(key in messages)) continue;
    for (const each of Object.keys(messages))
      if (each.startsWith(`${key}.${name}.`)) words.set(each, [key, name]);
  }
  return words;
}

test.each(CATALOGUES)('$file sets in every value that it has words for', async (catalogue) => {
  const messages = await catalogue.messages();
  const words = wordsIn(messages);
  const unused = [...words].filter(([, [key, name]]) => {
    const own = Object.keys(messages).filter((each) => each === key || words.get(each)?.[0] === key);
    return !own.some((each) => !each.startsWith(`${key}.${name}.`) && valuesIn(messages[each]).has(name));
  });
  expect(unused.map(([each]) => each)).toEqual([]);
});
