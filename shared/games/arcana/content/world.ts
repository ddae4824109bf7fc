import type { TProperties } from '../../../generated/typebox.js';
import {
  defineAmount as defineAnyAmount,
  defineVerb as defineAnyVerb,
} from '../../../packs/effects/define.ts';
import type { ArcanaWorld } from '../rules/card.ts';

/** Defines a verb of this game; see the effect core. */
export const defineVerb = <P extends TProperties>(
  parts: Parameters<typeof defineAnyVerb<ArcanaWorld, P>>[0],
) => defineAnyVerb<ArcanaWorld, P>(parts);

/** Defines a way to get a number in this game. */
export const defineAmount = <P extends TProperties>(
  parts: Parameters<typeof defineAnyAmount<ArcanaWorld, P>>[0],
) => defineAnyAmount<ArcanaWorld, P>(parts);
