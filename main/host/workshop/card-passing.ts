import {
  giveCard,
  namedElsewhere,
  packsNamedBy,
  passedCard,
  takeCard,
  withVersion,
  type PassedTo,
} from '../../../shared/packs/card-commands/between.ts';
import { packOf } from '../../../shared/packs/card-id.ts';
import { patchCard } from '../../../shared/packs/card-commands/create.ts';
import { refusal } from '../../../shared/packs/card-commands/pack-data.ts';
import { patchableIn } from '../../../shared/packs/patches.ts';
import type { CommandTools, PackData } from '../../../shared/packs/card-commands/types.ts';
import type { PackDocument } from '../../../shared/packs/document/document.ts';
import type { PackPlace } from '../../../shared/packs/document/entry.ts';
import type { WantedStep } from '../../../shared/packs/document/step.ts';
import { inEach } from '../../../shared/packs/sentence/spoken.ts';
import type { Refused } from '../../../shared/packs/sentence/types.ts';
import type { Language } from '../../../shared/words/languages.ts';
import { say } from '../words.ts';
import { draftsWithin, stepOf } from './commands.ts';
import { packData, toolsOf } from './pack-data.ts';
import { isNameLocked } from './plan.ts';
import type { Asks, ForeignDefinition, PassedOn, Told, Unsaid } from './asks.ts';
import type { WrittenPack } from './written-pack.ts';

/** Nothing can be done with whole cards. */
const disorder = (): Refused => ({ refused: inEach((language) => say(language, 'workshop.disorder')) });

/** The part that one pack has in bringing a card from it, or into it. */
export class CardPassing {
  readonly #document: PackDocument;
  readonly #pack: WrittenPack;
  readonly #edit: (language: Language, step: WantedStep) => Told;

  constructor(
    document: PackDocument,
    pack: WrittenPack,
    edit: (language: Language, step: WantedStep) => Told,
  ) {
    this.#document = document;
    this.#pack = pack;
    this.#edit = edit;
  }

  /** A card with all that goes along. */
  pass(revision: number, card: PackPlace, language: Language): PassedOn | Unsaid {
    const found = this.#known();
    if ('refused' in found || this.#document.isOther(card, revision)) return this.#stale(card);
    const { data, tools } = found;
    const passed = passedCard(data, card);
    if (passed === undefined) return this.#stale(card);
    return {
      ok: true,
      card: passed,
      drafts: this.#document.drafts.within(card).map((draft) => ({
        ...draft,
        place: { file: '', pointer: draft.place.pointer.slice(card.pointer.length) },
      })),
      isLocked: isNameLocked(this.#pack, passed.definition.id),
      names: packsNamedBy(passed, tools.schema),
      namedBy: this.#inWords(namedElsewhere(data, card, tools), language),
    };
  }

  /** Takes in a card; by when that was begun both packs know the step. */
  take(
    { card, drafts, how, at }: Asks['take']['asked'],
    language: Language,
  ): { told: Told; id: string | null } {
    const found = this.#known();
    const came = 'refused' in found ? found : takeCard(found.data, card, how, found.tools);
    if ('refused' in came) return { told: this.#refused(came, language), id: null };
    const { place } = came;
    const come = drafts.flatMap((draft) =>
      place === null || how === 'copy'
        ? []
        : [{ ...draft, at, place: { ...place, pointer: place.pointer + draft.place.pointer } }],
    );
    const unfinished = come.length === 0 ? undefined : { gone: [], come };
    return { told: this.#edit(language, stepOf(this.#document, came, null, unfinished, at)), id: came.id };
  }

  /** Has the pack change a card of another one; null: it does already. */
  patch(card: ForeignDefinition, at: number, language: Language): Told | null {
    const isThere = [...this.#pack.patches()].some(({ patched }) => patched?.id === card.id);
    if (isThere) return null;
    const { content } = this.#pack;
    const found = this.#known();
    if ('refused' in found || content === null) return this.#refused(disorder(), language);
    const [field] = patchableIn(content).filter((one) => Object.hasOwn(card.definition, one));
    if (field === undefined) return this.#refused(refusal('refused.unpatchable'), language);
    const tools = withVersion(found.tools, packOf(card.id), card.version);
    const came = patchCard(found.data, card, { [field]: card.definition[field] }, tools);
    return this.#edit(language, stepOf(this.#document, came, null, undefined, at));
  }

  give(revision: number, card: PackPlace, to: PassedTo, at: number, language: Language): Told {
    const found = this.#known();
    if (this.#document.isOther(card, revision)) return this.#stale(card);
    const came = 'refused' in found ? found : giveCard(found.data, card, to, found.tools);
    if ('refused' in came) return this.#refused(came, language);
    const drafts = draftsWithin(this.#document, card);
    return this.#edit(language, stepOf(this.#document, came, card, drafts, at));
  }

  #known(): { readonly data: PackData; readonly tools: CommandTools } | Refused {
    const [data, tools] = [packData(this.#pack), toolsOf(this.#pack)];
    if (data === null || tools === null) return disorder();
    return { data, tools };
  }

  /** Places of the pack by the cards that they are in, or else by their files. */
  #inWords(places: readonly PackPlace[], language: Language): string[] {
    const titles = this.#pack.titles(language);
    const named = places.map((place) => {
      const card = this.#pack.at(place);
      const id = card === null ? undefined : this.#pack.idOf(card.definition, card.patched);
      return id === undefined ? place.file : titles.name(id);
    });
    return [...new Set(named)];
  }

  #refused({ refused: why }: Refused, language: Language): Told {
    const { revision } = this.#document;
    const sentence = why[language];
    return { ok: false, why: 'refused', sentence, revision, places: [], problem: null, card: null };
  }

  #stale(card: PackPlace): Unsaid {
    const { revision } = this.#document;
    return { ok: false, why: 'stale', revision, places: [card], problem: null, card: null };
  }
}
