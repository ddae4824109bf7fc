// Asks the host why something does not work that it has not mentioned: walking to a space out of reach, say.
import type { Json } from '../../../../shared/engine/json.ts';
import type { Attempt } from '../../../board-overlay/acts.ts';
import type { Action, TowerLook } from '../model.ts';
import { isKeep, placeNumber } from './places.ts';
import type { SpaceRef } from './types.ts';

/** What pointing at a place probably means to do there now; null where no seat is asked. */
export function attemptAt({ prompts, view }: TowerLook, at: SpaceRef): Attempt | null {
  const prompt = prompts.find(({ answers, seat }) => answers === null && seat === view.active);
  if (prompt === undefined) return null;
  const { level, space } = view.heroes[view.active];
  const here = at.level === level && (isKeep(at) || at.sector === space);
  if (here) return null;
  return { seat: prompt.seat, action: wish(view.phase === 'explore', at, view.sectors) as unknown as Json };
}

/** One step in Explore, else the way of the move. What is paid, and the way itself, do not matter for the reason. */
function wish(explores: boolean, at: SpaceRef, sectors: number): Action {
  if (isKeep(at)) return { do: 'move', path: [], enterKeep: true };
  const to = placeNumber(at, sectors);
  return explores
    ? { do: 'exert', pay: [], to, enterKeep: false }
    : { do: 'move', path: [to], enterKeep: false };
}
