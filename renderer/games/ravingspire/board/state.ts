// What the board shows of a position. Nothing here works out what is possible: marks are what the host offers.
import { KEEP_SPACE, spaceAt } from '../../../../shared/games/ravingspire/drawn/board.ts';
import { towerDeeds, type TowerLook } from '../model.ts';
import { deedsDoing, isOpen } from '../../../table/deeds.ts';
import { sectorOf, spaceKey } from './places.ts';
import type { BoardState, FoeFigure, HeroFigure, Level, RingState, SpaceMark, SpaceRef } from './types.ts';
import { LEVELS } from '../../../../shared/games/ravingspire/public.ts';

/** The board of a position: where everything stands, and which spaces can be walked to now. */
export function boardState(look: TowerLook): BoardState {
  const { view } = look;
  const foes = foesOf(look);
  return {
    sectors: view.sectors,
    across: sectorOf(view.levels[0].stairs - view.levels[0].portal, view.sectors),
    rings: Object.fromEntries(LEVELS.map((level, i) => [level, ringOf(look, i)])) as Record<Level, RingState>,
    heroes: heroesOf(look),
    foes,
    marks: marksOf(look, foes),
    lit: view.heroes[view.active].level,
    // The Spire card is opened by the first who enters.
    doorOpen: view.challenge !== null,
  };
}

function ringOf({ view }: TowerLook, level: number): RingState {
  const { portal, revealed, aligned } = view.levels[level];
  return { portal, revealed, aligned };
}

/** Heroes who are out of the game stand nowhere. */
function heroesOf({ view, update }: TowerLook): HeroFigure[] {
  return view.heroes.flatMap((hero, seat): HeroFigure[] => {
    if (hero.removed) return [];
    const name = update.seats.find((other) => other.seat === seat)?.name ?? '';
    const active = seat === view.active && view.outcome === null;
    return [{ seat, name, class: hero.class, at: standing(hero), active, key: hero.key }];
  });
}

function standing({ level, space }: TowerLook['view']['heroes'][number]): SpaceRef {
  return level === 'keep' || space === null ? KEEP_SPACE : { level, sector: space };
}

function foesOf({ view }: TowerLook): FoeFigure[] {
  return LEVELS.flatMap((level, i): FoeFigure[] => {
    const { foe, held } = view.levels[i];
    return foe === null ? [] : [{ at: { level, sector: foe }, held }];
  });
}

/** Spaces that can be walked to now, each once, and those where foes wait. */
function marksOf({ prompts, view }: TowerLook, foes: readonly FoeFigure[]): SpaceMark[] {
  const open = towerDeeds(prompts).filter(isOpen);
  const ends = [
    ...deedsDoing(open, 'move').map(({ action }) => ({ end: action.path.at(-1), keep: action.enterKeep })),
    ...deedsDoing(open, 'exert').map(({ action }) => ({ end: action.to, keep: action.enterKeep })),
  ];
  const reachable = new Map<string, SpaceRef>();
  for (const { end, keep } of ends) {
    const at = keep ? KEEP_SPACE : end === undefined ? null : spaceAt(end, view.sectors);
    if (at !== null) reachable.set(spaceKey(at), at);
  }
  return [
    ...[...reachable.values()].map((at): SpaceMark => ({ at, kind: 'reachable' })),
    ...foes.map(({ at }): SpaceMark => ({ at, kind: 'danger' })),
  ];
}
