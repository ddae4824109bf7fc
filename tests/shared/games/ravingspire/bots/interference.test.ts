import { describe, expect, test } from 'vitest';
import { greedyPlayer } from '../../../../../shared/games/ravingspire/bots/greedy.ts';
import { ravingspireEntry } from '../../../../../shared/games/ravingspire/entry.ts';
import { Broken } from '../../../../support/checked-game.ts';
import { checkBots, type RavingspireBot } from '../../../../support/bots.ts';

/** More of them are compared in the soak. */
const POSITIONS = 60;

/** Those that decide at once. */
const quick: { readonly [name: string]: RavingspireBot } = Object.fromEntries(
  Object.entries<RavingspireBot>(ravingspireEntry.bots).filter(([name]) => name !== 'master'),
);

describe('a bot decides by what its seat can see', () => {
  test(`in ${POSITIONS} positions, with the hidden cards lying otherwise`, () => {
    const kinds = new Set<string>();
    for (let number = 0; number < POSITIONS; number++)
      for (const kind of checkBots(number, quick)) kinds.add(kind);
    expect(kinds.size).toBeGreaterThan(5);
  });

  test('the check notices one that looks at the top of a deck', () => {
    const peeking: RavingspireBot = () => ({
      ...greedyPlayer,
      act: (match, state, seat) =>
        (state.decks.encounter.at(-1) ?? 0) % 2 === 0 ? greedyPlayer.act(match, state, seat) : { do: 'pass' },
    });
    const check = () => {
      for (let number = 0; number < 20; number++) checkBots(number, { peeking });
    };
    expect(check).toThrow(Broken);
    expect(check).toThrow(/peeking looks at what is hidden/);
  });
});
