import type { Json } from '../../engine/json.ts';
import { operated, type Operation } from '../edit/operation.ts';
import { parse } from '../parse.ts';
import type { FileEdit } from './step.ts';

/**
 * The data of a file after an edit, without making it; undefined: that cannot be told. A piece of a text is not looked into.
 *
 * @param before undefined: there is no file, or it cannot be read
 */
export function dataAfter(before: Json | undefined, edit: FileEdit): Json | undefined {
  if ('splice' in edit) return undefined;
  if ('whole' in edit) return edit.whole === null ? undefined : parse(edit.whole).document?.value;
  return before === undefined ? undefined : carriedOut(before, edit.operations);
}

/** Undefined: they do not fit, which the document refuses by itself. */
function carriedOut(data: Json, operations: readonly Operation[]): Json | undefined {
  try {
    return operations.reduce(operated, data);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
