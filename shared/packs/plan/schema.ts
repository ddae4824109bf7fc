import { Type, type Static } from '../../generated/typebox.js';
import { LINE } from '../line.ts';
import { CARD_NAME, CARD_TEXT, LANGUAGE_TAG } from '../schema.ts';
import { LIMITS } from '../source.ts';

/** What an author keeps of a pack besides its cards: it travels with them, and no game reads it. */
export const PLAN_FILE = 'workshop.json';

/** How far a card is. `draft` counts where nothing is said; a locked card is not changed unasked. */
export const CARD_STATES = ['idea', 'draft', 'ready', 'locked'] as const;
export type CardState = (typeof CARD_STATES)[number];

const closed = { additionalProperties: false };
/** Cards of a kind that may be wanted in one band. */
export const MOST_WANTED = 500;
export const LONGEST_LABEL = 40;
export const MOST_LABELS = 20;
export const MOST_TEMPLATES = 100;

const Label = Type.String({ minLength: 1, maxLength: LONGEST_LABEL, pattern: LINE });
const Words = Type.String({ minLength: 1, maxLength: 2000 });

const Wanted = Type.Object(
  {
    kind: Type.String({ minLength: 1, maxLength: 40 }),
    least: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 999,
        description: 'The least number of its band: what it costs, or its rank',
      }),
    ),
    count: Type.Integer({ minimum: 1, maximum: MOST_WANTED }),
  },
  closed,
);

const Planned = Type.Object(
  {
    state: Type.Optional(Type.Enum(CARD_STATES)),
    labels: Type.Optional(Type.Array(Label, { minItems: 1, maxItems: MOST_LABELS, uniqueItems: true })),
  },
  { ...closed, minProperties: 1 },
);

const Template = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 80, pattern: LINE }),
    card: Type.Object(
      { kind: Type.String({ minLength: 1, maxLength: 40 }) },
      { additionalProperties: true, description: 'A card without its id and name' },
    ),
  },
  closed,
);

/** The words that texts were translated from: a translation of other words than there are now is outdated. */
const Sources = Type.Object(
  {
    pack: Type.Optional(
      Type.Object(
        { title: Type.Optional(Words), description: Type.Optional(Words) },
        { ...closed, minProperties: 1 },
      ),
    ),
    cards: Type.Optional(
      Type.Record(
        Type.String({ pattern: CARD_NAME }),
        Type.Object(
          { name: Type.Optional(Words), story: Type.Optional(Words) } satisfies {
            readonly [F in keyof typeof CARD_TEXT]: unknown;
          },
          { ...closed, minProperties: 1 },
        ),
        { ...closed, minProperties: 1 },
      ),
    ),
  },
  { ...closed, minProperties: 1 },
);

/** `workshop.json`. */
export const WorkshopFile = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    wanted: Type.Optional(
      Type.Array(Wanted, { maxItems: 500, description: 'How many cards are wanted of a kind, band by band' }),
    ),
    cards: Type.Optional(
      Type.Record(Type.String({ pattern: CARD_NAME }), Planned, {
        ...closed,
        description: 'What is noted of cards, by their names in the pack',
      }),
    ),
    order: Type.Optional(
      Type.Array(Type.String({ pattern: CARD_NAME }), {
        maxItems: LIMITS.entriesPerFile,
        uniqueItems: true,
        description: 'The order of the cards in the set; those that are not in it come last',
      }),
    ),
    templates: Type.Optional(
      Type.Array(Template, { maxItems: MOST_TEMPLATES, description: 'What new cards may start from' }),
    ),
    translated: Type.Optional(
      Type.Record(Type.String({ pattern: LANGUAGE_TAG }), Sources, {
        ...closed,
        maxProperties: LIMITS.languagesPerPack,
        description: 'From which words each text was translated, by language',
      }),
    ),
  },
  { ...closed, description: 'Notes of the author; no game reads them' },
);
export type WorkshopFile = Static<typeof WorkshopFile>;
