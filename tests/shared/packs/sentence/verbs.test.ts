// Another verb keeps what it takes, and changing back restores what it could not take.
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import type { Json } from '../../../../shared/engine/json.ts';
import type { JsonObject, Schema } from '../../../../shared/packs/card-schema.ts';
import { valueAt } from '../../../../shared/packs/pointer.ts';
import { errorsOf, isWorse, type Bench } from '../../../../shared/packs/sentence/bench.ts';
import { carriedOut } from '../../../../shared/packs/sentence/change.ts';
import { possibilitiesAt } from '../../../../shared/packs/sentence/possibilities.ts';
import { remembered } from '../../../../shared/packs/sentence/anchors.ts';
import { lostAt } from '../../../../shared/packs/sentence/choices.ts';
import { familyIn, listsOf } from '../../../../shared/packs/sentence/lists.ts';
import type { Lost } from '../../../../shared/packs/sentence/types.ts';
import { workplaces } from '../../../support/sentence/benches.ts';
import { finished, hostsFor } from '../../../support/sentence/hosts.ts';

/** A card with another word at a place. */
interface Switched {
  readonly card: Json;
  readonly value: JsonObject;
  /** What is remembered of the word before. */
  readonly lost: Lost;
}

/** A card with each other word at a place, one after the other. */
function* switches(
  bench: Bench,
  card: Json,
  at: string,
  isAskedFor: (word: unknown) => boolean,
  lost: readonly Lost[],
): Generator<Switched> {
  const errors = errorsOf(bench, card);
  const { possibilities, site } = possibilitiesAt(bench, card, at, lost)!;
  for (const { way, results } of possibilities)
    for (const { operations } of way === 'value' ? results : []) {
      const after = carriedOut(card, operations);
      const value = valueAt(after, at) as JsonObject;
      if (!isAskedFor(value.do)) break;
      if (isWorse(errorsOf(bench, after), errors)) continue;
      yield { card: after, value, lost: lostAt(site, after) };
      break;
    }
}

/** The card with a word at a place. */
const switched = (
  bench: Bench,
  card: Json,
  at: string,
  word: string,
  lost: readonly Lost[] = [],
): Switched | undefined =>
  switches(bench, card, at, (one) => one === word, lost).next().value as Switched | undefined;

/** An effect with all fields that it may have at once. */
function fullest(bench: Bench, schema: Schema, example: JsonObject): JsonObject {
  const fields = Object.entries(schema.properties ?? {}).flatMap(([field, inner]): [string, Json][] => {
    if (Object.hasOwn(example, field)) return [[field, example[field]]];
    const values = [...bench.usage.values({ schema: inner, usage: `do=${String(example.do)}.${field}` })];
    const other = values.find((value) => JSON.stringify(value) !== JSON.stringify(inner.default));
    return other === undefined ? [] : [[field, other]];
  });
  return Object.fromEntries(fields);
}

test.each(workplaces)('$game: every ordered pair of verbs keeps what fits', ({ game, bench }) => {
  const { verbs } = bench.words;
  const faults: string[] = [];
  let pairs = 0;
  for (const { name, schema, example } of verbs) {
    const before = fullest(bench, schema as Schema, example as JsonObject);
    const host = hostsFor(game, { name, family: 'do', values: [before] })[0];
    const at = game === 'arcana' ? host.at : `${host.at}/do/0`;
    const card = finished(host);
    const others = [...switches(bench, card, at, () => true, [])];
    for (const other of verbs.filter((one) => one.name !== name)) {
      const after = others.find(({ value }) => value.do === other.name);
      if (after === undefined) {
        faults.push(`${name} cannot become ${other.name}`);
        continue;
      }
      pairs++;
      const { properties = {} } = other.schema as Schema;
      for (const [field, old] of Object.entries(before)) {
        const fits =
          field !== 'do' && Object.hasOwn(properties, field) && bench.forms.accepts(old, properties[field]);
        if (fits && !isDeepStrictEqual(after.value[field], old))
          faults.push(`${name} to ${other.name}: ${field} is ${JSON.stringify(after.value[field])}`);
      }
      const back = switched(bench, after.card, at, name, [after.lost]);
      if (!isDeepStrictEqual(back?.value, before))
        faults.push(`${name} to ${other.name} and back: ${JSON.stringify(back?.value)}`);
    }
  }
  expect(faults).toEqual([]);
  expect(pairs).toBe(verbs.length * (verbs.length - 1));
});

