import { BOUNDS } from '../../../packs/effects/bounds.ts';
import { wordsOf } from '../../../packs/effects/compile.ts';
import type { Issue, Lookup } from '../../../packs/content.ts';
import { band } from '../../../packs/effects/control.ts';
import { EFFECT_AMOUNTS } from './amounts.ts';
import { isLaidOut } from './board.ts';
import { BOUGHT, EQUIPMENT } from '../rules/card.ts';
import { EFFECT_CONDITIONS } from './conditions.ts';
import { OWN_PACK } from './filters.ts';
import { ENEMIES, PLAYER_KINDS, WRITTEN_KINDS, type WrittenKind } from './kinds.ts';
import { hasNumber, keywordIn, withKeywords, writtenAt } from './keywords.ts';
import { isStanding, rulesOf, type PlacedRule } from './rules-of.ts';
import { inspectArt } from '../../../face/art/inspect.ts';
import { senselessIn } from './sense.ts';
import type { CardDefinition, Rule, TriggeredRule } from './schema.ts';
import { STANDINGS } from './standings.ts';
import { triggerOf } from './triggers.ts';
import { TRIGGER_FIELDS } from './triggers/define.ts';
import { EFFECT_ZONES } from './zones.ts';

type Report = (
  code: string,
  pointer: string,
  data?: Issue['data'],
  severity?: Issue['severity'],
  among?: Issue['among'],
) => void;
type Node = { readonly [field: string]: unknown };

/** The format of packs from which on a card that does nothing somewhere is not loaded. */
const STRICT_FORMAT = 2;

/** Cards that a hero begins with. */
export const DECK = 12;

/** Which kinds a field belongs to, and which cannot be without it. */
const FIELDS = Object.entries<{ may: readonly WrittenKind[]; must?: readonly WrittenKind[] }>({
  power: { may: PLAYER_KINDS },
  as: { may: PLAYER_KINDS },
  types: { may: [...EQUIPMENT, 'loot', 'starter'], must: ['starter'] },
  cost: { may: [...BOUGHT, ...ENEMIES], must: [...BOUGHT, ...ENEMIES] },
  stages: { may: ['foe', 'spire'] },
  class: { may: ['foe', 'adversary', 'spire'] },
  loot: { may: ['foe'] },
  copies: { may: [...BOUGHT, 'adversary', 'chaos', 'loot', 'foe', 'tower'] },
  supply: { may: [...BOUGHT, 'adversary', 'chaos', 'loot'] },
  hero: { may: ['hero'], must: ['hero'] },
  board: { may: ['board'], must: ['board'] },
  rules: { may: WRITTEN_KINDS, must: ['keyword'] },
});

/**
 * Finds what the schema cannot see in a card: unknown ids, bounds of the whole card, and rules that could never mean
 * anything.
 */
export function inspect(definition: CardDefinition, lookup: Lookup): Issue[] {
  const issues: Issue[] = [];
  const report: Report = (code, pointer, data = {}, severity = 'error', among = undefined) =>
    issues.push({ code, pointer, data: { ...data }, severity, ...(among !== undefined && { among }) });
  inspectFields(definition, report);
  inspectKeywords(definition, lookup, report);
  const whole = withKeywords(definition, lookup);
  const written: Report = (code, pointer, ...rest) =>
    report(code, writtenAt(pointer, definition, lookup), ...rest);
  const rules = rulesOf(whole);
  // A keyword has no place of its own: its rules are looked at where a card has it.
  if (definition.kind !== 'keyword')
    for (const { rule, path } of rules) inspectRule(definition.kind, rule, path, written);
  inspectNodes(rules, lookup, written);
  // A card that does nothing can still be played: its author gets a warning, and no text mentions it.
  if (definition.kind !== 'keyword')
    for (const { code, pointer, data } of senselessIn(whole)) {
      const at = writtenAt(pointer, definition, lookup);
      issues.push({ code, pointer: at, data, severity: 'warning', errorFrom: STRICT_FORMAT });
    }
  inspectHero(definition, lookup, report);
  inspectBoard(definition, report);
  return definition.art === undefined ? issues : [...issues, ...inspectArt(definition.art)];
}

