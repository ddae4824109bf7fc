// Every word of the card language is on a card that ships or that scenarios play, and so is each of its fields.
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import type { Json } from '../../../../../shared/engine/json.ts';
import { cardWords } from '../../../../../shared/games/ravingspire/content/card-words.ts';
import { WORD_LISTS } from '../../../../../shared/packs/card-words.ts';
import { allWords, wordsIn } from '../../../../support/language/words.ts';

const ROOT = resolve(import.meta.dirname, '../../../../..');

const filesOf = (pattern: string): unknown[] =>
  globSync(pattern, { cwd: ROOT }).map((path): unknown => JSON.parse(readFileSync(join(ROOT, path), 'utf8')));

/** The cards of this game in all packs, with what patches set. */
const CARDS = globSync('{mods,tests/fixtures/packs}/*/pack.json', { cwd: ROOT })
  .filter(
    (path) => (JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as { game: string }).game === 'ravingspire',
  )
  .flatMap((path) => filesOf(path.replace('pack.json', 'cards/*.json')) as { cards: Json[] }[])
  .flatMap(({ cards }) => cards);

const used = new Set(CARDS.flatMap((card) => [...wordsIn(card)]));

test('there are many cards, and many words', () => {
  expect(CARDS.length).toBeGreaterThan(500);
  expect(allWords().size).toBeGreaterThan(300);
  // Nothing is called otherwise here than there.
  const named = [...allWords()].map((word) => word.replace(/^\w+: /, '').replace(/ .*/, ''));
  const words = (['verbs', 'amounts', 'conditions', 'changes', 'triggers', 'standings'] as const).flatMap(
    (list) => cardWords[list].map(({ name }) => name),
  );
  expect(WORD_LISTS.length).toBe(9);
  expect(words.filter((word) => !named.includes(word))).toEqual([]);
});

test('each word is on a card, with each of its fields and each word that they may hold', () => {
  expect([...allWords()].filter((word) => !used.has(word))).toEqual([]);
});
