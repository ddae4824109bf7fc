// What the fake host knows: enough of everything to fill a screen, in made-up words.
import type { BackupRow, RecordRow, ResultRow, Settings } from '../../../shared/rpc/messages/profile.ts';
import type { GameInfo, Hello, NewGameForm } from '../../../shared/rpc/messages/app.ts';
import type { LabRun } from '../../../shared/rpc/messages/lab.ts';
import type { LibraryCard, LibraryRow, PackState, ProblemRow } from '../../../shared/rpc/messages/packs.ts';
import type { TableRow } from '../../../shared/rpc/messages/tables.ts';
import type { CardFace } from '../../../shared/tableau/tableau.ts';
import type { FakeBinned } from './fake-shelf.ts';
import { plainDrawing } from '../../support/drawing.ts';

export interface FakeState {
  hello: Hello;
  settings: Settings;
  games: GameInfo[];
  /** Of the first game. */
  form: NewGameForm;
  /** Of further games. */
  forms: NewGameForm[];
  tables: TableRow[];
  packs: PackState;
  /** What was put away. */
  bin: FakeBinned[];
  problems: ProblemRow[];
  cards: LibraryRow[];
  cardOf(row: LibraryRow): LibraryCard;
  results: ResultRow[];
  records: RecordRow[];
  backups: BackupRow[];
  /** Runs of the lab, the newest first. */
  runs: LabRun[];
}

/** 2026-03-14 20:15 in whatever time zone the page has. */
const EVENING = new Date(2026, 2, 14, 20, 15).getTime();
const DAY = 86_400_000;

const GAME = 'snow-fort';
const SETTINGS: Settings = {
  language: 'en',
  textSize: 1,
  palette: 'standard',
  contrast: 'normal',
  motion: 'normal',
  table: 'drawn',
  ask: 'serious',
  board: { kind: 'solid', quality: 'medium', ambient: true },
  sound: { effects: 0.7, ambience: 0.5, muted: false },
  names: ['Mara', 'Jonas'],
  game: null,
  tour: { stage: 'offered', step: 'pack', pack: null },
};

function face(id: string, name: string, kind: string): CardFace {
  return {
    id,
    name,
    kind: [{ text: kind }],
    values: [
      [{ text: 'Power ' }, { number: 3 }, { text: ' ' }, { symbol: 'warm', text: 'warmth' }],
      [{ text: 'Costs ' }, { number: 2 }, { text: ' ' }, { symbol: 'cold', text: 'cold' }],
      [{ text: 'Slot: ' }, { term: 'mitten', rule: 'SLOT-2' }],
    ],
    text: [
      {
        tokens: [
          { text: 'When played, you may ' },
          { term: 'draw', rule: 'DRAW-1' },
          { text: ' a card for each ' },
          { card: 'frost:lantern', text: 'Lantern of Thaw' },
          { text: '.' },
        ],
        under: [],
      },
      {
        tokens: [{ text: 'Roll a die:' }],
        under: [
          { tokens: [{ text: '1–3: Lose ' }, { number: 1 }, { text: ' warmth.' }], under: [] },
          {
            tokens: [{ text: '4–6: Everybody here gains ' }, { number: 1 }, { text: ' warmth.' }],
            under: [],
          },
        ],
      },
    ],
    story: 'It was warm once. It does not like to talk about it.',
    drawing: plainDrawing(id, name),
  };
}

const HEROES = [
  ['ada', 'Ada of the Long Shovel', 'Builder, normal'],
  ['bruno', 'Bruno Coldhand', 'Thrower, normal'],
  ['cleo', 'Cleo the Unmelted', 'Dreamer, normal'],
  ['dag', 'Dag Icebreaker', 'Builder, hard'],
  ['edda', 'Edda Quickmitten', 'Thrower, hard'],
  ['finn', 'Finn the Overlooked', 'Dreamer, hard'],
  ['greta', 'Greta Snowblind', 'Builder, expert'],
  ['hugo', 'Hugo of Seven Scarves', 'Thrower, expert'],
  ['ida', 'Ida Who Counts Flakes', 'Dreamer, expert'],
] as const;

