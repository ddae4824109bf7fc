import { LINE } from '../../../packs/line.ts';
import { LIMITS } from '../../../packs/source.ts';
import Type, { type Static, type TSchema } from '../../../generated/typebox.js';
import { CARD_ID, NotesField, nameSchema } from '../../../packs/schema.ts';
import { amountSchema, closed, EffectsRef, Flag, tagged } from '../../../packs/effects/schema.ts';
import { ArtField } from '../../../face/art/schema.ts';
import { LONGEST_NAME } from '../rules/players.ts';
import { TALENTS } from '../rules/card.ts';
import { language } from './language.ts';

/** Names of difficulties; every tower has the first. */
export const DIFFICULTIES = ['standard', 'gentle', 'grim'] as const;

const FLOORS = 5;
const MOST_FOES = 100;
const MOST_HEALTH = 99;
/** At worst all treasures are of the one suit that a foe is weak to: five of its ten cards are left (AR-R!43). */
const MOST_WARDS = 5;
const TOP_RANK = 10;
const MOST_LETTERS = 90;
const MOST_EFFECTS = 4;

/** The kinds that an author can write. */
export const KINDS = [
  'suit',
  'pip',
  'fool',
  'type',
  'major',
  'class',
  'gift',
  'court',
  'tower',
  'position',
  'keyword',
] as const;
export type Kind = (typeof KINDS)[number];

/** Of these, what no deck has a card for: the 78 of the tarot are pips, the Fool, majors and courts. */
export const RULE_KINDS: readonly Kind[] = ['suit', 'type', 'class', 'gift', 'tower', 'position', 'keyword'];

const Id = Type.String({ pattern: CARD_ID, maxLength: 100 });
const Floor = closed({
  health: Type.Integer({ minimum: 1, maximum: MOST_HEALTH }),
  wards: Type.Integer({ minimum: 0, maximum: MOST_WARDS }),
});
const Table = Type.Array(Floor, { minItems: FLOORS, maxItems: FLOORS });

const common = {
  id: Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 60 }),
  // Once it is loaded it is a text.
  name: Type.Unsafe<string>(nameSchema(60)),
  story: Type.Optional(Type.String({ minLength: 1, maxLength: MOST_LETTERS })),
  art: Type.Optional(ArtField),
  notes: NotesField,
};
const card = <K extends Kind, P extends Parameters<typeof Type.Object>[0]>(kind: K, fields: P) =>
  closed({ kind: Type.Literal(kind), ...common, ...fields });

/** `story` of a suit is its domain in a Reading. */
const SuitFields = card('suit', { effects: EffectsRef });
const PipFields = card('pip', { suit: Id, rank: Type.Integer({ minimum: 1, maximum: TOP_RANK }) });
/** The number that is printed on a card of the Major Arcana, in Roman numerals; it has no meaning in the rules. */
const number = { number: Type.Optional(Type.Integer({ minimum: 0, maximum: 99 })) };
const FoolFields = card('fool', number);
/** A type of foe, and the suits that dispel its wards (AR-FOE-5 to AR-FOE-7). */
const TypeFields = card('type', { weak: Type.Array(Id, { minItems: 1, maxItems: 4, uniqueItems: true }) });
const MajorFields = card('major', {
  types: Type.Array(Id, { minItems: 1, maxItems: 4, uniqueItems: true }),
  ...number,
});
const ClassFields = card('class', { suit: Id, talent: Type.Enum(TALENTS) });
const GiftFields = card('gift', {
  suit: Id,
  bonus: Type.Integer({ minimum: 0, maximum: 5 }),
  beyondCap: Flag,
});
const CourtFields = card('court', {
  class: Id,
  gift: Id,
  adventurer: Type.String({ minLength: 1, maxLength: LONGEST_NAME, pattern: LINE }),
});
const TowerFields = card('tower', {
  tables: closed({ standard: Table, gentle: Type.Optional(Table), grim: Type.Optional(Table) }),
  foes: Type.Array(Id, { minItems: FLOORS, maxItems: MOST_FOES, uniqueItems: true }),
});
/** What a place in the Reading stands for; the name says it (AR-R!40). */
const PositionFields = card('position', { place: Type.Integer({ minimum: 1, maximum: FLOORS }) });
/** What a rank stands for in a Reading; the name says it (AR-R!40). */
const KeywordFields = card('keyword', { rank: Type.Integer({ minimum: 1, maximum: TOP_RANK }) });

export type SuitDefinition = Static<typeof SuitFields>;
export type PipDefinition = Static<typeof PipFields>;
type FoolDefinition = Static<typeof FoolFields>;
export type TypeDefinition = Static<typeof TypeFields>;
export type MajorDefinition = Static<typeof MajorFields>;
export type ClassDefinition = Static<typeof ClassFields>;
export type GiftDefinition = Static<typeof GiftFields>;
export type CourtDefinition = Static<typeof CourtFields>;
export type TowerDefinition = Static<typeof TowerFields>;
type PositionDefinition = Static<typeof PositionFields>;
type KeywordDefinition = Static<typeof KeywordFields>;
export type CardDefinition =
  | SuitDefinition
  | PipDefinition
  | FoolDefinition
  | TypeDefinition
  | MajorDefinition
  | ClassDefinition
  | GiftDefinition
  | CourtDefinition
  | TowerDefinition
  | PositionDefinition
  | KeywordDefinition;

const CardFields = tagged<CardDefinition>('kind', [
  SuitFields,
  PipFields,
  FoolFields,
  TypeFields,
  MajorFields,
  ClassFields,
  GiftFields,
  CourtFields,
  TowerFields,
  PositionFields,
  KeywordFields,
]);

const schemas = (list: Iterable<{ readonly schema: TSchema }>): TSchema[] =>
  [...list].map(({ schema }) => schema);

/** What cards refer to: each word of the effect language once. */
export const DEFINITIONS = {
  effect: tagged('do', schemas(language.verbs.values())),
  effects: Type.Array(Type.Unsafe({ $ref: '#/$defs/effect' }), { minItems: 1, maxItems: MOST_EFFECTS }),
  amount: amountSchema(schemas(language.amounts.values())),
};

/** A card by itself. */
export const CardDefinition = Type.Unsafe<CardDefinition>({ ...CardFields, $defs: DEFINITIONS });

/** A file of cards: `cards/*.json` of a pack. */
export const CardFile = Type.Unsafe<{ readonly $schema?: string; readonly cards: readonly CardDefinition[] }>(
  {
    ...closed({
      $schema: Type.Optional(Type.String()),
      cards: Type.Array(CardFields, { maxItems: LIMITS.entriesPerFile }),
    }),
    $defs: DEFINITIONS,
  },
);
