import { same, type Json } from '../../../shared/engine/json.ts';
import type { PackDocument } from '../../../shared/packs/document/document.ts';
import type { PackPlace } from '../../../shared/packs/document/entry.ts';
import { adviceOf } from '../../../shared/packs/advice/advice.ts';
import type { AdviceRow } from '../../../shared/packs/advice/advice-row.ts';
import type { SimilarRow, UseRow } from '../../../shared/packs/advice/around.ts';
import { checkCard, type CardLookup } from '../../../shared/packs/check-card.ts';
import { nameOf } from '../../../shared/packs/cards.ts';
import type { Definition, Lookup } from '../../../shared/packs/content.ts';
import { openPacks, type Loaded } from '../../../shared/packs/load.ts';
import { MANIFEST_FILE, readManifest } from '../../../shared/packs/manifest.ts';
import type { ParseProblem } from '../../../shared/packs/parse.ts';
import { isWithin, valueAt } from '../../../shared/packs/pointer.ts';
import type { Problem } from '../../../shared/packs/problems.ts';
import { sentenceOf } from '../../../shared/packs/sentence/sentence.ts';
import type { Shelf } from '../../../shared/packs/shelf.ts';
import type { PackSource } from '../../../shared/packs/source.ts';
import type { Language } from '../../../shared/words/languages.ts';
import type { ProblemRow } from '../../../shared/rpc/messages/packs.ts';
import type { WrittenCard, WrittenCardRow } from '../../../shared/rpc/messages/workshop.ts';
import type { Titles } from '../../../shared/tableau/presenter.ts';
import type { PackGame } from '../packs/cards.ts';
import { problemRow } from '../packs/pages.ts';
import { cardTitles } from '../packs/titles.ts';
import { Authoring } from './authoring.ts';
import { cardDrafts } from './card-drafts.ts';
import { briefly, cardPlace, isCardFile } from './card-place.ts';
import type { CardAtWork } from './sentences.ts';

/** What was last seen of the cards of a file. */
type SeenCards = readonly Json[];

/**
 * All that is said of single cards of a pack that is being written, among the other packs as they are. Of an edit of one card
 * only that card is looked at; what depends on all of them is made again when it is asked for (`refresh`).
 */
export class CardViews {
  readonly #document: PackDocument;
  readonly #games: readonly PackGame[];
  #own: PackSource;
  #others: readonly PackSource[];
  #shelf: Shelf;
  #loaded: Loaded;
  #pack = '';
  #game: PackGame | null = null;
  #authoring: Authoring | null = null;
  #seen = new Map<string, SeenCards>();
  /** The card that was checked last, with what came of it. */
  #checked: { readonly definition: Json; readonly problems: readonly Problem[] } | null = null;
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
    ({ shelf: this.#shelf, loaded: this.#loaded } = this.#load());
  }

  /** The id of the pack, or the name of its folder while it has none. */
  get pack(): string {
    return this.#pack;
  }

  /** Empty while the manifest names none that is known. */
  get game(): string {
    return this.#game?.content?.game ?? '';
  }

  /** Makes everything again. @param others the packs that it needs, where they have changed */
  refresh(others: readonly PackSource[] = this.#others): void {
    this.#others = others;
    ({ shelf: this.#shelf, loaded: this.#loaded } = this.#load());
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

  /** All cards of the pack, file by file. */
  cards(): WrittenCardRow[] {
    return this.#document.files.flatMap(({ path }) =>
      this.#cardsIn(path).map((card, i) => ({
        place: { file: path, pointer: `/cards/${i}` },
        ...briefly(card),
      })),
    );
  }

  /**
   * A file has another text: what follows from that for other cards.
   *
   * @returns whether the list of cards is another one
   */
  note(path: string): boolean {
    const before = this.#seen.get(path);
    if (before === undefined && !isCardFile(path)) {
      this.isBehind = true;
      return path === MANIFEST_FILE;
    }
    const after = this.#cardsIn(path);
    this.#seen.set(path, after);
    if (before?.length !== after.length || before.some((card, i) => nameOf(card) !== nameOf(after[i]))) {
      this.isBehind = true;
      return true;
    }
    const changed = after.flatMap((card, i) => (same(card, before[i]) ? [] : [i]));
    for (const i of changed) this.#rewrite(path, i, after[i]);
    return changed.some((i) => !same(briefly(before[i]), briefly(after[i])));
  }

