// A tiny game for the tests of the engine. It has one action for each thing that rule code can do: draw, ask in
// mid-step, roll, take a result from outside, open a window for all seats at once, and fail.
import type { Decision, Definitions, Game, Refusal, Setup, Told, Viewer } from '../../shared/engine/game.ts';
import { branchOf } from '../../shared/engine/branch.ts';
import type { Json } from '../../shared/engine/json.ts';
import { streamKeys } from '../../shared/engine/random.ts';
import type { Step } from '../../shared/engine/step.ts';
import { Table } from '../../shared/engine/table.ts';
import { openTable } from '../../shared/engine/versions.ts';

export interface ToyMatch {
  seats: number;
  keys: readonly number[];
  /** The value of each card; the card is its index. */
  values: readonly number[];
  hand: number;
}

export interface ToyState {
  rng: number[];
  dice: number[];
  turn: number;
  outcome: { result: 'won' | 'lost'; winners: number[]; reason: string } | null;
  active: number;
  /** Top last. */
  deck: number[];
  discard: number[];
  /** Cards in mid-air. */
  resolving: number[];
  hands: number[][];
  points: number[];
  notes: number[];
  /** A window in which every seat decides at once: -1 until a seat has cast its vote. */
  voting: boolean;
  votes: number[];
}

export type ToyAction =
  | { do: 'draw' }
  | { do: 'roll' }
  | { do: 'note'; value: number }
  | { do: 'settle' }
  | { do: 'lend'; to: number }
  | { do: 'throw' }
  | { do: 'vote' }
  | { do: 'cast'; vote: number }
  | { do: 'break'; late: boolean }
  | { do: 'win' }
  | { do: 'pass' };

type Facts =
  | { kind: 'dealt'; cards: number[] }
  | { kind: 'turnBegan'; turn: number }
  | { kind: 'drawn'; card: number }
  | { kind: 'kept'; card: number }
  | { kind: 'thrownAway'; card: number }
  | { kind: 'rolled'; value: number }
  | { kind: 'noted'; value: number }
  | { kind: 'lent'; to: number; card: number }
  | { kind: 'landed'; spots: number[] }
  | { kind: 'voteOpened' }
  | { kind: 'voteCast' }
  | { kind: 'voteClosed'; votes: number[] };
export type ToyEvent = Facts & { seat: number; rule: string };

export type ToyGame = Game<ToyMatch, ToyState, ToyAction, ToyEvent>;
export type ToyTable = Table<ToyMatch, ToyState, ToyAction, ToyEvent>;
type ToyStep = Step<ToyMatch, ToyState, ToyEvent>;

/** Streams of the toy. */
export const DECK = 0;
export const DIE = 1;

export interface ToyParts {
  /** What the outside world does; called once for each throw, unless the result is known. */
  physics?: () => number[];
  rulesVersion?: number;
  upgraders?: ToyGame['upgraders'];
  /** Points for a pip: a later version of the rules may count differently. */
  pip?: number;
  /** Called whenever rule code of a step begins: counts re-runs. */
  onRun?: () => void;
}

const refusal = (code: string, data: Refusal['data'] = {}): Refusal => ({ code, data, rule: 'TOY' });

