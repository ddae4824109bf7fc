import type { Json } from '../../engine/json.ts';
import { isFields, type JsonObject } from '../card-schema.ts';
import { parted } from '../edit/operation.ts';
import { escapeSegment, valueAt } from '../pointer.ts';
import type { Fault, Remedy } from './game-advice.ts';
import { addition, certain, possible, removal, replacement, renaming } from './steps.ts';
import { tagsOf, wordOf } from './word-of.ts';
import type { Workbench } from './workbench.ts';
import { converted, derived, filled, reformed, renamed, shortened } from './mended-values.ts';

/** Values that are offered for one place. */
const MOST_VALUES = 20;
/** From this share of the cards on, the commonest value is what is meant by leaving a field out. */
const SURE = 0.5;

/**
 * What may mend a fault, the best first. Whether it does has to be tried: what the schema or the game makes of a value is
 * known to them alone.
 */
export function* remedies(fault: Fault, bench: Workbench): Generator<Remedy> {
  const { content, definition } = bench;
  yield* content.advice?.mend(fault, definition) ?? [];
  switch (fault.code) {
    case 'missing-key':
      yield* added(fault.pointer, String(fault.data.key), bench);
      return yield* removals(fault.pointer, definition);
    case 'unknown-key':
      yield* respelt(fault);
      return yield certain(removal(fault.pointer));
    case 'not-unique': {
      const { first, second } = fault.data;
      return yield certain(removal(`${fault.pointer}/${Math.max(Number(first), Number(second)) - 1}`));
    }
    case 'wrong-type':
      yield* converted(fault, bench);
      break;
    case 'wrong-form':
      yield* reformed(fault, bench);
      break;
    case 'too-long':
      return yield* shortened(fault, bench);
    case 'too-short':
      yield* filled(fault, bench);
      return yield* removals(fault.pointer, definition);
    case 'duplicate-card':
      return yield* renamed(bench);
    case 'dropped-reference':
    case 'internal-error':
      // The card is right; what is wrong is elsewhere.
      return;
    default:
      yield* byFacts(fault, bench);
  }
  yield* others(fault, bench);
}

/** What follows from the facts of a fault: a limit, the word that was probably meant, a field too many or too few. */
function* byFacts({ code, pointer, data, among }: Fault, bench: Workbench): Generator<Remedy> {
  const { definition, content } = bench;
  const value = valueAt(definition, pointer);
  if (typeof data.limit === 'number' && typeof value === 'number')
    yield certain(replacement(pointer, data.limit));
  if (typeof data.nearest === 'string') yield* meant(pointer, data.nearest, definition);
  else if (among !== undefined)
    for (const name of namesWith(among.word, among.names)) yield possible(replacement(pointer, name));
  if (typeof data.field === 'string' && isFields((value ?? null) as Json)) {
    const place = `${pointer}/${escapeSegment(data.field)}`;
    if (valueAt(definition, place) === undefined) yield* added(pointer, data.field, bench);
    else yield certain(removal(place));
  } else if (typeof data.field === 'string') yield certain(removal(pointer));
  if (content.advice?.useless.includes(code) === true)
    for (const remedy of removals(pointer, definition)) yield certain(remedy);
}

/** What stands at a place, or as its key, spelt as it was probably meant. */
function* meant(pointer: string, word: string, definition: Json): Generator<Remedy> {
  if (typeof valueAt(definition, pointer) === 'string') yield certain(replacement(pointer, word));
  else if (valueAt(definition, `${parted(pointer)[0]}/${escapeSegment(word)}`) === undefined)
    yield certain(renaming(pointer, word));
}

/** Names of several words of which one is that word, the shortest first. */
const namesWith = (word: string, names: readonly string[]): string[] =>
  names
    .filter((name) => name.split('-').includes(word.toLowerCase()))
    .sort((a, b) => a.length - b.length)
    .slice(0, MOST_VALUES);

/** Other values that are common there, then the card without that part. */
function* others({ pointer, data, among }: Fault, bench: Workbench): Generator<Remedy> {
  const { definition } = bench;
  const value = valueAt(definition, pointer) as Json | undefined;
  if (Array.isArray(value) && value.some((item) => isFields(item as Json))) yield* fewer(pointer, value);
  else if (value !== undefined && among === undefined) {
    const isEntry = Array.isArray(valueAt(definition, parted(pointer)[0]));
    if (isFields(value) && isEntry) yield* alterations(value, pointer, bench);
    else yield* usual(pointer, bench);
    if (typeof value === 'string' && Array.isArray(data.allowed))
      for (const word of data.allowed.slice(0, MOST_VALUES)) yield possible(replacement(pointer, word));
    if (isFields(value) && !isEntry) yield* alterations(value, pointer, bench);
    yield* otherKeys(pointer, bench);
  }
  yield* removals(pointer, definition);
}

