// What moves when a sentence happens: cards between zones, numbers of heroes. Questions and lots come from the game that was
// played; each must be the one that the sentence calls for.
import { isDeepStrictEqual } from 'node:util';
import type { Json } from '../../../shared/engine/json.ts';
import { FACTS, type Played } from './position.ts';
import type { Meaning } from './reader.ts';
import { NONE, Sight, type Mind } from './sight.ts';
import { Untrue, type Node } from './untrue.ts';

const SANE = 10;
const FULL_HAND = 6;
/** The level whose ring the toy position has. */
const RING = 1;
const KEEP = 3;
/** Kinds of cards that do not belong in the encounter deck. */
const ELSEWHERE: readonly string[] = ['loot', 'foe', 'tower', 'spire', 'starter', 'hero'];

/** Moves cards and numbers, and asks. */
export class Moves extends Sight {
  /** Cards that were turned over in their slots. */
  private readonly turned = new Set<number>();
  protected readonly asked: Played['asked'][number][];
  private readonly lots: number[];
  /** Whether what happens is a price, of which nothing is spared. */
  protected paying = false;

  constructor(played: Played) {
    super(played);
    this.asked = [...played.asked];
    this.lots = [...played.lots];
  }

  protected ask(seat: number, options: readonly Json[]): Json {
    if (options.length === 1) return options[0];
    const next = this.asked.shift();
    if (next === undefined) throw new Untrue(`hero ${seat} was not asked about ${JSON.stringify(options)}`);
    if (next.seat !== seat) throw new Untrue(`hero ${next.seat} was asked, not hero ${seat}`);
    const sorted = (list: readonly Json[]) => list.map(String).sort();
    if (!isDeepStrictEqual(sorted(next.options), sorted(options)))
      throw new Untrue(`asked about ${JSON.stringify(next.options)}, not ${JSON.stringify(options)}`);
    return next.answer;
  }

  /** Whether an effect is over for a hero: it has gone mad, or the game is over. */
  protected stopped = (seat: number): boolean => this.world.over || this.world.heroes[seat].mad;

  protected each(who: Meaning, mind: Mind, happens: (seat: number) => void): void {
    let seats = this.seats(who, mind);
    if (String(who).startsWith('another')) {
      if (this.stopped(mind.seat) || seats.length === 0) return;
      seats = [this.ask(mind.seat, seats) as number];
      mind.other = seats[0];
    }
    for (const seat of seats) if (!this.stopped(seat)) happens(seat);
  }

  /** What wards leave of a loss; the oldest is used up first. */
  protected warded(seat: number, loss: number): number {
    let left = Math.max(0, loss);
    for (const ward of this.world.wards) {
      if (ward.seat !== seat) continue;
      const spared = Math.min(left, ward.left);
      ward.left -= spared;
      left -= spared;
    }
    this.world.wards = this.world.wards.filter((ward) => ward.left > 0);
    return left;
  }

  protected count(deed: string, seat: number, count: number): void {
    const hero = this.world.heroes[seat];
    switch (deed) {
      case 'draw':
        return this.draw(seat, count);
      case 'gain-loot':
        for (let i = 0; i < count && this.world.loot.length > 0; i++)
          this.gain(this.world.loot.at(-1)!, seat);
        return;
      case 'gain-sanity':
        hero.sanity = Math.max(hero.sanity, Math.min(SANE, hero.sanity + count));
        return;
      default:
        hero.sanity = Math.max(
          0,
          hero.sanity - (this.paying ? Math.max(0, count) : this.warded(seat, count)),
        );
        if (hero.sanity === 0) this.goMad(seat);
    }
  }

  private draw(seat: number, count: number): void {
    const { deck, hand, discard } = this.world.heroes[seat].zones;
    for (let i = 0; i < count; i++) {
      if (deck.length === 0) deck.push(...discard.splice(0));
      if (deck.length === 0) return;
      hand.push(deck.pop()!);
    }
  }

  /** A hero that goes mad lays all cards away, wakes at the Start space and draws a new hand (MAD-2). */
  private goMad(seat: number): void {
    const hero = this.world.heroes[seat];
    const { hand, slots, played, spent, gained, discard } = hero.zones;
    for (const zone of [hand, slots, played, spent, gained]) {
      zone.forEach((card) => this.loseCounters(card));
      discard.push(...zone.splice(0));
    }
    this.world.wards = this.world.wards.filter((ward) => ward.seat !== seat);
    Object.assign(hero, { mad: true, level: 0, space: this.world.portals[0] });
    this.madness(-1);
    if (this.world.over) return;
    hero.sanity = SANE;
    this.draw(seat, this.changedFor(seat, { hand: FULL_HAND }).hand as number);
  }

