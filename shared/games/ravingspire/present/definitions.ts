import type { Definitions } from '../../../engine/game.ts';
import type { CardDefinition } from '../content/schema.ts';

/** A card's definition as its author wrote it. */
export const definitionOf = (definitions: Definitions, id: string): CardDefinition =>
  definitions[id] as unknown as CardDefinition;
