// The tower in three dimensions. Import this file late (`await import(...)`): three comes along with it.
import { Tower, type TowerOptions } from '../../../scene3d/scene.ts';

export { NoWebGL } from '../../../scene3d/context.ts';
export type { TowerStats } from '../../../scene3d/stats.ts';
export type { Tower, TowerOptions } from '../../../scene3d/scene.ts';

/**
 * Makes the tower in an element, whose whole area it fills; `options.insets` tell what of it is covered. The background
 * is transparent. Pointers are left to the caller: see `pick`, `hover`, `orbit`, `zoom`.
 *
 * @throws NoWebGL when the browser has no WebGL 2
 */
export const makeTower = (element: HTMLElement, options: TowerOptions): Tower => new Tower(element, options);
