import { compileList } from '../../../packs/effects/compile.ts';
import type { EffectNode } from '../../../packs/effects/world.ts';
import { NONE, type Match, type State } from '../types.ts';
import type { Ability, Effect, Mod, StateCondition } from '../rules/card.ts';
import { EFFECT_AMOUNTS, POSITION } from './amounts.ts';
import { stateCondition } from './conditions.ts';
import { amountsIn, withoutAmounts } from './filters.ts';
import { language } from './language.ts';
import { compileStanding } from './modifiers.ts';
import { isStanding } from './rules-of.ts';
import type { HeroDefinition, Rule, StandingRule, TriggeredRule } from './schema.ts';
import { compileFinder, leastOf, type ChosenCards, type Finder } from './select.ts';
import { triggerOf } from './triggers.ts';
import { rollsFor, usesAmount, withAmounts } from './uses-amount.ts';
import type { CardKit } from './world.ts';
import { EFFECT_ZONES } from './zones.ts';

/** Changes that a hero makes use of once a turn (HERO-6). */
const USED_CHANGES: readonly string[] = ['reroll', 'free-power', 'rotation'];

/** Whether a rule of an ability is used, once a turn. An ability has one such rule: a further one never happens. */
export const isUsed = (rule: Rule): boolean =>
  isStanding(rule) ? USED_CHANGES.includes(rule.change.mod) : triggerOf(rule).ability === true;

/** Compiles a standing rule. */
export function compileStandingRule(rule: StandingRule, kit: CardKit): Mod {
  const condition = rule.if === undefined ? null : stateCondition(rule.if);
  return compileStanding(rule.change, kit.id, rule.while, condition);
}

/** Compiles the abilities of a hero (HERO-3). */
export function compileAbilities(hero: HeroDefinition, kit: CardKit): Ability[] {
  return hero.abilities.map(({ rules }, index) => {
    const at = rules.findIndex(isUsed);
    const used = rules[at] as Rule | undefined;
    const mods = rules.filter(
      (rule) => isStanding(rule) && (rule === used || !isUsed(rule)),
    ) as StandingRule[];
    const path = `/hero/abilities/${index}/rules/${at}`;
    return {
      mods: mods.map((rule) => compileStandingRule(rule, kit)),
      activate: used === undefined || isStanding(used) ? null : activation(used, path, kit),
    };
  });
}

/** The first choice of cards in a list of effects: what the player's action can name in advance. */
function firstChoice(nodes: readonly EffectNode[]): ChosenCards | null {
  return nodes.find((node) => choosesCards(node))?.cards ?? null;
}

/** Whether an effect has a choice of cards, and not `this`, `that` or a number of them. */
const choosesCards = (node: EffectNode): node is EffectNode & { readonly cards: ChosenCards } =>
  typeof node.cards === 'object' && node.cards !== null && 'from' in node.cards;

const none: Finder = () => [];

/** Whether a position tells which cards are meant, and not only what an effect has done before (LANG-11, LANG-20). */
const isReadable = (cards: ChosenCards): boolean =>
  cards.named !== 'that' &&
  !usesAmount(amountsIn(cards), EFFECT_AMOUNTS) &&
  !cards.from.some((zone) => EFFECT_ZONES.has(zone));

/** Finds the cards that the player's action may name; none where the position does not tell. */
const findNamed = (cards: ChosenCards | null): Finder =>
  cards === null || !isReadable(cards) ? none : compileFinder(cards, POSITION);

/** The same with 0 for what effects know once something was chosen, done or rolled: before an ability, nothing was. */
const withNothingDone = <T>(value: T): T => withAmounts(value, EFFECT_AMOUNTS, 0);

/**
 * Compiles whether a price can be paid whole, as far as the position says (CARD-16). The first effects of an ability have no
 * `this` or `that`: a price of them cannot be paid.
 */
function canPay(price: readonly EffectNode[]): StateCondition {
  const parts = price.map((node): StateCondition => {
    const { do: verb, amount } = node;
    if (verb === 'lose-sanity')
      return (_match, state, seat) => typeof amount !== 'number' || state.heroes[seat].sanity >= amount;
    if (!choosesCards(node)) return () => false;
    const { cards } = node;
    const sure = rollsFor(amountsIn(cards)) ? withoutAmounts(cards) : withNothingDone(cards);
    const find = compileFinder(sure, POSITION);
    const least = leastOf(cards);
    return (match, state, seat) => find(match, state, seat, seat).length >= least;
  });
  return (...at) => parts.every((part) => part(...at));
}

function activation(rule: TriggeredRule, path: string, kit: CardKit): NonNullable<Ability['activate']> {
  const target = firstChoice(rule.do);
  const findTarget = findNamed(target);
  const findPrice = findNamed(firstChoice(rule.price ?? []));
  const condition = rule.if === undefined ? null : stateCondition(rule.if);
  const affordable = canPay(rule.price ?? []);
  const redraws = rule.do.some((node) => node.do === 'redraw-foe');
  const cards = (match: Match, state: State, seat: number) => findTarget(match, state, seat, seat);
  const prices = (match: Match, state: State, seat: number) => findPrice(match, state, seat, seat);
  return {
    effect: effectOf(rule, path, kit),
    cards,
    prices,
    ready(match, state, seat, card, price) {
      if (condition !== null && !condition(match, state, seat, NONE)) return 'condition';
      if (redraws && (state.battle.kind !== 'foe' || state.decks.foe.length === 0)) return 'no-foe';
      const legal = cards(match, state, seat);
      const payable = prices(match, state, seat);
      if (!affordable(match, state, seat, NONE)) return 'no-price';
      if (price !== NONE && !payable.includes(price)) return 'wrong-price';
      if (card !== NONE && !legal.includes(card)) return 'wrong-card';
      if (target === null || !isReadable(target)) return null;
      const left = payable.length === 1 ? payable[0] : price;
      return legal.some((one) => one !== left && (card === NONE || one === card)) ? null : 'no-card';
    },
  };
}

/** An ability pays its price, which `ready` has found payable (CARD-16), and then does what it says. */
function effectOf(rule: TriggeredRule, path: string, kit: CardKit): Effect {
  const then = compileList(language, kit, rule.do, `${path}/do`);
  const { price } = rule;
  if (price === undefined) return then;
  const pay = compileList(language, kit, price, `${path}/price`);
  return (g, env) => {
    pay(g, env);
    then(g, env);
  };
}
