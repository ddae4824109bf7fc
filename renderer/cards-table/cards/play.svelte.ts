import type { Seat } from '../../../shared/engine/game.ts';
import type { Answer } from '../../../shared/tableau/tableau.ts';
import type { Desk } from '../../table/desk.svelte.ts';
import { perDesk } from '../../table/per-desk.ts';
import { Payer } from '../../table/dialogs/payer.svelte.ts';
import { deedsOf, deedsWith, isOpen, isSameDeed, NONE } from '../../table/deeds.ts';
import { lookAt, lyingCard, type Look } from '../../table/look.ts';
import { useTableKit, type TableKit } from '../kit.ts';
import { Drag } from './drag.svelte.ts';
import { dropOf, type Drop, type Target } from './drops.ts';
import { boxOf, windowBox } from '../float/boxes.ts';
import type { Box } from '../../ui/box.ts';
import type { Seen } from './seen.ts';
import { firstUse, isPayable, nextUse, payingWith, sourceOf, type PayableDeed } from './paying.ts';

/** What a slip is open for. */
export type OpenSlip =
  | { readonly kind: 'card'; readonly card: number }
  | { readonly kind: 'slot'; readonly slot: number }
  | { readonly kind: 'family'; readonly name: string };

/** A payment that is being put together, and what it is for. */
export interface OpenPayment {
  readonly deed: PayableDeed;
  readonly payer: Payer;
}

/** What is open at a position; at the next one it is forgotten. */
interface Open {
  readonly at: number;
  readonly what: OpenSlip;
  readonly paying: OpenPayment | null;
}

/**
 * What the player does with the cards: which slip is open, what is being paid and with what, what is dragged, which card
 * is looked at. One for each desk; it never works out what is possible.
 */
export class Play {
  readonly desk: Desk;
  readonly drag = new Drag();
  /** The card that is shown large beside what points at it. */
  preview: (Seen & { readonly anchor: HTMLElement }) | null = $state.raw(null);
  /** The card that is looked at closely. */
  closer: Seen | null = $state.raw(null);
  /** The element over which cards and slips lie. */
  stage: HTMLElement | null = $state.raw(null);
  private open: Open | null = $state.raw(null);
  private readonly kit: TableKit;
  /** What points at the card that is shown large, or is going to be. */
  private pointer: HTMLElement | null = null;

  constructor(desk: Desk, kit: TableKit) {
    this.desk = desk;
    this.kit = kit;
  }

  /** The position that is shown; null before there is one. */
  get look(): Look | null {
    const { update, moment } = this.desk.session;
    return update === null ? null : lookAt(update, moment);
  }

  // ------------------------------------------------------------------------------------------------- slips

  /** What the topmost slip is open for; null: none is. */
  get opened(): OpenSlip | null {
    return this.current?.what ?? null;
  }

  /** What is being paid, as it was told last; null: nothing is. */
  readonly paying: OpenPayment | null = $derived.by(() => {
    const { look } = this;
    const paying = this.current?.paying ?? null;
    if (paying === null || look === null) return paying;
    const told = deedsOf(look.prompts).filter(isPayable);
    const deed = told.find((each) => isSameDeed(each, paying.deed));
    return deed === undefined ? paying : { deed, payer: paying.payer };
  });

  isOpen(what: OpenSlip): boolean {
    const { opened } = this;
    return opened !== null && keyOf(opened) === keyOf(what);
  }

  /** Opens a slip, and unfolds the payment where a card can be had just by paying. */
  show(what: OpenSlip): void {
    const [deed] = what.kind === 'card' ? this.mainDeeds(what.card) : [];
    this.unfold(what, deed ?? null);
  }

  /** Unfolds the payment for a choice of the slip. */
  unfold(
    what: OpenSlip,
    deed: PayableDeed | null,
    payer = deed && new Payer(this.desk, deed.seat, deed.choice),
  ): void {
    this.unsee();
    const paying = deed === null || payer === null ? null : { deed, payer };
    this.open = { at: this.position, what, paying };
  }

  /** Closes the topmost slip. @returns whether one was open */
  close(): boolean {
    const was = this.opened !== null;
    this.open = null;
    return was;
  }

  // ------------------------------------------------------------------------------------------------- cards

  /** What pressing a card does: it answers, it pays, or its slip opens and closes. */
  press(card: number): void {
    const answer = this.answerFor(card);
    const source = this.paysAt(card);
    if (answer !== null) void this.desk.answer(answer.seat, answer.answer);
    else if (source >= 0) this.count(source);
    else if (this.isOpen({ kind: 'card', card })) this.close();
    else this.show({ kind: 'card', card });
  }