  protected madness(by: number): void {
    this.world.madness = Math.max(0, this.world.madness + by);
    if (this.world.madness === 0) this.world.over = true;
  }

  /** Moves chosen cards as a deed says. */
  protected move(node: Node, seat: number, mind: Mind): void {
    const { deed } = node;
    const cards = this.pick(node.cards, seat, mind, deed === 'discard' ? ['hand'] : ['enemies']);
    const forgets = node.cards === 'this' && (deed === 'reshuffle' || deed === 'bury');
    if (!forgets) {
      mind.chosen = cards.at(-1) ?? NONE;
      mind.done = cards.length;
    }
    for (const card of cards) this.moveOne(deed as string, card, seat);
  }

  /** Looks at the topmost cards of a deck, as many as there are. */
  protected look({ deck }: Node, count: number, mind: Mind): void {
    const pile = this.pile(deck, mind.seat);
    const cards = count > 0 ? pile.slice(-count).reverse() : [];
    this.looked = { seat: mind.seat, deck, cards };
    mind.chosen = cards.at(-1) ?? NONE;
    mind.done = cards.length;
  }

  /** Turns up card after card until one comes that a noun means. */
  protected lookUntil(node: Node, mind: Mind): void {
    const pile = this.pile(node.deck, mind.seat);
    const means = this.meaning(node.until as Node, mind);
    const last = pile.findLastIndex(means);
    this.look(node, pile.length - Math.max(0, last), mind);
    if (last < 0) mind.chosen = NONE;
  }

  /** Shuffles a deck; into a shared one go cards that belong there. Its order is drawn by lot, as the game drew it. */
  protected shuffle({ cards, deck }: Node, mind: Mind): void {
    const pile = this.pile(deck, mind.seat);
    if (cards !== undefined) {
      const belongs = (card: number): boolean => {
        const { kind } = FACTS[card];
        if (deck === 'battle') return true;
        const isOther = ELSEWHERE.includes(kind);
        return deck === 'encounter' ? !isOther : kind === deck;
      };
      const picked = this.pick(cards, mind.seat, mind, [], belongs);
      mind.chosen = picked.at(-1) ?? NONE;
      mind.done = picked.length;
      for (const card of picked) this.into(card, pile);
    }
    for (let i = pile.length - 1; i > 0; i--) {
      const j = this.lots.shift() ?? 0;
      [pile[i], pile[j]] = [pile[j], pile[i]];
    }
    const { looked } = this;
    this.looked = { ...looked, cards: looked.cards.filter((card) => !pile.includes(card)) };
  }

  /** Puts cards that lie in decks back: the one that is named first comes to lie on top. */
  protected putBack({ cards, under }: Node, mind: Mind): void {
    const { heroes, encounter, loot, foesBelow } = this.world;
    const decks = [...heroes.map(({ zones }) => zones.deck), encounter, loot, foesBelow];
    const isThere = (card: number): boolean => decks.some((deck) => deck.includes(card));
    const picked = this.pick(cards, mind.seat, mind, [], isThere);
    const order = under === true ? picked : this.inOrder(picked, mind.seat);
    mind.chosen = order.at(-1) ?? NONE;
    mind.done = order.length;
    for (const card of order.toReversed()) {
      const deck = decks.find((one) => one.includes(card))!;
      deck.splice(deck.indexOf(card), 1);
      if (under === true) deck.unshift(card);
      else deck.push(card);
    }
    this.looked = { ...this.looked, cards: this.looked.cards.filter((card) => !picked.includes(card)) };
  }

  /** Puts cards that belong in the encounter deck on the lowest free place of the ring; on a full one a card makes way. */
  protected putOnRing({ cards }: Node, mind: Mind): void {
    const { level } = this.world.heroes[mind.seat];
    const ring = level === RING ? this.world.ring : this.elsewhere(level);
    const isOnRing = (card: number): boolean =>
      [this.world.ring, ...this.rings.values()].some((one) => one.includes(card));
    const belongs = (card: number): boolean => !isOnRing(card) && !ELSEWHERE.includes(FACTS[card].kind);
    const picked = this.pick(cards, mind.seat, mind, [], belongs);
    mind.chosen = picked.at(-1) ?? NONE;
    mind.done = picked.length;
    for (const card of level === KEEP ? [] : picked) {
      if (!ring.includes(NONE)) {
        const replaced = this.ask(mind.seat, [...ring]) as number;
        this.takeOut(replaced);
        this.world.encounter.unshift(replaced);
      }
      this.takeOut(card);
      ring[ring.indexOf(NONE)] = card;
    }
  }

