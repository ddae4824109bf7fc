import type { AmountNode, ChangeNode, ConditionNode, EffectNode } from '../../../packs/effects/world.ts';
import { attributeBit, type AttributeName } from '../types.ts';
import { BOUNDED, type CardFilter } from './filters.ts';
import { changesCards } from './modifiers.ts';
import type { Cards } from './select.ts';
import { ORDERED_ZONES } from './zones.ts';
import { FOR_A_TIME, readConstant, readSlot, type Tell } from './sense-changes.ts';
import { rollsFor } from './uses-amount.ts';
import { triggerOf, type TriggerName } from './triggers.ts';
import { ENEMY_ZONES } from './verbs/battle.ts';

/** What an effect may have chosen, rolled or looked at so far. */
export interface Seen {
  readonly card: boolean;
  readonly hero: boolean;
  readonly roll: boolean;
  /** Whether it may have looked at cards. */
  readonly look: boolean;
}
export const NOTHING_SEEN: Seen = { card: false, hero: false, roll: false, look: false };
/** For what is read at any time: that it leans on no effect is looked at elsewhere (`not-in-standing`). */
export const ANY_TIME: Seen = { card: true, hero: true, roll: true, look: true };

/** What the place of an effect provides. */
export interface EffectPlace {
  /** The kinds of battles that may be open. */
  readonly battles: readonly string[];
  /** Whether that battle has been decided. */
  readonly over: boolean;
  /** The attribute (bit) that cards join which the enemy may still take into it, or 0. */
  readonly takes: number;
  /** Whether there is a card that `this` means. */
  readonly self: boolean;
  /** Whether the card may be in a slot, */
  readonly slottable: boolean;
  /** give power, */
  readonly powered: boolean;
  /** and stay in play while and after the effect runs. */
  readonly inPlay: boolean;
  /** Whether it may be in play at another moment. */
  readonly comesIntoPlay: boolean;
  /** Whether a loss of sanity is about to happen that effects may prevent. */
  readonly loss?: boolean;
  /** Whether it comes where no cards can be played. */
  readonly unplayable?: boolean;
  /** Whether counters that are put on it may stay there. */
  readonly countable: boolean;
  /** Whether other heroes may be the ones who do it. */
  readonly others?: boolean;
}

type Node = { readonly [field: string]: unknown };

/** Reads a list of effects; returns what may have been chosen and rolled after it. */
export function readEffects(
  nodes: readonly EffectNode[],
  path: string,
  before: Seen,
  place: EffectPlace,
  tell: Tell,
): Seen {
  return nodes.reduce((seen, node, i) => readEffect(node, `${path}/${i}`, seen, place, tell), before);
}

const either = (a: Seen, b: Seen): Seen => ({
  card: a.card || b.card,
  hero: a.hero || b.hero,
  roll: a.roll || b.roll,
  look: a.look || b.look,
});

/** Where a move of cards ends, where one of the same zone would change nothing. */
const ENDS_IN: { readonly [verb: string]: string } = {
  retrieve: 'hand',
  steal: 'hand',
  discard: 'discard',
  gain: 'gained',
  banish: 'banished',
};
/** Amounts below 1 that change nothing: the field of each verb that counts. */
const COUNTS: { readonly [verb: string]: string } = {
  draw: 'cards',
  look: 'cards',
  reveal: 'cards',
  'gain-loot': 'amount',
  'lose-sanity': 'amount',
  'gain-sanity': 'amount',
  prevent: 'amount',
  ward: 'amount',
  'move-hero': 'spaces',
  'move-foe': 'spaces',
  rotate: 'by',
  'reduce-cost': 'amount',
  repeat: 'times',
  'put-counters': 'amount',
  'remove-counters': 'amount',
};

