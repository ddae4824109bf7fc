import type { DecisionKind } from '../../../shared/games/ravingspire/decisions.ts';
import { NONE } from '../../../shared/games/ravingspire/types.ts';
import type { TextKey } from '../../../shared/games/ravingspire/text/en.ts';
import type { Scene } from '../face.ts';
import { towerScene } from './scene.ts';

/** Tips that fit the position, the most urgent first. */
export function tips(scene: Scene): { name: string; text: string }[] {
  const { state, hero, s, text } = towerScene(scene);
  const names: TextKey[] = [];
  const kind = scene.table.decisions().find(({ seat }) => seat === scene.seat)?.kind as
    DecisionKind | undefined;
  const first = state.turn <= state.heroes.length;
  if (state.turn === 6) names.push('tip.awake');
  if (kind === 'move') names.push('tip.move');
  if (kind === 'encounter') {
    if (state.waiting !== NONE) names.push('tip.waiting');
    names.push('tip.encounter');
    if (!first) names.push('tip.waking');
  }
  if (kind === 'battle') names.push('tip.battle');
  if (kind === 'explore') names.push(first ? 'tip.slots' : 'tip.explore');
  if (!first && !hero.key) names.push('tip.key');
  return names.map((name) => ({ name, text: text(s.say(name)) }));
}
