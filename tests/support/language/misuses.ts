// Mistakes with each word of the card language, made from its form and its example: what its schema does not allow, and where
// it can do nothing.
import type { Json } from '../../../shared/engine/json.ts';
import { cardWords } from '../../../shared/games/ravingspire/content/card-words.ts';
import { WRITTEN_KINDS } from '../../../shared/games/ravingspire/content/kinds.ts';
import type { CardWord, WordList } from '../../../shared/packs/card-words.ts';
import type { JsonObject, Schema } from '../../../shared/packs/card-schema.ts';

/** The lists of words that are made wrong here. */
export type MisusedList = Exclude<WordList, 'whom' | 'zones'>;

/** A card with a word somewhere on it. */
export interface Written {
  readonly card: Json;
  /** JSON pointer of the part that is written with the word. */
  readonly at: string;
}

const FOUGHT = { cost: { fight: 1 } };
const BOUGHT = { ...FOUGHT, power: 1, as: ['fight'] };
/** What a card of each kind cannot be without; the kinds that rules may be on. */
const PRINTED: { readonly [kind: string]: JsonObject } = {
  weapon: BOUGHT,
  attack: BOUGHT,
  adversary: FOUGHT,
  foe: FOUGHT,
  spire: FOUGHT,
  starter: { power: 1, as: ['fight'], types: ['weapon'] },
  loot: {},
  chaos: {},
  tower: {},
};

function cardWith(kind: string, rule: Json): Written {
  const named = { id: 'sample', name: 'Sample', kind };
  if (kind !== 'hero') return { card: { ...named, ...PRINTED[kind], rules: [rule] }, at: '/rules/0' };
  const hero = {
    class: 'rogue',
    difficulty: 'normal',
    deck: { 'base:tool': 12 },
    slots: ['weapon', 'armor', 'object', 'relic', 'dungeon'],
    abilities: [{ rules: [rule] }, { rules: [] }],
  };
  return { card: { ...named, hero }, at: '/hero/abilities/0/rules/0' };
}

const KINDS: readonly string[] = [...Object.keys(PRINTED), 'hero'].filter((kind) =>
  (WRITTEN_KINDS as readonly string[]).includes(kind),
);

/** A rule with a part at a place within it. */
type Wrap = (part: Json) => { readonly rule: Json; readonly within: string };

const doing =
  (when: string): Wrap =>
  (part) => ({ rule: { when, ...(when === 'activated' && { once: 'turn' }), do: [part] }, within: '/do/0' });
/** Where an effect may be: on which kind of card, upon what. */
const EFFECTS: readonly (readonly [kind: string, wrap: Wrap])[] = [
  ['attack', doing('played')],
  ['weapon', doing('gained')],
  ['weapon', doing('turn-start')],
  ['chaos', doing('chaos')],
  ['hero', doing('activated')],
  ['foe', doing('revealed')],
];

const of =
  (wrap: Wrap, inner: (part: Json) => Json, within: string): Wrap =>
  (part) => {
    const outer = wrap(inner(part));
    return { rule: outer.rule, within: outer.within + within };
  };
const changing =
  (at: string): Wrap =>
  (change) => ({ rule: { while: at, change }, within: '/change' });

const draw = { do: 'draw', cards: 1 };
const PLACES = ['always', 'slotted', 'played', 'ring', 'level', 'battle'];
/** Where words of each list are written. */
const WRITTEN: { readonly [list in MisusedList]: readonly (readonly [kind: string, wrap: Wrap])[] } = {
  triggers: KINDS.map((kind) => [kind, (rule) => ({ rule, within: '' })] as const),
  standings: KINDS.map((kind) => [kind, (rule) => ({ rule, within: '' })] as const),
  verbs: EFFECTS,
  filters: EFFECTS.map(([kind, wrap]) => [kind, of(wrap, (cards) => ({ do: 'banish', cards }), '/cards')]),
  amounts: [
    ...EFFECTS.map(([kind, wrap]) => [kind, of(wrap, (cards) => ({ do: 'draw', cards }), '/cards')] as const),
    ['weapon', of(changing('slotted'), (amount) => ({ mod: 'hand', amount }), '/amount')],
  ],
  conditions: [
    ...EFFECTS.map(
      ([kind, wrap]) => [kind, of(wrap, (part) => ({ do: 'if', if: part, then: [draw] }), '/if')] as const,
    ),
    [
      'weapon',
      (part) => ({ rule: { while: 'slotted', if: part, change: { mod: 'hand', amount: 1 } }, within: '/if' }),
    ],
  ],
  changes: [
    ...KINDS.flatMap((kind) => PLACES.map((at) => [kind, changing(at)] as const)),
    ...EFFECTS.flatMap(([kind, wrap]) =>
      ['turn', 'play'].map(
        (ends) => [kind, of(wrap, (change) => ({ do: 'until', ends, change }), '')] as const,
      ),
    ),
  ],
};

