import type { Kind } from '../rules/card.ts';
import { isUsed } from './ability.ts';
import { PLAYER_KINDS } from './kinds.ts';
import { isStanding, rulesOf, type PlacedRule } from './rules-of.ts';
import { fitsSlots, readStanding, type Senseless, type Tell } from './sense-changes.ts';
import {
  ANY_TIME,
  NOTHING_SEEN,
  readCondition,
  readEffects,
  readFilter,
  rolled,
  type EffectPlace,
  type Seen,
} from './sense-effects.ts';
import type { Origins } from '../../../packs/effects/origins.ts';
import type { CardDefinition, TriggeredRule } from './schema.ts';
import { takesOf } from './traits.ts';
import { triggerOf, TRIGGERS } from './triggers.ts';

/** A card is checked once, and described in several languages and for several places. */
const known = new WeakMap<CardDefinition, readonly Senseless[]>();

/**
 * Everything in a card that never does what it says: changes that no rule of the game reads where they are, effects that
 * cannot happen at their trigger, and references to what has not been chosen or rolled.
 */
export function senselessIn(definition: CardDefinition): readonly Senseless[] {
  const found = known.get(definition) ?? readSense(definition);
  known.set(definition, found);
  return found;
}

function readSense(definition: CardDefinition): readonly Senseless[] {
  const found: Senseless[] = [];
  const tell: Tell = (code, pointer, drops, data = {}) => found.push({ code, pointer, drops, data });
  const all = rulesOf(definition);
  const idle = all.filter((placed, i) => neverComes(definition, placed, all.slice(0, i), all));
  for (const { rule, path } of idle)
    tell('never-happens', path, path, { word: isStanding(rule) ? rule.change.mod : rule.when });
  const rules = all.filter((placed) => !idle.includes(placed));
  for (const { rule, path } of rules) if (isStanding(rule)) readStanding(definition, rule, path, tell);
  readTriggers(definition, rules, tell);
  readLoops(rules, tell);
  return found;
}

/** Whether the moment of a rule never comes to this card. */
function neverComes(
  definition: CardDefinition,
  { rule, path }: PlacedRule,
  before: readonly PlacedRule[],
  all: readonly PlacedRule[],
): boolean {
  // An ability is used for one thing.
  if (isUsed(rule))
    return before.some((other) => isUsed(other.rule) && abilityOf(other.path) === abilityOf(path));
  return !isStanding(rule) && triggerOf(rule).never?.({ card: definition, rule, before, all }) === true;
}

/** The ability that the path of a rule leads through. */
const abilityOf = (path: string): string => path.slice(0, path.lastIndexOf('/rules/'));

/** All rules of one trigger run one after the other in the same effect: what one chose, the next may name. */
function readTriggers(definition: CardDefinition, rules: readonly PlacedRule[], tell: Tell): void {
  const seen = new Map<string, Seen>();
  for (const { rule, path } of rules) {
    if (isStanding(rule)) continue;
    const place = placeOf(definition, rule);
    const begun = seen.get(rule.when) ?? NOTHING_SEEN;
    let now = triggerOf(rule).gives === 'card' ? { ...begun, card: true } : begun;
    readFilter(rule.cards ?? {}, `${path}/cards`, ANY_TIME, place, tell);
    if (rule.price !== undefined) now = readEffects(rule.price, `${path}/price`, now, place, tell);
    if (rule.if !== undefined) readCondition(rule.if, `${path}/if`, path, now, place, tell);
    now = rolled(now, rule.if);
    seen.set(rule.when, readEffects(rule.do, `${path}/do`, now, place, tell));
  }
}

/** Kinds that lie in no slot and on no ring, and are not played. */
const NEVER_IN_PLAY: readonly Kind[] = ['hero', 'foe', 'spire'];

function placeOf(definition: CardDefinition, rule: TriggeredRule): EffectPlace {
  const kind = definition.kind as Kind;
  const { when } = rule;
  const {
    battle,
    inPlay = false,
    prevents = false,
    staysInHand = false,
    unplayable = false,
  } = triggerOf(rule);
  const enemy = kind === 'foe' || kind === 'spire' || kind === 'adversary';
  const closed = battle === 'none' || (when === 'defeated' && kind === 'adversary');
  const battles = closed ? [] : enemy && when !== 'banished' ? [kind] : ['adversary', 'foe', 'spire'];
  const staysInPlay = (inPlay && kind !== 'hero') || (when === 'lost' && kind === 'adversary');
  return {
    battles,
    over: battle === 'over',
    takes: enemy && when === 'revealed' ? takesOf(definition) : 0,
    self: kind !== 'hero',
    slottable: fitsSlots(definition),
    loss: prevents,
    unplayable,
    powered: PLAYER_KINDS.includes(kind),
    inPlay: staysInPlay,
    comesIntoPlay: !NEVER_IN_PLAY.includes(kind),
    countable: staysInPlay || staysInHand,
  };
}