function readEffect(node: EffectNode, path: string, start: Seen, place: EffectPlace, tell: Tell): Seen {
  if (node.do === 'later') {
    readLater(node, path, start, place, tell);
    return start;
  }
  const own = ['cards', 'amount', 'spaces', 'by', 'times', 'if', 'change', 'until'].map(
    (field) => node[field],
  );
  const before = rolled(start, own);
  const cards = readCards(node, path, before, place, tell);
  // These read their amount when the cards have been chosen, all others before.
  const seen = node.do === 'until' || node.do === 'reduce-cost' ? cards : before;
  for (const field of ['cards', 'amount', 'spaces', 'by', 'times'])
    if (isAmount(node[field])) readAmount(node[field], `${path}/${field}`, path, seen, place, tell);
  const { change } = node as { readonly change?: Node };
  if (typeof change?.cards === 'object')
    readFilter(change.cards as CardFilter, `${path}/change/cards`, ANY_TIME, place, tell);
  // Nothing is a value too.
  const drops = change?.mod === 'set-power' ? null : path;
  if (isAmount(change?.amount)) readAmount(change.amount, `${path}/change/amount`, drops, seen, place, tell);
  const count = node[COUNTS[node.do] ?? ''];
  if (typeof count === 'number' && count < 1) tell('amount-does-nothing', path, path, { count });
  readPlace(node, path, place, tell);
  const who = node.who;
  if (who === 'that' && !seen.hero) tell('nobody-chosen', `${path}/who`, null);
  if (node.with === 'that' && !seen.hero) tell('nobody-chosen', `${path}/with`, null);
  if (node.do === 'give' && node.to === 'that' && !seen.hero) tell('nobody-chosen', `${path}/to`, null);
  const then: Seen = {
    card: cards.card,
    hero: seen.hero || [who, node.to, node.with].some((one) => one === 'another' || one === 'another-here'),
    roll: seen.roll,
    look: cards.look,
  };
  return readLists(node, path, then, place, tell);
}

/** What has been rolled once something with a die in it was read. */
export const rolled = (seen: Seen, value: unknown): Seen =>
  seen.roll || !rollsFor(value) ? seen : { ...seen, roll: true };

const isAmount = (value: unknown): value is AmountNode =>
  typeof value === 'number' || (typeof value === 'object' && value !== null && 'amount' in value);

/** The lists within an effect: a later one knows what an earlier one did, alternatives do not know each other. */
function readLists(node: EffectNode, path: string, seen: Seen, place: EffectPlace, tell: Tell): Seen {
  const read = (nodes: unknown, at: string, from: Seen): Seen =>
    nodes === undefined
      ? from
      : readEffects(nodes as readonly EffectNode[], `${path}${at}`, from, place, tell);
  switch (node.do) {
    case 'table':
      return (node.rows as readonly Node[]).reduce<Seen>(
        (all, row, i) => either(all, read(row.then, `/rows/${i}/then`, { ...seen, roll: true })),
        { ...seen, roll: true },
      );
    case 'choose':
      return (node.of as readonly unknown[]).reduce<Seen>(
        (all, list, i) => either(all, read(list, `/of/${i}`, seen)),
        seen,
      );
    case 'may':
      return either(
        read(node.then, '/then', read(node.price, '/price', seen)),
        read(node.else, '/else', seen),
      );
    case 'if':
      readCondition(
        node.if as ConditionNode,
        `${path}/if`,
        node.else === undefined ? path : null,
        seen,
        place,
        tell,
      );
      return either(read(node.then, '/then', seen), read(node.else, '/else', seen));
    case 'repeat':
      // What the end of one round chose, the beginning of the next may name.
      return read(
        node.then,
        '/then',
        either(seen, readEffects(node.then as EffectNode[], path, seen, place, silent)),
      );
    case 'each':
      // Each hero begins with nothing chosen, and what it chose is forgotten afterwards.
      readEffects(
        node.then as readonly EffectNode[],
        `${path}/then`,
        { ...seen, card: false, hero: true, look: false },
        { ...place, others: true },
        tell,
      );
      return { ...seen, hero: true };
    default:
      return seen;
  }
}
const silent: Tell = () => undefined;

