import Type, { type TObject, type TProperties, type Static } from '../../../generated/typebox.js';
import { AmountRef, closed, orElse, Positive } from '../../../packs/effects/schema.ts';
import type { Describer, Phrase } from '../../../packs/effects/describe.ts';
import type { AmountNode, ChangeNode } from '../../../packs/effects/world.ts';
import { ATTRIBUTES, VORPAL } from '../types.ts';
import { measureOf, POSITION } from './amounts.ts';
import type {
  Against,
  Measure,
  Mod,
  ModName,
  SourcedFilter,
  Standing,
  StateCondition,
} from '../rules/card.ts';
import {
  AttributeList,
  ATTRIBUTE_WORDS,
  attributesOf,
  CardId,
  ChangeCards,
  compileSourced,
  kindBits,
  SlotKinds,
  type AttributeWord,
} from './filters.ts';
import {
  sayAttribute,
  sayAttributes,
  sayCards,
  sayCostAttribute,
  sayKinds,
  sayLess,
  sayList,
  sayTouched,
  isNegative,
  signed,
} from './say.ts';

/** What every change is made from, of any kind. */
interface ModFrame {
  readonly standing: Standing;
  readonly filter: SourcedFilter;
  readonly self: boolean;
  readonly against: Against;
  readonly condition: StateCondition | null;
}

/** The fields of a modifier that its frame does not hold. */
type Body<N extends ModName> = N extends ModName ? Omit<Extract<Mod, { mod: N }>, keyof ModFrame> : never;

/** One kind of change. */
interface ChangeKind {
  readonly name: string;
  /** The format from which on packs may use it; any where it is left out. */
  readonly format?: number;
  readonly schema: TObject;
  readonly example: ChangeNode;
  readonly changes: ModName;
  /** Whether `amount` is taken off instead of added. */
  readonly lowers: boolean;
  body(node: ChangeNode, amount: Measure): Body<ModName>;
  describe(node: ChangeNode, d: Describer): Phrase;
}

interface ChangeParts<P extends TProperties> {
  name: string;
  format?: number;
  fields: P;
  example: Static<TObject<P>> & { mod: string };
  changes: ModName;
  lowers?: boolean;
  body(node: Static<TObject<P>>, amount: Measure): Body<ModName>;
  describe(node: Static<TObject<P>>, d: Describer): Phrase;
}

const defineChange = <P extends TProperties>({
  fields,
  lowers = false,
  ...rest
}: ChangeParts<P>): ChangeKind =>
  ({ ...rest, lowers, schema: closed({ mod: Type.Literal(rest.name), ...fields }) }) as unknown as ChangeKind;

const amount = AmountRef;
const cards = orElse(ChangeCards, {});
const against = Type.Optional(Type.Enum(['enemies'] as const));
const attribute = Type.Optional(Type.Enum(ATTRIBUTE_WORDS));

const powerFields = { amount, cards, against };
const doubleFields = { cards, against };
const allowFields = { from: attribute, to: Type.Enum(ATTRIBUTE_WORDS), cards, against };
const costFields = { amount, attribute: Type.Optional(Type.Enum(ATTRIBUTES)), cards };
const dearerFields = { amount, attribute: Type.Enum(ATTRIBUTES), cards };
const slotFields = { kinds: SlotKinds, into: SlotKinds };
const shareFields = { kinds: SlotKinds };
const amountFields = { amount };
const generateFields = { attribute: Type.Enum(ATTRIBUTE_WORDS), amount, cards };
const freeFields = { attributes: AttributeList, amount };
const cardsFields = { cards };
const keywordFields = { card: CardId, n: Type.Optional(Positive) };

