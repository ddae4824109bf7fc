import { Habits } from '../advice/habits.ts';
import type { Definition, GameContent } from '../content.ts';
import type { Bench } from '../sentence/bench.ts';
import { KindFields } from './kind-fields.ts';

/** What the form of a card is made with besides what its sentence is worked on with. */
export interface FieldTools extends Bench {
  readonly content: GameContent;
  readonly habits: Habits;
  /** The cards that tell what is usual. */
  readonly base: readonly Definition[];
  /** All cards that a card may name, by full id. */
  readonly known: () => Iterable<readonly [id: string, definition: Definition]>;
}

/** What the forms of a game's cards are made with. */
export interface FieldBench extends FieldTools {
  readonly kinds: KindFields;
}

/**
 * Prepares to make forms for the cards of a game. It reads all of the cards that tell what is usual, and is kept for them.
 *
 * @param habits what these cards write, where that is known already
 */
export function createFieldBench(
  bench: Bench,
  { content, base, known, habits }: Pick<FieldTools, 'content' | 'base' | 'known'> & { habits?: Habits },
): FieldBench {
  const tools: FieldTools = {
    ...bench,
    content,
    base,
    known,
    habits: habits ?? new Habits(base, content.language),
  };
  return { ...tools, kinds: new KindFields(tools) };
}
