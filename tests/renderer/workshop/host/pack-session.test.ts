// A pack on the bench, over a host that is a few lines.
import '../../../support/runes.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PackNews } from '../../../../renderer/workshop/host/pack-session.svelte.ts';
import type { BenchAnswer } from '../../../../renderer/workshop/bench.ts';
import { en } from '../../../../renderer/workshop/text/en.ts';
import type { StepLabel } from '../../../../shared/packs/document/entry.ts';
import type { CardGesture } from '../../../../shared/rpc/messages/workshop.ts';
import type { Language } from '../../../../shared/words/languages.ts';
import { FakePack, FOLDER, place, STALE } from './fake-pack.ts';

const { PackSession } = await import('../../../../renderer/workshop/host/pack-session.svelte.ts');
const { CardPort } = await import('../../../../renderer/workshop/host/card-port.svelte.ts');

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Until nothing more happens by itself; timers stay where they are. */
const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);
/** A moment without keys. */
const quiet = (): Promise<unknown> => vi.advanceTimersByTimeAsync(1000);

const write = (value: string, at = '/name', run: string | null = 'a'): CardGesture => ({
  do: 'write',
  at,
  value,
  run,
});

async function opened(host: FakePack, wanted: string | null = null, language: Language = 'en') {
  const news: PackNews[] = [];
  /** Steps that were asked about; the first one is declined. */
  const asked: StepLabel[] = [];
  const session = new PackSession({
    host,
    folder: FOLDER,
    wanted,
    language: () => 'en',
    hear: (one) => news.push(one),
  });
  await session.open();
  const port = new CardPort(
    session,
    () => language,
    (key) => en[key],
    (_, step) => {
      asked.push(step.label);
      return Promise.resolve(asked.length > 1);
    },
  );
  await quiet();
  host.calls.length = 0;
  return { session, shown: session.shown, port, news, asked };
}

/** A step on the name of a card. */
const stepOn = (index: number, minutesAgo: number) => ({
  label: `name of card ${index}`,
  place: { ...place(index), pointer: `/cards/${index}/name` },
  at: Date.now() - minutesAgo * 60_000,
});

const nameOf = ({ card }: { card: { definition: unknown } | null }): unknown =>
  (card?.definition as { name: string } | undefined)?.name;

describe('a gesture', () => {
  it('goes with the revision of the card that is shown, and its answer has everything', async () => {
    const host = new FakePack('Bell', 'Hymn');
    const { port, shown } = await opened(host);
    await port.do(write('Bells', '/story'));
    await port.do(write('Bells ring', '/story'));
    expect(host.asked('workshop.gesture').map(({ revision, card }) => [revision, card])).toEqual([
      [1, place(0)],
      [2, place(0)],
    ]);
    expect(shown.card!.definition).toMatchObject({ story: 'Bells ring' });
    expect(host.count('workshop.card')).toBe(0);
    expect(port.state.undo).toBe('story of Bell');
  });

  it('on a card that others have changed shows what is there now, and says so', async () => {
    const host = new FakePack('Bell');
    const { port, shown } = await opened(host);
    host.change(0, 'name', 'Gong');
    const answer = port.do({ do: 'remove', at: '/rules/0' });
    expect(await answer).toEqual({ refused: STALE });
    expect(nameOf(shown)).toBe('Gong');
  });

  it('that was typed into a field that no other page has changed is made once more', async () => {
    const host = new FakePack('Bell');
    const { port, shown } = await opened(host);
    host.change(0, 'story', 'It rings.');
    expect(await port.do(write('Gong'))).toHaveProperty('focus');
    expect(shown.card!.definition).toMatchObject({ name: 'Gong', story: 'It rings.' });
    host.change(0, 'name', 'Drum');
    expect(await port.do(write('Fife'))).toEqual({ refused: STALE });
    expect(nameOf(shown)).toBe('Drum');
  });

  it('is shown with how the pack is then, which was said while its answer was under way', async () => {
    const host = new FakePack('Bell');
    const { port, shown } = await opened(host);
    const release = host.hold('workshop.gesture');
    const answer = port.do(write('Gong'));
    await settled();
    expect([shown.state!.revision, nameOf(shown)]).toEqual([1, 'Bell']);
    release();
    await answer;
    expect([shown.state!.revision, nameOf(shown)]).toEqual([2, 'Gong']);
  });

  it('leaves nothing unsaid where it fails', async () => {
    const host = new FakePack('Bell');
    const { port, shown } = await opened(host);
    host.failures.push({ name: 'workshop.gesture', code: 'disk-full', isDone: true });
    expect(await port.do(write('Gong'))).toHaveProperty('refused');
    expect(shown.state!.revision).toBe(2);
  });

  it('that outruns the host is sent as it is by then, and never lost', async () => {
    const host = new FakePack('Bell');
    const { port, shown } = await opened(host);
    const release = host.hold('workshop.gesture');
    const first = port.do(write('G'));
    await settled();
    const answers = ['Go', 'Gon', 'Gong'].map((text) => port.do(write(text)));
    release();
    for (const answer of await Promise.all([first, ...answers])) expect(answer).toHaveProperty('focus');
    expect(host.count('workshop.gesture')).toBe(2);
    expect(nameOf(shown)).toBe('Gong');
  });

  it('is for the card that was shown when it was made', async () => {
    const host = new FakePack('Bell', 'Hymn');
    const { port, shown } = await opened(host);
    const release = host.hold('workshop.gesture');
    const first = port.do(write('Bell 2'));
    await settled();
    host.undo = stepOn(1, 0);
    const undone = port.undo();
    const late = port.do(write('Bell 3'));
    release();
    await Promise.all([first, undone]);
    expect(await late).toEqual({ refused: en['port.elsewhere'] });
    expect(host.entries.map(({ card }) => card.name)).toEqual(['Bell 2', 'Hymn']);
    expect(shown.key).toBe('hymn');
  });
});

