// What a sentence makes happen, for a reader who knows only the sentence: a small game of its own that shares no code
// with the rules.
import { isDeepStrictEqual } from 'node:util';
import { same, type Json } from '../../../shared/engine/json.ts';
import { Moves } from './moves.ts';
import { FACTS, LOSS, type Lying, type World } from './position.ts';
import type { Meaning } from './reader.ts';
import { beforeRolls, MOST, NONE, NOTHING_LOOKED_AT, type Mind } from './sight.ts';
import { Untrue, type Node } from './untrue.ts';

/** A sentence that was read, with the rows of its table. */
export interface Sentence {
  readonly means: Node;
  readonly rows: readonly Sentence[];
}

/** A deed that waits, as it was said. */
interface Coming {
  readonly node: Node;
  readonly mind: Mind;
  /** The rows of the table in its sentence. */
  readonly rows: readonly Sentence[];
}

/** What a sentence calls the place of a card. */
const PLACES: { readonly [L in Lying]: string } = {
  hand: 'hand',
  slots: 'slotted',
  played: 'played',
  ring: 'ring',
  tower: 'level',
  battle: 'battle',
  hero: 'hero',
};
const WAYS: Json[] = ['clockwise', 'counterclockwise'];
const RINGS: Json[] = ['dungeon', 'temple', 'spire'];
const KEEP = 3;
const SECTORS = 12;
const ACROSS = 6;
const MOST_ROUNDS = 20;
/** Moments that are about a card, with the kinds that it can be of where not of any. */
const OF_CARDS: { readonly [when: string]: readonly string[] | null } = {
  gains: null,
  beats: ['adversary', 'foe'],
  plays: null,
  discards: null,
  banishes: null,
};
/** The level where the first hero fights. */
const FOUGHT_ON = 1;

const turned = (sector: number, by: number): number => (((sector + by) % SECTORS) + SECTORS) % SECTORS;

/** Lets sentences happen. */
export class Model extends Moves {
  private readonly mind: Mind = { seat: 0, level: 1, chosen: NONE, done: 0, other: 0, rolled: 0 };
  /** Cards that the enemy has taken, each with the hero that it goes back to. */
  private readonly taken: { readonly card: number; readonly seat: number }[] = [];
  /** What is left of the loss that is about to happen. */
  private loss = LOSS;
  /** What waits for its moment. */
  private readonly later: Coming[] = [];
  /** The rows of the table in the sentence that happens, until it comes to them. */
  private rows: readonly Sentence[] = [];

  /** Lets what the sentences say happen for the first hero. @throws Untrue where the game asked something else */
  run(sentences: readonly Sentence[], lying: Lying | null = null): void {
    for (const sentence of sentences) {
      if (lying === null) this.sentence(sentence, this.mind);
      else this.standing(sentence.means, lying);
    }
    // What is set off waits until the effect is done.
    this.settle();
    for (let next = this.later.shift(); next !== undefined; next = this.later.shift()) {
      this.come(next);
      this.settle();
    }
    if (this.asked.length > 0) throw new Untrue(`asked: ${JSON.stringify(this.asked[0].options)}`);
  }

  /** A standing rule, where its card lies: for the hero who holds or fights it, and that of a tower or on a ring for all on its level. */
  private standing({ while: where, change, if: condition }: Node, lying: Lying): void {
    if (where !== 'always' && where !== PLACES[lying]) return;
    const node = change as Node;
    for (const [seat, { level }] of this.world.heroes.entries()) {
      if (lying === 'tower' || lying === 'ring' ? level !== this.mind.level : seat !== this.mind.seat)
        continue;
      const mind: Mind = { ...this.mind, seat, level, other: seat };
      if (condition !== undefined && !this.holds(condition as Node, mind)) continue;
      const amount = node.n === undefined ? 0 : this.number(node.n, node, mind);
      this.changes.push({ seat, node, amount, card: node.cards === 'this' ? this.self : null });
    }
  }

