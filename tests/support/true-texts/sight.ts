// What a reader who knows only a sentence finds on the table: the numbers, cards and heroes that it speaks of. It
// shares no code with the rules.
import { clone } from '../../../shared/engine/json.ts';
import { DICE, FACTS, type Held, type Played, SLOT_OF, TURN, type World } from './position.ts';
import type { Meaning } from './reader.ts';
import { Untrue, type Node } from './untrue.ts';
import { changed, type Change, type Values } from './values.ts';

/** What a sentence knows while it happens. */
export interface Mind {
  readonly seat: number;
  readonly level: number;
  /** The card chosen last, and how many were moved last. */
  chosen: number;
  done: number;
  other: number;
  rolled: number;
}
export const NONE = -1;
/** Numbers go no further. */
export const MOST = 99;
const SECTORS = 12;
const SANE = 10;
/** No battle of the toy position has come further. */
const FIRST_STAGE = 1;
const LEVELS: Meaning[] = ['dungeon', 'temple', 'spire', 'keep'];
const ZONES: readonly Meaning[] = ['hand', 'slots', 'discard', 'played', 'spent', 'gained', 'deck'];
/** Numbers of cards that nouns limit, in the order in which the limits are read. */
const LIMITED = ['power', 'cost'] as const;
const EQUIPMENT: Meaning[] = ['weapon', 'armor', 'object', 'relic', 'dungeon'];

/** What a hero has looked at in a deck. */
interface Looked {
  readonly seat: number;
  readonly deck: Meaning;
  readonly cards: readonly number[];
}
export const NOTHING_LOOKED_AT: Looked = { seat: NONE, deck: 'battle', cards: [] };

/** Reads the table. */
export class Sight {
  readonly world: World;
  /** What sentences have changed so far. */
  protected changes: Change[] = [];
  private readonly dice = [...DICE, ...DICE, ...DICE];

  /** The cards that a sentence has looked at last, by the hero who did. */
  protected looked: Looked = NOTHING_LOOKED_AT;
  /** The card that the text is on, or NONE for a hero's own. */
  protected readonly self: number;

  constructor({ before, self }: Played) {
    // Values are replaced, never changed.
    const { values, others, ...rest } = before;
    this.world = { ...clone(rest), values, others };
    this.self = self;
  }

  protected roll(mind: Mind): number {
    return (mind.rolled = this.dice.shift()!);
  }

  /** Heroes that a sentence speaks of, before any choice. */
  protected seats(who: Meaning, mind: Mind): number[] {
    const all = this.world.heroes.map((_, seat) => seat);
    const others = all.filter((seat) => seat !== mind.seat);
    const here = (seat: number) => this.world.heroes[seat].level === mind.level;
    switch (who) {
      case 'you':
        return [mind.seat];
      case 'every':
        return all;
      case 'others':
      case 'another':
        return others;
      case 'left':
        return [all.at((mind.seat + 1) % all.length)!];
      case 'right':
        return [all.at(mind.seat - 1)!];
      case 'here':
        return all.filter(here);
      case 'others-here':
      case 'another-here':
        return others.filter(here);
      default:
        return [mind.other];
    }
  }

  /** A number of a deed or noun, whose X is explained behind it. */
  protected number(n: Meaning, { x }: Node, mind: Mind): number {
    if (n === 'X' && x === undefined) throw new Untrue('X is not explained');
    return this.amount(n === 'X' ? x : n, mind);
  }

  protected amount(node: Meaning, mind: Mind): number {
    return Math.max(-MOST, Math.min(MOST, this.unbound(node, mind)));
  }

