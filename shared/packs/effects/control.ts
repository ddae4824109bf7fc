import Type from '../../generated/typebox.js';
import { BOUNDS } from './bounds.ts';
import { spendEffort } from './compile.ts';
import { defineVerb, type Verb } from './define.ts';
import { endsIn } from './describe.ts';
import { AmountRef, closed, ConditionRef, EffectsRef, PriceRef, since } from './schema.ts';
import { marked, text } from '../../words/tokens.ts';
import type { EffectNode, EffectOf, World } from './world.ts';

const BAND = /^([1-6])(?:-([1-6]))?$/;

/** The first and last result of a table row: `4-6`, or `6`. */
export function band(on: string): readonly [number, number] {
  const [from, to = from] = on.split('-').map(Number);
  return [from, to];
}

const Row = closed({
  on: Type.String({ pattern: BAND.source, description: 'Results of the die: "1-3" or "6".' }),
  then: EffectsRef,
});

const nothing: EffectOf<World> = () => undefined;
/** A list or nothing. */
const orNothing = <W extends World>(effect: EffectOf<W> | undefined): EffectOf<W> =>
  effect ?? (nothing as EffectOf<W>);

/** What the verbs of this file need of a game while an effect runs. */
export interface ControlHooks<W extends World> {
  /** Asks whether an optional effect shall happen. `path` is the pointer of its node in the card. */
  askMay(g: W['step'], env: W['env'], path: string): boolean;
  /** Asks for one of several effect lists by index. */
  askOption(g: W['step'], env: W['env'], path: string, count: number): number;
  /** Rolls on a table, which is a node of that card. */
  roll(g: W['step'], env: W['env'], node: object, card: W['card']): number;
  /** Keeps a roll for what follows in the same effect. */
  rememberRoll(env: W['env'], value: number): void;
  /** Something that this game lets be paid, for the example of a price. */
  readonly price: EffectNode;
}

/** Choose one of several lists of effects. */
const choose = <W extends World>(hooks: ControlHooks<W>): Verb<W> =>
  defineVerb<W, { of: ReturnType<typeof choiceList> }>({
    name: 'choose',
    fields: { of: choiceList() },
    example: { do: 'choose', of: [[{ do: 'draw', cards: 1 }], [{ do: 'draw', cards: 2 }]] },
    compile(node, c) {
      const lists = node.of.map((list, i) => c.effects(list, `/of/${i}`));
      return (g, env) => lists[hooks.askOption(g, env, c.path, lists.length)](g, env);
    },
    describe(node, d) {
      const said = node.of.map((list, i) =>
        list.length === 0
          ? d.at(`of/${i}`, d.say('list.nothing'), 'clause')
          : d.effects(list, 'do', 'or', i === node.of.length - 1),
      );
      const options = said.slice(1).reduce((first, second) => d.say('list.or', { first, second }), said[0]);
      return d.say('choose', { options });
    },
  });
const choiceList = () => Type.Array(EffectsRef, { minItems: 2, maxItems: 6 });

const mayFields = { price: Type.Optional(PriceRef), then: EffectsRef, else: Type.Optional(EffectsRef) };

/** An optional effect, with or without a price, which is paid whole or not at all (CARD-16). */
const may = <W extends World>(hooks: ControlHooks<W>): Verb<W> =>
  defineVerb<W, typeof mayFields>({
    name: 'may',
    fields: mayFields,
    example: { do: 'may', price: [hooks.price], then: [{ do: 'draw', cards: 1 }] },
    compile(node, c) {
      const price = node.price === undefined ? undefined : c.effects(node.price, '/price');
      const payable = c.payable(node.price ?? []);
      const then = c.effects(node.then, '/then');
      const otherwise = orNothing(node.else && c.effects(node.else, '/else'));
      return (g, env) => {
        if (!payable(g, env) || !hooks.askMay(g, env, c.path)) {
          otherwise(g, env);
          return;
        }
        price?.(g, env);
        if (c.language.hooks.status(g, env) === 'on') then(g, env);
      };
    },
    describe(node, d) {
      const plain = d.isPlain(node.then) ? 'yes' : 'no';
      const thenForm = node.price === undefined ? 'inf' : 'do';
      const last = node.else === undefined;
      const before = last ? 'condition' : 'otherwise';
      const then = d.effects(node.then, d.isPlain(node.then) ? thenForm : 'do', before, last);
      const said =
        node.price === undefined
          ? d.say('may', { plain, then })
          : d.say('may.price', { plain, price: d.effects(node.price, 'inf'), then });
      return node.else === undefined
        ? said
        : d.say('else', { first: said, otherwise: d.effects(node.else, 'do') });
    },
  });

const ifFields = { if: ConditionRef, then: EffectsRef, else: Type.Optional(EffectsRef) };

