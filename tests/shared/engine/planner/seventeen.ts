// A game in which playing well is plain: draw as long as the cards are worth less than 17, then stand.
import { randomPlayer } from '../../../../shared/engine/players.ts';
import type { EventBase, Game, MatchBase, StateBase } from '../../../../shared/engine/game.ts';
import type { Player } from '../../../../shared/engine/drive.ts';
import { drawFrom, streamKeys } from '../../../../shared/engine/random.ts';
import type { Plan } from '../../../../shared/engine/planner/plan.ts';

export type Action = 'draw' | 'stand';

export interface State extends StateBase {
  /** Cards by what they are worth; the top one last. No seat sees them. */
  deck: number[];
  hand: number[];
}

const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
/** What wins. */
const LEAST = 17;
const MOST = 21;

export const worth = ({ hand }: State): number => hand.reduce((sum, card) => sum + card, 0);

const actions: readonly Action[] = ['draw', 'stand'];

export const seventeen: Game<MatchBase, State, Action, EventBase> = {
  id: 'seventeen',
  rulesVersion: 1,
  seats: { min: 1, max: 1 },
  upgraders: {},
  match: ({ seed }) => ({ seats: 1, keys: streamKeys(seed, ['deck']) }),
  blank: () => ({ rng: [0], dice: [], turn: 0, outcome: null, deck: [], hand: [] }),
  begin(g) {
    g.state.deck = [...VALUES, ...VALUES];
    g.shuffle(g.state.deck, 0);
  },
  decisions: () => [{ seat: 0, kind: 'turn', options: null, data: {}, rule: '' }],
  check: (_match, _state, _seat, action) =>
    actions.includes(action) ? null : { code: 'unknown', data: {}, rule: '' },
  apply(g, _seat, action) {
    const { state } = g;
    state.turn++;
    if (action === 'draw') state.hand.push(state.deck.pop()!);
    const won = worth(state) >= LEAST && worth(state) <= MOST;
    if (action === 'draw' && worth(state) <= MOST) return;
    g.end({ result: won ? 'won' : 'lost', winners: won ? [0] : [], reason: action });
  },
  options: () => [...actions],
  intents: () => [],
  view: (_match, { hand, deck }) => ({ hand: [...hand], deck: deck.length }),
  redact: (_match, { kind }) => kind,
  hidden: (_match, { deck }) => [{ piles: [deck], stays: [] }],
};

export type SeventeenPlayer = Player<MatchBase, State, Action>;

const player = (act: (state: State) => Action): SeventeenPlayer => ({
  act: (_match, state) => act(state),
  answer: ({ options }) => options[0],
});

/** Stands too early. */
export const timid = player((state) => (worth(state) < 12 ? 'draw' : 'stand'));
export const perfect = player((state) => (worth(state) < LEAST ? 'draw' : 'stand'));
export const random = (seed: string): SeventeenPlayer => randomPlayer(seventeen, drawFrom(seed));

/** Plans with a policy that plays badly. */
export const plan: Plan<MatchBase, State, Action, EventBase> = {
  game: seventeen,
  policy: () => timid,
  budget: { worlds: 40, rollouts: 80, depth: 20 },
};

export const matchOf = (seed: string): MatchBase =>
  seventeen.match({ seed, heroes: ['one'], packs: [], options: {} }, {});