/** What waits happens at a moment of its own (LANG-40): nothing is rolled then, and the card may be anywhere. */
function readLater(node: EffectNode, path: string, seen: Seen, place: EffectPlace, tell: Tell): void {
  const { ofTurn = false, prevents = false, gives } = triggerOf({ when: node.when as TriggerName });
  if (node.cards !== undefined && gives !== 'card')
    tell('cards-mean-nothing', `${path}/cards`, `${path}/cards`, { word: String(node.when) });
  const cards = (node.cards ?? {}) as CardFilter;
  const card = cards.named !== 'that' || seen.card;
  readFilter(cards, `${path}/cards`, { ...ANY_TIME, card }, place, tell);
  if (node.ends === 'turn' && node.when === 'turn-start')
    tell('never-happens', path, path, { word: 'later' });
  readEffects(
    node.then as readonly EffectNode[],
    `${path}/then`,
    { card: seen.card || gives === 'card', hero: false, roll: false, look: false },
    {
      ...place,
      battles: ofTurn ? [] : ['adversary', 'foe', 'spire'],
      over: false,
      unplayable: ofTurn,
      takes: 0,
      inPlay: place.comesIntoPlay,
      countable: place.countable || place.comesIntoPlay,
      loss: prevents,
      others: false,
    },
    tell,
  );
}

/** What an effect works on; returns what has been chosen then. */
function readCards(node: EffectNode, path: string, seen: Seen, place: EffectPlace, tell: Tell): Seen {
  const { cards, do: verb } = node;
  if (verb === 'until' && cards !== undefined && !changesCards(node.change as ChangeNode)) {
    tell('cards-mean-nothing', `${path}/cards`, `${path}/cards`, { word: (node.change as ChangeNode).mod });
    return seen;
  }
  if (cards === 'that' && !seen.card) tell('nothing-chosen', `${path}/cards`, path);
  if (
    !place.self &&
    (cards === 'this' || verb === 'lay-on-foe-deck' || (cards === undefined && MEANS_ITSELF.has(verb)))
  )
    tell('never-happens', path, path, { word: verb });
  if (verb === 'reveal-until') readFilter(node.until as CardFilter, `${path}/until`, seen, place, tell);
  if (LOOKS.has(verb)) return { ...seen, card: true, look: true };
  if (NOT_ITSELF.has(verb) && cards === 'this') tell('never-happens', path, path, { word: verb });
  if (typeof cards !== 'object' || cards === null || isAmount(cards)) return seen;
  const chosen = cards as Node;
  const from = chosen.from as readonly string[];
  readZones(from, `${path}/cards/from`, path, seen, tell);
  if (verb === 'put-back') readDecks(from, `${path}/cards/from`, path, tell);
  if (chosen.whose === 'that' && !seen.hero) tell('nobody-chosen', `${path}/cards/whose`, null);
  if (isAmount(chosen.count)) readAmount(chosen.count, `${path}/cards/count`, path, seen, place, tell);
  readFilter(chosen as CardFilter, `${path}/cards`, seen, place, tell);
  if (typeof chosen.count === 'number' && chosen.count < 1)
    tell('amount-does-nothing', `${path}/cards/count`, path, { count: chosen.count });
  if (chosen.upTo === true && chosen.pick !== undefined && chosen.pick !== 'choice')
    tell('pick-is-chosen', `${path}/cards/pick`, null);
  if (chosen.pick === 'last' && !hasLast(chosen)) tell('no-last', `${path}/cards/pick`, null);
  if (from.every((zone) => zone === 'battle') && place.battles.length === 0)
    tell('never-happens', path, path, { word: verb });
  const own =
    chosen.whose === undefined || chosen.whose === 'you' || from[0] === 'banished' || from[0] === 'supply';
  // Another hero's gain goes to its discard pile.
  const stays = verb !== 'gain' || !place.others;
  if (own && stays && from.every((zone) => zone === ENDS_IN[verb]))
    tell('goes-nowhere', path, path, { word: verb });
  return { ...seen, card: true };
}
/** Whether one of such cards is the last: they lie with one hero, in one place where cards lie as they came (LANG-45). */
const hasLast = ({ from, whose = 'you' }: Node): boolean =>
  (from as readonly string[]).length === 1 &&
  ORDERED_ZONES.has((from as readonly string[])[0]) &&
  (whose === 'you' || whose === 'that');

/** Effects that cannot be on the card itself. */
const NOT_ITSELF: ReadonlySet<string> = new Set(['put-back', 'again']);
/** Effects that look at cards. */
const LOOKS: ReadonlySet<string> = new Set(['look', 'reveal', 'reveal-until']);
/** Zones of cards that lie in a deck. */
const IN_DECKS: ReadonlySet<string> = new Set(['deck', 'seen']);