/** A list without one of its entries, or without as many at its end as it takes. */
function* fewer(pointer: string, list: readonly Json[]): Generator<Remedy> {
  for (const i of list.keys()) yield possible(removal(`${pointer}/${i}`));
  for (let left = list.length - 2; left > 0; left--)
    yield possible(replacement(pointer, list.slice(0, left) as Json));
}

/** Other words in the fields of a part; the word that it is written with comes last. */
function* alterations(value: JsonObject, pointer: string, bench: Workbench): Generator<Remedy> {
  const tags = tagsOf(bench.content.language);
  const [words, others] = [[] as string[], [] as string[]];
  for (const [field, inside] of Object.entries(value)) {
    const place = `${pointer}/${escapeSegment(field)}`;
    if (typeof inside === 'string') (tags.includes(field) ? words : others).push(place);
    else if (isFields(inside) && !tags.some((tag) => tag in inside))
      others.push(...Object.keys(inside).map((key) => `${place}/${escapeSegment(key)}`));
  }
  for (const place of [...others, ...words]) yield* usual(place, bench);
}

/** Where ids are keys, what they count is counted for another card. */
function* otherKeys(pointer: string, { definition, habits }: Workbench): Generator<Remedy> {
  const [parent, name] = parted(pointer);
  const around = valueAt(definition, parent) as Json | undefined;
  if (!name.includes(':') || around === undefined || !isFields(around)) return;
  for (const key of habits.usualKeys(definition, parent))
    if (!Object.hasOwn(around, key)) yield possible(renaming(pointer, key));
}

/** A field that is missing, with what it usually is. */
function* added(pointer: string, key: string, bench: Workbench): Generator<Remedy> {
  const { definition, habits } = bench;
  const place = `${pointer}/${escapeSegment(key)}`;
  const made = pointer === '' ? derived(key, bench) : undefined;
  if (made !== undefined) return yield certain(addition(place, made));
  const values = habits.usual(definition, place).slice(0, MOST_VALUES);
  const isSure = habits.certainty(definition, place) >= SURE;
  for (const [i, value] of values.entries()) yield { ...addition(place, value), certain: i === 0 && isSure };
  const node = valueAt(definition, pointer) as Json | undefined;
  const example = node !== undefined && isFields(node) ? exampleFor(node, key, bench) : undefined;
  if (example !== undefined) yield { ...addition(place, example), certain: values.length === 0 };
}

/** What a field is in the example of the word that its node is written with. */
const exampleFor = (node: JsonObject, key: string, { content }: Workbench): Json | undefined =>
  (wordOf(node, content.language)?.example as JsonObject | undefined)?.[key];

/** The key that was probably meant in place of one that does not belong there. */
function* respelt({ pointer, data }: Fault): Generator<Remedy> {
  if (typeof data.nearest === 'string') yield certain(renaming(pointer, data.nearest));
}

/** What is usual at a place, besides what is there; the names of a card are made of each other. */
function* usual(pointer: string, bench: Workbench): Generator<Remedy> {
  const { definition, habits } = bench;
  if (pointer === '/id' || pointer === '/name') {
    const made = derived(pointer.slice(1), bench);
    if (made !== undefined) yield certain(replacement(pointer, made));
    return;
  }
  const now = JSON.stringify(valueAt(definition, pointer));
  for (const value of habits.usual(definition, pointer).slice(0, MOST_VALUES))
    if (JSON.stringify(value) !== now) yield possible(replacement(pointer, value));
}

/** The card without a part, and else without what is around it: the smallest first. */
function* removals(pointer: string, definition: Json): Generator<Remedy> {
  for (let at = pointer; at !== ''; at = parted(at)[0]) {
    const [parent, name] = parted(at);
    if (isRemovable(valueAt(definition, parent) as Json | undefined, name)) yield possible(removal(at));
  }
}

/** Whether there is something at a place that an operation can take away. */
const isRemovable = (around: Json | undefined, name: string): boolean =>
  Array.isArray(around)
    ? Number(name) < around.length
    : around !== undefined && isFields(around) && Object.hasOwn(around, name);