  /** The moment comes that something waits for, and no battle is open at the ends of a turn. */
  private come({ node, mind: { seat, chosen }, rows }: Coming): void {
    const { when, ends = 'never', cards } = node as { when: string; ends?: string; cards?: Node };
    if (this.world.heroes[seat].mad || (when === 'turn-start' && ends === 'turn')) return;
    const isMeant = (card: number): boolean =>
      OF_CARDS[when]?.includes(FACTS[card].kind) !== false &&
      (cards === undefined ||
        this.means(card, cards, { ...this.mind, seat, chosen, level: this.world.heroes[seat].level }));
    const about = when in OF_CARDS ? Object.keys(FACTS).map(Number).filter(isMeant) : [];
    this.loss = LOSS;
    this.looked = NOTHING_LOOKED_AT;
    const { level } = this.world.heroes[seat];
    const { enemy } = this.world;
    if (when.startsWith('turn-')) this.world.enemy = NONE;
    this.rows = rows;
    this.deed(node.then as Node, { seat, level, chosen, done: 0, other: seat, rolled: 0 });
    if (when.startsWith('turn-')) this.world.enemy = enemy;
    if (when === 'would-lose-sanity') this.loss = this.warded(seat, this.loss);
    this.world.waits.push({ seat, when, ends, about, left: this.loss });
  }

  private settle(): void {
    for (; this.healed > 0; this.healed--) if (!this.stopped(this.mind.seat)) this.heal(this.mind.seat);
  }

  /** One die, or the one of two that is kept. */
  private rollOn(keep: Meaning | undefined, mind: Mind): number {
    const value = this.roll(mind);
    if (keep === undefined) return value;
    const other = this.roll(mind);
    return (mind.rolled = keep === 'higher' ? Math.max(value, other) : Math.min(value, other));
  }

  private sentence({ means, rows }: Sentence, mind: Mind): void {
    const outer = this.rows;
    this.rows = rows;
    this.deed(means.do as Node, mind);
    this.rows = outer;
  }

  private deed(node: Node, mind: Mind): void {
    const { who } = node;
    const stopped = this.stopped(mind.seat);
    switch (node.deed) {
      case 'both':
        this.deed(node.first as Node, mind);
        return this.deed(node.second as Node, mind);
      case 'nothing':
        return;
      case 'may':
        return stopped ? undefined : this.may(node, mind);
      case 'if': {
        const list = this.holds(node.if as Node, mind) ? node.then : node.else;
        return list === undefined ? undefined : this.deed(list as Node, mind);
      }
      case 'choose': {
        if (stopped) return;
        const of = node.of as Node[];
        return this.deed(of[this.ask(mind.seat, Object.keys(of).map(Number)) as number], mind);
      }
      case 'table': {
        if (stopped) return;
        const value = this.rollOn(node.keep, mind);
        const rows = (node.rows as Node[] | undefined)?.map((means): Sentence => ({ means, rows: [] }));
        const row = (rows ?? this.rows).find(
          ({ means }) => (means.from as number) <= value && value <= ((means.to ?? means.from) as number),
        );
        return row === undefined ? undefined : this.sentence(row, mind);
      }
      case 'repeat': {
        const times = Math.min(MOST_ROUNDS, this.number(node.n, node, mind));
        for (let i = 0; i < times; i++) this.deed(node.then as Node, mind);
        return;
      }
      case 'prevent': {
        const most = node.n === undefined ? LOSS : this.number(node.n, node, mind);
        this.loss -= Math.max(0, Math.min(this.loss, most));
        return;
      }
      case 'later':
        if (!stopped) this.later.push({ node, mind: { ...mind }, rows: this.rows });
        return;
      case 'each':
        return this.each(who, mind, (seat) => {
          mind.other = seat;
          const { level } = this.world.heroes[seat];
          const { looked } = this;
          this.looked = NOTHING_LOOKED_AT;
          this.deed(node.then as Node, { ...mind, seat, level, chosen: NONE, done: 0 });
          this.looked = looked;
        });
      case 'draw':
      case 'lose-sanity':
      case 'gain-sanity':
      case 'gain-loot': {
        if (stopped && who === 'you') return;
        const count = this.number(node.n, node, mind);
        return this.each(who, mind, (seat) => this.count(node.deed as string, seat, count));
      }
      case 'madness': {
        const by = this.number(node.n, node, mind) * (node.down === true ? -1 : 1);
        if (!this.world.over) this.madness(by);
        return;
      }
      case 'discard':
      case 'banish':
        return this.each(who, mind, (seat) => this.move(node, seat, mind));
      case 'move-hero': {
        const most = this.number(node.n, node, mind);
        return this.each(who, mind, (seat) => this.walk(node, mind.seat, seat, most));
      }
      case 'place-hero':
        return this.each(who, mind, (seat) => this.place(seat, node));
      default:
        return stopped ? undefined : this.yours(node, mind);
    }
  }

