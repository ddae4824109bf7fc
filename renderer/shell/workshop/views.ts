import type { Component } from 'svelte';
import type { PackView } from '../../routes.ts';
import type { WantedPlace } from '../../workshop/plan/plan-port.ts';
import type { AskFarStep } from '../../workshop/host/far-steps.ts';
import type { PackSession } from '../../workshop/host/pack-session.svelte.ts';

/** What a view of an open pack is given. */
export interface ViewProps {
  readonly session: PackSession;
  /** Name of its folder. */
  readonly pack: string;
  /** Key of the card that was on the bench last; null: none. */
  readonly card: string | null;
  /** Puts a card on the bench, by its key. */
  readonly onopen: (card: string) => void;
  /** Asks for a new card. @param place where in the plan it is wanted; left out: anywhere */
  readonly onnew: (place?: WantedPlace) => void;
  /** Asks about steps that are far off. */
  readonly ask: AskFarStep;
  /** Asks for the name of a restore point, and sets it. */
  readonly onmark: () => void;
}

export interface View {
  readonly load: () => Promise<{ default: Component<ViewProps> }>;
}

/** The views of a pack beside the bench. */
export const VIEWS: { readonly [V in Exclude<PackView, 'card'>]: View } = {
  art: { load: () => import('./views/ArtView.svelte') },
  cards: { load: () => import('./views/CardsView.svelte') },
  numbers: { load: () => import('./views/NumbersView.svelte') },
  plan: { load: () => import('./views/PlanView.svelte') },
  translations: { load: () => import('./views/TranslationsView.svelte') },
  history: { load: () => import('./views/HistoryView.svelte') },
};