  /** All that is said of the card at a place or around it; null: there is none. */
  view(place: PackPlace, language: Language): WrittenCard | null {
    const found = this.at(place);
    if (found === null) return null;
    const { definition } = found;
    const checked = this.#check(found.place, definition);
    const problems = [...this.#ofText(found.place), ...checked];
    const { failure, ...shown } = this.#shown(found, checked, language);
    const hasErrors = problems.some(({ severity }) => severity === 'error');
    // A game that stumbles over a card that has errors says why by these.
    if (failure !== null && !hasErrors) problems.push(this.#undescribed(found.place, failure));
    return {
      revision: this.#document.revision,
      place: found.place,
      definition,
      ...shown,
      problems: problems.map((problem) => this.row(problem, language)),
    };
  }

  /** A card at a place or around it, to work on; null: there is none. */
  at(place: PackPlace): WrittenDefinition | null {
    const found = cardPlace(place);
    const readable = found && this.#document.file(found.file)?.readable;
    if (found === null || readable == null) return null;
    const definition = valueAt(readable.parsed.document.value, found.pointer) as Json | undefined;
    if (definition === undefined) return null;
    const names = (id: string, language: Language): string =>
      this.#titles(language, found, definition).name(id);
    return {
      place: found,
      definition,
      bench: this.#authoring?.bench({ names, cards: this.#among(definition) }) ?? null,
      drafts: cardDrafts(found, definition, this.#document.drafts.within(found)),
    };
  }

  /** The same for a card that has a sentence. */
  worked(place: PackPlace): CardAtWork | null {
    const found = this.at(place);
    return found?.bench == null ? null : { ...found, bench: found.bench };
  }

  /** The cards that are most like one. */
  similar(place: PackPlace, language: Language): readonly SimilarRow[] {
    const id = this.#idAt(place);
    return (id !== undefined && this.#authoring?.surroundings?.similarTo(id, language)) || [];
  }

  /** Where a card is named. */
  uses(place: PackPlace, language: Language): readonly UseRow[] {
    const id = this.#idAt(place);
    return (id !== undefined && this.#authoring?.surroundings?.usesOf(id, language)) || [];
  }

  row(problem: Problem, language: Language): ProblemRow {
    return problemRow(problem, language, this.#game?.content?.messages, (id) =>
      this.#lookup.card(id) === undefined ? null : this.#titles(language).name(id),
    );
  }

  /** What the reader finds in a text, as a problem. */
  ofReader(path: string, { code, pointer, data, line, column }: ParseProblem): Problem {
    const file = `${this.#own.folder}/${path}`;
    return { severity: 'error', code, pack: this.#pack, file, line, column, pointer, data };
  }

  /** @param problems of the card, as `checkCard` has found them */
  #shown(
    { place, definition, bench, drafts: written }: WrittenDefinition,
    problems: readonly Problem[],
    language: Language,
  ): Shown {
    const id = `${this.#pack}:${nameOf(definition)}`;
    const titles = this.#titles(language, place, definition);
    const isWellFormed = this.#game?.content?.validateCards({ cards: [definition] }) === true;
    const drafts = written.map(({ draft }) => draft);
    let failure: string | null = null;
    // One of them is shown where another one cannot be made: a card is mended in its sentence.
    const tried = <T>(make: () => T, otherwise: T): T => {
      try {
        return make();
      } catch (error) {
        failure ??= error instanceof Error ? error.message : String(error);
        return otherwise;
      }
    };
    return {
      sentence: tried(() => bench && sentenceOf(bench, definition, language, drafts), null),
      face: tried(
        () => (isWellFormed ? this.#game!.faces(this.#among(definition), language, titles)(id) : null),
        null,
      ),
      advice: tried(() => this.#advice(place, definition, problems, language), []),
      failure,
    };
  }

  #advice(
    place: PackPlace,
    definition: Json,
    problems: readonly Problem[],
    language: Language,
  ): readonly AdviceRow[] {
    const surroundings = this.#authoring?.surroundings;
    if (surroundings == null || !this.#isLoaded) return [];
    return adviceOf(definition, problems, this.#lookupAt(place), surroundings.context(language));
  }

  #undescribed(place: PackPlace, message: string): Problem {
    const { document } = this.#document.file(place.file)!.readable!.parsed;
    const at = { ...document.at(place.pointer), pointer: place.pointer };
    return {
      ...this.ofReader(place.file, { code: 'internal-error', data: { message }, ...at }),
      severity: 'warning',
    };
  }

  #ofText({ file, pointer }: PackPlace): Problem[] {
    return this.#document
      .file(file)!
      .readable!.parsed.problems.filter((problem) => isWithin(problem.pointer, pointer))
      .map((problem) => this.ofReader(file, problem));
  }

  #check(place: PackPlace, definition: Json): readonly Problem[] {
    const manifest = `${this.#own.folder}/${MANIFEST_FILE}`;
    // Without a manifest in order no card can be judged: what is wrong with that comes first.
    if (!this.#isLoaded) return this.#loaded.problems.filter((problem) => problem.file === manifest);
    if (this.#checked?.definition === definition) return this.#checked.problems;
    this.#checked = { definition, problems: checkCard(definition, this.#lookupAt(place)) };
    return this.#checked.problems;
  }

  get #isLoaded(): boolean {
    return this.#shelf.packs.get(this.#pack)?.pack.source.folder === this.#own.folder;
  }

  #lookupAt({ file, pointer }: PackPlace): CardLookup {
    const { document } = this.#document.file(file)!.readable!.parsed;
    return { shelf: this.#shelf, pack: this.#pack, file: `${this.#own.folder}/${file}`, pointer, document };
  }

  /** A card of the pack is written again: others that look at it see it as it is now. */
  #rewrite(path: string, index: number, definition: Json): void {
    const id = `${this.#pack}:${nameOf(definition)}`;
    const known = this.#shelf.cards.get(id);
    const pointer = `/cards/${index}`;
    const isThere = known?.file === `${this.#own.folder}/${path}` && known.pointer === pointer;
    if (isThere) this.#authoring?.surroundings?.put(id, definition);
    const isInOrder = isThere && this.#isInOrder({ file: path, pointer }, definition);
    if (isInOrder) this.#shelf.rewrite(id, definition as Definition);
    // Those that need it stand or fall with it.
    else if (isThere || known === undefined) this.isBehind = true;
  }

  #isInOrder(place: PackPlace, definition: Json): boolean {
    return this.#check(place, definition).every(({ severity }) => severity === 'warning');
  }

  get #lookup(): Lookup {
    return { card: (id) => this.#shelf.cards.get(this.#shelf.resolve(id))?.definition };
  }

  /** The cards of the shelf, with one as it is now. */
  #among(definition: Json): Lookup {
    const own = nameOf(definition);
    const id = own === undefined ? undefined : `${this.#pack}:${own}`;
    return { card: (other) => (other === id ? (definition as Definition) : this.#lookup.card(other)) };
  }

  #idAt(place: PackPlace): string | undefined {
    const name = nameOf(this.at(place)?.definition);
    return name === undefined ? undefined : `${this.#pack}:${name}`;
  }

  #titles(language: Language, place?: PackPlace, definition?: Json): Titles {
    const own = place === undefined ? undefined : nameOf(definition);
    const card = (id: string): Definition | undefined =>
      own !== undefined && id === `${this.#pack}:${own}` ? (definition as Definition) : this.#lookup.card(id);
    return cardTitles(language, this.#loaded.texts, card);
  }

  #cardsIn(path: string): SeenCards {
    const value = this.#document.file(path)?.readable?.parsed.document.value;
    const cards = isCardFile(path) && value !== undefined ? valueAt(value, '/cards') : undefined;
    return Array.isArray(cards) ? (cards as Json[]) : [];
  }

  #load(): { shelf: Shelf; loaded: Loaded } {
    const source = this.source();
    const contents = this.#games.flatMap(({ content }) => content ?? []);
    const { id, manifest } = readManifest(
      source,
      contents.map(({ game }) => game),
    );
    this.#pack = id;
    this.#game = this.#games.find(({ content }) => content?.game === manifest?.game) ?? null;
    this.isBehind = false;
    this.#checked = null;
    this.#seen = new Map(
      this.#document.files.flatMap(({ path }) => (isCardFile(path) ? [[path, this.#cardsIn(path)]] : [])),
    );
    const opened = openPacks([source, ...this.#others], contents);
    this.#renewAuthoring(opened);
    return opened;
  }

  #renewAuthoring({ shelf, loaded: { texts } }: { shelf: Shelf; loaded: Loaded }): void {
    const content = this.#game?.content ?? null;
    if (content === null) this.#authoring = null;
    else if (this.#authoring?.renew(content, shelf, texts) !== true)
      this.#authoring = new Authoring(content, shelf, texts);
  }
}

/** A card as it is written, with what its sentence is worked on with; the bench is null for a game without words. */
type WrittenDefinition = Omit<CardAtWork, 'bench'> & { readonly bench: CardAtWork['bench'] | null };

/** What a game makes of a card, and why it could not. */
interface Shown extends Pick<WrittenCard, 'sentence' | 'face' | 'advice'> {
  readonly failure: string | null;
}