const FORM: NewGameForm = {
  game: GAME,
  seats: { min: 1, max: 6 },
  heroes: HEROES.map(([id, name, note], i) => ({
    id: `frost:${id}`,
    name,
    note: `${note}. Better company than the weather.`,
    pack: i === 8 ? 'thaw' : 'frost',
    face: face(`frost:${id}`, name, note),
    deck: [
      '4 Shovel (1 skill)',
      '2 Snowball (1 fight)',
      '2 Cocoa (1 charm)',
      '2 Ice Cannon (2 fight)',
      '1 Sledge (2 skill)',
      '1 Song of Noon (2 charm)',
    ],
  })),
  options: [
    {
      name: 'melting',
      label: 'Melting track',
      about: 'How long the fort stands; lower is harder.',
      rule: 'OPT-1',
      kind: 'choice',
      values: [
        { value: 3, label: '3' },
        { value: 4, label: '4' },
        { value: 5, label: '5' },
        { value: 6, label: '6' },
      ],
      standard: 4,
    },
    {
      name: 'avalanche',
      label: 'Avalanches',
      about: 'Cards that find no place push others out.',
      rule: 'OPT-2',
      kind: 'switch',
      values: [
        { value: true, label: 'on' },
        { value: false, label: 'off' },
      ],
      standard: true,
    },
    {
      name: 'barter',
      label: 'Barter',
      about: 'Neighbours may swap mittens once a turn.',
      rule: 'OPT-3',
      kind: 'switch',
      values: [
        { value: true, label: 'on' },
        { value: false, label: 'off' },
      ],
      standard: false,
    },
    {
      name: 'weather',
      label: 'Weather',
      about: 'What falls from the sky.',
      rule: 'OPT-4',
      kind: 'choice',
      values: [
        { value: 'snow', label: 'Honest snow' },
        { value: 'hail', label: 'Hail the size of opinions' },
      ],
      standard: 'snow',
    },
    {
      name: 'first',
      label: 'Who begins',
      about: 'The seat with the first turn.',
      rule: 'SETUP-6',
      kind: 'seat',
      values: [],
      standard: 0,
    },
  ],
  bots: [
    { id: 'timid', label: 'timid', about: 'Builds and hopes.' },
    { id: 'steady', label: 'steady', about: 'Takes what is nearest.' },
    { id: 'wicked', label: 'wicked', about: 'Thinks before it throws.' },
  ],
  bot: 'steady',
  packs: [
    { id: 'frost', title: 'Base set', version: '1.0.0', cards: 408, about: '', needed: true },
    {
      id: 'thaw',
      title: 'The Late Thaw',
      version: '0.3.1',
      cards: 26,
      about: 'Two weeks in March: walls that sag, puddles that bite, and a snowman who has read too much.',
      needed: false,
    },
    { id: 'choir', title: 'The Drowned Choir', version: '2.0.0', cards: 41, about: '', needed: false },
  ],
};

const hero = (i: number): string => HEROES[i % HEROES.length][1];

function tables(): TableRow[] {
  const row = {
    game: GAME,
    portraits: [],
    practice: false,
    outcome: null,
    removed: false,
    entries: 120,
    created: EVENING,
  };
  const person = (seat: number, i: number, name: string): TableRow['seats'][number] => ({
    seat,
    hero: hero(i),
    player: { kind: 'person', name },
  });
  const bot = (seat: number, i: number): TableRow['seats'][number] => ({
    seat,
    hero: hero(i),
    player: { kind: 'bot', bot: 'wicked' },
  });
  return [
    {
      ...row,
      table: 'a1',
      seats: [person(0, 2, 'Mara'), bot(1, 1)],
      turn: 14,
      seed: 'seven-wet-ravens',
      updated: EVENING,
    },
    {
      ...row,
      table: 'a2',
      seats: [0, 1, 2, 3, 4, 5].map((i) => person(i, i, `Guest ${i + 1}`)),
      turn: 3,
      seed: 'two-grave-geese',
      updated: EVENING - DAY,
      practice: true,
    },
    {
      ...row,
      table: 'a3',
      seats: [person(0, 7, 'Jonas')],
      turn: 41,
      seed: 'an-exceptionally-long-seed-that-somebody-has-typed',
      updated: EVENING - 3 * DAY,
    },
    {
      ...row,
      table: 'b1',
      seats: [person(0, 4, 'Mara')],
      turn: 38,
      seed: 'nine-late-moons',
      updated: EVENING - 5 * DAY,
      outcome: { result: 'won', sentence: 'The fort stood until noon, and the sun apologised.' },
    },
    {
      ...row,
      table: 'b2',
      seats: [person(0, 0, 'Mara'), person(1, 8, 'Jonas')],
      turn: 22,
      seed: 'ten-cold-keys',
      updated: EVENING - 6 * DAY,
      outcome: { result: 'lost', sentence: 'All walls melted. The carrots are being counted.' },
    },
    {
      ...row,
      table: 'c1',
      seats: [person(0, 5, 'Jonas')],
      turn: 2,
      seed: 'five-idle-bats',
      updated: EVENING - 9 * DAY,
      removed: true,
    },
  ];
}

