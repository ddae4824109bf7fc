// The form of scenario files. What a position and a step are is up to each game; a reader that does not know the game
// checks the rest.
import Type, { type TSchema } from '../generated/typebox.js';
import { OPERATORS } from '../engine/scenario.ts';
import { closed, either } from './effects/schema.ts';

const maybe = Type.Optional;

const Operator = Type.Enum(OPERATORS);
/** What must hold: path, operator, value. */
const Assertion = either<readonly unknown[]>(
  { type: 'array', maxItems: 2 },
  Type.Tuple([Type.String(), Operator]),
  Type.Tuple([Type.String(), Operator, Type.Unknown()]),
);

interface Parts {
  readonly game: TSchema;
  /** Ids of the heroes. */
  readonly heroes: TSchema;
  readonly given: TSchema;
  readonly step: TSchema;
}

/** A whole scenario file. */
export const scenarioForm = ({ game, heroes, given, step }: Parts) =>
  closed({
    $schema: maybe(Type.String()),
    name: Type.String({ minLength: 1 }),
    rules: maybe(Type.Array(Type.String())),
    game,
    setup: maybe(
      closed({
        seed: maybe(Type.String()),
        heroes: maybe(heroes),
        packs: maybe(Type.Array(Type.String())),
        options: maybe(Type.Unsafe<object>({ type: 'object' })),
        rulings: maybe(Type.Integer({ minimum: 1 })),
      }),
    ),
    given: maybe(given),
    when: maybe(Type.Array(step)),
    then: maybe(Type.Array(Assertion)),
  });

/** A scenario file of any game. */
export const AnyScenario = scenarioForm({
  game: Type.String(),
  heroes: Type.Array(Type.String()),
  given: Type.Unsafe<object>({ type: 'object' }),
  step: Type.Object({ do: Type.String() }),
});
