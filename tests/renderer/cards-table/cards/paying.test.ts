import { describe, expect, test } from 'vitest';
import { dropOf, targetFrom, targetText, type Target } from '../../../../renderer/cards-table/cards/drops.ts';
import {
  isPayable,
  nextUse,
  payingWith,
  sourceOf,
  type PayableDeed,
} from '../../../../renderer/cards-table/cards/paying.ts';
import { covered, powerIn } from '../../../../renderer/cards-table/cards/powers.ts';
import { laid } from '../../../../renderer/games/ravingspire/cards/claims.ts';
import { isBrute } from '../../../../renderer/games/ravingspire/cards/powers.ts';
import { towerDeeds } from '../../../../renderer/games/ravingspire/model.ts';
import { isOpen } from '../../../../renderer/table/deeds.ts';
import { ravingspire } from '../../../../shared/games/ravingspire/index.ts';
import type { Action } from '../../../../shared/games/ravingspire/types.ts';
import { payWith, proposedPayment } from '../../../../shared/tableau/payment.ts';
import type { PaymentForm } from '../../../../shared/tableau/tableau.ts';
import { positions, type Position } from '../../games/ravingspire/board/positions.ts';

interface Found extends Position {
  readonly deed: PayableDeed<Action>;
}

/** Everything that is or could be paid in some games. */
function* payables(): Generator<Found> {
  for (const name of ['page/won', 'six-heroes', 'solo-crimson-reaver'] as const) {
    for (const position of positions(name))
      for (const deed of towerDeeds(position.look.prompts).filter(isPayable)) yield { ...position, deed };
  }
}

describe('the numbers of a price', () => {
  test('say what is missing as the refusal does, and nothing is missing of what is proposed', () => {
    let short = 0;
    let enough = 0;
    for (const { table, deed } of payables()) {
      const { choice, seat } = deed;
      const { form: payment } = choice;
      for (const { amount, short: missing } of payment.ways.flatMap(({ asked }) => asked)) {
        expect(amount).toBeGreaterThan(0);
        expect(missing).toBeGreaterThanOrEqual(0);
        expect(missing).toBeLessThanOrEqual(amount);
      }
      if (isOpen(deed)) {
        const taken = payment.ways[payment.proposed].asked;
        expect(taken.filter(({ short: missing }) => missing > 0)).toEqual([]);
        enough++;
        continue;
      }
      if (choice.refusal === null) continue;
      const words = choice.refusal.sentence.map((token) => ('text' in token ? token.text : '')).join('');
      const numbers = [...words.matchAll(/\d+/g)].map(Number);
      const told = payment.ways
        .flatMap(({ asked }) => asked.map(({ short: missing }) => missing))
        .filter((n) => n > 0);
      expect(told).toEqual(numbers);
      expect(
        ravingspire.check(table.match, table.state, seat, choice.action as unknown as Action),
      ).not.toBeNull();
      short++;
    }
    expect(enough).toBeGreaterThan(300);
    expect(short).toBeGreaterThan(300);
  });

  test('fill bars by what is there', () => {
    expect(covered({ symbol: 'charm', amount: 7, short: 1 })).toBeCloseTo(6 / 7);
    expect(covered({ symbol: 'brute', amount: 17, short: 17 })).toBe(0);
    expect(covered({ symbol: 'fight', amount: 0, short: 0 })).toBe(1);
  });

  test('are found in phrases', () => {
    const two = [{ number: 2 }, { text: ' ' }, { symbol: 'fight', text: 'fight' }];
    expect(powerIn(two)).toEqual({ amount: 2, symbols: ['fight'] });
    const either = [...two, { text: ' or ' }, { symbol: 'charm', text: 'charm' }];
    expect(powerIn(either)).toEqual({ amount: 2, symbols: ['fight', 'charm'] });
    expect(powerIn([...two, { text: ', ' }, { number: 3 }, { symbol: 'skill', text: 'skill' }])).toEqual({
      amount: 2,
      symbols: ['fight'],
    });
    expect(powerIn([{ text: 'in hand' }])).toBeNull();
  });
});

