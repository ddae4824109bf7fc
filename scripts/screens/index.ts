// Pictures of every screen:
// `npm run screens [-- --out folder --only name,name --lang en,de,pseudo --sizes 1024x640 --text 1.3 --check]`.
//
// The real application is started on a temporary data folder with positions of the recorded games in it. The pictures
// are put into a folder, with a page to leaf through them. With `--check` every screen is looked at by the same rules as
// in the tests as well, and faults are reported.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { Tongue } from '../../renderer/ui/words.ts';
import { allScenes, type Scene } from '../../tests/e2e/support/scenes.ts';
import { Served } from '../../tests/e2e/support/served.ts';
import { stock } from '../../tests/e2e/support/stock.ts';
import { Viewer } from '../../tests/e2e/support/viewer.ts';
import { Watch } from '../../tests/e2e/support/watch.ts';
import { problemsOf } from '../../tests/support/windows.ts';
import { commaList, noPositionals, oneOf, readArgs, UsageError } from '../commands/support/args.ts';
import { ROOT, userPath } from '../commands/support/paths.ts';
import { LAUNCH } from './browser.ts';
import { writeIndex, type Picture } from './leaf.ts';
import { LABS, TRIED } from './labs.ts';
import { PLACES } from './places.ts';
import type { Screen, Size } from './screen.ts';
import { COPIES, WORKSHOP } from './workshop.ts';

const TONGUES: readonly Tongue[] = ['en', 'de', 'pseudo'];
const SIZES: readonly Size[] = [
  { width: 1024, height: 640 },
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
];

/** Sizes of the letters that can be chosen in the settings. */
const TEXTS = [0.9, 1, 1.15, 1.3] as const;

const { flags, positionals } = readArgs(process.argv.slice(2), {
  out: { type: 'string' },
  only: { type: 'string' },
  lang: { type: 'string' },
  sizes: { type: 'string' },
  text: { type: 'string' },
  check: { type: 'boolean' },
});
noPositionals(positionals);

const out = flags.out === undefined ? join(ROOT, 'tmp/screens') : userPath(flags.out);
const only = commaList(flags.only);
const tongues = flags.lang === undefined ? (['en', 'de'] as const) : commaList(flags.lang).map(named);
const sizes = flags.sizes === undefined ? SIZES : commaList(flags.sizes).map(sizeOf);
const textSize = textOf(flags.text ?? '1');

function named(word: string): Tongue {
  return oneOf('language', word, TONGUES);
}

function sizeOf(text: string): Size {
  const [, width, height] = /^(\d{3,4})x(\d{3,4})$/.exec(text) ?? [];
  if (height === undefined) throw new UsageError(`--sizes wants 1280x720 and the like, not "${text}".`);
  return { width: Number(width), height: Number(height) };
}

function textOf(text: string): (typeof TEXTS)[number] {
  const found = TEXTS.find((size) => String(size) === text);
  if (found === undefined) throw new UsageError(`--text wants one of ${TEXTS.join(', ')}, not "${text}".`);
  return found;
}

const scenes = allScenes();
const places = [...PLACES, ...WORKSHOP];
const names = [...places, ...scenes].map(({ name }) => name);
for (const name of only) oneOf('screen', name, names);
const isWanted = ({ name }: { readonly name: string }): boolean => only.length === 0 || only.includes(name);

/** Most characters of an error that are shown. */
const SAID = 400;

/** What moves goes on by itself: every picture needs a table of its own. */
const tablesFor = ({ motion }: Scene): number => (motion === 'off' ? 1 : tongues.length * sizes.length);

/** Takes all pictures. @returns them, what the pages complained about, and what is wrong with them */
async function take(): Promise<{ pictures: Picture[]; defects: string[] }> {
  const app = new Served();
  const wanted = scenes.filter(isWanted);
  const needed = wanted.flatMap((scene) => Array<Scene>(tablesFor(scene)).fill(scene));
  const ids = await stock(
    app.dataDir,
    needed.map(({ table }) => table),
    { motion: 'off', textSize },
    LABS.some(isWanted) ? [TRIED] : [],
    WORKSHOP.some(isWanted) ? COPIES : [],
  );
  const tables = new Map(
    wanted.map((scene) => [scene, needed.flatMap((each, i) => (each === scene ? ids[i] : []))]),
  );
  /** A table that has not been opened yet, as long as there is one. */
  const tableFor = (scene: Scene): string => {
    const left = tables.get(scene)!;
    return left.length > 1 ? left.shift()! : left[0];
  };
  await app.start();
  const browser = await chromium.launch(LAUNCH);
  const pictures: Picture[] = [];
  const defects: string[] = [];
  const tell = (defect: string): void => {
    process.stderr.write(`${defect}\n`);
    defects.push(defect);
  };
  const screens: Screen[] = [
    ...places.filter(isWanted),
    ...wanted.map((scene) => ({
      name: scene.name,
      sizes: [],
      moves: scene.motion !== 'off',
      show: (viewer: Viewer) => viewer.sitDown(scene, tableFor(scene)),
    })),
  ];
  try {
    for (const tongue of tongues) {
      const page = await browser.newPage();
      const watch = new Watch(page);
      const viewer = new Viewer(page, app);
      await viewer.speak(tongue);
      for (const screen of screens) {
        for (const size of [...sizes, ...screen.sizes]) {
          await page.setViewportSize(size);
          const file = `${screen.name}-${tongue}-${size.width}x${size.height}.png`;
          try {
            // Floating things keep their places while the window grows; shown again they are where they belong.
            await screen.show(viewer);
            await page.screenshot({ path: join(out, file) });
          } catch (error) {
            tell(`${file}: ${String(error).slice(0, SAID)}`);
            continue;
          }
          pictures.push({ file, name: screen.name, tongue, ...size });
          process.stderr.write(`${file}\n`);
          if (flags.check && !screen.moves)
            for (const problem of await problemsOf(page)) tell(`${file}: ${problem}`);
        }
      }
      await viewer.putBack();
      for (const defect of watch.defects) tell(`${tongue}: ${defect}`);
      await page.close();
    }
  } finally {
    await browser.close();
    await app.close();
  }
  return { pictures, defects };
}

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const { pictures, defects } = await take();
writeIndex(out, pictures);
process.stdout.write(`${pictures.length} pictures, ${join(out, 'index.html')}\n`);
process.exitCode = defects.length > 0 ? 1 : 0;
