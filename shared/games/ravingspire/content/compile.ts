import { once } from '../../../engine/once.ts';
import { packOf } from '../../../packs/card-id.ts';
import { compileList, compilerAt } from '../../../packs/effects/compile.ts';
import type { EffectNode } from '../../../packs/effects/world.ts';
import { attributeBit, type Trigger } from '../types.ts';
import { compileAbilities, compileStandingRule } from './ability.ts';
import {
  EQUIPMENT,
  kindBit,
  MODS,
  type Card,
  type Cost,
  type Effect,
  type HeroCard,
  type Kind,
  type Mod,
  type ModName,
} from '../rules/card.ts';
import { inPlay } from '../rules/calls.ts';
import { attributesOf, compileSourced, kindBits } from './filters.ts';
import { isFamiliar } from './familiar.ts';
import { POSITION } from './amounts.ts';
import { language } from './language.ts';
import { lootChecksOf } from './loot-checks.ts';
import { changeKind, CHANGES } from './modifiers.ts';
import { riskOf } from './risk.ts';
import { isStanding, rulesOf, type PlacedRule } from './rules-of.ts';
import type { CardDefinition, CostDefinition, HeroDefinition, TriggeredRule } from './schema.ts';
import { surgesOf, takesOf } from './traits.ts';
import { triggerOf, TRIGGERS } from './triggers.ts';
import type { CardKit } from './world.ts';

/**
 * Compiles a definition that the schema and the inspection have passed. The caller keeps the result by content: it
 * holds closures and depends on nothing but its arguments.
 *
 * @param id the full id, `pack:name`
 */
export function compileCard(id: string, definition: CardDefinition): Card {
  const kit: CardKit = {
    id,
    kind: definition.kind,
    lootChecks: lootChecksOf(definition),
    temporary: [],
    delayed: [],
  };
  const rules = rulesOf(definition);
  const kinds = kindsOf(definition);
  const effects = compileTriggers(rules, kit);
  const hero = definition.hero === undefined ? null : compileHero(definition.hero, kit);
  const surges = surgesOf(definition);
  return {
    id,
    kind: definition.kind as Kind,
    kinds,
    slotKinds: slotKindsOf(definition),
    power: definition.power ?? 0,
    as: attributesOf(definition.as ?? []),
    cost: definition.cost === undefined ? null : costOf(definition.cost),
    rolledCost: (definition.cost?.rolled ?? []).reduce((bits, name) => bits | attributeBit(name), 0),
    takes: takesOf(definition),
    loot: definition.loot ?? 0,
    stages: (definition.stages ?? []).map(costOf),
    effects,
    surge: Math.max(0, ...surges.map(({ power }) => power)),
    surges,
    cardClass: definition.class ?? definition.hero?.class ?? null,
    instead: insteadOf(rules),
    risky: riskOf(definition),
    isFamiliar: once(() => isFamiliar(definition)),
    changes: changesOf(rules),
    mods: compileMods(rules, kit),
    temporary: kit.temporary,
    delayed: kit.delayed,
    hero,
    copies: definition.copies ?? 1,
    supply: definition.supply === true,
    pack: packOf(id),
  };
}

/** Kinds a card counts as: its own and its types (CARD-2). */
function kindsOf({ kind, types = [] }: CardDefinition): number {
  return kindBits([kind as Kind, ...types]);
}

const ANY_SLOT = kindBits([...EQUIPMENT, 'adventurer']);

/** Slots a card fits: those of its equipment kinds; adventurers fit all (CARD-2). */
function slotKindsOf(definition: CardDefinition): number {
  const kinds = kindsOf(definition);
  return (kinds & kindBit('adventurer')) !== 0 ? ANY_SLOT : kinds & ANY_SLOT;
}

function costOf({ fight = 0, skill = 0, charm = 0, brute = -1 }: CostDefinition): Cost {
  return { fight, skill, charm, brute };
}