const asOf = (word: AttributeWord | undefined): number => (word === undefined ? 0 : attributesOf([word]));
const layer = (name: 'replace' | 'add' | 'double' | 'subtract') => (_node: object, measure: Measure) => ({
  mod: 'power' as const,
  layer: name,
  amount: measure,
});
const plain =
  <N extends 'hand' | 'lootRoll' | 'rotation' | 'adversaryHarm' | 'well' | 'loot'>(mod: N) =>
  (_node: object, measure: Measure) =>
    ({ mod, amount: measure }) as Body<ModName>;

/** Everything that a standing rule or a temporary change can change. */
export const CHANGES: readonly ChangeKind[] = [
  defineChange({
    name: 'add-power',
    fields: powerFields,
    example: { mod: 'add-power', amount: 1, cards: { kind: ['attack'] } },
    changes: 'power',
    body: layer('add'),
    describe: (node, d) =>
      d.sized(signed('mod.add-power', 'mod.lower-power', node.amount), node.amount, {
        ...sayTouched(d, node),
        doubling: isNegative(node.amount) ? d.say('mod.doubling', { layer: 'add' }) : [],
      }),
  }),
  defineChange({
    name: 'lower-power',
    fields: powerFields,
    example: { mod: 'lower-power', amount: 1, cards: { kind: ['attack'] } },
    changes: 'power',
    body: layer('subtract'),
    describe: (node, d) =>
      d.sized(signed('mod.lower-power', 'mod.add-power', node.amount), node.amount, {
        ...sayTouched(d, node),
        doubling: isNegative(node.amount) ? d.say('mod.doubling', { layer: 'subtract' }) : [],
      }),
  }),
  defineChange({
    name: 'set-power',
    fields: powerFields,
    example: { mod: 'set-power', amount: 0, cards: 'this' },
    changes: 'power',
    body: layer('replace'),
    describe: ({ amount, ...node }, d) => d.counted('mod.set-power', amount, sayTouched(d, node)),
  }),
  defineChange({
    name: 'double-power',
    fields: doubleFields,
    example: { mod: 'double-power', cards: { kind: ['weapon'] } },
    changes: 'power',
    body: layer('double'),
    describe: (node, d) => d.say('mod.double-power', sayTouched(d, node)),
  }),
  defineChange({
    name: 'allow',
    fields: allowFields,
    example: { mod: 'allow', from: 'charm', to: 'fight', against: 'enemies' },
    changes: 'attributes',
    body: ({ from, to }) => ({
      mod: 'attributes',
      from: from === undefined ? VORPAL : asOf(from),
      to: asOf(to),
    }),
    describe: (node, d) =>
      d.say('mod.allow', {
        ...sayTouched(d, node),
        any: d.word('from', node.from === undefined ? 'yes' : 'no'),
        from: node.from === undefined ? [] : d.at('from', sayAttribute(d, node.from)),
        to: d.at('to', sayAttribute(d, node.to)),
      }),
  }),
  defineChange({
    name: 'cheaper',
    fields: costFields,
    example: { mod: 'cheaper', amount: 1, cards: { kind: ['object'] } },
    changes: 'cost',
    lowers: true,
    body: (node, measure) => ({ mod: 'cost', as: asOf(node.attribute), amount: measure }),
    describe: (node, d) =>
      d.sized(signed('mod.cheaper', 'mod.dearer', node.amount), node.amount, {
        ...sayTouched(d, node),
        ...sayCostAttribute(d, node),
      }),
  }),
  defineChange({
    name: 'dearer',
    fields: dearerFields,
    example: { mod: 'dearer', amount: 2, attribute: 'fight', cards: { kind: ['foe'] } },
    changes: 'cost',
    body: (node, measure) => ({ mod: 'cost', as: asOf(node.attribute), amount: measure }),
    describe: (node, d) =>
      d.sized(signed('mod.dearer', 'mod.cheaper', node.amount), node.amount, {
        ...sayTouched(d, node),
        ...sayCostAttribute(d, node),
      }),
  }),
  defineChange({
    name: 'slot',
    fields: slotFields,
    example: { mod: 'slot', kinds: ['weapon', 'armor'], into: ['object'] },
    changes: 'slots',
    body: (node) => ({ mod: 'slots', kinds: kindBits(node.kinds), into: kindBits(node.into) }),
    describe(node, d) {
      const into = node.into.map((kind) => d.say('slot.kind', { kind }));
      return d.say('mod.slot', {
        cards: d.at('kinds', sayCards(d, { kind: node.kinds }, { how: 'bare' })),
        into: d.at('into', sayList(d, d.items(node.into, into), 'or', 'kinds')),
      });
    },
  }),
  defineChange({
    name: 'share',
    fields: shareFields,
    example: { mod: 'share', kinds: ['armor'] },
    changes: 'share',
    body: (node) => ({ mod: 'share', kinds: kindBits(node.kinds) }),
    describe: (node, d) => d.say('mod.share', { kinds: d.at('kinds', sayKinds(d, node.kinds, 'one')) }),
  }),
  defineChange({
    name: 'hand',
    fields: amountFields,
    example: { mod: 'hand', amount: 1 },
    changes: 'hand',
    body: plain('hand'),
    describe: (node, d) => d.sized('mod.hand', node.amount, sayLess(node.amount)),
  }),
  defineChange({
    name: 'generate',
    fields: generateFields,
    example: { mod: 'generate', attribute: 'charm', amount: 1, cards: { kind: ['relic'] } },
    changes: 'generate',
    body: (node, measure) => ({ mod: 'generate', as: asOf(node.attribute), amount: measure }),
    describe: (node, d) =>
      d.counted('mod.generate', node.amount, {
        ...sayTouched(d, node),
        as: d.at('attribute', sayAttribute(d, node.attribute)),
      }),
  }),
  defineChange({
    name: 'free-power',
    fields: freeFields,
    example: { mod: 'free-power', attributes: ['fight', 'skill'], amount: 1 },
    changes: 'freePower',
    body: (node, measure) => ({ mod: 'freePower', as: attributesOf(node.attributes), amount: measure }),
    describe: (node, d) =>
      d.counted('mod.free-power', node.amount, { as: d.at('attributes', sayAttributes(d, node.attributes)) }),
  }),
  defineChange({
    name: 'stay',
    fields: cardsFields,
    example: { mod: 'stay', cards: { kind: ['weapon'] } },
    changes: 'stay',
    body: () => ({ mod: 'stay' }),
    describe: (node, d) => d.say('mod.stay', sayTouched(d, node)),
  }),
  defineChange({
    name: 'retain',
    format: 2,
    fields: cardsFields,
    example: { mod: 'retain', cards: 'this' },
    changes: 'retain',
    body: () => ({ mod: 'retain' }),
    describe: (node, d) => d.say('mod.retain', sayTouched(d, node)),
  }),
  defineChange({
    name: 'opening-hand',
    format: 2,
    fields: {},
    example: { mod: 'opening-hand' },
    changes: 'openingHand',
    body: () => ({ mod: 'openingHand' }),
    describe: (_node, d) => d.say('mod.opening-hand'),
  }),
  defineChange({
    name: 'reroll',
    fields: {},
    example: { mod: 'reroll' },
    changes: 'reroll',
    body: () => ({ mod: 'reroll' }),
    describe: (_node, d) => d.say('mod.reroll'),
  }),
  defineChange({
    name: 'loot-roll',
    fields: amountFields,
    example: { mod: 'loot-roll', amount: 1 },
    changes: 'lootRoll',
    body: plain('lootRoll'),
    describe: (node, d) => d.counted('mod.loot-roll', node.amount),
  }),
  defineChange({
    name: 'rotation',
    fields: amountFields,
    example: { mod: 'rotation', amount: 3 },
    changes: 'rotation',
    body: plain('rotation'),
    describe: (node, d) => d.counted('mod.rotation', node.amount),
  }),
  defineChange({
    name: 'forbid',
    fields: cardsFields,
    example: { mod: 'forbid', cards: { kind: ['dungeon'] } },
    changes: 'forbid',
    body: () => ({ mod: 'forbid' }),
    describe: (node, d) => d.say('mod.forbid', sayTouched(d, node)),
  }),
  defineChange({
    name: 'adversary-harm',
    fields: amountFields,
    example: { mod: 'adversary-harm', amount: -1 },
    changes: 'adversaryHarm',
    body: plain('adversaryHarm'),
    describe: (node, d) => d.sized('mod.adversary-harm', node.amount, sayLess(node.amount)),
  }),
  defineChange({
    name: 'well',
    fields: amountFields,
    example: { mod: 'well', amount: 1 },
    changes: 'well',
    lowers: true,
    body: plain('well'),
    describe: (node, d) => d.sized('mod.well', node.amount, sayLess(node.amount)),
  }),
  defineChange({
    name: 'loot',
    fields: amountFields,
    example: { mod: 'loot', amount: 1 },
    changes: 'loot',
    body: plain('loot'),
    describe: (node, d) => d.sized('mod.loot', node.amount, sayLess(node.amount)),
  }),
  defineChange({
    name: 'foe-stays',
    format: 2,
    fields: {},
    example: { mod: 'foe-stays' },
    changes: 'foeStays',
    body: () => ({ mod: 'foeStays' }),
    describe: (_node, d) => d.say('mod.foe-stays'),
  }),
  defineChange({
    name: 'keyword',
    format: 2,
    fields: keywordFields,
    example: { mod: 'keyword', card: 'base:heartening', n: 2 },
    changes: 'keyword',
    body: () => ({ mod: 'keyword' }),
    describe: ({ card, n }, d) =>
      d.say('mod.keyword', {
        keyword: d.at('card', d.name(card)),
        numbered: n === undefined ? 'no' : 'yes',
        n: n === undefined ? [] : d.at('n', [{ number: n }], 'amount'),
      }),
  }),
];

