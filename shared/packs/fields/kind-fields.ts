import type { Json } from '../../engine/json.ts';
import type { Definition } from '../content.ts';
import { valueAt } from '../pointer.ts';
import { errorsOf, isWorse } from '../sentence/bench.ts';
import type { Forms } from '../sentence/forms.ts';
import type { FieldTools } from './bench.ts';
import { around, pathOf, placeAt } from './places.ts';
import { usualAt } from './usual.ts';
import { carriedOut } from '../sentence/change.ts';
import { additionTo, withoutField } from './pairs.ts';

/** A field that at least this share of the cards of a kind write is shown with those that all have. */
const OFTEN = 0.2;
/** Cards of a kind that a field is tried on. */
const MOST_TRIED = 3;

/** The kinds that a card may be of. */
export const kindsIn = (forms: Forms): readonly string[] =>
  forms
    .alternatives(forms.card)
    .map(({ properties = {} }) => properties['kind'] ?? {})
    .flatMap(({ enum: words, const: only }) => words ?? (only === undefined ? [] : [only]))
    .map(String);

/** Which fields the cards of a kind have: as the cards of the base set write them, and as the checks take them. */
export class KindFields {
  readonly #tools: FieldTools;
  readonly #byKind: ReadonlyMap<string, readonly Definition[]>;
  readonly #may = new Map<string, boolean>();
  readonly #must = new Map<string, boolean>();

  constructor(tools: FieldTools) {
    this.#tools = tools;
    this.#byKind = Map.groupBy(tools.base, ({ kind }) => String(kind));
  }

  /** The cards of a kind that tell what is usual. */
  cardsOf(kind: string): readonly Definition[] {
    return this.#byKind.get(kind) ?? [];
  }

  /** Whether a field of a card belongs to what is shown at once. */
  isUsual(kind: string, field: string): boolean {
    const cards = this.cardsOf(kind);
    return cards.filter((card) => Object.hasOwn(card, field)).length >= Math.max(1, cards.length * OFTEN);
  }

  /** How far behind cards of the kind write a field, from 0 to 1; undefined where none does. */
  place(kind: string, field: string): number | undefined {
    const places = this.cardsOf(kind).flatMap((card) => {
      const keys = Object.keys(card);
      return keys.includes(field) ? [keys.indexOf(field) / keys.length] : [];
    });
    return places.length === 0 ? undefined : places.reduce((sum, place) => sum + place, 0) / places.length;
  }

  /**
   * Whether cards of a kind may have a field: one has it, or the checks have nothing against it in one of them.
   *
   * @param at pointer of the field; indices of lists do not matter
   */
  mayHave(kind: string, at: string): boolean {
    const key = `${kind} ${pathOf(at)}`;
    const known = this.#may.get(key) ?? this.#tryField(kind, at);
    this.#may.set(key, known);
    return known;
  }

  /** Whether cards of a kind cannot be without a field that their schema lets them leave out. */
  mustHave(kind: string, field: string): boolean {
    const key = `${kind} ${field}`;
    const cards = this.cardsOf(kind);
    const known =
      this.#must.get(key) ??
      (cards.length > 0 &&
        cards.every((card) => Object.hasOwn(card, field)) &&
        this.#worsens(cards[0], withoutField(this.#tools, cards[0], `/${field}`)));
    this.#must.set(key, known);
    return known;
  }

  #tryField(kind: string, at: string): boolean {
    const { forms } = this.#tools;
    const hosts = this.cardsOf(kind).filter((card) => valueAt(card, around(at)) !== undefined);
    if (hosts.length === 0 || hosts.some((card) => valueAt(card, at) !== undefined)) return true;
    return hosts.slice(0, MOST_TRIED).some((card) => {
      const site = placeAt(forms, card, at);
      if (site === undefined) return false;
      const [value] = usualAt(this.#tools, card, site);
      return value === undefined || !this.#worsens(card, additionTo(this.#tools, card, site, value));
    });
  }

  #worsens(card: Json, operations: Parameters<typeof carriedOut>[1]): boolean {
    return isWorse(errorsOf(this.#tools, carriedOut(card, operations)), errorsOf(this.#tools, card));
  }
}