/** Keywords have to be some, stand alone, and get a number where they say one (LANG-60, LANG-61). */
function inspectKeywords(definition: CardDefinition, lookup: Lookup, report: Report): void {
  const own = definition.kind === 'keyword';
  for (const { rule, path } of rulesOf(definition)) {
    if (!own)
      visit(rule, path, (node, at) => {
        if (node.amount === 'parameter') report('no-parameter', at);
      });
    const keyword = keywordIn(rule);
    if (keyword === undefined) continue;
    const { card: id, n } = keyword;
    const named = lookup.card(id) as CardDefinition | undefined;
    const at = `${path}/change`;
    if (named === undefined) report('unknown-id', `${at}/card`, { id });
    else if (named.kind !== 'keyword') report('not-a-keyword', `${at}/card`, { id });
    else if (own) report('keyword-in-keyword', at, { id });
    else if (!isAlways(rule)) report('keyword-not-always', path, { id });
    else if (n === undefined && hasNumber(named.rules)) report('keyword-needs-number', at, { id });
    else if (n !== undefined && !hasNumber(named.rules)) report('keyword-without-number', `${at}/n`, { id });
  }
}

const isAlways = (rule: Rule): boolean =>
  isStanding(rule) && rule.while === 'always' && rule.if === undefined;

function inspectFields(definition: CardDefinition, report: Report): void {
  const { kind } = definition;
  for (const [field, { may, must = [] }] of FIELDS) {
    const there = field in definition;
    if (there && !may.includes(kind)) report('field-not-for-kind', `/${field}`, { kind, field });
    if (!there && must.includes(kind)) report('field-missing-for-kind', '', { kind, field });
  }
  if ('power' in definition !== 'as' in definition) report('power-without-attribute', '');
  if (definition.cost?.rolled !== undefined && !ENEMIES.includes(kind)) {
    report('field-not-for-kind', '/cost/rolled', { kind, field: 'rolled' });
  }
  if (kind === 'adversary' && !leavesRing(definition)) report('adversary-stays', '/rules', {}, 'warning');
}

/** Whether an adversary's rules say what becomes of it, on every way through a plain list or its table. */
function leavesRing(definition: CardDefinition): boolean {
  const rules = (definition.rules ?? []).filter(
    (rule): rule is TriggeredRule => 'when' in rule && rule.when === 'defeated',
  );
  return rules.some((rule) => leaves(rule.do as readonly Node[]));
}

function leaves(nodes: readonly Node[]): boolean {
  return nodes.some((node) => {
    if (node.do === 'reshuffle' || node.do === 'bury')
      return node.cards === undefined || node.cards === 'this';
    if (node.do === 'banish' || node.do === 'put-on-deck' || node.do === 'gain') return node.cards === 'this';
    if (node.do === 'table') {
      const rows = node.rows as readonly { on: string; then: readonly Node[] }[];
      const covered = rows.reduce((sum, { on }) => sum + band(on)[1] - band(on)[0] + 1, 0);
      return covered === 6 && rows.every(({ then }) => leaves(then));
    }
    if (node.do === 'choose') return (node.of as readonly (readonly Node[])[]).every(leaves);
    if (node.do === 'if' || node.do === 'may') {
      return leaves(node.then as readonly Node[]) && leaves((node.else ?? []) as readonly Node[]);
    }
    return false;
  });
}