test('wrapped effects stay between all words that have lists of them', () => {
  const { bench } = workplaces[0];
  const family = 'do';
  const wrappers = bench.words.verbs.filter(({ schema, example }) => {
    const form = schema as Schema;
    return listsOf(bench.forms, example as Json, form, family).length > 0;
  });
  expect(wrappers.map(({ name }) => name).sort()).toEqual([
    'choose',
    'each',
    'if',
    'later',
    'may',
    'repeat',
    'table',
  ]);
  const inner = [{ do: 'madness', amount: 2 }];
  for (const { name, example } of wrappers) {
    const [host] = hostsFor('ravingspire', { name, family, values: [example as JsonObject] });
    const at = `${host.at}/do/0`;
    const site = bench.forms.site(finished(host), at)!;
    expect(familyIn(bench.forms, site.schema)).toBe(family);
    const lists = listsOf(bench.forms, site.value!, bench.forms.formOf(site.value!, site.schema)!, family);
    const own = lists.find(({ at: below }) =>
      bench.forms.accepts(inner, bench.forms.site(finished(host), at + below)!.schema),
    )!;
    const card = carriedOut(finished(host), [{ op: 'replace', path: at + own.at, value: inner }]);
    for (const other of wrappers.filter((one) => one.name !== name)) {
      const kept = JSON.stringify(switched(bench, card, at, other.name)?.value);
      expect(kept, `${name} to ${other.name}`).toContain(JSON.stringify(inner));
    }
  }
});

test('what was lost moves with its part, and comes back there', () => {
  const { bench } = workplaces[0];
  const discard: Json = { do: 'discard', cards: { from: ['hand'], kind: ['relic'] }, who: 'every' };
  const [host] = hostsFor('ravingspire', { name: 'discard', family: 'do', values: [discard as JsonObject] });
  const first = switched(bench, finished(host), `${host.at}/do/0`, 'gain-sanity')!;
  expect(first.value).toEqual({ do: 'gain-sanity', amount: 1, who: 'every' });
  const operations = [{ op: 'add', path: `${host.at}/do/0`, value: { do: 'draw', cards: 1 } }] as const;
  const lost = remembered([first.lost], { operations, carried: [] });
  const back = switched(bench, carriedOut(first.card, operations), `${host.at}/do/1`, 'discard', lost)!;
  expect(back.value).toEqual(discard);
});

test('what was written since is kept, and what was only filled in gives way', () => {
  const { bench } = workplaces[0];
  const [host] = hostsFor('ravingspire', { name: 'draw', family: 'do', values: [{ do: 'draw', cards: 3 }] });
  const at = `${host.at}/do/0`;
  const first = switched(bench, finished(host), at, 'discard')!;
  const written = carriedOut(first.card, [{ op: 'add', path: `${at}/who`, value: 'others' }]);
  const back = switched(bench, written, at, 'draw', [first.lost])!;
  expect(back.value).toEqual({ do: 'draw', cards: 3, who: 'others' });
});

test('what a word has lost comes back to that word alone', () => {
  const { bench } = workplaces[0];
  const [host] = hostsFor('ravingspire', { name: 'draw', family: 'do', values: [{ do: 'draw', cards: 2 }] });
  const at = `${host.at}/do/0`;
  const first = switched(bench, finished(host), at, 'put-on-deck')!;
  const other = switched(bench, first.card, at, 'banish', [first.lost])!;
  expect(other.value).toEqual({ do: 'banish', cards: first.value['cards'] });
});