  /** The rings of other levels, which are empty at first. */
  private readonly rings = new Map<number, number[]>();
  private elsewhere(level: number): number[] {
    const ring = this.rings.get(level) ?? this.world.ring.map(() => NONE);
    this.rings.set(level, ring);
    return ring;
  }

  /** Cards that were played by a sentence and heal once it is done. */
  protected healed = 0;

  /** Plays cards: what the hero has played already and what no hero plays is not chosen, and only in its own turn. */
  protected play({ cards }: Node, mind: Mind): void {
    const { zones } = this.world.heroes[mind.seat];
    const isPlayable = (card: number): boolean =>
      mind.seat === 0 &&
      !zones.played.includes(card) &&
      !this.turned.has(card) &&
      !['adversary', 'chaos', 'foe', 'tower', 'spire'].includes(FACTS[card].kind);
    const picked = this.pick(cards, mind.seat, mind, [], isPlayable);
    mind.chosen = picked.at(-1) ?? NONE;
    mind.done = picked.length;
    for (const card of picked) {
      // A dungeon card in a slot is turned over (CARD-8).
      if (FACTS[card].kind === 'dungeon' && zones.slots.includes(card)) this.turned.add(card);
      else this.into(card, zones.played);
      if (FACTS[card].kind === 'relic') this.healed++;
    }
  }

  /** What relics do when played happens once more. */
  protected again({ cards }: Node, mind: Mind): void {
    const picked = this.pick(cards, mind.seat, mind, [], (card) => card !== this.self);
    mind.chosen = picked.at(-1) ?? NONE;
    mind.done = picked.length;
    for (const card of picked)
      if (FACTS[card].kind === 'relic' && !this.stopped(mind.seat)) this.heal(mind.seat);
  }

  protected heal = (seat: number): void => this.count('gain-sanity', seat, 1);

  private inOrder(cards: readonly number[], seat: number): number[] {
    const order: number[] = [];
    while (order.length < cards.length)
      order.push(
        this.ask(
          seat,
          cards.filter((card) => !order.includes(card)),
        ) as number,
      );
    return order;
  }

  /** Hands chosen cards over to another hero. */
  protected give(node: Node, to: number, mind: Mind): void {
    const cards = this.pick(node.cards, mind.seat, mind, ['enemies']);
    mind.chosen = cards.at(-1) ?? NONE;
    mind.done = cards.length;
    for (const card of cards) this.into(card, this.world.heroes[to].zones.hand);
  }

  private moveOne(deed: string, card: number, seat: number): void {
    const { zones } = this.world.heroes[seat];
    switch (deed) {
      case 'discard': {
        const holder = this.holder(card);
        if (holder !== NONE) this.into(card, this.world.heroes[holder].zones.discard);
        return;
      }
      case 'banish':
        if (this.world.banished.includes(card)) return;
        this.into(card, this.world.banished);
        this.world.counters = without(this.world.counters, card);
        this.changes = this.changes.filter(
          (change) => change.node.ends !== 'forever' || change.card !== card,
        );
        return;
      case 'retrieve':
        return this.into(card, zones.hand);
      case 'put-on-deck':
        return this.into(card, zones.deck);
      case 'gain':
        return this.gain(card, seat);
      case 'reshuffle':
        return this.into(card, this.world.reshuffle);
      case 'bury':
        this.takeOut(card);
        this.world.encounter.unshift(card);
    }
  }

  /** Out of its own turn a hero's gain goes to its discard pile. */
  private gain(card: number, seat: number): void {
    const { zones } = this.world.heroes[seat];
    this.into(card, seat === 0 ? zones.gained : zones.discard);
  }

  /** The seat that holds a card, or NONE. */
  private holder = (card: number): number =>
    this.world.heroes.findIndex(({ zones }) => Object.values(zones).some((zone) => zone.includes(card)));

  protected into(card: number, pile: number[]): void {
    this.takeOut(card);
    pile.push(card);
  }

  protected takeOut(card: number): void {
    this.loseCounters(card);
    const { heroes, ring, ...world } = this.world;
    for (const one of [ring, ...this.rings.values()]) {
      const place = one.indexOf(card);
      if (place >= 0) one[place] = NONE;
    }
    if (world.enemy === card) this.world.enemy = NONE;
    const piles = [
      world.supply,
      world.banished,
      world.encounter,
      world.loot,
      world.reshuffle,
      world.foeDeck,
      world.foesBelow,
    ];
    for (const pile of [...heroes.flatMap(({ zones }) => Object.values(zones)), ...piles])
      if (pile.includes(card)) pile.splice(pile.indexOf(card), 1);
  }

