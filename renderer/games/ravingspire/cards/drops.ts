// What it means to lay a card somewhere.
import type { TowerDeed } from '../model.ts';
import { isOpen } from '../../../table/deeds.ts';
import { isPayable, sourceOf, type PayableDeed } from './paying.ts';

/** Where a card can be dropped. */
export type Target =
  | { readonly kind: 'card'; readonly card: number }
  | { readonly kind: 'slot'; readonly slot: number }
  | { readonly kind: 'hand' }
  /** The payment slip. */
  | { readonly kind: 'payment' };

/** What comes of it: something is done, or the card becomes part of a payment. */
export type Drop =
  | { readonly kind: 'do'; readonly deed: TowerDeed }
  | { readonly kind: 'pay'; readonly deed: PayableDeed; readonly source: number };

/**
 * What comes of dropping a card; null: nothing.
 *
 * @param deeds everything that can be tried now
 * @param paying what is being paid for, if anything is
 */
export function dropOf(
  deeds: readonly TowerDeed[],
  card: number,
  target: Target,
  paying: PayableDeed | null,
): Drop | null {
  switch (target.kind) {
    case 'slot':
      return done(
        deeds,
        ({ action }) => action.do === 'slot' && action.card === card && action.slot === target.slot,
      );
    case 'hand':
      return done(deeds, ({ action }) => action.do === 'unslot' && action.card === card);
    case 'payment':
      return paid(paying, card);
    case 'card': {
      const payable = deeds.filter(isPayable).filter(({ choice }) => choice.card === target.card);
      return paid(payable.find(isOpen) ?? payable.at(0) ?? null, card);
    }
  }
}

function done(deeds: readonly TowerDeed[], is: (deed: TowerDeed) => boolean): Drop | null {
  const deed = deeds.find(is);
  return deed === undefined ? null : { kind: 'do', deed };
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
