// Noughts and crosses: a toy on a board of three times three cells, which nothing but a grid shows as it is. Once in a game
// each seat may turn a mark of the other one into its own, or lift it, so that a cell can have two choices.
import type { Refusal, Seat } from '../../shared/engine/game.ts';
import type { Json } from '../../shared/engine/json.ts';
import type { GameEntry } from '../../shared/games/index.ts';
import { plainGame } from '../../shared/parts/plain/game.ts';
import { plainRules, type TurnState } from '../../shared/parts/plain/rules.ts';
import { plainMatch, type PlainMatch, type PlainSetup } from '../../shared/parts/plain/setup.ts';
import type { Zone } from '../../shared/tableau/tableau.ts';
import { createWords } from '../../shared/words/messages.ts';
import { text } from '../../shared/words/tokens.ts';
import { plainDrawing } from './drawing.ts';

type NoughtsAction = { do: 'mark' | 'turn' | 'lift'; cell: string };

interface NoughtsState extends TurnState {
  /** Whose mark is in each cell; -1: it is free. */
  marks: number[];
  /** Whether a seat has turned or lifted a mark of the other one. */
  meddled: boolean[];
}

type NoughtsEvent = { kind: 'marked' | 'turned' | 'lifted'; cell: string; seat: Seat; rule: string };

const SETUP = {
  seats: { min: 2, max: 2 },
  heroes: ['cross', 'nought'],
  streams: [],
  options: {},
} satisfies PlainSetup;

const SIDE = 3;
/** Cells in the order in which they are read: a1, b1, c1, a2 ... */
export const CELLS: readonly string[] = [1, 2, 3].flatMap((row) =>
  ['a', 'b', 'c'].map((column) => `${column}${row}`),
);

const LINES: readonly (readonly number[])[] = [
  ...[0, 1, 2].map((row) => [0, 1, 2].map((column) => row * SIDE + column)),
  ...[0, 1, 2].map((column) => [0, 1, 2].map((row) => row * SIDE + column)),
  [0, 4, 8],
  [2, 4, 6],
];

const TOLD = { mark: 'marked', turn: 'turned', lift: 'lifted' } as const;

const refuse = (code: string): Refusal => ({ code, data: {}, rule: 'N-1' });

const noughts = plainRules<PlainMatch<typeof SETUP>, NoughtsState, NoughtsAction, NoughtsEvent>({
  id: 'noughts',
  seats: SETUP.seats,
  turn: 'N-1',
  match: plainMatch(SETUP),
  blank: () => ({ marks: CELLS.map(() => -1), meddled: [false, false] }),
  begin: ({ state }) => void (state.turn = 1),
  check(_match, { marks, meddled }, seat, action) {
    const mark = marks[CELLS.indexOf(action.cell)];
    if (action.do === 'mark') return mark < 0 ? null : refuse('taken');
    if (meddled[seat]) return refuse('meddled');
    return mark === 1 - seat ? null : refuse('none');
  },
  apply(g, seat, action) {
    const { state } = g;
    const { marks } = state;
    marks[CELLS.indexOf(action.cell)] = action.do === 'lift' ? -1 : seat;
    if (action.do !== 'mark') state.meddled[seat] = true;
    g.emit({ kind: TOLD[action.do], cell: action.cell, seat, rule: 'N-1' });
    if (LINES.some((line) => line.every((cell) => marks[cell] === seat)))
      return g.end({ result: 'won', winners: [seat], reason: 'line' });
    if (!marks.includes(-1)) return g.end({ result: 'lost', winners: [], reason: 'full' });
    state.active = 1 - seat;
    state.turn++;
  },
  tries: (_match, { marks }, seat) =>
    CELLS.flatMap((cell, i) => {
      const meddling = marks[i] === 1 - seat ? (['turn', 'lift'] as const) : [];
      return (['mark', ...meddling] as const).map((name) => ({ do: name, cell }));
    }),
});

/** What lies on the table: the board. */
const boardOf = ({ marks }: NoughtsState): Zone => ({
  id: 'board',
  title: text('Board'),
  seat: null,
  facts: [],
  layout: {
    cells: CELLS.map((id, i) => ({
      id,
      title: text(id),
      column: (i % SIDE) + 1,
      row: Math.floor(i / SIDE) + 1,
      tone: 'plain',
    })),
  },
  count: marks.filter((mark) => mark >= 0).length,
  cards: marks.flatMap((mark, card) =>
    mark < 0 ? [] : [{ card, id: SETUP.heroes[mark], notes: [], tone: 'plain' as const, cell: CELLS[card] }],
  ),
  empty: [],
});

const words = createWords(
  'en',
  {
    title: 'Noughts and crosses',
    about: 'Three in a row.',
    'hero.kind': 'Mark',
    'hero.note': 'One of two.',
    'hero.cross': 'Cross',
    'hero.nought': 'Nought',
    'group.mark': 'Make a mark',
    'group.turn': 'Turn a mark into your own',
    'group.lift': 'Lift a mark',
    'action.mark': 'Mark {cell}',
    'action.turn': 'Turn {cell}',
    'action.lift': 'Lift {cell}',
    'event.marked': '{hero} marks {cell}.',
    'event.turned': '{hero} turns {cell}.',
    'event.lifted': '{hero} lifts {cell}.',
    'refusal.taken': 'There is a mark already.',
    'refusal.meddled': 'You have done so before.',
    'refusal.none': 'There is no mark of the other one.',
    'outcome.line': '{Hero} has three in a row.',
    'outcome.full': 'The board is full.',
    turn: '{hero}: make a mark',
    wait: '{Hero} thinks.',
  },
  {},
);

const isAction = (value: Json): boolean => ['mark', 'turn', 'lift'].includes((value as { do: string }).do);

const { dye, paper, glyph, emblem, picture } = plainDrawing('any', 'Any');

/** The toy as an entry of the registry of games. */
export const noughtsEntry = plainGame({
  game: noughts,
  setup: SETUP,
  isAction,
  messages: { en: words, de: words },
  minutes: { min: 1, max: 2 },
  look: { dye, paper, glyph, emblem, picture },
  shown: { zones: (state) => [boardOf(state)], cell: ({ cell }) => cell },
}) as unknown as GameEntry;