  private unbound(node: Meaning, mind: Mind): number {
    if (typeof node === 'number') return node;
    const { of, first, second, a, by, at, who, cards, card, to } = node as Node;
    const hero = this.world.heroes[mind.seat];
    switch (of) {
      case 'die':
        return this.roll(mind);
      case 'd3':
        return (mind.rolled = Math.ceil(this.roll(mind) / 2));
      case 'rolled':
        return mind.rolled;
      case 'done':
        return mind.done;
      case 'sanity':
        return hero.sanity;
      case 'lost-sanity':
        return SANE - hero.sanity;
      case 'madness':
        return this.world.madness;
      case 'turn':
        return TURN;
      case 'distance':
        return this.distance(hero, to);
      case 'cost': {
        const meant = card === 'this' ? this.self : mind.chosen;
        return meant < 0 ? 0 : FACTS[meant].cost;
      }
      case 'counters':
        return this.counters(card === 'this' ? this.self : mind.chosen);
      case 'heroes':
        return this.seats(who, mind).length;
      case 'count':
        return this.find(cards as Node, mind.seat, mind, []).length;
      case 'power': {
        const meant = card === 'this' ? this.self : mind.chosen;
        return meant < 0 ? 0 : this.power(meant, mind.seat);
      }
      case 'sum':
        return this.part(first, mind) + this.part(second, mind);
      case 'higher':
      case 'lower': {
        const both = [this.amount(first, mind), this.amount(second, mind)];
        const value = of === 'higher' ? Math.max(...both) : Math.min(...both);
        if (rolls([first, second])) mind.rolled = value;
        return value;
      }
      case 'bracketed':
        return this.amount(a, mind);
      case 'half':
        return Math.ceil(this.amount(a, mind) / 2);
      case 'times':
        return this.amount(a, mind) * (by as number);
      case 'capped':
        return Math.min(at as number, this.amount(a, mind));
      default:
        throw new Error(`no number "${JSON.stringify(node)}"`);
    }
  }

  private distance({ level, space }: World['heroes'][number], to: Meaning): number {
    if (LEVELS[level] === 'keep') return 0;
    const portal = this.world.portals[level];
    const goal = { portal, staircase: (portal + SECTORS / 2) % SECTORS, foe: this.world.foes[level] }[
      to as string
    ];
    const apart = Math.abs(goal! - space);
    return goal === NONE ? 0 : Math.min(apart, SECTORS - apart);
  }

  /** The counters on a card. */
  protected counters(card: number): number {
    const { [card]: [passing, lasting] = [0, 0] } = this.world.counters;
    return passing + lasting;
  }

  /** A part of a sum, or several of them: only the whole sum is bounded. */
  private readonly part = (node: Meaning, mind: Mind): number =>
    (node as Node).of === 'sum' ? this.unbound(node, mind) : this.amount(node, mind);

  /** What a card is worth to a hero by now. */
  protected power(card: number, seat: number): number {
    const what = `power ${card} any`;
    return this.changedFor(seat, { [what]: FACTS[card].power })[what] as number;
  }

  /** Values that a hero reads, once sentences have changed them. */
  protected changedFor(seat: number, values: Values, changes: readonly Change[] = this.changes): Values {
    const own = changes.filter((change) => change.seat === seat);
    const { level } = this.world.heroes[seat];
    const mind: Mind = { seat, level, chosen: NONE, done: 0, other: seat, rolled: 0 };
    return changed(
      values,
      own,
      (card, noun) =>
        this.means(card, noun, mind) &&
        (noun.from === undefined || this.find(noun, seat, mind, []).includes(card)),
    );
  }

  /** Whether a condition holds. */
  protected holds(node: Node, mind: Mind): boolean {
    return this.plainly(node, mind) !== (node.not === true);
  }

