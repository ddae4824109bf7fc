import { same, type Json } from '../../../shared/engine/json.ts';
import { listed } from '../../../shared/packs/card-commands/pack-data.ts';
import { nameOf } from '../../../shared/packs/cards.ts';
import type { Definition, GameContent, Lookup } from '../../../shared/packs/content.ts';
import type { PackDocument } from '../../../shared/packs/document/document.ts';
import type { PackPlace } from '../../../shared/packs/document/entry.ts';
import { openPacks, type Loaded } from '../../../shared/packs/load.ts';
import { MANIFEST_FILE, readManifest } from '../../../shared/packs/manifest.ts';
import { valueAt } from '../../../shared/packs/pointer.ts';
import { PLAN_FILE } from '../../../shared/packs/plan/schema.ts';
import type { PlanTemplate } from '../../../shared/packs/plan/types.ts';
import type { Manifest } from '../../../shared/packs/schema.ts';
import type { Shelf } from '../../../shared/packs/shelf.ts';
import type { PackSource } from '../../../shared/packs/source.ts';
import type { WrittenCardRow } from '../../../shared/rpc/messages/workshop.ts';
import type { Titles } from '../../../shared/tableau/presenter.ts';
import type { Language } from '../../../shared/words/languages.ts';
import type { PackGame } from '../packs/cards.ts';
import { cardTitles } from '../packs/titles.ts';
import { Authoring } from './authoring.ts';
import { briefly, cardPlace, isCardFile, isPatchFile, isScenario, languageOfFile } from './card-place.ts';
import { CardProblems } from './card-problems.ts';
import { patchedCard, type PatchedCard } from './patched-cards.ts';
import { templatesOf } from './templates.ts';
import { cameAndWent, retoldCard, touchedAt, type TouchedCard } from './touched.ts';
import { namesIn, newTexts } from './written-texts.ts';

/** A card of the pack where it is. */
export interface PlacedCard {
  readonly place: PackPlace;
  readonly definition: Json;
  /** What is changed of it, where it is a card of another pack; null: it is one of this pack. */
  readonly patched: PatchedCard | null;
}

/** A card, wherever it is. */
export type Written = Pick<PlacedCard, 'definition' | 'patched'>;

/**
 * A pack that is being written, loaded among the packs around it. Of an edit of one card only that card is looked at; what
 * depends on all of them is made again when that is asked for (`refresh`).
 */
export class WrittenPack {
  /** What is wrong with its cards. */
  readonly problems: CardProblems;
  readonly #document: PackDocument;
  readonly #games: readonly PackGame[];
  #own: PackSource;
  #others: readonly PackSource[];
  #shelf!: Shelf;
  #loaded!: Loaded;
  #id = '';
  #manifest: Manifest | null = null;
  #game: PackGame | null = null;
  #authoring: Authoring | null = null;
  #isAuthoringOld = true;
  /** The cards of each file as they were last seen. */
  #seen = new Map<string, readonly Json[]>();
  readonly #touched: TouchedCard[] = [];
  #templates: readonly PlanTemplate[] = [];
  /** Whether what depends on all cards is no longer as it was made. */
  isBehind = false;

  /**
   * @param own as it is on the disk: its folder, and files that cannot be written here
   * @param others the packs that it needs
   */
  constructor(
    document: PackDocument,
    games: readonly PackGame[],
    own: PackSource,
    others: readonly PackSource[],
  ) {
    this.#document = document;
    this.#games = games;
    this.#own = own;
    this.#others = others;
    this.problems = new CardProblems(document, this, own.folder);
    this.#load();
    this.#templates = templatesOf(this);
  }

  /** The id of the pack, or the name of its folder while it has none. */
  get id(): string {
    return this.#id;
  }

  /** Null while its `pack.json` is not in order. */
  get manifest(): Manifest | null {
    return this.#manifest;
  }

  /** Null while the manifest names none that is known. */
  get game(): PackGame | null {
    return this.#game;
  }

  get content(): GameContent | null {
    return this.#game?.content ?? null;
  }

  /** The games that a pack may be of. */
  get gameIds(): readonly string[] {
    return this.#games.flatMap(({ content }) => content?.game ?? []);
  }

