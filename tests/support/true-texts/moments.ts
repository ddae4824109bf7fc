// When a rule happens: each moment as it is printed, against all that may be done to its card.
import type { CardDefinition } from '../../../shared/games/ravingspire/content/schema.ts';
import { TRIGGER_NAMES } from '../../../shared/games/ravingspire/content/triggers.ts';
import { LANGUAGES, type Language } from '../../../shared/words/languages.ts';
import { ACTS, doneTo, type Act, type Happening, type Outcome, type Sort } from './acts.ts';
import { isLoaded, lineOf, readSentence, type Writer } from './check.ts';
import { HERO } from './position.ts';
import { Untrue, type Node } from './untrue.ts';

/** A card of one sort with one or two rules; each effect raises the madness track by a mark of its own. */
export interface Momentous {
  readonly sort: Sort;
  readonly rules: readonly object[];
  /** A card that fits no slot, or both rules in one ability. */
  readonly as?: 'attack' | 'one ability';
}

/** Sums of these tell which were added, each up to three times. */
const MARKS = [1, 4, 16, 64];
const BATTLE = { is: 'battle' };
const PRICE = [{ do: 'lose-sanity', amount: 1 }];

/** All that a rule may say of its moment. */
const SAID: readonly object[] = TRIGGER_NAMES.flatMap((when): object[] => {
  switch (when) {
    case 'instead':
      return [
        { when, by: 'discard' },
        { when, by: 'banish' },
      ];
    case 'spent':
      return [{ when }, { when, if: BATTLE }];
    case 'activated':
      return [{ when }, { when, once: 'turn' }, { when, price: PRICE }, { when, once: 'turn', price: PRICE }];
    default:
      return [{ when }];
  }
});

const SORTS: readonly Sort[] = ['own', 'adversary', 'foe', 'spire', 'chaos', 'tower', 'hero'];
const PRINTED_ON: { readonly [S in Sort]: object } = {
  own: { kind: 'weapon', power: 9, as: ['fight'], cost: { fight: 1 } },
  adversary: { kind: 'adversary', cost: { fight: 2 } },
  foe: { kind: 'foe', cost: { fight: 2 } },
  spire: { kind: 'spire', cost: { fight: 2 } },
  chaos: { kind: 'chaos' },
  tower: { kind: 'tower' },
  hero: { kind: 'hero' },
};

/** Without this a card never comes onto the foe deck. */
const LAYS = { when: 'gained', do: [{ do: 'lay-on-foe-deck' }] };

/** The card with these rules; a hero has an ability for each, unless they are to be in one. */
export function momentous({ sort, rules, as }: Momentous): CardDefinition {
  const marked = rules.map((rule, i) => ({
    ...rule,
    do: [0, 1].map((k) => ({ do: 'madness', amount: MARKS[2 * i + k] })),
  }));
  const split = as === 'one ability' ? 2 : 1;
  const abilities = [{ rules: marked.slice(0, split) }, { rules: marked.slice(split) }];
  const further = rules.some((rule) => 'when' in rule && rule.when === 'foe-drawn') ? [LAYS] : [];
  const own = sort === 'hero' ? { hero: { ...HERO, abilities } } : { rules: [...marked, ...further] };
  const kind = as === 'attack' ? { kind: as } : {};
  return { id: 'sample', name: 'Sample', ...PRINTED_ON[sort], ...kind, ...own } as unknown as CardDefinition;
}

/** Every moment on every sort of card that may have it, by itself and together with every other. */
export function* moments(): Generator<Momentous> {
  for (const sort of SORTS) {
    const said = SAID.filter((rule) => isLoaded(momentous({ sort, rules: [rule] })));
    for (const rule of said) yield { sort, rules: [rule] };
    for (const [i, rule] of said.entries())
      for (const other of said.slice(i)) yield { sort, rules: [rule, other] };
    if (sort === 'own') for (const rule of said) yield { sort, rules: [rule], as: 'attack' };
    if (sort !== 'hero') continue;
    for (const rule of said)
      for (const other of said) yield { sort, rules: [rule, other], as: 'one ability' };
  }
}