  /** What only the hero itself does. */
  private yours(node: Node, mind: Mind): void {
    switch (node.deed) {
      case 'retrieve':
      case 'put-on-deck':
      case 'gain':
      case 'reshuffle':
      case 'bury':
      case 'pick':
        return this.move(node, mind.seat, mind);
      case 'look':
        return this.look(node, node.all === true ? Infinity : this.number(node.n, node, mind), mind);
      case 'put-on-ring':
        return this.putOnRing(node, mind);
      case 'play':
        return this.play(node, mind);
      case 'again':
        return this.again(node, mind);
      case 'ward': {
        const left = this.number(node.n, node, mind);
        if (left > 0)
          this.world.wards.push({
            seat: mind.seat,
            left,
            ends: (node.ends as string | undefined) ?? 'never',
          });
        return;
      }
      case 'reveal-until':
        return this.lookUntil(node, mind);
      case 'shuffle':
        return this.shuffle(node, mind);
      case 'put-back':
        return this.putBack(node, mind);
      case 'transform':
        return this.transform(node, mind);
      case 'give':
        return this.each(node.to, mind, (to) => this.give(node, to, mind));
      case 'until':
        return this.until(node, mind);
      case 'reduce-cost': {
        const cards = this.chosen(node.cards, mind);
        const amount = this.number(node.n, node, mind);
        // It is less for every hero.
        for (const card of cards)
          for (const seat of this.world.heroes.keys())
            this.changes.push({ seat, node: { change: 'cost', less: true, once: true }, amount, card });
        return;
      }
      case 'redraw-foe': {
        const { foesBelow, enemy } = this.world;
        const next = enemy === NONE ? undefined : foesBelow.pop();
        if (next === undefined) return;
        this.loseCounters(enemy);
        foesBelow.unshift(enemy);
        this.world.enemy = next;
        return;
      }
      case 'take':
        return this.take(node, mind);
      case 'swap-places': {
        const { heroes } = this.world;
        return this.each(node.who, mind, (seat) => this.swap(heroes[mind.seat], heroes[seat]));
      }
      case 'place-foe':
        return this.placeFoe(node, this.world.heroes[mind.seat]);
      case 'put-counters':
      case 'remove-counters':
        return this.mark(node, mind);
      case 'add-loot':
        if (this.world.enemy !== NONE) this.world.loots += this.number(node.n, node, mind);
        return;
      case 'lay-on-foe-deck':
        return this.into(this.self, this.world.foeDeck);
      case 'rotate':
        return this.rotate(node, mind);
      case 'summon-foe':
      case 'remove-foe': {
        const level = this.levelMeant(node.level, mind);
        const { foes, portals } = this.world;
        if (node.deed === 'remove-foe') this.removeFoe(level);
        else if (foes[level] === NONE) foes[level] = turned(portals[level], ACROSS);
        return;
      }
      case 'foe-advances':
        return this.foeAdvances(mind.seat);
      case 'move-foe': {
        const { level, space } = this.world.heroes[mind.seat];
        const foe = this.world.foes[level] ?? NONE;
        const locked = this.world.heroes.some(
          (hero, seat) => seat !== 0 && hero.level === level && hero.space === foe,
        );
        if (foe === NONE || foe === space || (locked && node.locked !== true) || this.isHeld(level)) return;
        return this.moveFoe(level, this.number(node.n, node, mind), space);
      }
      default:
        throw new Error(`no deed "${String(node.deed)}"`);
    }
  }

