import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cardTexts, type CardTexts } from '../../../../renderer/workshop/art/card-texts.ts';
import { iconsFor, surprise } from '../../../../renderer/workshop/art/surprise.ts';
import { isIcon } from '../../../../shared/face/art/inspect.ts';
import { findIcons } from '../../../../shared/face/icon-search/search.ts';
import { validateRavingspireCards } from '../../../../shared/generated/validators.js';

const texts = (name: string, story = ''): CardTexts => ({ name, story, kind: '', rules: '' });

test('the same seed makes the same picture, another one another', () => {
  const of = (seed: string): unknown => surprise(texts('The Jealous Wolf', 'It follows the moon.'), seed);
  expect(of('a')).toEqual(of('a'));
  const all = new Set(Array.from({ length: 12 }, (_, i) => JSON.stringify(of(String(i)))));
  expect(all.size).toBeGreaterThan(8);
});

test.each([
  ['Night Lantern', 'lantern'],
  ['Nachtlaterne', 'lantern'],
  ['The Second Gravedigger', 'grave'],
  ['Die Giftmischerin', 'poison'],
])('%s shows a thing of its name', (name, word) => {
  expect(iconsFor(texts(name)).map(({ icon }) => icon)).toEqual(expect.arrayContaining([findIcons(word)[0]]));
});

test('a name with forms has the words that it has alone', () => {
  const forms = { one: 'Nachtlaterne', many: 'Nachtlaternen', gender: 'f' } as const;
  const alone = cardTexts({ kind: 'item', name: 'Nachtlaterne' }, null);
  expect(alone).toEqual({ name: 'Nachtlaterne', story: '', kind: 'item', rules: '' });
  expect(cardTexts({ kind: 'item', name: forms }, null)).toEqual(alone);
});

test('signs, numbers and playing cards are no subjects', () => {
  const found = iconsFor(texts('Card of hearts', 'Draw two cards, roll six dice.')).map(({ icon }) => icon);
  expect(found.filter((icon) => /card-|dice|\d/.test(icon))).toEqual([]);
});

test('a card of whose words none has an icon gets the figures of the game', () => {
  const art = surprise(texts('Xyzzyx'), 'a', ['cowled']);
  expect(art?.layers?.at(-1)?.icon).toBe('cowled');
  expect(surprise(texts('Xyzzyx'), 'a')).toBeUndefined();
});

const CARDS = new URL('../../../../mods/base/cards/', import.meta.url);
const cards = readdirSync(CARDS).flatMap(
  (file) =>
    (JSON.parse(readFileSync(new URL(file, CARDS), 'utf8')) as { cards: Record<string, unknown>[] }).cards,
);

test('cards of the base set get a picture that keeps the rules', () => {
  for (const card of cards.filter((_, i) => i % 9 === 0)) {
    const art = surprise(texts(String(card['name']), String(card['story'] ?? '')), String(card['id']), [
      'cowled',
    ])!;
    expect(validateRavingspireCards({ cards: [{ ...card, art }] }), String(card['id'])).toBe(true);
    const layers = art.layers!;
    expect(layers.every(({ icon }) => isIcon(icon!))).toBe(true);
    const subject = layers.at(-1)!;
    expect(subject.scale! * 300).toBeGreaterThan(250);
    expect(subject.scale! * 300).toBeLessThan(330);
    expect(Math.abs(subject.x! - 300)).toBeLessThan(60);
    expect(layers.length).toBeLessThanOrEqual(2);
    if (layers.length === 2) expect(layers[0].scale! / subject.scale!).toBeLessThan(0.65);
    expect(new Set(layers.map(({ tint = 'lit' }) => tint)).size).toBe(layers.length);
    expect(art.front!.length).toBeLessThanOrEqual(2);
  }
});
