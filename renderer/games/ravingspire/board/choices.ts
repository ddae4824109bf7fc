// Which of the things that can be done now belong to which item of the board. Everything comes from the host, also what
// is refused, so that every item can say what can be done there and why not.
import type { Seat } from '../../../../shared/engine/game.ts';
import type { Answer, Prompt } from '../../../../shared/tableau/tableau.ts';
import { towerDeeds, type Action, type TowerDeed, type TowerLook } from '../model.ts';
import { isOpen } from '../../../table/deeds.ts';
import { isKeep, itemKey, itemsOf, KEEP, placeOf, sameSpace, spaceAt } from './places.ts';
import { boardState } from './state.ts';
import { LEVELS, type BoardItem, type Level, type SpaceRef } from './types.ts';

/** An answer to a question, with the seat that is asked. */
export interface SeatAnswer {
  readonly seat: Seat;
  readonly answer: Answer;
}

/** What there is to do at one item. */
export interface ItemActs {
  /** What belongs here first of all. */
  readonly own: readonly TowerDeed[];
  /** What belongs to the space that it stands on: walking there. */
  readonly here: readonly TowerDeed[];
  /** What belongs elsewhere first, and has to do with this item as well. */
  readonly also: readonly TowerDeed[];
  readonly answers: readonly SeatAnswer[];
}

export const NO_ACTS: ItemActs = { own: [], here: [], also: [], answers: [] };

/** What there is to do on the board, by the key of the item. */
export type BoardActs = ReadonlyMap<string, ItemActs>;

/** Sorts what the prompts of a position offer by the items of the board; what has no place there is left out. */
export function boardActs(look: TowerLook, state = boardState(look)): BoardActs {
  const acts = new Map(
    itemsOf(state).map((item) => {
      const none = {
        own: [] as TowerDeed[],
        here: [] as TowerDeed[],
        also: [] as TowerDeed[],
        answers: [] as SeatAnswer[],
      };
      return [itemKey(item), { item, at: placeOf(state, item)!, ...none }];
    }),
  );
  for (const deed of towerDeeds(look.prompts)) {
    const [home, ...others] = itemsFor(deed.action, look);
    if (home === undefined) continue;
    acts.get(itemKey(home))?.own.push(deed);
    for (const item of others) acts.get(itemKey(item))?.also.push(deed);
    if (home.kind !== 'space') continue;
    for (const { item, at, here } of acts.values())
      if (item.kind !== 'space' && sameSpace(at, home.at)) here.push(deed);
  }
  for (const prompt of look.prompts) {
    for (const answer of prompt.answers ?? []) {
      const item = itemAnswered(prompt, answer);
      if (item !== null) acts.get(itemKey(item))?.answers.push({ seat: prompt.seat, answer });
    }
  }
  return acts;
}

/** Something can be done here now. */
export const isLit = ({ own, answers }: ItemActs): boolean =>
  answers.length > 0 || own.some((deed) => isOpen(deed) && !deed.choice.minor);

/** What is worth showing: what can be done and, unless everything is asked for, nothing that hardly matters. */
export function shownDeeds({ own, here, also }: ItemActs, everything: boolean): TowerDeed[] {
  const deeds = [...own, ...here, ...also];
  const all = deeds.filter(({ choice }, i) => deeds.findIndex((deed) => deed.choice === choice) === i);
  if (everything) return all;
  const notable = all.filter(({ choice }) => !choice.minor);
  // Where nothing else is to be said, the reason of the moment is.
  return notable.length > 0 ? notable : all.filter((deed) => !isOpen(deed));
}

/** What can be done first of all; what hardly matters, such as another way to the same space, only on request. */
export const openDeeds = (deeds: readonly TowerDeed[], everything: boolean): TowerDeed[] =>
  deeds.filter((deed) => isOpen(deed) && (everything || !deed.choice.minor));

/**
 * The one thing that a click does at once; null where there is more to choose, to pay or to read.
 *
 * @param everything choices with the same result are offered separately
 */
export function directDeed({ own, here, answers }: ItemActs, everything: boolean): TowerDeed | null {
  if (answers.length > 0) return null;
  // A press on the portal of a lit space means the space, if the portal itself has no use now.
  const first = openDeeds(own, everything);
  const open = first.length > 0 ? first : openDeeds(here, everything);
  const [only] = open;
  if (open.length !== 1 || (only.action.do !== 'move' && only.action.do !== 'skipMove')) return null;
  return only;
}

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
    case 'play':
    case 'generate':
    case 'ability':
    case 'acquire':
    case 'slot':
    case 'unslot':
    case 'endEncounter':
    case 'endExplore':
    case 'well':
    case 'flank':
    case 'pass':
      return [];
  }
}

/** Where a battle is fought that is fought on the board. */
function battleground({ view }: TowerLook, own: Level | null): BoardItem[] {
  switch (view.battle?.kind) {
    case 'foe':
      return own === null ? [] : [{ kind: 'foe', level: own }];
    case 'spire':
      return [space(KEEP), { kind: 'door' }];
    default:
      return [];
  }
}

const space = (at: SpaceRef): BoardItem => ({ kind: 'space', at });

const exitItem = (level: Level): BoardItem =>
  level === 'spire' ? { kind: 'door' } : { kind: 'stairs', level };

const KEEP_ITEMS: readonly BoardItem[] = [{ kind: 'door' }, space(KEEP)];

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
function itemAnswered({ kind }: Prompt, { value }: Answer): BoardItem | null {
  if (kind === 'hero' && typeof value === 'number') return { kind: 'hero', seat: value };
  const level = kind === 'level' ? LEVELS.find((name) => name === value) : undefined;
  return level === undefined ? null : { kind: 'portal', level };
}
