import type { GameEntry } from '../../../shared/games/index.ts';
import { inOneLine } from '../../../shared/packs/line.ts';
import type { PlayerChoice } from '../../../shared/rpc/messages/tables.ts';

/** Letters of a name, and the form of a person's id, in the contract. */
const LONGEST = 40;
const PERSON = /^[A-Za-z0-9_-]{1,40}$/;

/** Who played a table that came from outside: what the file says as far as it makes sense, else people. */
export function playersOf(given: unknown, seats: number, { bots }: GameEntry): PlayerChoice[] {
  const list: readonly unknown[] = Array.isArray(given) ? given : [];
  return Array.from({ length: seats }, (_, seat): PlayerChoice => {
    const { kind, name, bot, person } = (list[seat] ?? {}) as { readonly [field: string]: unknown };
    if (kind === 'bot' && typeof bot === 'string' && Object.hasOwn(bots, bot)) return { kind, bot };
    return {
      kind: 'person',
      name: nameIn(name) || String(seat + 1),
      ...(typeof person === 'string' && PERSON.test(person) && { person }),
    };
  });
}

/** Empty where it is no name. */
const nameIn = (name: unknown): string =>
  typeof name === 'string'
    ? [...inOneLine(name.slice(0, 2 * LONGEST))].slice(0, LONGEST).join('').trim()
    : '';
