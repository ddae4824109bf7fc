import type { Shape, SymbolLook, Symbols, Value } from '../../../face/model.ts';
import {
  capitalised,
  isPlain,
  merged,
  phraseText,
  type Clause,
  type Phrase,
  type Token,
} from '../../../words/tokens.ts';
import type { Passage } from '../../../words/passages.ts';
import { inShapes } from '../content/brief-tokens.ts';
import type { AttributeWord } from '../content/filters.ts';
import { CLASS_LOOKS, KIND_LOOKS } from './looks.ts';

/** The shape of each attribute: on cards, in prices and in texts. */
export const SHAPES: { readonly [A in AttributeWord]: Shape } = {
  fight: 'lozenge',
  skill: 'hexagon',
  charm: 'flame',
  vorpal: 'star',
};

/** A power in the shapes of its attributes; three of them are the star of all. */
export const valueOf = (power: number, as: readonly AttributeWord[]): Value => ({
  shapes: as.length > 2 ? [SHAPES.vorpal] : as.map((name) => SHAPES[name]),
  value: String(power),
});

const shape = (name: Shape | 'triangle'): SymbolLook => ({ shape: name });
const icon = (name: string): SymbolLook => ({ icon: name });

/** Every symbol that a text on a card may have, and how it looks. */
export const SYMBOLS: Symbols = {
  fight: shape(SHAPES.fight),
  skill: shape(SHAPES.skill),
  charm: shape(SHAPES.charm),
  vorpal: shape(SHAPES.vorpal),
  brute: shape('triangle'),
  sanity: icon('brain'),
  madness: icon('death-skull'),
  die: icon('die-3'),
  draw: icon('card-draw'),
  discard: icon('return-arrow'),
  banish: icon('card-burn'),
  reshuffle: icon('card-exchange'),
  loot: icon('chest'),
  key: icon('key'),
  move: icon('footsteps'),
  rotate: icon('cycle'),
  clockwise: icon('clockwise-rotation'),
  counterclockwise: icon('anticlockwise-rotation'),
  more: { sign: '…' },
  weapon: icon(KIND_LOOKS.weapon.glyph),
  armor: icon(KIND_LOOKS.armor.glyph),
  object: icon(KIND_LOOKS.object.glyph),
  relic: icon(KIND_LOOKS.relic.glyph),
  dungeon: icon(KIND_LOOKS.dungeon.glyph),
  adventurer: icon(KIND_LOOKS.adventurer.glyph),
  attack: icon(KIND_LOOKS.attack.glyph),
  starter: icon(KIND_LOOKS.starter.glyph),
  reaver: icon(CLASS_LOOKS.reaver.glyph),
  rogue: icon(CLASS_LOOKS.rogue.glyph),
  runelord: icon(CLASS_LOOKS.runelord.glyph),
};

/** Words of the rules that a card shows as a symbol, by their rule; some keep the word after it. */
const PICTURED: { readonly [rule: string]: { readonly symbol: string; readonly worded: boolean } } = {
  'MAD-1': { symbol: 'sanity', worded: false },
  'SHOW-4': { symbol: 'loot', worded: false },
  'MOVE-7': { symbol: 'die', worded: false },
  'CARD-7': { symbol: 'banish', worded: true },
  'REC-2': { symbol: 'reshuffle', worded: true },
  'SHOW-9': { symbol: 'key', worded: true },
  'MAD-4': { symbol: 'madness', worded: true },
};

/** Words of the rules that stay terms, and so are emphasised: what a card does instead, and what the foe does. */
const LOUD: ReadonlySet<string> = new Set(['CARD-4', 'FOE-4']);

/** A symbol and its word belong together on a line. */
const TOGETHER = '\u00a0';

/** A text as a card shows it: with symbols for what has one, and numbers set into their shapes. */
export const withSymbols = (clauses: readonly Clause[]): Clause[] =>
  clauses.map(({ tokens, under }) => ({ tokens: drawn(tokens), under: withSymbols(under) }));

/** The same of passages. */
export const passagesWithSymbols = (passages: readonly Passage[]): Passage[] =>
  passages.map(({ lead, clauses }) => ({ lead: drawn(lead), clauses: withSymbols(clauses) }));

/** A phrase as a card shows it. */
export const drawn = (phrase: Phrase): Phrase =>
  inShapes(merged(phrase.flatMap((token, i) => drawnToken(token, phrase[i + 1]))));

function drawnToken(token: Token, next: Token | undefined): Phrase {
  if (!('term' in token) || LOUD.has(token.rule)) return [token];
  const pictured = goesOn(next) ? undefined : PICTURED[token.rule];
  if (pictured === undefined) return [{ text: token.term }];
  const { symbol, worded } = pictured;
  return worded
    ? [{ symbol, text: '' }, { text: `${TOGETHER}${token.term}` }]
    : [{ symbol, text: token.term }];
}

/** Whether a word goes on in the next token, as German compounds do. */
const goesOn = (next: Token | undefined): boolean => isPlain(next) && /^\p{L}/u.test(next.text);

/** The looks of the symbols in some phrases. */
export function symbolsIn(phrases: readonly Phrase[]): Symbols {
  const names = new Set(phrases.flatMap(namesIn));
  return Object.fromEntries([...names].map((name) => [name, SYMBOLS[name]]));
}

const namesIn = (phrase: Phrase): string[] =>
  phrase.flatMap((token) => {
    if ('symbol' in token) return [token.symbol];
    return 'row' in token ? namesIn(token.tokens) : [];
  });

/** All phrases of passages, those of their tables too. */
export const phrasesOf = (passages: readonly Passage[]): Phrase[] =>
  passages.flatMap(({ lead, clauses }) => [lead, ...phrasesIn(clauses)]);

const phrasesIn = (clauses: readonly Clause[]): Phrase[] =>
  clauses.flatMap(({ tokens, under }) => [tokens, ...phrasesIn(under)]);

/** A phrase as plain words with a capital letter. */
export const label = (phrase: Phrase): string => phraseText(capitalised(phrase));
