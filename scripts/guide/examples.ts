// The words of the card language as the guide shows them: each in a rule, which the tests play. What a word means is said
// beside the language (`GameContent.language`); the rules are in docs/modding/reference/<game>/<list>.json.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Json } from '../../shared/engine/json.ts';
import { cardWords } from '../../shared/games/ravingspire/content/card-words.ts';
import type { CardDefinition, Rule } from '../../shared/games/ravingspire/content/schema.ts';
import type { CardWord, WordList } from '../../shared/packs/card-words.ts';

type Fields = { readonly [key: string]: Json };

/** A rule with one word, and how it is played. */
interface Played {
  /** Left out where the example of the word is a rule itself. */
  readonly rule?: Rule;
  /** What the card needs beside the rule, an attack with 1 skill otherwise. */
  readonly card?: Partial<CardDefinition>;
  /** A further card without which the rule would mean nothing. */
  readonly beside?: CardDefinition;
  /** Who plays it, where it is not the usual hero or the card itself. */
  readonly hero?: string;
  /** The position, as in scenarios, where it differs from the usual one. `@` is the card of the example. */
  readonly given?: Fields;
  /** The steps; a card with a `played` rule is played where nothing else is said. */
  readonly when?: readonly Fields[];
  /** What must hold. */
  readonly then: readonly [path: string, op: string, value?: Json][];
}

/** A word with a rule that shows it. */
export interface Example extends Played {
  readonly rule: Rule;
  readonly word: CardWord;
}

const REFERENCE = resolve(import.meta.dirname, '../../docs/modding/reference/ravingspire');

/**
 * The words of a list, each with its example.
 *
 * @throws Error naming a word without an example, or an example without a word
 */
export function readExamples(list: WordList): Example[] {
  const file = join(REFERENCE, `${list}.json`);
  const played = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { readonly [word: string]: Played })
    : {};
  const words = cardWords[list];
  const place = `docs/modding/reference/ravingspire/${list}.json`;
  const problems = [
    ...words.flatMap(({ name, help }) => [
      ...(name in played ? [] : [`${place} says nothing about "${name}": add an example`]),
      ...('en' in help
        ? []
        : [`content/help/en.ts says nothing about "${name}" of ${list}: add what it does`]),
    ]),
    ...Object.keys(played)
      .filter((name) => !words.some((word) => word.name === name))
      .map((name) => `${place} describes "${name}", which the card language does not have: remove it`),
  ];
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return words.map((word) => {
    const example = played[word.name];
    return { ...example, word, rule: example.rule ?? (word.example as Rule) };
  });
}

/** A card that has the rule of an example and little else. A rule of a hero is its first ability. */
export function cardOf(list: WordList, { word, rule, card }: Example): CardDefinition {
  const id = `${list}-${word.name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  const name = word.name.replace(/^./, (letter) => letter.toUpperCase());
  if (card?.kind === 'hero') {
    const hero = { ...HERO, abilities: [{ rules: [rule] }, { rules: [PLAIN] }] };
    return { id, name, kind: 'hero', hero } as CardDefinition;
  }
  return {
    id,
    name,
    kind: 'attack',
    ...(card?.kind ? {} : ATTACK),
    rules: [rule],
    ...card,
  } as CardDefinition;
}

const ATTACK = { power: 1, as: ['skill'], cost: { skill: 1 } };
const PLAIN = { while: 'always', change: { mod: 'hand', amount: 1 } };
const HERO = {
  class: 'rogue',
  difficulty: 'normal',
  deck: { 'base:tool': 4, 'base:blade': 4, 'base:trinket': 4 },
  slots: ['weapon', 'armor', 'object', 'object', 'relic'],
};