/** The happening that a printed moment names; a sentence without one goes on with what the one before it named. */
function momentOf({ when, fighting, by, slotted }: Node, before: Happening | null): Happening {
  switch (when) {
    case 'spent':
      return fighting === true ? 'spent on an enemy' : 'spent';
    case 'instead':
      return by === 'banish' ? 'banished instead' : 'discarded instead';
    case 'turn-start':
      return slotted === true ? 'turn begins in a slot' : 'turn begins';
    case 'turn-end':
      return slotted === true ? 'turn ends in a slot' : 'turn-end';
    case 'foe-drawn':
      return 'foe drawn';
    case 'discarded-by-effect':
      return 'discarded by an effect';
    case 'banished-by-effect':
      return 'banished by an effect';
    case 'activated':
      return 'itself once a turn';
    case 'unsaid':
      return before ?? 'itself';
    default:
      return when as Happening;
  }
}

/** What a deed adds to the madness track. */
function raisedBy(node: Node): number {
  switch (node.deed) {
    case 'madness':
      return node.down === true ? 0 : (node.n as number);
    case 'both':
      return raisedBy(node.first as Node) + raisedBy(node.second as Node);
    case 'may':
      return raisedBy(node.then as Node);
    case 'lay-on-foe-deck':
      return 0;
    default:
      throw new Untrue(`not what the rule does: ${JSON.stringify(node)}`);
  }
}

/** A sentence: upon what it happens, and what it adds. */
interface Told {
  readonly upon: Happening;
  readonly raises: number;
}

interface Seen extends Pick<Outcome, 'happens' | 'raised'> {
  readonly act: Act;
}
const kept = new WeakMap<Momentous, readonly Seen[]>();
/** All that may be done to a card, done; what came of it is kept. */
function seenOf(form: Momentous): readonly Seen[] {
  const definition = momentous(form);
  const seen =
    kept.get(form) ??
    ACTS.flatMap((act): Seen[] => {
      const outcome = act.sort === form.sort ? doneTo(definition, act) : null;
      return outcome === null ? [] : [{ act, happens: outcome.happens, raised: outcome.raised }];
    });
  kept.set(form, seen);
  return seen;
}

/** The acts that are allowed to some card. */
export const actsDone = (forms: readonly Momentous[]): Set<Act> =>
  new Set(forms.flatMap((form) => seenOf(form).map(({ act }) => act)));

/** What is printed of a card's moments and is not so. */
export function falseMoments(
  form: Momentous,
  write: Writer,
  langs: readonly Language[] = LANGUAGES,
): string[] {
  const definition = momentous(form);
  const seen = seenOf(form);
  return langs.flatMap((lang) => {
    const sentences = write(definition, lang);
    const untrue = untruth(() => {
      const told: Told[] = [];
      for (const sentence of sentences) {
        const { means } = readSentence(sentence, lang);
        const upon = momentOf(means, told.at(-1)?.upon ?? null);
        told.push({ upon, raises: raisedBy(means.do as Node) });
      }
      return told;
    }, seen);
    const text = sentences.map(lineOf).join(' ');
    const what = `${form.sort} ${JSON.stringify(form.rules)}`;
    return untrue === null ? [] : [`${what}\n  ${text}\n  ${untrue}`];
  });
}

function untruth(read: () => readonly Told[], seen: readonly Seen[]): string | null {
  try {
    const told = read();
    for (const { act, happens, raised } of seen) {
      const expected = told.reduce((sum, { upon, raises }) => sum + raises * times(upon, happens), 0);
      if (expected !== raised) return `${act.name}: ${expected} expected, ${raised} seen`;
    }
    const idle = told.find(({ upon }) => seen.every(({ happens }) => times(upon, happens) === 0));
    return idle === undefined ? null : `never happens: ${idle.upon}`;
  } catch (error) {
    if (!(error instanceof Untrue)) throw error;
    return error.message;
  }
}

const times = (upon: Happening, happens: readonly Happening[]): number =>
  happens.filter((one) => one === upon).length;
