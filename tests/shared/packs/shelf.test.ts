// What is looked for on the shelf of a load is looked for once, however often it is missed.
import { expect, it } from 'vitest';
import { Shelf, type Candidate, type LostFile } from '../../../shared/packs/shelf.ts';
import type { ReadyPack } from '../../../shared/packs/order.ts';
import type { Problem } from '../../../shared/packs/problems.ts';

const PACK = { id: 'mine' } as ReadyPack;
const SCOPE = new Set([PACK.id]);
const problem = (file: string): Problem => ({
  severity: 'error',
  code: 'json-syntax',
  pack: PACK.id,
  file,
  line: 1,
  column: 1,
  pointer: '',
  data: {},
});

/** A shelf with this many cards of a pack, and how often all of them were looked through. */
function shelved(count: number): { shelf: Shelf; ids: readonly string[]; looked: () => number } {
  const shelf = new Shelf();
  const ids = Array.from({ length: count }, (_, i) => `mine:card-${i}`);
  for (const id of ids)
    shelf.cards.set(id, { id, pack: PACK, asked: new Set<string>() } as unknown as Candidate);
  const { values } = Map.prototype;
  let looked = 0;
  shelf.cards.values = () => {
    looked++;
    return values.call(shelf.cards) as ReturnType<typeof shelf.cards.values>;
  };
  return { shelf, ids, looked: () => looked };
}

it('the names of a pack are gathered once, however many of its cards go', () => {
  const { shelf, ids, looked } = shelved(100);
  for (const id of ids.slice(1)) {
    const { data } = shelf.absence(`${ids[0]}x`, PACK, SCOPE);
    expect(data).toBeTypeOf('function');
    expect((data as () => object)()).toMatchObject({ nearest: ids[0] });
    shelf.drop(id, problem('a'));
  }
  expect(shelf.namesIn(PACK)).toEqual(['card-0']);
  expect(looked()).toBe(1);
});

it('names are not even gathered once a pack has had too many words compared', () => {
  const { shelf, ids } = shelved(100);
  let gathered = 0;
  const among = (): readonly string[] => {
    gathered++;
    return ids;
  };
  for (let i = 0; i < 2000; i++) shelf.suggest(PACK, 'mine:card-1x', among);
  expect(gathered).toBe(600);
  expect(shelf.suggest(PACK, 'mine:card-1x', among)).toEqual({});
});

it('lost files are looked through once, however many cards are missed', () => {
  const { shelf } = shelved(1);
  let looked = 0;
  const lost = (i: number): LostFile => ({
    pack: PACK.id,
    problem: problem(String(i)),
    words() {
      looked++;
      return [`lost-${i}`, 'in-all'];
    },
  });
  for (let i = 0; i < 20; i++) shelf.lost.push(lost(i));
  const root = (name: string): string | undefined => shelf.absence(`mine:${name}`, PACK, SCOPE).root?.file;
  for (let i = 0; i < 500; i++) expect(root(`lost-${i}`)).toBe(i < 20 ? String(i) : undefined);
  // The first of those that name it.
  expect(root('in-all')).toBe('0');
  expect(looked).toBe(20);
});
