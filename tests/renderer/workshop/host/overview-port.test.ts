// All cards of a pack on the page, over a host that is a few lines: what is asked for, in which order, and how often.
import '../../../support/runes.ts';
import { expect, it } from 'vitest';
import { en } from '../../../../renderer/workshop/text/en.ts';
import type { PackPlace } from '../../../../shared/packs/document/entry.ts';
import type { CardCells } from '../../../../shared/rpc/messages/workshop-overview.ts';
import { FakePack, FOLDER, STALE, type Handlers } from './fake-pack.ts';

const { PackSession } = await import('../../../../renderer/workshop/host/pack-session.svelte.ts');
const { HostOverviewPort } = await import('../../../../renderer/workshop/host/overview-port.svelte.ts');

const MANY = 120;

/** A pack that tells what its cards have. */
class ManyPack extends FakePack {
  private at({ pointer }: PackPlace) {
    return this.entries[Number(pointer.split('/')[2])];
  }

  private stamp(place: PackPlace): string {
    const { card, since } = this.at(place);
    return `${card.id} ${since}`;
  }

  protected override get handlers(): Handlers {
    const cells = (place: PackPlace): CardCells => {
      const { name, power = null } = this.at(place).card;
      return {
        stamp: this.stamp(place),
        values: { '/name': name, '/power': power },
        words: {},
        numbers: {},
        text: '',
      };
    };
    return {
      ...super.handlers,
      'workshop.overview': () => ({
        revision: this.revision,
        columns: [],
        cards: this.rows().map(({ place }) => ({ place, stamp: this.stamp(place) })),
      }),
      'workshop.cells': ({ places }) => ({ rows: places.map(cells) }),
      'workshop.faces': ({ places }) => ({
        rows: places.map((place) => ({ stamp: this.stamp(place), face: null })),
      }),
      'workshop.preview': ({ cards }) => ({
        rows: cards.map(() => ({ before: '1', after: '2', refused: null })),
        seen: 'seen',
      }),
    };
  }
}

async function opened(...names: readonly string[]) {
  const host = new ManyPack(...names);
  const session = new PackSession({
    host,
    folder: FOLDER,
    wanted: null,
    language: () => 'en',
    hear: () => undefined,
  });
  await session.open();
  const port = new HostOverviewPort(
    session,
    () => 'en',
    (key) => en[key],
  );
  const seen = (name: string): string[] =>
    host
      .asked('workshop.cells')
      .flatMap(({ places }, i) =>
        places.some((place) => host.entries[Number(place.pointer.split('/')[2])].card.name === name)
          ? [String(i)]
          : [],
      );
  return { host, session, port, seen };
}

/** Until all is asked for and answered. */
const all = async (): Promise<void> => {
  for (let i = 0; i < 400; i++) await Promise.resolve();
};

it('asks for what is seen first, then for all others little by little', async () => {
  const names = Array.from({ length: MANY }, (_, i) => `C${i}`);
  const { host, port, seen } = await opened(...names);
  port.see(['c100', 'c101']);
  port.follow();
  expect(port.state.isWhole).toBe(false);
  await all();
  expect(seen('C100')).toEqual(['0']);
  expect(host.count('workshop.overview')).toBe(1);
  expect(host.asked('workshop.cells').map(({ places }) => places.length)).toEqual([2, 50, 50, 18]);
  expect(host.asked('workshop.faces').map(({ places }) => places.length)).toEqual([2]);
  expect(port.state.isWhole).toBe(true);
  expect([port.face('c100'), port.face('c1')]).toEqual([null, undefined]);
  expect(port.state.cards[7]).toMatchObject({
    id: 'c7',
    kindName: 'relic',
    cells: { values: { '/name': 'C7' } },
  });
});

it('asks once more only for a card that has changed', async () => {
  const { host, port } = await opened('Bell', 'Organ', 'Gong');
  port.follow();
  await all();
  host.calls.length = 0;
  host.change(1, 'power', 3);
  port.follow();
  await all();
  expect(host.asked('workshop.cells').map(({ places }) => places)).toEqual([
    [{ file: 'cards/a.json', pointer: '/cards/1' }],
  ]);
  expect(port.state.cards[1].cells?.values['/power']).toBe(3);
});

it('writes one field after the other, and not what others have changed since it was shown', async () => {
  const { host, port } = await opened('Bell', 'Organ');
  port.follow();
  await all();
  expect(await port.write('bell', '/power', 2)).toEqual({ kind: 'done' });
  // The cards have not been listed again yet.
  expect(await port.write('bell', '/power', 4)).toEqual({ kind: 'done' });
  expect(host.entries[0].card['power']).toBe(4);
  host.change(1, 'power', 9);
  expect(await port.write('organ', '/power', 1)).toEqual({ kind: 'refused', sentence: STALE, isStale: true });
  expect(await port.write('gone', '/power', 1)).toMatchObject({ kind: 'refused' });
});

it('names cards by their places in what it has previewed and done', async () => {
  const { host, port } = await opened('Bell', 'Organ');
  const change = { how: 'clear', at: '/story' } as const;
  expect(await port.preview(['organ', 'gone'], change)).toMatchObject({ seen: 'seen' });
  expect(await port.change(['organ'], change, 'seen')).toMatchObject({ kind: 'refused', isStale: false });
  expect(host.asked('workshop.command')).toMatchObject([
    { command: { do: 'change', cards: [{ pointer: '/cards/1' }], change, seen: 'seen' } },
  ]);
});

it('asks for nothing more once it is left', async () => {
  const { host, port } = await opened('Bell');
  port.stop();
  port.follow();
  await all();
  expect(host.count('workshop.overview')).toBe(0);
});
