import type { Describer } from '../../../packs/effects/describe.ts';
import { capitalised, isPlain, tokenText, type Phrase, type Token } from '../../../words/tokens.ts';
import type { Words } from '../../../words/messages.ts';
import type { EffectNode } from '../../../packs/effects/world.ts';
import { SAID_INLINE } from './amounts.ts';
import { isStanding } from './rules-of.ts';
import { briefWords, moreSign, type Style } from './brief-words.ts';
import { describerIn, rulesOn, sayRolled, sayRule } from './describe.ts';
import type { CardDefinition, Rule } from './schema.ts';
import { inShapes, joined, lettersOf, tidy } from './brief-tokens.ts';
import type { Language } from '../../../words/languages.ts';

/** Letters of a brief text; a symbol counts as two. */
export const BRIEF_LETTERS = 60;
/** Letters of a row of a table, and how many rows there may be. */
export const ROW_LETTERS = 14;
const MOST_ROWS = 4;

/** Amounts that a brief text says in the sentence itself. */
const SAID_BRIEFLY = [
  ...SAID_INLINE,
  'rolled',
  'done',
  'sanity',
  'lost-sanity',
  'madness',
  'turn',
  'distance',
  'cost',
  'power',
];

/** A piece that can be left out together with all that follow it, and what precedes it unless it is the first. */
interface Piece {
  readonly glue: string;
  readonly phrase: Phrase;
}
const NEW_RULE = ' · ';
const SAME_RULE = ', ';
/** Behind what others do: what comes then is not theirs. */
const OWN_AGAIN = '. ';

const describer = (lang: Language, names: (id: string) => string, style: Style): Describer =>
  describerIn(WORDS[lang][style], names, SAID_BRIEFLY);

const inAllStyles = (lang: Language): { readonly [S in Style]: Words } => ({
  words: briefWords(lang, 'words'),
  icons: briefWords(lang, 'icons'),
  bare: briefWords(lang, 'bare'),
});
const WORDS: { readonly [L in Language]: { readonly [S in Style]: Words } } = {
  en: inAllStyles('en'),
  de: inAllStyles('de'),
};

/**
 * The rules text in brief, symbols first, for cards too small for sentences. It is shortened in this order until it
 * fits
 * `BRIEF_LETTERS`: nouns become symbols; where cards come from is left out; later effects are left out, from the end;
 * the
 * first effect is cut at a word. An incomplete text ends with the sign `more`.
 *
 * @param names the name of a card by id, for cards that mention others
 */
export function briefCard(definition: CardDefinition, lang: Language, names: (id: string) => string): Phrase {
  const more = moreSign(lang);
  const pieces = (style: Style): Piece[] => piecesOf(definition, describer(lang, names, style));
  const words = together(pieces('words'));
  if (lettersOf(words) <= BRIEF_LETTERS) return words;
  const icons = pieces('icons');
  const whole = together(icons);
  if (lettersOf(whole) <= BRIEF_LETTERS) return whole;
  const full = fitting(icons, more);
  const bare = fitting(pieces('bare'), more);
  return bare.left < full.left || full.cut ? bare.phrase : full.phrase;
}

/** What a card says, piece by piece. */
function piecesOf(definition: CardDefinition, d: Describer): Piece[] {
  const rolled = sayRolled(definition, d).flatMap((phrase) => withRows(phrase, NEW_RULE));
  return [...rolled, ...rulesOn(definition).flatMap((rule) => piecesOfRule(rule, definition.kind, d))];
}

function piecesOfRule(rule: Rule, kind: CardDefinition['kind'], d: Describer): Piece[] {
  const effects = sayRule(rule, d, kind);
  // Under a condition several effects are said as one.
  const nodes = !isStanding(rule) && effects.length === rule.do.length ? rule.do : [];
  return effects.flatMap((phrase, i) => {
    const apart = i === 0 || hasRows(phrase) || hasRows(effects[i - 1]);
    const glue = !isYours(nodes[i - 1]) && isYours(nodes[i]) ? OWN_AGAIN : SAME_RULE;
    return withRows(phrase, apart ? NEW_RULE : glue);
  });
}

/** Whether an effect is that of the hero who has the card. */
const isYours = (node: EffectNode | undefined): boolean => (node?.who ?? 'you') === 'you';

const hasRows = (phrase: Phrase): boolean => phrase.some((token) => 'row' in token);

