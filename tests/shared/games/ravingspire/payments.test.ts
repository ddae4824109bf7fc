// The payments that are proposed, against a plain search through all payments there are.
import { describe, expect, test } from 'vitest';
import { playGame } from '../../../../shared/engine/drive.ts';
import { drawFrom, type Draw } from '../../../../shared/engine/random.ts';
import { greedyPlayer } from '../../../../shared/games/ravingspire/bots/greedy.ts';
import { ravingspire } from '../../../../shared/games/ravingspire/index.ts';
import { offerAgainst, offerExplore, offerFor } from '../../../../shared/games/ravingspire/offers.ts';
import {
  propose,
  proposeBrute,
  shortfall,
  type Proposal,
} from '../../../../shared/games/ravingspire/payments/proposals.ts';
import { assistance, sources, type Source } from '../../../../shared/games/ravingspire/payments/sources.ts';
import { asIfOpen } from '../../../../shared/games/ravingspire/rules/battle.ts';
import { priceOf, type Price } from '../../../../shared/games/ravingspire/rules/cost.ts';
import { explorePrice } from '../../../../shared/games/ravingspire/rules/explore.ts';
import { pays } from '../../../../shared/games/ravingspire/rules/payment.ts';
import type { Flank, Match, State } from '../../../../shared/games/ravingspire/types.ts';
import { ATTRIBUTES, attributeBit, KEEP, NONE } from '../../../../shared/games/ravingspire/types.ts';
import { baseDefinitions, drawnSetup } from '../../../support/ravingspire.ts';

const ENEMY = 900;

/** Only what the rules read of a state to see whether a sum pays a price. */
const flanked = (flanks: readonly Flank[]): State => ({ flanks }) as unknown as State;

/** The least weight of all payments that the rules take: every source left out, or counted as each attribute it may. */
function leastOf(
  price: Price,
  own: readonly Source[],
  state: State,
  enemy: number,
  ways: readonly boolean[] = [false, true],
): number {
  let least = Infinity;
  const sum = { fight: 0, skill: 0, charm: 0 };
  const visit = (i: number, weight: number) => {
    if (weight >= least) return;
    if (ways.some((brute) => pays(state, enemy, price, sum, brute))) {
      least = weight;
      return;
    }
    if (i === own.length) return;
    const { value, as } = own[i];
    for (const name of ATTRIBUTES) {
      if ((as & attributeBit(name)) === 0) continue;
      sum[name] += value;
      visit(i + 1, weight + own[i].weight);
      sum[name] -= value;
    }
    visit(i + 1, weight);
  };
  visit(0, 0);
  return least;
}

/** The least that any payment leaves missing of a matrix. */
function leastMissing(price: Price, own: readonly Source[]): number {
  const visit = (i: number, left: readonly number[]): number => {
    if (i === own.length) return left.reduce((sum, amount) => sum + Math.max(0, amount), 0);
    const { value, as } = own[i];
    const uses = [0, 1, 2].filter((index) => (as & (1 << index)) !== 0);
    return Math.min(...uses.map((index) => visit(i + 1, left.toSpliced(index, 1, left[index] - value))));
  };
  return visit(0, [price.fight, price.skill, price.charm]);
}

/** That a payment names each source once and pays the price by the rules. */
function expectPaid(
  offer: Proposal,
  price: Price,
  own: readonly Source[],
  state: State,
  enemy: number,
): void {
  const sum = { fight: 0, skill: 0, charm: 0 };
  let weight = 0;
  const used = new Set<number>();
  for (const entry of offer.pay) {
    const card = 'card' in entry ? entry.card : NONE;
    const source = own.find((one) => one.card === card)!;
    expect(source.as & attributeBit(entry.as)).not.toBe(0);
    expect(used.has(card)).toBe(false);
    used.add(card);
    sum[entry.as] += source.value;
    weight += source.weight;
  }
  expect(pays(state, enemy, price, sum, offer.brute)).toBe(true);
  expect(offer.weight).toBe(weight);
}

const some = <T>(draw: Draw, most: number, make: (i: number) => T): T[] =>
  Array.from({ length: draw(most + 1) }, (_, i) => make(i));

function anyCase(draw: Draw): { price: Price; own: Source[]; state: State } {
  const need = () => (draw(3) === 0 ? 0 : draw(6));
  const own = some(draw, 6, (i): Source => {
    const value = 1 + draw(5);
    const lost = draw(4) === 0;
    return {
      card: i === 0 ? NONE : i,
      value,
      as: 1 + draw(7),
      weight: lost ? 0 : draw(3) * 700 + value * 100,
    };
  });
  const price = {
    fight: need(),
    skill: need(),
    charm: need(),
    brute: draw(3) === 0 ? -1 : draw(16),
    reductions: some(draw, 2, () => 1 + draw(3)),
  };
  const flanks = some(draw, 2, (i): Flank => ({
    enemy: draw(4) === 0 ? ENEMY + 1 : ENEMY,
    seat: 1,
    card: 50 + i,
    assist: draw(5) > 0,
    amount: 1 + draw(4),
    as: 1 + draw(7),
  }));
  return { price, own, state: flanked(flanks) };
}

