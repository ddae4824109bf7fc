import { same, type Json } from '../../engine/json.ts';
import { parse, reread, withoutMark, type Parsed, type ParseProblem } from '../parse.ts';
import type { Places } from '../places.ts';
import { isWithin, valueAt } from '../pointer.ts';
import { LIMITS } from '../source.ts';
import { isList, isObject, operated, parted, type Operation } from './operation.ts';
import { printedEdit, smallestEdit, type TextEdit } from './text-edit.ts';

export interface Edited {
  readonly kind: 'edited';
  /** The whole text afterwards, and what `parse` gives for it. */
  readonly text: string;
  readonly parsed: Parsed;
  readonly edit: TextEdit;
  /** Makes the text before, character by character, of the one after. */
  readonly undo: TextEdit;
}

/** Nothing was done, because of what the reader of packs finds in the text, or would find with the value in it. */
export interface Unedited {
  readonly kind: 'refused';
  readonly problem: ParseProblem;
}

export const applyEdit = (text: string, { offset, length, text: piece }: TextEdit): string =>
  text.slice(0, offset) + piece + text.slice(offset + length);

/**
 * Carries one operation out in the text of a JSON file and leaves the rest of it as it is, character by character: a
 * value is replaced in its range, a new one comes with one separator, like those around it, a removed one takes one
 * separator along, and what is moved keeps its characters. An operation that changes no data changes no text.
 *
 * The reader of packs reads the result. Where it finds other data than was wanted, as when the first of two equal keys
 * is removed, the list or object is printed whole.
 *
 * @param source the text of a file, with the byte order mark if there is one (`TextDecoder` needs `ignoreBOM` for that)
 * @param parsed what `parse` gives for it
 * @throws RangeError where there is no such place
 * @throws TypeError when the value is not JSON; -0 is, and is written as 0
 */
export function edit(
  source: string,
  operation: Operation,
  parsed: Parsed = parse(source),
): Edited | Unedited {
  const { document, problems } = parsed;
  if (document === undefined) return { kind: 'refused', problem: problems[0] };
  const wanted = operated(document.value, operation);
  const nothing = { offset: 0, length: 0, text: '' };
  if (same(wanted, document.value))
    return { kind: 'edited', text: source, parsed, edit: nothing, undo: nothing };

  const { path } = operation;
  const unfit = problemOf(operation, document.value);
  if (unfit !== undefined) return { kind: 'refused', problem: { ...unfit, ...document.at(path) } };

  const { places } = document;
  const text = withoutMark(source);
  const mark = source.length - text.length;
  const smallest = smallestEdit(text, operation, places);
  if (problems.length === 0 && isWordForWord(operation, document.value)) {
    const now = applyEdit(text, smallest);
    const said = operated(document.value, { op: 'replace', path, value: JSON.parse(smallest.text) as Json });
    const { offset } = smallest;
    if (now.length <= LIMITS.fileBytes)
      return edited(
        source,
        { ...smallest, offset: offset + mark },
        reread(now, said, places.until(offset, now)),
      );
  }
  const attempt = ({ offset, ...rest }: TextEdit): Edited | ParseProblem | undefined =>
    attempted(source, { offset: offset + mark, ...rest }, wanted, (now) => places.until(offset, now));
  const done = attempt(smallest);
  if (done !== undefined && 'kind' in done) return done;

  // What the reader leaves out or cuts would be lost.
  const [parent] = parted(path);
  const lost = problems.find(
    ({ pointer }) => isWithin(pointer, parent) && !(operation.op === 'remove' && pointer === path),
  );
  if (lost !== undefined) return { kind: 'refused', problem: lost };
  const printed = attempt(printedEdit(text, parent, valueAt(wanted, parent) as Json, places));
  if (printed === undefined) throw new RangeError(`nothing can be written at "${path}" without loss`);
  return 'kind' in printed ? printed : { kind: 'refused', problem: printed };
}

/** The result of an edit if it is what was wanted; else what is wrong with it, undefined if that has no name. */
function attempted(
  source: string,
  edit: TextEdit,
  wanted: Json,
  known: (text: string) => Places,
): Edited | ParseProblem | undefined {
  const parsed = parse(applyEdit(source, edit), known);
  const { document, problems } = parsed;
  if (document === undefined) return problems[0];
  return same(document.value, wanted) ? edited(source, edit, parsed) : undefined;
}

/** @param parsed what the reader gives for the text after the edit */
function edited(source: string, edit: TextEdit, parsed: Parsed): Edited {
  const { offset, length } = edit;
  const undo = { offset, length: edit.text.length, text: source.slice(offset, offset + length) };
  return { kind: 'edited', text: applyEdit(source, edit), parsed, edit, undo };
}

/**
 * Whether an operation puts a word, number, `true`, `false` or `null` in place of another. With each key there once, the
 * rest of the text says what it did, so that it is not read again for each key that is pressed.
 */
const isWordForWord = (operation: Operation, data: Json): boolean =>
  operation.op === 'replace' && isWord(operation.value) && isWord(valueAt(data, operation.path) as Json);

const isWord = (value: Json): boolean => !isList(value) && !isObject(value);

/** What the reader finds wrong with the value or key that an operation brings. */
function problemOf(operation: Operation, data: Json): ParseProblem | undefined {
  const { path } = operation;
  const [parent, name] = parted(path);
  const around = valueAt(data, parent) as Json;
  const isNewKey =
    path !== '' && operation.op !== 'remove' && isObject(around) && !Object.hasOwn(around, name);
  const value = 'value' in operation ? operation.value : null;
  const [problem] = parse(JSON.stringify(isNewKey ? { [name]: value } : value)).problems;
  return problem && { ...problem, pointer: (isNewKey ? parent : path) + problem.pointer };
}
