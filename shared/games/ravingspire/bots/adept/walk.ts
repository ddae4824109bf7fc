import { distance, isAligned, levelOf, placeOf, sectorOf, stairsOf } from '../../rules/board.ts';
import { paths, type Path } from '../../rules/move.ts';
import { adversaryHarm } from '../../rules/recover.ts';
import { isWaking } from '../../rules/wake.ts';
import type { Action, CardNumber, Match, Pay, State } from '../../types.ts';
import { KEEP, NONE, SPIRE } from '../../types.ts';
import { WEIGHTS } from '../weights.ts';
import type { Deck } from './deck.ts';
import { sanityPrice } from './nerve.ts';
import { chance, chanceNextTurn, possibleFinales, possibleFoes, withHero } from './odds.ts';
import { spend } from './outlay.ts';
import { relief, ringWishes } from './wishes.ts';

/** Payments tried to see what a level has to offer: a look, not a plan. */
const LOOK = 24;
/** Sanity that a lost Showdown costs on average (SHOW-5), and the loot that a won one gives at least (SHOW-4). */
const SHOWDOWN_LOST = 7;
const SHOWDOWN_LOOT = 2;
/** Spaces that a foe comes nearer at most, and the chance that it comes at least that far (FOE-2). */
const FOE_COMES = [1, 1, 2 / 3, 1 / 3] as const;

/** How good different places are for a hero: what it can do there this turn, and what it comes nearer to. */
export class Prospects {
  private readonly match: Match;
  private readonly state: State;
  private readonly seat: number;
  private readonly deck: Deck;
  /** By level. */
  private readonly offers = new Map<number, number>();
  private readonly harms = new Map<number, number>();

  constructor(match: Match, state: State, seat: number, deck: Deck) {
    this.match = match;
    this.state = state;
    this.seat = seat;
    this.deck = deck;
  }

  /** The best way for the roll, or to decline it where that is possible and better. */
  choose(optional: boolean): Action {
    const { match, state, seat } = this;
    const { way, value } = this.ways(optional);
    const hero = state.heroes[seat];
    const here = placeOf(match.board, hero.level, hero.space);
    if (way === null || (optional && !way.enterKeep && value <= this.resting(here)))
      return { do: 'skipMove' };
    return { do: 'move', ...way };
  }

  private ways(optional: boolean): { way: Path | null; value: number } {
    const { match, state, seat } = this;
    let best: Path | null = null;
    let most = -Infinity;
    for (const way of paths(match, state, seat, state.steps)) {
      if (way.enterKeep) {
        if (this.shouldEnterKeep()) return { way, value: WEIGHTS.finale };
        continue;
      }
      const value = this.at(way.path[way.path.length - 1], optional);
      if (value > most) {
        most = value;
        best = way;
      }
    }
    return { way: best, value: most };
  }

  /**
   * Whether the hand is good enough for the finale: not beyond doubt, and less so as time goes by.
   *
   * @param toll what is paid for the way in
   */
  shouldEnterKeep(toll: readonly Pay[] = []): boolean {
    const { match, state, seat } = this;
    const turn = state.turn / match.seats;
    const late = Math.min(1, Math.max(0, (turn - WEIGHTS.lateFrom) / (WEIGHTS.lateBy - WEIGHTS.lateFrom)));
    const enough = WEIGHTS.enterKeep + late * (WEIGHTS.enterKeepLate - WEIGHTS.enterKeep);
    const hero = state.heroes[seat];
    const gone = new Set(toll.map((entry) => ('card' in entry ? entry.card : NONE)));
    const kept = (cards: readonly CardNumber[]) => cards.filter((card) => !gone.has(card));
    const inside = { level: KEEP, hand: kept(hero.hand), slots: hero.slots.map(kept) };
    return chance(match, withHero(state, seat, inside), seat, possibleFinales(state)) >= enough;
  }

