import { describe, expect, it } from 'vitest';
import { playGame } from '../../../shared/engine/drive.ts';
import type { Definitions } from '../../../shared/engine/game.ts';
import { stableHash } from '../../../shared/engine/hash.ts';
import { identityOf, labOf, PlanError, runId } from '../../../shared/lab/plan.ts';
import { addTally, emptyTally } from '../../../shared/lab/tally.ts';
import { Trials } from '../../../shared/lab/trials.ts';
import { countsOf, definitions, entry, PACK, PACKS, planFor, PLANTED } from './support.ts';

const lab = labOf(entry);

/** A whole game of one bot: a hash of its last position, and the cards that its events named. */
function played(bot: string, seed: string, cards: Definitions): { hash: string; named: Set<string> } {
  const heroes = ['base:crimson-reaver'];
  const match = entry.game.match({ seed, heroes, packs: PACKS, options: {} }, cards);
  const named = new Set<string>();
  const player = entry.bots[bot](seed);
  const { state } = playGame(entry.game, match, {
    player: () => player,
    sink: (event) => lab.named(match, event).forEach((id) => named.add(id)),
  });
  return { hash: stableHash(state), named };
}

describe('a pair of games', () => {
  it.each(Object.keys(entry.bots).filter((bot) => !lab.foresighted.includes(bot)))(
    'comes out the same for %s where no event has named the card',
    (bot) => {
      const SEEDS = 3;
      for (let seed = 0; seed < SEEDS; seed++) {
        const base = played(bot, `unseen ${seed}`, definitions);
        const unseen = lab.triable(definitions).filter((id) => !base.named.has(id));
        expect(unseen.length).toBeGreaterThan(20);
        // All of them at once: each alone would change no more.
        const others = Object.fromEntries(unseen.map((id) => [id, lab.plain(id, definitions)]));
        const other = played(bot, `unseen ${seed}`, { ...definitions, ...others });
        expect(other.hash).toBe(base.hash);
      }
    },
  );

  it.each([
    ['one hero', ['base:quinn-apblanc']],
    ['two heroes', ['base:quinn-apblanc', 'base:darius-the-blade']],
  ])(
    'of %s is the same whether its second game goes on from the middle of the first or from its beginning',
    (_name, party) => {
      const plan = { ...planFor({ pack: PACK, games: 24 }), parties: [party] };
      const without = { ...entry, lab: { ...lab, memoryless: [] } };
      const all = new Trials(without, plan, definitions).play(0, plan.games);
      expect(countsOf(plan)).toEqual(all);
      // Both sorts of second games were played.
      const seen = all.cells.flat().reduce((sum, cell) => sum + cell.seen, 0);
      expect(seen).toBeGreaterThan(50);
      expect(seen).toBeLessThan(all.cells.flat().reduce((sum, cell) => sum + cell.pairs, 0));
    },
  );

  it.each(lab.memoryless)('goes on from the middle: %s keeps nothing from one choice to the next', (bot) => {
    const setup = { seed: 'memory', heroes: ['base:crimson-reaver'], packs: PACKS, options: {} };
    const match = entry.game.match(setup, definitions);
    const whole = (player: () => ReturnType<(typeof entry.bots)[string]>): string =>
      stableHash(playGame(entry.game, match, { player }).state);
    const one = entry.bots[bot]('one');
    let made = 0;
    expect(whole(() => entry.bots[bot](`another ${made++}`))).toBe(whole(() => one));
    expect(made).toBeGreaterThan(50);
  });

  it('is played on the same shuffled decks', () => {
    const setup = { seed: 'decks', heroes: ['base:crimson-reaver'], packs: PACKS, options: {} };
    const orderOf = (cards: Definitions): string[] => {
      const match = entry.game.match(setup, cards) as unknown as { cards: { id: string }[] };
      return match.cards.map(({ id }) => id);
    };
    const plain = lab.plain(PLANTED.strong, definitions);
    expect(orderOf({ ...definitions, [PLANTED.strong]: plain })).toEqual(orderOf(definitions));
  });

  it('with a hero of the tested pack does not tell about the pack', () => {
    const plan = planFor({ pack: PACK, cards: [], games: 3 });
    const own = { ...plan, tested: 'base' };
    expect(
      countsOf(plan)
        .cells.flat()
        .map(({ pairs }) => pairs),
    ).toEqual([1, 1, 1]);
    expect(() => identityOf(entry, own, definitions)).not.toThrow();
    expect(
      countsOf(own)
        .cells.flat()
        .map(({ pairs }) => pairs),
    ).toEqual([0, 0, 0]);
  });
});

