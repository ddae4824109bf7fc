import type { TProperties } from '../../../generated/typebox.js';
import {
  defineAmount as defineAnyAmount,
  defineCondition as defineAnyCondition,
  defineVerb as defineAnyVerb,
} from '../../../packs/effects/define.ts';
import type { NodeCompiler as AnyCompiler } from '../../../packs/effects/compile.ts';
import type { G } from '../types.ts';
import type { Delayed, Env, Mod } from '../rules/card.ts';
import type { WrittenKind } from './kinds.ts';

/** What compiling one card collects in addition to its effects. */
export interface CardKit {
  /** Full id of the card. */
  readonly id: string;
  readonly kind: WrittenKind;
  /** Nodes of it that roll for loot, by identity (HERO-7). */
  readonly lootChecks: ReadonlySet<object>;
  /** Changes that its effects may make for a time; an `Until` names one by index. */
  readonly temporary: Mod[];
  /** Effects that its effects may let wait; a `Later` names one by index. */
  readonly delayed: Delayed[];
}

/** The types of this game's effects. */
export interface TowerWorld {
  step: G;
  env: Env;
  card: CardKit;
}

export type Compiler = AnyCompiler<TowerWorld>;

/** Defines a verb of this game; see the effect core. */
export const defineVerb = <P extends TProperties>(
  parts: Parameters<typeof defineAnyVerb<TowerWorld, P>>[0],
) => defineAnyVerb<TowerWorld, P>(parts);

/** Defines a way to get a number in this game. */
export const defineAmount = <P extends TProperties>(
  parts: Parameters<typeof defineAnyAmount<TowerWorld, P>>[0],
) => defineAnyAmount<TowerWorld, P>(parts);

/** Defines a condition of this game. */
export const defineCondition = <P extends TProperties>(
  parts: Parameters<typeof defineAnyCondition<TowerWorld, P>>[0],
) => defineAnyCondition<TowerWorld, P>(parts);
