import type { Json } from '../../../engine/json.ts';
import { ScenarioError, type Fields } from '../../../engine/scenario.ts';
import { KEEP, NONE, type CardNumber, type Match, type State } from '../types.ts';

/** Where a step may look for a card. */
export const PLACES = ['hand', 'slots', 'discard', 'ring', 'played', 'battle'] as const;
type Place = (typeof PLACES)[number];

/** A card that a step names is not where it says. */
export const MISSING = -2;

/** Where among the cards of one name a step finds the one that it means; left out where it is the first. */
interface Where {
  readonly from?: Place;
  readonly index?: number;
}

/** How a step names a card. */
export interface Named extends Where {
  readonly card: string;
}

/** Leads from the words of a step to card numbers and back. Each card is named once per step. */
export class CardFinder {
  private readonly used: CardNumber[] = [];
  private readonly match: Match;
  private readonly state: State;
  private readonly seat: number;

  constructor(match: Match, state: State, seat: number) {
    this.match = match;
    this.state = state;
    this.seat = seat;
  }

  /**
   * The card that a step names by its id, or as one of several cards with the fields of `Named`.
   *
   * @param where `from` in place of the usual places, `index` to pass over copies
   * @returns MISSING where there is none
   */
  find(card: Json, usual: readonly Place[], where: Fields = {}, seat = this.seat): CardNumber {
    if (typeof card === 'object' && card !== null) {
      const named = card as Fields;
      return this.find(named.card, usual, named, seat);
    }
    const { from, index = 0 } = where as Where;
    const found = this.copies(String(card), from === undefined ? usual : [from], seat).at(index);
    if (found !== undefined) this.used.push(found);
    return found ?? MISSING;
  }

  /**
   * The words with which `find` comes back to a card.
   *
   * @throws ScenarioError for a card that is nowhere a step could find it: no legal action names one
   */
  name(card: CardNumber, usual: readonly Place[], seat = this.seat): Named {
    const id = this.match.cards[card]?.id ?? '';
    const way = (places: readonly Place[], from: Where) => {
      const index = this.copies(id, places, seat).indexOf(card);
      return { index, where: index > 0 ? { ...from, index } : from };
    };
    const ways = [way(usual, {}), ...PLACES.map((from) => way([from], { from }))];
    const best = ways.find(({ index }) => index === 0) ?? ways.find(({ index }) => index > 0);
    if (best === undefined) throw new ScenarioError(`no step of seat ${seat} can name card ${card} (${id})`);
    this.used.push(card);
    return { card: id, ...best.where };
  }

  /** The same words as one value: the id alone where it will do. */
  value(card: CardNumber, usual: readonly Place[], seat = this.seat): Json {
    const named = this.name(card, usual, seat);
    return Object.keys(named).length === 1 ? named.card : { ...named };
  }

  /** Copies of a card that the step has not named yet, in the order in which they are found. */
  private copies(id: string, places: readonly Place[], seat: number): CardNumber[] {
    const { cards } = this.match;
    return places
      .flatMap((place) => this.cards(place, seat))
      .filter((card) => cards[card].id === id && !this.used.includes(card));
  }

  private cards(place: Place, seat: number): CardNumber[] {
    const hero = this.state.heroes[seat];
    switch (place) {
      case 'hand':
        return hero.hand;
      case 'slots':
        return hero.slots.flat();
      case 'discard':
        return hero.discard;
      case 'played':
        return [...hero.played, ...hero.live, ...(seat === this.state.active ? this.state.lingering : [])];
      case 'battle':
        return this.state.battle.card === NONE ? [] : [this.state.battle.card];
      case 'ring':
        return hero.level === KEEP ? [] : this.state.levels[hero.level].ring.filter((card) => card !== NONE);
    }
  }
}
