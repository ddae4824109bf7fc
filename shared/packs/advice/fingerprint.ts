import { plainName } from '../../words/names.ts';
import type { Json } from '../../engine/json.ts';
import { isFields } from '../card-schema.ts';
import type { Definition } from '../content.ts';
import type { GameAdvice } from './game-advice.ts';

/** What is compared of a card. */
export interface Fingerprint {
  /** The same for all cards that do the same; null where cards of that kind differ by their names only. */
  readonly key: string | null;
  /** What it is to the rules, by field. */
  readonly form: { readonly [field: string]: Json };
  /** What it is called, in small letters. */
  readonly name: string;
}

/** Numbers are compared in steps up to this one. */
const MOST_STEPS = 20;

/** Fields that the rules do not read: two cards may differ in them and do the same. */
const DRESS: ReadonlySet<string> = new Set(['$schema', 'id', 'name', 'story', 'art', 'notes']);

/** What a card is compared by. @param definition that the schema accepts */
export function fingerprintOf(definition: Definition, advice: GameAdvice): Fingerprint {
  const form = Object.fromEntries(
    Object.entries(advice.canonical(definition)).filter(([field]) => !DRESS.has(field)),
  );
  const name = (plainName(definition['name']) ?? '').toLowerCase();
  return { key: advice.isTold(definition) ? JSON.stringify(form) : null, form, name };
}

/** What a card is made of: words, numbers in steps, pairs of words that follow each other. */
export function traitsOf({ form, name }: Fingerprint): ReadonlySet<string> {
  const traits = new Set<string>();
  for (const [field, value] of Object.entries(form)) gather(value, field, traits);
  for (const word of name.match(/\p{L}{4,}/gu) ?? []) traits.add(`name ${word}`);
  return traits;
}

/** Adds what a value is made of. @param around the field, or the word that what is around is written with */
function gather(value: Json, around: string, traits: Set<string>): void {
  if (Array.isArray(value)) {
    for (const item of value as readonly Json[]) gather(item, around, traits);
  } else if (typeof value === 'number') {
    // A number shares its steps with all that are near.
    const steps = Math.min(MOST_STEPS, Math.abs(value));
    for (let step = 0; step <= steps; step++) traits.add(`${around} ${value < 0 ? '-' : ''}${step}`);
  } else if (isFields(value)) {
    const words = Object.values(value).filter((inside) => typeof inside === 'string');
    const own = words[0] ?? '';
    for (const [field, inside] of Object.entries(value))
      gather(inside, own === '' ? `${around}/${field}` : `${own}/${field}`, traits);
    if (own !== '') traits.add(`${around} > ${own}`);
  } else traits.add(`${around} ${String(value)}`);
}
