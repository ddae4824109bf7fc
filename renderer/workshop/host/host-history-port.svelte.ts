import { RpcError } from '../../../shared/rpc/failure.ts';
import type {
  ComparedThing,
  ComparedWith,
  HistoryCard,
  HistoryPage,
  PackComparison,
  RestoredThing,
  ThingDifference,
} from '../../../shared/rpc/messages/workshop-history.ts';
import type { Language } from '../../../shared/words/languages.ts';
import type { HistoryPort, RestoreAnswer, WantedLines } from '../history/history-port.ts';
import type { PackSession } from './pack-session.svelte.ts';
import { calledIn, rowOfKey } from './written-cards.ts';

/** The history of a pack that is open. */
export class HostHistoryPort implements HistoryPort {
  readonly #session: PackSession;
  readonly #language: () => Language;
  readonly #card: () => string | null;

  /** @param card key of the card that was on the bench last */
  constructor(session: PackSession, language: () => Language, card: () => string | null) {
    this.#session = session;
    this.#language = language;
    this.#card = card;
  }

  get revision(): string {
    const { shown, marks } = this.#session;
    return `${shown.state?.revision ?? 0} ${marks}`;
  }

  get card(): HistoryCard | null {
    const key = this.#card();
    const name = key === null ? null : this.nameOf(key);
    return key === null || name === null ? null : { key, name };
  }

  lines(wanted: WantedLines): Promise<HistoryPage | null> {
    return this.#session.inTurn((calls, folder) =>
      calls.ask('workshop.history', () => ({ folder, ...wanted })),
    );
  }

  compare(n: number, against: ComparedWith): Promise<PackComparison | null> {
    return this.#session.inTurn((calls, folder) =>
      calls.ask('workshop.compare', () => ({ folder, n, against })),
    );
  }

  difference(
    n: number,
    against: ComparedWith,
    what: ComparedThing,
  ): Promise<{ readonly found: ThingDifference | null } | null> {
    return this.#session.inTurn((calls, folder) =>
      calls.ask('workshop.difference', () => ({ folder, n, against, what })),
    );
  }

  async restore(n: number, what: RestoredThing): Promise<RestoreAnswer> {
    try {
      const session = this.#session;
      const answer = await session.whole((calls, params) =>
        calls.made(
          'workshop.restore',
          () => ({ ...params(), n, what }),
          () => session.stackMark,
        ),
      );
      if (answer?.ok === false) return { refused: answer.sentence };
      const label = answer?.step?.label ?? null;
      return { done: label === null || typeof label === 'string' ? label : label[this.#language()] };
    } catch (error) {
      if (!(error instanceof RpcError)) throw error;
      return { refused: error.message };
    }
  }

  nameOf(key: string): string | null {
    const row = rowOfKey(this.#session.shown.cards, key);
    return row === undefined ? null : calledIn(row, this.#language());
  }
}
