import type { AmountKind, CardLanguage, ConditionKind, Verb } from './define.ts';
import {
  claimed,
  marked,
  remarked,
  text,
  type TextMark,
  type Phrase,
  type SpanRole,
} from '../../words/tokens.ts';
import type { Origins } from './origins.ts';
import type { AmountNode, ChangeNode, ConditionNode, EffectNode, World } from './world.ts';
import type { CardValues, MarkedWord, Words } from '../../words/messages.ts';

export type { Phrase } from '../../words/tokens.ts';

/** How a verb is said: `do` tells you to, `inf` follows "you may". */
type Form = 'do' | 'inf';

/** A number in words: for plurals, as tokens, and its explanation unless it is a plain number. */
interface AmountPhrase {
  readonly n: number;
  readonly tokens: Phrase;
  /** Empty, or "(X is ...)". */
  readonly where: Phrase;
}

/**
 * What comes after a list of effects: nothing; the end of what has a condition, or another case of it; or another of
 * several effects to choose from. An effect that would take in what follows is set in brackets.
 */
type Before = 'nothing' | 'condition' | 'otherwise' | 'or';

/** Says the nodes of a card in one language. */
export interface Describer {
  readonly words: Words;
  /** The form in which the present effect is to be said. */
  readonly form: Form;
  say(key: string, values?: CardValues): Phrase;
  /**
   * Says a message that counts: it gets `n` for plurals and `count` as tokens; what X is comes after it.
   *
   * @param field of the present part that holds the number
   */
  counted(key: string, node: AmountNode, values?: CardValues, field?: string): Phrase;
  /** The same of a number without its sign: the words say whether it is more or less. */
  sized(key: string, node: AmountNode, values?: CardValues): Phrase;
  /**
   * A number that has a letter where it is no plain one, with what the letter stands for.
   *
   * @param field of the present part that holds the number
   */
  amount(node: AmountNode, field?: string, letter?: string): AmountPhrase;
  /** A number said in full: a figure, or "the number of ...". */
  number(node: AmountNode): Phrase;
  /** A condition as it follows "if"; `negated` says its opposite. */
  condition(node: ConditionNode, negated?: boolean): Phrase;
  /** Whether the present condition is to be said as its opposite. */
  readonly negated: boolean;
  /** Whether the present words are in brackets. */
  readonly bracketed: boolean;
  /**
   * A list of effects in one phrase: this, then that. `before` says what comes after it in the same sentence, `last`
   * whether nothing does except its explanation.
   */
  effects(nodes: readonly EffectNode[], form: Form, before?: Before, last?: boolean): Phrase;
  effect(node: EffectNode, form: Form): Phrase;
  /** Whether the present effect ends its sentence: only then can rows below the sentence belong to it. */
  readonly last: boolean;
  /** A list of effects as a separate sentence, */
  apart(nodes: readonly EffectNode[]): Phrase;
  /** or in brackets within the present one. */
  enclosed(nodes: readonly EffectNode[]): Phrase;
  /** Whether the list can be said as something that you do. */
  isPlain(nodes: readonly EffectNode[]): boolean;
  /** Words for a change of values; the game gives them. */
  change(node: ChangeNode): Phrase;
  /** The name of a card. */
  name(id: string): Phrase;
  /** The same describer with another part of the card as the present one, whose fields `at` and the like name. */
  about(part: object): Describer;
  /** Says that a phrase is made from a field of the present part. */
  at(field: string, phrase: Phrase, role?: SpanRole): Phrase;
  /**
   * The same of those of its words only that are not said to be made from anything yet.
   *
   * @param within the field whose words say that of `field` with their own
   */
  rest(field: string, phrase: Phrase, role?: SpanRole, within?: { field: string; role: SpanRole }): Phrase;
  /** Says that the words for a field of another part are made from the present part's field of the same name. */
  taken(field: string, part: object, phrase: Phrase, role: SpanRole): Phrase;
  /** A word that messages choose by, as it follows from a field of the present part. */
  word(field: string, word: string, role?: SpanRole): string | MarkedWord;
  /** Says that a phrase is made from the present part. */
  whole(phrase: Phrase, role: SpanRole): Phrase;
  /** Says of each phrase that it is made from the item of a list of the card, where items are parts. */
  items(list: readonly string[], said: readonly Phrase[]): readonly Phrase[];
  /** The mark of a field of the present part, where marks are asked for. */
  mark(field: string, role: SpanRole): TextMark | undefined;
  /** Something that was made from a part of the card and is to be taken for it. */
  same<T>(made: T, part: object): T;
}

/** Amounts that are written in the sentence itself, as a die is; all others are called X. */
export const INLINE: readonly string[] = ['die', 'd3'];
/** Stands for "several" where the number is not known. */
const SEVERAL = 2;

/** What has been said of nodes, by the manner in which it was said. */
export type Memory = WeakMap<object, Map<number, Phrase>>;

