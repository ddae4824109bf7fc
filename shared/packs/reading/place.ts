// A place of a card where something may be added: what it takes, and what is wrong with a card that has it there.
import type { Json } from '../../engine/json.ts';
import type { CardPart } from '../card-words.ts';
import type { Definition, GameContent, Issue, Lookup } from '../content.ts';
import { operated, parted } from '../edit/operation.ts';
import { segmentsOf } from '../pointer.ts';
import { formAt, formWithin, within, type WordSchemas, type WordSchema } from './forms.ts';

/** Where something is to be added. */
export interface Place {
  /** The card as it is without it. */
  readonly card: Definition;
  /** JSON pointer in the card: of a field, or of the item of a list that it goes before (`-` for the end). */
  readonly at: string;
}

const PARTS: readonly string[] = ['effects', 'price', 'amount', 'condition', 'change', 'rule'];
const isPart = (name: string | undefined): name is CardPart => name !== undefined && PARTS.includes(name);

/** The definition that a schema, or one of its alternatives, refers to. */
function nameOf({ $ref, then, else: otherwise }: WordSchema): string | undefined {
  if ($ref !== undefined) return $ref.slice('#/$defs/'.length);
  return [then, otherwise].map((one) => one && nameOf(one)).find((name) => name !== undefined);
}

/** The part that belongs to a place; undefined where none can be added. */
export function partIn(
  { card, at }: Place,
  schema: WordSchema,
  definitions: WordSchemas,
): CardPart | undefined {
  let value: Json | undefined = card as Json;
  let form = schema;
  const steps = segmentsOf(at);
  for (const step of steps.slice(0, -1)) {
    form = formWithin(value ?? null, form, step, definitions);
    value = within(value, step);
  }
  const list = nameOf(form);
  const own = formAt(value ?? null, form, definitions);
  const inside = own.type === 'array' ? own.items : own.properties?.[steps.at(-1) ?? ''];
  const part = isPart(list) && own.type === 'array' ? list : nameOf(inside ?? {});
  return isPart(part) ? part : undefined;
}

/** The card with something at a place, and the pointers of what was added. */
function filled({ card, at }: Place, part: CardPart, value: Json): { card: Json; added: readonly string[] } {
  const [list, name] = parted(at);
  const items = valueIn(card as Json, list);
  const isItem = Array.isArray(items) || /^(\d+|-)$/.test(name);
  if (!isItem) return { card: operated(card as Json, { op: 'add', path: at, value }), added: [at] };
  const others = (items ?? []) as readonly Json[];
  const first = name === '-' ? others.length : Number(name);
  const values = part === 'effects' || part === 'price' ? (value as readonly Json[]) : [value];
  const added = values.map((_, i) => `${list}/${first + i}`);
  const whole = operated(card as Json, {
    op: 'add',
    path: list,
    value: others.toSpliced(first, 0, ...values),
  });
  return { card: whole, added };
}

const valueIn = (card: Json, pointer: string): Json | undefined =>
  segmentsOf(pointer).reduce<Json | undefined>((value, step) => within(value, step), card);

/** What is wrong with something where it is. */
export type Fit = 'error' | 'warning' | 'none';

/**
 * What is wrong with a card that has something at a place, as far as that is concerned.
 *
 * @param value of the part that belongs there; several effects are added one after the other
 */
export function faultOf(content: GameContent, cards: Lookup, place: Place, part: CardPart, value: Json): Fit {
  const { card, added } = filled(place, part, value);
  // What was wrong with the card before is not the fault of what is added.
  if (!content.validateCards({ cards: [card] }))
    return content.validateCards({ cards: [place.card] }) ? 'error' : 'none';
  const isAdded = ({ pointer }: Issue): boolean =>
    added.some((at) => pointer === at || pointer.startsWith(`${at}/`));
  const issues = content.inspect(card as Definition, cards).filter(isAdded);
  if (issues.some(({ severity = 'error' }) => severity === 'error')) return 'error';
  return issues.length > 0 ? 'warning' : 'none';
}
