// What the sentences and fields of a scene's cards are worked on with.
import type { CardPack } from '../../../../renderer/shell/workshop/commanding.svelte.ts';
import type { Definition, GameContent } from '../../../../shared/packs/content.ts';
import { createFieldBench, type FieldBench } from '../../../../shared/packs/fields/bench.ts';
import { kindsIn } from '../../../../shared/packs/fields/kind-fields.ts';
import { GapReader } from '../../../../shared/packs/reading/gap.ts';
import { readerFor } from '../../../../shared/packs/reading/load.ts';
import { createBench } from '../../../../shared/packs/sentence/bench.ts';
import { valueLabel } from '../../../../shared/packs/sentence/controls.ts';
import type { Offers } from '../../../../shared/packs/sentence/types.ts';
import type { Language } from '../../../../shared/words/languages.ts';
import { cardIn, cardsIn, type Files } from './files.ts';
import { nameIn } from './look.ts';
import type { BenchScene } from './scene.ts';

/** What scenes with the same cards are worked on with: it takes longer to prepare than to show most of them. */
interface Kept {
  /** The cards it was made for, as text. */
  readonly base: string;
  readonly bench: FieldBench;
  /** The pack of the scene that is shown. */
  files: () => Files;
}

let kept: Kept | undefined;

/** @param files the pack as it is, whenever that is asked; what was made for an earlier scene goes by it from now on */
export function fieldBenchOf(content: GameContent, scene: BenchScene, files: () => Files): FieldBench {
  const base = JSON.stringify([content.game, scene.pack, scene.cards]);
  if (kept?.base === base) {
    kept.files = files;
    return kept.bench;
  }
  const now: Kept = { base, bench: madeBench(content, scene, () => now.files()), files };
  kept = now;
  return now.bench;
}

function madeBench(content: GameContent, { cards, pack }: BenchScene, files: () => Files): FieldBench {
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

/** What the form for a new card goes by. @param key of the card on the bench */
export function shownFor(
  bench: FieldBench,
  language: Language,
  cards: readonly Definition[],
  key: string,
): CardPack['shown'] {
  const kinds = kindsIn(bench.forms).map((kind) => {
    const name = valueLabel(bench, 'kind', kind, language);
    return { kind, name, plural: name, about: '', brief: '', sort: '' };
  });
  return {
    pack: { kinds, templates: [] },
    cards: cards.map(({ kind }) => ({ kind: String(kind) })),
    keys: cards.map(({ id }) => id),
    key,
  };
}
