// Every word of a card language, with each of its fields in each way that it can be written, is made from an empty card
// through the gestures of the sentence alone.
import { expect, test } from 'vitest';
import type { Json } from '../../../../shared/engine/json.ts';
import { canonicalForm } from '../../../../shared/packs/canonical.ts';
import type { Schema } from '../../../../shared/packs/card-schema.ts';
import { errorsOf, type Bench } from '../../../../shared/packs/sentence/bench.ts';
import { valueAt } from '../../../../shared/packs/pointer.ts';
import { workplaces } from '../../../support/sentence/benches.ts';
import { branchesOf } from '../../../support/sentence/branches.ts';
import { finished, hostsFor, type Host } from '../../../support/sentence/hosts.ts';
import { Maker, NotMade } from '../../../support/sentence/maker.ts';

/** Branches that no card may have, whatever else it has. */
const NEVER: { readonly [game: string]: readonly string[] } = { ravingspire: [], arcana: [] };

/** What is to be written, without what counts by default. */
function targetOf({ words }: Bench, host: Host): Json {
  const schema = { ...(words.card as Schema), $defs: words.definitions };
  return valueAt(canonicalForm(finished(host), schema, []), host.at) as Json;
}

/** Each card from which the one before was made goes on to the next, so that little is done twice. */
function makeAll(game: string, bench: Bench): { made: number; never: string[]; missing: string[] } {
  const makers = new Map<string, Maker>();
  const never: string[] = [];
  const missing: string[] = [];
  let made = 0;
  for (const branch of branchesOf(bench, process.env.SENTENCE_EVERYWHERE !== undefined)) {
    const host = hostsFor(game, branch).find((one) => errorsOf(bench, finished(one)).size === 0);
    if (host === undefined) {
      never.push(branch.name);
      continue;
    }
    const key = `${JSON.stringify(host.card)} ${host.at}`;
    const maker = makers.get(key) ?? new Maker(bench, host.card);
    makers.set(key, maker);
    try {
      maker.make(host.at, targetOf(bench, host));
      made++;
    } catch (error) {
      if (!(error instanceof NotMade)) throw error;
      missing.push(`${branch.name}: ${error.message}`);
      makers.delete(key);
    }
  }
  return { made, never, missing };
}

test.each(workplaces)('$game: every branch is made by gestures', ({ game, bench }) => {
  const { made, never, missing } = makeAll(game, bench);
  expect(missing).toEqual([]);
  expect(never).toEqual(NEVER[game]);
  expect(made).toBeGreaterThan({ ravingspire: 700, arcana: 15 }[game]!);
});
