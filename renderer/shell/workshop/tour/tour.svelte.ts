import { createContext } from 'svelte';
import { TOUR_STEPS, type TourStand, type TourStep } from '../../../../shared/rpc/tour.ts';
import type { App } from '../../app.svelte.ts';
import { besideStep, isFulfilled, isOnCard, SHELF, type TourSight } from './sight.ts';

/** The tour of the workshop: how far it is, which the settings keep, and what takes it on. */
export class Tour {
  readonly #app: App;
  /** What is seen now. */
  sight: TourSight = $state.raw(SHELF);
  /** What was seen when the step began; null: nothing that it could begin with. */
  #begun: TourSight | null = null;

  readonly stand: TourStand | null = $derived.by(() => this.#app.settings?.tour ?? null);
  /** The step that is under way; null: none is. */
  readonly step: TourStep | null = $derived.by(() =>
    this.stand?.stage === 'open' ? this.#known(this.stand.step) : null,
  );
  /** Whether what is seen is where the step is done: on the shelf, or in the pack that was made for it. */
  readonly isHere: boolean = $derived.by(
    () => this.step === 'pack' || (this.sight.pack !== null && this.sight.pack === this.stand?.pack),
  );

  constructor(app: App) {
    this.#app = app;
  }

  /**
   * Begins it, or goes on where it was left.
   *
   * @param isThere whether the pack that was made in it is there
   * @returns name of the folder of the pack that it goes on in; null: it goes on on the shelf
   */
  begin(isThere = true): string | null {
    const { stand } = this;
    const isUnderWay = stand?.stage === 'left' || stand?.stage === 'open';
    const pack = isUnderWay && isThere ? stand.pack : null;
    this.#set('open', pack === null ? 'pack' : this.#known(stand!.step), pack);
    return pack;
  }

  /** Puts it away; it comes back at the same step. */
  leave(): void {
    const { step, stand } = this;
    if (step === 'done') this.#set('done', 'pack', null);
    else this.#set('left', step ?? 'pack', stand?.pack ?? null);
  }

  /** Goes to another step. Without a number that was changed there is nothing to undo either. */
  go(by: 1 | -1): void {
    const from = this.step === 'number' && by === 1 ? 'undo' : this.step;
    const to = from && besideStep(from, by);
    if (to != null) this.#goTo(to);
  }

  /** Takes in what is seen now; what fulfils the step takes the tour on. */
  see(sight: TourSight): void {
    this.sight = sight;
    const { step } = this;
    if (step === null || !sight.isLoaded || (step !== 'pack' && !this.isHere)) return;
    const isOther = isOnCard(step) && this.#begun !== null && this.#begun.card !== sight.card;
    if (this.#begun === null || isOther) this.#begun = sight;
    else if (isFulfilled(step, this.#begun, sight)) this.#goTo(besideStep(step, 1) ?? step);
  }

  #goTo(step: TourStep): void {
    const { sight, stand } = this;
    this.#set('open', step, stand?.step === 'pack' ? sight.pack : (stand?.pack ?? null));
  }

  #set(stage: TourStand['stage'], step: TourStep, pack: string | null): void {
    const isShelf = step === 'pack' && this.sight.pack !== null;
    this.#begun = this.sight.isLoaded && !isShelf ? this.sight : null;
    void this.#app.change({ tour: { stage, step, pack } });
  }

  /** What a later version kept may be no step of this one. */
  #known(step: string): TourStep {
    return TOUR_STEPS.find((one) => one === step) ?? 'pack';
  }
}

export const [useTour, setTour] = createContext<Tour>();
