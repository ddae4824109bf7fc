import type { G } from '../types.ts';
import { askNumber } from './ask.ts';
import { rotateLevel } from './board.ts';
import { MODS } from './card.ts';
import { sumOf } from './modifiers.ts';

/** A rotation whose direction and length (in spaces) are known. */
export interface Rotation {
  readonly level: number;
  readonly way: 'clockwise' | 'counterclockwise';
  readonly spaces: number;
  /** Whether it is one that abilities may turn further. */
  readonly further: boolean;
}

/** Carries a rotation out for a hero, with the further spaces that an ability gives (HERO-7). */
export function rotateFor(g: G, seat: number, { level, way, spaces, further }: Rotation): void {
  if (spaces === 0) return;
  const all = spaces + (further ? furtherSpaces(g, seat) : 0);
  rotateLevel(g, level, way === 'clockwise' ? all : -all);
}

/** Further spaces the same way that an ability gives in the hero's own turn, once per turn (HERO-6, HERO-7). */
function furtherSpaces(g: G, seat: number): number {
  const { state, match } = g;
  if (seat !== state.active) return 0;
  const { abilities } = match.heroes[seat].hero!;
  const index = abilities.findIndex(({ mods }) => mods.some(({ mod }) => mod === 'rotation'));
  if (index < 0 || state.used.includes(index)) return 0;
  const most = Math.max(0, sumOf(match, state, seat, MODS.rotation));
  const upTo = Array.from({ length: most + 1 }, (_, i) => i);
  const extra = askNumber(g, seat, 'extraSteps', upTo, 'HERO-7');
  if (extra > 0) {
    state.used.push(index);
    g.emit({ kind: 'abilityUsed', index, seat, rule: 'HERO-6' });
  }
  return extra;
}