/** Cards that were looked at where nothing was; `drops` is what does nothing without them. */
function readZones(
  from: readonly string[],
  path: string,
  drops: string | null,
  { look }: Pick<Seen, 'look'>,
  tell: Tell,
): void {
  if (look) return;
  if (from.every((zone) => zone === 'seen')) return tell('nothing-seen', path, drops);
  for (const [i, zone] of from.entries())
    if (zone === 'seen') tell('nothing-seen', `${path}/${i}`, `${path}/${i}`);
}

/** Only what lies in a deck can be put back. */
function readDecks(from: readonly string[], path: string, drops: string, tell: Tell): void {
  if (from.every((zone) => !IN_DECKS.has(zone)))
    return tell('never-happens', drops, drops, { word: 'put-back' });
  for (const [i, zone] of from.entries())
    if (!IN_DECKS.has(zone)) tell('never-happens', `${path}/${i}`, `${path}/${i}`, { word: zone });
}

/** Verbs that mean the card itself where they name none. */
const MEANS_ITSELF: ReadonlySet<string> = new Set(['reshuffle', 'bury', 'put-counters', 'remove-counters']);

/** What only works where there is a battle, and changes that no rule reads. */
function readPlace(node: EffectNode, path: string, place: EffectPlace, tell: Tell): void {
  const never = (): void => tell('never-happens', path, path, { word: node.do });
  const pays = place.battles.includes('foe') && !place.over;
  if ((node.do === 'redraw-foe' || node.do === 'add-loot') && !pays) never();
  // There is but one Start space.
  if (node.do === 'place-hero' && node.at === 'start' && (node.level ?? 'here') !== 'here')
    tell('never-happens', `${path}/level`, `${path}/level`, { word: 'level' });
  // Its own foe is being fought (LANG-16).
  const fought = !place.over && place.battles.length > 0 && place.battles.every((battle) => battle === 'foe');
  if (node.do === 'place-foe' && fought) never();
  if (node.do === 'play' && place.unplayable === true) never();
  if (node.do === 'prevent' && place.loss !== true) never();
  if (node.do === 'take-into-battle') readTaking(node, path, place, tell);
  if (node.do === 'until') readUntil(node, path, place, tell);
  if (node.do === 'put-counters') readCounters(node, path, place, tell);
}

/** Counters that do not last come off a card that is not in play, or leaves it at once (LANG-30). */
function readCounters(node: EffectNode, path: string, place: EffectPlace, tell: Tell): void {
  const own = node.cards === undefined || node.cards === 'this';
  if (own && place.self && node.lasting !== true && !place.countable) tell('counters-come-off', path, null);
}

/** An enemy takes cards when it is revealed, into one attribute of its cost, and not itself. */
function readTaking(node: EffectNode, path: string, place: EffectPlace, tell: Tell): void {
  const cards = node.cards as Cards;
  const attribute = node.attribute as AttributeName;
  if (place.takes === 0 || cards === 'this') return tell('never-happens', path, path, { word: node.do });
  if (attributeBit(attribute) !== place.takes) return tell('takes-otherwise', path, path, { word: node.do });
  if (cards === 'that') return;
  const own = cards.from.flatMap((zone, i) => (ENEMY_ZONES.has(zone) ? [i] : []));
  if (own.length === cards.from.length) return tell('never-happens', path, path, { word: node.do });
  for (const i of own) {
    const at = `${path}/cards/from/${i}`;
    tell('never-happens', at, at, { word: cards.from[i] });
  }
}

function readUntil(node: EffectNode, path: string, place: EffectPlace, tell: Tell): void {
  const change = node.change as Node & { readonly mod: string };
  const own = node.cards === 'this' || (node.cards === undefined && change.cards === 'this');
  const power = /-power$|^allow$/.test(change.mod) && change.mod !== 'free-power';
  const works = FOR_A_TIME.includes(change.mod) && (node.ends !== 'play' || place.inPlay);
  if (!works || (own && power && !place.powered))
    tell('change-never-works', path, path, { word: change.mod, while: String(node.ends) });
  else readConstant(change, path, tell);
}

