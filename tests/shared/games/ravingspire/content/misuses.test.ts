// Each word of the card language is told about where it is written wrongly, and where it does nothing, with a cure: the mistakes
// are made from the words themselves, so that none can be forgotten.
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readPackFolder } from '../../../../../main/host/packs/read.ts';
import { contents } from '../../../../../shared/games/index.ts';
import { MESSAGES } from '../../../../../shared/games/ravingspire/content/words.ts';
import { checkCard } from '../../../../../shared/packs/check-card.ts';
import { openPacks } from '../../../../../shared/packs/load.ts';
import { describe as said, type Problem } from '../../../../../shared/packs/problems.ts';
import { LANGUAGES } from '../../../../../shared/words/languages.ts';
import { packOf, ROOT } from '../../../../docs/modding/base.ts';
import { LISTS, misspelt, odd, wordsOf, type Written } from '../../../../support/language/misuses.ts';

const manifest = {
  id: 'mine',
  game: 'ravingspire',
  version: '1.0.0',
  format: 2,
  title: 'Mine',
  authors: ['Author'],
  licence: 'MIT',
  requires: { base: '^1.0.0' },
  description: 'A pack to make mistakes in.',
};
const { shelf } = openPacks(
  [
    readPackFolder(resolve(ROOT, 'mods/base'), 'shipped'),
    packOf('mine', { 'pack.json': manifest, 'cards/all.json': { cards: [] } }),
  ],
  contents,
);
const place = { shelf, pack: 'mine', file: 'mine/cards/all.json', pointer: '/cards/0' };

/** What only the form of a card is wrong in. */
const OF_FORM: ReadonlySet<string> = new Set([
  'missing-key',
  'unknown-key',
  'wrong-type',
  'not-allowed',
  'unknown-tag',
  'too-small',
  'too-big',
  'too-short',
  'too-long',
  'wrong-form',
  'not-unique',
]);

/** What is reported on the part of a card that is written with a word, or of something in it. */
const toldOf = ({ card, at }: Written): readonly Problem[] =>
  checkCard(card, place).filter(({ pointer }) => pointer === at || pointer.startsWith(`${at}/`));

/** Whether it says in both languages what is wrong, and what to do. */
const isCured = (problem: Problem): boolean =>
  LANGUAGES.every((language) => {
    const { sentence, cure } = said(problem, language, MESSAGES[language]);
    return sentence !== '' && cure !== '' && problem.code !== 'internal-error';
  });

/** Words that do and mean something wherever they may be written. */
const ALWAYS_MEANT: { readonly [word: string]: string } = {
  'verbs foe-advances': 'every level has a foe, or gets one',
  'verbs summon-foe': 'the same',
  'verbs remove-foe': 'the same, in a battle as well (SHOW-11)',
  'filters kind': 'any kind of card may lie anywhere by now',
  'filters not': 'the same',
  'filters attribute': 'the same',
  'filters class': 'the same',
  'filters upTo': 'it is told at the way of choosing that it leaves without meaning',
  'amounts sanity': 'it can be read from every position',
  'amounts lost-sanity': 'the same',
  'amounts madness': 'the same',
  'amounts turn': 'the same',
  'amounts distance': 'the same',
  'conditions key': 'it can be read from every position',
  'conditions level': 'the same',
  'conditions foe-here': 'the same',
  'conditions alone': 'the same',
  'conditions class': 'the same',
  'conditions collected': 'the same',
};

describe.each(LISTS)('%s', (list) => {
  test.each(wordsOf(list).map((word) => [word.name, word] as const))('%s, written wrongly', (_name, word) => {
    for (const written of misspelt(list, word)) {
      const told = toldOf(written);
      expect(told.map(({ code }) => code)).toContainEqual(expect.stringMatching(/^(unknown|missing)-key$/));
      expect(told.filter((problem) => !isCured(problem))).toEqual([]);
    }
  });

  test.each(wordsOf(list).map((word) => [word.name, word] as const))(
    '%s, where it does nothing',
    (name, word) => {
      let found: readonly Problem[] = [];
      for (const written of odd(list, word)) {
        found = toldOf(written).filter(({ code }) => !OF_FORM.has(code));
        if (found.length > 0) break;
      }
      expect(found.length > 0).toBe(!(`${list} ${name}` in ALWAYS_MEANT));
      expect(found.filter((problem) => !isCured(problem))).toEqual([]);
    },
  );
});
