import { SvelteMap } from 'svelte/reactivity';
import type { Json } from '../../../shared/engine/json.ts';
import type { TextSearch } from '../../../shared/packs/card-commands/find-texts.ts';
import type { FieldChange } from '../../../shared/packs/card-commands/many-cards.ts';
import type { PackPlace } from '../../../shared/packs/document/entry.ts';
import { RpcError } from '../../../shared/rpc/failure.ts';
import type {
  CardCells,
  CardOverview,
  ChangePreview,
  ForeseenProblems,
  FoundRows,
  StampedFace,
} from '../../../shared/rpc/messages/workshop-overview.ts';
import type { FieldGesture, PackCommand, WorkshopAnswer } from '../../../shared/rpc/messages/workshop.ts';
import type { CardFace } from '../../../shared/tableau/tableau.ts';
import type { Language } from '../../../shared/words/languages.ts';
import type { Words } from '../../ui/words.ts';
import type { OverviewAnswer, OverviewCard, OverviewPort, OverviewState } from '../overview/overview-port.ts';
import { namesOf } from '../palette/card-query.ts';
import { folded } from '../sheet/folded.ts';
import type { TextKey } from '../text/en.ts';
import { benchCard, benchCards } from './bench-cards.ts';
import { allOf, cameOf, lacking, NOTHING, onlyOf, placesOf, stampsOf, withMore } from './overview-rows.ts';
import type { PackSession } from './pack-session.svelte.ts';

/** Cards whose fields, and whose faces, are asked for at once. */
const CELLS_AT_ONCE = 50;
const FACES_AT_ONCE = 12;
/** Faces that are kept. */
const MOST_FACES = 400;

const UNLISTED: CardOverview = { revision: 0, columns: [], cards: [] };

/** All cards of an open pack. Their fields are fetched little by little, those that are seen first. */
export class HostOverviewPort implements OverviewPort {
  readonly state: OverviewState = $derived.by(() => this.#look());
  /** Where drafts are, as a text: the cards are the same as long as these are. */
  readonly #unfinished: string = $derived.by(() =>
    JSON.stringify((this.#session.shown.state?.drafts ?? []).map(({ place }) => place)),
  );
  readonly #session: PackSession;
  readonly #language: () => Language;
  readonly #t: Words<TextKey>;
  /** The cards with their stamps, as they were listed last. */
  #listed: CardOverview = $state.raw(UNLISTED);
  /** What each card has, by its key. */
  #cells: ReadonlyMap<string, CardCells> = $state.raw(NOTHING);
  readonly #faces = new SvelteMap<string, StampedFace>();
  /** All that a card says, folded once. */
  readonly #texts = new WeakMap<CardCells, readonly string[]>();
  #seen: readonly string[] = [];
  /** The card that was written last, and when. */
  #written = { card: '', revision: 0 };
  #isAtWork = false;
  #isOld = false;
  #isLeft = false;

  constructor(session: PackSession, language: () => Language, t: Words<TextKey>) {
    this.#session = session;
    this.#language = language;
    this.#t = t;
  }

  /** The pack has changed, or is shown in another language: the cards are listed again. */
  follow(): void {
    this.#isOld = true;
    void this.#work();
  }

  /** Asks for nothing more. */
  stop(): void {
    this.#isLeft = true;
  }

  face(card: string): CardFace | null | undefined {
    return this.#faces.get(card)?.face;
  }

  see(cards: readonly string[]): void {
    this.#seen = cards;
    void this.#work();
  }

  async write(card: string, at: string, value: Json | undefined): Promise<OverviewAnswer> {
    const place = this.#placeOf(card);
    if (place === undefined) return { kind: 'refused', sentence: this.#t('port.elsewhere'), isStale: true };
    // What was just written here is known, whether the cards are listed again or not.
    const revision = Math.max(
      this.#listed.revision,
      this.#written.card === card ? this.#written.revision : 0,
    );
    const gesture: FieldGesture =
      value === undefined ? { do: 'clear', at } : { do: 'write', at, value, run: null };
    return this.#answered(async () => {
      const answer = await this.#session.write((calls, folder) =>
        calls.ask('workshop.gesture', () => ({ folder, revision, card: place, gesture })),
      );
      if (answer.ok) this.#written = { card, revision: answer.revision };
      return answer;
    });
  }

