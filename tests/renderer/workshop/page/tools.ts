// What the sentences and fields of a scene's cards are worked on with.
import type { GameContent } from '../../../../shared/packs/content.ts';
import { createFieldBench, type FieldBench } from '../../../../shared/packs/fields/bench.ts';
import { createBench } from '../../../../shared/packs/sentence/bench.ts';
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
