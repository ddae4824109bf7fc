// A host with a game beside the shipped ones that has no packs: lists, forms, tables, and what happens after the end.
import { beforeAll, describe, expect, test } from 'vitest';
import type { Host } from '../../../main/host/host.ts';
import type { PlayerChoice, TableUpdate } from '../../../shared/rpc/messages/tables.ts';
import { games } from '../../support/two-games.ts';
import { PILGRIMS } from '../../support/pilgrims.ts';
import { HEROES, hostOn, nonce, temporary, TestClient, watch } from './support.ts';

const GAMES_MODULE = new URL('../../support/two-games.ts', import.meta.url).href;
const person = (name: string): PlayerChoice => ({ kind: 'person', name });
const BOT: PlayerChoice = { kind: 'bot', bot: 'brisk' };

const hostWithTwo = (folder: string, now?: () => number): Promise<Host> =>
  hostOn(folder, { games, gamesModule: GAMES_MODULE, ...(now && { now }) });

let host: Host;
let owner: TestClient;
beforeAll(async () => {
  host = await hostWithTwo(temporary());
  owner = new TestClient(host);
});

async function begin(client: TestClient, players: readonly PlayerChoice[]): Promise<string> {
  const seats = players.map((player, seat) => ({ hero: PILGRIMS[seat], player }));
  const wanted = { game: 'pilgrims', seed: 'a way', seats, packs: [], options: {} };
  return (await client.call('tables.create', wanted)).table;
}

type Kind = 'action' | 'undo' | 'redo';

/** Enters something and returns what the table looks like then. */
async function enter(
  client: TestClient,
  table: string,
  seat: number,
  body: { readonly [field: string]: string } | null,
  kind: Kind = 'action',
): Promise<TableUpdate> {
  for (;;) {
    const { n } = await watch(client, table);
    const entry = { table, after: n, nonce: nonce(), seat, kind, body, free: false };
    const came = await client.call('table.submit', entry);
    if (came.ok) return watch(client, table);
    // A bot may have been quicker.
    if (came.why !== 'stale') throw new Error(JSON.stringify(came));
  }
}

/** Two people name their pilgrims and walk to the end. */
async function toTheEnd(client: TestClient, table: string): Promise<TableUpdate> {
  await enter(client, table, 1, { do: 'name', name: 'Bo' });
  let update = await enter(client, table, 0, { do: 'name', name: 'Ada' });
  while (update.outcome === null) {
    update = await enter(client, table, update.prompts[0].seat, { do: 'walk' });
  }
  return update;
}

describe('the shelf', () => {
  test('lists every game with what stands for it', async () => {
    const listed = await owner.call('games.list', {});
    expect(listed.map(({ id }) => id)).toEqual(games.map(({ game }) => game.id));
    for (const { title, about, players, minutes, cover } of listed) {
      expect(title).not.toBe('');
      expect(about).not.toContain('\n');
      expect(players.max).toBeGreaterThanOrEqual(players.min);
      expect(minutes.max).toBeGreaterThanOrEqual(minutes.min);
      expect(cover.picture.ground).not.toBe('');
    }
    // A game that is explained on one page has nothing empty on it.
    for (const { title, text, terms } of listed.flatMap(({ primer = [] }) => primer))
      for (const said of [title, ...text, ...terms.flatMap(({ term, about }) => [term, about])])
        expect(said.trim()).not.toBe('');
  });

  test('remembers the game that was begun last', async () => {
    const client = new TestClient(await hostWithTwo(temporary()));
    expect((await client.call('settings.get', {})).game).toBeNull();
    await client.call('settings.set', { change: { game: 'pilgrims' } });
    expect((await client.call('settings.get', {})).game).toBe('pilgrims');
  });
});

