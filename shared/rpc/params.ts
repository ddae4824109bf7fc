import type { Json } from '../engine/json.ts';
import { Type, type TSchema } from '../generated/typebox.js';
import type { FieldChange } from '../packs/card-commands/many-cards.ts';
import type { FileEdit } from '../packs/document/step.ts';
import type { Operation } from '../packs/edit/operation.ts';
import { PACK_DETAILS, TRANSLATED_DETAILS } from '../packs/card-commands/details.ts';
import { CARD_STATES, LONGEST_LABEL, MOST_LABELS, MOST_WANTED } from '../packs/plan/schema.ts';
import type { PlanChange } from '../packs/plan/types.ts';
import type { TranslationChange } from '../packs/translations/types.ts';
import { SEPARATORS } from '../words/csv.ts';
import { SEEN } from '../packs/line.ts';
import { CARD_TEXT } from '../packs/schema.ts';
import { LIMITS } from '../packs/source.ts';
import type { CardGesture, DetailChange, PackCommand } from './messages/workshop.ts';
import { LANGUAGES } from '../words/languages.ts';
import { GENDERS } from '../words/names.ts';
import type { ComparedThing, RestoredThing } from './messages/workshop-history.ts';
import type { PlayerChoice } from './messages/tables.ts';
import { TOUR_STAGES, TOUR_STEPS } from './tour.ts';

// What the parameters of procedures are made of.

/** Longest payload of one file chunk, in base64 characters: 192 KiB of data. */
export const CHUNK = 262_144;

/** Bytes of the largest file that is taken in. */
export const MOST_BYTES = 16 * 1024 * 1024;

export const MOST_SEATS = 12;
const MOST_ROWS = 200;

/** An object of these fields and no others. */
export const closed = <P extends { [name: string]: TSchema }>(fields: P) =>
  Type.Object(fields, { additionalProperties: false });

export const Id = Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' });
export const PackId = Type.String({ pattern: '^[a-z][a-z0-9-]{2,39}$' });
export const CardId = Type.String({ pattern: '^[a-z0-9:-]{1,100}$' });
export const GameId = Type.String({ pattern: '^[a-z][a-z0-9-]{0,39}$' });
export const BotId = Type.String({ pattern: '^[a-z][a-z0-9-]{0,39}$' });
export const Seat = Type.Integer({ minimum: 0, maximum: MOST_SEATS - 1 });
export const Count = Type.Integer({ minimum: 0, maximum: 1_000_000_000 });
export const Rows = Type.Integer({ minimum: 1, maximum: MOST_ROWS });
export const Language = Type.Enum([...LANGUAGES]);
export const Name = Type.String({ minLength: 1, maxLength: 40, pattern: SEEN });
const PersonId = Type.String({ pattern: '^[A-Za-z0-9_-]{1,40}$' });
/** Any JSON; how deep and how long is bounded by the transports and checked by the game. */
export const Body = Type.Unsafe<Json>({});
export const Sha256 = Type.String({ pattern: '^[0-9a-f]{64}$' });

export const Player = Type.Unsafe<PlayerChoice>({
  type: 'object',
  required: ['kind'],
  discriminator: { propertyName: 'kind' },
  oneOf: [
    closed({ kind: Type.Literal('person'), name: Name, person: Type.Optional(PersonId) }),
    closed({ kind: Type.Literal('bot'), bot: BotId }),
  ],
});

const Loudness = Type.Number({ minimum: 0, maximum: 1 });

export const SettingsChange = closed({
  language: Type.Optional(Language),
  textSize: Type.Optional(Type.Enum([0.9, 1, 1.15, 1.3])),
  palette: Type.Optional(Type.Enum(['standard', 'red-green', 'blue-yellow', 'mono'])),
  contrast: Type.Optional(Type.Enum(['normal', 'more'])),
  motion: Type.Optional(Type.Enum(['off', 'fast', 'normal', 'cinematic'])),
  table: Type.Optional(Type.Enum(['drawn', 'plain'])),
  ask: Type.Optional(Type.Enum(['any', 'serious', 'never'])),
  board: Type.Optional(
    closed({
      kind: Type.Enum(['solid', 'flat']),
      quality: Type.Enum(['low', 'medium', 'high']),
      ambient: Type.Boolean(),
    }),
  ),
  sound: Type.Optional(closed({ effects: Loudness, ambience: Loudness, muted: Type.Boolean() })),
  names: Type.Optional(Type.Array(Name, { maxItems: MOST_SEATS })),
  game: Type.Optional(GameId),
  tour: Type.Optional(
    closed({
      stage: Type.Enum([...TOUR_STAGES]),
      step: Type.Enum([...TOUR_STEPS]),
      pack: Type.Union([Type.Null(), Type.String({ minLength: 1, maxLength: 255 })]),
    }),
  ),
});

