// What rules version 2 has saved: it opens by folder and by import, and is played on to an end.
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Host } from '../../../main/host/host.ts';
import { readRecording } from '../../../scripts/commands/support/recording.ts';
import { openTable, type Opened } from '../../../shared/engine/versions.ts';
import type { TableUpdate } from '../../../shared/rpc/messages/tables.ts';
import { games } from '../../support/games-of-rules-3.ts';
import { hostOn, received, sent, temporary, TestClient, watch, withBots } from './support.ts';

const TESTS = join(import.meta.dirname, '../..');
const PROFILES = join(TESTS, 'fixtures/profiles');
const EXPORTS = join(TESTS, 'fixtures/exports/rules-2');
const RECORDED = join(TESTS, 'recorded/v2');
const gamesModule = new URL('../../support/games-of-rules-3.ts', import.meta.url).href;

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.json') && basename(file) !== 'definitions.json',
  );

/** Entries that the host plays on with. */
const FURTHER = 20;

const open = (folder: string): Promise<Host> => hostOn(folder, { games, gamesModule });

/** A client of a host that takes in what others have sent out. */
let elsewhere: TestClient;
beforeAll(async () => {
  elsewhere = new TestClient(await open(temporary()));
});

/** Opens tables, and sees that each says what became of it. */
async function openedAll(client: TestClient, tables: readonly string[]): Promise<TableUpdate[]> {
  const opened = await Promise.all(tables.map((table) => watch(client, table)));
  for (const { notice, details } of opened) {
    if (details.packs.some(({ id }) => id === 'base'))
      expect(notice).toMatch(
        /nothing is lost|Nichts ist verloren|nothing is lost but|verloren ist nur|undo and branching end there|nur bis dorthin/,
      );
  }
  return opened;
}

function openedAgain(file: string) {
  const saved = readRecording(file);
  const entry = games.find(({ game }) => game.id === saved.game)!;
  return { file, entry, ...openTable(entry.game, saved) };
}

function toTheEnd({ file, entry, table }: ReturnType<typeof openedAgain>): void {
  const bot = entry.bots['greedy']('');
  while (table.state.outcome === null) {
    const { question } = table;
    const [{ seat }] = table.decisions();
    const came = question
      ? table.answer(seat, bot.answer(question, table.match, table.state))
      : table.act(seat, bot.act(table.match, table.state, seat));
    if (!came.ok) throw new Error(`${file}: ${came.refusal.code}`);
  }
}

describe('tables that rules version 2 has exported', () => {
  test('are taken in and played on', async () => {
    const files = filesIn(EXPORTS);
    expect(files).toHaveLength(10);
    const tables: string[] = [];
    for (const file of files) tables.push(await sent(elsewhere, readFileSync(join(EXPORTS, file))));
    await openedAll(elsewhere, tables);
    const { tables: rows } = await elsewhere.call('tables.list', { state: 'open', offset: 0, limit: 50 });
    const own = rows.filter(({ table }) => tables.includes(table));
    const later = await Promise.all(own.map((row) => withBots(elsewhere, row, row.entries + FURTHER)));
    for (const [i, { n, outcome }] of later.entries())
      expect(outcome !== null || n >= own[i].entries + FURTHER).toBe(true);
  });

  test('are played on to an end', () => {
    for (const file of filesIn(EXPORTS)) toTheEnd(openedAgain(join(EXPORTS, file)));
  });
});

describe.each(readdirSync(PROFILES).filter((name) => !name.endsWith('.md')))('the folder %s', (name) => {
  test('opens and stays as it was opened, and its tables go out and come in elsewhere', async () => {
    const folder = temporary();
    cpSync(join(PROFILES, name), folder, { recursive: true });
    const first = await open(folder);
    const client = new TestClient(first);
    const { tables } = await client.call('tables.list', { state: 'open', offset: 0, limit: 50 });
    const own = tables.map(({ table }) => table);
    const opened = await openedAll(client, own);
    const files: Buffer[] = [];
    for (const table of own) files.push(await received(client, table));
    await first.close();
    const again = new TestClient(await open(folder));
    for (const { table, n, tableau } of opened)
      expect(await watch(again, table)).toMatchObject({ n, tableau, notice: null });
    for (const file of files)
      expect((await watch(elsewhere, await sent(elsewhere, file))).outcome).toBeNull();
  });
});

test('a table that keeps earlier rulings says so, and is stored with them', async () => {
  const folder = temporary();
  const first = await open(folder);
  const client = new TestClient(first);
  const table = await sent(
    client,
    Buffer.from(JSON.stringify(readRecording(join(RECORDED, 'solo-marcus-the-runelord.json')))),
  );
  const { n, tableau, notice, details } = await watch(client, table);
  expect(notice).toContain('it keeps the old ones to its end');
  expect(details.rulesVersion).toBe(2);
  await first.close();
  const again = await watch(new TestClient(await open(folder)), table);
  expect(again).toMatchObject({ n, tableau, notice: null, details: { rulesVersion: 2 } });
});

describe('games that rules version 2 has recorded', () => {
  const files = filesIn(RECORDED);

  const opened = files.map((file) => openedAgain(join(RECORDED, file)));
  const filesOpened = (how: Opened): string[] =>
    opened.filter((one) => one.how === how).map(({ file }) => basename(file, '.json'));

  test('are all there', () => expect(files).toHaveLength(19));

  const replayed = opened.filter(({ how }) => how === 'replayed');
  const namesOf = (some: typeof opened) => some.map(({ file }) => basename(file, '.json'));

  // Where at most the order of questions has changed.
  test('come to the same from their first entry on by the rulings of today', () => {
    expect(namesOf(replayed.filter(({ table }) => table.setup.rulings === undefined))).toEqual(
      expect.arrayContaining([
        'claimed-alone',
        'flanking-and-trading',
        'madness',
        'solo-aurora-the-all-knowing',
        'solo-darius-the-blade',
        'solo-garsome-cinderheart',
        'solo-quinn-apblanc',
        'solo-shayla-nimblenook',
        'won',
      ]),
    );
  });

  // What is ruled otherwise since then: a full ring (REC-4), madness (MAD-2), failing at the Keep (KEEP-4), locked foes
  // (FOE-6).
  test('or by their own, which they keep', () => {
    expect(namesOf(replayed.filter(({ table }) => table.setup.rulings === 2))).toEqual(
      expect.arrayContaining([
        'freed-everyone',
        'heroes',
        'lost',
        'six-heroes',
        'solo-crimson-reaver',
        'solo-dawn-the-righteous',
        'solo-marcus-the-runelord',
      ]),
    );
  });

  // Payments (ENC-10) and flanked stages (FLANK-4) are ruled as they are today, in every table.
  test('stand where they were left, but for one whose last battle is ruled otherwise now (FLANK-4)', () => {
    expect(filesOpened('upgraded')).toEqual(['escaped']);
  });

  test('are played on to an end', () => {
    for (const one of opened) toTheEnd(one);
  });
});
