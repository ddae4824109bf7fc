// Faults that the referee has to find: for each of its checks a cure switched off in the source of the rules.
import type { CheckName } from './referee.ts';

/** One way to spoil the rules. */
export interface Fault {
  readonly check: CheckName;
  /** What is wrong then, for people. */
  readonly what: string;
  readonly file: string;
  /** Pieces of the source, each found exactly once, and what stands there instead. */
  readonly changes: readonly (readonly [piece: string, instead: string])[];
}

const RULES = 'shared/games/ravingspire/rules';

export const FAULTS: readonly Fault[] = [
  {
    check: 'filling',
    what: 'a ring is filled in one pass upward',
    file: `${RULES}/draw.ts`,
    changes: [['if (asInVersion2(match)) {', 'if (asInVersion2(match) || places > 0) {']],
  },
  {
    check: 'turn',
    what: 'what is gained while a ring is refilled stays out',
    file: `${RULES}/recover.ts`,
    changes: [['if (!asInVersion2(match)) discardGained', 'if (seat < 0) discardGained']],
  },
  {
    check: 'turn',
    what: 'what is gained out of turn waits for Recover',
    file: `${RULES}/piles.ts`,
    changes: [['if (seat === state.active && !state.broken) hero.gained', 'if (seat >= 0) hero.gained']],
  },
  {
    check: 'madness',
    what: 'what was gained this turn survives madness',
    file: `${RULES}/madness.ts`,
    changes: [['...hero.spent, ...hero.gained];', '...hero.spent];']],
  },
  {
    check: 'afterMadness',
    what: 'effects begin for a hero whose turn has broken off',
    file: `${RULES}/triggers.ts`,
    changes: [[' || (g.state.broken && seat === g.state.active)', '']],
  },
  {
    check: 'theEnd',
    what: 'the Draw phase goes on after the end',
    file: `${RULES}/turn.ts`,
    changes: [
      [
        'drawForTurn(g);\n  if (partDone(g)) return;',
        'drawForTurn(g);\n  if (state.outcome === null && partDone(g)) return;',
      ],
    ],
  },
  {
    check: 'endOfPhase',
    what: 'unspent power goes along into the Keep',
    file: `${RULES}/turn.ts`,
    changes: [['if (!asInVersion2(g.match)) endSpending(g);\n', '\n']],
  },
  {
    check: 'forbidden',
    what: 'a card that was played before counts whatever the battle forbids',
    file: `${RULES}/payment.ts`,
    changes: [['} else if (isForbidden(match, state, seat, card)) return', '} else if (card < 0) return']],
  },
];
