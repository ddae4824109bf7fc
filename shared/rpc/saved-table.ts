import { Type, type TProperties } from '../generated/typebox.js';
import { LINE } from '../packs/line.ts';
import { CARD_ID, PACK_ID } from '../packs/schema.ts';

/**
 * Most that a table from outside may hold. A game of six heroes has a thousand entries, undo included, of ten values
 * each; a card has forty. Values are numbers, texts, lists and records; a long text counts more than once.
 */
export const FILE_LIMITS = {
  entries: 5_000,
  definitions: 5_000,
  /**
   * Cards of its packs, and values in all of them together: the base set has 315 with 16,000. The host stores, reads and
   * compiles them in one go each, and no client may be kept waiting for that.
   */
  cards: 2_000,
  cardsValues: 80_000,
  /** Of the whole file. */
  values: 1_000_000,
  setupValues: 500,
  /** Of all entries together. */
  logValues: 200_000,
  /** Of each card. */
  cardValues: 4_000,
  /** Letters of a text. */
  letters: 4_000,
  /** Levels of lists and records; a card's effects go down to a dozen. */
  depth: 64,
} as const;

/** What a schema says of texts and of fields that no rule reads: files of earlier versions may differ in these. */
export const HARMLESS: readonly string[] = ['pattern', 'minLength', 'maxLength', 'additionalProperties'];

const Count = Type.Integer({ minimum: 0, maximum: 1_000_000_000 });
const CardId = Type.String({ pattern: CARD_ID, maxLength: 120 });
/** Others may have written more into the file than this version reads. */
const open = <P extends TProperties>(fields: P) => Type.Object(fields);

const Entry = open({
  n: Count,
  seat: Type.Integer({ minimum: 0, maximum: 11 }),
  kind: Type.Enum(['action', 'answer', 'undo', 'redo']),
  body: Type.Unknown(),
  externals: Type.Array(Type.Unknown(), { maxItems: 1000 }),
});

const closed = { additionalProperties: false };
const State = Type.Object({}, { additionalProperties: true });

const Text = Type.String({ maxLength: 10_000 });

/** How a stored table was set up, and who plays it: what any version may have written. */
export const StoredSeatingSchema = open({
  setup: open({
    seed: Text,
    heroes: Type.Array(Text, { minItems: 1, maxItems: 100 }),
    packs: Type.Array(Text, { maxItems: 1000 }),
    options: Type.Record(Text, Type.Union([Type.Boolean(), Type.Integer(), Text])),
    rulings: Type.Optional(Type.Integer()),
  }),
  players: Type.Array(
    Type.Union([
      open({ kind: Type.Literal('person'), name: Text, person: Type.Optional(Text) }),
      open({ kind: Type.Literal('bot'), bot: Text }),
    ]),
    { maxItems: 100 },
  ),
});

/** How a stored game ended. */
export const StoredOutcomeSchema = open({
  result: Type.Enum(['won', 'lost']),
  winners: Type.Array(Type.Integer({ minimum: 0, maximum: 99 }), { maxItems: 100 }),
  reason: Text,
});

/** A table as a file: what a `Recording` needs to be opened. What its cards and entries say, the game checks. */
export const SavedTableSchema = open({
  game: Type.String({ pattern: '^[a-z][a-z0-9-]{0,39}$' }),
  rulesVersion: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
  setup: open({
    seed: Type.String({ maxLength: 200, pattern: LINE }),
    heroes: Type.Array(Type.String({ pattern: '^[a-z0-9:-]{1,120}$' }), { minItems: 1, maxItems: 12 }),
    packs: Type.Array(Type.String({ pattern: PACK_ID }), { maxItems: 100 }),
    options: Type.Record(
      Type.String({ pattern: '^[A-Za-z][A-Za-z0-9]{0,39}$' }),
      Type.Union([Type.Boolean(), Type.Integer(), Type.String({ maxLength: 40 })]),
      { ...closed, maxProperties: 40 },
    ),
    rulings: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  }),
  definitions: Type.Record(CardId, Type.Object({}, { additionalProperties: true }), closed),
  log: Type.Array(Entry),
  practice: Type.Optional(Type.Boolean()),
  base: Type.Optional(Type.Union([Type.Null(), open({ entries: Count, state: State })])),
  checkpoint: Type.Optional(Type.Union([Type.Null(), open({ after: Count, state: State })])),
  hash: Type.String({ pattern: '^[0-9a-f]{16}$' }),
  hashes: Type.Optional(Type.Array(Type.String())),
});
