import type { Options } from 'ajv';
import { Type, type Static } from '../generated/typebox.js';
import { LINE } from './line.ts';
import { PackSymbol, PictureMakers } from './pictures.ts';
import type { Json } from '../engine/json.ts';
import { GENDERS, type NameInForms } from '../words/names.ts';
import { LIMITS } from './source.ts';

/**
 * The newest pack format this version reads. From 2 on, what a card cannot do is an error, not a warning, and a pack may have
 * what `NEEDS` names.
 */
export const FORMAT = 2;

const closed = { additionalProperties: false };
const Title = Type.String({ minLength: 1, maxLength: 100, pattern: LINE });
const Description = Type.String({ maxLength: 2000 });
const Authors = Type.Array(Title, { minItems: 1, maxItems: 50 });

/** Names of packs: `[a-z][a-z0-9-]{2,39}`. */
export const PACK_ID = '^[a-z][a-z0-9-]{2,39}$';
/** Names of cards inside their pack. */
export const CARD_NAME = '^[a-z0-9]+(-[a-z0-9]+)*$';
/** Names of cards everywhere: `pack:name`. */
export const CARD_ID = '^[a-z][a-z0-9-]{2,39}:[a-z0-9]+(-[a-z0-9]+)*$';

/** Tags of languages: `de`, `pt-BR`. */
export const LANGUAGE_TAG = '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$';

/** Other packs by id, each with a range of versions. */
const packRanges = (description: string) =>
  Type.Optional(
    Type.Record(Type.String({ pattern: PACK_ID }), Type.String({ minLength: 1, maxLength: 100 }), {
      ...closed,
      maxProperties: 50,
      description,
    }),
  );

/** `pack.json`. */
export const Manifest = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    id: Type.String({ pattern: PACK_ID, description: 'The name of the pack, part of every card id' }),
    game: Type.String({ minLength: 1, maxLength: 40, description: 'The game the cards are for' }),
    version: Type.String({ minLength: 1, maxLength: 64, description: 'Semantic version: 1.0.0' }),
    format: Type.Integer({ minimum: 1, description: `The version of these rules for packs: 1 to ${FORMAT}` }),
    language: Type.Optional(
      Type.String({
        pattern: LANGUAGE_TAG,
        description: 'The language that its cards and this file are written in: de; en where it is left out',
      }),
    ),
    title: Title,
    authors: Authors,
    licence: Type.String({
      minLength: 1,
      maxLength: 100,
      pattern: LINE,
      description: 'SPDX identifier or short name',
    }),
    requires: packRanges('Packs that must be there, with a range of versions: { "base": "^1.0.0" }'),
    optional: packRanges(
      'Packs that it gets along with and may patch where they are there, with a range of versions',
    ),
    conflicts: packRanges(
      'Packs that it cannot be played with, with a range of versions: { "old-goblins": "*" }',
    ),
    renames: Type.Optional(
      Type.Record(Type.String({ pattern: CARD_NAME }), Type.String({ pattern: CARD_NAME }), {
        ...closed,
        maxProperties: 1000,
        description: 'Old names of cards and what they are called now',
      }),
    ),
    description: Type.Optional(Description),
    symbol: Type.Optional(PackSymbol),
    pictures: Type.Optional(PictureMakers),
    translations: Type.Optional(
      Type.Record(
        Type.String({ pattern: LANGUAGE_TAG }),
        Type.Object(
          {
            title: Type.Optional(Title),
            description: Type.Optional(Description),
            authors: Type.Optional(Authors),
          },
          { ...closed, minProperties: 1 },
        ),
        {
          ...closed,
          maxProperties: 50,
          description:
            'Title, description and authors in other languages: { "de": { "title": "Zwielicht" } }',
        },
      ),
    ),
  },
  closed,
);
export type Manifest = Static<typeof Manifest>;

/** `patches/*.json`: new values for fields of other packs' cards. */
export const PatchFile = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    patches: Type.Array(
      Type.Object(
        {
          card: Type.String({ pattern: CARD_ID }),
          set: Type.Object({}, { additionalProperties: true, minProperties: 1 }),
        },
        closed,
      ),
      { maxItems: LIMITS.entriesPerFile },
    ),
  },
  closed,
);
export type PatchFile = Static<typeof PatchFile>;

/** What an author notes of a card: never printed, and nothing to the rules. */
export const NotesField = Type.Optional(Type.String({ maxLength: LIMITS.textLength }));

/** The author's words for one card in one language, as they are written. */
export type WrittenText = { readonly [field in keyof typeof CARD_TEXT]?: Json };

/** The same once they are loaded. */
export interface CardText {
  name?: string;
  story?: string;
  /** How the name declines. */
  forms?: NameInForms;
}

/** A form of a name. */
const nameForm = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength, pattern: LINE }) as const;

/**
 * A name: a text, or from format 2 on its forms, which sentences decline.
 *
 * @param most letters
 */
export const nameSchema = (most: number) =>
  ({
    if: { type: 'string' },
    then: nameForm(most),
    else: {
      type: 'object',
      properties: {
        one: { ...nameForm(most), description: 'The name itself' },
        many: { ...nameForm(most), description: 'Several of it: "Blades"' },
        gen: { ...nameForm(most), description: 'In the genitive, without an article: „Morgensterns“' },
        gender: {
          enum: [...GENDERS],
          description: 'Of the noun, in a language that has genders; plural: it has no singular',
        },
      },
      required: ['one'],
      additionalProperties: false,
    },
  }) as const;

/** What a card may have in another language. */
export const CARD_TEXT = {
  name: nameSchema(100),
  story: { type: 'string', minLength: 1, maxLength: 1000 },
} as const;

const TextEntry = { type: 'object', properties: CARD_TEXT, additionalProperties: false } as const;

/**
 * `text/<language>.json`: names and stories by the name of the card, or, from format 2 on, by the full id of a card of
 * another pack.
 */
export const TextFile = Type.Unsafe<{ [card: string]: WrittenText }>({
  type: 'object',
  properties: { $schema: { type: 'string' } },
  patternProperties: { [CARD_NAME]: TextEntry, [CARD_ID]: TextEntry },
  additionalProperties: false,
});

/** How the validators of this project are compiled: a problem report needs all errors and the schema around each. */
export const VALIDATOR_OPTIONS: Options = {
  allErrors: true,
  verbose: true,
  strict: true,
  // Tagged unions name their tag as required next to `oneOf`, not next to `properties`.
  strictRequired: false,
  allowUnionTypes: true,
  discriminator: true,
  keywords: ['since', 'wordsSince'],
};
