import { same, type Json } from '../../engine/json.ts';
import { isFields } from '../card-schema.ts';
import type { InEach } from '../card-words.ts';
import { isList, type Operation } from '../edit/operation.ts';
import { escapeSegment, segmentsOf, valueAt } from '../pointer.ts';
import { CARD_TEXT } from '../schema.ts';
import { refused } from '../sentence/change.ts';
import { differences, operationsOf } from '../edit/difference.ts';
import { withValue, type Site } from '../sentence/forms.ts';
import { inEach } from '../sentence/spoken.ts';
import type { Change, Lost, Refused } from '../sentence/types.ts';
import { renamed, type Name } from '../../words/names.ts';
import type { FieldBench } from './bench.ts';
import { isName } from './controls.ts';
import { kindsIn } from './kind-fields.ts';
import { withKind } from './kind-change.ts';
import { additionTo, withoutField } from './pairs.ts';
import { around, formAt, placeAt, strangeIn } from './places.ts';
import { refusal, whyNot } from './refusals.ts';
import { FormSpeaker, say } from './speaker.ts';
import type { FieldKey } from './text/en.ts';
import { usualAt } from './usual.ts';

/**
 * Writes a value: that of a field, of an element, of an entry. What has to be around it comes along.
 *
 * @param at pointer of a place that may have a value, written or not
 * @param lost what earlier changes of this card lost: a kind that comes back brings its fields
 */
export function set(
  bench: FieldBench,
  definition: Json,
  at: string,
  wanted: Json,
  lost: readonly Lost[] = [],
): Change | Refused {
  if (at === '/kind') return setKind(bench, definition, wanted, lost);
  const site = placeAt(bench.forms, definition, at);
  if (site === undefined) return refused('gone');
  const value = isName(site) && typeof wanted === 'string' ? nameJson(renamed(site.value, wanted)) : wanted;
  const wrong = whyNot(bench.forms, site, value) ?? doubled(bench, site, value);
  if (wrong !== undefined) return wrong;
  const operations =
    site.value === undefined
      ? additionTo(bench, definition, site, value)
      : operationsOf(differences(site.value, value, at));
  return changed(at, operations, labelled(bench, site, value, 'step.set'));
}

/** A name as data. */
const nameJson = (name: Name): Json => name as Json;

/** Why an element cannot become what another one is already. */
function doubled({ forms }: FieldBench, { owner, key }: Site, value: Json): Refused | undefined {
  const list = owner?.value;
  if (list === undefined || !isList(list) || formAt(forms, owner!)?.uniqueItems !== true) return undefined;
  const isThere = list.some((item, i) => i !== Number(key) && same(item, value));
  return isThere ? refusal('refused.twice') : undefined;
}

/** Writes what is usual where nothing is yet, or what was there before. */
export function fill(
  bench: FieldBench,
  definition: Json,
  at: string,
  lost: readonly Lost[] = [],
): Change | Refused {
  const site = placeAt(bench.forms, definition, at);
  if (site === undefined || site.value !== undefined) return refused('gone');
  const memory = lost.findLast((one) => one.at === at && bench.forms.accepts(one.part, site.schema));
  const [usual] = memory === undefined ? usualAt(bench, definition, site) : [memory.part];
  if (usual === undefined) return refused('value');
  const operations = additionTo(bench, definition, site, usual);
  return changed(at, operations, labelled(bench, site, undefined, 'step.add'));
}

/**
 * Puts an element into a list, in front of the one that is at its index.
 *
 * @param at pointer of the list with the index that the element is to have; `-`: at the end
 * @param value left out: what is usual there and not in the list yet where none may be twice
 */