/** What a describer is made from. */
export interface Speech<W extends World> {
  readonly language: CardLanguage<W>;
  readonly words: Words;
  readonly names: (id: string) => string;
  /** Marks every piece with the part of the card that it is made from, where it is given. */
  readonly origins?: Origins | undefined;
  /** Amounts that are written in the sentence itself, where they are more than `INLINE`. */
  readonly inline?: readonly string[];
  /** Keeps what was said of each node, for those who have the same nodes said many times, within others; without marks. */
  readonly memory?: Memory | undefined;
  change(node: ChangeNode, d: Describer): Phrase;
  /** Effects that are not an imperative to you: they concern others, or begin with a condition. */
  isClause(node: EffectNode): boolean;
}

/** How the present words are to be said. */
export interface Wording {
  readonly form: Form;
  readonly negated: boolean;
  /** Whether they are in brackets. */
  readonly bracketed: boolean;
  /** Whether the sentence ends with them. */
  readonly last: boolean;
  /** The part of the card that they are made from, where marks are asked for. */
  readonly part?: object;
}
/** A separate sentence. */
export const APART: Wording = { form: 'do', negated: false, bracketed: false, last: true };

/** What a describer says of the parts of a card. */
const WHOLE = { do: 'clause', amount: 'amount', is: 'condition', mod: 'change' } as const satisfies {
  readonly [tag: string]: SpanRole;
};

/**
 * Makes a describer for a game's language.
 *
 * @param manner how the words around are said, where they are not a sentence by themselves
 */
export const createDescriber = <W extends World>(speech: Speech<W>, manner: Wording = APART): Describer =>
  describerWith(speech, manner);

/** The parts that programs of every game are made from, as the definitions of its schema name them. */
export interface Parts {
  readonly effect: EffectNode;
  readonly effects: readonly EffectNode[];
  readonly price: readonly EffectNode[];
  readonly amount: AmountNode;
  readonly condition: ConditionNode;
  readonly change: ChangeNode;
}

/** A part as a describer of some manner says it. */
export function sayPart<P extends keyof Parts>(d: Describer, part: P, node: Parts[P]): Phrase;
export function sayPart(d: Describer, part: keyof Parts, node: Parts[keyof Parts]): Phrase {
  switch (part) {
    case 'effect':
      return d.effect(node as EffectNode, d.form);
    case 'effects':
      return d.effects(node as readonly EffectNode[], d.form);
    case 'price':
      return d.effects(node as readonly EffectNode[], 'inf');
    case 'amount':
      return d.number(node as AmountNode);
    case 'condition':
      return d.condition(node as ConditionNode, d.negated);
    case 'change':
      return d.change(node as ChangeNode);
  }
}