/**
 * Reads a number.
 *
 * @param drops the effect that does nothing without it, or null where it is only a part of a number
 */
function readAmount(
  node: AmountNode,
  path: string,
  drops: string | null,
  seen: Seen,
  place: EffectPlace,
  tell: Tell,
): void {
  if (typeof node === 'number') return;
  const part = (value: unknown, at: string): void => {
    if (isAmount(value)) readAmount(value, `${path}${at}`, null, seen, place, tell);
  };
  const owner = (node.of ?? {}) as Node;
  switch (node.amount) {
    case 'rolled':
      if (!seen.roll) tell('nothing-rolled', path, drops);
      return;
    case 'done':
      if (!seen.card) tell('nothing-chosen', path, drops);
      return;
    case 'power':
      if (node.of === 'that' && !seen.card) tell('nothing-chosen', path, drops);
      if (node.of === 'this' && !place.powered) tell('never-happens', path, drops, { word: 'power' });
      return;
    case 'cost':
    case 'counters':
      if (node.of === 'that' && !seen.card) tell('nothing-chosen', path, drops);
      if (node.of === 'this' && !place.self) tell('never-happens', path, drops, { word: node.amount });
      return;
    case 'heroes':
      if (node.who === 'that' && !seen.hero) tell('nobody-chosen', path, null);
      return;
    case 'count':
      if (owner.whose === 'that' && !seen.hero) tell('nobody-chosen', path, null);
      readFilter(owner as CardFilter, `${path}/of`, seen, place, tell);
      readZones(owner.from as readonly string[], `${path}/of/from`, drops, seen, tell);
      return;
    case 'higher':
    case 'lower':
    case 'sum':
      (node.of as readonly unknown[]).forEach((value, i) => part(value, `/of/${i}`));
      return;
    default:
      part(node.of, '/of');
  }
}

/** Reads what a filter leans on: the numbers among its bounds, and cards that it points at. */
export function readFilter(
  filter: CardFilter,
  path: string,
  seen: Seen,
  place: EffectPlace,
  tell: Tell,
): void {
  if (filter.named === 'that' && !seen.card) tell('nothing-chosen', `${path}/named`, null);
  if (filter.named === 'this' && !place.self) tell('never-happens', `${path}/named`, null, { word: 'named' });
  readSlot(filter, path, tell);
  for (const field of BOUNDED)
    for (const [key, bound] of Object.entries(filter[field] ?? {}))
      if (isAmount(bound)) readAmount(bound, `${path}/${field}/${key}`, null, seen, place, tell);
}

/**
 * Reads a condition.
 *
 * @param drops what never happens where it never holds, or null where something else happens instead
 */
export function readCondition(
  node: ConditionNode,
  path: string,
  drops: string | null,
  seen: Seen,
  place: EffectPlace,
  tell: Tell,
): void {
  const inside = (value: unknown, at: string, from: string | null): void =>
    readCondition(value as ConditionNode, `${path}${at}`, from, seen, place, tell);
  switch (node.is) {
    case 'all':
    case 'any':
      (node.of as readonly unknown[]).forEach((part, i) =>
        inside(part, `/of/${i}`, node.is === 'all' ? drops : null),
      );
      return;
    case 'not':
      return inside(node.of, '/of', null);
    case 'that':
      if (!seen.card) tell('nothing-chosen', path, drops);
      readFilter(node as CardFilter, path, seen, place, tell);
      return;
    case 'slotted':
      if (!place.slottable) tell('never-holds', path, drops, { word: node.is });
      return;
    case 'battle': {
      const enemies = (node.enemy ?? place.battles) as readonly string[];
      if (!enemies.some((enemy) => place.battles.includes(enemy)))
        tell('never-holds', path, drops, { word: node.is });
      return;
    }
    case 'amount':
      if (isAmount(node.of)) readAmount(node.of, `${path}/of`, null, seen, place, tell);
      return;
    case 'cards': {
      const { whose, from } = node.of as Node;
      if (whose === 'that' && !seen.hero) tell('nobody-chosen', `${path}/of/whose`, null);
      readFilter(node.of as CardFilter, `${path}/of`, seen, place, tell);
      readZones(from as readonly string[], `${path}/of/from`, drops, seen, tell);
    }
  }
}
