// Makes what opens the game: the page (dist/renderer); the application around it for the window (dist/node/main.js) and for
// the browser (dist/node/start.js), with their workers; and the script between page and window (dist/node/preload.cjs).
// `build [--out folder] [--renderer folder]`; the launcher calls it when a source has changed.
import { globSync, rmSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { basename, join, resolve } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { build, type InlineConfig } from 'vite';
import { readArgs } from './commands/support/args.ts';

const ROOT = resolve(import.meta.dirname, '..');

/** Where a build takes the page from and where it puts everything; absolute paths. */
export interface BuildPlaces {
  readonly renderer: string;
  readonly out: string;
}

const PLACES: BuildPlaces = { renderer: join(ROOT, 'renderer'), out: join(ROOT, 'dist') };

/** What stays outside: Electron brings itself, and the database has machine code beside its scripts. */
const PACKAGES_OUTSIDE = ['electron', 'better-sqlite3'];
const isOutside = (id: string): boolean =>
  isBuiltin(id) || PACKAGES_OUTSIDE.some((name) => id === name || id.startsWith(`${name}/`));

const COMMON = {
  configFile: false,
  logLevel: 'warn',
  root: ROOT,
  // From the package, so that its licence is found; all is put together here anyway.
  resolve: { alias: [{ find: /^.*\/generated\/typebox\.js$/, replacement: 'typebox' }] },
} satisfies InlineConfig;

/** What is taken in from packages is passed on with their licences. */
const LICENSES = { fileName: 'licenses.txt' };

/** The page. Nothing is inlined and no script is generated at run time: the page's security policy allows neither. */
const page = ({ renderer, out }: BuildPlaces): InlineConfig => ({
  ...COMMON,
  root: renderer,
  base: './',
  plugins: [svelte({ configFile: join(ROOT, 'svelte.config.js') })],
  build: {
    outDir: join(out, 'renderer'),
    emptyOutDir: true,
    target: 'chrome140',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    license: LICENSES,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
});

/** Code that runs in Node or in Electron's main process, with everything it imports in it. */
const node = (out: string, input: Record<string, string>, format: 'es' | 'cjs'): InlineConfig => ({
  ...COMMON,
  ssr: { noExternal: true, external: PACKAGES_OUTSIDE },
  build: {
    ssr: true,
    target: 'node24',
    outDir: join(out, 'node'),
    emptyOutDir: false,
    sourcemap: true,
    minify: false,
    reportCompressedSize: false,
    license: format === 'es' && LICENSES,
    rolldownOptions: {
      input,
      external: isOutside,
      output: {
        format,
        // All in one folder: `workerUrl` looks for a worker beside whichever chunk starts it.
        entryFileNames: `[name].${format === 'es' ? 'js' : 'cjs'}`,
        chunkFileNames: '[name]-[hash].js',
        // The sandbox of a preload script lets it load nothing more.
        ...(format === 'cjs' && { codeSplitting: false }),
      },
    },
  },
});

/** The entries of the application: its programs and every worker, by the name of the file that is made. */
function entries(): Record<string, string> {
  const found: Record<string, string> = {
    main: join(ROOT, 'main/electron/main.ts'),
    start: join(ROOT, 'scripts/start/program.ts'),
  };
  for (const file of globSync('main/**/*-worker.ts', { cwd: ROOT }).sort()) {
    const name = basename(file, '.ts');
    if (found[name] !== undefined)
      throw new Error(`Two entries are called ${name}: ${found[name]}, ${file}.`);
    found[name] = join(ROOT, file);
  }
  return found;
}

/**
 * Builds everything; what lay in the two folders before is gone.
 *
 * @throws Error as Vite gives it, with file and line
 */
export async function buildAll(places: BuildPlaces = PLACES): Promise<void> {
  rmSync(join(places.out, 'node'), { recursive: true, force: true });
  await Promise.all([
    build(page(places)),
    build(node(places.out, entries(), 'es')),
    build(node(places.out, { preload: join(ROOT, 'main/electron/preload.ts') }, 'cjs')),
  ]);
}

if (import.meta.main) {
  const { flags } = readArgs(process.argv.slice(2), {
    out: { type: 'string' },
    renderer: { type: 'string' },
  });
  await buildAll({
    renderer: resolve(flags.renderer ?? PLACES.renderer),
    out: resolve(flags.out ?? PLACES.out),
  });
}
