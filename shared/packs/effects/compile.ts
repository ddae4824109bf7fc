import { BOUNDS } from './bounds.ts';
import { known, type CardLanguage, type Verb } from './define.ts';
import type {
  AmountNode,
  AmountOf,
  ConditionNode,
  ConditionOf,
  EffectNode,
  EffectOf,
  World,
} from './world.ts';

/** Compiles the nodes of one card; knows where in the card it is. */
export interface NodeCompiler<W extends World> {
  readonly language: CardLanguage<W>;
  /** What the game keeps for the card being compiled. */
  readonly card: W['card'];
  /** JSON pointer of the present node in the card. */
  readonly path: string;
  /** Whether the present node is part of a price: what is paid is not suffered. */
  readonly paying: boolean;
  /** Compiles a nested list at `key` of the present node. */
  effects(nodes: readonly EffectNode[], key: string): EffectOf<W>;
  amount(node: AmountNode): AmountOf<W>;
  condition(node: ConditionNode): ConditionOf<W>;
  /** Whether every effect of a price can be done now (CARD-16). */
  payable(nodes: readonly EffectNode[]): ConditionOf<W>;
  /** Whether a list holds something that concerns others. */
  concernsOthers(nodes: readonly EffectNode[]): boolean;
}

/** The path of an effect of a price. */
const OF_PRICE = /\/price\/\d+$/;

/** Makes the compiler for one place of one card. */
export function compilerAt<W extends World>(
  language: CardLanguage<W>,
  card: W['card'],
  path: string,
): NodeCompiler<W> {
  const verbOf = (node: EffectNode, at: string): Verb<W> => known(language.verbs, node.do, at);
  const compiler: NodeCompiler<W> = {
    language,
    card,
    path,
    paying: OF_PRICE.test(path),
    effects: (nodes, key) => compileList(language, card, nodes, `${path}${key}`),
    amount(node) {
      if (typeof node === 'number') return () => node;
      const read = known(language.amounts, node.amount, path).compile(node, compiler);
      return (g, env) => Math.max(-BOUNDS.amount, Math.min(BOUNDS.amount, read(g, env)));
    },
    condition: (node) => known(language.conditions, node.is, path).compile(node, compiler),
    payable(nodes) {
      const checks = nodes.flatMap((node) => verbOf(node, path).payable?.(node, compiler) ?? []);
      return (g, env) => checks.every((check) => check(g, env));
    },
    concernsOthers: (nodes) => nodes.some((node) => verbOf(node, path).concernsOthers?.(node, compiler)),
  };
  return compiler;
}

interface Part<W extends World> {
  readonly run: EffectOf<W>;
  readonly others: boolean;
  /** The effect steps that it takes. */
  readonly effort: number;
}

/** Whether a value is a list of effects. */
const isList = (value: unknown): boolean =>
  Array.isArray(value) && value.some((item) => typeof item === 'object' && item !== null && 'do' in item);

/**
 * How many words and numbers a node is made of, without those of the effects in it. Each may have the game look through
 * all cards.
 */
export function wordsOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce(
    (sum: number, inside) => sum + (isList(inside) ? 0 : wordsOf(inside)),
    0,
  );
}

/**
 * Compiles a list of effects: they run in order, each counts as one effect step, a long one as several (CARD-18), and
 * when the hero's effect has stopped only what concerns others goes on (CARD-17).
 */
export function compileList<W extends World>(
  language: CardLanguage<W>,
  card: W['card'],
  nodes: readonly EffectNode[],
  path: string,
): EffectOf<W> {
  const { hooks } = language;
  const parts = nodes.map((node, i): Part<W> => {
    const at = `${path}/${i}`;
    const c = compilerAt(language, card, at);
    const verb = known(language.verbs, node.do, at);
    const effort = 1 + Math.floor(wordsOf(node) / BOUNDS.words);
    return { run: verb.compile(node, c), others: c.concernsOthers([node]), effort };
  });
  return (g, env) => {
    for (const part of parts) {
      const status = hooks.status(g, env);
      if (status === 'over') return;
      if (status === 'others' && !part.others) continue;
      if (!spendEffort(language, g, env, part.effort)) return;
      part.run(g, env);
    }
  };
}

/** Counts effect steps; false when there are no more, or too many events (CARD-18). */
export function spendEffort<W extends World>(
  language: CardLanguage<W>,
  g: W['step'],
  env: W['env'],
  steps = 1,
): boolean {
  if (g.effort + steps > BOUNDS.effort || g.told > BOUNDS.events) {
    exhaust(language, g, env);
    return false;
  }
  g.effort += steps;
  return true;
}

/** Counts effect steps that a long effect takes besides its own. */
export function charge(g: World['step'], steps: number): void {
  if (g.effort < BOUNDS.effort) g.effort = Math.min(BOUNDS.effort, g.effort + Math.floor(steps));
}

/** Ends all effects of a step of the game (CARD-18). */
export function exhaust<W extends World>({ hooks }: CardLanguage<W>, g: W['step'], env: W['env']): void {
  if (g.effort > BOUNDS.effort) return;
  g.effort = BOUNDS.effort + 1;
  hooks.exhausted(g, env);
}