const insteadOf = (rules: readonly PlacedRule[]): Card['instead'] => {
  for (const { rule } of rules) if (!isStanding(rule) && rule.when === 'instead') return rule.by ?? 'discard';
  return null;
};

/** All rules of one trigger as one effect, in their order. */
function compileTriggers(rules: readonly PlacedRule[], kit: CardKit): Card['effects'] {
  const effects = Object.fromEntries(TRIGGERS.map(({ fires }) => [fires, null])) as {
    [T in Trigger]: Effect | null;
  };
  const by = insteadOf(rules);
  for (const { rule, path } of rules) {
    if (isStanding(rule) || triggerOf(rule).ability) continue;
    // Of a card that is used instead of its power only one thing can become.
    if (rule.when === 'instead' && (rule.by ?? 'discard') !== by) continue;
    const trigger = triggerOf(rule).fires;
    const next = aboutCard(rule, compileRule(rule, path, kit));
    const before: Effect | null = effects[trigger];
    effects[trigger] = before === null ? next : inTurn(before, next);
  }
  for (const { fires, upon } of TRIGGERS) {
    const effect: Effect | null = effects[fires];
    if (upon !== undefined && effect !== null) effects[fires] = whileInPlay(effect);
  }
  return effects;
}

/** What an event sets off waits, and the card may leave play meanwhile: then nothing comes of it. */
const whileInPlay =
  (effect: Effect): Effect =>
  (g, env) => {
    if (inPlay(g.state, env.seat).includes(env.card)) effect(g, env);
  };

const inTurn =
  (first: Effect, second: Effect): Effect =>
  (g, env) => {
    first(g, env);
    second(g, env);
  };

/** The effects of a triggered rule, under its condition. */
function compileRule(rule: TriggeredRule, path: string, kit: CardKit): Effect {
  const nodes: readonly EffectNode[] = rule.do;
  const effect = compileList(language, kit, nodes, `${path}/do`);
  if (rule.if === undefined) return effect;
  const c = compilerAt(language, kit, path);
  const holds = c.condition(rule.if);
  const others = c.concernsOthers(nodes);
  return (g, env) => {
    const status = language.hooks.status(g, env);
    // A rule above may have stopped the hero's effect: what is left of it rolls no more (CARD-17).
    const goesOn = status === 'on' || (status === 'others' && others);
    if (goesOn && holds(g, env)) effect(g, env);
  };
}

/** An effect of a trigger that is about a card: only about such cards as the rule says, and `that` means the card. */
function aboutCard(rule: TriggeredRule, effect: Effect): Effect {
  if (triggerOf(rule).gives !== 'card') return effect;
  const isMeant = compileSourced(rule.cards ?? {}, POSITION);
  return (g, env) => {
    if (!isMeant(g.match, g.state, env.about, env.seat, env.card)) return;
    env.chosen = env.about;
    effect(g, env);
  };
}

/** What the standing rules change (bits). */
function changesOf(rules: readonly PlacedRule[]): number {
  let bits = 0;
  for (const { rule } of rules) if (isStanding(rule)) bits |= MODS[changeKind(rule.change).changes].bit;
  return bits;
}

function compileMods(rules: readonly PlacedRule[], kit: CardKit): Card['mods'] {
  const mods = Object.fromEntries(CHANGES.map(({ changes }) => [changes, [] as Mod[]])) as Record<
    ModName,
    Mod[]
  >;
  for (const { rule } of rules) {
    if (isStanding(rule)) mods[changeKind(rule.change).changes].push(compileStandingRule(rule, kit));
  }
  return mods as unknown as Card['mods'];
}

function compileHero(hero: HeroDefinition, kit: CardKit): HeroCard {
  return {
    heroClass: hero.class,
    difficulty: hero.difficulty,
    deck: Object.entries(hero.deck).flatMap(([id, count]) => (count > 0 ? [{ id, count }] : [])),
    slots: hero.slots.map((kind) => kindBit(kind)),
    abilities: compileAbilities(hero, kit),
  };
}
