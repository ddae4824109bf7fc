import type { Json } from '../../engine/json.ts';
import { applyOperations } from './apply.ts';
import { differences, operationsOf, type Difference } from '../edit/difference.ts';
import { parted } from '../edit/operation.ts';
import { parse, type Document } from '../parse.ts';
import { isWithin, valueAt } from '../pointer.ts';
import { carried, rebased } from './rebase.ts';

/** Which of two versions of a place is to stay. */
export type Taken = 'mine' | 'theirs';

/** A place of a file that was changed here and elsewhere. */
export interface ClashPlace {
  /** JSON pointer in the file as it was before both; empty for all of it. */
  readonly pointer: string;
  /** What is there now: JSON, or the text of the whole file; null where nothing is. */
  readonly mine: string | null;
  readonly theirs: string | null;
}

export type Merged =
  | { readonly kind: 'merged'; readonly text: string | null }
  /** Places for which there is no choice yet. */
  | { readonly kind: 'open'; readonly places: readonly ClashPlace[] };

/**
 * Puts two versions of a file together: the characters of theirs, with what was changed in mine where that touches nothing
 * that was changed in theirs.
 *
 * @param base the text that both were made from; null where there was no file, for the others as well
 * @param choices for the places that both have changed, by their pointers
 */
export function merged(
  base: string | null,
  mine: string | null,
  theirs: string | null,
  choices: ReadonlyMap<string, Taken> = new Map(),
): Merged {
  const [from, here, there] = [base, mine, theirs].map((text) =>
    text === null ? undefined : parse(text).document,
  );
  if (theirs === null || from === undefined || here === undefined || there === undefined)
    return wholes(mine, theirs, choices.get(''));
  const [ours, others] = [differences(from.value, here.value), differences(from.value, there.value)];
  const { differences: kept, clashes } = rebased(ours, others);
  const open = clashes.filter((pointer) => !choices.has(pointer));
  const valueIn = (document: Document, pointer: string, made: readonly Difference[]): Json | undefined =>
    isGone(pointer, made) ? undefined : (valueAt(document.value, carried(pointer, made)) as Json | undefined);
  if (open.length > 0) {
    const printed = (value: Json | undefined): string | null =>
      value === undefined ? null : JSON.stringify(value, null, 2);
    const places = open.map((pointer) => ({
      pointer,
      mine: printed(valueIn(here, pointer, ours)),
      theirs: printed(valueIn(there, pointer, others)),
    }));
    return { kind: 'open', places };
  }
  const chosen = clashes
    .filter((pointer) => choices.get(pointer) === 'mine')
    .flatMap((pointer) => {
      const isElement = Array.isArray(valueAt(from.value, parted(pointer)[0]));
      const values = [valueIn(here, pointer, ours), valueIn(there, pointer, others)] as const;
      return put(carried(pointer, others), isElement && pointer !== '', ...values);
    });
  const done = applyOperations(theirs, operationsOf([...kept, ...chosen]));
  // What the reader of packs refuses cannot be put together.
  return done.kind === 'edited' ? { kind: 'merged', text: done.text } : wholes(mine, theirs, choices.get(''));
}

/** The difference that puts a value in the place of another; either may be nothing. */
function put(
  path: string,
  isElement: boolean,
  value: Json | undefined,
  known: Json | undefined,
): Difference[] {
  if (value === undefined) return known === undefined ? [] : [{ op: isElement ? 'cut' : 'remove', path }];
  if (known !== undefined) return [{ op: 'replace', path, value }];
  return [isElement ? { op: 'insert', path, values: [value] } : { op: 'add', path, value }];
}

const isGone = (pointer: string, made: readonly Difference[]): boolean =>
  made.some(({ op, path }) => (op === 'remove' || op === 'cut') && isWithin(pointer, path));

function wholes(mine: string | null, theirs: string | null, choice: Taken | undefined): Merged {
  if (choice === undefined) return { kind: 'open', places: [{ pointer: '', mine, theirs }] };
  return { kind: 'merged', text: choice === 'mine' ? mine : theirs };
}
