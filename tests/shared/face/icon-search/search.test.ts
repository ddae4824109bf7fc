import { expect, test } from 'vitest';
import { germanName, GERMAN, meantBy } from '../../../../shared/face/icon-search/german.ts';
import { findIcons } from '../../../../shared/face/icon-search/search.ts';
import { THEME_NAMES } from '../../../../shared/face/icon-search/themes.ts';
import { ICON_NAMES } from '../../../../shared/generated/icon-names.js';

test.each([
  ['poison', 'poison'],
  ['Gift', 'poison'],
  ['Schwerter', 'ancient-sword'],
  ['MÜNZE', 'coins'],
  ['thief goblin', 'goblin'],
  ['Glocke', 'ringing-bell'],
  ['poisoner', 'poison'],
])('%s finds %s first', (typed, icon) => {
  expect(findIcons(typed)[0]).toBe(icon);
});

test.each(['bell', 'ring', 'cat', 'sword', 'Lampe', 'rolling pin', 'sea wolf', 'Gift'])(
  'no part of a word comes before whole ones: %s',
  (typed) => {
    const wanted = typed
      .toLowerCase()
      .split(' ')
      .flatMap((word) => [word, ...meantBy(word, true)]);
    const isWhole = (icon: string): boolean =>
      icon.split('-').some((part) => wanted.includes(part) || wanted.includes(part.replace(/s$/, '')));
    const found = findIcons(typed).map(isWhole);
    expect(found.lastIndexOf(true)).toBe(found.filter(Boolean).length - 1);
  },
);

test.each([
  ['poison-bottle', 'Gift-Flasche'],
  ['crossed-swords', 'Schwert, gekreuzt'],
  ['wolf-head', 'Wolf-Kopf'],
  ['bell', 'Glocke'],
  ['croc-sword', null],
])('%s is called %s in German', (icon, name) => {
  expect(germanName(icon)).toBe(name);
});

test('a baker is no field', () => {
  expect(meantBy('Bäcker')).toEqual(['bread']);
  expect(meantBy('Bücker')).toEqual([]);
});

test('any word matches, and what answers more of them comes first', () => {
  const found = findIcons('burning skull');
  expect(found[0]).toBe('burning-skull');
  expect(found).toEqual(expect.arrayContaining(['burning-tree', 'skull-crack']));
});

test('a theme finds what belongs to it, in both languages, behind what is called like it', () => {
  const found = findIcons('poison');
  expect(found.indexOf('poison-bottle')).toBeLessThan(found.indexOf('scorpion'));
  expect(findIcons('Tier')).toEqual(expect.arrayContaining(['animal-skull', 'wolf-head']));
});

test('short words are no parts of others', () => {
  expect(findIcons('animal')).not.toContain('catapult');
});

test('nothing typed finds all, what nothing is called like nothing', () => {
  expect(findIcons(' ')).toHaveLength(ICON_NAMES.length);
  expect(findIcons('xyzzyx')).toEqual([]);
});

test.each([
  ['gift', ['poison']],
  ['Giftflasche', ['bottle', 'poison']],
  ['Wölfen', ['wolf']],
  ['Laut', ['sound']],
])('%s means %j', (typed, words) => {
  expect(meantBy(typed)).toEqual(words);
});

test('a word that is being typed means all that begin with it', () => {
  expect(meantBy('later')).toEqual(['lantern']);
});

test('each German word leads to an icon or a theme, and each theme has one', () => {
  const parts = ICON_NAMES.flatMap((icon) => icon.split('-'));
  const words = new Set([...GERMAN].flatMap(([, english]) => english));
  const lost = [...words].filter(
    (word) => !THEME_NAMES.includes(word) && !parts.some((part) => part.startsWith(word)),
  );
  expect(lost).toEqual([]);
  expect(THEME_NAMES.filter((theme) => !words.has(theme))).toEqual([]);
});

test('a German word leads to three of four icons', () => {
  const words = [...new Set([...GERMAN].flatMap(([, english]) => english))];
  const named = ICON_NAMES.filter((icon) => !icon.startsWith('abstract-'));
  const reached = named.filter((icon) =>
    icon.split('-').some((part) => words.some((word) => part.startsWith(word))),
  );
  expect(reached.length / named.length).toBeGreaterThan(0.75);
});
