import { describe, expect, it } from 'vitest';
import { renewed } from '../../../renderer/table/renewed.ts';

const before = {
  n: 4,
  zones: [
    { id: 'hand', cards: [{ card: 1 }, { card: 2 }] },
    { id: 'deck', cards: [] },
  ],
  outcome: null,
  said: { text: 'Quinn goes on' },
};

describe('an update over the one before', () => {
  it('says what is new', () => {
    const now = structuredClone({ ...before, n: 5, outcome: { won: true }, said: null });
    expect(renewed(before, now)).toEqual(now);
    expect(renewed(null, now)).toBe(now);
    expect(renewed(before, null)).toBeNull();
    expect(renewed(before, [before])).toEqual([before]);
    expect(renewed([before], before)).toBe(before);
  });

  it('keeps the parts that say the same', () => {
    const now = structuredClone(before);
    now.zones[0].cards.push({ card: 3 });
    const made = renewed(before, now);
    expect(made).toEqual(now);
    expect(made.zones[0]).not.toBe(before.zones[0]);
    expect(made.zones[0].cards[1]).toBe(before.zones[0].cards[1]);
    expect(made.zones[1]).toBe(before.zones[1]);
    expect(made.said).toBe(before.said);
  });

  it('is the old one where nothing is new', () => {
    expect(renewed(before, structuredClone(before))).toBe(before);
  });

  it.each([
    [{ a: 1, b: 2 }, { a: 1 }],
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: undefined }, { b: undefined }],
    [[1, 2], [1]],
    [[1], [1, 2]],
    [{ a: [1] }, { a: { 0: 1 } }],
    [{ toString: null }, { valueOf: null }],
  ])('does not take %j for %j', (old, now) => {
    expect(renewed(old, now)).not.toBe(old);
    expect(renewed(old, now)).toEqual(now);
  });

  it('takes any name for a name', () => {
    const now = JSON.parse('{ "__proto__": { "a": [1] }, "b": [] }') as object;
    const made = renewed({ b: [] }, now);
    expect(JSON.stringify(made)).toBe(JSON.stringify(now));
  });
});
