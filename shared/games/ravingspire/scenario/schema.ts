// What scenarios may say, for editors and for the check before one is played. Its meaning is described in
// docs/modding/scenarios.md.
import Type, { type TSchema } from '../../../generated/typebox.js';
import { closed, either, tagged } from '../../../packs/effects/schema.ts';
import { scenarioForm } from '../../../packs/scenario-form.ts';
import { CardId } from '../content/filters.ts';
import { MOST_COUNTERS } from '../rules/counters.ts';
import type { AttributeName, Phase } from '../types.ts';
import { LEVEL_NAMES } from '../public.ts';
import { ACTIONS, type AnyKind } from '../actions/index.ts';
import { From, MaybeCard } from '../actions/scene.ts';

/** Phases that a scenario can begin with. */
const PHASES = [
  'move',
  'draw',
  'encounter',
  'showdown',
  'explore',
  'recover',
  'foe',
  'keep',
] as const satisfies readonly Phase[];
const ATTRIBUTES = ['fight', 'skill', 'charm'] as const satisfies readonly AttributeName[];
const MOST_SEATS = 6;
const LARGEST = 100_000;

const maybe = Type.Optional;
const Count = Type.Integer({ minimum: 0, maximum: LARGEST });
const Index = Count;
const Space = Type.Integer({ minimum: 0, maximum: 23 });
const MaybeSpace = Type.Unsafe<number | null>({ type: ['integer', 'null'], minimum: 0, maximum: 23 });
/** Cards by id, the next to be drawn first; "..." means the previous cards. */
const Pile = Type.Array(either<string>({ const: '...' }, Type.String(), CardId));
const Used = closed({ card: CardId, used: Type.Boolean() });
const Slot = either<unknown>(
  { type: 'object' },
  Used,
  either({ type: 'array' }, Type.Array(CardId), MaybeCard),
);
const five = (of: TSchema, description: string) =>
  Type.Array(of, { minItems: 5, maxItems: 5, description: `${description}: five, null where it is free` });

const Hero = closed({
  level: maybe(Type.Enum(LEVEL_NAMES)),
  space: maybe(MaybeSpace),
  sanity: maybe(Count),
  key: maybe(Type.Boolean()),
  removed: maybe(Type.Boolean()),
  hand: maybe(Pile),
  slots: maybe(five(Slot, 'The slots')),
  deck: maybe(Pile),
  discard: maybe(Pile),
  played: maybe(Pile),
  spent: maybe(Pile),
  gained: maybe(Pile),
});
const Level = closed({
  portal: maybe(Space),
  stairs: maybe(Space),
  door: maybe(Space),
  ring: maybe(five(MaybeCard, 'The places of the ring')),
  tower: maybe(MaybeCard),
  foe: maybe(MaybeSpace),
  revealed: maybe(Type.Boolean()),
});
const Die = Type.Integer({ minimum: 1, maximum: 6 });
const Battle = closed({
  card: CardId,
  rolled: maybe(
    Type.Array(Type.Integer({ minimum: 0, maximum: 6 }), {
      minItems: ATTRIBUTES.length,
      maxItems: ATTRIBUTES.length,
      description: 'What its cost was rolled as: fight, skill, charm; 0 where nothing is rolled',
    }),
  ),
  loot: maybe(Count),
});

/** The position of a scenario. */
export const GivenSchema = closed({
  turn: maybe(Count),
  phase: maybe(Type.Enum(PHASES)),
  active: maybe(Type.Integer({ minimum: 0, maximum: MOST_SEATS - 1 })),
  madness: maybe(Count),
  steps: maybe(Type.Integer({ minimum: 1, maximum: LARGEST })),
  used: maybe(Type.Array(Index)),
  dice: maybe(Type.Array(Die)),
  random: maybe(Type.Array(Count)),
  heroes: maybe(Type.Array(Hero, { maxItems: MOST_SEATS })),
  levels: maybe(closed({ dungeon: maybe(Level), temple: maybe(Level), spire: maybe(Level) })),
  decks: maybe(
    closed({
      encounter: maybe(Pile),
      loot: maybe(Pile),
      foe: maybe(Pile),
      tower: maybe(Pile),
      spire: maybe(Pile),
    }),
  ),
  waiting: maybe(MaybeCard),
  spire: maybe(MaybeCard),
  legacy: maybe(MaybeCard),
  battle: maybe(Battle),
  setAside: maybe(Pile),
  banished: maybe(Pile),
  supply: maybe(Pile),
  reshuffle: maybe(Pile),
  counters: maybe(
    Type.Record(Type.String(), Type.Integer({ minimum: 1, maximum: MOST_COUNTERS }), {
      description: 'How many counters lie on cards, by id',
    }),
  ),
});

const any = {
  seat: maybe(Type.Integer({ minimum: 0, maximum: MOST_SEATS - 1 })),
  rejected: maybe(Type.Unsafe<boolean | string>({ type: ['boolean', 'string'] })),
};
const step = (name: string, fields: { readonly [field: string]: TSchema } = {}) =>
  closed({ do: Type.Literal(name), ...fields, ...any });

/** What scenarios say of actions. */
const actions = (ACTIONS as unknown as readonly AnyKind[]).flatMap((kind) =>
  kind.scenario.fields === undefined ? [] : [step(kind.do, kind.scenario.fields)],
);

/** One step of a scenario. */
export const StepSchema = tagged('do', [
  ...actions,
  step('choose', { option: Type.Unsafe<string | number>({ type: ['string', 'number'] }) }),
  step('reroll'),
  step('answerTrade', { accept: Type.Boolean(), card: maybe(CardId), from: From }),
  step('endTurn'),
]);

/** A whole scenario file, as editors check it. */
export const ScenarioFile = scenarioForm({
  game: Type.Literal('ravingspire'),
  heroes: Type.Array(CardId, { maxItems: MOST_SEATS }),
  given: GivenSchema,
  step: StepSchema,
});
