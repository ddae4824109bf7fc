/**
 * What a game's effects work on. The effect core knows only that a step counts its effort and its events; everything
 * else is the game's own.
 */
export interface World {
  /** The game's step: what rule code works in, how much effort it has cost, and how many events it has told. */
  step: { effort: number; readonly told: number };
  /** Whose effect runs, and on what. */
  env: object;
  /** What compiling one card knows and collects. */
  card: object;
}

export type EffectOf<W extends World> = (g: W['step'], env: W['env']) => void;
export type AmountOf<W extends World> = (g: W['step'], env: W['env']) => number;
export type ConditionOf<W extends World> = (g: W['step'], env: W['env']) => boolean;

/** The fields of a node other than its tag, as defined by the schema of its word. */
interface Fields {
  readonly [field: string]: unknown;
}
/** An effect as written in a card. */
export type EffectNode = Fields & { readonly do: string };
/** A number, or a way to get one. */
export type AmountNode = number | (Fields & { readonly amount: string });
export type ConditionNode = Fields & { readonly is: string };
/** A change of values and costs, standing or for a time. */
export type ChangeNode = Fields & { readonly mod: string };
