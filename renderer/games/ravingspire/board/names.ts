// What the items of the board are called, where the host has no words for them.
import type { Words } from '../../../ui/words.ts';
import type { TextKey } from '../text/en/board.ts';
import { isKeep, placeOf, thingsAt } from './places.ts';
import type { BoardItem, BoardState, Level, SpaceRef } from './types.ts';

export type BoardWords = Words<TextKey>;

const yes = (value: boolean): string => (value ? 'yes' : 'no');
const values = (at: SpaceRef) => ({ level: at.level, sector: isKeep(at) ? 0 : at.sector });

/** A space on a label: "dungeon 4". */
export const shortPlace = (words: BoardWords, at: SpaceRef): string => words('place.short', values(at));

/** A space at the beginning of a sentence: "Dungeon 4". */
export const placeName = (words: BoardWords, at: SpaceRef): string => words('place.space', values(at));

/** An item with what is there: "Dungeon 4: the staircase, Aurora", "Foe, on dungeon 6". */
export function itemName(words: BoardWords, state: BoardState, item: BoardItem): string {
  const at = placeOf(state, item);
  if (item.kind === 'space') return spaceName(words, state, item.at);
  const what = thingName(words, state, item);
  return at === null ? what : words('place.on', { what, place: shortPlace(words, at) });
}

function spaceName(words: BoardWords, state: BoardState, at: SpaceRef): string {
  const place = placeName(words, at);
  const things = thingsAt(state, at).map((item) => inList(words, state, item));
  if (!isKeep(at) && !state.rings[at.level].revealed) things.unshift(words('place.veiled'));
  return things.length === 0 ? place : words('place.there', { place, things: things.join(', ') });
}

/** What stands on a space, as one of several things. */
function inList(words: BoardWords, state: BoardState, item: BoardItem): string {
  switch (item.kind) {
    case 'hero':
      return words('thing.hero', { name: heroName(state, item.seat) });
    case 'space':
      return placeName(words, item.at);
    default:
      return words(`thing.${item.kind}`);
  }
}

/** What a foe is called: one that stands still does not come closer. */
export function foeName(words: BoardWords, { foes }: BoardState, level: Level): string {
  const held = foes.find(({ at }) => at.level === level)?.held === true;
  return words('figure.foe', { held: yes(held) });
}

/** An item without its place. */
function thingName(words: BoardWords, state: BoardState, item: BoardItem): string {
  switch (item.kind) {
    case 'space':
      return placeName(words, item.at);
    case 'hero': {
      const hero = state.heroes.find(({ seat }) => seat === item.seat);
      const told = { active: yes(hero?.active === true), key: yes(hero?.key === true) };
      return words('figure.hero', { name: hero?.name ?? '', ...told });
    }
    case 'foe':
      return foeName(words, state, item.level);
    case 'portal':
      return words('place.portal', { level: item.level });
    case 'stairs':
      return words('place.stairs', { level: item.level, aligned: yes(state.rings[item.level].aligned) });
    case 'door':
      return words('place.door', { open: yes(state.doorOpen) });
  }
}

export const heroName = (state: BoardState, seat: number): string =>
  state.heroes.find((hero) => hero.seat === seat)?.name ?? '';
