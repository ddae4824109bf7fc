// What it means to lay a card somewhere.
import { isOpen, type Deed } from '../../table/deeds.ts';
import type { TableKit } from '../kit.ts';
import { isPayable, sourceOf, type PayableDeed } from './paying.ts';

/** A place of the table where cards are laid. */
export type Place = { readonly kind: 'slot'; readonly slot: number } | { readonly kind: 'hand' };

/** Where a card can be dropped. */
export type Target =
  | Place
  | { readonly kind: 'card'; readonly card: number }
  /** The payment slip. */
  | { readonly kind: 'payment' };

/** What comes of it: something is done, or the card becomes part of a payment. */
export type Drop =
  | { readonly kind: 'do'; readonly deed: Deed }
  | { readonly kind: 'pay'; readonly deed: PayableDeed; readonly source: number };

/**
 * What comes of dropping a card; null: nothing.
 *
 * @param deeds everything that can be tried now
 * @param paying what is being paid for, if anything is
 * @param laid what the game does with a card that is laid at a place
 */
export function dropOf(
  deeds: readonly Deed[],
  card: number,
  target: Target,
  paying: PayableDeed | null,
  laid: TableKit['laid'],
): Drop | null {
  switch (target.kind) {
    case 'slot':
    case 'hand': {
      const deed = laid(deeds, card, target);
      return deed === null ? null : { kind: 'do', deed };
    }
    case 'payment':
      return paid(paying, card);
    case 'card': {
      const payable = deeds.filter(isPayable).filter(({ choice }) => choice.card === target.card);
      return paid(payable.find(isOpen) ?? payable.at(0) ?? null, card);
    }
  }
}

function paid(deed: PayableDeed | null, card: number): Drop | null {
  const source = deed === null ? -1 : sourceOf(deed, card);
  return deed === null || source < 0 ? null : { kind: 'pay', deed, source };
}

/** A place for drops, as it is written on elements. */
export function targetText(target: Target): string {
  switch (target.kind) {
    case 'card':
      return `card ${target.card}`;
    case 'slot':
      return `slot ${target.slot}`;
    case 'hand':
    case 'payment':
      return target.kind;
  }
}

/** The same, read; null for anything else. */
export function targetFrom(text: string | undefined): Target | null {
  const [kind, number] = (text ?? '').split(' ');
  switch (kind) {
    case 'card':
      return { kind, card: Number(number) };
    case 'slot':
      return { kind, slot: Number(number) };
    case 'hand':
    case 'payment':
      return { kind };
    default:
      return null;
  }
}
