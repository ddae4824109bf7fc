// How a mistake is made in a card.
import type { Json } from '../../../../shared/engine/json.ts';
import type { Definition } from '../../../../shared/packs/content.ts';

/** A mistake: what it makes of a card, or null for a card in which it cannot be made. */
export interface Plant {
  readonly code: string;
  readonly game: 'ravingspire' | 'arcana';
  /** What is done, where there are several plants of one code. */
  readonly what?: string;
  plant(card: Definition): Json | null;
}

export type Fields = { readonly [field: string]: Json };
export type Node = Record<string, Json>;

export const without = (card: Fields, field: string): Fields =>
  Object.fromEntries(Object.entries(card).filter(([key]) => key !== field));

/** The card with its first effect that a test takes changed; null without one. */
export function effect(
  card: Definition,
  wanted: (node: Node) => boolean,
  change: (node: Node) => Json,
): Json | null {
  let isDone = false;
  const walk = (value: Json): Json => {
    if (typeof value !== 'object' || value === null || isDone) return value;
    if (Array.isArray(value)) return (value as Json[]).map(walk);
    const node = value as Node;
    if (typeof node['do'] === 'string' && wanted(node)) {
      isDone = true;
      return change(node);
    }
    return Object.fromEntries(Object.entries(node).map(([key, inside]) => [key, walk(inside)]));
  };
  const changed = walk(card);
  return isDone ? changed : null;
}

/** The card with one more rule. */
export const ruled = (card: Definition, rule: Fields): Json => ({
  ...card,
  rules: [...((card['rules'] as Json[] | undefined) ?? []), rule],
});

const PLAYED = ['weapon', 'armor', 'object', 'relic', 'attack'];
export const isPlayed = ({ kind }: Definition): boolean => PLAYED.includes(String(kind));
export const when = (holds: boolean, made: () => Json | null): Json | null => (holds ? made() : null);
