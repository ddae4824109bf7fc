import { describe, expect, test } from 'vitest';
import { drawFrom } from '../../../shared/engine/random.ts';
import { redeal } from '../../../shared/engine/redeal.ts';
import { Step } from '../../../shared/engine/step.ts';
import { foresee } from '../../../shared/games/ravingspire/foresight.ts';
import { ravingspire } from '../../../shared/games/ravingspire/index.ts';
import type { Action, Event, Match, State, ToldEvent } from '../../../shared/games/ravingspire/types.ts';
import { visitGame } from '../../support/present.ts';

const GAMES = 10;
const POSITIONS = 60;
/** One out of this many actions of a position is tried. */
const EVERY = 3;

/** What really happens in one of the worlds that the seat cannot tell apart, with answers by lot. */
function played(match: Match, state: State, seat: number, action: Action, seed: string): ToldEvent[] {
  const draw = drawFrom(seed);
  const world = redeal(ravingspire, match, state, [seat], draw);
  const told: ToldEvent[] = [];
  const step = new Step<Match, State, Event>(world.match, world.state, {
    tape: null,
    answer: ({ options }) => options[draw(options.length)],
    sink: (event) => told.push(event),
  });
  ravingspire.apply(step, seat, action);
  return told;
}

describe('foresight', () => {
  test('of one action is the same alone and beside others, which share the worlds', () => {
    let items = 0;
    visitGame(1, 30, ({ match, state, question }) => {
      if (question !== null || state.outcome !== null) return;
      for (const { seat } of ravingspire.decisions(match, state)) {
        const shared = { effort: Infinity };
        for (const action of ravingspire.options(match, state, seat)) {
          const alone = foresee(match, state, seat, action, { effort: Infinity });
          expect(foresee(match, state, seat, action, shared).items).toEqual(alone.items);
          items += alone.items.length;
        }
      }
    });
    expect(items).toBeGreaterThan(20);
  });

  test('what really happens lies within its bounds; no hidden card changes it; it changes nothing', () => {
    let [told, closed, exact] = [0, 0, 0];
    for (let number = 0; number < GAMES; number++) {
      visitGame(number, POSITIONS, ({ match, state, question }) => {
        if (question !== null || state.outcome !== null) return;
        const before = JSON.stringify(state);
        for (const { seat } of ravingspire.decisions(match, state)) {
          const options = ravingspire.options(match, state, seat);
          for (const [i, action] of options.entries()) {
            if (i % EVERY !== number % EVERY) continue;
            const seen = foresee(match, state, seat, action);
            expect(seen.runs).toBeLessThanOrEqual(512);
            const other = redeal(ravingspire, match, state, [seat], drawFrom(`other ${number}`));
            const again = foresee(other.match, other.state, seat, action);
            expect(again.items).toEqual(seen.items);
            const { least, most } = seen.total('sanity');
            const all = played(match, state, seat, action, `real ${number} ${i}`);
            const end = all.findIndex((event) => isEnd(event, seat));
            const upTo = end < 0 ? all : all.slice(0, end + 1);
            const lost = upTo
              .filter((event) => event.kind === 'sanityLost' && event.seat === seat)
              .reduce((sum, event) => sum + (event.kind === 'sanityLost' ? event.asked : 0), 0);
            expect(lost).toBeGreaterThanOrEqual(least);
            expect(lost).toBeLessThanOrEqual(most);
            told++;
            if (seen.closed) closed++;
            if (seen.closed && least === most) exact++;
          }
        }
        expect(JSON.stringify(state)).toBe(before);
      });
    }
    expect(told).toBeGreaterThan(300);
    expect(closed).toBeGreaterThan(told / 3);
    expect(exact).toBeGreaterThan(100);
  });
});

/** Bounds are told up to here. */
const isEnd = ({ kind, seat, cause }: ToldEvent, own: number): boolean =>
  ((kind === 'wentMad' || kind === 'heroRemoved') && seat === own) ||
  kind === 'turnBegan' ||
  kind === 'gameLost' ||
  kind === 'gameWon' ||
  (kind === 'foeRemoved' && cause < 0);
