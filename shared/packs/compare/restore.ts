import type { Json } from '../../engine/json.ts';
import { isFields, type JsonObject } from '../card-schema.ts';
import { printed } from '../card-commands/pack-data.ts';
import type { FileEdit } from '../document/step.ts';
import { differences, operationsOf, type Difference } from '../edit/difference.ts';
import type { Operation } from '../edit/operation.ts';
import { PLAN_FILE } from '../plan/schema.ts';
import { escapeSegment, isWithin, segmentsOf, valueAt } from '../pointer.ts';
import { withSourcesThen } from '../translations/change.ts';
import type { ComparedPart } from './fields.ts';
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

/**
 * What makes one part of a card what it was, where the card is there on both sides.
 *
 * @returns edits of the files as they are now; none where that part cannot be told from others any more
 */
export function restoredPart(
  { then: was, now: is }: Extract<Compared, { kind: 'card' }>,
  { at, language }: ComparedPart,
  then: PackAt,
  now: PackAt,
): readonly FileEdit[] {
  if (was === null || is === null) return [];
  if (language === null) {
    const place = `${is.pointer}${at}`;
    const wanted = withIdOf(is.definition, was.definition);
    const found = around(place, differences(is.definition, wanted, is.pointer));
    return found.length === 0 ? [] : [{ file: is.file, operations: operationsOf(found) }];
  }
  const [field] = segmentsOf(at);
  const said = { ...now.words(language, is.key) } as JsonObject;
  const before = then.words(language, was.key)?.[field as 'name'];
  const wanted = Object.fromEntries(
    Object.entries({ ...said, [field]: before }).filter(([, text]) => text !== undefined),
  ) as JsonObject;
  const noted = `/translated/${escapeSegment(language)}/cards/${escapeSegment(is.key)}${at}`;
  return [
    ...restoredWords(language, is.key, Object.keys(wanted).length === 0 ? undefined : wanted, now),
    ...restoredNotes(is.key, was.key, then, now, noted),
  ];
}

/** Differences within a place; what is around it may have come or gone as a whole. */
const around = (place: string, all: readonly Difference[]): readonly Difference[] =>
  all.filter(({ path }) => isWithin(path, place) || isWithin(place, path));

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
function restoredNotes(
  key: string,
  was: string | null,
  then: PackAt,
  now: PackAt,
  within = '',
): readonly FileEdit[] {
  const known = now.data(PLAN_FILE);
  if (known === undefined && now.text(PLAN_FILE) !== null) return [];
  const made = withSourcesThen(known, key, then.data(PLAN_FILE), was);
  const operations = operationsOf(around(within, differences(known ?? {}, made)));
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