/** Makes the toy game. */
export function makeToy(parts: ToyParts = {}): ToyGame {
  const { physics = () => [0], rulesVersion = 1, upgraders = {}, pip = 1, onRun = () => undefined } = parts;

  function apply(g: ToyStep, seat: number, action: ToyAction): void {
    onRun();
    const { state } = g;
    switch (action.do) {
      case 'draw':
        return draw(g, seat);
      case 'roll': {
        const value = g.roll(DIE, 6);
        state.points[seat] += value * pip;
        g.emit({ kind: 'rolled', value, seat, rule: 'ROLL' });
        return;
      }
      case 'note':
        state.notes.push(action.value);
        g.emit({ kind: 'noted', value: action.value, seat, rule: 'NOTE' });
        return;
      case 'settle': {
        // Two questions, nothing turned up.
        const sign = g.choose({ seat, kind: 'sign', options: [1, -1], data: {}, rule: 'SETTLE' });
        const size = g.choose({ seat, kind: 'size', options: [1, 2, 3], data: { sign }, rule: 'SETTLE' });
        state.notes.push(sign * size);
        g.emit({ kind: 'noted', value: sign * size, seat, rule: 'SETTLE' });
        return;
      }
      case 'lend':
        return lend(g, seat, action.to);
      case 'throw':
        return throwStones(g, seat, physics);
      case 'vote':
        state.voting = true;
        g.emit({ kind: 'voteOpened', seat, rule: 'VOTE' });
        return;
      case 'cast':
        return cast(g, seat, action.vote);
      case 'break':
        state.points[seat] = 999;
        state.hands[seat] = [];
        if (action.late) g.choose({ seat, kind: 'mood', options: ['well', 'ill'], data: {}, rule: 'BREAK' });
        throw new RangeError('a defect in rule code');
      case 'win':
        g.end({ result: 'won', winners: [seat], reason: 'said-so' });
        return;
      case 'pass':
        state.active = (state.active + 1) % g.match.seats;
        state.turn++;
        g.emit({ kind: 'turnBegan', turn: state.turn, seat: state.active, rule: 'TURN' });
        return;
    }
  }

  return {
    id: 'toy',
    rulesVersion,
    seats: { min: 1, max: 4 },
    upgraders,
    match: toyMatch,
    blank: (match) => ({
      rng: [0, 0],
      dice: [],
      turn: 0,
      outcome: null,
      active: 0,
      deck: [],
      discard: [],
      resolving: [],
      hands: Array.from({ length: match.seats }, () => []),
      points: Array.from({ length: match.seats }, () => 0),
      notes: [],
      voting: false,
      votes: Array.from({ length: match.seats }, () => -1),
    }),
    begin(g) {
      const { state, match } = g;
      state.deck = match.values.map((_, card) => card);
      g.shuffle(state.deck, DECK);
      for (let seat = 0; seat < match.seats; seat++) {
        state.hands[seat] = state.deck.splice(-match.hand);
        g.emit({ kind: 'dealt', cards: [...state.hands[seat]], seat, rule: 'DEAL' });
      }
      state.turn = 1;
      g.emit({ kind: 'turnBegan', turn: 1, seat: 0, rule: 'TURN' });
    },
    decisions: toyDecisions,
    check: toyCheck,
    apply,
    options: toyOptions,
    intents: (match, state, seat) =>
      toyOptions(match, state, seat).map((action) => ({ action, refusal: null })),
    view: (_match, state, viewer) => ({
      turn: state.turn,
      active: state.active,
      deck: state.deck.length,
      discard: [...state.discard],
      resolving: [...state.resolving],
      hands: state.hands.map((hand, seat) => (viewer.includes(seat) ? [...hand] : hand.length)),
      points: [...state.points],
      notes: [...state.notes],
      votes: state.votes.map((vote, seat) => (viewer.includes(seat) ? vote : Number(vote >= 0))),
    }),
    redact(_match, event, viewer): Json {
      const hide = (event.kind === 'dealt' || event.kind === 'lent') && !viewer.includes(event.seat);
      if (!hide) return { ...event } as unknown as Json;
      return (event.kind === 'dealt'
        ? { ...event, cards: event.cards.map(() => -1) }
        : { ...event, card: -1 }) as unknown as Json;
    },
    hidden: (_match, state, viewer) => [
      { piles: [state.deck, ...state.hands.filter((_, seat) => !viewer.includes(seat))], stays: [] },
    ],
  };
}

function toyMatch(setup: Setup, definitions: Definitions): ToyMatch {
  const size = Number(setup.options['cards'] ?? 24);
  const values = Array.from({ length: size }, (_, card) => (card % 6) + Number(definitions['toy:base'] ?? 1));
  return {
    seats: setup.heroes.length,
    keys: streamKeys(setup.seed, ['deck', 'die']),
    values,
    hand: Number(setup.options['hand'] ?? 3),
  };
}

function toyDecisions(_match: ToyMatch, state: ToyState): Decision[] {
  if (state.outcome) return [];
  const open = (seat: number, kind: string): Decision => ({
    seat,
    kind,
    options: null,
    data: {},
    rule: 'TURN',
  });
  if (state.voting) return state.votes.flatMap((vote, seat) => (vote < 0 ? [open(seat, 'vote')] : []));
  return [open(state.active, 'turn')];
}

function toyCheck(match: ToyMatch, state: ToyState, seat: number, action: ToyAction): Refusal | null {
  if (state.voting !== (action.do === 'cast')) return refusal('wrong-moment', { voting: state.voting });
  if (action.do === 'draw') return state.deck.length > 0 ? null : refusal('deck-empty');
  if (action.do === 'note') return action.value > 0 ? null : refusal('not-positive', { value: action.value });
  if (action.do !== 'lend') return null;
  if (action.to === seat || action.to < 0 || action.to >= match.seats)
    return refusal('no-such-seat', { to: action.to });
  return state.hands[seat].length > 0 ? null : refusal('hand-empty');
}

function toyOptions(match: ToyMatch, state: ToyState, seat: number): ToyAction[] {
  const all: ToyAction[] = [
    { do: 'draw' },
    { do: 'roll' },
    { do: 'note', value: 1 },
    { do: 'settle' },
    { do: 'throw' },
    { do: 'vote' },
    { do: 'cast', vote: 0 },
    { do: 'cast', vote: 1 },
    { do: 'pass' },
    ...state.hands.map((_, to): ToyAction => ({ do: 'lend', to })),
  ];
  if (!toyDecisions(match, state).some((decision) => decision.seat === seat)) return [];
  return all.filter((action) => toyCheck(match, state, seat, action) === null);
}

