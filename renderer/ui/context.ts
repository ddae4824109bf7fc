import { createContext } from 'svelte';
import type { Client } from '../../shared/rpc/client.ts';
import type { Tongue } from './words.ts';

/** What every component can ask for, wherever it is shown. Read the fields in templates: they change. */
export interface Surroundings {
  readonly host: Client;
  readonly tongue: Tongue;
  /** Says something to those who cannot see it, and shows it for a moment to all others. */
  say(sentence: string): void;
}

/** Set once by the shell; {@link useSurroundings} throws where nobody has set it. */
export const [useSurroundings, setSurroundings] = createContext<Surroundings>();
