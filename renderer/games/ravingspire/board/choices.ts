// Where on the board the things that can be done now belong. Everything comes from the host, also what is refused.
import { KEEP_SPACE, spaceAt } from '../../../../shared/games/ravingspire/drawn/board.ts';
import { actsOf, type BoardActs } from '../../../board-overlay/acts.ts';
import type { Answer, Prompt } from '../../../../shared/tableau/tableau.ts';
import type { Action, TowerLook } from '../model.ts';
import { isKeep, itemKey, itemsOf, spaceOf } from './places.ts';
import { boardState } from './state.ts';
import type { BoardItem, Level, SpaceRef } from './types.ts';
import { LEVELS } from '../../../../shared/games/ravingspire/public.ts';

/** Sorts what the prompts of a position offer by the items of the board; what has no place there is left out. */
export const boardActs = (look: TowerLook, state = boardState(look)): BoardActs<Action> =>
  actsOf<Action>(
    itemsOf(state).map((item) => ({ key: itemKey(item), space: spaceOf(state, item) })),
    look.prompts,
    (action) => itemsFor(action, look).map(itemKey),
    itemAnswered,
  );

/** Walking is all that a press does at once: all else has more to choose, to pay or to read. */
export const isPlain = (action: Action): boolean => action.do === 'move' || action.do === 'skipMove';

/** The items that an action concerns, the one that it belongs to first. */
function itemsFor(action: Action, look: TowerLook): BoardItem[] {
  const { view } = look;
  const hero = view.heroes[view.active];
  const own = ringName(hero.level);
  switch (action.do) {
    case 'move': {
      const end = action.path.at(-1);
      const ends = action.enterKeep
        ? KEEP_ITEMS
        : end === undefined
          ? []
          : [space(spaceAt(end, view.sectors))];
      return [...ends, ...stairsOn([...standing(look), ...action.path], view.sectors)];
    }
    case 'exert': {
      const ends = action.enterKeep ? KEEP_ITEMS : [space(spaceAt(action.to, view.sectors))];
      const way = stairsOn([...standing(look), action.to], view.sectors);
      return [...ends, { kind: 'hero', seat: view.active }, ...way];
    }
    case 'skipMove':
      return standing(look).map((place) => space(spaceAt(place, view.sectors)));
    case 'rotate':
      return own === null ? [] : [{ kind: 'portal', level: own }, exitItem(own)];
    case 'fight':
      // Adversaries are cards on the ring.
      return action.card === view.battle?.card?.card ? battleground(look, own) : [];
    case 'giveUp':
      return battleground(look, own);
    case 'trade':
      return [{ kind: 'hero', seat: action.with }];
    default:
      // At a card, or on a button.
      return [];
  }
}

/** Where a battle is fought that is fought on the board. */
function battleground({ view }: TowerLook, own: Level | null): BoardItem[] {
  switch (view.battle?.kind) {
    case 'foe':
      return own === null ? [] : [{ kind: 'foe', level: own }];
    case 'spire':
      return [space(KEEP_SPACE), { kind: 'door' }];
    default:
      return [];
  }
}

const space = (at: SpaceRef): BoardItem => ({ kind: 'space', at });

const exitItem = (level: Level): BoardItem =>
  level === 'spire' ? { kind: 'door' } : { kind: 'stairs', level };

const KEEP_ITEMS: readonly BoardItem[] = [{ kind: 'door' }, space(KEEP_SPACE)];

const ringName = (level: Level | 'keep'): Level | null => (level === 'keep' ? null : level);

/** Where the acting hero stands, as a number; nothing in the Keep. */
function standing({ view }: TowerLook): number[] {
  const { level, space: sector } = view.heroes[view.active];
  return level === 'keep' || sector === null ? [] : [LEVELS.indexOf(level) * view.sectors + sector];
}

/** The staircases that a way takes, with the portals at their other ends. */
function stairsOn(way: readonly number[], sectors: number): BoardItem[] {
  return way.slice(1).flatMap((place, i): BoardItem[] => {
    const [from, to] = [spaceAt(way[i], sectors), spaceAt(place, sectors)];
    if (isKeep(from) || isKeep(to) || from.level === to.level) return [];
    const [lower, upper] = [from.level, to.level].sort((a, b) => LEVELS.indexOf(a) - LEVELS.indexOf(b));
    return [
      { kind: 'stairs', level: lower },
      { kind: 'portal', level: upper },
    ];
  });
}

/** What on the board an answer stands for. */
function itemAnswered({ kind }: Prompt, { value }: Answer): string | null {
  if (kind === 'hero' && typeof value === 'number') return itemKey({ kind: 'hero', seat: value });
  const level = kind === 'level' ? LEVELS.find((name) => name === value) : undefined;
  return level === undefined ? null : itemKey({ kind: 'portal', level });
}
