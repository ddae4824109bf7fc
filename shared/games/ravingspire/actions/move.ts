import Type from '../../../generated/typebox.js';
import type { Speaker } from '../narrate/speaker.ts';
import { levelOf } from '../rules/board.ts';
import { checkMove, hasMove, move as walk, paths } from '../rules/move.ts';
import { NONE } from '../types.ts';
import { deed, defineAction, Flag, Index, LONGEST } from './define.ts';
import { flag, Flag as MaybeFlag, Place, readPlace, writePlace } from './scene.ts';

/** A hero walks as far as the roll allows, or into the Keep (MOVE-2 ff.). */
export const move = defineAction({
  do: 'move',
  order: 20,
  at: ['move', 'bonusMove'],
  fields: { path: Type.Array(Index, { maxItems: LONGEST }), enterKeep: Flag },
  check: (match, state, seat, { path, enterKeep }) => checkMove(match, state, seat, path, enterKeep),
  apply: (g, seat, { path, enterKeep }) => walk(g, seat, path, enterKeep),
  isSure: true,
  offers: ({ match, state, seat }) => (hasMove(state) ? paths(match, state, seat, state.steps) : []),
  group: () => 'move',
  card: () => NONE,
  path: ({ path }) => path,
  key({ board }, _state, _seat, { path, enterKeep }) {
    const levels = new Set(path.map((place) => levelOf(board, place)));
    return `${path.at(-1)} ${enterKeep} ${[...levels].join(' ')}`;
  },
  say(s, { path, enterKeep }) {
    if (enterKeep) return s.say('action.move.keep');
    const place = s.place(path.at(-1) ?? 0);
    return s.say(overStairs(s, path) ? 'action.move.stairs' : 'action.move', { place });
  },
  did(s, { path, enterKeep }, seat) {
    if (enterKeep) return deed(s, seat, 'did.move.keep');
    const place = s.place(path.at(-1) ?? 0);
    return deed(s, seat, overStairs(s, path) ? 'did.move.stairs' : 'did.move', { place });
  },
  scenario: {
    fields: { path: Type.Optional(Type.Array(Place)), enterKeep: MaybeFlag, skip: MaybeFlag },
    read: ({ match }, step) => ({
      path: ((step.path ?? []) as string[]).map((text) => readPlace(match, text)),
      enterKeep: step.enterKeep === true,
    }),
    write: ({ match }, { path, enterKeep }) => ({
      path: path.map((place) => writePlace(match, place)),
      ...flag({ enterKeep }),
    }),
  },
});

/** Whether a way leads over a staircase. */
const overStairs = (s: Speaker, path: readonly number[]): boolean =>
  new Set(path.map((place) => levelOf(s.match.board, place))).size > 1;
