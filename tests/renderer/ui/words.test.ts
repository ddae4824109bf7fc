import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import { lengthened } from '../../../renderer/ui/pseudo.ts';
import { de } from '../../../renderer/ui/text/de.ts';
import { en, type TextKey } from '../../../renderer/ui/text/en.ts';
import { createWords } from '../../../renderer/ui/words.ts';
import { wholeOf, type Sentences } from '../../../shared/words/catalogue.ts';

type Ast = ReturnType<IntlMessageFormat['getAst']>;

/** Names of everything that a message sets in. */
function placeholders(ast: Ast): Set<string> {
  const found = new Set<string>();
  for (const part of ast) {
    if ('options' in part) {
      found.add(part.value);
      for (const option of Object.values(part.options)) {
        for (const inner of placeholders(option.value)) found.add(inner);
      }
    } else if (part.type === 1) found.add(part.value);
  }
  return found;
}

const parse = (message: Sentences): Ast =>
  new IntlMessageFormat(wholeOf(message), 'en', undefined, { ignoreTag: true }).getAst();
const keys = Object.keys(en) as TextKey[];

test.each(keys)('%s sets in the same things in both languages', (key) => {
  expect(placeholders(parse(de[key]))).toEqual(placeholders(parse(en[key])));
});

test('numbers choose their plural in every language', () => {
  const count = (tongue: 'en' | 'de' | 'pseudo', count: number): string =>
    createWords<TextKey>(tongue, { en, de })('title.cards', { count });
  expect([count('en', 1), count('en', 408)]).toEqual(['1\u00a0card', '408\u00a0cards']);
  expect([count('de', 1), count('de', 408)]).toEqual(['1\u00a0Karte', '408\u00a0Karten']);
  expect(count('pseudo', 2)).toBe('[2\u00a0caárdss]');
});

test('the pseudo language keeps what is set in, and is longer by two fifths or more', () => {
  const words = createWords<TextKey>('pseudo', { en, de });
  expect(words('lost.text')).toMatch(/^\[.+\]$/);
  expect(words('seat.person', { hero: 'Ada', name: 'Mara' })).toBe('[Ada (Mara)]');
  const all = Object.values<Sentences>(en)
    .map(wholeOf)
    .filter((message) => !message.includes('{'))
    .join(' ');
  expect(lengthened(all).length / all.length).toBeGreaterThan(1.38);
});
