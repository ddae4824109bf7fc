// The smallest game that plain rules make: seats take pebbles from a heap, and may be asked whether to take one more.
import type { Seat } from '../../../../shared/engine/game.ts';
import type { Json } from '../../../../shared/engine/json.ts';
import type { Step } from '../../../../shared/engine/step.ts';
import type { PlainGame } from '../../../../shared/parts/plain/game.ts';
import { plainRules, type PlainRules, type TurnState } from '../../../../shared/parts/plain/rules.ts';
import { plainMatch, type PlainMatch, type PlainSetup } from '../../../../shared/parts/plain/setup.ts';
import { createWords } from '../../../../shared/words/messages.ts';
import { plainDrawing } from '../../../support/drawing.ts';

const SETUP = {
  seats: { min: 2, max: 3 },
  heroes: ['ann', 'ben', 'cat'],
  streams: ['die', 'weather'],
  options: { heap: { rule: 'P-1', values: [4, 9] }, kind: { rule: 'P-2', values: [false, true] } },
} as const satisfies PlainSetup;
type PebbleMatch = PlainMatch<typeof SETUP>;
interface PebbleState extends TurnState {
  heap: number;
  taken: number[];
  /** The seat that was lucky last. */
  lucky: Seat | null;
}
export type PebbleAction = { do: 'take'; count: number } | { do: 'pass' };
type PebbleEvent = { kind: 'took'; count: number; all: boolean; seat: Seat; rule: string };

export const rules: PlainRules<PebbleMatch, PebbleState, PebbleAction, PebbleEvent> = {
  id: 'pebbles',
  seats: SETUP.seats,
  turn: 'P-1',
  match: plainMatch(SETUP),
  blank: ({ seats }) => ({ heap: 0, taken: Array.from({ length: seats }, () => 0), lucky: null }),
  begin({ state, match }) {
    state.heap = match.heap;
    state.turn = 1;
  },
  check: (_match, { heap }, _seat, action) =>
    action.do === 'take' && action.count > heap ? { code: 'few', data: { heap }, rule: 'P-1' } : null,
  apply(g: Step<PebbleMatch, PebbleState, PebbleEvent>, seat, action) {
    const { state, match } = g;
    const more =
      action.do === 'take' &&
      g.roll(0, 6) === 6 &&
      g.choose({ seat, kind: 'more', options: ['yes', 'no'], data: { heap: state.heap }, rule: 'P-2' }) ===
        'yes';
    const count = action.do === 'take' ? action.count + Number(more) : 0;
    state.heap -= count;
    state.taken[seat] += count;
    if (count > 0) g.emit({ kind: 'took', count, all: state.heap === 0, seat, rule: 'P-1' });
    if (state.heap === 0) return g.end({ result: 'won', winners: [seat], reason: 'empty' });
    state.active = (seat + 1) % match.seats;
    state.turn++;
  },
  tries: () => [{ do: 'take', count: 1 }, { do: 'take', count: 5 }, { do: 'pass' }],
};
export const pebbles = plainRules(rules);

const words = createWords(
  'en',
  {
    title: 'Pebbles',
    about: 'A heap of them.',
    'hero.kind': 'Child',
    'hero.note': 'Small hands.',
    'option.heap': 'Heap',
    'option.heap.about': 'How many there are.',
    'option.heap.4': 'four',
    'option.heap.9': 'nine',
    'option.kind': 'Kind',
    'option.kind.about': 'No matter.',
    'option.kind.false': 'no',
    'option.kind.true': 'yes',
    'group.take': 'Take',
    'group.pass': 'Pass',
    'action.take': 'Take {count}',
    'action.pass': 'Pass',
    'event.took': '{hero} takes {count}{all, select, true {, the last} other {}}.',
    'refusal.few': 'Only {heap}.',
    'question.more': 'One more of {heap}?',
    'answer.yes': 'Yes',
    'answer.no': 'No',
    'outcome.empty': '{Hero} wins.',
    'fact.heap': 'Heap',
    'fact.weather': 'Weather',
    wait: '{Hero} thinks.',
  },
  {},
);

export const isAction = (value: Json): boolean => ['take', 'pass'].includes((value as { do: string }).do);

const { dye, paper, glyph, emblem, picture } = plainDrawing('any', 'Any');
export const plain: PlainGame<PebbleMatch, PebbleState, PebbleAction, PebbleEvent> = {
  game: pebbles,
  setup: SETUP,
  isAction,
  messages: { en: words, de: words },
  minutes: { min: 1, max: 2 },
  look: { dye, paper, glyph, emblem, picture },
};