function inspectRule(kind: WrittenKind, rule: Rule, path: string, report: Report): void {
  if (isStanding(rule)) {
    if (!STANDINGS[rule.while].kinds.includes(kind)) {
      report('standing-not-for-kind', `${path}/while`, { kind, while: rule.while });
    }
    inspectReadable(rule.if, `${path}/if`, report);
    inspectReadable(rule.change.amount, `${path}/change/amount`, report);
    inspectReadable(rule.change.cards, `${path}/change/cards`, report);
    return;
  }
  const { when } = rule;
  const { kinds, ability = false, fields = [] } = triggerOf(rule);
  if (!kinds.includes(kind) || (ability && !path.startsWith('/hero/')))
    report('trigger-not-for-kind', `${path}/when`, { kind, when });
  if (when === 'instead' && rule.by === undefined) report('instead-without-by', path);
  for (const field of TRIGGER_FIELDS) {
    if (rule[field] !== undefined && !fields.includes(field))
      report('not-with-trigger', `${path}/${field}`, { field, when });
  }
  inspectReadable(rule.cards, `${path}/cards`, report);
  if (ability) inspectReadable(rule.if, `${path}/if`, report);
}

/** What is read at any time may not roll, nor lean on what an effect has done (LANG-50). */
function inspectReadable(value: unknown, path: string, report: Report): void {
  visit(value, path, (node, at) => {
    const { amount, is, of, from, named } = node;
    if (Array.isArray(from)) {
      for (const [i, zone] of from.entries())
        if (EFFECT_ZONES.has(zone as string))
          report('not-in-standing', `${at}/from/${i}`, { word: zone as string });
    }
    if (typeof amount === 'string' && EFFECT_AMOUNTS.has(amount))
      report('not-in-standing', at, { word: amount });
    if (amount === 'counters' && of === 'that') report('not-in-standing', `${at}/of`, { word: of });
    if (named === 'that') report('not-in-standing', `${at}/named`, { word: named });
    if (typeof is === 'string' && EFFECT_CONDITIONS.has(is)) report('not-in-standing', at, { word: is });
  });
}

/** Bounds of the whole card, and every id, table and range in it. */
function inspectNodes(rules: readonly PlacedRule[], lookup: Lookup, report: Report): void {
  let nodes = 0;
  const look = (node: Node, path: string): void => {
    if (TAGS.some((tag) => typeof node[tag] === 'string')) nodes++;
    if (typeof node.id === 'string' && lookup.card(node.id) === undefined) {
      report('unknown-id', `${path}/id`, { id: node.id });
    }
    if (node.do === 'transform') inspectSupply(String(node.into), `${path}/into`, lookup, report);
    if (Array.isArray(node.from) && typeof node.id === 'string' && isSupply(node.from))
      inspectSupply(node.id, `${path}/id`, lookup, report);
    if (node.do === 'repeat' && typeof node.times === 'number' && node.times > BOUNDS.repeat) {
      report('repeat-too-often', `${path}/times`, { count: node.times, limit: BOUNDS.repeat });
    }
    if (node.do === 'until') {
      const { cards } = node.change as Node;
      inspectReadable(cards, `${path}/change/cards`, report);
    }
    if (node.do === 'later') inspectWaiting(node.cards as Node | undefined, `${path}/cards`, report);
    if (typeof node.pack === 'string') inspectPack(node.pack, `${path}/pack`, lookup, report);
    if (node.do === 'table') inspectRows(node.rows as readonly { on: string }[], `${path}/rows`, report);
    inspectRange(node, path, report);
  };
  for (const { rule, path } of rules) {
    visit(rule, path, look);
    if (!isStanding(rule)) inspectDepth(rule.do as readonly Node[], `${path}/do`, 1, report);
  }
  const standing = rules.reduce((sum, { rule }) => sum + (isStanding(rule) ? wordsOf(rule) : 0), 0);
  if (standing > BOUNDS.standing)
    report('too-much-standing', '/rules', { count: standing, limit: BOUNDS.standing });
  if (nodes > BOUNDS.nodes) report('too-many-nodes', '/rules', { count: nodes, limit: BOUNDS.nodes });
}

const isSupply = (from: readonly unknown[]): boolean => from.every((zone) => zone === 'supply');

/** A card that is named for the supply has to begin there. */
function inspectSupply(id: string, path: string, lookup: Lookup, report: Report): void {
  const card = lookup.card(id);
  if (card === undefined) report('unknown-id', path, { id });
  else if (card.supply !== true) report('not-in-supply', path, { id }, 'warning');
}

