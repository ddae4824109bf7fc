// The import table: which folder may import which. `npm run lint` enforces it.
// A folder below shared/ or main/ that is not listed here is an error: new layers are added on purpose.

export interface Layer {
  /** Path prefix of the layer's files. `*` stands for one folder name; each such folder is a layer of its own. */
  path: string;
  /** Layers whose values and types it may import; `*` stands for any one folder. Its own folder is always allowed. */
  imports: string[];
  /** Layers of which it may use the types only. */
  types?: string[];
  /** Packages it may import; all of them when absent. `node:` counts as one package. */
  packages?: string[];
}

/**
 * TypeBox in one file, validators compiled from the schemas, outlines of letters and icons; code that owns schemas or draws
 * may use them.
 */
const GENERATED = 'shared/generated/';
const SHARED = ['shared/'];
/** What pages need of packs: small, and without the schemas. */
const OF_PACKS = [
  'shared/packs/card-id.ts',
  'shared/packs/document/change.ts',
  'shared/packs/labels/text/',
  'shared/packs/path-data.ts',
  'shared/packs/picture-header.ts',
  'shared/packs/places.ts',
  'shared/packs/pointer.ts',
  'shared/packs/translations/terms-in.ts',
  'shared/packs/translations/types.ts',
  'shared/packs/words-of.ts',
  'shared/words/catalogue.ts',
  'shared/words/declension.ts',
  'shared/words/decoded.ts',
  'shared/words/languages.ts',
  'shared/words/message-format.ts',
  'shared/words/names.ts',
  'shared/words/passages.ts',
];

