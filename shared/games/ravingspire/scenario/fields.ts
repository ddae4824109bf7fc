// What scenarios may say: a field that nobody reads is a misspelling, and a test that proves nothing.
import { ScenarioError } from '../../../engine/scenario.ts';
import type { Json } from '../../../engine/json.ts';
import { nearest } from '../../../packs/nearest.ts';
import { LEVEL_NAMES } from '../types.ts';

type Fields = { readonly [key: string]: Json };

const GIVEN = [
  'turn',
  'phase',
  'active',
  'madness',
  'dice',
  'heroes',
  'levels',
  'decks',
  'waiting',
  'spire',
  'setAside',
  'banished',
];
const HERO = [
  'level',
  'space',
  'sanity',
  'key',
  'removed',
  'hand',
  'slots',
  'deck',
  'discard',
  'played',
  'spent',
  'gained',
];
const LEVEL = ['portal', 'stairs', 'door', 'ring', 'tower', 'foe', 'revealed'];
const DECKS = ['encounter', 'loot', 'foe', 'tower', 'spire'];
const LEVELS = LEVEL_NAMES.slice(0, -1);

/** Fields of the steps; every step may also have those of `ANY_STEP`. */
const STEPS: { readonly [step: string]: readonly string[] } = {
  move: ['path', 'enterKeep', 'skip'],
  reroll: [],
  play: ['card', 'instead', 'from', 'index'],
  generate: ['card', 'ability', 'as', 'from', 'index'],
  ability: ['index', 'card', 'from', 'banish'],
  acquire: ['card', 'pay', 'brute', 'from', 'index'],
  fight: ['card', 'pay', 'brute', 'from', 'index'],
  giveUp: [],
  slot: ['card', 'slot', 'from', 'index'],
  unslot: ['card', 'slot', 'from', 'index'],
  endEncounter: [],
  endExplore: [],
  endTurn: [],
  rotate: ['using', 'pay'],
  exert: ['pay', 'to', 'enterKeep'],
  well: ['pay', 'brute', 'banish', 'from'],
  choose: ['option'],
  flank: ['card', 'mode', 'pass', 'from', 'index'],
  trade: ['with', 'give', 'take', 'pass'],
  answerTrade: ['accept'],
  pass: [],
};
const ANY_STEP = ['do', 'seat', 'rejected'];
const PAY = ['card', 'as', 'from', 'ability'];

/**
 * Checks the fields of a position.
 *
 * @throws ScenarioError naming the first field that means nothing, and the one that was probably meant
 */
export function checkGiven(given: Fields): void {
  known('given', given, GIVEN);
  for (const [i, hero] of ((given.heroes ?? []) as readonly Fields[]).entries()) {
    const place = `given.heroes.${i}`;
    known(place, hero, HERO);
    if (hero.level !== undefined) oneOf(`${place}.level`, hero.level, LEVEL_NAMES);
    five(`${place}.slots`, hero.slots);
  }
  const levels = (given.levels ?? {}) as { readonly [name: string]: Fields };
  known('given.levels', levels, LEVELS);
  for (const [name, level] of Object.entries(levels)) {
    known(`given.levels.${name}`, level, LEVEL);
    five(`given.levels.${name}.ring`, level.ring);
  }
  known('given.decks', (given.decks ?? {}) as Fields, DECKS);
}

/**
 * Checks the fields of a step.
 *
 * @throws ScenarioError as `checkGiven` does
 */
export function checkStep(step: Fields): void {
  oneOf('do', step.do, Object.keys(STEPS));
  known(`the step "${String(step.do)}"`, step, [...ANY_STEP, ...STEPS[step.do as string]]);
  for (const pay of (step.pay ?? []) as readonly Fields[]) known('pay', pay, PAY);
}

function known(place: string, fields: Fields, names: readonly string[]): void {
  for (const field of Object.keys(fields)) {
    if (!names.includes(field))
      throw new ScenarioError(`${place} has no field "${field}"${hint(field, names)}`);
  }
}

function oneOf(place: string, value: Json, names: readonly string[]): void {
  if (typeof value === 'string' && names.includes(value)) return;
  throw new ScenarioError(`${place}: there is no ${JSON.stringify(value)}${hint(String(value), names)}`);
}

/** Slots of a hero and places of a ring are five; a free one is written as null. */
function five(place: string, list: Json | undefined): void {
  if (list === undefined || (Array.isArray(list) && list.length === 5)) return;
  throw new ScenarioError(`${place} must be a list of five; write null for what is free`);
}

function hint(word: string, names: readonly string[]): string {
  const meant = nearest(word, names);
  return meant === undefined ? `; known: ${names.join(', ')}` : `; did you mean "${meant}"?`;
}