  /** One that is fought stays, and so does one that shares its space with a hero out of turn (FOE-3). */
  private placeFoe({ at, locked }: Node, { level, space }: World['heroes'][number]): void {
    const { foes, portals, heroes, enemy } = this.world;
    if (level === KEEP || foes[level] === NONE || (level === FOUGHT_ON && enemy !== NONE)) return;
    if (this.isHeld(level)) return;
    const held = heroes.some((hero, i) => i !== 0 && hero.level === level && hero.space === foes[level]);
    if (held && locked !== true) return;
    foes[level] = at === 'you' ? space : at === 'portal' ? portals[level] : turned(portals[level], ACROSS);
  }

  /** Counters are put on a card, up to 99, or taken off, those that last after the others. */
  private mark(node: Node, mind: Mind): void {
    const card = node.cards === 'this' ? this.self : mind.chosen;
    const count = Math.max(0, this.number(node.n, node, mind));
    if (card === NONE) return;
    const { [card]: [passing, lasting] = [0, 0] } = this.world.counters;
    if (node.deed === 'put-counters') {
      const put = Math.min(count, MOST - passing - lasting);
      this.setCounters(
        card,
        node.lasting === true ? passing : passing + put,
        node.lasting === true ? lasting + put : lasting,
      );
      return;
    }
    const rest = Math.max(0, count - passing);
    this.setCounters(card, Math.max(0, passing - count), Math.max(0, lasting - rest));
  }

  /** The enemy that a text speaks of is the card that it stands on; what it took joins the cost of no other. */
  private take(node: Node, mind: Mind): void {
    if (this.world.enemy !== this.self) return;
    for (const card of this.chosen(node.cards, mind)) {
      const amount = this.power(card, mind.seat);
      const change = { change: 'cost', as: node.as, brute: true, ends: 'battle', by: 'enemy' };
      this.changes.push({ seat: 0, node: change, amount, card: this.self });
      this.takeOut(card);
      this.taken.push({ card, seat: mind.seat });
    }
  }

  /** Chooses cards and keeps in mind which. */
  private chosen(cards: Meaning, mind: Mind): number[] {
    const chosen = this.pick(cards, mind.seat, mind, ['enemies']);
    mind.chosen = chosen.at(-1) ?? NONE;
    mind.done = chosen.length;
    return chosen;
  }

  private until(node: Node, mind: Mind): void {
    const own = node.chosen === undefined && (node.cards === 'this' || node.cards === 'it');
    const cards = node.chosen === undefined ? [own ? this.self : null] : this.chosen(node.chosen, mind);
    if (cards.length === 0) return;
    const amount = node.n === undefined ? 0 : this.number(node.n, node, mind);
    // What is bound to a card for good goes along with it.
    const seats = node.ends === 'forever' ? [...this.world.heroes.keys()] : [mind.seat];
    for (const card of cards)
      for (const seat of card === null ? [mind.seat] : seats) this.changes.push({ seat, node, amount, card });
  }

  /** The world with the values that the sentences make. */
  expected(): World {
    const { now, later, gone } = this.world.values;
    const present = this.changes.filter(({ node }) => node.by !== 'enemy' || this.world.enemy === this.self);
    const lasting = this.changes.filter(({ node }) => node.ends !== 'battle');
    const left = lasting.filter(({ node }) => node.ends !== 'play');
    const discards = this.world.heroes.map(({ zones }, seat) => [
      ...zones.discard,
      ...this.taken.filter((taken) => taken.seat === seat).map(({ card }) => card),
    ]);
    const others = Object.entries(this.world.others).map(
      ([seat, values]) => [seat, this.changedFor(Number(seat), values, present)] as const,
    );
    return {
      ...this.world,
      discards,
      others: Object.fromEntries(others),
      values: {
        now: this.changedFor(0, now, present),
        later: this.changedFor(0, later, lasting),
        gone: this.changedFor(0, gone, left),
      },
    };
  }