/** The folder of a pack, as the list of packs names it. */
export const Folder = Type.String({ minLength: 1, maxLength: 4096 });
export const FilePath = Type.String({ minLength: 1, maxLength: 400 });
export const Pointer = Type.String({ maxLength: 2000, pattern: '^(/.*)?$' });
export const Place = closed({ file: FilePath, pointer: Pointer });
export const Label = Type.String({ minLength: 1, maxLength: 200, pattern: SEEN });
/** In a text, in UTF-16 code units. */
export const Offset = Type.Integer({ minimum: 0, maximum: MOST_BYTES });
const FileText = Type.String({ maxLength: 2 * 1024 * 1024 });

const OneOperation = Type.Unsafe<Operation>({
  type: 'object',
  required: ['op'],
  discriminator: { propertyName: 'op' },
  oneOf: [
    closed({ op: Type.Literal('add'), path: Pointer, value: Body }),
    closed({ op: Type.Literal('replace'), path: Pointer, value: Body }),
    closed({ op: Type.Literal('remove'), path: Pointer }),
    closed({ op: Type.Literal('move'), from: Pointer, path: Pointer }),
  ],
});

export const OneFileEdit = Type.Unsafe<FileEdit>({
  anyOf: [
    closed({ file: FilePath, operations: Type.Array(OneOperation, { minItems: 1, maxItems: 1000 }) }),
    closed({ file: FilePath, splice: closed({ offset: Offset, length: Offset, text: FileText }) }),
    closed({ file: FilePath, whole: Type.Union([Type.Null(), FileText]) }),
  ],
});

/** What a pack is called in the bin: when it was put there, and its folder. */
export const BinEntry = Type.String({ pattern: '^[0-9]{10,16}-[^/\\\\]{1,200}$' });
export const DraftText = Type.String({ maxLength: 4000 });
const ChoiceKey = Type.String({ pattern: '^[A-Za-z0-9_-]{24}$' });

const Run = Type.Union([Type.Null(), Type.String({ minLength: 1, maxLength: 100 })]);
export const LanguageTag = Type.String({ pattern: '^[A-Za-z0-9-]{2,35}$' });

const NameForm = Type.String({ minLength: 1, maxLength: 100 });

export const OneGesture = Type.Unsafe<CardGesture>({
  type: 'object',
  required: ['do'],
  discriminator: { propertyName: 'do' },
  oneOf: [
    closed({ do: Type.Literal('choose'), at: Pointer, key: ChoiceKey }),
    closed({ do: Type.Literal('take'), gap: Pointer, text: DraftText, key: ChoiceKey }),
    closed({ do: Type.Literal('set'), at: Pointer, value: Body, run: Run }),
    closed({ do: Type.Enum(['remove', 'duplicate', 'split', 'join']), at: Pointer }),
    closed({ do: Type.Literal('shift'), at: Pointer, way: Type.Enum(['up', 'down']) }),
    closed({ do: Type.Literal('carry'), at: Pointer, to: Pointer }),
    closed({ do: Type.Literal('paste'), at: Pointer, json: Type.String({ maxLength: 100_000 }) }),
    closed({ do: Type.Literal('draft'), at: Pointer, text: DraftText }),
    closed({ do: Type.Literal('write'), at: Pointer, value: Body, run: Run }),
    closed({ do: Type.Enum(['fill', 'clear']), at: Pointer }),
    closed({ do: Type.Literal('reorder'), at: Pointer, to: Count }),
    closed({
      do: Type.Literal('translate'),
      language: LanguageTag,
      at: Pointer,
      text: DraftText,
      forms: Type.Optional(
        closed({
          many: Type.Optional(NameForm),
          gen: Type.Optional(NameForm),
          gender: Type.Optional(Type.Enum([...GENDERS])),
        }),
      ),
      run: Run,
    }),
    closed({
      do: Type.Literal('cure'),
      code: Type.String({ minLength: 1, maxLength: 100 }),
      at: Pointer,
      label: Type.String({ minLength: 1, maxLength: 1000 }),
    }),
  ],
});

const CardName = Type.String({ minLength: 1, maxLength: 80 });

const MOST_CARDS = 10 * LIMITS.entriesPerFile;

/** Cards of a pack. */
export const Places = Type.Array(Place, { minItems: 1, maxItems: MOST_CARDS });

export const OneFieldChange = Type.Unsafe<FieldChange>({
  anyOf: [
    closed({ how: Type.Enum(['set', 'add', 'take']), at: Pointer, value: Body }),
    closed({ how: Type.Literal('clear'), at: Pointer }),
  ],
});

/** Places that are shown of what is found in the texts of a pack. */
export const MOST_FOUND = 2000;

export const Search = closed({
  text: Type.String({ minLength: 1, maxLength: 200 }),
  whole: Type.Boolean(),
  exact: Type.Boolean(),
  ids: Type.Boolean(),
});

export const Replacement = Type.String({ maxLength: 1000 });

const Kind = Type.String({ minLength: 1, maxLength: 40 });
const Least = Type.Union([Type.Null(), Type.Integer({ minimum: 0, maximum: 999 })]);