const KINDS = ['adventurer', 'armor', 'attack', 'object', 'relic', 'weapon'];
const NOUNS = ['Lantern', 'Mitten', 'Shovel', 'Icicle', 'Sledge', 'Kettle', 'Scarf', 'Owl', 'Carrot', 'Bell'];
const OWNERS = [
  'of Thaw',
  'of the Late Warden',
  'That Eats Names',
  'Without a Handle',
  'of Noon',
  'in Waiting',
];

function cards(): LibraryRow[] {
  return OWNERS.flatMap((owner, i) =>
    NOUNS.map((noun, j) => ({
      id: `frost:${noun.toLowerCase()}-${i}`,
      game: GAME,
      pack: i === 5 ? 'thaw' : 'frost',
      kind: KINDS[(i + j) % KINDS.length],
      name: `${noun} ${owner}`,
      excerpt: 'When played, you may draw a card. Roll a die: 1–3: lose 1 warmth; 4–6: everybody here gains…',
    })),
  );
}

const pack = {
  game: GAME,
  description: '',
  translations: {},
  licence: 'CC BY 4.0',
  errors: 0,
  warnings: 0,
  cards: 0,
  others: 0,
  twin: null,
  untranslated: [],
};

/** A host that has been played with for a while. */
export function startingState(): FakeState {
  return {
    hello: {
      version: '1.0.0',
      role: 'owner',
      language: 'en',
      dataFolder: '/home/mara/.local/share/snow-fort/a-rather-long-folder-name/data',
      notices: [],
    },
    settings: { ...SETTINGS },
    games: [
      {
        id: GAME,
        title: 'Snow Fort',
        about: 'Build, throw, melt.',
        cover: plainDrawing('cover/fort', 'Snow Fort'),
        minutes: { min: 30, max: 90 },
        others: ['armor'],
        kinds: { adventurer: 'wanderer', armor: 'something warm', attack: 'snowball', object: 'thing' },
        players: { min: 1, max: 6 },
      },
    ],
    form: FORM,
    forms: [],
    runs: [],
    tables: tables(),
    bin: [],
    packs: {
      generation: 1,
      stage: 'ready',
      safeMode: false,
      packs: [
        {
          ...pack,
          id: 'frost',
          title: 'Base set',
          version: '1.0.0',
          authors: ['The Fort Committee'],
          folder: '/opt/snow-fort/packs/frost',
          origin: 'shipped',
          state: 'loaded',
          cards: 408,
        },
        {
          ...pack,
          id: 'thaw',
          title: 'The Late Thaw',
          description:
            'Two weeks in March: walls that sag, puddles that bite, and a snowman who has read about the equator.',
          translations: { de: { title: 'Das späte Tauwetter' } },
          version: '0.3.1',
          authors: ['Mara', 'Jonas'],
          folder: '/home/mara/packs/thaw',
          origin: 'user',
          state: 'loaded',
          cards: 26,
          warnings: 1,
        },
        {
          ...pack,
          id: 'choir',
          title: 'The Drowned Choir',
          version: '2.0.0',
          authors: ['A. N. Author'],
          folder: '/home/mara/packs/choir',
          origin: 'user',
          state: 'skipped',
          errors: 2,
        },
        {
          ...pack,
          id: 'umbrella',
          title: 'Umbrellas',
          version: '1.1.0',
          authors: ['Jonas'],
          folder: '/home/mara/packs/umbrella',
          origin: 'commandLine',
          state: 'disabled',
          cards: 7,
        },
      ],
    },
    problems: [
      {
        severity: 'error',
        pack: 'choir',
        file: 'cards/relics.json',
        line: 41,
        column: 17,
        pointer: '/cards/3/effect/amount',
        sentence: 'There is no amount "warmht".',
        cure: 'Did you mean "warmth"?',
        card: 'choir:bell',
        title: 'Bell',
        follows: false,
      },
      {
        severity: 'error',
        pack: 'choir',
        file: 'pack.json',
        line: 7,
        column: 3,
        pointer: '/requires',
        sentence: 'The pack cannot be used, for one of its cards cannot be read.',
        cure: '',
        card: null,
        title: null,
        follows: true,
      },
      {
        severity: 'warning',
        pack: 'thaw',
        file: 'cards/objects.json',
        line: 112,
        column: 5,
        pointer: '/cards/9',
        sentence: 'Nobody can ever get the card "Puddle".',
        cure: 'Put it into a deck, or into a loot table.',
        card: 'thaw:puddle',
        title: 'Puddle',
        follows: false,
      },
    ],
    cards: cards(),
    cardOf: (row) => ({
      face: face(row.id, row.name, row.kind),
      game: row.game,
      pack: row.pack,
      file: `cards/${row.kind}s.json`,
      line: 12,
      column: 5,
      patchedBy: row.id.endsWith('-0')
        ? [{ pack: 'thaw', file: 'patches/lanterns.json', fields: ['cost', 'story'] }]
        : [],
    }),
    results: [
      {
        table: 'b1',
        game: GAME,
        result: 'won',
        sentence: 'The fort stood until noon, and the sun apologised.',
        heroes: [hero(4)],
        turns: 38,
        seed: 'nine-late-moons',
        ended: EVENING - 5 * DAY,
      },
      {
        table: 'b2',
        game: GAME,
        result: 'lost',
        sentence: 'All walls melted. The carrots are being counted.',
        heroes: [hero(0), hero(8)],
        turns: 22,
        seed: 'ten-cold-keys',
        ended: EVENING - 6 * DAY,
      },
    ],
    records: [
      {
        table: 'b1',
        game: GAME,
        date: '2026-03-09',
        players: ['Mara'],
        heroes: [hero(4)],
        portraits: [],
        result: 'won',
        turns: 38,
        card: 'The Sun, Personally',
      },
    ],
    backups: [
      { name: 'manual-2026-03-14.zip', kind: 'manual', made: EVENING, size: 4_812_345 },
      { name: 'auto-2026-03-13.zip', kind: 'automatic', made: EVENING - DAY, size: 4_610_200 },
      { name: 'migration-3.zip', kind: 'migration', made: EVENING - 20 * DAY, size: 812_000 },
    ],
  };
}

