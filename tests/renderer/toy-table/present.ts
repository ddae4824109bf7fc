import type { Question } from '../../../shared/engine/game.ts';
import type { GameEntry } from '../../../shared/games/index.ts';
import type { GameWords, Presenter } from '../../../shared/tableau/presenter.ts';
import type { Choice, ChoiceGroup, Prompt } from '../../../shared/tableau/tableau.ts';
import { text, type Phrase } from '../../../shared/words/tokens.ts';
import { plainDrawing } from '../../support/drawing.ts';
import type { LampsAction, LampsEvent, LampsState } from './rules.ts';
import { GOAL, idOf, lamps, PRICE, refusalOf, sumOf } from './rules.ts';

export const NAMES = ['Bridge', 'Mill', 'Gate', 'Well', 'Market', 'Tower'];
const QUESTION = text('Which oil do you keep?');
const REFUSALS: { readonly [code: string]: string } = {
  far: 'That is not one or two steps clockwise.',
  burns: 'This lamp burns already.',
  little: `A lamp takes ${PRICE} oil.`,
};

const nameOf = (id: string): string => `Oil ${id.slice(4)}`;
const card = (of: number): Phrase => [{ card: idOf(of), text: nameOf(idOf(of)) }];
const oil = (amount: number): Phrase => [{ number: amount }, { text: ' ' }, { symbol: 'oil', text: 'oil' }];
const why = ({ code }: { code: string }) => ({ sentence: text(REFUSALS[code] ?? 'Not now.'), rule: '' });

function say(action: LampsAction): Phrase {
  const words = { light: 'Light it', rest: 'Rest' };
  return text(action.do === 'walk' ? `Walk to the ${NAMES[action.to]}` : words[action.do]);
}

function told(event: LampsEvent): Phrase {
  if (event.kind === 'walked') return text(`You walk to the ${NAMES[event.path.at(-1) ?? 0]}.`);
  if (event.kind === 'lit') return text(`The lamp of the ${NAMES[event.space]} burns.`);
  return [...text('You keep '), ...card(event.card), ...text('.')];
}

function payment(hand: readonly number[], pay: readonly number[]): Choice['form'] {
  const sources = hand.map((of) => {
    const uses = [{ label: oil(sumOf([of])), value: of }];
    return { card: of, label: card(of), note: [], risk: false, uses, proposed: pay.includes(of) ? 0 : -1 };
  });
  const ways = [{ label: text('Oil'), set: {}, asked: [{ symbol: 'oil', amount: PRICE, short: 0 }] }];
  return { kind: 'payment', price: oil(PRICE), sources, ways, proposed: 0, field: 'pay' };
}

function group(state: LampsState, title: string, ...actions: LampsAction[]): ChoiceGroup {
  const choices = actions.map((action): Choice => {
    const refusal = refusalOf(state, action);
    const paid = action.do === 'light' && refusal === null ? payment(state.hand, action.pay) : null;
    const rest = { card: -1, warnings: [], note: [], minor: false, onward: action.do === 'rest' };
    const said = { action: action as never, label: say(action), refusal: refusal && why(refusal) };
    return { ...rest, ...said, form: paid };
  });
  return { id: title.toLowerCase(), title: text(title), choices };
}

function prompt(state: LampsState, seat: number, question: Question | null): Prompt {
  const base = { seat, rule: '', notes: [], cards: [], groups: [] };
  if (question !== null) {
    const answers = question.options.map((value) => ({ value, card: -1, label: card(Number(value)) }));
    return { ...base, kind: 'keep', title: QUESTION, answers };
  }
  const walks = NAMES.map((_, to): LampsAction => ({ do: 'walk', to }));
  // The last cards that will do are proposed.
  const first = state.hand.findLastIndex((_, i, hand) => sumOf(hand.slice(i)) >= PRICE);
  const light = group(state, 'Light', { do: 'light', pay: state.hand.slice(Math.max(first, 0)) });
  const groups = [group(state, 'Walk', ...walks), light, group(state, 'Rest', { do: 'rest' })];
  return { ...base, kind: 'turn', title: text('Where is light needed?'), answers: null, groups };
}

const presenter = (): Presenter<LampsState, LampsAction, LampsEvent> => ({
  narrator: () => ({
    event: told,
    refusal: (refusal) => why(refusal).sentence,
    action: say,
    question: () => QUESTION,
    answer: (_question, of) => card(Number(of)),
    outcome: ({ result }) => text(result === 'won' ? 'The pond is bright.' : 'All oil is gone.'),
    reason: () => [],
    seat: () => text('Lamplighter'),
  }),
  tableau: ({ turn, hand }) => {
    const cards = hand.map((of) => ({ card: of, id: idOf(of), notes: [], tone: 'plain' as const }));
    const zone = { id: 'hand', title: text('Hand'), seat: 0, facts: [], layout: 'row', empty: [] } as const;
    const zones = [{ ...zone, cards, count: cards.length }];
    return { title: text(`Turn ${turn}`), facts: [], zones, ending: [] };
  },
  prompt,
  face: (id) => {
    const name = nameOf(id);
    const drawing = plainDrawing(id, name, id.slice(4));
    return { id, name, kind: text('oil'), values: [], text: [], story: null, drawing };
  },
  backs: ['back/oil'],
  cause: () => [],
  weight: () => 'plain',
  why,
});

const GOAL_TEXT = `Walk one or two steps, and pay ${PRICE} oil for a lamp. Light ${GOAL} lamps to win.`;
const words: GameWords = {
  title: 'Lamps',
  about: 'Light around a pond.',
  cover: plainDrawing('cover', 'Lamps'),
  minutes: { min: 2, max: 5 },
  kinds: {},
  primer: [{ id: 'goal', title: 'The goal', text: [GOAL_TEXT], terms: [] }],
};

/** The lamps as an entry of the registry of games. It is never asked for packs, setups, scenarios or bots. */
export const lampsEntry = {
  game: lamps,
  bots: { none: () => ({}) },
  words: { en: words, de: words },
  presenter,
  secret: () => false,
} as unknown as GameEntry;