describe('a game without packs', () => {
  test('has a form without packs and decks, and heroes that are called by their ids', async () => {
    const form = await owner.call('games.form', { game: 'pilgrims', packs: null });
    expect(form.packs).toEqual([]);
    expect(form.heroes.map(({ name }) => name)).toEqual(['The Red', 'The Green', 'blue', 'grey']);
    expect(form.heroes.every(({ deck }) => deck.length === 0)).toBe(true);
  });

  test('offers no packs of another game, and takes none', async () => {
    const [{ id }] = (await owner.call('games.form', { game: 'ravingspire', packs: null })).packs;
    const seats = [0, 1].map((seat) => ({ hero: PILGRIMS[seat], player: person('Ada') }));
    const wanted = { game: 'pilgrims', seed: 'a way', seats, packs: [id], options: {} };
    expect(await owner.fails('tables.create', wanted)).toMatchObject({ code: 'not-possible' });
  });

  test('is played, and lists tell which game it was', async () => {
    const table = await begin(owner, [person('Ada'), person('Bo')]);
    const update = await watch(owner, table);
    expect(update.faces['red']).toMatchObject({ name: 'The Red' });
    const { tables } = await owner.call('tables.list', { state: 'open', offset: 0, limit: 10 });
    expect(tables.find((row) => row.table === table)).toMatchObject({
      game: 'pilgrims',
      seats: [{ hero: 'red' }, { hero: 'green' }],
    });
  });

  test('is told apart from others in the library, where it has nothing', async () => {
    const kinds = await owner.call('library.kinds', {});
    expect(kinds.some(({ game }) => game === 'pilgrims')).toBe(false);
  });

  test('is played by bots, and goes on from a past position', async () => {
    const table = await begin(owner, [person('Ada'), BOT]);
    await enter(owner, table, 0, { do: 'name', name: 'Ada' });
    await owner.next('table', (update) => update.table === table && update.n >= 2);
    const { n } = await enter(owner, table, 0, { do: 'walk' });
    await owner.update(table, n + 1);
    const branch = await owner.call('tables.branch', { table, n: 2 });
    expect(await watch(owner, branch.table)).toMatchObject({ game: 'pilgrims', n: 2, practice: true });
  });
});

test('a game that is still played has left nothing to be read', async () => {
  const table = await begin(owner, [person('Ada'), person('Bo')]);
  expect(await owner.call('records.ending', { table })).toEqual({ words: [], faces: {} });
  expect(await owner.fails('records.ending', { table: 'nowhere' })).toMatchObject({ code: 'not-found' });
});

test('one person holds several seats: all of them act, and sign once', async () => {
  const table = await begin(owner, [person('Ada'), person('Ada')]);
  const update = await watch(owner, table);
  expect(update.curtain).toBeNull();
  expect(update.eyes).toEqual([0, 1]);
  expect(update.prompts.map(({ seat }) => seat)).toEqual([0, 1]);
  expect((await toTheEnd(owner, table)).outcome).toMatchObject({ result: 'won' });
  const record = await owner.call('records.sign', { table, players: ['Ada'] });
  expect(record).toMatchObject({ game: 'pilgrims', players: ['Ada'], heroes: ['red', 'green'] });
});

describe('where hands are secret', () => {
  const seats = HEROES.slice(0, 3);
  const flanked = async (names: readonly string[]): Promise<TableUpdate> => {
    const { table } = await owner.call('tables.create', {
      game: 'ravingspire',
      seed: 'secrets',
      seats: seats.map((hero, seat) => ({ hero, player: person(names[seat]) })),
      packs: ['base'],
      options: { flanking: true },
    });
    const { curtain } = await watch(owner, table);
    return owner.call('table.watch', { table, since: -1, eyes: curtain === null ? null : [curtain] });
  };

  test('the screen is passed from person to person', async () => {
    expect(await flanked(['Ada', 'Bo', 'Cy'])).toMatchObject({ curtain: null, eyes: [0] });
  });

  test('who holds several seats looks through all of them', async () => {
    expect(await flanked(['Ada', 'Bo', 'Ada'])).toMatchObject({ curtain: null, eyes: [0, 2] });
  });

  test('who holds all seats never passes the screen on', async () => {
    expect(await flanked(['Ada', 'Ada', 'Ada'])).toMatchObject({ curtain: null, eyes: [0, 1, 2] });
  });
});

