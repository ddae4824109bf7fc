import { RpcError } from '../../../shared/rpc/failure.ts';
import type { PlanChange, PlannedCard } from '../../../shared/packs/plan/types.ts';
import type { ComparedCard, PackPlan } from '../../../shared/rpc/messages/workshop-plan.ts';
import type { CardVersion, PlanPort, WantedPlace } from '../plan/plan-port.ts';
import type { HistoryRow } from '../../../shared/rpc/messages/workshop-history.ts';
import type { Language } from '../../../shared/words/languages.ts';
import type { PackSession } from './pack-session.svelte.ts';
import { rowAt } from './written-cards.ts';

/** Entries of the history that are looked at for versions of a card. */
const MOST_ENTRIES = 200;

/** What leads elsewhere. */
interface Ways {
  readonly onopen: (card: string) => void;
  readonly onnew: (place?: WantedPlace) => void;
}

/** The plan of a pack at a host. */
export class HostPlanPort implements PlanPort {
  plan: PackPlan | null = $state.raw(null);
  readonly #session: PackSession;
  readonly #ways: Ways;
  readonly #language: () => Language;
  #loading: Promise<void> | null = null;
  #isOld = false;

  constructor(session: PackSession, ways: Ways, language: () => Language) {
    this.#language = language;
    this.#session = session;
    this.#ways = ways;
  }

  /** The pack, or the language in which it is told, is another one. @returns when that is shown */
  follow(): Promise<void> {
    this.#isOld = true;
    this.#loading ??= this.#load().finally(() => (this.#loading = null));
    return this.#loading;
  }

  async change(change: PlanChange): Promise<string | null> {
    try {
      const answer = await this.#session.whole((calls, params) =>
        calls.made(
          'workshop.planned',
          () => ({ ...params(), change }),
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

  async versions({ id }: PlannedCard): Promise<readonly CardVersion[]> {
    const came = await this.#session.beside((calls, folder) =>
      calls.ask('workshop.history', () => ({
        folder,
        before: null,
        limit: MOST_ENTRIES,
        card: id,
        pointsOnly: false,
      })),
    );
    const found = (came?.rows ?? []).flatMap((row) => this.#versionOf(row) ?? []);
    return found.filter(({ n }, i) => found.findIndex((one) => one.n === n) === i);
  }

  /** What a line of the history leads to; null: what was undone or done again has lines of its own. */
  #versionOf({ kind, n, at, label: said, known }: HistoryRow): CardVersion | null {
    const label = typeof said === 'string' ? said : said[this.#language()];
    if (!known) return null;
    if (kind === 'day' || kind === 'mark') return { n, at, label, isBefore: false };
    return kind === 'step' ? { n: n - 1, at, label, isBefore: true } : null;
  }

  async compare(cards: readonly PlannedCard[], past?: CardVersion): Promise<readonly ComparedCard[]> {
    const places = cards.map(({ place }) => place);
    const came = await this.#session.beside((calls, folder) =>
      calls.ask('workshop.beside', () => ({ folder, cards: places, past: past?.n ?? null })),
    );
    return came?.cards.flatMap((card) => card ?? []) ?? [];
  }

  open({ place }: PlannedCard): void {
    const { cards, keys } = this.#session.shown;
    const row = rowAt(cards, place);
    if (row !== undefined) this.#ways.onopen(keys[cards.indexOf(row)]);
  }

  make(place?: WantedPlace): void {
    this.#ways.onnew(place);
  }

  /** Asks until nothing has changed since. */
  async #load(): Promise<void> {
    while (this.#isOld) {
      this.#isOld = false;
      const came = await this.#session.beside((calls, folder) =>
        calls.ask('workshop.plan', () => ({ folder })),
      );
      if (came !== null) this.plan = came;
    }
  }
}
