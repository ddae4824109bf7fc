import type { Card } from '../rules/card.ts';
import type { Reaction } from '../rules/reactions.ts';
import type { EventKind } from '../types.ts';
import { en } from './help/en.ts';
import type { TriggeredRule } from './schema.ts';
import type { TriggerDefinition } from './triggers/define.ts';
import * as TRIGGERS_BY_NAME from './triggers/index.ts';

/** What the rules call the moment at which a rule of a card runs. */
export type Trigger = keyof typeof TRIGGERS_BY_NAME;

type Hyphened<S extends string> = S extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Lowercase<Letter> ? Letter : `-${Lowercase<Letter>}`}${Hyphened<Rest>}`
  : S;

/** The same as cards name it; the words of each are the messages `when.<name>`. */
export type TriggerName = Hyphened<Trigger>;

const hyphened = (trigger: string): string =>
  trigger.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** A trigger with its names. */
interface NamedTrigger extends Omit<TriggerDefinition, 'example'> {
  readonly name: TriggerName;
  readonly fires: Trigger;
  readonly example: TriggeredRule;
}

/** Every trigger has help; all lists of them have its order. */
const HELP: { readonly [name in TriggerName]: unknown } = en.triggers;
const explained = Object.keys(HELP);

/** All triggers: what authors, the compiler and the inspection of cards know of each. */
export const TRIGGERS: readonly NamedTrigger[] = (
  Object.entries(TRIGGERS_BY_NAME) as [Trigger, TriggerDefinition][]
)
  .map(([fires, definition]): NamedTrigger => {
    const name = hyphened(fires) as TriggerName;
    return { ...definition, name, fires, example: { when: name, ...definition.example } };
  })
  .sort((a, b) => explained.indexOf(a.name) - explained.indexOf(b.name));

/** When a triggered rule runs, as cards name it. */
export const TRIGGER_NAMES: readonly TriggerName[] = TRIGGERS.map(({ name }) => name);

const byName = new Map(TRIGGERS.map((trigger) => [trigger.name, trigger]));

export const triggerOf = ({ when }: Pick<TriggeredRule, 'when'>): NamedTrigger => byName.get(when)!;

/** Whether a card does something at a trigger, or may let something wait for it. */
const hears = ({ effects, delayed }: Card, fires: Trigger): boolean =>
  effects[fires] !== null || delayed.some(({ trigger }) => trigger === fires);

/** The triggers at which some of these cards do something. */
export function heardBy(cards: Iterable<Card>): ReadonlySet<Trigger> {
  const all = [...cards];
  return new Set(
    TRIGGERS.map(({ fires }) => fires).filter((fires) => all.some((card) => hears(card, fires))),
  );
}

/** What events set off on cards that do something at some triggers, by kind of event. */
export function reactionsOf(heard: ReadonlySet<Trigger>): ReadonlyMap<EventKind, readonly Reaction[]> {
  const reactions = TRIGGERS.flatMap(({ fires, upon }) =>
    upon === undefined || upon === 'called' || !heard.has(fires)
      ? []
      : Object.entries(upon).map(([kind, calls]) => ({ kind: kind as EventKind, trigger: fires, calls })),
  );
  return Map.groupBy(reactions, ({ kind }) => kind);
}
