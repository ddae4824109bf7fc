// Six lamps stand around a pond. A lamplighter walks there, pays for light with oil, and rests to find more.
import type { Game, MatchBase, Refusal, StateBase } from '../../../shared/engine/game.ts';
import { streamKeys } from '../../../shared/engine/random.ts';
import type { Step } from '../../../shared/engine/step.ts';

export const SPACES = 6;
/** Oil that a lamp takes, and lamps that have to burn. */
export const PRICE = 3;
export const GOAL = 2;
const CARDS = 18;

export interface LampsState extends StateBase {
  at: number;
  lit: number[];
  hand: number[];
  deck: number[];
  spent: number[];
}
export type LampsAction =
  { do: 'walk'; to: number } | { do: 'light'; pay: readonly number[] } | { do: 'rest' };
export type LampsEvent = { seat: number; rule: string } & (
  | { kind: 'walked'; path: number[] }
  | { kind: 'lit'; space: number; cards: readonly number[] }
  | { kind: 'kept'; card: number }
);

const ONE = { seat: 0, rule: '' };
const oilOf = (card: number): number => 1 + (card % 3);
export const idOf = (card: number): string => `oil:${oilOf(card)}`;
export const sumOf = (cards: readonly number[]): number => cards.reduce((sum, card) => sum + oilOf(card), 0);

/** The way to a space, one or two steps clockwise; empty where that is too far. */
function wayTo(from: number, to: number): number[] {
  const steps = (to - from + SPACES) % SPACES;
  return Array.from({ length: steps <= 2 ? steps : 0 }, (_, i) => (from + 1 + i) % SPACES);
}

export function refusalOf(state: LampsState, action: LampsAction): Refusal | null {
  const refuse = (code: string): Refusal => ({ code, data: {}, rule: '' });
  if (action.do === 'walk') return wayTo(state.at, action.to).length > 0 ? null : refuse('far');
  if (action.do === 'rest') return null;
  if (state.lit.includes(state.at)) return refuse('burns');
  return sumOf(action.pay) >= PRICE ? null : refuse('little');
}

/** Of two cards one is kept. */
function rest(g: Step<MatchBase, LampsState, LampsEvent>): void {
  const { state } = g;
  if (state.deck.length < 2) return g.end({ result: 'lost', winners: [], reason: 'dark' });
  state.turn++;
  g.reveal();
  const found = state.deck.splice(-2);
  const card = Number(g.choose({ ...ONE, kind: 'keep', options: found, data: {} }));
  state.hand.push(card);
  state.spent.push(...found.filter((other) => other !== card));
  g.emit({ ...ONE, kind: 'kept', card });
}

function viewOf({ turn, at, lit, hand, deck, spent }: LampsState) {
  const seen = hand.map((card) => ({ card, id: idOf(card) }));
  return { turn, at, lit: [...lit], hand: seen, deck: deck.length, spent: spent.length };
}
export type LampsView = ReturnType<typeof viewOf>;

export const lamps: Game<MatchBase, LampsState, LampsAction, LampsEvent> = {
  id: 'lamps',
  rulesVersion: 1,
  upgraders: {},
  seats: { min: 1, max: 1 },
  match: ({ seed }) => ({ seats: 1, keys: streamKeys(seed, ['deck']) }),
  blank: () => {
    const base = { rng: [0], dice: [], turn: 1, outcome: null };
    return { ...base, at: 0, lit: [], hand: [], deck: [], spent: [] };
  },
  begin(g) {
    g.state.deck = Array.from({ length: CARDS }, (_, card) => card);
    g.shuffle(g.state.deck, 0);
    g.state.hand = g.state.deck.splice(-3);
  },
  decisions: (_match, { outcome }) =>
    outcome === null ? [{ ...ONE, kind: 'turn', options: null, data: {} }] : [],
  check: (_match, state, _seat, action) => refusalOf(state, action),
  apply(g, _seat, action) {
    const { state } = g;
    if (action.do === 'rest') return rest(g);
    if (action.do === 'walk') {
      g.emit({ ...ONE, kind: 'walked', path: wayTo(state.at, action.to) });
      state.at = action.to;
      return;
    }
    state.lit.push(state.at);
    state.hand = state.hand.filter((card) => !action.pay.includes(card));
    state.spent.push(...action.pay);
    g.emit({ ...ONE, kind: 'lit', space: state.at, cards: action.pay });
    if (state.lit.length === GOAL) g.end({ result: 'won', winners: [0], reason: 'bright' });
  },
  options: () => [],
  intents: () => [],
  view: (_match, state) => viewOf(state),
  redact: (_match, event) => ({ ...event }) as never,
  hidden: (_match, { deck }) => [{ piles: [deck], stays: [] }],
};
