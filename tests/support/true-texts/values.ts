// What cards are worth and cost, and what may be done with them: as the game reads it, and as a reader does who
// knows only the sentences that change it.
import { MODS } from '../../../shared/games/ravingspire/rules/card.ts';
import { fullHand } from '../../../shared/games/ravingspire/rules/piles.ts';
import { priceOf } from '../../../shared/games/ravingspire/rules/cost.ts';
import { activeMods, lootLift, sumOf } from '../../../shared/games/ravingspire/rules/modifiers.ts';
import { slotTakes } from '../../../shared/games/ravingspire/rules/slots.ts';
import {
  allowedOf,
  generations,
  isForbidden,
  isOpening,
  lensOf,
  powerOf,
  staysInHand,
  staysSlotted,
} from '../../../shared/games/ravingspire/rules/values.ts';
import type { Match, State } from '../../../shared/games/ravingspire/types.ts';
import type { Meaning } from './reader.ts';
import { Untrue, type Node } from './untrue.ts';

/** Values by what they are and the card that they are of. */
export type Values = { readonly [what: string]: number | boolean | string };

const SLOTS = ['weapon', 'armor', 'object', 'relic', 'adventurer'];
const BITS: { readonly [word: string]: number } = { fight: 1, skill: 2, charm: 4, vorpal: 7 };

const ATTRIBUTES = ['fight', 'skill', 'charm'];
/** Several attributes as bits. */
const bitsOf = (words: Meaning): number => (words as string[]).reduce((bits, word) => bits | BITS[word], 0);

/** The cards whose values are looked at: a hero's own, those of them in slots, and those that could be paid for. */
export interface Shown {
  readonly mine: readonly number[];
  readonly slotted: readonly number[];
  readonly others: readonly number[];
}

const AGAINST = [
  ['any', false],
  ['enemies', true],
] as const;
type Names = ReturnType<typeof named>;
const named = (card: number) => ({
  'power any': `power ${card} any`,
  'power enemies': `power ${card} enemies`,
  'as any': `as ${card} any`,
  'as enemies': `as ${card} enemies`,
  forbidden: `forbidden ${card}`,
  slots: `slots ${card}`,
  kept: `kept ${card}`,
  opens: `opens ${card}`,
  stays: `stays ${card}`,
  generates: `generates ${card}`,
  fight: `fight ${card}`,
  skill: `skill ${card}`,
  charm: `charm ${card}`,
  brute: `brute ${card}`,
  off: `off ${card}`,
});
const known: Names[] = [];
/** What the values of a card are called: thousands of games ask for the same few. */
const namesOf = (card: number): Names => (known[card] ??= named(card));

/** The values as the game reads them for a hero. */
export function valuesOf(match: Match, state: State, { mine, slotted, others }: Shown, seat = 0): Values {
  const lens = lensOf(match, state, seat);
  const values: { [what: string]: number | boolean | string } = { hand: fullHand(match, state, seat) };
  for (const name of ['adversaryHarm', 'well', 'loot'] as const)
    values[name] = sumOf(match, state, seat, MODS[name]);
  values.lootRoll = lootLift(match, state, seat);
  values.foeStays = activeMods(match, state, seat, MODS.foeStays).length > 0;
  // The price of the Well is never raised.
  values.well = Math.min(0, sumOf(match, state, seat, MODS.well));
  for (const card of mine) {
    const names = namesOf(card);
    for (const [against, enemies] of AGAINST) {
      values[names[`power ${against}`]] = powerOf(match, state, seat, card, enemies, lens);
      values[names[`as ${against}`]] = allowedOf(match, state, seat, card, enemies, lens);
    }
    values[names.kept] = staysInHand(match, state, seat, card);
    values[names.opens] = isOpening(match, state, seat, card);
    values[names.forbidden] = isForbidden(match, state, seat, card);
    values[names.slots] = SLOTS.filter((_kind, i) => slotTakes(match, state, seat, card, i)).join(' ');
  }
  for (const card of slotted) {
    const names = namesOf(card);
    values[names.stays] = staysSlotted(match, state, seat, card);
    values[names.generates] = generations(match, state, seat, card, lens)
      .map(({ amount, as }) => `${amount} ${as}`)
      .join(' ');
  }
  for (const card of others) {
    const { fight, skill, charm, brute, reductions } = priceOf(match, state, seat, card);
    const names = namesOf(card);
    values[names.fight] = fight;
    values[names.skill] = skill;
    values[names.charm] = charm;
    values[names.brute] = brute;
    values[names.off] = reductions
      .filter((n) => n !== 0)
      .sort()
      .join(' ');
  }
  return values;
}

/** A change that a sentence tells of, for which hero, with its number and the one card that it is bound to, if it is. */
export interface Change {
  readonly seat: number;
  readonly node: Node;
  readonly amount: number;
  readonly card: number | null;
}

/** Whether a noun means a card. */
export type Means = (card: number, noun: Node) => boolean;

