import type { CardBody } from '../../../main/db/definitions.ts';
import type { StoredRun } from '../../../main/db/model.ts';
import type { Store } from '../../../main/db/store.ts';
import { carryOut } from '../../../main/host/lab/runner.ts';
import type { Definitions } from '../../../shared/engine/game.ts';
import type { GameEntry } from '../../../shared/games/index.ts';
import { identityOf, versionsOf, type Identity } from '../../../shared/lab/plan.ts';
import { planOf, type LabWish } from '../../../shared/lab/propose.ts';
import { resultOf, type LabResult } from '../../../shared/lab/results.ts';
import { contentHash } from '../../../shared/packs/freeze.ts';
import { UsageError } from './args.ts';
import { chosenGame } from './games.ts';
import { note } from './output.ts';
import type { PackShelf } from './packs.ts';

/** Milliseconds between two lines of progress. */
const EVERY = 2000;

/** What a command line wants to try, and the packs of its games. */
export interface Wanted extends Omit<LabWish, 'packs' | 'needed'> {
  readonly packs: readonly string[];
}

/** The run for a wish: a new one, or the one with the same identity that has been begun before. */
export function beginRun(store: Store, shelf: PackShelf, entry: GameEntry, wanted: Wanted): StoredRun {
  const definitions = shelf.definitions(wanted.packs);
  const needed = entry.scenarios.defaultPacks;
  const plan = planOf(entry, definitions, { ...wanted, packs: shelf.versions(wanted.packs), needed });
  const identity = identityOf(entry, plan, definitions);
  return store.lab.begin(identity, store.definitions.keep(bodiesOf(definitions)), Date.now());
}

/** The cards of a set, as the store keeps them. */
const bodiesOf = (definitions: Definitions): { [id: string]: CardBody } =>
  Object.fromEntries(
    Object.entries(definitions).map(([id, definition]) => [
      id,
      { hash: contentHash(definition), body: JSON.stringify(definition) },
    ]),
  );

/**
 * Plays what is left of a run, with progress on stderr, until it is done or Ctrl-C is pressed.
 *
 * @returns whether it is done
 */
export async function playOut(store: Store, run: StoredRun, workers: number): Promise<boolean> {
  const { identity } = run;
  const changed = changedSince(identity);
  if (changed !== null) throw new UsageError(`Run ${run.id} cannot go on: ${changed}. Begin a new one.`);
  const stop = new AbortController();
  const interrupt = (): void => stop.abort(new Error('stopped'));
  process.once('SIGINT', interrupt);
  process.once('SIGTERM', interrupt);
  note(`run ${run.id}: ${run.pairs} of ${identity.games} pairs are there`);
  try {
    await carryOut({
      lab: store.lab,
      run,
      definitions: JSON.stringify(store.definitions.load(run.cards)),
      module: null,
      workers,
      counted: progress(run),
      signal: stop.signal,
    });
  } catch (error) {
    if (!stop.signal.aborted) throw error;
    note(`stopped; \`cli lab resume ${run.id}\` goes on`);
  } finally {
    process.off('SIGINT', interrupt);
    process.off('SIGTERM', interrupt);
  }
  return !stop.signal.aborted;
}

/** Why this program would count other games than a run has counted so far; null when it would not. */
function changedSince(identity: Identity): string | null {
  const now = versionsOf(chosenGame(identity.game), identity.bot);
  const fields = ['lab', 'rulesVersion', 'weights'] as const;
  const field = fields.find((name) => now[name] !== identity[name]);
  return field === undefined ? null : `${field} was ${identity[field]} and is ${now[field]}`;
}

/** Says on stderr how far it is: at once, then at most every few seconds. */
function progress({ identity: { games }, pairs: before }: StoredRun): (pairs: number) => void {
  const begun = performance.now();
  let last = -Infinity;
  return (pairs) => {
    const now = performance.now();
    if (now - last < EVERY && pairs < games) return;
    last = now;
    const rate = (pairs - before) / ((now - begun) / 1000);
    note(`${pairs} of ${games} pairs, ${rate.toFixed(1)} a second`);
  };
}

/** What a run has come to so far. */
export const resultSoFar = (store: Store, { identity, cards, ...run }: StoredRun): LabResult =>
  resultOf(
    chosenGame(identity.game),
    identity,
    store.definitions.load(cards),
    store.lab.tally({ identity, cards, ...run }),
  );
