// Hostile packs beside those that ship: each is loaded or refused in time and memory, and what ships is there all the same.
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { readPackFolder } from '../../main/host/packs/read.ts';
import { libraryEntries } from '../../main/host/packs/entries.ts';
import { packRows } from '../../main/host/packs/rows.ts';
import { drawFrom } from '../../shared/engine/random.ts';
import { contents, games } from '../../shared/games/index.ts';
import { loadPacks } from '../../shared/packs/load.ts';
import type { Problem } from '../../shared/packs/problems.ts';
import type { PackSource } from '../../shared/packs/source.ts';
import { checkedAlone } from '../../tests/support/checked-alone.ts';
import { HOSTILE_KINDS, hostilePack } from '../../tests/support/hostile-packs.ts';
import type { Part } from './host.ts';

/** Milliseconds that a hostile pack may add to a load, and megabytes that the whole load may take. */
const LONGEST = 2000;
const MEMORY = 300;
/** Milliseconds after which a load is ended, so that the others come. */
const HUNG = 60_000;

/** Marks the worker of this part: workers of other parts may load this file too. */
const ROLE = 'hostile';
/** Packs by turns the origin of a hostile one. */
const GOOD = ['base', 'arcana', 'goblin-queen', 'arcana-night'];

interface Done {
  readonly kind: string;
  readonly ms: number;
  readonly state: 'loaded' | 'refused';
  /** Ids of what ships and is not there, or not whole. */
  readonly missing: readonly string[];
  /** Cards that were checked alone, and places of those for which loading the pack reports something else. */
  readonly alone: number;
  readonly differ: readonly string[];
}

/** Cards of each file that are checked alone. */
const ALONE = 3;

const shippedPacks = (): PackSource[] =>
  GOOD.map((id) => readPackFolder(fileURLToPath(new URL(`../../mods/${id}`, import.meta.url)), 'shipped'));

/** Everything that the host's worker does with packs, but writing them. Returns how many cards each pack has. */
function loadAll(sources: readonly PackSource[], described: readonly string[]): Map<string, number> {
  const loaded = loadPacks(sources, contents);
  packRows(sources, loaded, contents, []);
  const entriesOf = libraryEntries(loaded, games);
  const problems: Problem[] = [];
  for (const pack of described) Array.from(entriesOf(pack, problems));
  const counts = new Map(loaded.packs.map(({ id }) => [id, 0]));
  for (const { pack } of Object.values(loaded.cards)) counts.set(pack, (counts.get(pack) ?? 0) + 1);
  return counts;
}

const timed = <T>(work: () => T): { ms: number; came: T } => {
  const began = performance.now();
  const came = work();
  return { ms: performance.now() - began, came };
};

function serve(): void {
  const shipped = shippedPacks();
  loadAll(shipped, []); // warm, as a program that runs is
  const { ms: alone, came: whole } = timed(() => loadAll(shipped, []));
  parentPort!.on('message', (number: number) => {
    const good = shipped[number % shipped.length];
    const { kind, source } = hostilePack(
      Math.floor(number / GOOD.length),
      good,
      drawFrom(`hostile ${number}`),
    );
    const { ms, came } = timed(() => loadAll([...shipped, source], ['hostile']));
    const missing = [...whole].flatMap(([id, cards]) => (came.get(id) === cards ? [] : [id]));
    const state = came.has('hostile') ? 'loaded' : 'refused';
    const { cards, differ } = checkedAlone([...shipped, source], contents, ALONE);
    const places = differ.map(({ place }) => place);
    parentPort!.postMessage({
      kind,
      ms: ms - alone,
      state,
      missing,
      alone: cards,
      differ: places,
    } satisfies Done);
  });
}

/** What came of one pack, or why nothing did: its worker ended, or had to be. */
function answered(worker: Worker, number: number): Promise<Done | string> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(`no end within ${HUNG / 1000} s`), HUNG);
    const end = (came: Done | string): void => {
      clearTimeout(timer);
      worker.off('message', end).off('error', failed).off('exit', ended);
      resolve(came);
    };
    worker.once('message', end);
    const failed = (error: Error): void => end(error.message);
    const ended = (): void => end('its worker ended');
    worker.once('error', failed).once('exit', ended);
    worker.postMessage(number);
  });
}

/** Loads hostile packs next to those that ship, one after the other. */
export async function hostilePart(count: number): Promise<Part> {
  const failures: string[] = [];
  const rows = new Map(HOSTILE_KINDS.map((kind) => [kind, { packs: 0, loaded: 0, worst: 0 }]));
  const open = (): Worker =>
    new Worker(fileURLToPath(import.meta.url), {
      workerData: ROLE,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY },
    });
  let worker = open();
  let checked = 0;
  for (let number = 0; number < count; number++) {
    const came = await answered(worker, number);
    if (typeof came === 'string') {
      failures.push(`hostile pack ${number}: ${came}`);
      await worker.terminate();
      worker = open();
      continue;
    }
    const { kind, ms, state, missing, alone, differ } = came;
    checked += alone;
    for (const place of differ)
      failures.push(`hostile pack ${number} (${kind}): ${place} is judged otherwise alone`);
    const row = rows.get(kind)!;
    row.packs++;
    if (state === 'loaded') row.loaded++;
    row.worst = Math.max(row.worst, ms);
    if (ms > LONGEST) failures.push(`hostile pack ${number} (${kind}): ${Math.round(ms)} ms`);
    for (const id of missing) failures.push(`hostile pack ${number} (${kind}): ${id} is not whole`);
  }
  await worker.terminate();
  const lines = [...rows].map(
    ([kind, { packs, loaded, worst }]) =>
      `| ${kind} | ${packs} | ${loaded} | ${Math.max(0, Math.round(worst))} |`,
  );
  const text = `## Hostile packs

${count} packs, made hostile from those that ship, are loaded beside them with ${MEMORY} MB: each may add ${LONGEST / 1000} s, and
what ships has to be there whole. ${checked} cards, the first ${ALONE} of each file, are checked alone as well, as while they are
written: that has to find what the load finds. ${failures.length} failures.

| kind | packs | of them loaded | most added, ms |
| --- | --- | --- | --- |
${lines.join('\n')}
`;
  return { text, failures };
}

if (!isMainThread && workerData === ROLE) serve();