/** The values once sentences have changed them. */
export function changed(before: Values, changes: readonly Change[], means: Means): Values {
  if (changes.length === 0) return before;
  const values: { [what: string]: number | boolean | string } = { ...before };
  const single = new Map<string, number>();
  for (const change of changes.toSorted((a, b) => layerOf(a.node) - layerOf(b.node))) {
    const { node } = change;
    const amount = change.amount * (node.less === true ? -1 : 1);
    const add = (what: string, least = -Infinity, most = Infinity): void => {
      values[what] = Math.min(most, Math.max(least, (values[what] as number) + amount));
    };
    switch (node.change) {
      case 'hand':
        add('hand', 0);
        break;
      case 'well':
        add('well', -Infinity, 0);
        break;
      case 'adversaryHarm':
      case 'loot':
        add(node.change);
        break;
      case 'lootRoll':
        // What takes from the roll is never added.
        if (amount > 0) add(node.change);
        break;
      case 'share':
        for (const kind of node.kind as string[])
          if (`shares ${kind}` in values) values[`shares ${kind}`] = true;
        break;
      case 'foe-stays':
        values.foeStays = true;
        break;
      case 'reroll':
        values.rerolls = 1;
        break;
      case 'rotation':
        values['further first'] = Math.max(0, (values['further first'] as number) + amount);
        break;
      case 'free':
        for (const as of ATTRIBUTES.filter((name) => (bitsOf(node.as) & BITS[name]) !== 0))
          values[`free ${as}`] = Math.max(0, amount);
        break;
      default:
        for (const what of Object.keys(values)) changeOf(values, what, change, amount, means, single);
    }
  }
  for (const what of Object.keys(values))
    if (partsOf(what).kind === 'power') values[what] = Math.max(0, values[what] as number);
  return values;
}

/** Power is replaced, then raised, then doubled, then lowered (CARD-14), unless the sentence says otherwise. */
function layerOf({ change, less, early, late }: Node): number {
  if (change === 'double') return 2;
  if (change !== 'power') return 0;
  return late === true || (less === true && early !== true) ? 3 : 1;
}

interface Parts {
  readonly kind: string;
  /** Null for what is of no card. */
  readonly card: number | null;
  readonly against: string | undefined;
}
const parts = new Map<string, Parts>();

/** What a value is of. */
function partsOf(what: string): Parts {
  const known = parts.get(what);
  if (known !== undefined) return known;
  const [kind, number, against] = what.split(' ');
  const card = Number(number);
  const found: Parts = { kind, card: Number.isNaN(card) ? null : card, against };
  parts.set(what, found);
  return found;
}

function changeOf(
  values: { [what: string]: number | boolean | string },
  what: string,
  { node, card: bound }: Change,
  amount: number,
  means: Means,
  single: Map<string, number>,
): void {
  const { kind, card, against } = partsOf(what);
  if (card === null) return;
  if (bound === null ? !touched(card, node.cards, means) : bound !== card) return;
  if (against === 'any' && node.against === 'enemies') return;
  const value = values[what];
  switch (`${String(node.change)} ${kind}`) {
    case 'power power':
      values[what] = (value as number) + amount;
      return;
    case 'set power':
      values[what] = amount;
      return;
    case 'double power':
      // Each doubling adds the same once more (CARD-14).
      single.set(what, single.get(what) ?? (value as number));
      values[what] = (value as number) + single.get(what)!;
      return;
    case 'allow as':
      if (((value as number) & BITS[(node.from ?? 'vorpal') as string]) !== 0)
        values[what] = (value as number) | BITS[node.to as string];
      return;
    case 'retain kept':
    case 'opening opens':
    case 'forbid forbidden':
    case 'stay stays':
      values[what] = true;
      return;
    case 'generate generates': {
      // Two ways that are the same are one, and one that gives nothing is none.
      if (amount < 1) return;
      const way = `${amount} ${BITS[node.as as string]}`;
      if (value !== way) values[what] = [value, way].filter((one) => one !== '').join(' ');
      return;
    }
    case 'slot slots': {
      const into = node.into as Meaning[];
      values[what] = SLOTS.filter(
        (slot) => String(value).split(' ').includes(slot) || into.includes(slot),
      ).join(' ');
      return;
    }
    case `cost ${String(node.as)}`:
      values[what] = Math.max(0, (value as number) + amount);
      return;
    case 'cost brute':
      if (node.as === undefined || (value as number) < 0) return;
      if (node.brute !== true) throw new Untrue('brute force is not mentioned');
      values[what] = Math.max(0, (value as number) + amount);
      return;
    case 'cost off':
      // Less than nothing off is nothing.
      if (node.as === undefined && amount < 0)
        values[what] = [...String(value).split(' '), String(-amount)]
          .filter((part) => part !== '')
          .sort()
          .join(' ');
  }
}

const touched = (card: number, cards: Meaning | undefined, means: Means): boolean =>
  cards === undefined || (cards === 'this' ? card === 0 : means(card, cards as Node));
