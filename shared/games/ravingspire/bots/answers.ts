import type { Question } from '../../../engine/game.ts';
import type { Json } from '../../../engine/json.ts';
import { distance, stairsOf, turned } from '../rules/board.ts';
import type { CardNumber, Match, State } from '../types.ts';
import { SPIRE } from '../types.ts';

/** Answers a question by rules of thumb: gives up the weakest card, takes the strongest, spends sanity only to win. */
export function answerGreedily(question: Question, match: Match, state: State): Json {
  const { kind, options, seat } = question;
  switch (kind) {
    case 'direction':
      return bestDirection(match, state, seat);
    case 'steps':
    case 'extraSteps':
      return bestSteps(match, state, seat, options as readonly number[]);
    case 'trade':
    case 'tradeConfirm':
      return 'no';
    case 'finale':
      return 'everyone';
    case 'spend':
      return 'yes';
  }
  if (question.data.values === 'cards') return cardAnswer(question, match);
  return options[options.length - 1];
}

function cardAnswer({ wants, options }: Question, match: Match): Json {
  const cards = options.filter((option): option is CardNumber => typeof option === 'number');
  if (cards.length === 0) return options[0];
  const sorted = [...cards].sort((a, b) => match.cards[a].power - match.cards[b].power);
  return wants === 'lose' ? sorted[0] : sorted[sorted.length - 1];
}

/** Sectors from the staircase to the portal above after turning the hero's level, or from the door. */
function gapAfter(match: Match, state: State, seat: number, by: number): number {
  const { board } = match;
  const { level } = state.heroes[seat];
  if (level >= SPIRE) return 0;
  const stairs = turned(board, stairsOf(board, state.levels[level]), by);
  return distance(board, stairs, state.levels[level + 1].portal);
}

function bestDirection(match: Match, state: State, seat: number): Json {
  const { level } = state.heroes[seat];
  if (level >= SPIRE) return 'clockwise';
  const { board } = match;
  const clockwise = turned(board, state.levels[level + 1].portal, -stairsOf(board, state.levels[level]));
  return clockwise <= board.sectors - clockwise ? 'clockwise' : 'counterclockwise';
}

function bestSteps(match: Match, state: State, seat: number, options: readonly number[]): Json {
  const sign = bestDirection(match, state, seat) === 'clockwise' ? 1 : -1;
  return options.reduce((best, steps) =>
    gapAfter(match, state, seat, sign * steps) < gapAfter(match, state, seat, sign * best) ? steps : best,
  );
}