/** Values that are wrong somewhere: nothing, what has not been chosen, done, rolled or looked at, what is never read. */
const ODD: readonly Json[] = [
  0,
  -1,
  99,
  'this',
  'that',
  'last',
  { amount: 'done' },
  { amount: 'rolled' },
  { amount: 'die' },
  { amount: 'cost', of: 'that' },
  [1, { amount: 'done' }],
  { from: ['seen'] },
  { from: ['hand'], named: 'that' },
  ['seen'],
  { min: 3, max: 2 },
  { cost: { min: { amount: 'done' } } },
  { is: 'that' },
  [{ is: 'that' }, { is: 'key' }],
  ['battle'],
  'toy:nothing',
  'nothing',
  [{ do: 'draw', cards: 0 }],
  [{ do: 'banish', cards: 'that' }],
  [
    { on: '1-3', then: [draw] },
    { on: '2-6', then: [draw] },
  ],
  [[{ do: 'draw', cards: 0 }], [draw]],
];

/** A word as it is, and with one field each that is odd. */
function* oddly({ example, schema }: CardWord, tag: string | undefined): Generator<JsonObject> {
  const part = example as JsonObject;
  yield part;
  const { properties = {} } = schema as Schema;
  const fields = Object.keys(properties).filter((field) => field !== tag);
  for (const field of new Set([...fields, ...Object.keys(part)]))
    if (field !== tag)
      for (const odd of ODD) {
        yield { ...part, [field]: odd };
        // A deck is hidden, and its cards lie in no order.
        if ('from' in part) yield { ...part, from: ['deck'], [field]: odd };
      }
  if (fields.includes('min') && fields.includes('max')) yield { ...part, min: 3, max: 2 };
}

/** The field by which a list's words are told apart, which is part of the word. */
const TAGS: { readonly [list in MisusedList]?: string } = {
  triggers: 'when',
  standings: 'while',
  verbs: 'do',
  amounts: 'amount',
  conditions: 'is',
  changes: 'mod',
};

/** What is written with a word, as an example has it: a rule, or a part of one. */
const written = (list: MisusedList, part: JsonObject): Written[] =>
  WRITTEN[list].map(([kind, wrap]) => {
    const { rule, within } = wrap(part);
    const { card, at } = cardWith(kind, rule);
    return { card, at: `/cards/0${at}${within}` };
  });

/** Cards on which a word may do nothing, or mean nothing. */
export function* odd(list: MisusedList, word: CardWord): Generator<Written> {
  // What narrows cards down is a field of a choice of cards.
  const field = list === 'filters' ? `/${word.name}` : '';
  for (const part of oddly(word, TAGS[list]))
    for (const { card, at } of written(list, part)) yield { card, at: at + field };
}

/** Cards on which a word has a field that it does not know, or lacks one that it needs. */
export function misspelt(list: MisusedList, word: CardWord): Written[] {
  const part = word.example as JsonObject;
  const { required = [] } = word.schema as Schema;
  const lacking = required.filter((field) => field !== TAGS[list] && field in part);
  return [
    { ...part, nonsense: 1 },
    ...lacking.map((field) => Object.fromEntries(Object.entries(part).filter(([key]) => key !== field))),
  ].flatMap((spoilt) => written(list, spoilt).slice(0, 1));
}

/** The lists whose words have forms of their own; whom and where is written in fields of others. */
export const LISTS = Object.keys(WRITTEN) as readonly MisusedList[];
export const wordsOf = (list: MisusedList): readonly CardWord[] => cardWords[list];
