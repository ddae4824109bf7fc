import Type, { type Static, type TObject, type TProperties, type TLiteral } from '../../generated/typebox.js';
import type { NodeCompiler } from './compile.ts';
import type { Describer, Phrase } from './describe.ts';
import type { AmountOf, ConditionOf, EffectNode, EffectOf, World } from './world.ts';
import { closed } from './schema.ts';

type Tagged<K extends string, P extends TProperties> = Static<TObject<P>> & { readonly [T in K]: string };

/** What one verb is: its form in a card, what it does, how it reads. */
export interface Verb<W extends World, N = EffectNode> {
  readonly name: string;
  /** The format from which on packs may use it; any where it is left out. */
  readonly format?: number;
  readonly schema: TObject;
  /** The smallest sensible use: shown to authors, and compiled and described by the tests. */
  readonly example: N;
  compile(node: N, c: NodeCompiler<W>): EffectOf<W>;
  describe(node: N, d: Describer): Phrase;
  /** Whether it concerns others too, so that it goes on when its own hero's effect has stopped. */
  concernsOthers?(node: N, c: NodeCompiler<W>): boolean;
  /** Verbs that may be a price: whether it can be paid whole now (CARD-16). */
  payable?(node: N, c: NodeCompiler<W>): ConditionOf<W>;
}

export interface AmountKind<W extends World, N = object> {
  readonly name: string;
  /** The format from which on packs may use it; any where it is left out. */
  readonly format?: number;
  readonly schema: TObject;
  readonly example: N;
  compile(node: N, c: NodeCompiler<W>): AmountOf<W>;
  describe(node: N, d: Describer): Phrase;
}

export interface ConditionKind<W extends World, N = object> {
  readonly name: string;
  /** The format from which on packs may use it; any where it is left out. */
  readonly format?: number;
  readonly schema: TObject;
  readonly example: N;
  compile(node: N, c: NodeCompiler<W>): ConditionOf<W>;
  describe(node: N, d: Describer): Phrase;
}

type Parts<D, P extends TProperties, K extends string> = Omit<D, 'schema' | 'example'> & {
  readonly fields: P;
  readonly example: Tagged<K, P>;
};

const withTag = <K extends string, P extends TProperties>(tag: K, name: string, fields: P): TObject =>
  closed({ [tag]: Type.Literal(name) as TLiteral<string>, ...fields });

/** Defines a verb from its fields; the tag `do` comes by itself. */
export function defineVerb<W extends World, P extends TProperties>(
  parts: Parts<Verb<W, Tagged<'do', P>>, P, 'do'>,
): Verb<W> {
  const { fields, ...rest } = parts;
  return { ...rest, schema: withTag('do', parts.name, fields) } as unknown as Verb<W>;
}

/** Defines a way to get a number; the tag is `amount`. */
export function defineAmount<W extends World, P extends TProperties>(
  parts: Parts<AmountKind<W, Tagged<'amount', P>>, P, 'amount'>,
): AmountKind<W> {
  const { fields, ...rest } = parts;
  return { ...rest, schema: withTag('amount', parts.name, fields) } as unknown as AmountKind<W>;
}

/** Defines a condition; the tag is `is`. */
export function defineCondition<W extends World, P extends TProperties>(
  parts: Parts<ConditionKind<W, Tagged<'is', P>>, P, 'is'>,
): ConditionKind<W> {
  const { fields, ...rest } = parts;
  return { ...rest, schema: withTag('is', parts.name, fields) } as unknown as ConditionKind<W>;
}

/** What the effect core needs of a game while an effect runs. */
export interface Hooks<W extends World> {
  /** `on`, `others`: the effect's hero has stopped, what concerns others goes on; `over`: nothing goes on (CARD-17). */
  status(g: W['step'], env: W['env']): 'on' | 'others' | 'over';
  /** The bound on effect steps has been reached; called once a step (CARD-18). */
  exhausted(g: W['step'], env: W['env']): void;
}

/** All words of one game's effect programs. */
export interface CardLanguage<W extends World> {
  readonly hooks: Hooks<W>;
  readonly verbs: ReadonlyMap<string, Verb<W>>;
  readonly amounts: ReadonlyMap<string, AmountKind<W>>;
  readonly conditions: ReadonlyMap<string, ConditionKind<W>>;
}

/** A word that the language does not know. Schemas find it first; elsewhere this names the place. */
export class UnknownWord extends Error {
  override readonly name = 'UnknownWord';
}

/** A word of one of the language's lists; `path` is its place. */
export const known = <T>(map: ReadonlyMap<string, T>, name: string, path: string): T => {
  const found = map.get(name);
  if (found === undefined) throw new UnknownWord(`${path}: "${name}" is no word of the card language`);
  return found;
};

const byName = <T extends { readonly name: string }>(list: readonly T[]): ReadonlyMap<string, T> =>
  new Map(list.map((entry) => [entry.name, entry]));

/** Collects a game's verbs, amounts and conditions. */
export function createLanguage<W extends World>(parts: {
  hooks: Hooks<W>;
  verbs: readonly Verb<W>[];
  amounts: readonly AmountKind<W>[];
  conditions: readonly ConditionKind<W>[];
}): CardLanguage<W> {
  return {
    hooks: parts.hooks,
    verbs: byName(parts.verbs),
    amounts: byName(parts.amounts),
    conditions: byName(parts.conditions),
  };
}
