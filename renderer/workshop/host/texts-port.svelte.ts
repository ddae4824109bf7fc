import type { TableFormat } from '../../../shared/packs/translations/table.ts';
import type { TextRow } from '../../../shared/packs/translations/types.ts';
import { RpcError } from '../../../shared/rpc/failure.ts';
import type { CardInOther, CardKind } from '../../../shared/rpc/messages/workshop.ts';
import type { PackTexts, TablePreview } from '../../../shared/rpc/messages/workshop-texts.ts';
import { LANGUAGES, type Language } from '../../../shared/words/languages.ts';
import type { TextChange, TextsPort } from '../translations/texts-port.ts';
import { textsAfter } from '../translations/texts-after.ts';
import type { PackSession } from './pack-session.svelte.ts';
import { rowAt } from './written-cards.ts';

/** What leads elsewhere. */
interface Ways {
  readonly onopen: (card: string) => void;
  /** Hands a file to the author. */
  readonly onsave: (name: string, text: string) => void;
}

/** The language that was shown last of each pack, by its folder, as long as the page is open. */
const shownLast: Record<string, string> = {};

/** The texts of a pack at a host. */
export class HostTextsPort implements TextsPort {
  texts: PackTexts | null = $state.raw(null);
  isDisorder = $state(false);
  to: string = $state('');
  readonly #session: PackSession;
  readonly #ways: Ways;
  #loading: Promise<void> | null = null;
  #isOld = false;

  /** @param language that of the page */
  constructor(session: PackSession, ways: Ways, language: Language) {
    this.#session = session;
    this.#ways = ways;
    this.to = shownLast[session.shown.folder] ?? language;
  }

  get kinds(): readonly CardKind[] {
    return this.#session.shown.pack?.kinds ?? [];
  }

  /** The pack, or the language in which it is told, is another one. @returns when that is shown */
  follow(): Promise<void> {
    this.#isOld = true;
    this.#loading ??= this.#load().finally(() => (this.#loading = null));
    return this.#loading;
  }

  turn(to: string): void {
    this.to = to;
    shownLast[this.#session.shown.folder] = to;
    void this.follow();
  }

  async change(change: TextChange): Promise<string | null> {
    const { to } = this;
    try {
      const answer = await this.#session.whole((calls, params) =>
        calls.made(
          'workshop.translated',
          () => ({ folder: params().folder, change: { ...change, to } }),
          () => '',
        ),
      );
      if (answer?.ok === false) return answer.sentence;
      await this.follow();
      return null;
    } catch (error) {
      if (!(error instanceof RpcError)) throw error;
      return error.message;
    }
  }

  keep(): void {
    this.#session.keep();
  }

  async save(format: TableFormat): Promise<string | null> {
    const { to } = this;
    const came = await this.#session.inTurn((calls, folder) =>
      calls.ask('workshop.table', () => ({ folder, to, format })),
    );
    const table = came?.table ?? null;
    if (table !== null) this.#ways.onsave(table.name, table.text);
    return table && table.name;
  }

  async preview(table: string): Promise<TablePreview | null> {
    const { to } = this;
    const came = await this.#session.inTurn((calls, folder) =>
      calls.ask('workshop.tablePreview', () => ({ folder, to, table })),
    );
    return came?.preview ?? null;
  }

  async card({ place }: TextRow, language: Language): Promise<CardInOther | null> {
    if (place === null) return null;
    const came = await this.#session.beside((calls, folder) =>
      calls.ask('workshop.other', () => ({ folder, card: place, language })),
    );
    return came?.card ?? null;
  }

  open({ place }: TextRow): void {
    const { cards, keys } = this.#session.shown;
    const row = place === null ? undefined : rowAt(cards, place);
    if (row !== undefined) this.#ways.onopen(keys[cards.indexOf(row)]);
  }

  /** Asks until nothing has changed since. */
  async #load(): Promise<void> {
    while (this.#isOld) {
      this.#isOld = false;
      const { to } = this;
      const known = this.texts?.to === to ? this.texts.revision : null;
      const came = await this.#session.beside((calls, folder) =>
        calls.ask('workshop.texts', () => ({ folder, to, known })),
      );
      if (came === null) continue;
      const texts = textsAfter(this.texts, came.texts);
      this.isDisorder = texts === null;
      // A pack that is in the language of the page is translated into another one.
      if (texts?.own === this.to) {
        this.to = LANGUAGES.find((language) => language !== this.to) ?? this.to;
        this.#isOld = true;
      } else this.texts = texts;
    }
  }
}
