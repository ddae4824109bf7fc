// What only a hero's own abilities give: another roll, a longer turn of a ring, power without a card. Each is tried twice in
// one turn.
import { clone } from '../../../shared/engine/json.ts';
import { Step } from '../../../shared/engine/step.ts';
import { apply, check } from '../../../shared/games/ravingspire/actions/index.ts';
import { rollDie } from '../../../shared/games/ravingspire/rules/dice.ts';
import { rotateFor } from '../../../shared/games/ravingspire/rules/rotation.ts';
import type { Action, Event, G, Match, State } from '../../../shared/games/ravingspire/types.ts';
import type { Values } from './values.ts';

const TIMES = 2;
const ATTRIBUTES = ['fight', 'skill', 'charm'] as const;

/** What the first hero is given by its own abilities in one turn, first and again. */
export function abilityValues(match: Match, state: State): Values {
  return { ...rerolled(match, state), ...turnedFurther(match, state), ...generated(match, state) };
}

/** A step that takes all it is offered, and how many options there were. */
function taking(match: Match, state: State): { g: G; offered: number[] } {
  const offered: number[] = [];
  const g = new Step<Match, State, Event>(match, clone(state), {
    tape: null,
    sink: null,
    answer({ options }) {
      offered.push(options.length);
      return options.at(-1)!;
    },
  });
  return { g, offered };
}

function rerolled(match: Match, state: State): Values {
  const { g, offered } = taking(match, state);
  for (let i = 0; i < TIMES; i++) rollDie(g, 0, 'table');
  return { rerolls: offered.length };
}

/** The spaces that a ring turns further, the first time and again. */
function turnedFurther(match: Match, state: State): Values {
  const { g, offered } = taking(match, state);
  const further = Array.from({ length: TIMES }, () => {
    rotateFor(g, 0, { level: 1, way: 'clockwise', spaces: 1, further: true });
    return offered.splice(0).reduce((sum, options) => sum + options - 1, 0);
  });
  return { 'further first': further[0], 'further again': further[1] };
}

/** Power without a card, by attribute, and whether there is more of it in the same turn. */
function generated(match: Match, state: State): Values {
  const values: { [what: string]: number } = {};
  for (const as of ATTRIBUTES) {
    const { g } = taking(match, state);
    const action: Action = { do: 'generate', ability: true, as };
    const got = Array.from({ length: TIMES }, () => {
      if (check(g.match, g.state, 0, action) !== null) return 0;
      g.state.free.amount = 0;
      apply(g, 0, action);
      return g.state.free.amount;
    });
    Object.assign(values, { [`free ${as}`]: got[0], [`again ${as}`]: got[1] });
  }
  return values;
}
