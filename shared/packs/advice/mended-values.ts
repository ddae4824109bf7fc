// What a value of the wrong type, length or form was probably meant to be.
import { plainName } from '../../words/names.ts';
import type { Json } from '../../engine/json.ts';
import { freeName, slug } from '../card-id.ts';
import { nameOf } from '../cards.ts';
import { valueAt } from '../pointer.ts';
import type { Fault, Remedy } from './game-advice.ts';
import { addition, certain, possible, removal, replacement } from './steps.ts';
import type { Workbench } from './workbench.ts';

/** Entries that are offered for a list. */
const MOST_ENTRIES = 12;

/** The value as one of the type that is needed, where it can be read as one. */
export function* converted({ pointer, data }: Fault, { definition }: Workbench): Generator<Remedy> {
  const value = valueAt(definition, pointer) as Json;
  for (const type of [data.expected].flat()) {
    const other = asType(value, String(type));
    if (other !== undefined) yield certain(replacement(pointer, other));
  }
}

function asType(value: Json, type: string): Json | undefined {
  switch (type) {
    case 'integer':
    case 'number': {
      const number =
        typeof value === 'string' && value.trim() !== '' ? Number(value.replace(',', '.')) : value;
      if (typeof number !== 'number' || !Number.isFinite(number)) return undefined;
      return type === 'integer' ? Math.round(number) : number;
    }
    case 'string':
      return typeof value === 'number' ? String(value) : undefined;
    case 'boolean':
      return value === 'true' || value === 'false' ? value === 'true' : undefined;
    case 'array':
      return value === null ? undefined : [value];
    case 'object':
      return Array.isArray(value) && value.length === 1 ? (value as readonly Json[])[0] : undefined;
    default:
      return undefined;
  }
}

/** A text in the form that is needed: an id, or one line. */
export function* reformed({ pointer, data }: Fault, bench: Workbench): Generator<Remedy> {
  const value = valueAt(bench.definition, pointer);
  if (typeof value !== 'string') return;
  switch (data.form) {
    case 'cardName': {
      const name = slug(value);
      if (name !== '') yield certain(replacement(pointer, name));
      break;
    }
    case 'cardId': {
      const name = slug(value.slice(value.indexOf(':') + 1));
      for (const pack of [value.split(':')[0], bench.pack])
        if (bench.cards.card(`${pack}:${name}`) !== undefined)
          yield certain(replacement(pointer, `${pack}:${name}`));
      break;
    }
    case 'line':
      yield certain(replacement(pointer, oneLine(value)));
  }
}

/** In one line, without characters that cannot be seen. */
const oneLine = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu, '')
    .trim();

/** A text up to the last word that fits, a list up to the last element that does. */
export function* shortened({ pointer, data }: Fault, { definition }: Workbench): Generator<Remedy> {
  const value = valueAt(definition, pointer) as Json;
  const limit = Number(data.limit);
  if (Array.isArray(value)) yield certain(replacement(pointer, value.slice(0, limit) as Json));
  if (typeof value === 'string') {
    const cut = [...value].slice(0, limit).join('');
    const words = cut.slice(0, Math.max(0, cut.search(/\s\S*$/))).trimEnd();
    yield certain(replacement(pointer, words === '' ? cut : words));
  }
}

/** A text or a list that says nothing, with what can be made of the card or is usual there, or without it. */
export function* filled({ pointer, data }: Fault, bench: Workbench): Generator<Remedy> {
  const { definition, habits } = bench;
  const value = valueAt(definition, pointer);
  if (Array.isArray(value)) {
    const missing = Number(data.limit) - value.length;
    const usual = habits.usual(definition, `${pointer}/-`);
    const others = usual.filter((one) => !value.some((each) => JSON.stringify(each) === JSON.stringify(one)));
    // Several at once only where there is nothing to choose.
    if (missing === 1)
      for (const one of others.slice(0, MOST_ENTRIES)) yield possible(addition(`${pointer}/-`, one));
    else yield certain(replacement(pointer, [...(value as Json[]), ...others.slice(0, missing)]));
    return;
  }
  const made = derived(pointer.slice(1), bench);
  if (made !== undefined) yield certain(replacement(pointer, made));
  yield certain(removal(pointer));
}

/** What the id or the name of a card can be made of: the other of the two. */
export function derived(field: string, bench: Workbench): string | undefined {
  const { definition } = bench;
  if (field === 'id') {
    const called = plainName(definition['name']);
    return called === undefined ? undefined : freeName(slug(called), (one) => bench.isFree(one));
  }
  const name = nameOf(definition);
  if (field !== 'name' || name === undefined) return undefined;
  return name
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');
}

/** A free id for a card whose own is taken. */
export function* renamed(bench: Workbench): Generator<Remedy> {
  const name = nameOf(bench.definition);
  const free = name === undefined ? undefined : freeName(name, (one) => bench.isFree(one));
  if (free !== undefined) yield certain(replacement('/id', free));
}
