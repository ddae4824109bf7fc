// Names are asked for once: at the setup. The table begins with the people introduced under them.
import { beforeAll, expect, test } from 'vitest';
import { LONGEST_NAME } from '../../../shared/games/arcana/rules/players.ts';
import type { PlayerChoice, TableUpdate } from '../../../shared/rpc/messages/tables.ts';
import { botsToTheEnd, hostOn, temporary, TestClient, watch } from './support.ts';

const COURTS = ['arcana:pgw', 'arcana:kns', 'arcana:qc'];

let owner: TestClient;
beforeAll(async () => {
  owner = new TestClient(await hostOn(temporary()));
});

const bot: PlayerChoice = { kind: 'bot', bot: 'reference' };
const person = (name: string): PlayerChoice => ({ kind: 'person', name });

async function begin(players: readonly PlayerChoice[]): Promise<{ table: string; update: TableUpdate }> {
  const seats = players.map((player, seat) => ({ hero: COURTS[seat], player }));
  const wanted = { game: 'arcana', seed: 'once', seats, packs: ['arcana'], options: {} };
  const { table } = await owner.call('tables.create', wanted);
  return { table, update: await watch(owner, table) };
}

const kinds = ({ prompts }: TableUpdate): string[] => prompts.map(({ kind }) => kind);

test('no seat is asked for a name that the setup has', async () => {
  const { update } = await begin([person('Lena'), person('Jan')]);
  expect(update.seats.map(({ name }) => name)).toEqual(['Lena', 'Jan']);
  expect(kinds(update)).toEqual(['pickLeader']);
  expect(update.practice).toBe(false);
});

test('what one may decide for all is asked of all people, and bots leave it to them', async () => {
  const { table } = await begin([bot, person('Lena'), person('Jan')]);
  const update = await owner.update(table, 3);
  expect(update.seats.map(({ toAct }) => toAct)).toEqual([false, true, true]);
  // At one screen it is asked once.
  expect(update.prompts).toMatchObject([{ seat: 1, kind: 'pickLeader' }]);
});

test('where only bots play, one of them decides', async () => {
  const { table } = await begin([bot, bot]);
  expect((await botsToTheEnd(owner, table)).outcome).not.toBeNull();
});

test('a name longer than an adventurer may have is cut', async () => {
  const { update } = await begin([person('N'.repeat(LONGEST_NAME + 9)), person('Jan')]);
  expect(update.seats[0].name).toBe('N'.repeat(LONGEST_NAME));
});

test('seats under one name are asked, since it tells none of them apart', async () => {
  const { update } = await begin([person('Lena'), person('Jan'), person('Lena')]);
  expect(update.seats[1].name).toBe('Jan');
  expect(kinds(update)).toEqual(['pickCharacters', 'pickCharacters']);
});

test('such a table is kept, and comes back from a file as it was', async () => {
  const { table, update } = await begin([person('Lena'), person('Jan')]);
  const { table: branched } = await owner.call('tables.branch', { table, n: update.n });
  const again = await watch(owner, branched);
  expect(again.seats.map(({ name }) => name)).toEqual(['Lena', 'Jan']);
  expect(again.tableau).toEqual(update.tableau);
});