describe('a payment in the hand', () => {
  test('goes round through all uses of a card, and comes back to where it began', () => {
    let many = 0;
    for (const { deed } of payables()) {
      const form = deed.choice.form;
      form.ways.forEach((way, index) => {
        form.sources.forEach(({ uses }, source) => {
          const seen: number[] = [];
          let payment = { way: index, uses: form.sources.map(() => -1) };
          do {
            const use = nextUse(form, payment, source, isBrute(way));
            seen.push(use);
            payment = { ...payment, uses: payment.uses.map((old, i) => (i === source ? use : old)) };
          } while (seen.at(-1) !== -1);
          const first = Math.max(0, form.sources[source].proposed);
          expect(seen.slice(0, 1)).toEqual([first]);
          expect(seen.toSorted((a, b) => a - b)).toEqual(isBrute(way) ? [-1, first] : [-1, ...uses.keys()]);
          if (uses.length > 1) many++;
        });
      });
    }
    expect(many).toBeGreaterThan(50);
  });

  test('built card by card is the proposal, when the same cards are chosen', () => {
    let built = 0;
    for (const { deed } of payables()) {
      if (!isOpen(deed)) continue;
      const form = deed.choice.form;
      const used = form.sources.flatMap(({ proposed }, i) => (proposed < 0 ? [] : [i]));
      if (used.length === 0) continue;
      const payment = used.slice(1).reduce<ReturnType<typeof payingWith>>(
        (sum, source) => ({
          ...sum,
          uses: sum.uses.map((use, i) => (i === source ? form.sources[source].proposed : use)),
        }),
        payingWith(form, used[0]),
      );
      expect(payment).toEqual(proposedPayment(form));
      expect(payWith(deed.choice, payment)).toEqual(deed.choice.action);
      built++;
    }
    expect(built).toBeGreaterThan(300);
  });
});

describe('a card that is dropped', () => {
  const targets: readonly Target[] = [
    { kind: 'card', card: 12 },
    { kind: 'slot', slot: 3 },
    { kind: 'hand' },
    { kind: 'payment' },
  ];
  test.each(targets)('finds its target again: %o', (target) => {
    expect(targetFrom(targetText(target))).toEqual(target);
  });
  test('on nothing in particular comes back', () => {
    expect(targetFrom(undefined)).toBeNull();
    expect(targetFrom('wall')).toBeNull();
  });

  test('does exactly what the host offers', () => {
    const met = { slot: 0, hand: 0, card: 0, nothing: 0 };
    for (const { look } of positions('page/won')) {
      const deeds = towerDeeds(look.prompts);
      const [hero] = look.view.heroes;
      for (const { card } of hero.hand ?? []) {
        hero.slots.forEach((_, slot) => {
          const drop = dropOf(deeds, card, { kind: 'slot', slot }, null, laid);
          if (drop === null) return met.nothing++;
          expect(drop.kind === 'do' && drop.deed.action).toEqual({ do: 'slot', card, slot });
          met.slot++;
        });
        for (const deed of deeds.filter(isPayable)) {
          if (deed.choice.card < 0 || deed.action.do === 'well') continue;
          const drop = dropOf(deeds, card, { kind: 'card', card: deed.choice.card }, null, laid);
          if (drop === null) {
            expect(sourceOf(deed, card)).toBe(-1);
            continue;
          }
          expect(drop.kind === 'pay' && sourceCard(drop.deed.choice.form, drop.source)).toBe(card);
          met.card++;
        }
      }
      for (const { card } of hero.slots.flat()) {
        const drop = dropOf(deeds, card, { kind: 'hand' }, null, laid);
        if (drop === null) continue;
        expect(drop.kind === 'do' && drop.deed.action).toEqual({ do: 'unslot', card });
        met.hand++;
      }
    }
    for (const count of Object.values(met)) expect(count).toBeGreaterThan(20);
  });

  const sourceCard = (form: PaymentForm, source: number): number => form.sources[source].card;
});