  private plainly(node: Node, mind: Mind): boolean {
    const hero = this.world.heroes[mind.seat];
    switch (node.is) {
      case 'all':
        return this.holds(node.first as Node, mind) && this.holds(node.second as Node, mind);
      case 'any':
        return this.holds(node.first as Node, mind) || this.holds(node.second as Node, mind);
      case 'amount':
        return within(this.amount(node.a, mind), node);
      case 'turn':
        return within(this.world.turn, node);
      case 'stage':
        return this.world.enemy >= 0 && within(FIRST_STAGE, node);
      case 'cards':
        return within(this.find(node.cards as Node, mind.seat, mind, []).length, node);
      case 'that':
        return mind.chosen >= 0 && this.means(mind.chosen, node.cards as Node, mind);
      case 'key':
        return hero.key;
      case 'level':
        return (node.levels as Meaning[]).includes(LEVELS[hero.level]);
      case 'foe-here':
        return (this.world.foes[hero.level] ?? NONE) !== NONE;
      case 'alone':
        return this.world.heroes.length === 1;
      case 'battle':
        return this.world.enemy >= 0 && this.faces(node);
      case 'class':
        return (node.class as Meaning[]).includes('rogue');
      case 'collected':
        return hero.zones.gained.length > 0;
      case 'slotted':
        return hero.zones.slots.includes(this.self);
      default:
        throw new Error(`no condition "${JSON.stringify(node)}"`);
    }
  }

  private faces({ enemy, class: classes }: Node): boolean {
    const facts = FACTS[this.world.enemy];
    return (
      (enemy === undefined || (enemy as Meaning[]).includes(facts.kind)) &&
      (classes === undefined || (classes as Meaning[]).includes(facts.class ?? ''))
    );
  }

  /** Cards that a noun means. `unsaid`: where they lie if the text does not tell. */
  protected find(noun: Node, seat: number, mind: Mind, unsaid: Meaning[]): number[] {
    // Cards in slots of some kinds are in slots.
    const there = noun.slot === undefined ? unsaid : ['slots'];
    const { from = there, whose = 'you', count = 1, pick } = noun as { from?: Meaning[] } & Node;
    const single = count === 1 && pick !== 'strongest' && pick !== 'weakest' && pick !== 'last';
    if (String(whose).startsWith('another') && !single) throw new Untrue('of which other hero?');
    const { heroes } = this.world;
    const order = heroes.map((_, i) => (seat + i) % heroes.length);
    const owners = order.filter((other) => {
      if (whose === 'you') return other === seat;
      if (whose === 'that') return other === mind.other;
      const anywhere = whose === 'another' || whose === 'others';
      return other !== seat && (anywhere || heroes[other].level === heroes[seat].level);
    });
    const found = owners.flatMap((owner) => from.flatMap((zone) => this.zone(zone, owner)));
    const limited = this.limited(noun, mind);
    return [...new Set(found)].filter((card) => this.suits(card, limited, mind));
  }

  /** Whether a card is what a noun describes, as the table is now. */
  protected means(card: number, noun: Node, mind: Mind): boolean {
    return this.suits(card, this.limited(noun, mind), mind);
  }

  /** The same of many cards: its limits are read once. */
  protected meaning(noun: Node, mind: Mind): (card: number) => boolean {
    const limited = this.limited(noun, mind);
    return (card) => this.suits(card, limited, mind);
  }

  private suits(card: number, noun: Node, mind: Mind): boolean {
    const { named, slot } = noun;
    if (!fits(card, noun)) return false;
    const namesake = named === 'that' ? mind.chosen : this.self;
    if (named !== undefined && (namesake < 0 || FACTS[namesake].id !== FACTS[card].id)) return false;
    if (slot === undefined) return true;
    const isSlotted = this.world.heroes.some(({ zones }) => zones.slots.includes(card));
    return isSlotted && (slot === 'any' || (slot as Meaning[]).includes(SLOT_OF.get(card)!));
  }

  /** A noun with the numbers in place of the letters and dice in its limits. */
  private limited(noun: Node, mind: Mind): Node {
    const number = (limit: Meaning): Meaning => {
      if (typeof limit !== 'string') return this.amount(limit, mind);
      const said = noun[limit.toLowerCase()];
      if (said === undefined) throw new Untrue(`${limit} is not explained`);
      return this.amount(said, mind);
    };
    const limits = LIMITED.flatMap((field) => {
      const read = (key: string) => {
        const limit = (noun[field] as Node)[key];
        return limit === undefined ? [] : [[key, number(limit)] as const];
      };
      return noun[field] === undefined
        ? []
        : [[field, Object.fromEntries(['min', 'max', 'exactly'].flatMap(read))] as const];
    });
    return { ...noun, ...Object.fromEntries(limits) };
  }

