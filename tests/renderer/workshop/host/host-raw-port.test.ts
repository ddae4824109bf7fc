// A file of a pack as text, over a host that is a few lines.
import '../../../support/runes.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { en } from '../../../../renderer/workshop/text/en.ts';
import { applyEdit } from '../../../../shared/packs/edit/edit.ts';
import type { Params } from '../../../../shared/rpc/contract.ts';
import type { WorkshopAnswer } from '../../../../shared/rpc/messages/workshop.ts';
import { FakePack, FOLDER, STALE, type Handlers } from './fake-pack.ts';

const { PackSession } = await import('../../../../renderer/workshop/host/pack-session.svelte.ts');
const { CardPort } = await import('../../../../renderer/workshop/host/card-port.svelte.ts');

const PATH = 'cards/a.json';

/** The same pack with a text of its file. */
class TextPack extends FakePack {
  text = '{ "cards": [] }';
  since = 1;

  protected override get handlers(): Handlers {
    return {
      ...super.handlers,
      'workshop.raw': () => ({ revision: this.revision, text: this.text, fault: null, clashes: [] }),
      'workshop.edit': (asked) => this.edit(asked),
    };
  }

  edit({ revision, edits: [edit], place }: Params<'workshop.edit'>): WorkshopAnswer {
    if (revision < this.since || revision > this.revision || !('splice' in edit))
      return {
        ok: false,
        why: 'stale',
        sentence: STALE,
        revision: this.revision,
        places: [],
        problem: null,
        card: null,
      };
    this.put(applyEdit(this.text, edit.splice));
    return this.done(place);
  }

  put(text: string): void {
    this.text = text;
    this.since = ++this.revision;
    this.tell();
  }
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

async function opened(host: TextPack) {
  const session = new PackSession({
    host,
    folder: FOLDER,
    wanted: null,
    language: () => 'en',
    hear: () => undefined,
  });
  await session.open();
  const port = new CardPort(
    session,
    () => 'en',
    (key, values) => `${en[key]} ${String(values?.['name'] ?? '')}`,
  );
  await vi.advanceTimersByTimeAsync(1000);
  return { session, raw: port.raw, state: () => port.state };
}

const typed = (revision: number, text: string) => () => ({
  revision,
  piece: { offset: 2, length: 0, text },
  card: '/cards/0',
  run: 'a',
});

it('is written as a step of its card, typing under one key', async () => {
  const host = new TextPack('Bell');
  const { raw, state } = await opened(host);
  expect(await raw.read(PATH)).toEqual({ revision: 1, text: host.text });
  expect(await raw.write(PATH, typed(1, 'a'))).toEqual({ kind: 'written', revision: 2 });
  expect(await raw.write(PATH, () => ({ ...typed(2, 'b')(), run: null }))).toMatchObject({
    revision: 3,
  });
  const [first, second] = host.asked('workshop.edit');
  expect(first).toMatchObject({
    revision: 1,
    label: expect.stringContaining('Bell') as string,
    place: { file: PATH, pointer: '/cards/0' },
    merge: expect.any(String) as string,
  });
  expect(second.merge).toBeNull();
  // Its answer has the card: nothing more is asked for.
  expect(state().file).toMatchObject({ path: PATH, pointer: '/cards/0', revision: 3, newest: 3 });
  expect(host.count('workshop.card')).toBe(1);
});

it('is stale where the file has another text by then', async () => {
  const host = new TextPack('Bell');
  const { raw } = await opened(host);
  await raw.read(PATH);
  host.put('{}');
  expect(await raw.write(PATH, typed(1, 'a'))).toEqual({ kind: 'stale' });
  expect(host.text).toBe('{}');
});

it('is not written on what another opening of the pack had', async () => {
  const host = new TextPack('Bell');
  const { raw, session } = await opened(host);
  await raw.read(PATH);
  // A host that has begun again counts from the start: the same number means another text.
  host.text = '{ "cards": [1] }';
  await session.open();
  expect(await raw.write(PATH, typed(1, 'a'))).toEqual({ kind: 'stale' });
  expect(await raw.read(PATH)).toEqual({ revision: 1, text: host.text });
  expect(await raw.write(PATH, typed(1, 'a'))).toMatchObject({ kind: 'written' });
});

it('says why it could not be written', async () => {
  const host = new TextPack('Bell');
  const { raw } = await opened(host);
  await raw.read(PATH);
  for (let i = 0; i < 2; i++) host.failures.push({ name: 'workshop.edit', code: 'disk-full', isDone: false });
  expect(await raw.write(PATH, typed(1, 'a'))).toEqual({ kind: 'refused', sentence: 'The work stopped.' });
});

it('is not left before all that was typed is written', async () => {
  const host = new TextPack('Bell');
  const { raw, session } = await opened(host);
  await raw.read(PATH);
  const work = Promise.withResolvers<void>();
  raw.attend(work.promise);
  session.close();
  await settled();
  expect(host.count('workshop.close')).toBe(0);
  await raw.write(PATH, typed(1, 'a'));
  work.resolve();
  await settled();
  expect([host.count('workshop.close'), host.text]).toEqual([1, '{ a"cards": [] }']);
});