const NameInPack = Type.String({ minLength: 1, maxLength: 80 });
const NamesInPack = Type.Array(NameInPack, { minItems: 1, maxItems: 1000 });

export const OnePlanChange = Type.Unsafe<PlanChange>({
  type: 'object',
  required: ['do'],
  discriminator: { propertyName: 'do' },
  oneOf: [
    closed({ do: Type.Literal('propose'), size: Type.Integer({ minimum: 1, maximum: 1000 }) }),
    closed({
      do: Type.Literal('want'),
      kind: Kind,
      least: Least,
      count: Type.Integer({ minimum: 0, maximum: MOST_WANTED }),
    }),
    closed({ do: Type.Literal('state'), cards: NamesInPack, state: Type.Enum(CARD_STATES) }),
    closed({
      do: Type.Literal('label'),
      card: NameInPack,
      labels: Type.Array(Type.String({ minLength: 1, maxLength: LONGEST_LABEL, pattern: SEEN }), {
        maxItems: MOST_LABELS,
      }),
    }),
    closed({
      do: Type.Literal('arrange'),
      card: NameInPack,
      before: Type.Union([Type.Null(), NameInPack]),
    }),
    closed({ do: Type.Literal('template'), card: NameInPack, name: CardName }),
    closed({ do: Type.Literal('drop'), template: CardName }),
  ],
});

/** A table of texts, as far as a message takes one. */
export const TableText = Type.String({ maxLength: 4 * 1024 * 1024 });

export const TableWanted = closed({ separator: Type.Enum([...SEPARATORS]), isMarked: Type.Boolean() });

const TextCard = Type.Union([Type.Null(), NameInPack]);
const TextName = Type.Enum([
  ...(Object.keys(CARD_TEXT) as (keyof typeof CARD_TEXT)[]),
  ...TRANSLATED_DETAILS,
]);
const Texts = Type.Array(closed({ card: TextCard, field: TextName }), { minItems: 1, maxItems: MOST_CARDS });

export const OneTranslation = Type.Unsafe<TranslationChange>({
  type: 'object',
  required: ['do'],
  discriminator: { propertyName: 'do' },
  oneOf: [
    closed({
      do: Type.Literal('write'),
      to: LanguageTag,
      card: TextCard,
      field: TextName,
      text: DraftText,
      run: Run,
    }),
    closed({ do: Type.Enum(['right', 'same']), to: LanguageTag, texts: Texts }),
    closed({ do: Type.Literal('take'), to: LanguageTag, table: TableText, seen: ChoiceKey }),
    closed({ do: Type.Literal('settle'), to: LanguageTag }),
  ],
});

export const OneCommand = Type.Unsafe<PackCommand>({
  type: 'object',
  required: ['do'],
  discriminator: { propertyName: 'do' },
  oneOf: [
    closed({
      do: Type.Literal('new'),
      kind: Kind,
      name: CardName,
      least: Type.Optional(Least),
      template: Type.Optional(CardName),
    }),
    closed({ do: Type.Enum(['duplicate', 'delete']), card: Place }),
    closed({ do: Type.Literal('rename'), card: Place, id: CardName }),
    closed({ do: Type.Literal('relocate'), card: Place, file: FilePath }),
    closed({ do: Type.Literal('change'), cards: Places, change: OneFieldChange, seen: ChoiceKey }),
    closed({
      do: Type.Literal('replace'),
      search: Search,
      by: Replacement,
      without: Type.Array(Count, { maxItems: MOST_FOUND }),
      seen: ChoiceKey,
    }),
  ],
});

const DetailText = Type.String({ maxLength: 8000 });

export const OneDetail = Type.Unsafe<DetailChange>({
  anyOf: [
    closed({ detail: Type.Enum([...PACK_DETAILS]), language: Type.Null(), text: DetailText, run: Run }),
    closed({ detail: Type.Enum([...TRANSLATED_DETAILS]), language: LanguageTag, text: DetailText, run: Run }),
  ],
});

/** The key of a card in lists: its id, or its place. */
export const CardKey = Type.String({ minLength: 1, maxLength: 2400 });
export const Against = Type.Enum(['now', 'before']);

const FILE = closed({ kind: Type.Literal('file'), path: FilePath });

export const OneThing = Type.Unsafe<ComparedThing>({
  type: 'object',
  required: ['kind'],
  discriminator: { propertyName: 'kind' },
  oneOf: [closed({ kind: Type.Literal('card'), key: CardKey }), FILE],
});

export const RestoredWhat = Type.Unsafe<RestoredThing>({
  type: 'object',
  required: ['kind'],
  discriminator: { propertyName: 'kind' },
  oneOf: [
    closed({ kind: Type.Literal('pack') }),
    closed({
      kind: Type.Literal('card'),
      key: CardKey,
      part: Type.Optional(closed({ at: Pointer, language: Type.Union([Type.Null(), LanguageTag]) })),
    }),
    FILE,
  ],
});
