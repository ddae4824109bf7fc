import { describe, expect, test } from 'vitest';
import { drawFrom } from '../../../../../shared/engine/random.ts';
import { Deck } from '../../../../../shared/games/ravingspire/bots/adept/deck.ts';
import {
  addPower,
  covered,
  noReserves,
  type Need,
} from '../../../../../shared/games/ravingspire/bots/adept/reserves.ts';
import { spend, type Wish } from '../../../../../shared/games/ravingspire/bots/adept/outlay.ts';
import { adeptPlayer } from '../../../../../shared/games/ravingspire/bots/adept.ts';
import { ravingspire } from '../../../../../shared/games/ravingspire/index.ts';
import type { Source } from '../../../../../shared/games/ravingspire/payments/sources.ts';
import { SANE } from '../../../../../shared/games/ravingspire/rules/madness.ts';
import { stairsOf } from '../../../../../shared/games/ravingspire/rules/board.ts';
import type { Match, State } from '../../../../../shared/games/ravingspire/types.ts';
import { SPIRE } from '../../../../../shared/games/ravingspire/types.ts';
import { baseDefinitions } from '../../../../support/ravingspire.ts';

const HERO = 'base:crimson-reaver';

/** A position in the move phase of a hero who has nothing but what is given. */
function position(hand: readonly string[], slots: readonly string[] = []): { match: Match; state: State } {
  const setup = { seed: 'adept', heroes: [HERO], packs: ['base'], options: {} };
  const match = ravingspire.match(setup, baseDefinitions);
  const state = ravingspire.blank(match);
  const left = match.cards.map((card, number) => ({ id: card.id, number }));
  const take = (id: string): number => {
    const [found] = left.splice(
      left.findIndex((card) => card.id === `base:${id}`),
      1,
    );
    return found.number;
  };
  const [hero] = state.heroes;
  hero.sanity = SANE;
  hero.hand = hand.map(take);
  hero.slots = hero.slots.map((_, i) => (i < slots.length ? [take(slots[i])] : []));
  state.challenge = take('hollow-king');
  return { match, state };
}

describe('a deck is measured by the finale', () => {
  /** The most that sources can cover of a need, by trying everything: each point goes where it may. */
  const tried = (need: Need, points: readonly number[]): number => {
    if (points.length === 0) return 0;
    const [as, ...rest] = points;
    let most = tried(need, rest);
    for (let i = 0; i < 3; i++) {
      if ((as & (1 << i)) === 0 || need[i] === 0) continue;
      const less: [number, number, number] = [...need];
      less[i]--;
      most = Math.max(most, 1 + tried(less, rest));
    }
    return most;
  };

  test('what power can cover of three attributes is as much as any way to count it covers', () => {
    const draw = drawFrom('covered');
    for (let number = 0; number < 200; number++) {
      const need: Need = [draw(4), draw(4), draw(4)];
      const points = Array.from({ length: draw(6) }, () => 1 + draw(7));
      const reserves = noReserves();
      for (const as of points) addPower(reserves, as, 1);
      expect(covered(need, reserves), `case ${number}`).toBe(tried(need, points));
    }
  });

  test('a strong card is a gain', () => {
    const { match, state } = position(['blade', 'blade', 'tool', 'tool', 'trinket', 'tool', 'reavers-slash']);
    const deck = new Deck(match, state, 0);
    const number = (id: string) => match.cards.findIndex((card) => card.id === `base:${id}`);
    const axe = deck.gain(deck.holding(number('runic-axe')));
    expect(axe).toBeGreaterThan(deck.gain(deck.holding(number('iron-lantern'))));
    expect(axe).toBeGreaterThan(1);
  });

  test('a weak card among strong ones is better gone', () => {
    const strong = [
      'atlantean-power-word',
      'expert-feint',
      'meteor-sword',
      'corbin-of-devonshire',
      'oathstone',
    ];
    const more = ['plate-slightly-used', 'crown-of-tallow', 'bell-hammer', 'idol-of-small-gods', 'runic-axe'];
    const others = ['black-mail', 'gladiator-training-pit', 'saints-knuckle', 'ear-trumpet'];
    const { match, state } = position(['trinket', ...strong, ...more, ...others]);
    const [trinket, word] = state.heroes[0].hand;
    const deck = new Deck(match, state, 0);
    expect(deck.relief(trinket)).toBeGreaterThan(0);
    expect(deck.relief(word)).toBeLessThan(0);
  });
});

describe('the plan of a turn', () => {
  const source = (card: number, value: number): Source => ({ card, value, as: 1, weight: 1 });
  const wish = (value: number, fight: number, purse: readonly Source[]): Wish => ({
    value,
    price: { fight, skill: 0, charm: 0, brute: -1, reductions: [] },
    purse,
    forced: false,
    clears: false,
    later: false,
    action: () => ({ do: 'endEncounter' }),
  });

  test('buys what is worth most together, not the best card first', () => {
    const purse = [source(1, 3), source(2, 3), source(3, 2)];
    const dear = wish(5, 8, purse);
    const [one, other] = [wish(3, 3, purse), wish(4, 5, purse)];
    const { steps } = spend([dear, one, other], 0, 100);
    expect(new Set(steps.map((step) => step.wish))).toEqual(new Set([one, other]));
  });

  test('buys what is worth nothing by itself where that makes room', () => {
    const purse = [source(1, 3)];
    const junk = { ...wish(-1, 3, purse), clears: true };
    expect(spend([junk], 0, 100).steps).toHaveLength(0);
    expect(spend([junk], 2, 100).steps).toHaveLength(1);
  });
});

describe('at the Tower Door', () => {
  const atTheDoor = (hand: readonly string[], slots: readonly string[]) => {
    const { match, state } = position(hand, slots);
    const [hero] = state.heroes;
    hero.key = true;
    hero.level = SPIRE;
    hero.space = stairsOf(match.board, state.levels[SPIRE]);
    state.turn = 20;
    state.steps = 3;
    return adeptPlayer.act(match, state, 0);
  };

  test('it enters with a hand that beats the finale, and with no other', () => {
    const strong = ['meteor-sword', 'gladiator-training-pit', 'runic-axe', 'black-mail'];
    const rest = [
      'atlantean-power-word',
      'corbin-of-devonshire',
      'oathstone',
      'leather-boots',
      'plate-slightly-used',
    ];
    expect(atTheDoor(rest, strong)).toMatchObject({ do: 'move', enterKeep: true });
    expect(atTheDoor(['blade', 'tool', 'trinket'], strong)).toMatchObject({ do: 'move', enterKeep: false });
  });
});
