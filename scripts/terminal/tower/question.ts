import type { Question } from '../../../shared/engine/game.ts';
import type { Json } from '../../../shared/engine/json.ts';
import { sayAnswer, sayQuestion } from '../../../shared/games/ravingspire/narrate/question.ts';
import { cardDescriber } from '../../../shared/games/ravingspire/content/describe.ts';
import { NONE } from '../../../shared/games/ravingspire/types.ts';
import { phraseText, sentence } from '../../../shared/packs/effects/tokens.ts';
import { toText } from '../../../shared/packs/effects/tokens.ts';
import type { EffectNode } from '../../../shared/packs/effects/world.ts';
import type { Scene } from '../face.ts';
import { wrapped } from '../style.ts';
import { towerScene, type TowerScene } from './scene.ts';
import { powerNow } from './values.ts';

/** An open question: the card that asks, the prompt, and the words for its options. */
export function question(scene: Scene, asked: Question): { lines: string[]; options: string[] } {
  const t = towerScene({ ...scene, seat: asked.seat });
  const { paint, width } = scene;
  const lines: string[] = [];
  const cause = typeof asked.data['cause'] === 'number' ? asked.data['cause'] : NONE;
  if (cause > NONE) {
    lines.push(
      ...wrapped(`${t.card(cause)}: ${t.rules(cause)}`, width - 2, '  ').map((line) => paint.dim(line)),
    );
  }
  lines.push(...wrapped(t.text(sayQuestion(t.s, asked)), width).map((line) => paint.bold(line)));
  const node = nodeOf(t, asked, cause);
  if (node !== null && asked.kind === 'may') {
    lines.push(...wrapped(effectText(t, [node]), width - 2).map((line) => `  ${line}`));
  }
  return { lines, options: asked.options.map((option) => optionText(t, asked, option, node)) };
}

function optionText(t: TowerScene, asked: Question, option: Json, node: EffectNode | null): string {
  if (asked.kind === 'option' && typeof option === 'number' && node !== null) {
    const lists = node['of'] as unknown as readonly (readonly EffectNode[])[];
    return effectText(t, lists[option]);
  }
  const said = t.text(sayAnswer(t.s, asked, option));
  if (asked.data['values'] !== 'cards' || typeof option !== 'number') return said;
  const power = powerNow(t, option);
  return power === '' ? said : `${said} (${power})`;
}

/** The part of a card's program that asks, or null where the rules themselves do. */
function nodeOf({ definitions, match, seat }: TowerScene, asked: Question, cause: number): EffectNode | null {
  const path = asked.data['path'];
  if (typeof path !== 'string') return null;
  const own = path.startsWith('/hero/') || cause <= NONE;
  let value: unknown = definitions[own ? match.heroes[seat].id : match.cards[cause].id];
  for (const key of path.split('/').slice(1)) {
    if (typeof value !== 'object' || value === null) return null;
    value = (value as { readonly [key: string]: unknown })[key];
  }
  return typeof value === 'object' && value !== null && 'do' in value ? (value as EffectNode) : null;
}

function effectText({ scene }: TowerScene, nodes: readonly EffectNode[]): string {
  const describer = cardDescriber(scene.language, scene.names);
  const clause = sentence(describer.effects(nodes, 'do'));
  return [phraseText(clause.tokens), toText(clause.under)].filter((part) => part !== '').join(' ');
}
