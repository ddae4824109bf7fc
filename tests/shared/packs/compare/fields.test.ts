import { describe, expect, it } from 'vitest';
import { fieldPairs } from '../../../../shared/packs/compare/fields.ts';
import type { PairedPiece } from '../../../../shared/packs/compare/texts.ts';
import type { Field, FieldControl, FieldGroup } from '../../../../shared/packs/fields/types.ts';
import type { Json } from '../../../../shared/engine/json.ts';

const field = (label: string, control: FieldControl, value?: Json, more: Partial<Field> = {}): Field => ({
  at: `/${label}`,
  label,
  control,
  ...(value !== undefined && { value }),
  written: true,
  optional: false,
  odd: false,
  ...more,
});

const TEXT: FieldControl = { kind: 'text', least: 0 };
const NUMBER: FieldControl = { kind: 'number', whole: true };
const VALUES = [
  { value: 'foe', label: 'foe card' },
  { value: 'relic', label: 'relic card' },
];

const group = (fields: readonly Field[], more: Partial<FieldGroup> = {}): FieldGroup => ({
  of: 'usual',
  label: 'usual',
  fields,
  ...more,
});

const words = (pieces: readonly PairedPiece[] | null): string | null =>
  pieces && pieces.map(({ text }) => text).join('');

/** What differs between fields: their labels with both sides. */
const differing = (then: readonly FieldGroup[], now: readonly FieldGroup[]): string[] =>
  fieldPairs(then, now, (flag) => (flag ? 'yes' : 'no')).map(
    (pair) => `${pair.label}: ${words(pair.then) ?? '-'} → ${words(pair.now) ?? '-'}`,
  );

const fields = (then: readonly Field[], now: readonly Field[]): string[] =>
  differing([group(then)], [group(now)]);

describe('fields that differ', () => {
  it('are those that are there on one side, or say something else', () => {
    expect(
      fields(
        [field('name', TEXT, 'Bell'), field('power', NUMBER, 1), field('story', TEXT, 'Dong.')],
        [field('name', TEXT, 'Gong'), field('power', NUMBER, 1), field('size', NUMBER, 2)],
      ),
    ).toEqual(['name: Bell → Gong', 'size: - → 2', 'story: Dong. → -']);
  });

  it('are called as the form calls them, values and parts alike', () => {
    const choice: FieldControl = { kind: 'choice', values: VALUES };
    const set: FieldControl = { kind: 'set', values: VALUES, least: 0 };
    const cost = (fight: number): FieldControl => ({
      kind: 'matrix',
      fields: [field('fight', NUMBER, fight)],
    });
    expect(
      fields(
        [
          field('kind', choice, 'foe'),
          field('as', set, ['foe']),
          field('flip', { kind: 'flag' }, true),
          field('cost', cost(12)),
        ],
        [
          field('kind', choice, 'odd one'),
          field('as', set, ['foe', 'relic']),
          field('flip', { kind: 'flag' }, false),
          field('cost', cost(13)),
        ],
      ),
    ).toEqual([
      'kind: foe card → odd one',
      'as: foe card → foe card, relic card',
      'flip: yes → no',
      'cost, fight: 12 → 13',
    ]);
  });

  it('that are not written say nothing, and odd ones what is there', () => {
    const left = field('power', NUMBER, 1, { written: false });
    expect(fields([left], [{ ...left, value: 2 }])).toEqual([]);
    expect(fields([], [field('power', NUMBER, { a: 1 }, { odd: true })])).toEqual(['power: - → {"a":1}']);
    // What no schema knows has its value in its control alone.
    const strange = field('luck', { kind: 'opaque', json: '7' }, undefined, { odd: true });
    expect(fields([], [strange])).toEqual(['luck: - → 7']);
  });

  it('in another language are told apart by it, whatever the id of the card', () => {
    const german = (id: string, name: string): FieldGroup =>
      group([field('name', TEXT, name, { at: `/${id}/name` })], {
        of: 'text',
        label: 'in German',
        language: 'de',
      });
    const own = group([field('name', TEXT, 'Bell')]);
    expect(differing([own, german('bell', 'Glocke')], [own, german('gong', 'Gong')])).toEqual([
      'in German: name: Glocke → Gong',
    ]);
  });
});
