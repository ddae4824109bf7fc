import type {
  ComparedRow,
  ComparedThing,
  ComparedWith,
  HistoryPage,
  HistoryRow,
  PackComparison,
  RestoredThing,
  ThingDifference,
} from '../../../shared/rpc/messages/workshop-history.ts';
import { Newest } from '../sheet/newest.ts';
import type { HistoryPort, RestoreAnswer } from './history-port.ts';
import { isPoint, lineKey, refreshed } from './lines.ts';

/** Lines that are asked for at once. */
const PAGE = 60;

/** What was asked for, as far as it is here. `lost`: it is not known any more, or could not be fetched. */
export type Fetched<T> =
  { readonly is: 'awaited' } | { readonly is: 'lost' } | { readonly is: 'here'; readonly value: T };

const AWAITED = { is: 'awaited' } as const;

/** The history of a pack as it is looked at: its lines, the one that is chosen, and what differs since then. */
export class History {
  rows: readonly HistoryRow[] = $state.raw([]);
  /** Null until the first lines are here. */
  room: HistoryPage['room'] | null = $state.raw(null);
  /** Whether there are older lines. */
  more = $state(false);
  isLoading = $state(false);
  /** Whether the lines are those of the card of the bench alone. */
  isOfCard = $state(false);
  pointsOnly = $state(false);
  /** What is looked for in the lines. */
  find = $state('');
  /** Key of the line that is chosen. */
  chosen: string | null = $state(null);
  comparison: Fetched<PackComparison> = $state.raw(AWAITED);
  /** What is looked at of all that differs. */
  thing: ComparedThing | null = $state.raw(null);
  difference: Fetched<ThingDifference> = $state.raw(AWAITED);

  readonly #port: HistoryPort;
  // Who goes through the lines by a key waits for the last of them alone.
  readonly #compares: Newest<{ n: number; against: ComparedWith }, PackComparison | null>;
  readonly #differences: Newest<
    { n: number; against: ComparedWith; thing: ComparedThing },
    Awaited<ReturnType<HistoryPort['difference']>>
  >;
  /** What a line is compared with, where that was chosen. */
  #wanted: ComparedWith | null = $state(null);
  /** Number of the newest line of all. */
  #newest: number | null = $state(null);
  /** Counts what was asked of the lines, and of the line that is chosen: only the newest answer counts. */
  #listing = 0;
  #comparing = 0;
  #looking = 0;

  constructor(port: HistoryPort) {
    this.#port = port;
    this.#compares = new Newest(({ n, against }) => port.compare(n, against));
    this.#differences = new Newest(({ n, against, thing }) => port.difference(n, against, thing));
  }

  /** The line that is chosen. */
  get line(): HistoryRow | null {
    return this.rows.find((row) => lineKey(row) === this.chosen) ?? null;
  }

  /** The oldest line, where it tells what the pack was before anything was done. */
  get beginning(): HistoryRow | null {
    const last = this.rows.at(-1);
    return last?.kind === 'day' && !this.more ? last : null;
  }

  /** Whether the pack is as it was after the line that is chosen. */
  get isNow(): boolean {
    const { line } = this;
    return line !== null && line.n === this.#newest;
  }

  /** What the line is compared with: a step that is the newest says nothing against now. */
  get against(): ComparedWith {
    const { line } = this;
    if (line === null || isPoint(line.kind)) return 'now';
    return this.#wanted ?? (this.isNow ? 'before' : 'now');
  }

  /** What is listed of all that differs: of the card of the bench alone, where only its lines are listed. */
  get things(): readonly ComparedRow[] {
    const rows = this.comparison.is === 'here' ? this.comparison.value.rows : [];
    const card = this.isOfCard ? this.#benchCard : null;
    return card === null ? rows : rows.filter(({ what }) => isSameThing(what, card));
  }

