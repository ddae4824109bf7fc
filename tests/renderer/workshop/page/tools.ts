// What the sentences and fields of a scene's cards are worked on with.
import type { GameContent } from '../../../../shared/packs/content.ts';
import { createFieldBench, type FieldBench } from '../../../../shared/packs/fields/bench.ts';
import { GapReader } from '../../../../shared/packs/reading/gap.ts';
import { readerFor } from '../../../../shared/packs/reading/load.ts';
import { createBench } from '../../../../shared/packs/sentence/bench.ts';
import type { Offers } from '../../../../shared/packs/sentence/types.ts';
import type { Language } from '../../../../shared/words/languages.ts';
import { cardIn, cardsIn, type Files } from './files.ts';
import { nameIn } from './look.ts';
import type { BenchScene } from './scene.ts';

/** @param files the pack as it is, whenever that is asked */
export function fieldBenchOf(
  content: GameContent,
  { cards, pack }: BenchScene,
  files: () => Files,
): FieldBench {
  const bench = createBench(content, cards, {
    names: (id, language) => nameIn(files(), id, language),
    cards: { card: (id) => cardIn(files(), id) },
  });
  return createFieldBench(bench, {
    content,
    base: cards,
    known: () => cardsIn(files()).map((card) => [`${pack}:${card.id}`, card] as const),
  });
}

/** What reads typed sentences, as soon as its grammars are there. @param files as for `fieldBenchOf` */
export async function offersFor(
  content: GameContent,
  { cards, pack }: BenchScene,
  files: () => Files,
): Promise<Offers | null> {
  const names = (language: Language): ReadonlyMap<string, string> =>
    new Map(cardsIn(files()).map(({ id }) => [`${pack}:${id}`, nameIn(files(), `${pack}:${id}`, language)]));
  const known = { en: names('en'), de: names('de') };
  const reader = await readerFor(content, {
    cards: { card: (id) => cardIn(files(), id) },
    names: (language) => known[language],
  });
  return reader && new GapReader(reader, cards);
}
