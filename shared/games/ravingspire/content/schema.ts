import { NotesField, nameSchema } from '../../../packs/schema.ts';
import { LIMITS } from '../../../packs/source.ts';
import Type, { type Static, type TSchema } from '../../../generated/typebox.js';
import {
  amountSchema,
  ChangeRef,
  closed,
  ConditionRef,
  EffectsRef,
  either,
  Flag,
  PriceRef,
  wordsSince,
  orElse,
  ref,
  tagged,
} from '../../../packs/effects/schema.ts';
import { ArtField } from '../../../face/art/schema.ts';
import { MOST_SECTORS } from './board.ts';
import { AttributeList, CardId, CLASSES, momentFields } from './filters.ts';
import { BOUGHT, EQUIPMENT } from '../rules/card.ts';
import { WRITTEN_KINDS, type WrittenKind } from './kinds.ts';
import { language } from './language.ts';
import { CHANGES } from './modifiers.ts';
import { STANDING_NAMES } from './standings.ts';
import { TRIGGER_NAMES } from './triggers.ts';

const MOST_LETTERS = 90;
const MOST_COPIES = 20;
const MOST_EFFECTS = 20;
const MOST_RULES = 10;

export const TriggeredRule = closed({
  when: Type.Enum(TRIGGER_NAMES),
  by: Type.Optional(Type.Enum(['discard', 'banish'] as const)),
  cards: orElse(closed(momentFields), {}),
  once: orElse(Type.Enum(['turn'] as const), 'turn'),
  if: Type.Optional(ConditionRef),
  price: Type.Optional(PriceRef),
  do: EffectsRef,
});
export type TriggeredRule = Static<typeof TriggeredRule>;

export const StandingRule = closed({
  while: Type.Enum(STANDING_NAMES),
  if: Type.Optional(ConditionRef),
  change: ChangeRef,
});
export type StandingRule = Static<typeof StandingRule>;

export type Rule = TriggeredRule | StandingRule;
const Rule = either<Rule>(
  { type: 'object', properties: { while: {} }, required: ['while'] },
  ref<StandingRule>('standingRule'),
  ref<TriggeredRule>('triggeredRule'),
);
const Rules = Type.Array(ref<Rule>('rule'), { maxItems: MOST_RULES });

const PowerValue = Type.Integer({ minimum: 0, maximum: 99 });

const Matrix = closed({
  fight: orElse(PowerValue, 0),
  skill: orElse(PowerValue, 0),
  charm: orElse(PowerValue, 0),
  brute: Type.Optional(PowerValue),
});
const CostField = closed({
  fight: orElse(PowerValue, 0),
  skill: orElse(PowerValue, 0),
  charm: orElse(PowerValue, 0),
  brute: Type.Optional(PowerValue),
  rolled: Type.Optional(
    Type.Array(Type.Enum(['fight', 'skill', 'charm'] as const), {
      minItems: 1,
      maxItems: 3,
      uniqueItems: true,
    }),
  ),
});
export type CostDefinition = Static<typeof CostField>;

/** Forms of words that languages may need. */
const GENDERS = ['masculine', 'feminine'] as const;

const HeroField = closed({
  class: Type.Enum(CLASSES),
  gender: orElse(Type.Enum(GENDERS), 'masculine'),
  difficulty: Type.Enum(['normal', 'hard', 'expert'] as const),
  deck: Type.Unsafe<{ readonly [id: string]: number }>({
    type: 'object',
    minProperties: 1,
    propertyNames: CardId,
    additionalProperties: { type: 'integer', minimum: 0, maximum: 12 },
  }),
  slots: Type.Array(Type.Enum([...EQUIPMENT, 'adventurer'] as const), { minItems: 5, maxItems: 5 }),
  abilities: Type.Array(closed({ rules: Rules }), { minItems: 2, maxItems: 2 }),
});
export type HeroDefinition = Static<typeof HeroField>;

const BoardField = closed({
  sectors: Type.Integer({ minimum: 6, maximum: MOST_SECTORS }),
  across: Type.Integer({ minimum: 1, maximum: MOST_SECTORS - 1 }),
  apart: Type.Integer({ minimum: 0, maximum: 12 }),
});

/** One card as its author writes it; see docs/modding/effects.md. */
const CardFields = closed({
  id: Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 60 }),
  // Once it is loaded it is a text.
  name: Type.Unsafe<string>(nameSchema(60)),
  kind: wordsSince({ keyword: 2 }, Type.Unsafe<WrittenKind>({ enum: WRITTEN_KINDS })),
  types: Type.Optional(Type.Array(Type.Enum(BOUGHT), { minItems: 1, maxItems: 5, uniqueItems: true })),
  power: Type.Optional(PowerValue),
  as: Type.Optional(AttributeList),
  cost: Type.Optional(CostField),
  class: Type.Optional(Type.Enum(CLASSES)),
  loot: orElse(Type.Integer({ minimum: 2, maximum: 9 }), 2),
  copies: orElse(Type.Integer({ minimum: 1, maximum: MOST_COPIES }), 1),
  supply: Flag,
  stages: Type.Optional(Type.Array(Matrix, { minItems: 1, maxItems: 4 })),
  rules: orElse(Rules, []),
  story: Type.Optional(Type.String({ maxLength: MOST_LETTERS })),
  art: Type.Optional(ArtField),
  notes: NotesField,
  hero: Type.Optional(HeroField),
  board: Type.Optional(BoardField),
});
export type CardDefinition = Static<typeof CardFields>;

const schemas = (list: Iterable<{ readonly schema: TSchema }>): TSchema[] =>
  [...list].map(({ schema }) => schema);

/** What cards refer to: each word of the language once. */
export const DEFINITIONS = {
  effect: tagged('do', schemas(language.verbs.values())),
  effects: Type.Array(ref('effect'), { minItems: 1, maxItems: MOST_EFFECTS }),
  price: Type.Array(
    tagged('do', schemas([...language.verbs.values()].filter((verb) => verb.payable !== undefined))),
    { minItems: 1, maxItems: 3 },
  ),
  amount: amountSchema(schemas(language.amounts.values())),
  condition: tagged('is', schemas(language.conditions.values())),
  change: tagged('mod', schemas(CHANGES)),
  rule: Rule,
  triggeredRule: TriggeredRule,
  standingRule: StandingRule,
};

/** Adds the definitions that references lead to. */
const complete = <S extends TSchema>(schema: S) => Type.Unsafe<Static<S>>({ ...schema, $defs: DEFINITIONS });

/** A card by itself. */
export const CardDefinition = complete(CardFields);

/** A file of cards: `cards/*.json` of a pack. */
export const CardFile = complete(
  closed({
    $schema: Type.Optional(Type.String()),
    cards: Type.Array(CardFields, { maxItems: LIMITS.entriesPerFile }),
  }),
);
export type CardFile = Static<typeof CardFile>;
