// The threads of packs that are written, with a game that can be made to stumble.
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { openStore } from '../../../../main/db/store.ts';
import { Notices } from '../../../../main/host/notices.ts';
import type { PackService } from '../../../../main/host/packs/service.ts';
import type { Session } from '../../../../main/host/session.ts';
import { WorkshopService } from '../../../../main/host/workshop/service.ts';
import type { WorkshopState } from '../../../../shared/rpc/messages/workshop.ts';
import { afterUse } from '../../../support/left-open.ts';
import { card, cardFile, manifest } from '../../../shared/packs/toy.ts';
import { CARDS, Mine } from './mine.ts';

const TOY_GAMES = new URL('../packs/toy-games.ts', import.meta.url).href;

async function shop(limit: number): Promise<{
  workshop: WorkshopService;
  session: Session;
  folder: string;
  states: WorkshopState[];
  logged: string[];
  next(fits: (state: WorkshopState) => boolean): Promise<WorkshopState>;
}> {
  const mine = new Mine({ toys: { 'pack.json': manifest('toys'), [CARDS]: cardFile(card('a'), card('b')) } });
  const store = await openStore({ folder: join(mine.root, 'data'), now: Date.now });
  const folder = mine.folder('toys');
  const packs = {
    checked: () => Promise.resolve(),
    state: () => ({ packs: [{ folder, id: 'toys', origin: 'user' }] }),
  } as unknown as PackService;
  const logged: string[] = [];
  const workshop = new WorkshopService({
    journal: store.journal,
    settings: store.settings,
    packs,
    folders: [mine.packs],
    author: () => undefined,
    notices: new Notices(() => undefined),
    now: Date.now,
    log: (line) => logged.push(line),
    library: { card: () => null },
    gamesModule: TOY_GAMES,
    changed: () => undefined,
    limit,
  });
  afterUse(async () => {
    await workshop.threads.shut();
    store.close();
  });
  const states: WorkshopState[] = [];
  let ring = (): void => undefined;
  const session = {
    language: 'en',
    ready: true,
    push(_name: string, state: WorkshopState) {
      states.push(state);
      ring();
    },
  } as unknown as Session;
  const next = async (fits: (state: WorkshopState) => boolean): Promise<WorkshopState> => {
    for (;;) {
      const found = states.find(fits);
      if (found !== undefined) return found;
      await new Promise<void>((go) => (ring = go));
    }
  };
  return { workshop, session, folder, states, logged, next };
}

const name = (value: string, revision: number) =>
  ({
    wanted: {
      revision,
      edits: [{ file: CARDS, operations: [{ op: 'replace', path: '/cards/0/name', value }] }],
      label: `name ${value}`,
      place: { file: CARDS, pointer: '/cards/0/name' },
      merge: null,
    },
  }) as const;

/** Milliseconds that an answer may take, where that is tried. */
const SOON = 4000;

it.each([
  ['ends', 'Crash', 20_000],
  ['does not come to an end', 'Hang', SOON],
])('a thread that %s is replaced by one that goes on from the journal', async (_, stumbling, limit) => {
  const { workshop, session, folder, next, logged } = await shop(limit);
  const { state } = await workshop.open(folder, session);
  const kept = await workshop.answer('edit', folder, name('Kept', state.revision), session);
  await workshop.ask('keep', folder, {}, session);
  const lost = workshop.answer('edit', folder, name(stumbling, kept.revision), session);
  await expect(lost).rejects.toMatchObject({ key: 'cannot.workshop.stopped' });
  const again = await next(({ revision }) => revision > kept.revision + 1);
  expect(again.undo).toMatchObject({ label: 'name Kept' });
  expect(logged.length).toBeGreaterThan(0);
  // What was begun on the old thread is older than all that the new one knows.
  const stale = await workshop.answer('edit', folder, name('Late', kept.revision), session);
  expect(stale).toMatchObject({ ok: false, why: 'stale', card: { definition: { name: 'Kept' } } });
  const done = await workshop.answer('edit', folder, name('More', again.revision), session);
  expect(done).toMatchObject({ ok: true, card: { face: { name: 'More' } } });
});

it('a page that could take no more gets the newest state when it can', async () => {
  const { workshop, session, folder, states, next } = await shop(20_000);
  const { state } = await workshop.open(folder, session);
  const slow = { ...session, ready: false, push: vi.fn() } as unknown as Session & {
    push: ReturnType<typeof vi.fn>;
  };
  await workshop.open(folder, slow);
  await workshop.answer('edit', folder, name('One', state.revision), session);
  await next(({ kept }) => kept > state.revision);
  expect(slow.push).not.toHaveBeenCalled();
  workshop.threads.catchUp(slow);
  workshop.threads.catchUp(slow);
  expect(slow.push.mock.calls).toEqual([['workshop', states.at(-1)]]);
});