describe('what is shown', () => {
  it('is never older than the newest that has come', async () => {
    const host = new FakePack('Bell');
    const { port, shown } = await opened(host);
    const release = host.hold('workshop.card');
    // Something else has changed: the card is asked for as it is now.
    host.revision++;
    host.tell();
    await settled();
    expect(host.count('workshop.card')).toBe(1);
    await port.do(write('Gong'));
    release();
    await settled();
    expect(nameOf(shown)).toBe('Gong');
  });

  it('follows other pages', async () => {
    const host = new FakePack('Bell', 'Hymn');
    const { shown } = await opened(host, 'hymn');
    expect(shown.key).toBe('hymn');
    host.change(1, 'story', 'Sung.');
    await settled();
    expect(shown.card!.definition).toMatchObject({ story: 'Sung.' });
    const organ = { card: { id: 'organ', name: 'Organ', kind: 'relic' }, since: 3 };
    host.relist([organ, ...host.entries]);
    await quiet();
    expect(shown.keys).toEqual(['organ', 'bell', 'hymn']);
    expect([shown.key, shown.card!.place]).toEqual(['hymn', place(2)]);
  });

  it('is another card where it was deleted elsewhere, which is said', async () => {
    const host = new FakePack('Bell', 'Hymn');
    const { shown, news } = await opened(host, 'hymn');
    host.relist(host.entries.slice(0, 1));
    await quiet();
    expect(shown.key).toBe('bell');
    expect(news).toEqual([{ kind: 'gone', name: 'Hymn' }]);
    host.relist([]);
    await quiet();
    expect(shown.card).toBeNull();
  });

  it('is asked for once more when all that depends on other cards is known', async () => {
    const host = new FakePack('Bell');
    const { shown } = await opened(host);
    host.change(0, 'story', 'It rings.');
    await settled();
    expect(host.count('workshop.card')).toBe(1);
    host.revision++;
    host.tell();
    await settled();
    expect(host.count('workshop.card')).toBe(2);
    host.settled = host.revision;
    host.tell();
    host.tell();
    await settled();
    expect(host.count('workshop.card')).toBe(3);
    expect(shown.card!.revision).toBe(host.revision);
  });

  it('has the other language after a moment of quiet, which the next key puts off', async () => {
    const host = new FakePack('Bell');
    const { port, shown } = await opened(host);
    for (const text of ['G', 'Go', 'Gon']) {
      await port.do(write(text));
      await vi.advanceTimersByTimeAsync(300);
    }
    expect([host.count('workshop.other'), host.count('workshop.cards')]).toEqual([0, 0]);
    expect(port.state.cards[0].name).toBe('Gon');
    await quiet();
    expect(host.asked('workshop.other')).toMatchObject([{ language: 'de' }]);
    expect(host.count('workshop.cards')).toBe(1);
    expect(shown.other).toMatchObject({ language: 'de' });
  });

  it('has the other language once more when all that depends on other cards is known', async () => {
    const host = new FakePack('Bell');
    await opened(host);
    host.revision++;
    host.tell();
    await quiet();
    expect(host.count('workshop.other')).toBe(1);
    host.settled = host.revision;
    host.tell();
    await settled();
    expect(host.count('workshop.other')).toBe(2);
  });
});

