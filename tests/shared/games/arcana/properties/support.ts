// The games of Arcana that are played with all checks, and what those checks need to know of it.
import type { Setup } from '../../../../../shared/engine/game.ts';
import { clone, type Json } from '../../../../../shared/engine/json.ts';
import { drawFrom, type Draw } from '../../../../../shared/engine/random.ts';
import { Table } from '../../../../../shared/engine/table.ts';
import { ACTIONS } from '../../../../../shared/games/arcana/actions/index.ts';
import { arcanaBots } from '../../../../../shared/games/arcana/bots/index.ts';
import { censusProblem } from '../../../../../shared/games/arcana/census.ts';
import * as EVENTS from '../../../../../shared/games/arcana/events/index.ts';
import { arcana } from '../../../../../shared/games/arcana/index.ts';
import { REFUSALS } from '../../../../../shared/games/arcana/rules/refuse.ts';
import { arcanaScenarios } from '../../../../../shared/games/arcana/scenario/index.ts';
import {
  LOSS_RULES,
  type Action,
  type Event,
  type Match,
  type State,
} from '../../../../../shared/games/arcana/types.ts';
import {
  playChecked,
  type CheckedPlan,
  type Outcome,
  type Tested,
} from '../../../../support/checked-game.ts';
import type { Counts } from '../../../../support/counts.ts';
import { COURTS, DECK } from '../rules/tables.ts';

export type ArcanaTable = Table<Match, State, Action, Event>;

/** A setup by number: 2 to 4 seats, any courts, every option. */
export function drawnSetup(number: number): Setup {
  const draw = drawFrom(`arcana setup ${number}`);
  const left = [...COURTS];
  const heroes = Array.from({ length: 2 + (number % 3) }, () => left.splice(draw(left.length), 1)[0]);
  const options = {
    lossRule: LOSS_RULES[draw(LOSS_RULES.length)],
    difficulty: ['gentle', 'standard', 'grim'][draw(3)],
  };
  return { seed: `arcana ${number}`, heroes, packs: ['arcana'], options };
}

export const newTable = (setup: Setup): ArcanaTable => new Table(arcana, setup, DECK);

const KINDS = ['random', 'greedy', 'reference', 'table'] as const;

/** One game by number, played by one kind of bots, or by one of each. */
export function planOf(number: number): CheckedPlan<Match, State, Action, Event> {
  const setup = drawnSetup(number);
  const mix = KINDS[number % KINDS.length];
  const draw = drawFrom(`arcana players ${number}`);
  return {
    name: `arcana game ${number}`,
    mix,
    setup,
    lots: `arcana checks ${number}`,
    fresh: () => newTable(setup),
    players: setup.heroes.map((_, seat) =>
      arcanaBots[mix === 'table' ? KINDS[draw(3)] : mix]!(`arcana game ${number} player ${seat}`),
    ),
  };
}

const pick = <T>(draw: Draw, list: readonly T[]): T => list[draw(list.length)];

/** A card: mostly one that could matter here, at times any, none, or one that does not exist. */
function anyCard(match: Match, state: State, seat: number, draw: Draw): number {
  const near = [...state.players[seat].hand, ...state.discard, ...match.proposed];
  if (near.length > 0 && draw(8) > 0) return pick(draw, near);
  return pick(draw, [-1, match.cards.length, draw(match.cards.length)]);
}

/** Any action at all, now and then one that does not exist. */
function anyAction(match: Match, state: State, seat: number, draw: Draw): Action {
  const card = () => anyCard(match, state, seat, draw);
  const someone = () => draw(match.seats + 2) - 1;
  const flag = () => draw(2) === 1;
  const makers: (() => Action)[] = [
    () => ({ do: 'pickCharacters', court: card(), name: pick(draw, ['', '   ', 'Isolde', 'x'.repeat(25)]) }),
    () => ({ do: 'pickLeader', seat: someone() }),
    () => ({
      do: 'play',
      card: card(),
      dispel: flag(),
      target: someone(),
      shieldTo: someone(),
      partner: flag() ? null : { card: card(), dispel: flag(), target: someone() },
    }),
    () => ({ do: 'focus' }),
    () => ({ do: 'rest' }),
    () => ({ do: 'saveNote', text: pick(draw, ['', 'It was warm.', 'n'.repeat(501)]) }),
    () => ({ do: 'fly', card: card() }) as unknown as Action,
  ];
  return pick(draw, makers)();
}

/** A legal action with one thing changed, mostly for the worse; well formed still. */
function mutateAction(match: Match, state: State, seat: number, action: Action, draw: Draw): Action {
  if (draw(3) === 0) return anyAction(match, state, seat, draw);
  const mutant = clone(action) as unknown as { [key: string]: Json };
  const keys = Object.keys(mutant).filter((key) => key !== 'do');
  if (keys.length === 0) return anyAction(match, state, seat, draw);
  const key = pick(draw, keys);
  const value = mutant[key];
  const someone = draw(match.seats + 2) - 1;
  if (typeof value === 'boolean') mutant[key] = !value;
  else if (typeof value === 'string') mutant[key] = pick(draw, ['', ' ', 'Isolde', 'n'.repeat(600)]);
  else if (key === 'card' || key === 'court') mutant[key] = anyCard(match, state, seat, draw);
  else if (key === 'partner') {
    const card = draw(4) === 0 ? ((mutant['card'] as number) ?? -1) : anyCard(match, state, seat, draw);
    mutant[key] = { card, dispel: draw(2) === 1, target: someone };
  } else mutant[key] = someone;
  return mutant as unknown as Action;
}

/** What the checks know of Arcana. */
export const testedArcana: Tested<Match, State, Action, Event> = {
  game: arcana,
  scenarios: arcanaScenarios,
  census: censusProblem,
  optional: [],
  inMidAir: ({ resolving, pending }) => resolving.length > 0 || pending > 0,
  mutate: mutateAction,
  anything: { do: 'rest' },
};

/** Plays one game and checks it; throws `Broken` at the first thing that does not hold. */
export const playNumber = (number: number, counts: Counts): Outcome =>
  playChecked(testedArcana, planOf(number), counts);

/** Everything that games have to reach. */
export const LISTED = {
  action: ACTIONS.map(({ do: name }) => name).filter((name) => name !== 'saveNote'),
  event: Object.keys(EVENTS).filter((kind) => kind !== 'noteSaved'),
  question: ['give', 'followUp'],
  refusal: REFUSALS,
  end: ['tower-climbed', 'all-fell', 'one-fell'],
};