  private zone(zone: Meaning, seat: number): readonly number[] {
    const { heroes, ring, banished, enemy } = this.world;
    const { zones, level } = heroes[seat];
    if (ZONES.includes(zone)) {
      const cards = zones[zone as Held];
      return zone === 'deck' ? cards.toSorted((a, b) => a - b) : cards;
    }
    const there = level === 1 ? ring.filter((card) => card >= 0) : [];
    switch (zone) {
      case 'usable':
        return [...zones.hand, ...zones.slots, ...zones.played];
      case 'ring':
        return there;
      case 'battle':
        return enemy < 0 ? [] : [enemy];
      case 'enemies':
        return enemy < 0 ? there : [enemy];
      case 'banished':
        return banished;
      case 'seen': {
        if (this.looked.seat !== seat) return [];
        const pile = this.pile(this.looked.deck, seat);
        return this.looked.cards.filter((card) => pile.includes(card));
      }
      case 'supply':
        return this.world.supply;
      default:
        return [];
    }
  }

  /** A deck, the top last. */
  protected pile(deck: Meaning, seat: number): number[] {
    const { heroes, encounter, loot, foesBelow } = this.world;
    const shared: { readonly [deck: string]: number[] } = { encounter, loot, foe: foesBelow, tower: [] };
    return deck === 'battle' ? heroes[seat].zones.deck : shared[deck as string];
  }
}

const within = (
  value: number,
  { min, max, exactly }: { min?: Meaning; max?: Meaning; exactly?: Meaning },
): boolean =>
  value >= ((min ?? exactly ?? -Infinity) as number) && value <= ((max ?? exactly ?? Infinity) as number);

const widened = (kinds: Meaning): Meaning[] =>
  (kinds as Meaning[]).flatMap((kind) => (kind === 'equipment' ? EQUIPMENT : [kind]));

/** Whether a number is rolled, or a part of it. */
const rolls = (number: Meaning | undefined): boolean => /"d(?:ie|3)"/.test(JSON.stringify(number ?? 0));

/** A noun without the limits that are no plain numbers, where one of them is rolled. */
export function beforeRolls(noun: Node): Node {
  const said = (limit: Meaning): Meaning => (typeof limit === 'string' ? noun[limit.toLowerCase()] : limit);
  const limits = LIMITED.flatMap((field) => Object.values((noun[field] ?? {}) as Node));
  if (!limits.some((limit) => rolls(said(limit)))) return noun;
  const plain = LIMITED.flatMap((field) => {
    const kept = Object.entries((noun[field] ?? {}) as Node).filter(([, limit]) => typeof limit === 'number');
    return noun[field] === undefined ? [] : [[field, Object.fromEntries(kept)] as const];
  });
  return { ...noun, ...Object.fromEntries(plain) };
}

/** Whether a card is what a noun describes. */
function fits(card: number, { kind, not, as, power, cost, class: classes, id, pack }: Node): boolean {
  const facts = FACTS[card];
  const attributes = as === undefined ? [] : (as as Meaning[]);
  return (
    (kind === undefined || widened(kind).includes(facts.kind)) &&
    (not === undefined || !widened(not).includes(facts.kind)) &&
    (as === undefined || facts.as.some((one) => attributes.includes(one) || attributes.includes('vorpal'))) &&
    (power === undefined || within(facts.power, power as Node)) &&
    (cost === undefined || within(facts.cost, cost as Node)) &&
    (classes === undefined || (classes as Meaning[]).includes(facts.class ?? '')) &&
    (id === undefined || facts.id === id) &&
    // All toys are of one pack.
    (pack === undefined || pack === 'own' || facts.id.startsWith(`${String(pack)}:`))
  );
}
