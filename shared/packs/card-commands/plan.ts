// What is done to the plan of a pack: operations on the notes of its author.
import type { Json } from '../../engine/json.ts';
import { cardAt, entriesIn, PackEdits, refusal, said, titleOf } from './pack-data.ts';
import type { CardCommand, PackData } from './types.ts';
import { nameOf } from '../cards.ts';
import type { InEach } from '../card-words.ts';
import { added, outermost } from '../edit/nested.ts';
import type { Operation } from '../edit/operation.ts';
import { valueAt } from '../pointer.ts';
import type { Refused } from '../sentence/types.ts';
import { arranged, inSetOrder } from '../plan/order.ts';
import { notesIn } from '../plan/read.ts';
import { MOST_TEMPLATES, PLAN_FILE, type CardState, type WorkshopFile } from '../plan/schema.ts';
import type { PlanChange } from '../plan/types.ts';

/** What a change of a plan knows besides the pack. */
export interface PlanTools {
  /** What cards of a kind are called, in each language. */
  readonly kindName: (kind: string) => InEach<string>;
  /** How many cards of each kind and band a set of a size has that is made as the base set is. */
  readonly proposal: (
    size: number,
  ) => readonly { readonly kind: string; readonly least: number | null; readonly count: number }[];
  /** What a state is called, in each language. */
  readonly stateName: (state: CardState) => InEach<string>;
}

/** A change of a plan as one step. */
export function planChange(pack: PackData, change: PlanChange, tools: PlanTools): CardCommand | Refused {
  const notes = notesIn(pack.files.get(PLAN_FILE));
  if (notes === null) return refusal('refused.notes');
  const data = (pack.files.get(PLAN_FILE) ?? {}) as Json;
  const done = (label: InEach<string>, operations: readonly Operation[]): CardCommand =>
    new PackEdits(pack).add(PLAN_FILE, ...operations).done(label, null);
  switch (change.do) {
    case 'propose': {
      const wanted = tools.proposal(change.size).map(written);
      return done(said('step.propose', { size: change.size }), [
        set(data, '/wanted', wanted as unknown as Json),
      ]);
    }
    case 'want': {
      const { kind, least, count } = change;
      const label = inEachWith(tools.kindName(kind), (name) => said('step.want', { kind: name, count }));
      return done(label, wanting(notes, kind, least, count));
    }
    case 'state': {
      const known = change.cards.flatMap((id) => cardNamed(pack, id) ?? []);
      if (known.length === 0) return refusal('refused.gone');
      const label = inEachWith(tools.stateName(change.state), (state) =>
        known.length === 1
          ? said('step.state', { name: titleOf(known[0]), state })
          : said('step.states', { count: known.length, state }),
      );
      const operations = noting(
        data,
        known.map(({ id }) => id),
        'state',
        change.state === 'draft' ? null : change.state,
      );
      return done(label, operations);
    }
    case 'label': {
      const card = cardNamed(pack, change.card);
      if (card === undefined) return refusal('refused.gone');
      const labels = [...new Set(change.labels)];
      return done(
        said('step.label', { name: titleOf(card) }),
        noting(data, [card.id], 'labels', labels.length === 0 ? null : labels),
      );
    }
    case 'arrange': {
      const card = cardNamed(pack, change.card);
      if (card === undefined) return refusal('refused.gone');
      const order = arranged(
        inSetOrder(namesIn(pack), notes.order, (name) => name),
        card.id,
        change.before,
      );
      return done(said('step.arrange', { name: titleOf(card) }), [set(data, '/order', [...order])]);
    }
    case 'template': {
      const card = cardNamed(pack, change.card);
      if (card === undefined) return refusal('refused.gone');
      const { templates = [] } = notes;
      if (templates.some(({ name }) => name === change.name)) return refusal('refused.template');
      if (templates.length >= MOST_TEMPLATES) return refusal('refused.templates');
      const template = { name: change.name, card: without(card, 'id', 'name') };
      const operation: Operation =
        notes.templates === undefined
          ? { op: 'add', path: '/templates', value: [template] }
          : { op: 'add', path: '/templates/-', value: template };
      return done(said('step.template', { name: change.name }), [operation]);
    }
    case 'drop': {
      const { templates = [] } = notes;
      const index = templates.findIndex(({ name }) => name === change.template);
      if (index < 0) return refusal('refused.gone');
      const path = templates.length === 1 ? '/templates' : `/templates/${index}`;
      return done(said('step.drop', { name: change.template }), [{ op: 'remove', path }]);
    }
  }
}

const written = ({ kind, least, count }: { kind: string; least: number | null; count: number }) => ({
  kind,
  ...(least !== null && { least }),
  count,
});

const set = (data: Json, path: string, value: Json): Operation =>
  valueAt(data, path) === undefined ? { op: 'add', path, value } : { op: 'replace', path, value };

function wanting(
  { wanted }: WorkshopFile,
  kind: string,
  least: number | null,
  count: number,
): readonly Operation[] {
  const index = (wanted ?? []).findIndex((one) => one.kind === kind && (one.least ?? null) === least);
  if (index >= 0 && count === 0) return [{ op: 'remove', path: `/wanted/${index}` }];
  if (index >= 0) return [{ op: 'replace', path: `/wanted/${index}/count`, value: count }];
  if (count === 0) return [];
  const value = written({ kind, least, count });
  return wanted === undefined
    ? [{ op: 'add', path: '/wanted', value: [value] }]
    : [{ op: 'add', path: '/wanted/-', value }];
}

/** Notes something of cards, or no more. Each operation is made on what those before it have left. */
function noting(
  data: Json,
  names: readonly string[],
  field: 'state' | 'labels',
  value: Json | null,
): Operation[] {
  const operations: Operation[] = [];
  let notes = (valueAt(data, '/cards') ?? {}) as {
    readonly [name: string]: { readonly [field: string]: Json };
  };
  for (const name of names) {
    const whole: Json = Object.keys(notes).length === 0 ? {} : { cards: notes };
    const path = `/cards/${name}/${field}`;
    const own = notes[name] ?? {};
    if (value !== null) {
      operations.push(own[field] === undefined ? added(whole, path, value) : { op: 'replace', path, value });
      notes = { ...notes, [name]: { ...own, [field]: value } };
    } else if (own[field] !== undefined) {
      operations.push({ op: 'remove', path: outermost(whole, path) });
      const left = without(own, field);
      notes = Object.keys(left).length === 0 ? without(notes, name) : { ...notes, [name]: left };
    }
  }
  return operations;
}

/** An object without some of its keys. */
const without = <T>(
  object: { readonly [key: string]: T },
  ...keys: readonly string[]
): { readonly [key: string]: T } =>
  Object.fromEntries(Object.entries(object).filter(([key]) => !keys.includes(key)));

const namesIn = (pack: PackData): string[] =>
  [...entriesIn(pack, 'cards')].flatMap(({ definition }) => nameOf(definition) ?? []);

function cardNamed(pack: PackData, name: string): ReturnType<typeof cardAt> {
  const found = [...entriesIn(pack, 'cards')].find(({ definition }) => nameOf(definition) === name);
  return found && cardAt(pack, found);
}

/** A message that is made in each language with a word of that language. */
function inEachWith(words: InEach<string>, message: (word: string) => InEach<string>): InEach<string> {
  return { en: message(words.en).en, de: message(words.de).de };
}