  get #benchCard(): ComparedThing | null {
    const { card } = this.#port;
    return card && { kind: 'card', key: card.key };
  }

  /** Lists what there is now; lines that were loaded before stay. */
  async refresh(): Promise<void> {
    const listing = ++this.#listing;
    this.isLoading = true;
    const page = await this.#port.lines(this.#asked(null, PAGE));
    const newest = this.#isNarrow
      ? await this.#port.lines({ before: null, limit: 1, card: null, pointsOnly: false, find: '' })
      : page;
    if (listing !== this.#listing) return;
    this.isLoading = false;
    if (page === null) return;
    const known = refreshed(page.rows, this.rows);
    this.more = known === null || known.length === page.rows.length ? page.more : this.more;
    this.rows = known ?? page.rows;
    this.room = page.room;
    this.#newest = newest?.rows.at(0)?.n ?? null;
    if (this.line === null) this.chosen = this.rows.length === 0 ? null : lineKey(this.rows[0]);
    await this.#compare();
  }

  /** Lists older lines as well. */
  async loadMore(): Promise<void> {
    const last = this.rows.at(-1);
    if (!this.more || this.isLoading || last === undefined) return;
    const listing = ++this.#listing;
    this.isLoading = true;
    const page = await this.#port.lines(this.#asked(last.n, PAGE));
    if (listing !== this.#listing) return;
    this.isLoading = false;
    if (page === null) return;
    this.rows = [...this.rows, ...page.rows];
    this.more = page.more;
  }

  /** Lists other lines. */
  async narrow(to: {
    readonly isOfCard?: boolean;
    readonly pointsOnly?: boolean;
    readonly find?: string;
  }): Promise<void> {
    this.isOfCard = to.isOfCard ?? this.isOfCard;
    this.pointsOnly = to.pointsOnly ?? this.pointsOnly;
    this.find = to.find?.trim() ?? this.find;
    this.rows = [];
    this.more = false;
    await this.refresh();
  }

  async choose(row: HistoryRow): Promise<void> {
    this.chosen = lineKey(row);
    await this.#compare();
  }

  async compareWith(against: ComparedWith): Promise<void> {
    this.#wanted = against;
    await this.#compare();
  }

  /** Looks at one of the things that differ. */
  async look(thing: ComparedThing | null): Promise<void> {
    const { line } = this;
    const looking = ++this.#looking;
    const isSame = isSameThing(thing, this.thing);
    this.thing = thing;
    if (line === null || thing === null) return;
    // What is shown stays until there is something else to see.
    if (!isSame || this.difference.is !== 'here') this.difference = AWAITED;
    const { answer: came } = await this.#differences.of({ n: line.n, against: this.against, thing });
    if (looking !== this.#looking) return;
    this.difference = came?.found == null ? { is: 'lost' } : { is: 'here', value: came.found };
  }

  restore(what: RestoredThing): Promise<RestoreAnswer | null> {
    const { line } = this;
    return line === null ? Promise.resolve(null) : this.#port.restore(line.n, what);
  }

  get #isNarrow(): boolean {
    return this.isOfCard || this.pointsOnly || this.find !== '';
  }

  #asked(before: number | null, limit: number): Parameters<HistoryPort['lines']>[0] {
    const card = this.isOfCard ? (this.#port.card?.key ?? null) : null;
    return { before, limit, card, pointsOnly: this.pointsOnly, find: this.find };
  }

  async #compare(): Promise<void> {
    const { line } = this;
    const comparing = ++this.#comparing;
    this.#looking++;
    if (line === null) return;
    if (!line.known) {
      this.comparison = { is: 'lost' };
      return;
    }
    if (this.comparison.is === 'lost') this.comparison = AWAITED;
    const { answer: came } = await this.#compares.of({ n: line.n, against: this.against });
    if (comparing !== this.#comparing) return;
    this.comparison = came === null ? { is: 'lost' } : { is: 'here', value: came };
    await this.look(this.#firstLook(this.things));
  }

  /** What is looked at first: the same as before, or the card of the bench, or the first of all. */
  #firstLook(rows: readonly ComparedRow[]): ComparedThing | null {
    const isThere = (wanted: ComparedThing | null): boolean =>
      wanted !== null && rows.some(({ what }) => isSameThing(what, wanted));
    return [this.thing, this.#benchCard].find(isThere) ?? rows.at(0)?.what ?? null;
  }
}

export function isSameThing(one: ComparedThing | null, other: ComparedThing | null): boolean {
  if (one === null || other === null) return one === other;
  return one.kind === 'card'
    ? other.kind === 'card' && one.key === other.key
    : other.kind === 'file' && one.path === other.path;
}
