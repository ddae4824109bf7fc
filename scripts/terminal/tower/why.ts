import type { Refusal } from '../../../shared/engine/game.ts';
import { explain } from '../../../shared/games/ravingspire/explain.ts';
import { sayAction } from '../../../shared/games/ravingspire/narrate/action.ts';
import { sayRefusal } from '../../../shared/games/ravingspire/narrate/refusal.ts';
import type { Action } from '../../../shared/games/ravingspire/types.ts';
import type { Scene } from '../face.ts';
import { towerScene, type TowerScene } from './scene.ts';

/** Refusals that only say what nobody would try. */
const OBVIOUS: readonly string[] = [
  'not-slotted',
  'slot-wrong-kind',
  'slot-occupied',
  'cannot-generate',
  'no-action',
  'no-battle',
  'cannot-skip',
  'ability-passive',
];

/** What cannot be done now, and why not; the same reasons together. */
export function why(scene: Scene): string[] {
  const t = towerScene(scene);
  const { match, state, seat } = t;
  const reasons = new Map<string, Set<string>>();
  const later = new Set<string>();
  for (const { intent, refusal } of explain(match, state, [seat], seat)) {
    if (refusal === null || OBVIOUS.includes(refusal.code)) continue;
    const action = intent as unknown as Action;
    const what = subject(t, action);
    if (refusal.code === 'wrong-phase') {
      later.add(what);
      continue;
    }
    const reason = sentenceFor(t, refusal);
    if (!reasons.has(reason)) reasons.set(reason, new Set());
    reasons.get(reason)!.add(what);
  }
  const lines = [...reasons].map(([reason, subjects]) =>
    scene.ui('why.line', { what: [...subjects].join(', '), reason }),
  );
  return later.size === 0 ? lines : [...lines, scene.ui('why.phase', { what: [...later].join(', ') })];
}

const sentenceFor = ({ s, seat, text }: TowerScene, refusal: Refusal): string =>
  text(sayRefusal(s, refusal, seat));

/** What was tried, in short. */
function subject(t: TowerScene, action: Action): string {
  const label = t.text(sayAction(t.s, action, t.seat));
  if (action.do === 'acquire' || action.do === 'fight') return t.card(action.card);
  if (action.do === 'rotate') return `${label.split(':')[0]} (${rotateWord(t, action.using)})`;
  return label.split(':')[0];
}

const rotateWord = ({ s, text, scene }: TowerScene, using: 'skill' | 'charm' | 'brute'): string =>
  using === 'brute' ? scene.ui('pay.brute').replace(/[()]/g, '') : text(s.attribute(using));
