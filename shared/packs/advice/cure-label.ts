import type { Json } from '../../engine/json.ts';
import { operated, parted, type Operation } from '../edit/operation.ts';
import { valueAt } from '../pointer.ts';
import { onButton, type PlayerWords } from './player-words.ts';

/** A card before and after it is mended. */
export interface Mending {
  readonly definition: Json;
  readonly operations: readonly Operation[];
  /** Whether the schema accepts it, before and after, so that its clauses have words. */
  readonly isReadable: boolean;
  readonly isReadableAfter: boolean;
}

/**
 * What a button is called that mends a card: after what comes of it.
 *
 * @param at the place of what is wrong; what is changed elsewhere is named
 */
export function cureLabel(mending: Mending, at: string, words: PlayerWords): string {
  const [operation, second] = mending.operations;
  if (second !== undefined && 'value' in operation && 'value' in second)
    return words.say('cure.swap', { first: words.value(operation.value), second: words.value(second.value) });
  switch (operation.op) {
    case 'add':
    case 'replace':
      return setLabel(operation, mending, at, words);
    case 'remove':
      return removalLabel(operation.path, mending, words);
    case 'move':
      return words.say('cure.rename', { field: words.field(parted(operation.path)[1]) });
  }
}

function setLabel(
  { op, path, value }: Extract<Operation, { readonly op: 'add' | 'replace' }>,
  { definition, operations, isReadableAfter }: Mending,
  at: string,
  words: PlayerWords,
): string {
  const before = valueAt(definition, path);
  const isNumber = typeof value === 'number' && before !== undefined;
  if (isNumber && path === at) return words.say('cure.set', { value });
  const after = operations.reduce<Json>(operated, definition);
  const clause = isReadableAfter ? words.clauseAt(after, path) : undefined;
  if (clause !== undefined) return words.say('cure.say', { text: onButton(clause) });
  if (isNumber) return words.say('cure.set.field', { field: words.fieldAt(path), value });
  const said = words.value(value, isReadableAfter);
  if (op === 'replace') {
    if (Array.isArray(before) && Array.isArray(value) && value.length < before.length && value.length > 0)
      return words.say('cure.keep', { count: value.length });
    return words.say('cure.use', { value: said });
  }
  const [parent, name] = parted(path);
  return Array.isArray(valueAt(definition, parent))
    ? words.say('cure.add.entry', { value: said })
    : words.say('cure.add', { field: words.field(name), value: said });
}

function removalLabel(path: string, { definition, isReadable }: Mending, words: PlayerWords): string {
  const [parent, name] = parted(path);
  const around = valueAt(definition, parent);
  const value = valueAt(definition, path) as Json;
  if (!Array.isArray(around)) return words.say('cure.remove', { field: words.field(name) });
  const clause = isReadable && typeof value === 'object' ? words.clauseAt(definition, path) : undefined;
  if (clause !== undefined) return words.say('cure.remove.clause', { text: onButton(clause) });
  const part = words.part(parted(parent)[1], Number(name));
  return part === undefined
    ? words.say('cure.remove.entry', { number: Number(name) + 1 })
    : words.say('cure.remove', { field: part });
}