describe('when a game is over', () => {
  test('its lines are told with the faces that they name, and no seat is waited for', async () => {
    const table = await begin(owner, [person('Ada'), person('Bo')]);
    await watch(owner, table);
    const update = await toTheEnd(owner, table);
    expect(update.tableau.ending).toHaveLength(2);
    const { words, faces } = await owner.call('records.ending', { table });
    expect(words).toEqual(update.tableau.ending);
    expect(Object.keys(faces)).toEqual(['red', 'green']);
    expect(update.faces['green']).toMatchObject({ name: 'The Green' });
    expect(update.seats.some(({ toAct }) => toAct)).toBe(false);
  });

  test('its seats may still note something, which is kept, and nothing else changes', async () => {
    const folder = temporary();
    let time = 1_000;
    const first = await hostWithTwo(folder, () => ++time);
    const client = new TestClient(first);
    const table = await begin(client, [person('Ada'), person('Bo')]);
    const over = await toTheEnd(client, table);
    expect(over.prompts.map(({ seat, kind }) => [seat, kind])).toEqual([
      [0, 'note'],
      [1, 'note'],
    ]);
    const results = () => client.call('results.list', { offset: 0, limit: 10 });
    const before = await results();
    const noted = await enter(client, table, 1, { do: 'note', text: 'Worth it.' });
    expect(noted.tableau.facts[0].value).toEqual([{ text: 'Worth it.' }]);
    expect(noted.prompts[0].groups[0].choices[0].action).toEqual({ do: 'note', text: 'Worth it.' });
    expect(noted.outcome).toEqual(over.outcome);
    expect(await results()).toEqual(before);
    const listed = await client.call('tables.list', { state: 'finished', offset: 0, limit: 10 });
    expect(listed.tables.map((row) => row.table)).toEqual([table]);

    const undone = await enter(client, table, 1, null, 'undo');
    expect(undone).toMatchObject({ practice: false, outcome: { result: 'won' } });
    expect(undone.tableau.facts[0].value).toEqual([{ text: 'none' }]);
    expect(await results()).toEqual(before);
    await enter(client, table, 1, null, 'redo');
    expect(await results()).toEqual(before);

    await first.close();
    const again = new TestClient(await hostWithTwo(folder));
    const reread = await watch(again, table);
    expect(reread.tableau.facts[0].value).toEqual([{ text: 'Worth it.' }]);
    expect(reread.prompts).toHaveLength(2);
    expect(reread.chapters.at(-1)).toMatchObject({ kind: 'redo' });
    await enter(again, table, 0, { do: 'note', text: '' });
  });

  test('what is too long is refused in words', async () => {
    const table = await begin(owner, [person('Ada'), person('Bo')]);
    const { n } = await toTheEnd(owner, table);
    const body = { do: 'note', text: 'x'.repeat(61) };
    const entry = { table, after: n, nonce: nonce(), seat: 0, kind: 'action', body, free: false } as const;
    expect(await owner.call('table.submit', entry)).toMatchObject({
      ok: false,
      why: 'refused',
      refusal: { sentence: [{ text: 'Refused: too-long.' }] },
    });
  });

  test('bots do nothing more, and no hint is given', async () => {
    const table = await begin(owner, [person('Ada'), BOT]);
    await enter(owner, table, 0, { do: 'name', name: 'Ada' });
    let update = await watch(owner, table);
    while (update.outcome === null) {
      if (update.prompts.length > 0) await enter(owner, table, 0, { do: 'walk' });
      update = await owner.next('table', ({ table: id, n, prompts, outcome }) => {
        return id === table && n > update.n && (prompts.length > 0 || outcome !== null);
      });
    }
    const { n } = await enter(owner, table, 0, { do: 'note', text: 'Alone at last.' });
    expect(await owner.fails('table.hint', { table, seat: 0 })).toMatchObject({ code: 'not-possible' });
    // A bot that is asked at another table decides: this one has not been asked.
    const other = await begin(owner, [person('Ada'), BOT]);
    await watch(owner, other);
    await owner.update(other, 1);
    expect((await watch(owner, table)).n).toBe(n);
  });
});
