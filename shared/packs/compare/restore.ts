import type { Json } from '../../engine/json.ts';
import { isFields } from '../card-schema.ts';
import { printed } from '../card-commands/pack-data.ts';
import type { FileEdit } from '../document/step.ts';
import { differences, operationsOf } from '../edit/difference.ts';
import type { Operation } from '../edit/operation.ts';
import { PLAN_FILE } from '../plan/schema.ts';
import { escapeSegment, valueAt } from '../pointer.ts';
import { withSourcesThen } from '../translations/change.ts';
import { textFile, type CardThen, type Compared, type PackAt } from './packs.ts';

/**
 * What makes a card what it was, with its words in other languages. It keeps the id and the file that it has now; one that is
 * gone comes back where it was, and one that was not there goes.
 *
 * @returns edits of the files as they are now
 */
export function restoredCard(
  { then: was, now: is }: Extract<Compared, { kind: 'card' }>,
  then: PackAt,
  now: PackAt,
): readonly FileEdit[] {
  const edits = is === null ? (was === null ? [] : [broughtBack(was, now)]) : [madeAgain(was, is)];
  const key = (is ?? was)?.key ?? '';
  const tags = new Set([...then.tags, ...now.tags]);
  const words = [...tags].flatMap((tag) => {
    const said = was === null ? undefined : then.words(tag, was.key);
    return restoredWords(tag, key, said as Json | undefined, now);
  });
  const notes = restoredNotes(key, was?.key ?? null, then, now);
  return [...edits, ...words, ...notes].filter(
    (edit) => !('operations' in edit) || edit.operations.length > 0,
  );
}

function madeAgain(was: CardThen | null, { file, pointer, definition }: CardThen): FileEdit {
  if (was === null) return { file, operations: [{ op: 'remove', path: pointer }] };
  const wanted = withIdOf(definition, was.definition);
  return { file, operations: operationsOf(differences(definition, wanted, pointer)) };
}

/** A definition with the id of another one. */
function withIdOf(other: Json, definition: Json): Json {
  if (!isFields(other) || !isFields(definition) || other['id'] === undefined) return definition;
  return { ...definition, id: other['id'] };
}

function broughtBack({ file, pointer, definition }: CardThen, now: PackAt): FileEdit {
  const list = valueAt(now.data(file), '/cards');
  if (!Array.isArray(list)) return { file, whole: printed({ cards: [definition] }) };
  const index = Math.min(Number(pointer.slice('/cards/'.length)), list.length);
  return { file, operations: [{ op: 'add', path: `/cards/${index}`, value: definition }] };
}

/** What its words were translated from is as it was, too. */
function restoredNotes(key: string, was: string | null, then: PackAt, now: PackAt): readonly FileEdit[] {
  const known = now.data(PLAN_FILE);
  if (known === undefined && now.text(PLAN_FILE) !== null) return [];
  const made = withSourcesThen(known, key, then.data(PLAN_FILE), was);
  const operations = operationsOf(differences(known ?? {}, made));
  if (operations.length === 0) return [];
  return [known === undefined ? { file: PLAN_FILE, whole: printed(made) } : { file: PLAN_FILE, operations }];
}

function restoredWords(tag: string, key: string, said: Json | undefined, now: PackAt): readonly FileEdit[] {
  const file = textFile(tag);
  const data = now.data(file);
  const path = `/${escapeSegment(key)}`;
  if (data === undefined)
    return said === undefined || now.text(file) !== null ? [] : [{ file, whole: printed({ [key]: said }) }];
  const there = isFields(data) && Object.hasOwn(data, key) ? data[key] : undefined;
  const operations: readonly Operation[] =
    said === undefined
      ? there === undefined
        ? []
        : [{ op: 'remove', path }]
      : there === undefined
        ? [{ op: 'add', path, value: said }]
        : operationsOf(differences(there, said, path));
  return operations.length === 0 ? [] : [{ file, operations }];
}
