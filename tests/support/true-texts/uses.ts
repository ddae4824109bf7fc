// Abilities that are used at will: what their texts say they cost, when they may be used and what they do then.
import { check } from '../../../shared/games/ravingspire/actions/index.ts';
import { compileCard } from '../../../shared/games/ravingspire/content/compile.ts';
import type { CardDefinition } from '../../../shared/games/ravingspire/content/schema.ts';
import { LANGUAGES, type Language } from '../../../shared/words/languages.ts';
import { activate } from '../../../shared/games/ravingspire/rules/triggers.ts';
import type { G } from '../../../shared/games/ravingspire/types.ts';
import { falseIn, heroWith, IN_BATTLE, inEachManner, type Writer } from './check.ts';
import { playToy, toyMatchOf, type Asked, type Played, type Scene } from './position.ts';

const NONE = -1;
/** Why an ability is not offered though it could be paid: it would find nothing. */
const FINDS_NOTHING: readonly unknown[] = ['no-card', 'no-foe'];

/** What is printed of an ability that is used at will and does not happen so. */
export function falseUses(rule: object, write: Writer, langs: readonly Language[] = LANGUAGES): string[] {
  const text = JSON.stringify(rule);
  const scene = IN_BATTLE.test(text) ? 'battle' : 'ring';
  return falseIn(text, heroUsing(rule), (card) => games(card, scene), write, langs);
}

/** A hero with one ability that is used at will. */
export const heroUsing = (rule: object): CardDefinition => heroWith(rule).definition;

function games(definition: CardDefinition, scene: Scene): Played[] {
  const match = toyMatchOf(compileCard('toy:hero', definition));
  return inEachManner((manner) => playToy(match, manner, use, scene));
}

/** Uses the ability where it may be used, which the hero decides. */
function use(g: G, asked: Asked[]): void {
  const refusal = check(g.match, g.state, 0, { do: 'ability', index: 0, card: NONE, price: NONE });
  if (refusal !== null && !FINDS_NOTHING.includes(refusal.data.reason)) return;
  asked.push({ seat: 0, options: ['no', 'yes'], answer: refusal === null ? 'yes' : 'no' });
  if (refusal === null) activate(g, 0, 0, NONE, NONE);
}