export function add(bench: FieldBench, definition: Json, at: string, value?: Json): Change | Refused {
  const { forms } = bench;
  const list = placeAt(forms, definition, around(at));
  const form = list && formAt(forms, list);
  if (list === undefined || form?.type !== 'array' || form.items === undefined) return refused('gone');
  const items = list.value !== undefined && isList(list.value) ? list.value : [];
  const index = at.endsWith('/-') ? items.length : Number(segmentsOf(at).at(-1));
  if (!Number.isInteger(index) || index < 0 || index > items.length) return refused('gone');
  const place = `${list.at}/${index}`;
  const item: Site = {
    at: place,
    value: undefined,
    schema: form.items,
    key: String(index),
    owner: { ...list, value: items },
    required: false,
    usage: `${list.usage}.*`,
  };
  const added = value ?? usualElement(bench, definition, list, item, form.uniqueItems === true);
  if (added === undefined) return refused('value');
  // A list that has to have more elements gets them with its first one.
  const isFirst = list.value === undefined;
  const wrong =
    whyNot(forms, item, added) ??
    (isFirst ? undefined : whyNot(forms, list, items.toSpliced(index, 0, added)));
  if (wrong !== undefined) return wrong;
  const operations: readonly Operation[] = isFirst
    ? additionTo(bench, definition, item, added)
    : [{ op: 'add', path: place, value: added }];
  return changed(place, operations, labelled(bench, item, undefined, 'step.add'));
}

/** What is usual in a list; in one whose elements differ, what it has not got. */
function usualElement(
  bench: FieldBench,
  definition: Json,
  list: Site,
  item: Site,
  isUnique: boolean,
): Json | undefined {
  const items = (item.owner?.value ?? []) as readonly Json[];
  const known = list.value === undefined ? withValue(definition, list.at, []) : definition;
  for (const value of usualAt(bench, known, { ...item, at: `${list.at}/-` }))
    if (!isUnique || !items.some((one) => same(one, value))) return value;
  return undefined;
}

/**
 * Takes away what is at a place: a field that may be left out, an element, an entry, or what no schema knows. A list that may
 * be left out and would be too short goes with its last elements.
 */
export function remove(bench: FieldBench, definition: Json, at: string): Change | Refused {
  const { forms } = bench;
  const part = valueAt(definition, at) as Json | undefined;
  if (at === '' || part === undefined) return refused('gone');
  const parent = placeAt(forms, definition, around(at));
  if (parent !== undefined && strangeIn(forms, parent).includes(at)) {
    const place = segmentsOf(at).at(-1)!;
    const label = inEach((language) => say(language, 'step.remove', { place }));
    return { ...changed(at, [{ op: 'remove', path: at }], label), lost: { at, part } };
  }
  const site = placeAt(forms, definition, at);
  const owner = site?.owner;
  if (owner?.value === undefined) return refused('gone');
  if (site!.required) return refused('delete');
  const left = withValue(owner.value, `/${escapeSegment(site!.key)}`, undefined);
  const wrong = tooFew(bench, owner, left);
  if (wrong !== undefined) return owner.required ? wrong : remove(bench, definition, owner.at);
  const label = labelled(bench, site!, undefined, 'step.remove');
  const focus = isList(left) ? focusIn(owner.at, site!.key, left.length) : at;
  return { ...changed(focus, withoutField(bench, definition, at), label), lost: { at, part } };
}

/** Why nothing more can be taken out of a list or map. */
function tooFew({ forms }: FieldBench, owner: Site, left: Json): Refused | undefined {
  const { minItems = 0, minProperties = 0 } = formAt(forms, owner) ?? {};
  const [count, least] = isList(left)
    ? [left.length, minItems]
    : [Object.keys(left as object).length, minProperties];
  return count < least ? refusal('refused.few', { least }) : undefined;
}

/** The element that comes in the place of one that is gone, or the last one, or the list. */
const focusIn = (list: string, key: string, length: number): string =>
  length === 0 ? list : `${list}/${Math.min(Number(key), length - 1)}`;

/** Moves an element within its list. @param to the index that it has afterwards */
export function move(bench: FieldBench, definition: Json, at: string, to: number): Change | Refused {
  const site = placeAt(bench.forms, definition, at);
  const list = site?.owner?.value;
  if (site?.value === undefined || list === undefined || !isList(list)) return refused('gone');
  if (!Number.isInteger(to) || to < 0 || to >= list.length) return refused('move');
  const path = `${site.owner!.at}/${to}`;
  const operations: readonly Operation[] = path === at ? [] : [{ op: 'move', from: at, path }];
  return changed(path, operations, labelled(bench, site, undefined, 'step.move'));
}