  /** Made when it is first asked for: what is needed to list the cards is there before. */
  get authoring(): Authoring | null {
    if (this.#isAuthoringOld) this.#renewAuthoring();
    return this.#authoring;
  }

  get shelf(): Shelf {
    return this.#shelf;
  }

  /** Whether it could be loaded: else no card of it can be judged. */
  get isLoaded(): boolean {
    return this.#shelf.packs.get(this.#id)?.pack.source.folder === this.#own.folder;
  }

  /** Makes everything again. @param others the packs that it needs, where they have changed */
  refresh(others: readonly PackSource[] = this.#others): void {
    this.#others = others;
    this.#load();
  }

  /** The pack as it is being written, with the last readable text of each file. */
  source(): PackSource {
    const written = this.#document.files.flatMap(({ path, text, readable }) =>
      text === null ? [] : [{ path, text: readable?.text ?? text }],
    );
    const known = new Set(written.map(({ path }) => path));
    const refused = this.#own.files.filter(({ path, text }) => text === null && !known.has(path));
    return { ...this.#own, files: [...written, ...refused] };
  }

  /** Other pictures are in its folder now: what is said of cards that show them is no longer as it was. */
  takePictures(pictures: PackSource['pictures']): void {
    if (same((pictures ?? []) as unknown as Json, (this.#own.pictures ?? []) as unknown as Json)) return;
    this.#own = { ...this.#own, ...(pictures && { pictures }) };
    const loaded = this.#shelf.packs.get(this.#id)?.pack;
    if (loaded?.source.folder === this.#own.folder) loaded.source = this.source();
    this.problems.forget();
    this.isBehind = true;
  }

  /** Paths of its files, those that were removed and are still on the disk among them. */
  get paths(): readonly string[] {
    return this.#document.files.map(({ path }) => path);
  }

  /** The data of a file, by the last text of it that could be read; undefined: there is none. */
  dataOf(path: string): Json | undefined {
    return this.#document.dataOf(path);
  }

  /** All cards, file by file. */
  *cards(): Generator<PlacedCard> {
    for (const path of this.paths)
      for (const [i, definition] of this.#cardsIn(path).entries())
        yield { place: { file: path, pointer: `/cards/${i}` }, definition, patched: null };
  }

  /** All cards of other packs that it changes, as it makes them. */
  *patches(): Generator<PlacedCard> {
    for (const path of this.paths.filter(isPatchFile))
      for (const i of listed(this.dataOf(path), '/patches').keys()) {
        const found = this.at({ file: path, pointer: `/patches/${i}` });
        if (found !== null) yield found;
      }
  }

  /** Its own cards, and those of other packs as it makes them. */
  *all(): Generator<PlacedCard> {
    yield* this.cards();
    yield* this.patches();
  }

  rows(): WrittenCardRow[] {
    return Array.from(this.cards(), (card) => this.row(card));
  }

  /** What a list says of a card. */
  row(card: PlacedCard): WrittenCardRow {
    const { place, definition } = card;
    return {
      place,
      ...briefly(definition),
      names: this.#namesOf(card),
      problems: this.problems.countOf(card),
    };
  }

  /** The card at a place or around it; null: there is none. */
  at(place: PackPlace): PlacedCard | null {
    const found = cardPlace(place);
    if (found === null) return null;
    const definition = valueAt(this.dataOf(found.file), found.pointer) as Json | undefined;
    if (definition === undefined) return null;
    if (isCardFile(found.file)) return { place: found, definition, patched: null };
    const made = patchedCard(definition, this.#shelf);
    return made && { place: found, ...made };
  }

  /** Its own card of a full id. */
  cardOf(id: string): PlacedCard | undefined {
    return [...this.cards()].find(({ definition }) => this.idOf(definition) === id);
  }

  /** The full id of a card; undefined while it has no name. @param patched where it is one of another pack */
  idOf(definition: Json, patched: PatchedCard | null = null): string | undefined {
    if (patched !== null) return patched.id;
    const name = nameOf(definition);
    return name === undefined ? undefined : `${this.#id}:${name}`;
  }

  /**
   * A file has another text: what follows from that for other cards.
   *
   * @returns whether the list of cards is another one
   */
  note(path: string): boolean {
    if (isScenario(path)) {
      this.authoring?.surroundings?.putScenario(path, this.dataOf(path));
      return false;
    }
    if (path === PLAN_FILE) return this.#hasOtherTemplates();
    const before = this.#seen.get(path);
    if (before === undefined && !isCardFile(path)) {
      this.isBehind = true;
      if (path === MANIFEST_FILE) this.#readManifest();
      return path === MANIFEST_FILE || isPatchFile(path) || this.#takeTexts(path);
    }
    const after = this.#cardsIn(path);
    this.#seen.set(path, after);
    if (before?.length !== after.length || before.some((card, i) => nameOf(card) !== nameOf(after[i]))) {
      this.isBehind = true;
      this.#touched.push(...cameAndWent(path, before ?? [], after));
      return true;
    }
    const changed = after.flatMap((card, i) => (same(card, before[i]) ? [] : [i]));
    this.#touched.push(...changed.map((i) => touchedAt(path, i, after[i])));
    const counted = changed.filter((i) => this.#rewrite(path, i, after[i]));
    return counted.length > 0 || changed.some((i) => !same(briefly(before[i]), briefly(after[i])));
  }

  /** The cards that the files have changed which were noted since this was last asked. */
  takeTouched(): readonly TouchedCard[] {
    return this.#touched.splice(0);
  }

  /** Whether new cards may start from others than when this was last asked. */
  #hasOtherTemplates(): boolean {
    const now = templatesOf(this);
    const isOther = !same(now as unknown as Json, this.#templates as unknown as Json);
    this.#templates = now;
    return isOther;
  }

  get lookup(): Lookup {
    return { card: (id) => this.#shelf.cards.get(this.#shelf.resolve(id))?.definition };
  }

  /** The cards of the shelf, with one as it is now. */
  among(definition: Json, patched: PatchedCard | null = null): Lookup {
    const id = this.idOf(definition, patched);
    return { card: (other) => (other === id ? (definition as Definition) : this.lookup.card(other)) };
  }

  /** What cards are called. @param cards with one of them as it is now */
  titles(language: Language, cards: Lookup = this.lookup): Titles {
    return cardTitles(
      language,
      this.#loaded.texts,
      (id) => cards.card(id),
      (pack) =>
        (pack === this.#id ? this.#manifest : this.#shelf.packs.get(pack)?.pack.manifest) ?? undefined,
    );
  }

  /** A card of the pack is written again: others that look at it see it as it is now. @returns whether more or less is wrong with it */
  #rewrite(file: string, index: number, definition: Json): boolean {
    const place = { file, pointer: `/cards/${index}` };
    const card = { place, definition, patched: null };
    const id = `${this.#id}:${nameOf(definition)}`;
    const known = this.#shelf.cards.get(id);
    const isThere = known?.file === `${this.#own.folder}/${file}` && known.pointer === place.pointer;
    if (isThere) this.authoring?.surroundings?.put(id, definition);
    const problems = this.problems.ofWords(card);
    if (isThere && problems.every(({ severity }) => severity === 'warning'))
      this.#shelf.rewrite(id, definition as Definition);
    // Those that need it stand or fall with it.
    else if (isThere || known === undefined) this.isBehind = true;
    return this.isLoaded && this.problems.recount(card);
  }

  /** What the pack says of itself is as it is written now; what makes it another pack waits until all is made again. */
  #readManifest(): void {
    const { id, manifest } = readManifest(this.source(), this.gameIds);
    if (id === this.#id && manifest !== undefined && manifest.game === this.#manifest?.game)
      this.#manifest = manifest;
  }

  /** What a card is called in other languages, as far as the pack says so. */
  #namesOf({ definition, patched }: PlacedCard): { readonly [language: string]: string } {
    const id = this.idOf(definition, patched);
    return id === undefined ? {} : namesIn(this.#loaded.texts, id);
  }

  /**
   * Names and stories in another language are as they are written now. What a reader refuses waits until all is made again.
   *
   * @returns whether a card has another name now
   */
  #takeTexts(path: string): boolean {
    const language = languageOfFile(path);
    if (language === undefined) return false;
    const { texts } = this.#loaded;
    const came = newTexts(this.dataOf(path), texts[language], this.#id, (id) => this.#shelf.resolve(id));
    if (came === null) return false;
    texts[language] = came.texts;
    for (const id of came.retold) {
      const card = this.cardOf(id);
      if (card !== undefined) this.#touched.push(retoldCard(id, card.definition));
    }
    return came.isRenamed;
  }

  #cardsIn(path: string): readonly Json[] {
    const cards = isCardFile(path) ? valueAt(this.dataOf(path), '/cards') : undefined;
    return Array.isArray(cards) ? (cards as Json[]) : [];
  }

  #load(): void {
    const source = this.source();
    const contents = this.#games.flatMap(({ content }) => content ?? []);
    const { id, manifest } = readManifest(source, this.gameIds);
    this.#id = id;
    this.#manifest = manifest ?? null;
    this.#game = this.#games.find(({ content }) => content?.game === manifest?.game) ?? null;
    this.isBehind = false;
    this.#seen = new Map(this.paths.filter(isCardFile).map((path) => [path, this.#cardsIn(path)]));
    ({ shelf: this.#shelf, loaded: this.#loaded } = openPacks([source, ...this.#others], contents));
    this.problems.renew(this.#loaded.problems);
    this.#isAuthoringOld = true;
  }

  #renewAuthoring(): void {
    this.#isAuthoringOld = false;
    const { content } = this;
    const { texts } = this.#loaded;
    if (content === null) this.#authoring = null;
    else if (this.#authoring?.renew(content, this.#shelf, texts) !== true)
      this.#authoring = new Authoring(content, this.#shelf, texts);
    for (const path of this.paths.filter(isScenario))
      this.#authoring?.surroundings?.putScenario(path, this.dataOf(path));
  }
}