/** An effect, then the rows of its table. */
function withRows(phrase: Phrase, glue: string): Piece[] {
  const head = phrase.filter((token) => !('row' in token));
  const rows = phrase.flatMap((token): Piece[] =>
    'row' in token ? withRows([{ text: `${token.row} ` }, ...token.tokens], NEW_RULE) : [],
  );
  const [first, ...others] = rows;
  if (first === undefined) return [{ glue, phrase: inShapes(tidy(head)) }];
  return [{ glue, phrase: joined([head, first.phrase], ' ') }, ...others];
}

/** Pieces one after the other; each rule begins with a capital letter. */
function together(pieces: readonly Piece[]): Phrase {
  return pieces.reduce<Phrase>((before, { glue, phrase }, i) => {
    const said = glue === SAME_RULE ? phrase : capitalised(phrase);
    return i === 0 ? said : joined([before, said], glue);
  }, []);
}

/** As many pieces as fit with the sign that there is more, and how many have been left out. */
function fitting(pieces: readonly Piece[], more: Phrase): { phrase: Phrase; left: number; cut: boolean } {
  const room = BRIEF_LETTERS - lettersOf(more) - 1;
  for (let count = pieces.length; count > 0; count--) {
    const phrase = together(pieces.slice(0, count));
    if (lettersOf(phrase) <= room) {
      return { phrase: joined([phrase, more], ' '), left: pieces.length - count, cut: false };
    }
  }
  const first = cut(together(pieces.slice(0, 1)), room);
  return { phrase: joined([first, more], ' '), left: pieces.length, cut: true };
}

/** Places in a text where it may rather end than at any word: between options and between effects. */
const JOINT = / \/ |[;,] /gu;
/** What a text must not end with. */
const DANGLING = /[\s,:;(/+−]+$/u;

/** The beginning of a phrase: up to the last joint in the second half of the room, else up to a word. */
function cut(phrase: Phrase, room: number): Phrase {
  const kept: Token[] = [];
  for (const token of phrase) {
    const left = room - lettersOf(kept);
    if (lettersOf([token]) > left) {
      const words = tokenText(token);
      if (!('symbol' in token)) kept.push({ text: words.slice(0, words.lastIndexOf(' ', left) + 1) });
      break;
    }
    kept.push(token);
  }
  for (let i = kept.length - 1; i >= 0; i--) {
    const token = kept[i];
    if (!isPlain(token)) continue;
    const joint = [...token.text.matchAll(JOINT)].at(-1);
    if (joint === undefined) continue;
    const shorter = [...kept.slice(0, i), { text: token.text.slice(0, joint.index) }];
    if (lettersOf(shorter) > room / 2) return tidy(shorter);
  }
  const clean = tidy(kept);
  const last = clean.at(-1);
  return tidy(isPlain(last) ? [...clean.slice(0, -1), { text: last.text.replace(DANGLING, '') }] : clean);
}

/**
 * The rows of a table in brief, where the card does nothing else than roll on one and every row is short: effects
 * before
 * or after the table are repeated in each row. Empty for all other cards.
 */
export function briefRows(
  definition: CardDefinition,
  lang: Language,
  names: (id: string) => string,
): { readonly row: string; readonly tokens: Phrase }[] {
  const nodes = onlyRoll(definition);
  if (nodes === null) return [];
  const d = describer(lang, names, 'icons');
  const at = nodes.findIndex(isTable);
  const around = (list: readonly EffectNode[]): Phrase[] => list.map((node) => d.effect(node, 'do'));
  const before = around(nodes.slice(0, at));
  const after = around(nodes.slice(at + 1));
  const rows = (nodes[at] as EffectNode & { rows: readonly Row[] }).rows.map(({ on, then }) => ({
    row: on.replace('-', '–'),
    tokens: inShapes(tidy(joined([...before, ...around(then), ...after], ' '))),
  }));
  const short = rows.length <= MOST_ROWS && rows.every(({ tokens }) => lettersOf(tokens) <= ROW_LETTERS);
  return short ? rows : [];
}

interface Row {
  readonly on: string;
  readonly then: readonly EffectNode[];
}

const isTable = (node: EffectNode): boolean => node.do === 'table';

/** Triggers that need no word: what they do simply is what the card does. */
const SILENT: ReadonlySet<string> = new Set(['played', 'defeated', 'chaos']);

/** The effects of a card that does nothing else than roll on one table, or null. */
function onlyRoll(definition: CardDefinition): readonly EffectNode[] | null {
  const [rule, ...others] = rulesOn(definition);
  if (rule === undefined || others.length > 0 || isStanding(rule)) return null;
  if (rule.if !== undefined || !SILENT.has(rule.when)) return null;
  return rule.do.filter(isTable).length === 1 ? rule.do : null;
}