  preview(cards: readonly string[], change: FieldChange): Promise<ChangePreview | null> {
    const places = this.#placesOf(cards);
    return this.#session.inTurn((calls, folder) =>
      calls.ask('workshop.preview', () => ({ folder, cards: places, change })),
    );
  }

  change(cards: readonly string[], change: FieldChange, seen: string): Promise<OverviewAnswer> {
    return this.#command({ do: 'change', cards: this.#placesOf(cards), change, seen });
  }

  find(search: TextSearch, by: string): Promise<FoundRows | null> {
    return this.#session.inTurn((calls, folder) =>
      calls.ask('workshop.find', () => ({ folder, search, by })),
    );
  }

  replace(search: TextSearch, by: string, without: readonly number[], seen: string): Promise<OverviewAnswer> {
    return this.#command({ do: 'replace', search, by, without, seen });
  }

  foreseeChange(
    cards: readonly string[],
    change: FieldChange,
    seen: string,
  ): Promise<ForeseenProblems | null> {
    return this.#foresee({ do: 'change', cards: this.#placesOf(cards), change, seen });
  }

  foreseeReplace(
    search: TextSearch,
    by: string,
    without: readonly number[],
    seen: string,
  ): Promise<ForeseenProblems | null> {
    return this.#foresee({ do: 'replace', search, by, without, seen });
  }

  async #foresee(command: PackCommand): Promise<ForeseenProblems | null> {
    const came = await this.#session.beside((calls, folder) =>
      calls.ask('workshop.foresee', () => ({ folder, command })),
    );
    return came?.found ?? null;
  }

  #command(command: PackCommand): Promise<OverviewAnswer> {
    return this.#answered(() => this.#session.command(command));
  }

  async #answered(made: () => Promise<WorkshopAnswer | null>): Promise<OverviewAnswer> {
    try {
      const answer = await made();
      if (answer?.ok !== false) return { kind: 'done' };
      return { kind: 'refused', sentence: answer.sentence, isStale: answer.why === 'stale' };
    } catch (error) {
      if (!(error instanceof RpcError)) throw error;
      return { kind: 'refused', sentence: error.message, isStale: false };
    }
  }

  /** Its own cards, and those of other packs that it changes, by their full ids. */
  get #all(): ReturnType<typeof allOf> {
    return allOf(this.#session.shown);
  }

  #placeOf(card: string): PackPlace | undefined {
    return this.#placesOf([card]).at(0);
  }

  #placesOf(cards: readonly string[]): PackPlace[] {
    return placesOf(this.#all, cards);
  }

  /** One thing after the other, so that what an author does need not wait for more than one of them. */
  async #work(): Promise<void> {
    if (this.#isAtWork) return;
    this.#isAtWork = true;
    try {
      for (let next = this.#next(); next !== null && !this.#isLeft; next = this.#next())
        if (!(await next())) break;
    } finally {
      this.#isAtWork = false;
    }
  }

  /** What is asked for next; null: all is here. It resolves to whether it was answered. */
  #next(): (() => Promise<boolean>) | null {
    if (this.#isOld) return () => this.#list();
    const { keys } = this.#all;
    const stamps = this.#stamps();
    const cellsOf = (key: string): CardCells | undefined => this.#cells.get(key);
    const cells = lacking(this.#seen, stamps, cellsOf);
    if (cells.length > 0) return () => this.#readCells(cells.slice(0, CELLS_AT_ONCE));
    const faces = lacking(this.#seen, stamps, (key) => this.#faces.get(key));
    if (faces.length > 0) return () => this.#readFaces(faces.slice(0, FACES_AT_ONCE));
    const others = lacking(keys, stamps, cellsOf);
    return others.length > 0 ? () => this.#readCells(others.slice(0, CELLS_AT_ONCE)) : null;
  }

  #stamps(): ReadonlyMap<string, string> {
    return stampsOf(this.#all, this.#listed);
  }

  async #list(): Promise<boolean> {
    this.#isOld = false;
    const listed = await this.#session.inTurn((calls, folder) =>
      calls.ask('workshop.overview', () => ({ folder })),
    );
    if (listed === null) return false;
    this.#listed = listed;
    this.#cells = onlyOf(this.#cells, this.#all.keys);
    return true;
  }

  async #readCells(keys: readonly string[]): Promise<boolean> {
    const places = this.#placesOf(keys);
    const found = await this.#session.inTurn((calls, folder) =>
      calls.ask('workshop.cells', () => ({ folder, places })),
    );
    if (found === null) return false;
    const came = cameOf(keys, this.#stamps(), found.rows);
    // What has changed meanwhile is listed once more.
    this.#isOld ||= came.length < keys.length;
    this.#cells = withMore(this.#cells, came);
    return true;
  }

  async #readFaces(keys: readonly string[]): Promise<boolean> {
    const places = this.#placesOf(keys);
    const found = await this.#session.inTurn((calls, folder) =>
      calls.ask('workshop.faces', () => ({ folder, places })),
    );
    if (found === null) return false;
    const came = cameOf(keys, this.#stamps(), found.rows);
    this.#isOld ||= came.length < keys.length;
    for (const [key, face] of came) this.#faces.set(key, face);
    for (const key of this.#faces.keys()) {
      if (this.#faces.size <= MOST_FACES) break;
      if (!this.#seen.includes(key)) this.#faces.delete(key);
    }
    return true;
  }

  #look(): OverviewState {
    const { shown } = this.#session;
    const unfinished = JSON.parse(this.#unfinished) as readonly PackPlace[];
    const [language, t] = [this.#language(), this.#t];
    const cards = [
      ...benchCards(shown, unfinished, language, t),
      ...shown.patches.map((patch) =>
        benchCard(patch, patch.card, t('port.patched'), unfinished, language, t),
      ),
    ];
    const all = this.#all.cards;
    const cells = this.#cells;
    const kinds = shown.pack?.kinds ?? [];
    return {
      cards: cards.map((card, i): OverviewCard => {
        const rawKind = all[i].kind;
        const own = cells.get(card.id) ?? null;
        return {
          ...card,
          rawKind,
          patchOf: i < shown.cards.length ? null : shown.patches[i - shown.cards.length].of,
          kindName: kinds.find(({ kind }) => kind === rawKind)?.name ?? card.kind,
          cells: own,
          texts: [...namesOf(card), card.kind].map(folded).concat(own === null ? [] : this.#said(own)),
        };
      }),
      columns: this.#listed.columns,
      revision: this.#listed.revision,
      isWhole: this.#listed !== UNLISTED && cards.every(({ id }) => cells.has(id)),
    };
  }

  #said(cells: CardCells): readonly string[] {
    const known = this.#texts.get(cells);
    if (known !== undefined) return known;
    const texts = Object.values(cells.values).filter((value) => typeof value === 'string');
    const said = [cells.text, ...texts].map(folded);
    this.#texts.set(cells, said);
    return said;
  }
}
