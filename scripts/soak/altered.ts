// Altered tables come in as files, and altered data folders are opened: each is refused or harmless, and no other client
// is kept waiting.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { drawFrom } from '../../shared/engine/random.ts';
import { readRecording } from '../commands/support/recording.ts';
import { altered, KINDS } from '../../tests/main/host/altered/alter.ts';
import { askAltered, livedFolder, STORED_KINDS } from '../../tests/main/host/altered/stored.ts';
import { takeIn } from '../../tests/main/host/altered/take-in.ts';
import { openHost, TestClient } from '../../tests/main/host/clients.ts';
import { measure, sayMeasured, type Delay } from '../../tests/main/host/packs/delay.ts';
import { games as shipped } from '../../shared/games/index.ts';
import { extremesOf, placesIn, tryExtreme } from '../../tests/main/host/altered/extremes.ts';
import { games } from '../../tests/support/games-of-rules-3.ts';
import { loadShelf } from '../commands/support/packs.ts';
import type { Part } from './host.ts';

const EXPORTS = resolve(import.meta.dirname, '../../tests/fixtures/exports/rules-2');
const GAMES = new URL('../../tests/support/games-of-rules-3.ts', import.meta.url).href;
/** Milliseconds that no other work may be kept waiting. */
const LONGEST = 50;
/** Altered files for each altered folder. */
const FILES_FOR_A_FOLDER = 5;

/** Lets what measures look once more: the last stretch counts as well. */
async function looked(): Promise<void> {
  await setImmediate();
  await setImmediate();
}

/** Sends altered tables to a host, and opens altered folders, one after the other; then plays with altered cards. */
export async function alteredPart(count: number): Promise<Part> {
  const files = await alteredFiles(count);
  const folders = await alteredFolders(Math.ceil(count / FILES_FOR_A_FOLDER));
  const parts = [files, folders, alteredCards()];
  return {
    text: parts.map(({ text }) => text).join('\n'),
    failures: parts.flatMap(({ failures }) => failures),
  };
}

/** Plays with cards of all games that have one value which is not meant there. */
function alteredCards(): Part {
  const failures: string[] = [];
  let [tried, played] = [0, 0];
  for (const entry of shipped) {
    const packs = entry.scenarios.defaultPacks;
    const definitions = loadShelf([]).definitions(packs);
    const places = placesIn(definitions);
    for (let number = 0; number < extremesOf(places); number++) {
      const { name, fault, ...came } = tryExtreme(entry, definitions, packs, places, number);
      tried++;
      if (came.played) played++;
      if (fault !== null) failures.push(`altered card ${name}: ${fault}`);
    }
  }
  const text = `Each value of a card of each kind is replaced with numbers beyond all bounds, texts, lists and nothing: ${tried} cards of
all games, ${tried - played} refused, ${played} played with, ${failures.length} failures.
`;
  return { text, failures };
}

/** Opens data folders in which rows say something else, with the checksums that fit. */
async function alteredFolders(count: number): Promise<Part> {
  const root = mkdtempSync(join(tmpdir(), 'soak-stored-'));
  const folder = join(root, 'lived');
  const failures: string[] = [];
  let worst = 0;
  try {
    const { tables } = await livedFolder(folder);
    for (let number = 0; number < count; number++) {
      let longest = 0;
      const draw = drawFrom(`stored ${number}`);
      const { kind, fault } = await askAltered({ folder, tables }, number, draw, async (work) => {
        const { computed } = await measure(async () => {
          await work();
          await looked();
        });
        longest = computed.max;
      });
      worst = Math.max(worst, longest);
      if (fault !== null) failures.push(`altered folder ${number} (${kind}): ${fault}`);
      if (longest > LONGEST) failures.push(`altered folder ${number} (${kind}): ${longest.toFixed(1)} ms`);
    }
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
  const text = `Data folders are altered in ${STORED_KINDS.length} ways (any column of any row damaged, in great numbers, without end, as
deep as a well, with checksums that fit), and a host on each is asked for all that is there.

| what | figure |
| --- | --- |
| folders | ${count} |
| longest stretch of the event loop | ${worst.toFixed(1)} ms |
| failures | ${failures.length} |
`;
  return { text, failures };
}

async function alteredFiles(count: number): Promise<Part> {
  const saved = readdirSync(EXPORTS).map((file) => readRecording(join(EXPORTS, file)));
  const folder = mkdtempSync(join(tmpdir(), 'soak-altered-'));
  const host = await openHost(folder, { games, gamesModule: GAMES });
  const failures: string[] = [];
  let taken = 0;
  let worst: Delay = { p99: 0, max: 0 };
  try {
    const client = new TestClient(host);
    for (let number = 0; number < count; number++) {
      const draw = drawFrom(`altered ${number}`);
      const { kind, bytes } = altered(saved[draw(saved.length)], number, draw);
      // What it took to make the file is not the host's time.
      await setImmediate();
      let fault: string | null = null;
      const delays = await measure(async () => {
        const came = await takeIn(client, bytes);
        fault = came.fault;
        if (came.taken) taken++;
        await looked();
      });
      const { computed } = delays;
      if (computed.max > worst.max) worst = computed;
      if (fault !== null) failures.push(`altered table ${number} (${kind}): ${String(fault)}`);
      if (computed.max > LONGEST) failures.push(`altered table ${number} (${kind}): ${sayMeasured(delays)}`);
    }
  } finally {
    await host.close();
    rmSync(folder, { recursive: true, force: true });
  }
  const text = `## Altered tables

Exported tables are altered in ${KINDS.length} ways (cards in a thousand million copies, boards without end, logs of
600,000 entries, damaged positions, fields anywhere) and sent to a host. Each has to be refused with a sentence, or to
open and be played on to its end by bots, and the event loop may be kept busy for ${LONGEST} ms at most.

| what | figure |
| --- | --- |
| tables | ${count} |
| refused | ${count - taken} |
| taken in, and harmless | ${taken} |
| longest stretch of the event loop | ${worst.max.toFixed(1)} ms |
| failures | ${failures.length} |
`;
  return { text, failures };
}