/** A host that was started for the first time. */
export function freshState(state: FakeState): FakeState {
  return {
    ...state,
    settings: { ...SETTINGS, names: [] },
    tables: [],
    results: [],
    records: [],
    backups: [],
  };
}

const MOOR = 'moor-walk';

/** A game without packs, decks and options, for two people at least. */
const MOOR_FORM: NewGameForm = {
  game: MOOR,
  seats: { min: 2, max: 4 },
  heroes: ['Lark', 'Heron', 'Plover', 'Snipe'].map((name) => ({
    id: name.toLowerCase(),
    name,
    note: '',
    pack: '',
    face: face(name.toLowerCase(), name, 'bird'),
    deck: [],
  })),
  options: [],
  bots: [{ id: 'calm', label: 'calm', about: 'Waits for the mist to lift.' }],
  bot: 'calm',
  packs: [],
};

/** A host with two games that share the name of a kind. */
export function twoGamesState(): FakeState {
  const state = startingState();
  const [first] = state.tables;
  return {
    ...state,
    games: [
      ...state.games,
      {
        id: MOOR,
        title: 'Moor Walk',
        about: 'Four birds, one path, and a great deal of weather.',
        cover: plainDrawing('cover/moor', 'Moor Walk'),
        minutes: { min: 20, max: 20 },
        epilogue: 'What the birds said',
        primer: [
          {
            id: 'goal',
            title: 'What you want',
            text: ['To cross the moor.'],
            terms: [{ term: 'Lark', about: 'sings.' }],
          },
        ],
        others: [],
        kinds: { object: 'thing', bird: 'bird' },
        players: { min: 2, max: 4 },
      },
    ],
    forms: [MOOR_FORM],
    tables: [
      ...state.tables,
      { ...first, table: 'm1', game: MOOR, turn: 7, seed: 'one-pale-path', updated: EVENING - 2 * DAY },
    ],
    packs: {
      ...state.packs,
      packs: [
        ...state.packs.packs,
        {
          ...pack,
          game: MOOR,
          id: 'reeds',
          title: 'Reeds',
          version: '1.0.0',
          authors: ['The Moor'],
          folder: '/opt/moor/packs/reeds',
          origin: 'shipped',
          state: 'loaded',
          cards: 3,
        },
      ],
    },
    cards: [
      ...state.cards,
      ...['Stone', 'Reed', 'Lamp'].map((name, i) => ({
        id: `reeds:${name.toLowerCase()}`,
        game: MOOR,
        pack: 'reeds',
        kind: i === 0 ? 'bird' : 'object',
        name,
        excerpt: 'It lies there.',
      })),
    ],
    results: [...state.results, { ...state.results[0], table: 'm1', game: MOOR, seed: 'one-pale-path' }],
    records: [...state.records, { ...state.records[0], table: 'm1', game: MOOR, card: null }],
  };
}