  private may(node: Node, mind: Mind): void {
    const { price, then, else: otherwise } = node as { price?: Node; then: Node; else?: Node };
    const payable = price === undefined || this.payable(price, mind);
    if (!payable || this.ask(mind.seat, ['no', 'yes']) === 'no') {
      if (otherwise !== undefined) this.deed(otherwise, mind);
      return;
    }
    this.paying = true;
    if (price !== undefined) this.deed(price, mind);
    this.paying = false;
    if (!this.stopped(mind.seat)) this.deed(then, mind);
  }

  private payable(price: Node, mind: Mind): boolean {
    if (price.deed === 'both')
      return this.payable(price.first as Node, mind) && this.payable(price.second as Node, mind);
    if (price.deed === 'lose-sanity')
      return this.world.heroes[mind.seat].sanity >= (typeof price.n === 'number' ? price.n : 1);
    const { cards } = price;
    if (price.deed === 'remove-counters')
      return (
        this.counters(cards === 'this' ? this.self : mind.chosen) >=
        (typeof price.n === 'number' ? price.n : 1)
      );
    if (cards === undefined) throw new Untrue(`no price: ${JSON.stringify(price)}`);
    if (typeof cards === 'string') return (cards === 'this' ? this.self : mind.chosen) >= 0;
    const { count = 1 } = cards as Node;
    const least = count === 'all' ? 0 : typeof count === 'number' ? count : 1;
    return this.find(beforeRolls(cards as Node), mind.seat, mind, ['hand']).length >= least;
  }

  private walk({ upTo }: Node, chooser: number, seat: number, most: number): void {
    const hero = this.world.heroes[seat];
    if (hero.level === KEEP || most <= 0) return;
    const spaces = upTo === true ? (this.ask(chooser, upToAll(most)) as number) : most;
    if (spaces === 0) return;
    const way = this.ask(chooser, WAYS) === 'clockwise' ? 1 : -1;
    hero.space = turned(hero.space, way * spaces);
  }

  private place(seat: number, { at, level: word }: Node): void {
    const hero = this.world.heroes[seat];
    const { portals, foes } = this.world;
    if (at === 'start') {
      hero.level = 0;
      hero.space = portals[0];
      return;
    }
    const by = word === 'up' ? 1 : word === 'down' ? -1 : 0;
    const level = RINGS.includes(word as Json) ? RINGS.indexOf(word as Json) : hero.level + by;
    if (hero.level === KEEP || level < 0 || level === KEEP) return;
    const portal = portals[level];
    const space = at === 'portal' ? portal : at === 'foe' ? foes[level] : turned(portal, ACROSS);
    if (space !== NONE) Object.assign(hero, { level, space });
  }

  private swap(one: World['heroes'][number], other: World['heroes'][number]): void {
    if (one.level === KEEP || other.level === KEEP) return;
    const { level, space } = one;
    Object.assign(one, { level: other.level, space: other.space });
    Object.assign(other, { level, space });
  }

  private levelMeant(level: Meaning, mind: Mind): number {
    if (level === 'choice') return RINGS.indexOf(this.ask(mind.seat, RINGS));
    return level === 'here' ? mind.level : RINGS.indexOf(level as Json);
  }

  private rotate(node: Node, mind: Mind): void {
    const level = this.levelMeant(node.level, mind);
    const most = this.number(node.n, node, mind);
    if (most <= 0) return;
    const way = node.way ?? this.ask(mind.seat, WAYS);
    const spaces = node.upTo === true ? (this.ask(mind.seat, upToAll(most)) as number) : most;
    const by = way === 'clockwise' ? spaces : -spaces;
    const { portals, foes, heroes } = this.world;
    portals[level] = turned(portals[level], by);
    if (foes[level] !== NONE) foes[level] = turned(foes[level], by);
    for (const hero of heroes) if (hero.level === level) hero.space = turned(hero.space, by);
  }