const BY_NAME: ReadonlyMap<string, ChangeKind> = new Map(CHANGES.map((kind) => [kind.name, kind]));
export const changeKind = (node: ChangeNode): ChangeKind => BY_NAME.get(node.mod) as ChangeKind;

/** Whether a change is one of cards, and not of what a hero draws, pays or may do. */
export const changesCards = (node: ChangeNode): boolean => 'cards' in changeKind(node).schema.properties;

const all: SourcedFilter = () => true;

/** Which cards a change touches; for this card alone the filter knows the definition, `self` the instance. */
function frame(node: ChangeNode, id: string): Pick<ModFrame, 'filter' | 'self' | 'against'> {
  const which = node.cards as ChangeCards | undefined;
  const own = which === 'this';
  const filter: SourcedFilter = own
    ? (match, _state, card) => match.cards[card].id === id
    : which === undefined
      ? all
      : compileSourced(which, POSITION);
  return { filter, self: own, against: node.against === 'enemies' ? 'enemies' : 'any' };
}

/** The amount that a change for a time keeps; a standing change has none. */
const bound: Measure = (_match, _state, _seat, amountBound) => amountBound;

/** Compiles a standing change (CARD-14). */
export function compileStanding(
  node: ChangeNode,
  id: string,
  standing: Standing,
  condition: StateCondition | null,
): Mod {
  const kind = changeKind(node);
  const read: Measure = 'amount' in node ? measureOf(node.amount as AmountNode) : bound;
  const measure: Measure = kind.lowers ? (...at) => -read(...at) : read;
  return { ...frame(node, id), standing, condition, ...kind.body(node, measure) } as Mod;
}

/** Compiles a change for a time: its amount is computed when it is made, and kept with it. */
export function compileTemporary(node: ChangeNode, id: string): Mod {
  const kind = changeKind(node);
  return { ...frame(node, id), standing: 'always', condition: null, ...kind.body(node, bound) } as Mod;
}
