import type { Language } from '../../words/languages.ts';
import { nameOf } from '../cards.ts';
import { checkCard, type CardLookup } from '../check-card.ts';
import type { Definition, Lookup } from '../content.ts';
import type { Shelf } from '../shelf.ts';
import type { AdviceRow } from './advice-row.ts';
import type { Habits } from './habits.ts';
import { PlayerWords } from './player-words.ts';
import { problemAdvice, type PackNeeds } from './problem-advice.ts';
import type { Workbench } from './workbench.ts';

/** What is known besides the card. */
export interface AdviceContext {
  /** Of the cards that are the measure: those of the base set. Made once. */
  readonly habits: Habits;
  readonly language: Language;
  /** What a card is called in that language, by its full id; undefined where it is not there. */
  nameOf(id: string): string | undefined;
}

/**
 * What the author of a card has to know about it, problems first, in the order of `checkCard`.
 *
 * @param definition of the card, as `parse` has read it
 * @param place of the card, as for `checkCard`
 * @throws RangeError for a pack that was not loaded
 */
export function adviceOf(definition: unknown, place: CardLookup, context: AdviceContext): AdviceRow[] {
  const { shelf, pack } = place;
  const home = shelf.packs.get(pack);
  if (home === undefined) throw new RangeError(`the pack "${pack}" is not loaded`);
  const { content, pack: own } = home;
  const { requires } = own.manifest;
  const words = new PlayerWords(content, context.language, (id) => context.nameOf(shelf.resolve(id)));
  const bench = workbenchAt(definition, place, home, context);
  const needs: PackNeeds = {
    requires,
    version: (id) => shelf.packs.get(id)?.pack.manifest.version,
  };
  return checkCard(definition, place).map((problem) =>
    problemAdvice(problem, problem.pointer.slice(place.pointer.length), bench, words, needs),
  );
}

/** A pack that was loaded, with its game. */
type Home = NonNullable<ReturnType<Shelf['packs']['get']>>;

function workbenchAt(
  definition: unknown,
  { shelf, pack, pointer, file }: CardLookup,
  home: Home,
  { habits, nameOf: titleOf }: AdviceContext,
): Workbench {
  const { manifest } = home.pack;
  const scope = new Set([pack, ...Object.keys(manifest.requires ?? {})]);
  const name = nameOf(definition);
  const known = name === undefined ? undefined : shelf.cards.get(`${pack}:${name}`);
  const named = known && titleOf(known.id);
  return {
    definition: definition as Definition,
    pack,
    title: known === undefined || known.definition['name'] === named ? undefined : named,
    content: home.content,
    format: manifest.format,
    cards: lookupOn(shelf, scope),
    habits,
    isFree: (name) => {
      const known = shelf.shelved.get(`${pack}:${name}`);
      return known === undefined || (known.file === file && known.pointer === pointer);
    },
  };
}

/** The cards of some packs on a shelf. */
const lookupOn = (shelf: Shelf, scope: ReadonlySet<string>): Lookup => ({
  card(id) {
    const card = shelf.cards.get(shelf.resolve(id));
    return card !== undefined && scope.has(card.pack.id) ? card.definition : undefined;
  },
});