/** Which trigger of the same card a move of it sets off. */
const SETS_OFF: ReadonlyMap<string, string> = new Map(
  TRIGGERS.flatMap(({ name, setOffBy }) => (setOffBy === undefined ? [] : [[setOffBy, name]])),
);

/** A card whose triggers set each other off goes on until the game stops it (CARD-18). */
function readLoops(rules: readonly PlacedRule[], tell: Tell): void {
  const edges = new Map<string, Set<string>>();
  for (const { rule } of rules) {
    if (isStanding(rule)) continue;
    const to = edges.get(rule.when) ?? new Set<string>();
    for (const trigger of triggersSetOff(rule)) to.add(trigger);
    edges.set(rule.when, to);
  }
  for (const { rule, path } of rules) {
    if (!isStanding(rule) && reaches(edges, rule.when, rule.when))
      tell('endless-loop', path, null, { when: rule.when });
  }
}

/** The triggers that a rule sets off by moving its own card; a banished card is not banished again. */
function triggersSetOff(rule: TriggeredRule): string[] {
  const found: string[] = [];
  let away = rule.when === 'banished';
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { do: verb, cards } = value as { readonly do?: unknown; readonly cards?: unknown };
    if (typeof verb === 'string' && cards === 'this') {
      const trigger = SETS_OFF.get(verb);
      if (trigger !== undefined && !(verb === 'banish' && away)) found.push(trigger);
      away = verb === 'banish';
    }
    Object.values(value).forEach(visit);
  };
  visit(rule.do);
  return found;
}

function reaches(edges: ReadonlyMap<string, ReadonlySet<string>>, from: string, goal: string): boolean {
  const been = new Set<string>();
  const left = [...(edges.get(from) ?? [])];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    if (next === goal) return true;
    if (been.has(next)) continue;
    been.add(next);
    left.push(...(edges.get(next) ?? []));
  }
  return false;
}

/**
 * A card without the rules and effects that do nothing, as its text describes it. The same object if all work.
 *
 * @param origins that what is left of a part of the card is to be taken for
 */
export function sensible(definition: CardDefinition, origins?: Origins): CardDefinition {
  const dropped = new Map(
    senselessIn(definition).flatMap(({ drops, code }) => (drops === null ? [] : [[drops, code] as const])),
  );
  return dropped.size === 0 ? definition : (without(definition, '', { dropped, origins }) as CardDefinition);
}

/** The lists without which an effect, a row or a rule says nothing. */
const NEEDED = ['do', 'then', 'rows'] as const;

interface Dropping {
  readonly dropped: ReadonlyMap<string, Senseless['code']>;
  readonly origins: Origins | undefined;
}

/** A value without the dropped parts below it; undefined where nothing is left of it. */
function without(value: unknown, path: string, dropping: Dropping): unknown {
  if (dropping.dropped.has(path)) return undefined;
  if (typeof value !== 'object' || value === null) return value;
  const left = leftOf(value, path, dropping);
  return dropping.origins?.same(left, value) ?? left;
}

function leftOf(value: object, path: string, dropping: Dropping): unknown {
  const { dropped } = dropping;
  const kept = (entry: unknown, key: string): unknown => without(entry, `${path}/${key}`, dropping);
  if (Array.isArray(value)) {
    const left = value.map((entry, i) => kept(entry, String(i))).filter((entry) => entry !== undefined);
    if (left.length > 0 || !path.endsWith('/price')) return left;
    // A price of nothing is none; one that cannot be paid is one all the same.
    const free = value.every((_, i) => dropped.get(`${path}/${i}`) === 'amount-does-nothing');
    return free ? undefined : value;
  }
  const isEmpty = (list: unknown): boolean => Array.isArray(list) && list.length === 0;
  const left = Object.fromEntries(
    Object.entries(value).flatMap(([key, entry]) => {
      const whole = kept(entry, key);
      return whole === undefined || (key === 'else' && isEmpty(whole)) ? [] : [[key, whole]];
    }),
  );
  const emptied = NEEDED.some((key) => isEmpty(left[key]) && !isEmpty((value as typeof left)[key]));
  return emptied ? remains(left) : left;
}

/** What still happens of an effect that has nothing left to do: a price is paid all the same, and the other case is left. */
function remains({
  do: verb,
  if: condition,
  price,
  else: otherwise,
}: {
  readonly [key: string]: unknown;
}): unknown {
  if (verb === 'if' && otherwise !== undefined) {
    return { do: 'if', if: { is: 'not', of: condition }, then: otherwise };
  }
  if (verb !== 'may') return undefined;
  const rest = otherwise === undefined ? {} : { else: otherwise };
  if (price !== undefined) return { do: 'may', then: price, ...rest };
  return otherwise === undefined ? undefined : { do: 'choose', of: [[], otherwise] };
}
