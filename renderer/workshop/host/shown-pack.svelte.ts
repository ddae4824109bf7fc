import type { PackPlace, TextDraft } from '../../../shared/packs/document/entry.ts';
import type { Client } from '../../../shared/rpc/client.ts';
import type {
  CardInOther,
  WorkshopAnswer,
  WorkshopPack,
  WorkshopState,
  WrittenCard,
  WrittenCardRow,
  WrittenPatchRow,
} from '../../../shared/rpc/messages/workshop.ts';
import { LANGUAGES, type Language } from '../../../shared/words/languages.ts';
import type { PackCalls } from './pack-calls.ts';
import { withSharedParts } from './shared-parts.ts';
import {
  idOf,
  isSamePlace,
  keysOf,
  neighbourOf,
  patchAt,
  rowAt,
  rowOfAny,
  withCard,
} from './written-cards.ts';

/**
 * What is shown of a pack that is being written: its cards, and one of them with all that is said of it. All fields are replaced,
 * never changed in place.
 */
export class ShownPack {
  readonly folder: string;
  /** As it was when it was opened or listed last; null until then. */
  pack: WorkshopPack | null = $state.raw(null);
  state: WorkshopState | null = $state.raw(null);
  cards: readonly WrittenCardRow[] = $state.raw([]);
  /** Cards of other packs that it changes. */
  patches: readonly WrittenPatchRow[] = $state.raw([]);
  /** Paths of all its files. */
  files: readonly string[] = $state.raw([]);
  /** The card that is shown; null in an empty pack. */
  card: WrittenCard | null = $state.raw(null);
  /** The same in another language; null until it has been asked for. */
  other: CardInOther | null = $state.raw(null);
  /** Drafts of an earlier sitting. */
  earlier: readonly TextDraft[] = $state.raw([]);
  readonly #calls: () => PackCalls;
  readonly #wanted: string | null;
  /** No derived value: what is under way when a page leaves goes on without it. */
  #keyed: { readonly cards: readonly WrittenCardRow[]; readonly keys: readonly string[] } = {
    cards: [],
    keys: [],
  };
  /** As of which revision the cards are listed. */
  #listed = 0;
  /** Whether all that depends on other cards has been said of the one that is shown. */
  #isSettled = true;
  /** How often a card was taken in, and when it was that the other language was asked for. */
  #taken = 0;
  #otherOf = 0;

  /** @param wanted key of the card that is shown first; null: any */
  constructor(folder: string, wanted: string | null, calls: () => PackCalls) {
    this.folder = folder;
    this.#wanted = wanted;
    this.#calls = calls;
  }

  /** Of the cards, in their order: how they are called in lists and addresses. */
  get keys(): readonly string[] {
    const { cards } = this;
    if (this.#keyed.cards !== cards) this.#keyed = { cards, keys: keysOf(cards) };
    return this.#keyed.keys;
  }

  /** That of the card that is shown. */
  get key(): string | null {
    if (this.card === null) return null;
    const row = rowAt(this.cards, this.card.place);
    if (row !== undefined) return this.keys[this.cards.indexOf(row)];
    return patchAt(this.patches, this.card.place)?.card ?? null;
  }

  /** Opens the pack: all of it at once, so that nothing is shown that does not belong together. */
  async open(host: Client): Promise<void> {
    const { folder, card: before } = this;
    const pack = await host.call('workshop.open', { folder });
    const wanted = this.key ?? this.#wanted;
    const row =
      (wanted === null ? undefined : rowOfAny(pack, wanted)) ??
      neighbourOf(pack.cards, before?.place ?? null) ??
      pack.patches.at(0);
    const card =
      row === undefined ? null : (await host.call('workshop.card', { folder, place: row.place })).card;
    if (this.pack === null) this.earlier = pack.state.drafts;
    this.pack = pack;
    this.state = pack.state;
    this.cards = pack.cards;
    this.patches = pack.patches;
    this.files = pack.files;
    this.#listed = pack.state.listed;
    // Revisions of a host that was started again are lower.
    this.card = null;
    if (card !== null) this.take(card);
  }

  /** Takes in how the pack is now. @returns whether that is news */
  note(state: WorkshopState): boolean {
    const isNews = this.state !== null && state.revision >= this.state.revision;
    if (isNews) this.state = state;
    return isNews;
  }

  /** Shows a card as it is now. What is older than what is shown is dropped. */
  take(card: WrittenCard): void {
    const before = this.card;
    const isOld = before !== null && isSamePlace(before.place, card.place) && card.revision < before.revision;
    if (isOld) return;
    if (before === null || idOf(before) !== idOf(card)) this.other = null;
    this.card = before === null ? card : withSharedParts(before, card);
    this.cards = withCard(this.cards, card);
    this.#isSettled = this.state!.settled >= card.revision;
    this.#taken++;
  }

  /** Shows what came of something: the card that it was about, or one that has come by it. */
  async takeAnswer(answer: WorkshopAnswer | null): Promise<WorkshopAnswer | null> {
    const card = answer?.card ?? null;
    const isShown = card !== null && this.card !== null && idOf(card) === idOf(this.card);
    if (answer?.ok !== true) {
      if (isShown) this.take(card);
      return answer;
    }
    this.files = [...this.files, ...answer.files.filter((file) => !this.files.includes(file))];
    // A list with another name of the card that is typed in can wait.
    if (!this.isListOld || (isShown && answer.outcome !== null)) {
      if (card !== null) this.take(card);
      return answer;
    }
    const before = this.cards;
    await this.list(card?.place);
    const came = this.cards.filter(({ id }) => !before.some((row) => row.id === id));
    if (card === null && came.length === 1) await this.load(came[0].place);
    return answer;
  }

  /** Whether other cards, or other names, are to be listed. */
  get isListOld(): boolean {
    return this.state !== null && this.state.listed > this.#listed;
  }

  /** Whether more is known of the card that is shown, or it may be another one by now. */
  get isCardOld(): boolean {
    const { state, card } = this;
    if (state === null || card === null) return false;
    return card.revision < state.revision || (!this.#isSettled && state.settled >= card.revision);
  }

  /**
   * Lists the cards again, and shows the newest of one of them.
   *
   * @param place of the card to be shown; by default of the same one
   * @returns whether the card that was shown is still there
   */
  async list(place?: PackPlace): Promise<boolean> {
    const { key, card: before } = this;
    const listed = this.state!.listed;
    const { cards, patches, about } = await this.#calls().ask('workshop.cards', () => ({
      folder: this.folder,
    }));
    this.#listed = listed;
    this.cards = cards;
    this.patches = patches;
    this.pack = this.pack && { ...this.pack, ...about };
    const same = key === null ? undefined : rowOfAny({ cards, patches }, key);
    const row =
      (place === undefined ? same : (rowAt(cards, place) ?? patchAt(patches, place))) ??
      neighbourOf(cards, before?.place ?? null) ??
      patches.at(0);
    if (row === undefined) this.card = null;
    else await this.load(row.place);
    return before === null || same !== undefined;
  }

  /** Shows the card at a place. */
  async load(place: PackPlace): Promise<void> {
    const { card } = await this.#calls().ask('workshop.card', () => ({ folder: this.folder, place }));
    if (card === null) this.card = null;
    else this.take(card);
  }

  /** Whether the card has been taken in since it was asked for in another language. */
  get isOtherOld(): boolean {
    return this.card !== null && this.#otherOf < this.#taken;
  }

  /** Asks for the card in another language. @param own that of the page */
  async loadOther(own: Language): Promise<void> {
    const { card, folder } = this;
    const language = LANGUAGES.find((one) => one !== own);
    if (card === null || language === undefined) return;
    if (this.other?.language === language && !this.isOtherOld) return;
    const { place } = card;
    this.#otherOf = this.#taken;
    const found = await this.#calls().ask('workshop.other', () => ({ folder, card: place, language }));
    if (this.card !== null && isSamePlace(place, this.card.place) && idOf(card) === idOf(this.card))
      this.other = found.card;
  }
}
