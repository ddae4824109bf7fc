// The numbers of a pack, over a host that is a few lines.
import '../../../support/runes.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PackSession as Session } from '../../../../renderer/workshop/host/pack-session.svelte.ts';
import type { SetNumbers } from '../../../../shared/packs/numbers/types.ts';
import type { PackNumbers } from '../../../../shared/rpc/messages/workshop-numbers.ts';
import { FakePack, FOLDER, place, type Handlers } from './fake-pack.ts';

const { PackSession } = await import('../../../../renderer/workshop/host/pack-session.svelte.ts');
const { HostNumbersPort } = await import('../../../../renderer/workshop/host/numbers-port.svelte.ts');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);
const quiet = (): Promise<unknown> => vi.advanceTimersByTimeAsync(1000);

const numbersOf = (name: string): SetNumbers => ({
  cards: [{ place: place(0), name }],
  base: 1,
  spread: null,
  cloud: null,
  kinds: [],
  marks: [],
  words: [],
});

/** A pack that says how often it was counted. */
class CountedPack extends FakePack {
  counted = 0;
  /** What it answers first. */
  readonly before: PackNumbers[] = [];

  protected override get handlers(): Handlers {
    return {
      ...super.handlers,
      'workshop.numbers': (): PackNumbers =>
        this.before.shift() ?? { kind: 'counted', numbers: numbersOf(`count ${++this.counted}`) },
    };
  }
}

async function opened(host: FakePack): Promise<Session> {
  const session = new PackSession({
    host,
    folder: FOLDER,
    wanted: null,
    language: () => 'en',
    hear: () => undefined,
  });
  await session.open();
  await quiet();
  return session;
}

const portOn = (session: Session, opens: string[] = []) =>
  new HostNumbersPort(session, { onopen: (card) => opens.push(card), onnew: () => undefined }, () => 'en');

describe('the numbers of a pack', () => {
  it('are asked for at once, and again after a moment of quiet that follows a change', async () => {
    const host = new CountedPack('Bell');
    const port = portOn(await opened(host));
    port.follow();
    await settled();
    expect(port.numbers?.cards[0].name).toBe('count 1');
    for (let i = 0; i < 5; i++) port.follow();
    await settled();
    expect(host.counted).toBe(1);
    await quiet();
    expect(host.counted).toBe(2);
  });

  it('are asked for again where something else went first', async () => {
    const host = new CountedPack('Bell');
    host.before.push({ kind: 'left' }, { kind: 'disorder' });
    const port = portOn(await opened(host));
    port.follow();
    await settled();
    expect([port.numbers, port.isDisorder]).toEqual([null, false]);
    await quiet();
    expect(port.isDisorder).toBe(true);
    port.follow();
    await settled();
    expect([port.numbers?.cards.length, port.isDisorder]).toEqual([1, false]);
  });

  it('are counted no more once they are left, and lead to their cards until then', async () => {
    const host = new CountedPack('Bell', 'Hymn');
    const opens: string[] = [];
    const port = portOn(await opened(host), opens);
    port.follow();
    await settled();
    port.open(0);
    expect(opens).toEqual(['bell']);
    port.follow();
    port.stop();
    await quiet();
    expect(host.counted).toBe(1);
  });
});
