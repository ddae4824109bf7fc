import { chosen, NONE, reached, turned, type Chosen } from './chosen.ts';

/** Cards that are chosen, by their ids in lists. */
export class Selection {
  private chosen: Chosen<string> = $state.raw(NONE);
  /** Where a range begins. */
  private anchor: string | null = null;

  has(card: string): boolean {
    return this.chosen.has(card);
  }

  /** Those of some cards that are chosen, in their order. */
  among(cards: readonly string[]): readonly string[] {
    return cards.filter((card) => this.chosen.has(card));
  }

  turn(card: string): void {
    this.chosen = turned(this.chosen, card);
    this.anchor = card;
  }

  /** Chooses all from the one that was turned last to another one. @param cards as they follow each other */
  reach(card: string, cards: readonly string[]): void {
    const { anchor } = this;
    if (anchor === null || !cards.includes(anchor)) this.turn(card);
    else this.chosen = reached(this.chosen, anchor, card, cards);
  }

  /** Chooses all of some cards, or none where all of them are. */
  turnAll(cards: readonly string[]): void {
    this.chosen = cards.every((card) => this.chosen.has(card)) ? NONE : chosen(cards);
  }

  clear(): void {
    this.chosen = NONE;
  }
}