describe('the payment proposed is the best there is', () => {
  test('for any price, with reductions, what flankers put in and power that is lost anyway', () => {
    const draw = drawFrom('payments');
    let [possible, forced] = [0, 0];
    for (let number = 0; number < 3000; number++) {
      const { price, own, state } = anyCase(draw);
      const offer = propose(price, [...assistance(state, ENEMY), ...own]);
      const least = leastOf(price, own, state, ENEMY);
      expect(offer?.weight ?? Infinity, `case ${number}`).toBe(least);
      if (offer) {
        possible++;
        if (offer.brute) forced++;
        expectPaid(offer, price, own, state, ENEMY);
      }
      const brute = proposeBrute(price, [...assistance(state, ENEMY), ...own]);
      expect(brute?.weight ?? Infinity).toBe(leastOf(price, own, state, ENEMY, [true]));
    }
    expect(possible).toBeGreaterThan(1000);
    expect(forced).toBeGreaterThan(200);
  });

  test('unless it would not be made: then it may be spared the search', () => {
    const draw = drawFrom('worth it');
    let spared = 0;
    for (let number = 0; number < 1000; number++) {
      const { price, own } = anyCase(draw);
      const limit = draw(1500);
      const offer = propose(price, own);
      const cheap = propose(price, own, limit);
      if (offer && offer.weight < limit) expect(cheap, `case ${number}`).toEqual(offer);
      else if (cheap) expect(cheap).toEqual(offer);
      else if (offer) spared++;
    }
    expect(spared).toBeGreaterThan(50);
  });

  test('power that is lost anyway pays by brute force before anything else is spent', () => {
    const lost = { card: 1, value: 4, as: 4, weight: 0 };
    const exact = { card: 2, value: 2, as: 1, weight: 20_000 };
    const price = { fight: 2, skill: 0, charm: 0, brute: 4, reductions: [] };
    expect(propose(price, [lost, exact])).toEqual({
      pay: [{ card: 1, as: 'charm' }],
      brute: true,
      weight: 0,
    });
  });

  test('a reduction that nothing is left for is no loss', () => {
    const price = { fight: 3, skill: 1, charm: 0, brute: -1, reductions: [3, 1, 1] };
    expect(propose(price, [])).toEqual({ pay: [], brute: false, weight: 0 });
  });

  test('and where there is none, what is missing is the least that can be missing', () => {
    const draw = drawFrom('shortfall');
    for (let number = 0; number < 1000; number++) {
      const { price: drawn, own } = anyCase(draw);
      const price = { ...drawn, reductions: [] };
      const { matrix } = shortfall(price, own);
      expect(
        matrix.reduce((sum, amount) => sum + amount, 0),
        `case ${number}`,
      ).toBe(leastMissing(price, own));
    }
  });

  test('in positions of whole games', () => {
    let compared = 0;
    const compare = (
      price: Price,
      own: readonly Source[],
      state: State,
      card: number,
      offer: Proposal | null,
    ) => {
      if (own.length > 9) return;
      compared++;
      expect(offer?.weight ?? Infinity).toBe(leastOf(price, own, state, card));
      if (offer) expectPaid(offer, price, own, state, card);
    };
    const position = (match: Match, state: State, seat: number) => {
      const { level } = state.heroes[seat];
      if (state.phase === 'explore') {
        const own = sources(match, state, seat, false);
        for (const what of ['exert', 'well'] as const)
          compare(
            explorePrice(match, state, seat, what),
            own,
            state,
            NONE,
            offerExplore(match, state, seat, what),
          );
      }
      if (state.phase !== 'encounter' || level === KEEP || state.battle.kind !== 'none') return;
      for (const card of state.levels[level].ring) {
        if (card === NONE) continue;
        const enemy = match.cards[card].kind === 'adversary';
        const open = enemy ? asIfOpen(match, state, seat, card) : state;
        const own = sources(match, open, seat, enemy);
        const offer = enemy ? offerAgainst(match, state, seat, card) : offerFor(match, state, seat, card);
        // What a card may give at best is only tried where nothing else pays.
        const surges = enemy && own.some((source) => source.card >= 0 && match.cards[source.card].surge > 0);
        if (!surges) compare(priceOf(match, open, seat, card), own, open, card, offer);
      }
    };
    for (let number = 0; number < 6; number++) {
      const match = ravingspire.match(drawnSetup(`payments ${number}`), baseDefinitions);
      let decision = 0;
      const watching = {
        ...greedyPlayer,
        act: (m: Match, s: State, seat: number) => {
          if (decision++ % 12 === 0) position(m, s, seat);
          return greedyPlayer.act(m, s, seat);
        },
      };
      playGame(ravingspire, match, { player: () => watching, maxActions: 1200 });
    }
    expect(compared).toBeGreaterThan(150);
  });
});