  /** What does not last comes off a card that goes to a hand or to a pile. */
  protected loseCounters(card: number): void {
    const { counters } = this.world;
    if (card in counters) this.setCounters(card, 0, counters[card][1]);
  }

  protected setCounters(card: number, passing: number, lasting: number): void {
    const others = without(this.world.counters, card);
    this.world.counters = passing + lasting === 0 ? others : { ...others, [card]: [passing, lasting] };
  }

  /** Chooses cards as the text says: the player of `seat` answers. */
  protected pick(
    cards: Meaning,
    seat: number,
    mind: Mind,
    unsaid: Meaning[],
    may: (card: number) => boolean = () => true,
  ): number[] {
    if (cards === 'this') return [this.self].filter((card) => card !== NONE && may(card));
    if (cards === 'that') return [mind.chosen].filter((card) => card >= 0 && may(card));
    const noun = cards as Node;
    const { count = 1, pick, upTo } = noun;
    // With a hero that has gone mad the effect is over.
    const most = count === 'all' ? Infinity : Math.max(0, this.number(count, noun, mind));
    const found = this.find(noun, seat, mind, unsaid).filter((card) => may(card) && !this.isGone(card));
    const wanted = Math.min(most, found.length);
    const picked: number[] = [];
    if (pick === 'last' && upTo !== true) return found.slice(found.length - wanted).reverse();
    const rest = () => found.filter((card) => !picked.includes(card));
    const left = () => this.offered(rest());
    if (upTo !== true && wanted >= found.length && pick !== 'strongest' && pick !== 'weakest') return found;
    while (picked.length < Math.min(wanted, found.length)) {
      if (upTo === true) {
        const answer = this.ask(seat, ['no', ...left()]);
        if (answer === 'no') break;
        picked.push(answer as number);
      } else if (pick === 'random') picked.push(rest()[this.lots.shift() ?? 0]);
      else
        picked.push(this.ask(seat, pick === undefined ? left() : this.extreme(left(), pick, seat)) as number);
    }
    return picked;
  }

  /** Of cards in the supply one of each name is to be had. */
  private offered(cards: readonly number[]): number[] {
    const { supply } = this.world;
    const names = cards.map((card) => (supply.includes(card) ? FACTS[card].id : card));
    return cards.filter((_, i) => names.indexOf(names[i]) === i);
  }

  /** Puts a card of the supply where another one lies, which is banished. */
  protected transform(node: Node, mind: Mind): void {
    const { world } = this;
    const isNext = (card: number): boolean => FACTS[card].id === node.into;
    mind.done = 0;
    mind.chosen = NONE;
    if (!world.supply.some(isNext)) return;
    for (const card of this.pick(node.cards, mind.seat, mind, ['enemies'])) {
      const next = world.supply.find(isNext);
      const place = this.placeOf(card);
      if (next === undefined || place === undefined) continue;
      this.takeOut(next);
      place[place.indexOf(card)] = next;
      const played = world.heroes.find(({ zones }) => zones.played.includes(next));
      if (played !== undefined) this.into(next, played.zones.spent);
      this.moveOne('banish', card, mind.seat);
      mind.chosen = next;
      mind.done++;
    }
  }

  private placeOf(card: number): number[] | undefined {
    const { heroes, ring, encounter, loot, reshuffle, foesBelow } = this.world;
    const piles = [
      ...heroes.flatMap(({ zones }) => Object.values(zones)),
      ring,
      encounter,
      loot,
      reshuffle,
      foesBelow,
    ];
    return piles.find((pile) => pile.includes(card));
  }

  /** Whether a card is with a hero that has gone mad. */
  protected isGone(card: number): boolean {
    const holder = this.holder(card);
    return holder !== NONE && this.world.heroes[holder].mad;
  }

  /** The strongest or weakest of some cards; adversaries are compared by their cost. */
  private extreme(cards: readonly number[], pick: Meaning, seat: number): number[] {
    const strength = (card: number): number =>
      FACTS[card].kind === 'adversary' ? FACTS[card].cost : this.power(card, seat);
    const values = cards.map(strength);
    const best = pick === 'strongest' ? Math.max(...values) : Math.min(...values);
    return cards.filter((card) => strength(card) === best);
  }
}

const without = (counters: Played['before']['counters'], card: number): Played['before']['counters'] =>
  Object.fromEntries(Object.entries(counters).filter(([other]) => Number(other) !== card));