/** Draws a card into mid-air, asks whether to keep it, and who of the hand goes if the hand is too full. */
function draw(g: ToyStep, seat: number): void {
  const { state } = g;
  const card = state.deck.pop() as number;
  state.resolving.push(card);
  g.reveal();
  g.emit({ kind: 'drawn', card, seat, rule: 'DRAW' });
  const keep =
    g.choose({ seat, kind: 'keep', options: ['yes', 'no'], data: { card }, rule: 'DRAW' }) === 'yes';
  state.resolving.pop();
  if (!keep) {
    throwAway(g, seat, card);
    return;
  }
  state.hands[seat].push(card);
  g.emit({ kind: 'kept', card, seat, rule: 'DRAW' });
  if (state.hands[seat].length <= g.match.hand) return;
  const gone = g.choose({ seat, kind: 'discard', options: state.hands[seat], data: {}, rule: 'DRAW' });
  state.hands[seat] = state.hands[seat].filter((other) => other !== gone);
  throwAway(g, seat, gone);
}

function throwAway(g: ToyStep, seat: number, card: number): void {
  g.state.discard.push(card);
  g.emit({ kind: 'thrownAway', card, seat, rule: 'DRAW' });
}

/** The question goes to the other seat: the seat that acts is not always the one that answers. */
function lend(g: ToyStep, seat: number, to: number): void {
  const { state } = g;
  const card = state.hands[seat][0];
  const agreed = g.choose({
    seat: to,
    kind: 'borrow',
    options: ['no', 'yes'],
    data: { from: seat },
    rule: 'LEND',
  });
  if (agreed === 'no') return;
  state.hands[seat].shift();
  state.hands[to].push(card);
  g.emit({ kind: 'lent', to, card, seat, rule: 'LEND' });
}

/** One result from outside before a question and one after it. */
function throwStones(g: ToyStep, seat: number, physics: () => number[]): void {
  const { state } = g;
  const first = g.external(physics);
  g.emit({ kind: 'landed', spots: first, seat, rule: 'THROW' });
  const again = g.choose({ seat, kind: 'again', options: ['no', 'yes'], data: {}, rule: 'THROW' }) === 'yes';
  const spots = again ? g.external(physics) : first;
  if (again) g.emit({ kind: 'landed', spots, seat, rule: 'THROW' });
  state.points[seat] += spots.reduce((sum, spot) => sum + spot, 0);
}

function cast(g: ToyStep, seat: number, vote: number): void {
  const { state } = g;
  state.votes[seat] = vote;
  g.emit({ kind: 'voteCast', seat, rule: 'VOTE' });
  if (state.votes.includes(-1)) return;
  g.emit({ kind: 'voteClosed', votes: [...state.votes], seat: -1, rule: 'VOTE' });
  state.voting = false;
  state.votes = state.votes.map(() => -1);
}

export const TOY_DEFINITIONS: Definitions = { 'toy:base': 1 };

/** A setup of the toy for some seats. */
export function toySetup(seats = 2, seed = 'a seed', options: Setup['options'] = {}): Setup {
  return { seed, heroes: Array.from({ length: seats }, (_, i) => `toy:${i}`), packs: ['toy'], options };
}

/** A new table of the toy. */
export function toyTable(parts: ToyParts = {}, setup = toySetup()): ToyTable {
  return new Table(makeToy(parts), setup, TOY_DEFINITIONS);
}

/** A practice table that goes on from the position after an entry of another one. */
export const branchAt = (table: ToyTable, n: number): ToyTable =>
  openTable(table.game, branchOf(table, n).saved).table;

/** What an accepted entry told; throws when it was refused. */
export function accepted(result: ReturnType<ToyTable['act']>): Told<ToyEvent>[] {
  if (!result.ok) throw new Error(`refused: ${result.refusal.code}`);
  return result.events;
}

/** The code of a refusal; throws when it was accepted. */
export function refused(result: ReturnType<ToyTable['act']>): string {
  if (result.ok) throw new Error(`entry ${result.entry.n} was accepted`);
  return result.refusal.code;
}

/** Every card of a toy state, for the count that nothing is lost. */
export function toyCards(state: ToyState): number[] {
  return [...state.deck, ...state.discard, ...state.resolving, ...state.hands.flat()].sort((a, b) => a - b);
}

/** No seat, each seat alone, and all seats. */
export const toyViewers = (seats: number): Viewer[] => [
  [],
  ...Array.from({ length: seats }, (_, seat) => [seat]),
  Array.from({ length: seats }, (_, seat) => seat),
];
