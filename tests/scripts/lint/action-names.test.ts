import { expect, test } from 'vitest';
import { actionFiles, actionNames } from '../../../scripts/lint/action-names.ts';

const OWN = 'shared/games/moor/actions/wade.ts';
const DEFINITION = `export const wade = defineAction({\n  do: 'wade',\n});`;

const found = (files: { readonly [path: string]: string }): string[] =>
  actionNames(new Map(Object.entries({ [OWN]: DEFINITION, ...files })));

const NAMED = [`{ do: 'wade' }`, `action.do === 'wade'`, `step.do !== 'wade'`];

/** Three files that call the action by its name. */
const three = Object.fromEntries(NAMED.map((text, i) => [`shared/games/moor/f${i}.ts`, text]));

test('three files besides its own may call an action by its name', () => {
  expect(found(three)).toEqual([]);
});

test.each([
  ['as a value', `const back = { do: 'wade' };`],
  ['in a comparison', `if (did.do === 'wade') return;`],
  ['as a case', `switch (action.do) {\n  case 'swim':\n  case 'wade':\n    return 1;\n}`],
  ['as a key of a table', `const LEGS: { readonly [D in Action['do']]?: number } = {\n  wade: 2,\n};`],
  ['in a list', `const WET: readonly Action['do'][] = ['swim', 'wade'];`],
])('a fourth file may not, %s', (_how, text) => {
  const [sentence] = found({ ...three, 'renderer/games/moor/table.ts': text });
  expect(sentence).toContain('moor: wade is called by its name in 4 files, 3 may');
});

test('bots, texts and other games are free, and so are words that are no actions', () => {
  expect(
    found({
      ...three,
      'shared/games/moor/bots/wader.ts': `{ do: 'wade' }`,
      'shared/games/moor/text/en/table.ts': `{ do: 'wade' }`,
      'shared/games/marsh/actions/swim.ts': DEFINITION.replaceAll('wade', 'swim'),
      'shared/games/marsh/play.ts': `{ do: 'wade' }`,
      'shared/games/moor/play.ts': `{ do: 'sink' }; const phase = 'wade';`,
    }),
  ).toEqual([]);
});

test('the project keeps to it, and its games are seen', () => {
  const files = actionFiles();
  expect([...files.keys()].filter((file) => /\/actions\//.test(file)).length).toBeGreaterThan(25);
  expect(actionNames(files)).toEqual([]);
});
