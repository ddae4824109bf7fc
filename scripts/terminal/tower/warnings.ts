import { adversaryHarm } from '../../../shared/games/ravingspire/rules/recover.ts';
import { checkSlot } from '../../../shared/games/ravingspire/rules/slots.ts';
import { isWaking } from '../../../shared/games/ravingspire/rules/wake.ts';
import type { Action } from '../../../shared/games/ravingspire/types.ts';
import { KEEP, NONE } from '../../../shared/games/ravingspire/types.ts';
import type { Json } from '../../../shared/engine/json.ts';
import type { Scene } from '../face.ts';
import { towerScene, type TowerScene } from './scene.ts';

const WORST_OVERWHELM = 6;
const WORST_DEFEAT = 12;

/** What is about to hurt, with numbers. */
export function warnings(scene: Scene, json: Json): string[] {
  const t = towerScene(scene);
  const action = json as unknown as Action;
  switch (action.do) {
    case 'endEncounter':
      return [...overwhelm(t), ...unspent(t)];
    case 'endExplore':
      return [...adversaries(t), ...slottable(t)];
    case 'giveUp':
      return givingUp(t);
    default:
      return [];
  }
}

function overwhelm(t: TowerScene): string[] {
  const { match, state, hero, scene } = t;
  if (state.waiting === NONE || hero.level === KEEP || !match.options.overwhelm || isWaking(state)) return [];
  if (state.levels[hero.level].ring.includes(NONE)) return [];
  const sanity = String(hero.sanity);
  const line = scene.ui('warn.overwhelm', { card: t.card(state.waiting), sanity });
  return hero.sanity <= WORST_OVERWHELM ? [line, scene.ui('warn.maybeMad')] : [line];
}

function unspent({ hero, scene, s, text }: TowerScene): string[] {
  const ready = [...hero.played, ...hero.live];
  return ready.length === 0 ? [] : [scene.ui('warn.unspent', { cards: text(s.cards(ready)) })];
}

function adversaries({ match, state, hero, seat, scene }: TowerScene): string[] {
  const harm = adversaryHarm(match, state, seat);
  if (harm === 0) return [];
  const count = state.levels[hero.level].ring.filter(
    (card) => card !== NONE && match.cards[card].kind === 'adversary',
  ).length;
  const line = scene.ui('warn.adversaries', { harm: String(harm), count, sanity: String(hero.sanity) });
  return harm >= hero.sanity ? [line, scene.ui('warn.mad', { left: String(state.madness - 1) })] : [line];
}

function slottable({ match, state, hero, seat, scene, s, text }: TowerScene): string[] {
  const free = hero.slots.flatMap((cards, slot) => (cards.length === 0 ? [slot] : []));
  const cards = hero.hand.filter((card) =>
    free.some((slot) => checkSlot(match, state, seat, card, slot) === null),
  );
  return cards.length === 0 ? [] : [scene.ui('warn.slots', { cards: text(s.cards(cards)) })];
}

function givingUp({ match, state, hero, scene }: TowerScene): string[] {
  const { ui } = scene;
  const left = String(state.madness - 1);
  if (state.battle.kind === 'spire')
    return [ui(match.seats === 1 ? 'warn.mad' : 'warn.giveUpKeep', { left })];
  if (state.battle.kind !== 'foe') return [];
  const line = ui('warn.giveUp', { sanity: String(hero.sanity) });
  return hero.sanity <= WORST_DEFEAT ? [line, ui('warn.maybeMad')] : [line];
}