/**
 * Writes what a card is called, or its story, in another language, or takes it away.
 *
 * @param written what the file of that language has; `{}` for one that is not there
 * @param at pointer of the field in that file, as the form has it: `/night-lantern/name`
 * @param wanted undefined: it is taken away; a name as a text keeps its forms
 * @returns operations on the file of that language
 */
export function translate(
  bench: FieldBench,
  written: Json,
  at: string,
  wanted: string | Name | undefined,
): Change | Refused {
  const key = segmentsOf(at).at(-1)!;
  if (!Object.hasOwn(CARD_TEXT, key)) return refused('gone');
  const schema = CARD_TEXT[key as keyof typeof CARD_TEXT];
  const card = around(at);
  const known = valueAt(written, card) as Json | undefined;
  const before = known !== undefined && isFields(known) ? known[key] : undefined;
  const text =
    wanted === undefined
      ? undefined
      : nameJson(typeof wanted === 'string' ? renamed(before, wanted) : wanted);
  const wrong = text === undefined ? undefined : whyNot(bench.forms, { schema }, text);
  if (wrong !== undefined) return wrong;
  const site: Site = {
    at,
    value: undefined,
    schema,
    key,
    owner: bench.forms.top({}),
    required: false,
    usage: `.${key}`,
  };
  const label = labelled(bench, site, text, text === undefined ? 'step.remove' : 'step.set');
  const fields = known !== undefined && isFields(known) ? known : undefined;
  const isThere = fields !== undefined && Object.hasOwn(fields, key);
  if (text === undefined) {
    if (!isThere) return refused('gone');
    const isLast = Object.keys(fields).length === 1;
    return changed(at, [{ op: 'remove', path: isLast ? card : at }], label);
  }
  const operation: Operation =
    fields === undefined
      ? { op: 'add', path: card, value: { [key]: text } }
      : { op: isThere ? 'replace' : 'add', path: at, value: text };
  return changed(at, [operation], label);
}

function setKind(bench: FieldBench, definition: Json, value: Json, lost: readonly Lost[]): Change | Refused {
  if (!isFields(definition)) return refused('gone');
  if (typeof value !== 'string' || !kindsIn(bench.forms).includes(value)) return refused('value');
  const after = withKind(bench, definition, value, lost);
  const operations = operationsOf(differences(definition, after));
  const site = placeAt(bench.forms, after, '/kind')!;
  const gone = Object.keys(definition).filter((field) => !Object.hasOwn(after, field));
  const told = inEach((language) => {
    const speaker = new FormSpeaker(bench, language);
    const fields = gone.map((field) => {
      const place = placeAt(bench.forms, definition, `/${escapeSegment(field)}`);
      return place === undefined ? field : speaker.label(place);
    });
    return say(language, 'told.away', { fields });
  });
  return {
    ...changed('/kind', operations, labelled(bench, site, value, 'step.set')),
    ...(gone.length > 0 && { told }),
    lost: { at: '', part: definition, became: after },
  };
}

const changed = (at: string, operations: readonly Operation[], label: InEach<string>): Change => ({
  label,
  operations,
  focus: { at, role: 'choice' },
  carried: [],
});

/** What a step is called: the place, and what is there afterwards where that is short. */
const labelled = (bench: FieldBench, site: Site, value: Json | undefined, key: FieldKey): InEach<string> =>
  inEach((language) => {
    const speaker = new FormSpeaker(bench, language);
    const place = speaker.place(site);
    const shown = value === undefined ? undefined : speaker.value(site, value);
    if (key === 'step.set' && shown === undefined) return say(language, 'step.change', { place });
    return say(language, key, { place, ...(shown !== undefined && { shown }) });
  });
