// Follows docs/adding-a-game.md in a copy of the project: a further game is one folder and one line.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applyEdit, readGuide } from './guide.ts';
import { mentioning, names, quotes } from './mentions.ts';
import { Project, type Ran } from './project.ts';
import type { Sitting } from './sitting.ts';

const GAME = 'vigil';
const REGISTRY = 'shared/games/index.ts';
/** Commands of the guide that wait for a user; `play` is typed below, the page has a test of its own. */
const WAITING = ['npm start', `npm run -s cli -- play --game ${GAME}`];

let project: Project;
beforeAll(() => {
  project = new Project();
  project.follow();
});
afterAll(() => project.remove());

describe('the guide', () => {
  const { files, edits, commands } = readGuide();

  test('puts all files of the game into one folder, beside its rules and its scenarios', () => {
    const homes = [`shared/games/${GAME}/`, `docs/rules/${GAME}.md`, `tests/scenarios/${GAME}/`];
    expect([...files.keys()].filter((file) => !homes.some((home) => file.startsWith(home)))).toEqual([]);
    expect(files.size).toBeGreaterThan(8);
  });

  test('changes no other file but the registry, by an import and a line', () => {
    const changed = edits.flatMap(({ diff }) => diff.split('\n').filter((line) => /^[+-]/.test(line)));
    expect(new Set(edits.map(({ file }) => file))).toEqual(new Set([REGISTRY]));
    expect(changed).toEqual([
      `+import { ${GAME}Entry } from './${GAME}/entry.ts';`,
      `+  entry(${GAME}Entry),`,
    ]);
  });

  test('says little besides rules, types, bots and words', () => {
    const code = [...files].filter(([file]) => file.endsWith('.ts'));
    const besides = code.filter(([file]) => !/\/(rules|types|schemas|bots|words)\.ts$/.test(file));
    const lines = (of: typeof code): number => of.flatMap(([, text]) => text.trimEnd().split('\n')).length;
    expect(lines(besides)).toBeLessThanOrEqual(40);
    expect(lines(code)).toBeLessThanOrEqual(270);
  });

  test('ends with commands', () => {
    for (const what of ['gen', 'scenario', 'simulate', 'record', 'replay', 'play', 'start'])
      expect(commands.some((line) => line.split(' ').includes(what))).toBe(true);
  });
});

describe('a guide that is wrong', () => {
  test('has a block without a file', () => {
    expect(() => readGuide('A word.\n\n```ts\nlet a;\n```\n')).toThrow('belongs to no file');
  });

  test('has a block without an end', () => {
    expect(() => readGuide('`a.ts`\n\n```ts\nlet a;\n')).toThrow('does not end');
  });

  test('changes lines that are not there, or are there twice', () => {
    const edit = { file: 'a.ts', diff: ' one\n+two\n' };
    expect(applyEdit('zero\none\n', edit)).toBe('zero\none\ntwo\n');
    expect(() => applyEdit('zero\n', edit)).toThrow('a.ts has 0 places');
    expect(() => applyEdit('one\none\n', edit)).toThrow('a.ts has 2 places');
  });
});

test('code that mentions a game is found by any spelling of its name, and by its words as texts', () => {
  const found = (text: string): boolean => names(text, 'snowfort') || quotes(text, ['throwSnow', 'pile-up']);
  for (const text of ['class SnowFort {}', "a = 'snow-fort';", "a.do === 'throwSnow'", 'a = `pile-up`;'])
    expect(found(text), text).toBe(true);
  for (const text of ['// pile-up', "'throwSnowball'", 'const throwSnow = 1;'])
    expect(found(text), text).toBe(false);
});

describe('followed step by step', () => {
  const followed = (): string[] => [...project.guide.files.keys(), REGISTRY];
  const code = (): string[] => followed().filter((file) => file.endsWith('.ts'));

  // In the order of the guide: what is recorded by one command is replayed by the next.
  test.each(readGuide().commands.filter((line) => !WAITING.includes(line)))('%s', async (line) => {
    const { code, stderr, stdout } = await project.type(line);
    expect(code, `${stdout}${stderr}`).toBe(0);
  });

  describe.concurrent('and checked', () => {
    const oxlint = (...args: string[]): Promise<Ran> =>
      project.node('node_modules/oxlint/bin/oxlint', '--deny-warnings', ...args);

    test('its files are formatted', async () => {
      const { code, stdout, stderr } = await project.node(
        'node_modules/prettier/bin/prettier.cjs',
        '--check',
        ...followed(),
      );
      expect(code, stdout + stderr).toBe(0);
    });

    // The new files, and those for every game that lint could mind because of them.
    test('lint has nothing to say', async () => {
      const files = [...code(), ...mentioning(project.folder, GAME)];
      const [components, scripts] = [true, false].map((is) =>
        files.filter((file) => file.endsWith('.svelte') === is),
      );
      const runs = [await oxlint(...scripts)];
      if (components.length > 0)
        runs.push(await project.node('node_modules/eslint/bin/eslint.js', '--max-warnings=0', ...components));
      for (const { code, stdout, stderr } of runs) expect(code, stdout + stderr).toBe(0);
    });

    // Outside of shared/ nothing can see the types of a game: the registry gives all of them the same.
    test('the types fit, and no promise is lost', async () => {
      const ran = await oxlint('-c', 'types.oxlintrc.json', '--type-check', ...code());
      expect(ran.code, ran.stdout + ran.stderr).toBe(0);
    });

    test('every rule has its proof', async () => {
      const vitest = 'node_modules/vitest/vitest.mjs';
      const { code, stdout, stderr } = await project.node(vitest, 'run', 'tests/scenarios', '-t', GAME);
      expect(code, stdout + stderr).toBe(0);
      expect(stdout).toMatch(/[1-9]\d* passed/);
    });
  });

  test('a table is played, taken back, done again, and comes out the same; the better bot wins', async () => {
    const { stdout, stderr } = await project.node('tests/docs/adding-a-game/sitting.ts', GAME, 'sitting');
    expect(stderr).toBe('');
    const { saved, replayed, undoable, wins } = JSON.parse(stdout) as Sitting;
    expect(wins).toBeGreaterThan(80);
    expect(replayed).toBe(saved.hash);
    expect(undoable).toBeGreaterThan(0);
    expect(new Set(saved.log.map(({ kind }) => kind))).toEqual(new Set(['action', 'answer', 'undo', 'redo']));
  });

  test('it is played in a terminal', async () => {
    const { code, stdout, stderr } = await project.terminal(['', '1', 'why', 'hint', 'rules', 'quit'], GAME);
    expect(stderr).toBe('');
    expect(code).toBe(0);
    for (const said of ['VIGIL', 'Turn 1, agnes', 'Turn 2, bruno', 'Hint:', 'The row'])
      expect(stdout).toContain(said);
    expect(stdout).not.toMatch(/undefined|NaN|\[object/);
  });

  test('nothing else has changed but what is generated', () => {
    const expected = [...project.guide.files.keys()].map((file) => `?? ${file}`);
    expect(project.changes().sort()).toEqual([` M ${REGISTRY}`, ...expected].sort());
  });
});