/** The cards that a moment is about: it waits with the card that was chosen before. */
function inspectWaiting(cards: Node = {}, path: string, report: Report): void {
  const { named, ...others } = cards;
  inspectReadable(named === 'that' ? others : cards, path, report);
}

/** Cards of a pack that is not there are never found. */
function inspectPack(pack: string, path: string, { packs }: Lookup, report: Report): void {
  if (pack === OWN_PACK || packs === undefined || packs.includes(pack)) return;
  report('unknown-pack', path, { id: pack }, 'error', { word: pack, names: packs });
}

const TAGS = ['do', 'is', 'amount', 'mod'] as const;

function inspectRows(rows: readonly { on: string }[], path: string, report: Report): void {
  const taken = new Set<number>();
  for (const [i, { on }] of rows.entries()) {
    const [from, to] = band(on);
    const results = Array.from({ length: Math.max(0, to - from + 1) }, (_, n) => from + n);
    if (results.length === 0 || results.some((n) => taken.has(n))) report('bad-rows', `${path}/${i}/on`);
    for (const n of results) taken.add(n);
  }
}

const RANGED: ReadonlySet<unknown> = new Set(['amount', 'cards', 'turn', 'stage']);

function inspectRange(node: Node, path: string, report: Report): void {
  const { min, max, is } = node;
  if (typeof min === 'number' && typeof max === 'number' && min > max) report('empty-range', path);
  if (is !== 'cards' && RANGED.has(is) && min === undefined && max === undefined) report('empty-range', path);
}

/** Lists within lists, counted from the list of the rule. */
function inspectDepth(nodes: readonly Node[], path: string, depth: number, report: Report): void {
  if (depth > BOUNDS.depth) {
    report('too-deep-effects', path, { depth, limit: BOUNDS.depth });
    return;
  }
  for (const [i, node] of nodes.entries()) {
    for (const { list, at } of listsOf(node)) inspectDepth(list, `${path}/${i}${at}`, depth + 1, report);
  }
}

/** The effect lists of a node: `then`, `else`, `price`, the rows of a table, the options of a choice. */
function listsOf(node: Node): { list: readonly Node[]; at: string }[] {
  const named = (['price', 'then', 'else'] as const).flatMap((key) =>
    Array.isArray(node[key]) ? [{ list: node[key] as readonly Node[], at: `/${key}` }] : [],
  );
  const rows = node.do === 'table' ? (node.rows as readonly { then: readonly Node[] }[]) : [];
  const options = node.do === 'choose' ? (node.of as readonly (readonly Node[])[]) : [];
  return [
    ...named,
    ...rows.map(({ then }, i) => ({ list: then, at: `/rows/${i}/then` })),
    ...options.map((list, i) => ({ list, at: `/of/${i}` })),
  ];
}

/** Visits every object with its JSON pointer. */
function visit(value: unknown, path: string, see: (node: Node, path: string) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) see(value as Node, path);
  const inside = value as { readonly [key: string]: unknown };
  for (const key of Object.keys(inside)) {
    // Most values in a card are not objects; a pointer to them would be made for nothing.
    if (typeof inside[key] === 'object') visit(inside[key], `${path}/${key}`, see);
  }
}

/** A hero's deck has twelve starter cards that exist (HERO-1). */
function inspectHero({ hero }: CardDefinition, lookup: Lookup, report: Report): void {
  if (hero === undefined) return;
  const count = Object.values(hero.deck).reduce((sum, n) => sum + n, 0);
  if (count !== DECK) report('deck-size', '/hero/deck', { count, limit: DECK });
  for (const id of Object.keys(hero.deck)) {
    const card = lookup.card(id);
    if (card === undefined) report('unknown-id', `/hero/deck/${id}`, { id });
    else if (card.kind !== 'starter') report('not-a-starter', `/hero/deck/${id}`, { id });
  }
}

function inspectBoard({ board }: CardDefinition, report: Report): void {
  if (board === undefined) return;
  if (!isLaidOut(board)) report('board-unfit', '/board');
}
