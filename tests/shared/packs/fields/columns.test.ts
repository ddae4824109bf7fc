import { describe, expect, it } from 'vitest';
import type { Json } from '../../../../shared/engine/json.ts';
import { cellsOf, columnsOf } from '../../../../shared/packs/fields/columns.ts';
import { fieldsOf } from '../../../../shared/packs/fields/fields.ts';
import { kindsIn } from '../../../../shared/packs/fields/kind-fields.ts';
import { valueAt } from '../../../../shared/packs/pointer.ts';
import { LANGUAGES } from '../../../../shared/words/languages.ts';
import { fieldPlaces } from '../../../support/fields/benches.ts';

describe.each(fieldPlaces)('the columns of $game', ({ bench, cards }) => {
  const columns = columnsOf(bench, kindsIn(bench.forms), 'en');

  it('have each field of each card, once, with its kind', () => {
    expect(new Set(columns.map(({ at }) => at)).size).toBe(columns.length);
    for (const [, definition] of cards) {
      const fields = fieldsOf(bench, definition as Json, 'en').flatMap((group) =>
        group.of === 'usual' || group.of === 'more' ? group.fields : [],
      );
      for (const { at, control } of fields) {
        const column = columns.find((one) => one.at === at);
        expect(column, `${definition.id} ${at}`).toMatchObject({ control: { kind: control.kind } });
        expect(column!.kinds).toContain(definition['kind']);
      }
    }
  });

  it('have what is written, as it is written or in words', () => {
    for (const [, definition] of cards) {
      const { values, words } = cellsOf(bench, definition as Json, columns, 'de');
      for (const { at } of columns) {
        const written = valueAt(definition, at);
        if (written === undefined) expect([values[at], words[at]]).toEqual([undefined, undefined]);
        else expect(values[at] ?? words[at], `${definition.id} ${at}`).toBeDefined();
        if (at in values) expect(values[at]).toEqual(written);
      }
    }
  });

  it('are labelled in each language, and sent as they are', () => {
    const labels = LANGUAGES.map((language) =>
      columnsOf(bench, kindsIn(bench.forms), language).map(({ label }) => label),
    );
    expect(labels[0]).not.toEqual(labels[1]);
    expect(labels.flat().every((label) => /\S/.test(label))).toBe(true);
    expect(JSON.parse(JSON.stringify(columns))).toEqual(columns);
  });
});
