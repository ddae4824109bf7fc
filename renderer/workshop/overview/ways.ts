import type { ChangeWay } from '../../../shared/packs/card-commands/many-cards.ts';
import type { Json } from '../../../shared/engine/json.ts';
import type { Column } from '../../../shared/packs/fields/columns.ts';
import type { FieldControl } from '../../../shared/packs/fields/types.ts';

/** In which ways a field can be changed on many cards at once; none: each card is changed by itself. */
export function waysOf({ at, control, optional }: Column): readonly ChangeWay[] {
  if (at === '/id' || at === '/kind') return [];
  const clear: readonly ChangeWay[] = optional ? ['clear'] : [];
  switch (control.kind) {
    case 'number':
    case 'text':
    case 'long':
      return ['set', 'add', ...clear];
    case 'set':
      return ['set', 'add', 'take', ...clear];
    case 'choice':
    case 'flag':
      return ['set', ...clear];
    case 'matrix':
    case 'group':
    case 'list':
    case 'row':
    case 'card':
    case 'counts':
      return clear;
    case 'id':
    case 'opaque':
      return [];
  }
}

/** A column with the control for what is added to it: its bounds are those of the result. */
export function columnFor(column: Column, how: ChangeWay): Column {
  // It may be left empty as long as it is prepared.
  const free: Column = { ...column, optional: true, control: freed(column.control, how) };
  if (how === 'set') return free;
  const { otherwise, ...rest } = free;
  return otherwise === undefined ? free : rest;
}

function freed(control: FieldControl, how: ChangeWay): FieldControl {
  if (how === 'set') return control;
  switch (control.kind) {
    case 'number':
      return { kind: 'number', whole: control.whole };
    case 'text':
    case 'long':
      return { kind: control.kind, least: 0 };
    case 'set':
      return { ...control, least: 0 };
    default:
      return control;
  }
}

/** What a change begins with, as long as nothing was given. */
export const firstValue = ({ control }: Column, how: ChangeWay): Json | undefined => {
  if (how !== 'set') return control.kind === 'number' && how === 'add' ? 1 : undefined;
  return control.kind === 'flag' ? true : undefined;
};
