// What is written and said of each item of the board.
import { NO_ACTS } from '../../../board-overlay/acts.ts';
import { spotOf, type BoardSpot } from '../../../board-overlay/spots.ts';
import type { Action, TowerLook } from '../model.ts';
import { boardActs, isPlain } from './choices.ts';
import { foeName, heroName, itemName, placeName, type BoardWords } from './names.ts';
import { itemKey, readingOrder, sameSpace, spaceOf } from './places.ts';
import type { BoardItem, BoardState } from './types.ts';

export type TowerSpot = BoardSpot<BoardItem, Action>;

/**
 * All elements in the order in which they are read.
 *
 * @param everything also what hardly matters is to be chosen from
 */
export function spotsOf(
  words: BoardWords,
  look: TowerLook,
  state: BoardState,
  everything: boolean,
): TowerSpot[] {
  const acts = boardActs(look, state);
  return readingOrder(state).map((item) => {
    const key = itemKey(item);
    return spotOf<BoardItem, Action>(item, acts.get(key) ?? NO_ACTS, {
      figure: item.kind === 'hero' ? 'hero' : item.kind === 'foe' ? 'enemy' : null,
      everything,
      isPlain,
      say: (lit) => ({
        key,
        space: spaceOf(state, item),
        label: labelOf(words, state, item, lit),
        title: itemName(words, state, item),
        company: companyOf(state, item),
        active: item.kind === 'hero' && state.heroes.some(({ seat, active }) => active && seat === item.seat),
      }),
      result: (open) => (open.some(({ action }) => action.do === 'rotate') ? words('about.rotate') : null),
    });
  });
}

function companyOf(state: BoardState, item: BoardItem): string {
  if (item.kind !== 'space') return '';
  const here = state.heroes.filter(({ at }) => sameSpace(at, item.at));
  return here.map(({ name }) => name).join(', ');
}

function labelOf(words: BoardWords, state: BoardState, item: BoardItem, lit: boolean): string {
  switch (item.kind) {
    case 'hero':
      return heroName(state, item.seat);
    case 'foe':
      return foeName(words, state, item.level);
    case 'space':
      return lit ? placeName(words, item.at) : '';
    default:
      return lit ? words(`label.${item.kind}`) : '';
  }
}
