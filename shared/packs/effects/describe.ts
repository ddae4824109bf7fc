import type { AmountKind, CardLanguage, ConditionKind, Verb } from './define.ts';
import { text, type Phrase } from '../../words/tokens.ts';
import type { AmountNode, ChangeNode, ConditionNode, EffectNode, World } from './world.ts';
import type { Values, Words } from '../../words/messages.ts';

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
  say(key: string, values?: Values): Phrase;
  /** Says a message that counts: it gets `n` for plurals and `count` as tokens; what X is comes after it. */
  counted(key: string, node: AmountNode, values?: Values): Phrase;
  amount(node: AmountNode): AmountPhrase;
  /** A number said in full: a figure, or "the number of ...". */
  number(node: AmountNode): Phrase;
  /** A condition as it follows "if"; `negated` says its opposite. */
  condition(node: ConditionNode, negated?: boolean): Phrase;
  /** Whether the present condition is to be said as its opposite. */
  readonly negated: boolean;
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
}

/** Amounts that are written in the sentence itself, as a die is; all others are called X. */
export const INLINE: readonly string[] = ['die', 'd3'];
/** Stands for "several" where the number is not known. */
const SEVERAL = 2;

/** What a describer is made from. */
export interface Speech<W extends World> {
  readonly language: CardLanguage<W>;
  readonly words: Words;
  readonly names: (id: string) => string;
  /** Amounts that are written in the sentence itself, where they are more than `INLINE`. */
  readonly inline?: readonly string[];
  change(node: ChangeNode, d: Describer): Phrase;
  /** Effects that are not an imperative to you: they concern others, or begin with a condition. */
  isClause(node: EffectNode): boolean;
}

/** How the present words are to be said. */
interface Manner {
  readonly form: Form;
  readonly negated: boolean;
  /** Whether they are in brackets. */
  readonly bracketed: boolean;
  /** Whether the sentence ends with them. */
  readonly last: boolean;
}
/** A separate sentence. */
const APART: Manner = { form: 'do', negated: false, bracketed: false, last: true };

/** Makes a describer for a game's language. */
export const createDescriber = <W extends World>(speech: Speech<W>): Describer =>
  describerWith(speech, APART);

function describerWith<W extends World>(speech: Speech<W>, manner: Manner): Describer {
  const { language, words, names, inline = INLINE } = speech;
  const { form, negated, bracketed } = manner;
  const verb = (node: EffectNode): Verb<W> => language.verbs.get(node.do)!;
  const within = (next: Form, last = manner.last, inBrackets = bracketed): Describer =>
    next === form && inBrackets === bracketed && last === manner.last
      ? describer
      : describerWith(speech, { form: next, negated: false, bracketed: inBrackets, last });
  const describer: Describer = {
    words,
    form,
    negated,
    say: (key, values = {}) =>
      words.say(key, {
        form,
        negated: negated ? 'yes' : 'no',
        bracketed: bracketed ? 'yes' : 'no',
        ...values,
      }),
    counted(key, node, values = {}) {
      const { n, tokens, where } = describer.amount(node);
      return [...describer.say(key, { ...values, n, count: tokens }), ...where];
    },
    amount(node) {
      if (typeof node === 'number')
        return { n: Math.abs(node), tokens: [{ number: Math.abs(node) }], where: [] };
      const said = describer.number(node);
      if (inline.includes(node.amount)) return { n: SEVERAL, tokens: said, where: [] };
      return { n: SEVERAL, tokens: text('X'), where: words.say('amount.where', { what: said }) };
    },
    number(node) {
      if (typeof node === 'number') return [{ number: node }];
      const kind: AmountKind<W> = language.amounts.get(node.amount)!;
      return kind.describe(node, describer);
    },
    condition(node, opposite = false) {
      const kind: ConditionKind<W> = language.conditions.get(node.is)!;
      return kind.describe(node, describerWith(speech, { ...manner, negated: opposite }));
    },
    effects(nodes, next, before = 'nothing', ends = true) {
      const said = nodes.map((node, i) => {
        const more = i < nodes.length - 1;
        const takesMore = more ? listsIn(node).length > 0 : opensBefore(node, before);
        const last = manner.last && ends && !more;
        if (!takesMore) return verb(node).describe(node, within(next, last));
        const effect = verb(node).describe(node, within(next, last, true));
        return words.say('list.bracketed', { effect });
      });
      return said
        .slice(1)
        .reduce((first, second) => words.say('list.then', { first, second }), said[0] ?? []);
    },
    effect: (node, next) => verb(node).describe(node, within(next)),
    last: manner.last,
    apart: (nodes) => describerWith(speech, APART).effects(nodes, 'do'),
    enclosed: (nodes) =>
      describerWith(speech, { ...APART, bracketed: true, last: false }).effects(nodes, 'do'),
    isPlain: (nodes) => nodes.every((node) => !speech.isClause(node)),
    change: (node) => speech.change(node, describer),
    name: (id) => [{ card: id, text: names(id) }],
  };
  return describer;
}

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
