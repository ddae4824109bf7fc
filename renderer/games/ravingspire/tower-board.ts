// The tower as a board: what the room for boards needs to know of it.
import type { Event } from '../../../shared/games/ravingspire/types.ts';
import type { GameBoard } from '../../board-overlay/game.ts';
import { createWords } from '../../ui/words.ts';
import { attemptAt } from './board/asking.ts';
import { boardMoves } from './board/moves.ts';
import { itemKey, placeOf } from './board/places.ts';
import { presetsOf } from './board/presets.ts';
import { spotsOf } from './board/spots.ts';
import { boardState } from './board/state.ts';
import type { BoardItem, BoardMove, BoardState, CameraPreset } from './board/types.ts';
import { stepFrom } from './board/walk.ts';
import { makeFlatMap } from './flat/index.ts';
import type { Action, TableView } from './model.ts';
import { de } from './text/de/board.ts';
import { en } from './text/en/board.ts';

/** The tower in three dimensions, or its map. */
export const towerBoard: GameBoard<TableView, Action, BoardState, BoardMove, BoardItem, CameraPreset> = {
  makers: {
    flat: makeFlatMap,
    // The tower and three.js are loaded only here.
    async solid() {
      const { makeTower, NoWebGL } = await import('./tower/index.ts');
      return { make: makeTower, lacksWebgl: (error) => error instanceof NoWebGL };
    },
  },
  home: 'overview',
  state: boardState,
  // The host passes on the events of this game as they are.
  movesOf: (events, before) => boardMoves(events as unknown as readonly Event[], before),
  speech(tongue) {
    const words = createWords(tongue, { en, de });
    return {
      words,
      solid: words,
      spots: (look, state, everything) => spotsOf(words, look, state, everything),
      presets: (state, kind) => presetsOf(words, state, kind),
    };
  },
  key: itemKey,
  step: stepFrom,
  attempt: (look, state, { item }) => attemptAt(look, placeOf(state, item)!),
};
