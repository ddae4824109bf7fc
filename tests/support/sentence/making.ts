// Makes every branch of the schemas of a card language through gestures.
import type { Json } from '../../../shared/engine/json.ts';
import { canonicalForm } from '../../../shared/packs/canonical.ts';
import type { Schema } from '../../../shared/packs/card-schema.ts';
import { errorsOf, type Bench } from '../../../shared/packs/sentence/bench.ts';
import { valueAt } from '../../../shared/packs/pointer.ts';
import type { Workplace } from './benches.ts';
import { branchesOf } from './branches.ts';
import { finished, hostsFor, type Host } from './hosts.ts';
import { Maker, NotMade } from './maker.ts';

/** What came of making all branches. */
export interface Making {
  readonly made: number;
  readonly gestures: number;
  /** Branches that no card may have, whatever else it has. */
  readonly never: readonly string[];
  /** Those that no gestures lead to, and why. */
  readonly missing: readonly string[];
}

/** What is to be written, without what counts by default. */
function targetOf({ words }: Bench, host: Host): Json {
  const schema = { ...(words.card as Schema), $defs: words.definitions };
  return valueAt(canonicalForm(finished(host), schema, []), host.at) as Json;
}

/**
 * Makes all branches. Each card from which one was made goes on to the next, so that little is done twice.
 *
 * @param everywhere makes what several words share for each of them; otherwise for the first
 */
export function makeAll({ game, bench }: Workplace, everywhere: boolean): Making {
  const makers = new Map<string, Maker>();
  const never: string[] = [];
  const missing: string[] = [];
  let [made, gestures] = [0, 0];
  for (const branch of branchesOf(bench, everywhere)) {
    const host = hostsFor(game, branch).find((one) => errorsOf(bench, finished(one)).size === 0);
    if (host === undefined) {
      never.push(branch.name);
      continue;
    }
    const key = `${JSON.stringify(host.card)} ${host.at}`;
    const maker = makers.get(key) ?? new Maker(bench, host.card);
    makers.set(key, maker);
    const before = maker.count;
    try {
      maker.make(host.at, targetOf(bench, host));
      made++;
    } catch (error) {
      if (!(error instanceof NotMade)) throw error;
      missing.push(`${branch.name}: ${error.message}`);
      makers.delete(key);
    }
    gestures += maker.count - before;
  }
  return { made, gestures, never, missing };
}