describe('keeping', () => {
  it('is told when it is done, and asked for once a change', async () => {
    const host = new FakePack('Bell');
    const { port } = await opened(host);
    expect(port.state.kept).toBe(true);
    port.keep();
    const release = host.hold('workshop.gesture');
    const answer = port.do(write('Gong'));
    port.keep();
    expect(port.state.kept).toBe(false);
    await settled();
    expect(host.count('workshop.keep')).toBe(0);
    release();
    await answer;
    await settled();
    expect(host.calls.map(({ name }) => name).slice(0, 2)).toEqual(['workshop.gesture', 'workshop.keep']);
    port.keep();
    await settled();
    expect(host.count('workshop.keep')).toBe(1);
    expect(port.state.kept).toBe(true);
  });
});

describe('whole cards', () => {
  it('a new card is shown, and where one is deleted its neighbour', async () => {
    const host = new FakePack('Bell');
    const { session, shown } = await opened(host);
    await session.command({ do: 'new', kind: 'relic', name: 'Hymn' });
    expect([shown.key, shown.keys]).toEqual(['hymn', ['bell', 'hymn']]);
    await session.command({ do: 'delete', card: place(1) });
    expect([shown.key, shown.keys]).toEqual(['bell', ['bell']]);
  });

  it('undo shows the card that changes', async () => {
    const host = new FakePack('Bell', 'Hymn');
    const { port, shown, asked } = await opened(host);
    host.undo = stepOn(1, 9);
    host.tell();
    expect(await port.undo()).toEqual({ focus: { at: '/name', role: 'choice' }, told: null });
    expect([shown.key, asked]).toEqual(['hymn', []]);
  });

  it('undo asks first about what was done long ago on another one', async () => {
    const host = new FakePack('Bell', 'Hymn');
    const { port, shown, asked } = await opened(host);
    host.undo = stepOn(0, 11);
    host.tell();
    await port.undo();
    expect(asked).toEqual([]);
    host.undo = stepOn(1, 11);
    host.tell();
    expect(await port.undo()).toEqual({ refused: en['port.left'] });
    expect([shown.key, host.count('workshop.undo')]).toEqual(['bell', 1]);
    expect(await port.undo()).toHaveProperty('focus');
    expect([shown.key, host.count('workshop.undo')]).toEqual(['hymn', 2]);
    expect(asked).toEqual(['name of card 1', 'name of card 1']);
  });

  it('are called as their reader calls them, and found by all their names', async () => {
    const host = new FakePack('Bell');
    host.names = { de: 'Glocke' };
    const { port } = await opened(host, null, 'de');
    expect(port.state.cards).toMatchObject([{ name: 'Glocke', otherNames: ['Bell'] }]);
    await port.do(write('Gong'));
    expect(port.state.cards).toMatchObject([{ name: 'Glocke', otherNames: ['Gong'] }]);
  });

  it('have what is not finished counted among their problems', async () => {
    const host = new FakePack('Bell', 'Hymn');
    const { port } = await opened(host);
    const counts = (): readonly number[] => port.state.cards.map(({ problems }) => problems);
    expect(counts()).toEqual([0, 0]);
    const draft = { place: { ...place(1), pointer: '/cards/1/rules/0' }, text: 'ring', at: 1 };
    host.drafts = [draft, { ...draft, place: { ...place(1), pointer: '/cards/10/rules/0' } }];
    host.tell();
    expect(counts()).toEqual([0, 1]);
  });
});

it('what the pack is called follows when its title is not typed any more', async () => {
  const host = new FakePack('Bell');
  const { session, port } = await opened(host);
  const change = { detail: 'title', language: null, run: 'a' } as const;
  for (const text of ['T', 'The Choir']) await session.detail({ ...change, text });
  expect([port.state.pack.title, host.count('workshop.cards')]).toEqual(['The Drowned Choir', 0]);
  await quiet();
  expect([port.state.pack.title, host.count('workshop.cards')]).toEqual(['The Choir', 1]);
});

