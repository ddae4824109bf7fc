import type { Json } from '../../engine/json.ts';
import { same } from '../../engine/json.ts';
import type { Definition } from '../content.ts';
import { fingerprintOf, traitsOf, type Fingerprint } from './fingerprint.ts';
import type { GameAdvice } from './game-advice.ts';

/** Cards that are shown as similar. */
const MOST_SIMILAR = 5;
/** Cards that are looked at for it, however many there are; those that share what is rare come first. */
const MOST_LOOKED_AT = 200;

/** A card that is like another one. */
export interface Similar {
  readonly id: string;
  /** From 0, nothing in common, to 1. */
  readonly likeness: number;
  /** The fields of the rules in which they differ, with both values; undefined where one has none. */
  readonly differs: readonly { readonly field: string; readonly own?: Json; readonly other?: Json }[];
}

/** The cards of a game by what they do, kept up to date card by card. */
export class CardIndex {
  readonly #advice: GameAdvice;
  readonly #cards = new Map<string, Fingerprint>();
  readonly #byKey = new Map<string, Set<string>>();
  /** Of the cards that have been looked at for likeness: all others are when that is asked for first. */
  readonly #traits = new Map<string, ReadonlySet<string>>();
  readonly #byTrait = new Map<string, Set<string>>();

  constructor(advice: GameAdvice, cards: Iterable<readonly [id: string, definition: Definition]> = []) {
    this.#advice = advice;
    for (const [id, definition] of cards) this.put(id, definition);
  }

  /** Takes in a card, in place of the one of its id. @param definition that the schema accepts */
  put(id: string, definition: Definition): void {
    this.remove(id);
    const print = fingerprintOf(definition, this.#advice);
    this.#cards.set(id, print);
    if (print.key !== null) addTo(this.#byKey, print.key, id);
  }

  remove(id: string): void {
    const print = this.#cards.get(id);
    if (print === undefined) return;
    this.#cards.delete(id);
    if (print.key !== null) takeFrom(this.#byKey, print.key, id);
    for (const trait of this.#traits.get(id) ?? []) takeFrom(this.#byTrait, trait, id);
    this.#traits.delete(id);
  }

  /** Full ids of the other cards that are the same to the rules, numbers and all. */
  sameAs(id: string): string[] {
    const key = this.#cards.get(id)?.key;
    return key == null ? [] : [...(this.#byKey.get(key) ?? [])].filter((other) => other !== id);
  }

  /** The cards that are most like one, at most five, with what differs. */
  similarTo(id: string): Similar[] {
    const own = this.#cards.get(id);
    if (own === undefined) return [];
    this.#trace();
    const traits = this.#traits.get(id)!;
    return this.#candidates(id, traits)
      .map((other) => ({ other, likeness: this.#likeness(traits, this.#traits.get(other)!) }))
      .sort((a, b) => b.likeness - a.likeness || (a.other < b.other ? -1 : 1))
      .slice(0, MOST_SIMILAR)
      .map(({ other, likeness }) => ({
        id: other,
        likeness,
        differs: differences(own, this.#cards.get(other)!),
      }));
  }

  #trace(): void {
    for (const [id, print] of this.#cards) {
      if (this.#traits.has(id)) continue;
      const traits = traitsOf(print);
      this.#traits.set(id, traits);
      for (const trait of traits) addTo(this.#byTrait, trait, id);
    }
  }

  /** Cards that share a trait, the rarest traits first. */
  #candidates(id: string, traits: ReadonlySet<string>): string[] {
    const found = new Set<string>();
    const lists = [...traits].map((trait) => this.#byTrait.get(trait)!).sort((a, b) => a.size - b.size);
    for (const list of lists)
      for (const other of list) {
        if (other !== id) found.add(other);
        if (found.size >= MOST_LOOKED_AT) return [...found];
      }
    return [...found];
  }

  /** What two cards share of all that they have; what is rare counts more. */
  #likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
    let shared = 0;
    let all = 0;
    for (const trait of a) {
      const weight = this.#weight(trait);
      all += weight;
      if (b.has(trait)) shared += weight;
    }
    for (const trait of b) if (!a.has(trait)) all += this.#weight(trait);
    return all === 0 ? 0 : shared / all;
  }

  #weight(trait: string): number {
    return Math.log(1 + this.#cards.size / (this.#byTrait.get(trait)?.size ?? 1));
  }
}

function differences(a: Fingerprint, b: Fingerprint): Similar['differs'] {
  const fields = new Set([...Object.keys(a.form), ...Object.keys(b.form)]);
  return [...fields].flatMap((field) => {
    const [own, other]: (Json | undefined)[] = [a.form[field], b.form[field]];
    if (own !== undefined && other !== undefined && same(own, other)) return [];
    return [{ field, ...(own !== undefined && { own }), ...(other !== undefined && { other }) }];
  });
}

function addTo(lists: Map<string, Set<string>>, key: string, id: string): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, new Set([id]));
  else list.add(id);
}

function takeFrom(lists: Map<string, Set<string>>, key: string, id: string): void {
  const list = lists.get(key);
  list?.delete(id);
  if (list?.size === 0) lists.delete(key);
}
