import { SetupError, type Definitions } from '../../../shared/engine/game.ts';
import type { GameEntry } from '../../../shared/games/index.ts';
import { csvOf } from '../../../shared/lab/csv.ts';
import { identityOf, PlanError, versionsOf, type Identity } from '../../../shared/lab/plan.ts';
import { planOf } from '../../../shared/lab/propose.ts';
import { resultOf, type LabResult } from '../../../shared/lab/results.ts';
import { packOf } from '../../../shared/packs/card-id.ts';
import type { Language } from '../../../shared/words/languages.ts';
import type { Params } from '../../../shared/rpc/contract.ts';
import type { LabOffer, LabReport, LabRun } from '../../../shared/rpc/messages/lab.ts';
import type { PackRow } from '../../../shared/rpc/messages/packs.ts';
import type { StoredRun } from '../../db/model.ts';
import type { Store } from '../../db/store.ts';
import type { CardSets } from '../card-sets.ts';
import { cannot, missing } from '../failures.ts';
import type { Jobs } from '../jobs.ts';
import type { PackService } from '../packs/service.ts';
import type { Session } from '../session.ts';
import type { Shelf } from '../shelf.ts';
import type { TitlesOf } from '../titles.ts';
import { carryOut } from './runner.ts';

export interface LabParts {
  readonly store: Store;
  readonly cards: CardSets;
  readonly packs: PackService;
  readonly shelf: Shelf;
  readonly jobs: Jobs;
  readonly titles: TitlesOf;
  readonly now: () => number;
  readonly gamesModule: string | null;
}

/** Tries what packs do to their games: one run at a time, as a job, on all cores at low priority. */
export class LabService {
  private readonly parts: LabParts;
  /** The run under way and its job. */
  private current: { readonly run: string; readonly job: string } | null = null;
  /** The last job of each run. */
  private readonly jobs = new Map<string, string>();

  constructor(parts: LabParts) {
    this.parts = parts;
  }

  /** What can be tried of a pack, and the runs there are of it, the newest first. */
  async offer(pack: string, session: Session): Promise<LabOffer> {
    const { game } = this.pack(pack);
    const { lab } = this.parts.shelf.game(game);
    if (lab === null) return { usual: null, bots: [], runs: [] };
    const { bots } = await this.parts.shelf.form(game, null, session);
    const usual = { id: lab.usualBot, label: lab.usualName[session.language] };
    return {
      usual: usual.id,
      bots: [usual, ...bots.filter(({ id }) => id !== usual.id)].map(({ id, label }) => ({ id, label })),
      runs: this.parts.store.lab
        .list()
        .filter(({ identity }) => packUnder(identity) === pack)
        .map((run) => this.row(run)),
    };
  }

  /** Begins to try a pack, or goes on where the same has been begun before. */
  async start(wanted: Params<'lab.start'>, session: Session): Promise<{ run: string; job: string }> {
    const { shelf, packs } = this.parts;
    const { pack } = wanted;
    await packs.checked();
    const { game } = this.pack(pack);
    const entry = shelf.game(game);
    const needed = entry.scenarios.defaultPacks;
    const chosen = needed.includes(pack) ? needed : [...needed, pack];
    await packs.present(chosen);
    return session.turn(() => this.begun(entry, chosen, wanted));
  }

  private begun(
    entry: GameEntry,
    chosen: readonly string[],
    { pack, bot, games }: Params<'lab.start'>,
  ): { run: string; job: string } {
    const { store, shelf, cards, now } = this.parts;
    const needed = entry.scenarios.defaultPacks;
    const set = shelf.cardsOf(entry, chosen);
    const definitions = cards.load(set, entry.content);
    const versions = new Map(chosen.map((id) => [id, this.pack(id).version]));
    const identity = refusing(() => {
      const plan = planOf(entry, definitions, { packs: versions, needed, pack, bot, games });
      for (const heroes of plan.parties)
        entry.game.match({ seed: plan.seed, heroes, packs: chosen, options: plan.options }, definitions);
      return identityOf(entry, plan, definitions);
    });
    return this.carryOn(store.lab.begin(identity, set, now()));
  }

  /** Goes on with a run that was stopped. */
  resume(run: string): { run: string; job: string } {
    const stored = this.stored(run);
    const { identity } = stored;
    const entry = this.parts.shelf.game(identity.game);
    const same = Object.entries(versionsOf(entry, identity.bot)).every(
      ([name, now]) => identity[name as keyof Identity] === now,
    );
    if (!same) throw cannot('cannot.labChanged');
    return this.carryOn(stored);
  }

  report(run: string, language: Language): LabReport {
    const stored = this.stored(run);
    const result = this.result(stored);
    const titles = this.parts.titles(stored.cards, this.definitions(stored), language);
    const { cards, parties } = stored.identity;
    const names = Object.fromEntries([...cards, ...parties.flat()].map((id) => [id, titles.name(id)]));
    return { run: this.row(stored), result, names };
  }

  /** The results as a file. */
  file(run: string, as: 'csv' | 'json'): { name: string; text: string } {
    const stored = this.stored(run);
    const result = this.result(stored);
    const name = `balance-${packUnder(stored.identity) ?? stored.identity.game}-${run.slice(0, 8)}.${as}`;
    return { name, text: as === 'csv' ? csvOf(result) : `${JSON.stringify({ run, ...result }, null, 2)}\n` };
  }

  private carryOn(run: StoredRun): { run: string; job: string } {
    const { store, jobs, gamesModule } = this.parts;
    if (this.current !== null) throw cannot('cannot.labBusy');
    const job = jobs.start('lab', async ({ progress, note, signal }) => {
      note(run.id);
      try {
        await carryOut({
          lab: store.lab,
          run,
          definitions: JSON.stringify(this.definitions(run)),
          module: gamesModule,
          counted: (pairs) => progress(pairs / run.identity.games),
          signal,
        });
      } finally {
        this.current = null;
      }
    });
    this.current = { run: run.id, job };
    this.jobs.set(run.id, job);
    return this.current;
  }

  private result(stored: StoredRun): LabResult {
    const { store, shelf } = this.parts;
    const { identity } = stored;
    return resultOf(shelf.game(identity.game), identity, this.definitions(stored), store.lab.tally(stored));
  }

  private definitions({ cards, identity }: StoredRun): Definitions {
    return this.parts.cards.load(cards, this.parts.shelf.game(identity.game).content);
  }

  private row({ id, identity, pairs, begun }: StoredRun): LabRun {
    const { bot, games } = identity;
    return { run: id, pack: packUnder(identity), bot, games, pairs, begun, job: this.jobs.get(id) ?? null };
  }

  private stored(run: string): StoredRun {
    const found = this.parts.store.lab.get(run);
    if (found === null) throw missing('missing.run');
    return found;
  }

  private pack(id: string): PackRow {
    const found = this.parts.packs.state().packs.find((row) => row.id === id && row.state === 'loaded');
    if (!found) throw missing('missing.pack', { id });
    return found;
  }
}

/** The pack that a run tries; null where it tries cards of several. */
function packUnder({ tested, cards }: Identity): string | null {
  const packs = new Set([...(tested === null ? [] : [tested]), ...cards.map((id) => packOf(id))]);
  return packs.size === 1 ? [...packs][0] : null;
}

/** What is wrong with a plan, in the words of the host. */
function refusing<T>(make: () => T): T {
  try {
    return make();
  } catch (error) {
    if (error instanceof SetupError || error instanceof PlanError)
      throw cannot('cannot.lab', { reason: error.message });
    throw error;
  }
}
