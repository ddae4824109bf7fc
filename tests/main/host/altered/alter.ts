// Tables as files that have been altered: by hand, by malice, or in transit.
import { clone } from '../../../../shared/engine/json.ts';
import type { Draw } from '../../../../shared/engine/random.ts';
import type { SavedTable } from '../../../../shared/engine/log.ts';

/** Plain data of which nothing is known any more; a list is read by its numbers. */
export interface Loose {
  [key: string]: Loose;
}
type Change = (table: Loose, draw: Draw) => void;

const HUGE = 1_000_000_000;
/** What a field may be replaced with. */
const VALUES: readonly unknown[] = [
  HUGE,
  -1,
  -HUGE,
  0,
  0.5,
  '',
  'x'.repeat(100_000),
  null,
  true,
  [],
  {},
  [[]],
];

const any = <T>(list: readonly T[], draw: Draw): T => list[draw(list.length)];
const someCard = (table: Loose, kind: string, draw: Draw): Loose =>
  any(
    Object.values(table.definitions as { [id: string]: Loose }).filter(
      (card) => (card.kind as unknown) === kind,
    ),
    draw,
  );
const put = (record: Loose, key: string | number, value: unknown): void => {
  record[key] = value as Loose;
};

/** A field, anywhere inside, and the record that it is in. */
function someField(value: Loose, draw: Draw): [Loose, string] {
  let record = value;
  for (;;) {
    const keys = Object.keys(record);
    const key = any(keys, draw);
    const inside = record[key];
    if (typeof inside !== 'object' || inside === null || Object.keys(inside).length === 0 || draw(6) === 0)
      return [record, key];
    record = inside;
  }
}

export function damage(value: Loose, draw: Draw, times: number): void {
  for (let i = 0; i < times; i++) {
    const [record, key] = someField(value, draw);
    if (draw(4) === 0) delete record[key];
    else put(record, key, any(VALUES, draw));
  }
}

/** Stand for what `JSON.stringify` cannot write: lists within lists, and numbers that are not read as they are written. */
const DEEP = 'lists within lists';
const DEPTH = 20_000;
const BEYOND = 'a number beyond all numbers';
const MINUS_NOTHING = 'minus nothing';
const NESTED = 'conditions within conditions';
const RAW: readonly (readonly [marker: string, text: string])[] = [
  [DEEP, '['.repeat(DEPTH) + ']'.repeat(DEPTH)],
  [BEYOND, '1e999'],
  [MINUS_NOTHING, '-0'],
  [NESTED, `${'{"is":"not","of":'.repeat(DEPTH)}{"is":"amount","of":1,"min":1}${'}'.repeat(DEPTH)}`],
];

/** More than any client or thread should be handed: records, a text, or conditions within conditions. */
const MANY = 200_000;
const records = (): unknown => Array.from({ length: MANY }, () => ({}));
const LONG = 3_000_000;

const entriesOf = (table: Loose): Loose[] => table.log as unknown as Loose[];
const someAction = (table: Loose, draw: Draw): Loose =>
  any(
    entriesOf(table).filter(({ kind }) => (kind as unknown) === 'action'),
    draw,
  ).body;

/** The table as one of older rules whose log leads nowhere: what is left of it is its position. */
function lifted(table: Loose): Loose {
  put(table, 'rulesVersion', 2);
  put(table, 'hash', '0'.repeat(16));
  return (table.checkpoint as Loose).state as Loose;
}

