import { describe, expect, it } from 'vitest';
import type { Json } from '../../../../shared/engine/json.ts';
import { compared, PackAt, type Compared } from '../../../../shared/packs/compare/packs.ts';
import { restoredCard } from '../../../../shared/packs/compare/restore.ts';
import { applyOperations } from '../../../../shared/packs/document/apply.ts';

type Files = Readonly<Record<string, Json | string>>;

/** A pack of some files; what is no text becomes JSON. */
const packOf = (files: Files): PackAt =>
  new PackAt(
    new Map(
      Object.entries(files).map(([path, data]) => [
        path,
        typeof data === 'string' ? data : JSON.stringify(data, null, 2),
      ]),
    ),
  );

const cards = (...ids: (string | Json)[]): Json => ({
  cards: ids.map((id) => (typeof id === 'string' ? { id, name: id.toUpperCase() } : id)),
});

const A = 'cards/a.json';
const B = 'cards/b.json';

const brief = (row: Compared): string => {
  const sign = row.then ? (row.now ? '≠' : '-') : '+';
  return row.kind === 'file' ? `${sign} ${row.path}` : `${sign} ${(row.now ?? row.then)!.key}`;
};

const rows = (then: Files, now: Files): string[] => compared(packOf(then), packOf(now)).rows.map(brief);

describe('two times of a pack', () => {
  it('differ in cards that came, changed and went, wherever they are', () => {
    const changed = { id: 'c', name: 'Other' };
    expect(
      rows({ [A]: cards('a', 'b'), [B]: cards('c') }, { [A]: cards('b', 'd'), [B]: cards(changed) }),
    ).toEqual(['+ d', '≠ c', '- a']);
    expect(rows({ [A]: cards('a'), [B]: cards() }, { [A]: cards(), [B]: cards('a') })).toEqual([
      `≠ ${A}`,
      `≠ ${B}`,
    ]);
  });

  it('have cards without an id, and those with that of another one, by their places', () => {
    const nameless = { name: 'Somewhere' };
    expect(rows({ [A]: cards(nameless, 'a') }, { [A]: cards(nameless, 'a', 'a') })).toEqual([
      `+ ${A}/cards/2`,
    ]);
  });

  it('have a card under the name that a rename gave it, there and back', () => {
    const before = { [A]: cards('a', 'b'), 'pack.json': { id: 'p' } };
    const after = { [A]: cards('z', 'b'), 'pack.json': { id: 'p', renames: { a: 'z' } } };
    expect(rows(before, after)).toEqual(['≠ z', '≠ pack.json']);
    expect(rows(after, before)).toEqual(['≠ a', '≠ pack.json']);
  });

  it('differ in the words of cards in other languages; others are of the file', () => {
    const words = { a: { name: 'Ah' } };
    const then = { [A]: cards('a', 'b'), 'text/de.json': words };
    expect(rows(then, { ...then, 'text/de.json': { ...words, b: { name: 'Be' } } })).toEqual(['≠ b']);
    expect(rows(then, { [A]: cards('a', 'b') })).toEqual(['≠ a']);
    expect(rows(then, { ...then, 'text/de.json': { ...words, none: {} } })).toEqual(['≠ text/de.json']);
  });

  it('do not differ in layout, and in what cannot be read only as files', () => {
    const [then, now] = [packOf({ [A]: cards('a') }), packOf({ [A]: JSON.stringify(cards('a')) })];
    expect(compared(then, now)).toEqual({ rows: [], isLaidOut: true });
    expect(rows({ [A]: cards('a') }, { [A]: '{ "cards": [' })).toEqual([`≠ ${A}`]);
    expect(rows({}, { 'scenarios/a.json': {} })).toEqual(['+ scenarios/a.json']);
  });
});

/** The files of a pack once its cards that differ are what they were. */
function restored(then: Files, now: Files): Record<string, unknown> {
  const [was, is] = [packOf(then), packOf(now)];
  const texts = new Map(is.paths.map((path) => [path, is.text(path)!]));
  for (const row of compared(was, is).rows) {
    if (row.kind === 'file') continue;
    for (const edit of restoredCard(row, was, is)) {
      if ('whole' in edit) texts.set(edit.file, edit.whole!);
      else if ('operations' in edit) {
        const came = applyOperations(texts.get(edit.file)!, edit.operations);
        texts.set(edit.file, came.kind === 'edited' ? came.text : came.kind);
      }
    }
  }
  return Object.fromEntries([...texts].map(([path, text]) => [path, JSON.parse(text) as unknown]));
}

describe('a card that becomes what it was', () => {
  it('is changed back, comes back where it was, or goes', () => {
    const then = { [A]: cards('a', { id: 'b', name: 'Bee', power: 1 }) };
    expect(restored(then, { [A]: cards('a', { id: 'b', power: 2, story: 'Buzz.' }) })).toEqual(then);
    expect(restored(then, { [A]: cards('a') })).toEqual(then);
    expect(restored(then, { [A]: cards('a', { id: 'b', name: 'Bee', power: 1 }, 'c') })).toEqual(then);
    expect(restored({ [A]: cards('a') }, {})).toEqual({ [A]: cards('a') });
  });

  it('takes its words in other languages along', () => {
    const then = { [A]: cards('a', 'b'), 'text/de.json': { b: { name: 'Be', story: 'Summ.' } } };
    expect(restored(then, { [A]: cards('a'), 'text/de.json': {} })).toEqual(then);
    expect(restored(then, { [A]: cards('a', 'b') })).toEqual(then);
    expect(restored(then, { ...then, 'text/de.json': { a: { name: 'Ah' }, b: { name: 'Bi' } } })).toEqual(
      then,
    );
  });

  it('keeps the id that it has now', () => {
    const now = { [A]: cards({ id: 'z', name: 'Zed' }), 'pack.json': { renames: { a: 'z' } } };
    expect(restored({ [A]: cards('a'), 'pack.json': {} }, now)).toEqual({
      ...now,
      [A]: cards({ id: 'z', name: 'A' }),
    });
  });
});