export const LAYERS: Layer[] = [
  // Small pure libraries may be added for the engine; it needs none so far.
  { path: 'shared/engine/', imports: [], packages: [] },
  // Languages, and texts as tokens: messages, phrases, sentences.
  { path: 'shared/words/', imports: [], packages: ['intl-messageformat', 'papaparse'] },
  // What authors of cards are told; what a drawn card does not show comes from the face.
  {
    path: 'shared/packs/advice/',
    imports: ['shared/engine/', 'shared/packs/', 'shared/words/', GENERATED],
    types: ['shared/face/'],
    packages: ['ajv', 'intl-messageformat'],
  },
  {
    path: 'shared/packs/',
    imports: ['shared/engine/', 'shared/words/', GENERATED],
    types: ['shared/packs/advice/'],
    packages: ['ajv', 'intl-messageformat', 'jsonc-parser', 'semver'],
  },
  // What a table shows in words, whatever the game: types and what follows from them alone.
  {
    path: 'shared/tableau/',
    imports: ['shared/engine/', 'shared/packs/', 'shared/words/', GENERATED],
    types: ['shared/face/'],
    packages: [],
  },
  // Tries cards of any game in many games of bots; what is measured is plain counting.
  { path: 'shared/lab/', imports: ['shared/engine/', 'shared/packs/', 'shared/words/'], packages: [] },
  // What a game has to have (`GameParts`), and defaults for most of it (`plainGame`).
  {
    path: 'shared/parts/',
    imports: ['shared/engine/', 'shared/face/', 'shared/packs/', 'shared/words/', 'shared/tableau/'],
    types: ['shared/lab/'],
    packages: [],
  },
  {
    path: 'shared/games/index.ts',
    imports: ['shared/games/', 'shared/engine/', 'shared/packs/', 'shared/parts/'],
    packages: [],
  },
  {
    path: 'shared/games/*/',
    imports: [
      'shared/engine/',
      'shared/face/',
      'shared/lab/',
      'shared/packs/',
      'shared/parts/',
      'shared/words/',
      'shared/tableau/',
      GENERATED,
    ],
    packages: ['ajv', 'intl-messageformat'],
  },
  // Draws cards of any game; outlines of letters and icons are generated.
  // What authors write about a picture has its schema here too.
  {
    path: 'shared/face/',
    imports: ['shared/engine/', 'shared/packs/', 'shared/words/', GENERATED],
    packages: [],
  },
  {
    path: 'shared/rpc/',
    types: ['shared/lab/'],
    imports: ['shared/packs/', 'shared/words/', 'shared/engine/', 'shared/tableau/', GENERATED],
    packages: ['ajv'],
  },
  // What starts and runs worker threads, wherever they do their work.
  { path: 'main/workers.ts', imports: [], packages: ['node:'] },
  { path: 'main/batch-pool.ts', imports: [], packages: ['node:'] },
  { path: 'main/duty.ts', imports: ['main/workers.ts'], packages: ['node:'] },
  { path: 'main/printable.ts', imports: [] },
  {
    path: 'main/host/',
    imports: ['main/db/', 'main/batch-pool.ts', 'main/duty.ts', 'main/workers.ts', ...SHARED],
  },
  { path: 'main/db/', imports: ['main/workers.ts', ...SHARED] },
  // What all shells around the host have in common: where things lie, and which games the host is given.
  { path: 'main/shells/', imports: ['main/host/', 'main/db/', ...SHARED] },
  {
    path: 'main/electron/',
    // The files of the page are the same for all shells.
    imports: ['main/shells/', 'main/host/', 'main/db/', 'main/printable.ts', 'main/web/files.ts', ...SHARED],
  },
  { path: 'main/web/', imports: ['main/host/', 'main/db/', ...SHARED] },
  // What drawn tables of cards share, whatever the game.
  {
    path: 'renderer/cards-table/',
    imports: [
      'renderer/cards/',
      'renderer/product/',
      'renderer/sound/',
      'renderer/table/',
      'renderer/ui/',
      'shared/face/',
      'shared/rpc/',
      'shared/tableau/',
      ...OF_PACKS,
    ],
    types: ['shared/engine/', 'shared/packs/', 'shared/words/'],
  },
  // What lies over a board and leads around it, whatever the game.
  {
    path: 'renderer/board-overlay/',
    imports: ['renderer/cards-table/', 'renderer/table/', 'renderer/ui/', 'shared/rpc/', 'shared/tableau/'],
    types: ['renderer/scene3d/', 'shared/engine/', 'shared/words/'],
  },
  // A game's own table knows the shape of that game's view and actions, the names and counts in its `public.ts`, what its events
  // show (`events.ts`), and the places and moves of its board (`drawn/`); the rules themselves stay with the host.
  {
    path: 'renderer/games/*/',
    imports: [
      'renderer/',
      'shared/face/',
      'shared/rpc/',
      'shared/tableau/',
      'shared/games/*/public.ts',
      'shared/games/*/events.ts',
      'shared/games/*/drawn/',
      ...OF_PACKS,
    ],
    types: ['shared/engine/', 'shared/packs/', 'shared/words/', 'shared/games/'],
  },
  // Boards in three dimensions, whatever the game.
  { path: 'renderer/scene3d/', imports: [], packages: ['three'] },
  {
    path: 'renderer/',
    imports: ['shared/face/', 'shared/rpc/', 'shared/tableau/', ...OF_PACKS],
    types: ['shared/engine/', 'shared/lab/', 'shared/packs/', 'shared/words/'],
  },
];

/** Everything below these folders must belong to a layer. */
export const LAYERED = ['shared/', 'main/', 'renderer/'];

/** Made by a script: neither linted nor in need of a layer. */
export const UNLAYERED = [GENERATED];

/** Code that serves every game may not know any of them by name. */
export const GAME_BLIND = [
  'shared/engine/',
  'shared/face/',
  'shared/lab/',
  'shared/packs/',
  'shared/parts/',
  'shared/rpc/',
  'shared/tableau/',
  'shared/words/',
  'main/host/',
  'main/db/',
  'main/web/',
  'renderer/board-overlay/',
  'renderer/cards-table/',
  'renderer/cards/',
  'renderer/rpc/',
  'renderer/scene3d/',
  'renderer/shell/',
  'renderer/table/',
  'renderer/ui/',
  'renderer/workshop/',
];

/**
 * Code that every game is written with may use no word of one either: what is an action or an event, each game says. Things
 * that are seen and heard at any table (`shared/tableau/motion/`: dice, a board, a key) have their names, as on the page.
 */
export const WORD_BLIND = ['shared/engine/', 'shared/tableau/*.ts'];