/** What is altered, by name. */
const ALTERATIONS: { readonly [name: string]: Change } = {
  'a card in a thousand million copies': (table, draw) =>
    put(someCard(table, 'weapon', draw), 'copies', HUGE),
  'a starter deck of a thousand million cards': (table, draw) => {
    const deck = (someCard(table, 'hero', draw).hero as Loose).deck as Loose;
    put(deck, Object.keys(deck)[0], HUGE);
  },
  'a board that can never be laid out': (table, draw) =>
    put(someCard(table, 'board', draw).board as Loose, 'apart', 12),
  'a board without end': (table, draw) => put(someCard(table, 'board', draw).board as Loose, 'sectors', HUGE),
  'a foe with more loot than there is': (table, draw) => put(someCard(table, 'foe', draw), 'loot', HUGE),
  'an effect that repeats without end': (table, draw) =>
    put(someCard(table, 'weapon', draw), 'rules', [
      { when: 'played', do: [{ do: 'repeat', times: HUGE, then: [{ do: 'draw', count: 99 }] }] },
    ]),
  'a card with damaged fields': (table, draw) =>
    damage(any(Object.values(table.definitions as { [id: string]: Loose }), draw), draw, 3),
  'definitions that are gone': (table) => put(table, 'definitions', {}),
  'thirty thousand definitions': (table, draw) => {
    const card = someCard(table, 'weapon', draw);
    for (let i = 0; i < 30_000; i++) put(table.definitions as Loose, `base:card-${i}`, card);
  },
  'six hundred thousand entries': (table) =>
    put(
      table,
      'log',
      Array.from({ length: 600_000 }, (_, i) => ({ n: i + 1, seat: 0, kind: 'undo' })),
    ),
  'a log that repeats itself': (table) => {
    const log = table.log as unknown as Loose[];
    put(
      table,
      'log',
      [...log, ...log].map((entry, i) => ({ ...entry, n: i + 1 })),
    );
  },
  'nothing but undo': (table) =>
    put(
      table,
      'log',
      Array.from({ length: 4_500 }, (_, i) => ({
        n: i + 1,
        seat: 0,
        kind: 'undo',
        body: null,
        externals: [],
      })),
    ),
  'damaged entries': (table, draw) => damage(table.log, draw, 3),
  'an entry as deep as a well': (table) => put((table.log as unknown as Loose[])[0], 'body', DEEP),
  'a damaged setup': (table, draw) => damage(table.setup as Loose, draw, 2),
  'other heroes': (table) => put(table.setup as Loose, 'heroes', ['base:nobody']),
  'the rules of tomorrow': (table) => put(table, 'rulesVersion', 99),
  'older rules and a damaged position': (table, draw) => damage(lifted(table), draw, 3),
  'older rules and cards that do not exist': (table, draw) => {
    const state = lifted(table);
    put(any(state.heroes as unknown as Loose[], draw), 'hand', [HUGE, 5, 5, 5]);
  },
  'older rules and a card that lies twice': (table) => {
    const decks = lifted(table).decks as unknown as { foe: number[]; loot: number[] };
    decks.foe.push(decks.loot[0]);
  },
  'older rules and a deck without end': (table) => {
    put(
      lifted(table).decks as Loose,
      'encounter',
      Array.from({ length: 400_000 }, () => 7),
    );
  },
  'a base that claims more than the log has': (table) =>
    put(table, 'base', { entries: HUGE, state: (table.checkpoint as Loose).state }),
  'a damaged base': (table, draw) => {
    const state = clone((table.checkpoint as Loose).state) as Loose;
    damage(state, draw, 2);
    put(table, 'base', { entries: (table.log as unknown as Loose[]).length, state });
  },
  'results that no entry asks for': (table) => {
    for (const entry of entriesOf(table))
      put(
        entry,
        'externals',
        Array.from({ length: 1000 }, () => ({})),
      );
  },
  'a result without end': (table, draw) => put(any(entriesOf(table), draw), 'externals', ['x'.repeat(LONG)]),
  'an action that says more than it does': (table, draw) => put(someAction(table, draw), 'more', records()),
  'an action with a text without end': (table, draw) =>
    put(someAction(table, draw), 'more', 'x'.repeat(LONG)),
  'a setup that says more than it does': (table) => put(table.setup as Loose, 'more', records()),
  'players without end': (table) => put(table, 'players', records()),
  'a field that is not read': (table) => put(table, 'more', records()),
  'heroes without end': (table) =>
    put(
      table.setup as Loose,
      'heroes',
      Array.from({ length: MANY }, () => 0),
    ),
  'an option without end': (table) =>
    put((table.setup as Loose).options as Loose, `\n${'x'.repeat(LONG)}`, records()),
  'a seat that is not there': (table) => {
    const log = entriesOf(table);
    for (const kind of ['undo', 'redo'])
      log.push({ n: log.length + 1, seat: 9, kind, body: null, externals: [] } as unknown as Loose);
  },
  'a card under a name that is none': (table) =>
    put(table.definitions as Loose, 'a line\nand another', 'no card'),
  'a card under the name of another': (table, draw) =>
    put(table.definitions as Loose, 'base:another', someCard(table, 'weapon', draw)),
  'a card that could touch prototypes': (table, draw) =>
    Object.defineProperty(table.definitions, '__proto__', {
      value: someCard(table, 'weapon', draw),
      enumerable: true,
    }),
  'a card of fields without end': (table, draw) => {
    const card = someCard(table, 'weapon', draw);
    for (let i = 0; i < MANY; i++) put(card, `field-${i}`, 0);
  },
  'a name that commands a terminal': (table, draw) =>
    put(someCard(table, 'weapon', draw), 'name', '\u001b]8;;http://evil\u0007\u202e'),
  'conditions within conditions': (table, draw) =>
    put(someCard(table, 'weapon', draw), 'rules', [
      { when: 'played', if: NESTED, do: [{ do: 'draw', cards: 1 }] },
    ]),
  'twenty copies of thousands of cards': (table, draw) => {
    const card = { ...someCard(table, 'weapon', draw), copies: 20 };
    for (let i = 0; i < 4_000; i++) put(table.definitions as Loose, `base:c${i}`, { ...card, id: `c${i}` });
  },
  'thousands of cards of another pack': (table, draw) => {
    const card = someCard(table, 'weapon', draw);
    for (let i = 0; i < 4_000; i++) put(table.definitions as Loose, `other:c${i}`, { ...card, id: `c${i}` });
  },
  'thousands of heroes': (table, draw) => {
    const card = someCard(table, 'hero', draw);
    for (let i = 0; i < 4_000; i++) put(table.definitions as Loose, `base:h${i}`, { ...card, id: `h${i}` });
  },
  'a number beyond all numbers': (table, draw) => {
    const [record, key] = someField(table, draw);
    put(record, key, BEYOND);
  },
  'minus nothing': (table, draw) => {
    const [record, key] = someField(table, draw);
    put(record, key, MINUS_NOTHING);
  },
  'older rules and a position with fields of its own': (table) =>
    put(lifted(table), 'more', 'x'.repeat(LONG)),
  'a hash that is wrong': (table) => put(table, 'hash', 'f'.repeat(16)),
  'fields anywhere': (table, draw) => damage(table, draw, 4),
};

/** Names of the alterations of a file's text. */
const CUTS = ['cut off', 'with a stray byte'] as const;

export const KINDS: readonly string[] = [...Object.keys(ALTERATIONS), ...CUTS];

/** @param number which of the kinds, in turn */
export function altered(saved: SavedTable, number: number, draw: Draw): { kind: string; bytes: Buffer } {
  const kind = KINDS[number % KINDS.length];
  const table = clone(saved) as unknown as Loose;
  if (Object.hasOwn(ALTERATIONS, kind)) ALTERATIONS[kind](table, draw);
  const text = RAW.reduce((all, [marker, raw]) => all.replace(`"${marker}"`, raw), JSON.stringify(table));
  const bytes = Buffer.from(text);
  if (kind === 'cut off') return { kind, bytes: bytes.subarray(0, draw(bytes.length)) };
  if (kind === 'with a stray byte') bytes[draw(bytes.length)] = draw(256);
  return { kind, bytes };
}