/** One list or another, by a condition. */
const branch = <W extends World>(): Verb<W> =>
  defineVerb<W, typeof ifFields>({
    name: 'if',
    fields: ifFields,
    example: {
      do: 'if',
      if: { is: 'amount', of: { amount: 'rolled' }, min: 4 },
      then: [{ do: 'draw', cards: 1 }],
    },
    compile(node, c) {
      const holds = c.condition(node.if);
      const then = c.effects(node.then, '/then');
      const otherwise = orNothing(node.else && c.effects(node.else, '/else'));
      return (g, env) => (holds(g, env) ? then : otherwise)(g, env);
    },
    describe(node, d) {
      const condition = d.condition(node.if);
      const plain = d.isPlain(node.then) ? 'yes' : 'no';
      // "Otherwise" would belong to what may happen; "if not" does not.
      const ifNot = endsIn(node.then, 'may') && !endsIn(node.then, 'if');
      const before = node.else === undefined || ifNot ? 'condition' : 'otherwise';
      const then = d.effects(node.then, 'do', before, node.else === undefined);
      const said = d.say('if', { condition, plain, then });
      return node.else === undefined
        ? said
        : d.say(ifNot ? 'else.not' : 'else', { first: said, otherwise: d.effects(node.else, 'do') });
    },
    concernsOthers: (node, c) => c.concernsOthers([...node.then, ...(node.else ?? [])]),
  });

/** Which of two dice counts, where a table is rolled on with two. */
const KEEPS = { higher: Math.max, lower: Math.min } as const;
const KEPT = Object.keys(KEEPS) as (keyof typeof KEEPS)[];
const tableFields = {
  keep: Type.Optional(since(2, Type.Enum(KEPT))),
  rows: Type.Array(Row, { minItems: 1, maxItems: 6 }),
};

/** A roll table with bands. */
const table = <W extends World>(hooks: ControlHooks<W>): Verb<W> =>
  defineVerb<W, typeof tableFields>({
    name: 'table',
    fields: tableFields,
    example: { do: 'table', rows: [{ on: '1-3', then: [{ do: 'draw', cards: 1 }] }] },
    compile(node, c) {
      const { keep } = node;
      const rows = node.rows.map(({ on, then }, i) => ({
        band: band(on),
        run: c.effects(then, `/rows/${i}/then`),
      }));
      return (g, env) => {
        const roll = (): number => hooks.roll(g, env, node, c.card);
        const value = keep === undefined ? roll() : KEEPS[keep](roll(), roll());
        hooks.rememberRoll(env, value);
        rows.find(({ band: [from, to] }) => from <= value && value <= to)?.run(g, env);
      };
    },
    describe(node, d) {
      const roll = d.say('table', { keep: d.word('keep', node.keep ?? 'no') });
      const inOrder = node.rows
        .toSorted((a, b) => band(a.on)[0] - band(b.on)[0])
        .map((row) => ({
          row: row.on.replace('-', '–'),
          then: row.then,
          label: d.about(row).mark('on', 'choice'),
        }));
      if (d.last) {
        const below = inOrder.map(({ row, then, label }) => ({
          row,
          tokens: d.apart(then),
          ...(label && { label }),
        }));
        return [...roll, ...below];
      }
      // Rows below the sentence would be those of what ends it.
      const rows = inOrder
        .map(({ row, then, label }) =>
          d.say('table.row', { row: label ? marked(text(row), label) : text(row), then: d.enclosed(then) }),
        )
        .reduce((first, second) => d.say('table.rows', { first, second }));
      return d.say('table.enclosed', { table: roll, rows });
    },
  });

const repeatFields = { times: AmountRef, then: EffectsRef };

/** The same list several times. */
const repeat = <W extends World>(): Verb<W> =>
  defineVerb<W, typeof repeatFields>({
    name: 'repeat',
    fields: repeatFields,
    example: { do: 'repeat', times: 2, then: [{ do: 'draw', cards: 1 }] },
    compile(node, c) {
      const times = c.amount(node.times);
      const then = c.effects(node.then, '/then');
      return (g, env) => {
        const count = Math.min(BOUNDS.repeat, times(g, env));
        for (let i = 0; i < count; i++) {
          if (i > 0 && !spendEffort(c.language, g, env)) return;
          then(g, env);
        }
      };
    },
    describe(node, d) {
      // Rows below the sentence would come after what X is.
      const last = d.amount(node.times, 'times').where.length === 0;
      return d.counted('repeat', node.times, { then: d.effects(node.then, 'do', 'nothing', last) }, 'times');
    },
    concernsOthers: (node, c) => c.concernsOthers(node.then),
  });

/** Verbs that decide which other effects happen: choose, may, if, table, repeat. */
export const controlVerbs = <W extends World>(hooks: ControlHooks<W>): readonly Verb<W>[] => [
  choose(hooks),
  may(hooks),
  branch(),
  table(hooks),
  repeat(),
];
