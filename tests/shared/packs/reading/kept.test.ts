// The grammars that come with the games. That the larger ones are what is learned today, the soak sees to.
import { expect, test } from 'vitest';
import { contents } from '../../../../shared/games/index.ts';
import { grammarOf, keptGrammar } from '../../../../shared/packs/reading/kept.ts';
import { LANGUAGES } from '../../../../shared/words/languages.ts';
import { isLearnedToday } from '../../../support/reading/kept.ts';

const all = contents.flatMap((content) =>
  LANGUAGES.map((language) => [content.game, language, content] as const),
);

test.each(all)('that of %s in %s comes back from its data', async (_game, language, content) => {
  const kept = await content.grammars![language]();
  expect(keptGrammar(grammarOf(kept, content.language!), content.language!)).toEqual(kept);
});

test.each(all.filter(([game]) => game === 'arcana'))(
  'that of %s in %s is what is learned today',
  async (_game, language, content) => {
    expect(await isLearnedToday(content, language)).toBe(true);
  },
);
