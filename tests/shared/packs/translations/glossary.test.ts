// Which words of a game a text has.
import { expect, it } from 'vitest';
import { glossaryOf } from '../../../../shared/packs/translations/glossary.ts';
import { termsIn } from '../../../../shared/packs/translations/terms-in.ts';

const found = (text: string, language: string, game = 'ravingspire'): readonly string[] =>
  termsIn(text, glossaryOf(game), language).map(({ words }) => words['en']);

it('finds words of the game with their endings, those with longer words first, and no parts of others', () => {
  expect(found('The foes fear the Tower Key.', 'en')).toEqual(['Tower Key', 'tower', 'foe']);
  expect(found('Sie nimmt des Feindes Türme.', 'de')).toEqual(['foe', 'tower']);
  expect(found('A towering, handsome cardinal.', 'en')).toEqual([]);
});

it('has the words of each game alone', () => {
  const games = ['ravingspire', 'arcana'].map((game) => glossaryOf(game).map(({ words }) => words['en']));
  expect(games[0]).toContain('relic');
  expect(games[1]).not.toContain('relic');
  expect(games[1]).toContain('ward');
  for (const words of games) expect(words).toContain('tower');
  expect(found('wards', 'en', 'arcana')).toEqual(['ward']);
});