  /** The answer that a card stands for, where just that is asked. */
  answerFor(card: number): { readonly seat: Seat; readonly answer: Answer } | null {
    if (card === NONE) return null;
    for (const { seat, answers } of this.desk.prompts) {
      const answer = answers?.find((each) => each.card === card);
      if (answer !== undefined) return { seat, answer };
    }
    return null;
  }

  /** Index of a card among what can pay for what is being paid; -1: it cannot. */
  paysAt(card: number): number {
    const { paying } = this;
    return paying === null ? -1 : sourceOf(paying.deed, card);
  }

  /** Lets a source of the payment count as the next thing it can. */
  count(source: number): void {
    const { paying } = this;
    if (paying === null) return;
    const { payer, deed } = paying;
    const form = deed.choice.form;
    const alike = this.kit.countsAlike(form.ways[payer.payment.way]);
    payer.use(source, nextUse(form, payer.payment, source, alike));
  }

  // ------------------------------------------------------------------------------------------------- dragging

  /** What would come of dropping a card there; null: nothing. */
  dropAt(card: number, target: Target): Drop | null {
    const look = this.look;
    if (look === null) return null;
    const laid: TableKit['laid'] = (deeds, lying, place) => this.kit.laid(deeds, lying, place);
    return dropOf(deedsOf(look.prompts), card, target, this.paying?.deed ?? null, laid);
  }

  /** Drops a card. */
  drop(card: number, target: Target): void {
    const drop = this.dropAt(card, target);
    if (drop === null) return;
    if (drop.kind === 'do') void this.desk.choose(drop.deed.seat, drop.deed.choice);
    else this.add(drop.deed, drop.source);
  }

  /** Adds a source to the payment for a choice; it begins with nothing else, if that is not being paid already. */
  private add(deed: PayableDeed, source: number): void {
    const { paying } = this;
    const form = deed.choice.form;
    if (paying?.deed.choice === deed.choice) return paying.payer.use(source, firstUse(form.sources[source]));
    const payer = new Payer(this.desk, deed.seat, deed.choice, payingWith(form, source));
    this.unfold({ kind: 'card', card: deed.choice.card }, deed, payer);
  }

  // ------------------------------------------------------------------------------------------------- looking

  /** Shows a card large beside what points at it. */
  see(anchor: HTMLElement, seen: Seen): void {
    this.unsee();
    if (this.drag.active) return;
    this.pointer = anchor;
    this.preview = { ...seen, anchor };
  }

  unsee(): void {
    this.preview = null;
    this.pointer = null;
  }

  /** What points at a card is gone: so is the card, or it never comes. */
  forget(anchor: HTMLElement): void {
    if (this.pointer === anchor) this.unsee();
  }

  /** A card that is drawn, by its instance; null where it is not. */
  lying(card: number): Seen | null {
    const { look } = this;
    const found = look === null ? null : lyingCard(look, card);
    return found === null ? null : { id: found.id, card };
  }

  /** Looks at a card closely. */
  inspect(seen: Seen): void {
    this.unsee();
    this.closer = seen;
  }

  /** Where the stage is now; the whole window where there is none. */
  stageBox(): Box {
    return this.stage === null ? windowBox() : boxOf(this.stage);
  }

  // ------------------------------------------------------------------------------------------------- inside

  private get current(): Open | null {
    return this.open?.at === this.position ? this.open : null;
  }

  /** Tells positions apart; past ones are negative. */
  get position(): number {
    const { update, moment } = this.desk.session;
    return moment === null ? (update?.n ?? 0) : -1 - moment.n;
  }

  /** What a card is for first of all: it can be paid now. */
  private mainDeeds(card: number): PayableDeed[] {
    const offered = this.look === null ? [] : this.kit.atCards(this.look);
    return deedsWith(offered, card)
      .filter(isPayable)
      .filter((deed) => isOpen(deed) && this.kit.isMain(deed));
  }
}

const keyOf = (what: OpenSlip): string => {
  switch (what.kind) {
    case 'card':
      return `card ${what.card}`;
    case 'slot':
      return `slot ${what.slot}`;
    case 'family':
      return `family ${what.name}`;
  }
};

/** The play at the table's desk: the same for all parts of the table. */
export const usePlay = perDesk((desk) => new Play(desk, useTableKit()));
