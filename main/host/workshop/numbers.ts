import { FactMaker, type CardFacts } from '../../../shared/packs/numbers/facts.ts';
import { numbersOf, type NumberWords } from '../../../shared/packs/numbers/count.ts';
import { notesIn } from '../../../shared/packs/plan/read.ts';
import { PLAN_FILE } from '../../../shared/packs/plan/schema.ts';
import type { PackNumbers } from '../../../shared/rpc/messages/workshop-numbers.ts';
import type { Language } from '../../../shared/words/languages.ts';
import type { Authoring } from './authoring.ts';
import { briefly } from './card-place.ts';
import { inSlices } from './in-slices.ts';
import type { WrittenPack } from './written-pack.ts';

/** What is known of the cards that came with the program. */
interface BaseFacts {
  readonly authoring: Authoring;
  readonly maker: FactMaker;
  readonly facts: readonly CardFacts[];
}

/** Counts a pack that is being written beside the cards that came with the program. */
export class Numbers {
  readonly #pack: WrittenPack;
  /** Made when it is first asked for, and kept as long as these cards are the same. */
  #base: BaseFacts | null = null;

  constructor(pack: WrittenPack) {
    this.#pack = pack;
  }

  /** The numbers of the pack as it is now, made between other answers. @param isWanted whether they are still wanted */
  async count(language: Language, isWanted: () => boolean): Promise<PackNumbers> {
    return (await inSlices(this.#steps(language), isWanted)) ?? { kind: 'left' };
  }

  *#steps(language: Language): Generator<void, PackNumbers> {
    const { content, authoring } = this.#pack;
    if (content === null || authoring === null) return { kind: 'disorder' };
    const { maker, facts } = yield* this.#baseFacts(authoring);
    const titles = this.#pack.titles(language);
    const cards = [...this.#pack.cards()].map(({ place, definition }) => {
      const id = this.#pack.idOf(definition);
      const title = id === undefined ? undefined : titles.name(id);
      const { name } = briefly(definition);
      // A card that is not in order is on no shelf.
      return { place, definition, name: title === undefined || title === id ? name : title };
    });
    const { surroundings } = authoring;
    const { advice, language: written } = content;
    const words: NumberWords = {
      language,
      player: surroundings?.wordsIn(language) ?? null,
      words: written ?? null,
      nameOf: (id) => titles.name(id),
      spread: advice?.spread?.name ?? null,
      drawn: advice?.drawn ?? null,
      wanted: this.#wanted(),
      cloud: advice?.drawn === undefined ? undefined : surroundings?.usual?.cloud(advice.drawn),
    };
    return { kind: 'counted', numbers: yield* numbersOf(cards, facts, maker, words) };
  }

  /** How many cards of a kind the plan wants; null: there is no plan. */
  #wanted(): ((kind: string) => number) | null {
    const wanted = notesIn(this.#pack.dataOf(PLAN_FILE))?.wanted ?? [];
    if (wanted.length === 0) return null;
    return (kind) => wanted.reduce((sum, one) => sum + (one.kind === kind ? one.count : 0), 0);
  }

  *#baseFacts(authoring: Authoring): Generator<void, BaseFacts> {
    if (this.#base?.authoring === authoring) return this.#base;
    const content = this.#pack.content!;
    const usual = authoring.surroundings?.usual;
    const maker = new FactMaker({ content, forms: authoring.forms, usual });
    const facts: CardFacts[] = [];
    for (const { written: definition } of authoring.shipped) {
      facts.push(maker.of(definition));
      yield;
    }
    this.#base = { authoring, maker, facts };
    return this.#base;
  }
}