  /**
   * How good it is to end a move at a place.
   *
   * @param bonus whether it is a bonus move: nothing is met or bought after it
   */
  private at(place: number, bonus: boolean): number {
    if (bonus) return this.resting(place);
    const { board } = this.match;
    const level = levelOf(board, place);
    const sector = sectorOf(board, place);
    const { foe, revealed } = this.state.levels[level];
    const met = foe === sector;
    let value = this.position(level, sector);
    value -= this.harm(level);
    value += met ? this.foeNow() : this.offer(level) + this.foeComing(level, sector);
    if (!revealed) value += WEIGHTS.reveal;
    return value;
  }

  /** How good it is to end the turn at a place: harm and foes to come, nothing bought. */
  resting(place: number): number {
    const { board } = this.match;
    const [level, sector] = [levelOf(board, place), sectorOf(board, place)];
    const met = this.state.levels[level].foe === sector;
    const coming = met ? this.foeNext() : this.foeComing(level, sector);
    return this.position(level, sector) - this.harm(level) + coming;
  }

  /** What a place is worth in itself: higher, nearer to the stairs or the door. */
  position(level: number, sector: number): number {
    const { board } = this.match;
    const ring = this.state.levels[level];
    const away = distance(board, sector, stairsOf(board, ring));
    const value = level * WEIGHTS.level;
    if (level === SPIRE) return value - (this.state.heroes[this.seat].key ? away * WEIGHTS.doorStep : 0);
    return value - (isAligned(this.match, this.state, level) ? away * WEIGHTS.step : 0);
  }

  /** Sanity that the adversaries of a level cost in Recover, in points. */
  private harm(level: number): number {
    const known = this.harms.get(level);
    if (known !== undefined) return known;
    const there = withHero(this.state, this.seat, { level });
    const harm = adversaryHarm(this.match, there, this.seat) * sanityPrice(this.state, this.seat);
    this.harms.set(level, harm);
    return harm;
  }

  /** What the ring of a level has to offer for the present hand. */
  private offer(level: number): number {
    let value = this.offers.get(level);
    if (value === undefined) this.offers.set(level, (value = this.lookAt(level)));
    return value;
  }

  private lookAt(level: number): number {
    const { match, seat, deck } = this;
    if (!this.state.levels[level].revealed) return 0;
    const there = withHero(this.state, seat, { level });
    const owed = relief(match, there, seat);
    const wishes = ringWishes(match, { ...there, phase: 'encounter' }, seat, deck);
    return spend(wishes, owed, LOOK).value - owed;
  }

  /** What it is worth to meet a foe now, with the hand that is known. */
  private foeNow(): number {
    return this.showdown(this.chanceNow());
  }

  private winning: number | null = null;
  private chanceNow(): number {
    return (this.winning ??= chance(this.match, this.state, this.seat, possibleFoes(this.state)));
  }

  private winningLater: number | null = null;
  private chanceLater(): number {
    return (this.winningLater ??= chanceNextTurn(
      this.match,
      this.state,
      this.seat,
      possibleFoes(this.state),
    ));
  }

  private foeNext(): number {
    return this.showdown(this.chanceLater());
  }

  private showdown(winning: number): number {
    const { key } = this.state.heroes[this.seat];
    const won = (key ? 0 : WEIGHTS.key) + SHOWDOWN_LOOT * this.deck.lootGain;
    return winning * won - (1 - winning) * SHOWDOWN_LOST * sanityPrice(this.state, this.seat);
  }

  /** What it means that a foe of the level may come to the hero after its turn (FOE-2). */
  private foeComing(level: number, sector: number): number {
    const { match, state } = this;
    const { foe } = state.levels[level];
    if (foe === NONE || isWaking(state)) return 0;
    const away = distance(match.board, sector, foe);
    const comes = FOE_COMES[away] ?? 0;
    return comes === 0 ? 0 : comes * this.foeNext();
  }
}