describe('a lost connection', () => {
  it('puts typing off until it is back', async () => {
    const host = new FakePack('Bell');
    const { port, shown } = await opened(host);
    host.connect(false);
    const answers = ['G', 'Gong'].map((text) => port.do(write(text)));
    await quiet();
    expect(host.count('workshop.gesture')).toBe(0);
    host.connect(true);
    for (const answer of await Promise.all(answers)) expect(answer).toHaveProperty('focus');
    expect(nameOf(shown)).toBe('Gong');
  });

  it.each([
    ['done', true],
    ['not done', false],
  ])('does not do twice what was %s before', async (_, isDone) => {
    const host = new FakePack('Bell');
    const { port, shown } = await opened(host);
    host.failures.push({ name: 'workshop.gesture', code: 'closed', isDone });
    const answer = port.do({ do: 'remove', at: '/name' });
    await settled();
    host.connect(false);
    host.connect(true);
    expect(await answer).toHaveProperty('focus');
    await settled();
    expect(nameOf(shown)).toBe('Bel');
    expect(host.count('workshop.gesture')).toBe(isDone ? 1 : 2);
  });

  it('takes in a host that was started again, whose revisions are lower', async () => {
    const host = new FakePack('Bell');
    const { port, shown } = await opened(host);
    for (const text of ['G', 'Go', 'Gon']) await port.do(write(text));
    host.connect(false);
    [host.revision, host.listed, host.settled] = [1, 1, 1];
    host.entries = host.entries.map(({ card }) => ({ card, since: 1 }));
    host.connect(true);
    await port.do(write('Gong'));
    expect(nameOf(shown)).toBe('Gong');
    expect(shown.state!.revision).toBe(2);
  });
});

describe('a thread that has ended', () => {
  it('is begun again, which is said, and what was under way is done', async () => {
    const host = new FakePack('Bell');
    const { port, shown, news } = await opened(host);
    host.failures.push({ name: 'workshop.gesture', code: 'not-possible', isDone: false });
    expect(await port.do(write('Gong'))).toHaveProperty('focus');
    expect(nameOf(shown)).toBe('Gong');
    expect(news).toEqual([{ kind: 'begunAgain' }]);
  });

  it('while the pack is opened is begun again, once', async () => {
    const host = new FakePack('Bell');
    const failure = { name: 'workshop.open', code: 'not-possible', isDone: false } as const;
    host.failures.push({ ...failure });
    const { session, shown } = await opened(host);
    expect([nameOf(shown), session.failure]).toEqual(['Bell', null]);
    host.failures.push({ ...failure }, { ...failure });
    await session.open();
    expect([nameOf(shown), session.failure]).toEqual(['Bell', 'The work stopped.']);
    await session.open();
    expect(session.failure).toBeNull();
  });

  it('that ends again by the same is said in its words, and later things are done', async () => {
    const host = new FakePack('Bell');
    const { port, shown } = await opened(host);
    const failure = { name: 'workshop.gesture', code: 'not-possible', isDone: false } as const;
    host.failures.push({ ...failure }, { ...failure });
    const answers: Promise<BenchAnswer>[] = [port.do(write('Crash')), port.do(write('Gong', '/name', 'b'))];
    expect(await Promise.all(answers)).toMatchObject([
      { refused: 'The work stopped.' },
      { focus: { at: '/name', role: 'choice' }, told: null },
    ]);
    expect(nameOf(shown)).toBe('Gong');
  });
});

it('what is asked of a card that is another one by now is asked once more', async () => {
  const host = new FakePack('Bell');
  const { port } = await opened(host);
  const release = host.hold('workshop.card');
  host.change(0, 'story', 'It rings.');
  const rows = port.choices('/rules/0');
  await settled();
  release();
  expect(await rows).toEqual([]);
  expect(host.asked('workshop.choices').map(({ revision }) => revision)).toEqual([1, 2]);
});

it('a pack that is left is closed after what was under way, and opened again after that', async () => {
  const host = new FakePack('Bell');
  const { port, session } = await opened(host);
  const release = host.hold('workshop.gesture');
  const answer = port.do(write('Gong'));
  await settled();
  session.close();
  const again = new PackSession({
    host,
    folder: FOLDER,
    wanted: null,
    language: () => 'en',
    hear: () => undefined,
  });
  const opening = again.open();
  await settled();
  expect(host.count('workshop.open')).toBe(0);
  release();
  await Promise.all([answer, opening]);
  expect(nameOf(again.shown)).toBe('Gong');
  const names = host.calls.map(({ name }) => name);
  expect(names.indexOf('workshop.close')).toBeLessThan(names.indexOf('workshop.open'));
  again.close();
  await settled();
});
