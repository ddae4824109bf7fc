import type { Json } from '../../../shared/engine/json.ts';
import type { FieldGesture } from '../../../shared/rpc/messages/workshop.ts';

type Fields = { readonly [field: string]: Json };

const isFields = (value: Json): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
const same = (one: Json | undefined, other: Json | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * The gesture that makes one value of another, as near to what differs as can be: so a step is named after that.
 *
 * @param before undefined: nothing is written
 * @param after undefined: nothing is to be written
 * @param run all with the same one are one step
 * @returns null: they are the same
 */
export function gestureFrom(
  at: string,
  before: Json | undefined,
  after: Json | undefined,
  run: string | null = null,
): FieldGesture | null {
  if (same(before, after)) return null;
  if (after === undefined) return { do: 'clear', at };
  const whole: FieldGesture = { do: 'write', at, value: after, run };
  if (before === undefined) return whole;
  if (isList(before) && isList(after)) return listGesture(at, before, after, run) ?? whole;
  if (!isFields(before) || !isFields(after)) return whole;
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const [key, ...others] = keys.filter((one) => !same(before[one], after[one]));
  return others.length > 0 ? whole : gestureFrom(`${at}/${key}`, before[key], after[key], run);
}

/** For one element that is another, came at the end, has gone, or is elsewhere; null: more differs. */
function listGesture(
  at: string,
  before: readonly Json[],
  after: readonly Json[],
  run: string | null,
): FieldGesture | null {
  const first = before.findIndex((one, i) => !same(one, after[i]));
  if (before.length === after.length) {
    if (same([...before.toSpliced(first, 1)], [...after.toSpliced(first, 1)]))
      return gestureFrom(`${at}/${first}`, before[first], after[first], run);
    return moveGesture(at, before, after, first);
  }
  if (first < 0 && after.length === before.length + 1)
    return { do: 'write', at: `${at}/${before.length}`, value: after.at(-1)!, run };
  if (after.length === before.length - 1 && same([...before.toSpliced(first, 1)], [...after]))
    return { do: 'clear', at: `${at}/${first}` };
  return null;
}

function moveGesture(
  at: string,
  before: readonly Json[],
  after: readonly Json[],
  first: number,
): FieldGesture | null {
  const last = before.findLastIndex((one, i) => !same(one, after[i]));
  for (const [from, to] of [
    [first, last],
    [last, first],
  ]) {
    const rest = before.toSpliced(from, 1);
    if (same([...rest.toSpliced(to, 0, before[from])], [...after]))
      return { do: 'reorder', at: `${at}/${from}`, to };
  }
  return null;
}
