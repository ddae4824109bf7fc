// Values in objects that are there only as long as something is in them.
import type { Json } from '../../engine/json.ts';
import { valueAt } from '../pointer.ts';
import { isObject, parted, type Operation } from './operation.ts';

/** The outermost object around a place that has nothing else in it, or the place itself. */
export function outermost(data: Json, path: string): string {
  const [around] = parted(path);
  const object = valueAt(data, around) as Json | undefined;
  const isOnly =
    around !== '' && object !== undefined && isObject(object) && Object.keys(object).length === 1;
  return isOnly ? outermost(data, around) : path;
}

/** Adds a value with the objects around it that are missing. */
export function added(data: Json, path: string, value: Json): Operation {
  const [around, key] = parted(path);
  if (around === '' || valueAt(data, around) !== undefined) return { op: 'add', path, value };
  return added(data, around, { [key]: value });
}