  /** Where its hero fights it, the card goes under its deck (SHOW-11). */
  private removeFoe(level: number): void {
    const { foes, foesBelow, enemy } = this.world;
    foes[level] = NONE;
    if (level !== FOUGHT_ON || enemy === NONE) return;
    this.loseCounters(enemy);
    foesBelow.unshift(enemy);
    this.world.enemy = NONE;
  }

  /** A foe appears on the level's staircase, or moves one space toward the hero unless it shares a space (FOE-4). */
  private foeAdvances(seat: number): void {
    const { foes, portals, heroes } = this.world;
    const { level, space } = heroes[seat];
    if (level === KEEP) return;
    if (foes[level] === NONE) foes[level] = turned(portals[level], ACROSS);
    else if (!heroes.some((hero) => hero.level === level && hero.space === foes[level]))
      this.moveFoe(level, 1, space);
  }

  /** Whether a sentence has the foe of a level stand still, for a hero there. */
  private isHeld = (level: number): boolean =>
    this.changes.some(({ seat, node }) => {
      return node.change === 'foe-stays' && this.world.heroes[seat].level === level;
    });

  /** The shorter way, clockwise where both are as long, and no further than the hero (FOE-2). */
  private moveFoe(level: number, spaces: number, goal: number): void {
    const { foes } = this.world;
    if (this.isHeld(level)) return;
    const clockwise = turned(goal, -foes[level]);
    const left = SECTORS - clockwise;
    const steps = Math.max(0, Math.min(spaces, clockwise, left));
    foes[level] = turned(foes[level], clockwise <= left ? steps : -steps);
  }
}

const upToAll = (most: number): number[] => Array.from({ length: most + 1 }, (_, i) => i);

/** What is compared in its own way. */
const APART = ['heroes', 'values', 'others'];

/** What differs between the world of the model and the real one. */
export function difference(expected: World, real: World): string | null {
  const parts = (world: World): { [part: string]: unknown } => ({
    ...Object.fromEntries(
      world.heroes.flatMap((hero, seat) => [
        ...Object.entries(hero.zones).map(([zone, cards]) => [`${zone} of hero ${seat}`, sorted(cards)]),
        [`hero ${seat}`, [hero.mad, hero.sanity, hero.level, hero.space]],
      ]),
    ),
    ...Object.fromEntries(Object.entries(world).filter(([name]) => !APART.includes(name))),
    banished: sorted(world.banished),
    reshuffle: sorted(world.reshuffle),
    discards: world.discards.map(sorted),
    // What was buried together lies in any order.
    encounter: [sorted(world.encounter.slice(0, -2)), world.encounter.slice(-2)],
  });
  for (const when of ['now', 'later', 'gone'] as const) {
    const [wanted, seen] = [expected.values[when], real.values[when]];
    const other = Object.keys(seen).find((what) => wanted[what] !== seen[what]);
    if (other !== undefined)
      return `${other} (${when}): ${String(wanted[other])} expected, ${String(seen[other])} seen`;
  }
  for (const [seat, seen] of Object.entries(real.others)) {
    const wanted = expected.others[Number(seat)];
    const other = Object.keys(seen).find((what) => wanted[what] !== seen[what]);
    if (other !== undefined)
      return `${other} of hero ${seat}: ${String(wanted[other])} expected, ${String(seen[other])} seen`;
  }
  // Mostly nothing lies in another order either.
  const plain = (world: World): object => ({ ...world, values: null, others: null });
  if (same(plain(expected), plain(real))) return null;
  const [a, b] = [parts(expected), parts(real)];
  const off = Object.keys(b).find((part) => !isDeepStrictEqual(a[part], b[part]));
  return off === undefined
    ? null
    : `${off}: ${JSON.stringify(a[off])} expected, ${JSON.stringify(b[off])} seen`;
}
const sorted = (cards: readonly number[]): number[] => cards.toSorted((a, b) => a - b);
