import { SetupError, type MatchBase, type Setup } from '../../engine/game.ts';
import type { Json } from '../../engine/json.ts';
import { streamKeys } from '../../engine/random.ts';

/** What a new game can be set up with. */
export interface PlainSetup {
  readonly seats: { readonly min: number; readonly max: number };
  /** Ids of the heroes, easy ones first. Each can be at one seat. */
  readonly heroes: readonly string[];
  /** Names of the random streams, one per deck or kind of die; rules name them by their index. */
  readonly streams: readonly string[];
  readonly options: { readonly [name: string]: PlainOption };
}

/** An option of a new game. */
interface PlainOption {
  /** Id of the rule that it changes. */
  readonly rule: string;
  /** What can be chosen; the first holds where nothing is. */
  readonly values: readonly (string | number | boolean)[];
}

/** A match with a hero at each seat. */
export interface SeatedMatch extends MatchBase {
  readonly heroes: readonly string[];
}

/** The match of a setup: its heroes, and the chosen value of each option by its name. */
export type PlainMatch<T extends PlainSetup> = SeatedMatch & {
  readonly [N in keyof T['options']]: T['options'][N]['values'][number];
};

/** `Game.match` of a setup. Throws a `SetupError` for heroes, seats and options that it does not have. */
export const plainMatch =
  <T extends PlainSetup>(setup: T) =>
  ({ seed, heroes, options }: Setup): PlainMatch<T> => {
    expectHeroes(setup, heroes);
    const base: SeatedMatch = {
      seats: heroes.length,
      keys: streamKeys(seed, setup.streams),
      heroes: [...heroes],
    };
    return { ...base, ...chosenOptions(setup, options) } as PlainMatch<T>;
  };

function expectHeroes({ seats: { min, max }, heroes }: PlainSetup, chosen: readonly string[]): void {
  const known = chosen.every((id) => heroes.includes(id)) && new Set(chosen).size === chosen.length;
  if (known && chosen.length >= min && chosen.length <= max) return;
  const count = min === max ? String(min) : `${min} to ${max}`;
  throw new SetupError(`"heroes" are ${count} of ${heroes.join(', ')}, each of them once`);
}

/** All options: those that are given, the others with their first value. */
function chosenOptions({ options }: PlainSetup, given: Setup['options']): { [name: string]: Json } {
  const names = Object.keys(options);
  const unknown = Object.keys(given).find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw new SetupError(`there is no option "${unknown}"; there are: ${names.join(', ') || 'none'}`);
  return Object.fromEntries(
    Object.entries(options).map(([name, { values }]) => {
      const { [name]: value = values[0] } = given;
      if (!values.some((known) => known === value))
        throw new SetupError(`option "${name}" is one of ${values.join(', ')}`);
      return [name, value];
    }),
  );
}