function describerWith<W extends World>(speech: Speech<W>, manner: Wording): Describer {
  const { language, words, names, origins, inline = INLINE, memory } = speech;
  const { form, negated, bracketed, part } = manner;
  const place = part && origins?.of(part);
  const verb = (node: EffectNode): Verb<W> => language.verbs.get(node.do)!;
  const describerFor = (next: Form, last = manner.last, inBrackets = bracketed): Describer =>
    next === form && inBrackets === bracketed && last === manner.last
      ? describer
      : describerWith(speech, { ...manner, form: next, negated: false, bracketed: inBrackets, last });
  /** Has a word of the language say one of its nodes; what it says in no other part's words are its own. */
  const said = (
    node: object,
    tag: keyof typeof WHOLE,
    d: Describer,
    say: (d: Describer) => Phrase,
  ): Phrase => {
    const known = memory?.get(node)?.get(keyOf(d));
    if (known !== undefined) return known;
    const own = d.about(node);
    const phrase = own.whole(own.rest(tag, say(own), 'verb'), WHOLE[tag]);
    if (memory !== undefined) memory.set(node, (memory.get(node) ?? new Map()).set(keyOf(d), phrase));
    return phrase;
  };
  const sayEffect = (node: EffectNode, d: Describer): Phrase =>
    said(node, 'do', d, (own) => verb(node).describe(node, own));
  /** One of two phrases after the other: what joins them belongs to the gap before the second. */
  const joined = (nodes: readonly EffectNode[], i: number, first: Phrase, second: Phrase): Phrase =>
    describer.about(nodes).rest(String(i), words.say('list.then', { first, second }), 'joint');
  const describer: Describer = {
    words,
    form,
    negated,
    bracketed,
    say: (key, values = {}) =>
      words.say(key, {
        form,
        negated: negated ? 'yes' : 'no',
        bracketed: bracketed ? 'yes' : 'no',
        ...values,
      }),
    counted(key, node, values = {}, field = 'amount') {
      const { n, tokens, where } = describer.amount(node, field);
      return [...describer.say(key, { ...values, n, count: tokens }), ...where];
    },
    sized: (key, node, values) =>
      describer.counted(key, typeof node === 'number' ? Math.abs(node) : node, values),
    amount(node, field = 'amount', letter = 'X') {
      const at = (phrase: Phrase): Phrase => describer.at(field, phrase, 'amount');
      if (typeof node === 'number')
        return { n: node < 0 ? SEVERAL : node, tokens: at([{ number: node }]), where: [] };
      const number = describer.number(node);
      if (inline.includes(node.amount)) return { n: SEVERAL, tokens: at(number), where: [] };
      const where = words.say('amount.where', { letter: text(letter), what: number });
      return { n: SEVERAL, tokens: at(text(letter)), where: at(where) };
    },
    number(node) {
      if (typeof node === 'number') return [{ number: node }];
      const kind: AmountKind<W> = language.amounts.get(node.amount)!;
      return said(node, 'amount', describer, (own) => kind.describe(node, own));
    },
    condition(node, opposite = false) {
      const kind: ConditionKind<W> = language.conditions.get(node.is)!;
      const other = describerWith(speech, { ...manner, negated: opposite });
      return said(node, 'is', other, (own) => kind.describe(node, own));
    },
    effects(nodes, next, before = 'nothing', ends = true) {
      const each = nodes.map((node, i) => {
        const more = i < nodes.length - 1;
        const takesMore = more ? listsIn(node).length > 0 : opensBefore(node, before);
        if (!takesMore) return sayEffect(node, describerFor(next, manner.last && ends && !more));
        // Rows below the sentence would be outside of the brackets.
        return words.say('list.bracketed', { effect: sayEffect(node, describerFor(next, false, true)) });
      });
      return each.slice(1).reduce((first, second, i) => joined(nodes, i + 1, first, second), each[0] ?? []);
    },
    effect: (node, next) => sayEffect(node, describerFor(next)),
    last: manner.last,
    apart: (nodes) => describerWith(speech, APART).effects(nodes, 'do'),
    enclosed: (nodes) =>
      describerWith(speech, { ...APART, bracketed: true, last: false }).effects(nodes, 'do'),
    isPlain: (nodes) => nodes.every((node) => !speech.isClause(node)),
    change: (node) => said(node, 'mod', describer, (own) => speech.change(node, own)),
    name: (id) => [{ card: id, text: names(id) }],
    about: (other) => (origins === undefined ? describer : describerWith(speech, { ...manner, part: other })),
    at(field, phrase, role = 'choice') {
      const mark = describer.mark(field, role);
      return mark === undefined ? phrase : marked(phrase, mark);
    },
    rest(field, phrase, role = 'choice', within) {
      const mark = describer.mark(field, role);
      if (mark === undefined) return phrase;
      const outer = within && describer.mark(within.field, within.role);
      return claimed(phrase, mark, outer);
    },
    taken(field, from, phrase, role) {
      const old = describer.about(from).mark(field, role);
      const mark = describer.mark(field, role);
      return old === undefined || mark === undefined ? phrase : remarked(phrase, old, mark);
    },
    whole(phrase, role) {
      return place === undefined ? phrase : marked(phrase, { at: place, role });
    },
    items: (list, said) =>
      said.map((phrase, i) => {
        const at = origins?.ofItem(list, i);
        return at === undefined ? phrase : marked(phrase, { at, role: 'choice' });
      }),
    word(field, word, role = 'choice') {
      const mark = describer.mark(field, role);
      return mark === undefined ? word : { word, mark };
    },
    mark(field, role) {
      return place === undefined ? undefined : { at: `${place}/${field}`, role };
    },
    same: (made, from) => origins?.same(made, from) ?? made,
  };
  return describer;
}

/** What the words of a node depend on besides the node, as one number. */
const keyOf = ({ form, negated, bracketed, last }: Describer): number =>
  [form === 'inf', negated, bracketed, last].reduce((key, flag) => 2 * key + Number(flag), 0);

/** The lists of effects in whose words a sentence ends; those of a table are rows. */
function listsIn({ then, else: otherwise, of }: EffectNode): readonly (readonly EffectNode[])[] {
  if (Array.isArray(of)) return of as EffectNode[][];
  return [then, otherwise].filter((list): list is EffectNode[] => Array.isArray(list));
}

/** Whether the words of a list end in those of a verb. */
export function endsIn(nodes: readonly EffectNode[], verb: string): boolean {
  const last = nodes.at(-1);
  return last !== undefined && (last.do === verb || endsIn(listsIn(last).at(-1) ?? [], verb));
}

/** Whether the words of an effect would take in what follows them in its sentence, or read as if they did. */
function opensBefore(node: EffectNode, before: Before): boolean {
  if (before === 'nothing') return false;
  const ends = listsIn(node).at(-1)?.at(-1);
  if (ends === undefined) return false;
  const conditional = node.do === 'if' || node.do === 'may';
  if (before === 'or' && node.do === 'choose') return true;
  if (before === 'otherwise' && conditional) return true;
  if (before === 'condition' && conditional && node.else !== undefined) return true;
  return opensBefore(ends, before);
}
