// Makes every branch of the schemas of a card language, and shipped cards, through gestures.
import type { Json } from '../../../shared/engine/json.ts';
import { canonicalForm } from '../../../shared/packs/canonical.ts';
import type { Schema } from '../../../shared/packs/card-schema.ts';
import { errorsOf, type Bench } from '../../../shared/packs/sentence/bench.ts';
import { withValue } from '../../../shared/packs/sentence/forms.ts';
import { valueAt } from '../../../shared/packs/pointer.ts';
import type { Workplace } from './benches.ts';
import { branchesOf } from './branches.ts';
import { finished, hostsFor } from './hosts.ts';
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

/** A card without what counts by default, which no gesture writes. */
const plain = ({ words }: Bench, card: Json): Json =>
  canonicalForm(card, { ...(words.card as Schema), $defs: words.definitions }, []);

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
      maker.make(host.at, valueAt(plain(bench, finished(host)), host.at) as Json);
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

/**
 * Makes the programs of shipped cards, each on the card without them.
 *
 * @param every one of this many cards
 */
export function makeCards({ bench, cards }: Workplace, every: number): Omit<Making, 'never'> {
  const missing: string[] = [];
  let [made, gestures] = [0, 0];
  for (const [number, card] of cards.entries()) {
    const target = plain(bench, card);
    const programs = bench.forms.programs(target).filter(({ value }) => value !== undefined);
    if (number % every > 0 || programs.length === 0) continue;
    const empty = programs.reduce(
      (rest, { at, required }) => withValue(rest, at, required ? undefined : []),
      target,
    );
    const maker = new Maker(bench, empty);
    try {
      for (const { at, value } of programs)
        for (const [i, item] of (value as readonly Json[]).entries()) maker.make(`${at}/${i}`, item);
      made++;
    } catch (error) {
      if (!(error instanceof NotMade)) throw error;
      missing.push(`${card.id}: ${error.message}`);
    }
    gestures += maker.count;
  }
  return { made, gestures, missing };
}
