// Every field of every kind of card of both games: each can be set, changed and taken out by its form.
import { expect, test } from 'vitest';
import type { Json } from '../../../../shared/engine/json.ts';
import { isFields, type Schema } from '../../../../shared/packs/card-schema.ts';
import { kindsIn } from '../../../../shared/packs/fields/kind-fields.ts';
import { isProgramOnly, pathOf } from '../../../../shared/packs/fields/places.ts';
import type { Forms } from '../../../../shared/packs/sentence/forms.ts';
import { escapeSegment } from '../../../../shared/packs/pointer.ts';
import { fieldPlaces } from '../../../support/fields/benches.ts';
import { allFields, walkFields } from '../../../support/fields/walk.ts';

test.each(fieldPlaces)('$game: each field of each kind can be set, changed and unset', (place) => {
  const { bench } = place;
  const made = new Map<string, number>();
  const controls = new Set<string>();
  const walked = new Set<string>();
  for (const kind of kindsIn(bench.forms)) {
    const [card] = bench.kinds.cardsOf(kind);
    const walk = walkFields(place, card, walked);
    expect(walk.faults).toEqual([]);
    for (const [name, count] of walk.made) made.set(name, (made.get(name) ?? 0) + count);
    for (const control of walk.controls) controls.add(control);
  }
  for (const name of ['set', 'unset', 'fill', 'add', 'remove', 'move'])
    expect(made.get(name) ?? 0, name).toBeGreaterThan(0);
  for (const control of [
    'id',
    'text',
    'long',
    'number',
    'flag',
    'choice',
    'set',
    'matrix',
    'group',
    'list',
    'row',
  ])
    expect([...controls]).toContain(control);
  expect([...controls]).toContain(place.game === 'arcana' ? 'card' : 'counts');
});

/** The paths of what a card has written outside of its programs, without the keys of maps. */
function writtenIn(forms: Forms, value: Json, schema: Schema, at: string): string[] {
  if (isProgramOnly(forms, schema)) return [];
  const form = forms.formOf(value, schema);
  if (Array.isArray(value)) {
    return form?.items?.enum !== undefined && form.minItems !== form.maxItems
      ? [at]
      : (value as Json[]).flatMap((item, i) => writtenIn(forms, item, form?.items ?? {}, `${at}/${i}`));
  }
  if (!isFields(value)) return [at];
  return Object.entries(value).flatMap(([key, inner]) => {
    const own = form?.properties?.[key] ?? (form?.additionalProperties as Schema | undefined) ?? {};
    return writtenIn(forms, inner, own, `${at}/${escapeSegment(key)}`);
  });
}

test.each(fieldPlaces)(
  '$game: each field of each shipped card is in its form or in its sentence',
  (place) => {
    const missing = place.cards.flatMap(([id, card]) => {
      const shown = new Set(allFields(place, card).map(({ at }) => at));
      return writtenIn(place.bench.forms, card, place.bench.forms.card, '').flatMap((at) =>
        shown.has(at) ? [] : [`${id} ${at}`],
      );
    });
    expect(missing).toEqual([]);
  },
);

/** The paths of all that a schema may have outside of its programs, up to what is in lists. */
function pathsIn(forms: Forms, schema: Schema, at: string): string[] {
  if (isProgramOnly(forms, schema)) return [];
  const fields = Object.entries(forms.alternatives(schema)[0]?.properties ?? {});
  return [at, ...fields.flatMap(([key, inner]) => pathsIn(forms, inner, `${at}/${key}`))];
}

test.each(fieldPlaces)('$game: each field of the schema is in the form of some kind', (place) => {
  const { forms, kinds } = place.bench;
  const shown = new Set<string>();
  for (const kind of kindsIn(forms))
    for (const card of kinds.cardsOf(kind).slice(0, 3))
      for (const { at } of allFields(place, card)) shown.add(pathOf(at));
  const all = forms
    .alternatives(forms.card)
    .flatMap(({ properties = {} }) => Object.entries(properties))
    .flatMap(([key, inner]) => pathsIn(forms, inner, `/${key}`));
  expect([...new Set(all)].filter((path) => !shown.has(path))).toEqual([]);
});
