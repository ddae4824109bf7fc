import { NONE } from '../../table/deeds.ts';
import { targetFrom, type Target } from './drops.ts';

/** How far a pointer goes before it drags, in CSS pixels. */
const START = 7;
/** How long a finger rests on a card to see it large, in milliseconds. */
const REST = 500;

/** What is picked up, and what is done with it. */
export interface Dragged {
  readonly card: number;
  readonly id: string;
  /** It lets itself be dragged. */
  readonly movable: boolean;
  onhold(): void;
  ondrop(target: Target): void;
}

/** A card in the hand of a pointer: mouse, pen or finger. */
export class Drag {
  card = $state(NONE);
  id = $state('');
  /** Where the pointer is, in CSS pixels of the window. */
  x = $state(0);
  y = $state(0);
  /** What lies under it. */
  target: Target | null = $state.raw(null);

  get active(): boolean {
    return this.card !== NONE;
  }

  /** Follows a pointer that went down on a card, until it goes up. */
  follow(event: PointerEvent, element: HTMLElement, dragged: Dragged): void {
    if (event.button !== 0 || this.active) return;
    const { pointerId, clientX, clientY } = event;
    const hold = event.pointerType === 'mouse' ? null : setTimeout(() => end(() => dragged.onhold()), REST);
    const controller = new AbortController();
    const { signal } = controller;

    const end = (then: () => void): void => {
      if (hold !== null) clearTimeout(hold);
      controller.abort();
      // The click that ends the same gesture has been used up; it comes before any other press.
      element.addEventListener('click', swallow, { capture: true });
      const free = (): void => element.removeEventListener('click', swallow, { capture: true });
      addEventListener('pointerdown', free, { capture: true, once: true });
      this.card = NONE;
      this.target = null;
      then();
    };
    const stop = (): void => {
      if (hold !== null) clearTimeout(hold);
      controller.abort();
    };
    const move = (moved: PointerEvent): void => {
      if (moved.pointerId !== pointerId) return;
      if (!this.active) {
        if (Math.hypot(moved.clientX - clientX, moved.clientY - clientY) < START) return;
        if (!dragged.movable) return stop();
        if (hold !== null) clearTimeout(hold);
        element.setPointerCapture(pointerId);
        this.card = dragged.card;
        this.id = dragged.id;
      }
      this.x = moved.clientX;
      this.y = moved.clientY;
      this.target = under(moved);
    };
    const up = (raised: PointerEvent): void => {
      if (raised.pointerId !== pointerId) return;
      if (!this.active) return stop();
      const target = under(raised);
      end(() => target !== null && dragged.ondrop(target));
    };
    addEventListener('pointermove', move, { signal });
    addEventListener('pointerup', up, { signal });
    addEventListener('pointercancel', () => (this.active ? end(() => undefined) : stop()), { signal });
    addEventListener(
      'keydown',
      (pressed) => {
        if (pressed.key !== 'Escape' || !this.active) return;
        pressed.preventDefault();
        pressed.stopPropagation();
        end(() => undefined);
      },
      { signal, capture: true },
    );
  }
}

/** Keys click too, without a pointer: those clicks pass. */
const swallow = (event: MouseEvent): void => {
  if (event.detail === 0) return;
  event.preventDefault();
  event.stopPropagation();
};

function under({ clientX, clientY }: PointerEvent): Target | null {
  const hit = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-drop]');
  return targetFrom(hit?.dataset['drop']);
}
