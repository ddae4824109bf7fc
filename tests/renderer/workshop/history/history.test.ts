// What is looked at of a history, over a port that is a few lines.
import '../../../support/runes.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { changedCard, FakeHistory, line } from './fake-port.ts';

const { History } = await import('../../../../renderer/workshop/history/history.svelte.ts');

const OF_B = { cards: [{ key: 'b', name: 'Card b' }], count: 1 };

let port: FakeHistory;
let history: InstanceType<typeof History>;

beforeEach(() => {
  port = new FakeHistory();
  port.rows = [line(4), line(3, { kind: 'mark', label: 'release' }), line(3, OF_B), line(2), line(1, OF_B)];
  port.differs = {
    '4 before': [changedCard('a')],
    '3 now': [changedCard('a'), changedCard('b')],
    '1 now': [changedCard('b')],
    '1 before': [changedCard('a')],
  };
  history = new History(port);
});

describe('the history', () => {
  it('begins with the newest step, and what that alone has changed', async () => {
    await history.refresh();
    expect([history.line?.n, history.against, history.isNow]).toEqual([4, 'before', true]);
    expect(history.things).toEqual([changedCard('a')]);
    expect(history.difference).toMatchObject({ is: 'here', value: { revision: 4 } });
  });

  it('compares an older line with now, unless the step alone is wanted', async () => {
    await history.refresh();
    await history.choose(port.rows[4]);
    expect([history.against, history.things]).toEqual(['now', [changedCard('b')]]);
    await history.compareWith('before');
    expect([history.against, history.things]).toEqual(['before', [changedCard('a')]]);
    // A point has done nothing that could be shown.
    await history.choose(port.rows[1]);
    expect(history.against).toBe('now');
  });

  it('looks at the card of the bench first, and goes on with what is looked at', async () => {
    await history.refresh();
    await history.choose(port.rows[1]);
    expect(history.thing).toEqual({ kind: 'card', key: 'a' });
    await history.look({ kind: 'card', key: 'b' });
    await history.choose(port.rows[4]);
    expect(history.thing).toEqual({ kind: 'card', key: 'b' });
    await history.choose(port.rows[0]);
    await history.choose(port.rows[2]);
    expect(history.thing).toEqual({ kind: 'card', key: 'a' });
  });

  it('shows only the newest of what was asked for', async () => {
    await history.refresh();
    port.hold();
    const first = history.choose(port.rows[4]);
    const second = history.choose(port.rows[1]);
    port.release(true);
    await Promise.all([first, second]);
    expect(history.things).toEqual([changedCard('a'), changedCard('b')]);
    expect(history.difference).toMatchObject({ is: 'here', value: { revision: 3 } });
  });

  it('asks for nothing that is not known any more', async () => {
    port.rows = [line(4), line(3, { known: false })];
    await history.refresh();
    const before = port.asked.length;
    await history.choose(port.rows[1]);
    expect([history.comparison.is, port.asked.length]).toEqual(['lost', before]);
    await history.choose(port.rows[0]);
    expect(history.comparison.is).toBe('here');
  });

  it('is narrowed to the card of the bench, and to restore points', async () => {
    await history.refresh();
    await history.narrow({ isOfCard: true });
    expect(history.rows.map(({ n }) => n)).toEqual([3, 1]);
    expect([history.line?.n, history.isNow, history.things]).toEqual([3, false, [changedCard('b')]]);
    await history.narrow({ isOfCard: false, pointsOnly: true });
    expect(history.rows.map(({ kind }) => kind)).toEqual(['mark']);
    await history.narrow({ pointsOnly: false, find: ' step 2 ' });
    expect(history.rows.map(({ n }) => n)).toEqual([2]);
    // It is not the newest of all: it is compared with now.
    expect(history.against).toBe('now');
  });

  it('loads older lines, once at a time, and keeps them when newer ones come', async () => {
    const many = Array.from({ length: 130 }, (_, i) => line(130 - i));
    port.rows = many;
    await history.refresh();
    expect([history.rows.length, history.more]).toEqual([60, true]);
    await Promise.all([history.loadMore(), history.loadMore()]);
    expect([history.rows.length, history.more]).toEqual([120, true]);
    port.rows = [line(131), ...many];
    await history.refresh();
    expect([history.rows.length, history.more, history.rows[0].n]).toEqual([121, true, 131]);
    await history.loadMore();
    expect([history.rows.length, history.more]).toEqual([131, false]);
    await history.loadMore();
    expect(history.rows.length).toBe(131);
    // After a line that is gone, as after a restart of the host, all is listed as it is.
    port.rows = [line(500)];
    await history.refresh();
    expect(history.rows.map(({ n }) => n)).toEqual([500]);
  });

  it('knows where it begins, and gives back what is wanted', async () => {
    port.rows = [line(1), line(0, { kind: 'day', label: '' })];
    await history.refresh();
    expect(history.beginning).toBe(port.rows[1]);
    await history.choose(port.rows[1]);
    expect(await history.restore({ kind: 'pack' })).toEqual({ done: 'restored' });
    expect(port.restored).toEqual([{ kind: 'pack' }]);
  });

  it('is empty where nothing was done', async () => {
    port.rows = [];
    await history.refresh();
    expect([history.line, history.beginning, history.isNow]).toEqual([null, null, false]);
    expect(await history.restore({ kind: 'pack' })).toBeNull();
  });
});
