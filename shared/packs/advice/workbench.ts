import type { Definition, GameContent, Lookup } from '../content.ts';
import { schemaProblems } from '../schema-problems.ts';
import { inFormat, isError } from '../shelf.ts';
import type { Fault } from './game-advice.ts';
import type { Habits } from './habits.ts';

/** Everything that cures are made from. */
export interface Workbench {
  readonly definition: Definition;
  /** The id of its pack. */
  readonly pack: string;
  /** What it is called in the language of the advice, where that is not the name that is written in it. */
  readonly title: string | undefined;
  readonly content: GameContent;
  /** The cards that it may name. */
  readonly cards: Lookup;
  readonly habits: Habits;
  /** The format of the pack: from some on, a warning is an error. */
  readonly format: number;
  /** Whether a name in the pack is free. */
  isFree(name: string): boolean;
}

/** What was found in a card. */
export interface Looked {
  readonly faults: readonly Fault[];
  /** Those that are told: nothing is warned of while there are errors. */
  readonly told: readonly Fault[];
  /** Whether the schema accepts it, so that the game has looked at it too. */
  readonly isReadable: boolean;
}

/** All that is wrong with a definition in itself and with the cards it names. */
export function faultsOf(
  definition: unknown,
  { content, cards, pack, format }: Pick<Workbench, 'content' | 'cards' | 'pack' | 'format'>,
): Looked {
  const whole = { cards: [definition] };
  const { validateCards } = content;
  if (!validateCards(whole)) {
    const inside = '/cards/0'.length;
    const faults = schemaProblems(validateCards.errors ?? [], whole).map(({ code, pointer, data }) => ({
      code,
      pointer: pointer.slice(inside),
      data,
    }));
    return { faults, told: faults, isReadable: false };
  }
  const card = definition as Definition;
  const own = `${pack}:${card.id}`;
  const faults = content
    .inspect(card, { card: (id) => (id === own ? card : cards.card(id)) })
    .map((issue) => inFormat(issue, format));
  const errors = faults.filter(isError);
  return { faults, told: errors.length > 0 ? errors : faults, isReadable: true };
}