describe('counts', () => {
  it('are the same in whatever batches they are made', () => {
    const plan = planFor({ games: 12, seed: 'batches' });
    const sum = emptyTally(plan);
    for (const [from, to] of [
      [5, 12],
      [0, 1],
      [1, 5],
    ])
      addTally(sum, new Trials(entry, plan, definitions).play(from, to));
    expect(sum).toEqual(countsOf(plan));
    expect(sum.strata.map(({ games }) => games)).toEqual([4, 4, 4]);
  });
});

describe('a plain card', () => {
  const plain = (id: string) =>
    lab.plain(id, definitions) as { [field: string]: unknown; power?: number; rules?: unknown };

  it('keeps what it is, costs and counts as, and loses what it does', () => {
    const card = definitions[PLANTED.weak] as { [field: string]: unknown };
    expect(plain(PLANTED.weak)).toEqual({ ...without(card, 'rules'), power: 2 });
    expect(lab.figures(PLANTED.weak, definitions)).toMatchObject({ kind: 'adventurer', cost: 2, power: 6 });
  });

  it('is measured by the base set alone', () => {
    const only = Object.fromEntries(
      Object.entries(definitions).filter(([id]) => id.startsWith('base:') || id === PLANTED.strong),
    );
    expect(lab.plain(PLANTED.strong, only)).toEqual(lab.plain(PLANTED.strong, definitions));
  });

  it('can replace every card that can be tried', () => {
    for (const id of lab.triable(definitions)) {
      const card = plain(id);
      expect(card.rules).toBeUndefined();
      const { kind } = definitions[id] as { kind: string };
      if (kind === 'adversary' || kind === 'chaos') expect(card).not.toHaveProperty('power');
      else
        expect(card).toMatchObject({
          power: expect.any(Number) as number,
          as: expect.arrayContaining([expect.any(String)]) as string[],
        });
    }
  });
});

const without = (card: { [field: string]: unknown }, field: string): { [field: string]: unknown } =>
  Object.fromEntries(Object.entries(card).filter(([name]) => name !== field));

describe('a plan', () => {
  it('has the same name only where all that the results depend on is the same', () => {
    const plan = planFor({});
    const id = runId(identityOf(entry, plan, definitions));
    expect(runId(identityOf(entry, planFor({}), definitions))).toBe(id);
    for (const other of [
      planFor({ seed: 'other' }),
      planFor({ games: 13 }),
      planFor({ bot: 'random' }),
      planFor({ difficulties: ['less'] }),
      planFor({ options: { slowFoes: true } }),
      planFor({ packs: new Map(PACKS.map((pack) => [pack, '9.9.9'])) }),
    ])
      expect(runId(identityOf(entry, other, definitions))).not.toBe(id);
  });

  it.each([
    ['nothing to try', { cards: [] }],
    ['cannot be tried', { cards: ['base:crimson-reaver'] }],
    ['no hero "nobody"', { heroes: ['nobody'] }],
    ['no difficulty "nightmare"', { difficulties: ['nightmare'] }],
    ['no bot "cheat"', { bot: 'cheat' }],
  ])('with %s is refused', (words, wish) => {
    const refused = () => identityOf(entry, planFor(wish), definitions);
    expect(refused).toThrow(PlanError);
    expect(refused).toThrow(words);
  });
});
