import { createContext } from 'svelte';
import type { Client } from '../../shared/rpc/client.ts';
import type { Settings } from '../../shared/rpc/messages/profile.ts';
import type { Params } from '../../shared/rpc/contract.ts';
import { createWords, type Catalogues, type Tongue, type Words } from './words.ts';

export type SettingsChange = Params<'settings.set'>['change'];

/** What every component can ask for, wherever it is shown. Read the fields in templates: they change. */
export interface Surroundings {
  readonly host: Client;
  readonly tongue: Tongue;
  /** Settings of this screen; null until the host has sent them. */
  readonly settings: Settings | null;
  /** Changes settings; they show at once. A failure is announced. */
  change(change: SettingsChange): Promise<void>;
  /** Says something to those who cannot see it, and shows it for a moment to all others. */
  say(sentence: string): void;
}

/** Set once by the shell; {@link useSurroundings} throws where it is not set. */
export const [useSurroundings, setSurroundings] = createContext<Surroundings>();

/**
 * A hook for the words of a part of the client, in the language that is shown. They are made once for each language.
 *
 * @param catalogues all languages, with the same keys
 */
export function spoken<K extends string>(catalogues: Catalogues<K>): () => Words<K> {
  const made = new Map<Tongue, Words<K>>();
  const inTongue = (tongue: Tongue): Words<K> => {
    const words = made.get(tongue) ?? createWords(tongue, catalogues);
    made.set(tongue, words);
    return words;
  };
  return () => {
    const surroundings = useSurroundings();
    return (key, values) => inTongue(surroundings.tongue)(key, values);
  };
}
