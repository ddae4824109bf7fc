// The words of the games: what their actions, phases, events, questions, cards and card verbs are called in code.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

const TEXT = /'([a-z][A-Za-z]*(?:-[a-z]+)*)'/g;
const KIND = /\bkind: '([a-z][A-Za-z]*(?:-[a-z]+)*)'/g;
const DO = /\bdo: '([a-z][A-Za-z]*(?:-[a-z]+)*)'/g;
/** A name in a list that is passed on. */
const LISTED = /(?<=^export \{[\w, ]*)\b([a-z]\w*)\b/gm;
const NAME = /\bname: '([a-z][A-Za-z]*(?:-[a-z]+)*)'/g;

interface Place {
  readonly files: RegExp;
  readonly words: RegExp;
  /** Whether `aWord` is written `a-word`, too. */
  readonly withHyphens?: true;
}

/** Where the words of a game are found: in the first of these sorts of files that one belongs to. */
const PLACES: readonly Place[] = [
  // When rules of cards run; cards name it with hyphens.
  { files: /^content\/triggers\/index\.ts$/, words: LISTED, withHyphens: true },
  // What there is: every text.
  {
    files:
      /^(types|decisions|schemas|[\w-]*schema|content\/(schema|card|kinds)|content\/(verbs|triggers)\/(?!define)[\w-]+)\.ts$/,
    words: TEXT,
  },
  // What can be done.
  { files: /^actions\/[\w-]+\.ts$/, words: DO },
  // What happens.
  { files: /^events\/index\.ts$/, words: LISTED },
  // What is asked, and what happens where a game has no list of that.
  { files: /^(rules\/[\w-]+|rules|actions|setup)\.ts$/, words: KIND },
  // The language of the cards: verbs, amounts, conditions, changes.
  { files: /^content\/[\w-]+\.ts$/, words: NAME },
];
/** Imports and comments. */
const NO_WORDS = /^import [\s\S]*?;$|\bfrom '[^']*'|\/\*[\s\S]*?\*\/|\/\/.*$/gm;

/**
 * Words that a game uses for something of its own and that what every game is written with cannot do without. Each group
 * says why; nothing belongs here that only one game could mean.
 */
export const COMMON: readonly string[] = [
  // Types of values, as schemas and programs call them.
  ...['number', 'object', 'string'],
  // Every game: what is done in it, and how it ends.
  ...['action', 'choice', 'die', 'lost', 'step', 'table', 'won'],
  // How much, how many, and what something is.
  ...['amount', 'count', 'is'],
  // Fields that types name.
  ...['by', 'kind'],
];

/** The words of each game in a folder of games, by the game's folder. */
export function vocabularies(games: string): Map<string, ReadonlySet<string>> {
  if (!existsSync(games)) return new Map();
  const folders = readdirSync(games, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return new Map(folders.map(({ name }) => [name, wordsOf(join(games, name))]));
}

function wordsOf(folder: string): Set<string> {
  const words = new Set<string>();
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = path.split(sep).join('/');
    const place = PLACES.find(({ files }) => files.test(file));
    if (place === undefined) continue;
    const source = readFileSync(join(folder, path), 'utf8').replaceAll(NO_WORDS, '');
    for (const [, word] of source.matchAll(place.words)) {
      words.add(word);
      if (place.withHyphens) words.add(word.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
    }
  }
  return words;
}

/** The words that belong to one game alone, with that game: those of several games are common. */
export function ownWords(all: ReadonlyMap<string, ReadonlySet<string>>): Map<string, string> {
  const owners = new Map<string, string>();
  const shared = new Set(COMMON);
  for (const [game, words] of all) {
    for (const word of words) {
      if (owners.has(word)) shared.add(word);
      owners.set(word, game);
    }
  }
  for (const word of shared) owners.delete(word);
  return owners;
}
