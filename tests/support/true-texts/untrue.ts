import type { Meaning } from './reader.ts';

/** The text says something else than what happened. */
export class Untrue extends Error {
  override readonly name = 'Untrue';
}

/** What a phrase of several parts means. */
export type Node = { readonly [name: string]: Meaning };
