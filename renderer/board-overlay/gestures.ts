import type { Attachment } from 'svelte/attachments';
import type { SeenBoard } from './types.ts';

/** What pointers on the picture of a board lead to. */
interface Gestures<Item> {
  readonly board: SeenBoard<Item>;
  /** What is drawn; presses on elements above it are none of ours. */
  readonly picture: HTMLElement;
  onpoint(item: Item | null): void;
  /** Pressed without dragging; null: beside everything. */
  onpress(item: Item | null): void;
  onreset(): void;
}

/** So far, in pixels, a pointer may slip without dragging. */
const SLIP = 5;
/** Radians that a drag over the height of the board turns and tilts it. */
const TURN = { across: 3.2, along: 2.2 };
/** Distance after one notch of the wheel. */
const NOTCH = 1.13;

/**
 * Pointers on the picture: a drag turns it, the wheel comes closer, a press picks what lies there, a double press goes
 * back to the beginning. Elements above the picture keep their own presses.
 */
export const gestures =
  <Item>({ board, picture, onpoint, onpress, onreset }: Gestures<Item>): Attachment<HTMLElement> =>
  (element) => {
    let held: { readonly id: number; x: number; y: number; dragging: boolean } | null = null;
    let frame = 0;

    const at = (event: MouseEvent): { x: number; y: number } => {
      const box = element.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };

    const isOnPicture = ({ target }: Event): boolean => target instanceof Node && picture.contains(target);

    function pointAt(event: PointerEvent): void {
      const { x, y } = at(event);
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => onpoint(board.pick(x, y)));
    }

    function onpointerdown(event: PointerEvent): void {
      if (event.button !== 0 || !isOnPicture(event)) return;
      held = { id: event.pointerId, ...at(event), dragging: false };
      element.setPointerCapture(event.pointerId);
    }

    function onpointermove(event: PointerEvent): void {
      if (held === null) {
        if (event.pointerType !== 'touch' && isOnPicture(event)) pointAt(event);
        return;
      }
      if (event.pointerId !== held.id) return;
      const { x, y } = at(event);
      const [dx, dy] = [x - held.x, y - held.y];
      if (!held.dragging && Math.hypot(dx, dy) < SLIP) return;
      if (!held.dragging) onpoint(null);
      board.orbit((dx / element.clientHeight) * TURN.across, (dy / element.clientHeight) * TURN.along);
      held = { ...held, x, y, dragging: true };
    }

    function onpointerup(event: PointerEvent): void {
      if (held?.id !== event.pointerId) return;
      const { dragging } = held;
      held = null;
      const { x, y } = at(event);
      if (!dragging && event.type === 'pointerup') onpress(board.pick(x, y));
    }

    function onpointerleave(): void {
      cancelAnimationFrame(frame);
      onpoint(null);
    }

    function ondblclick(event: MouseEvent): void {
      if (isOnPicture(event)) onreset();
    }

    function onwheel(event: WheelEvent): void {
      event.preventDefault();
      board.zoom(event.deltaY > 0 ? NOTCH : 1 / NOTCH);
    }

    const listeners: readonly [string, (event: never) => void][] = [
      ['pointerdown', onpointerdown],
      ['pointermove', onpointermove],
      ['pointerup', onpointerup],
      ['pointercancel', onpointerup],
      ['pointerleave', onpointerleave],
      ['dblclick', ondblclick],
    ];
    for (const [name, listener] of listeners) element.addEventListener(name, listener as EventListener);
    element.addEventListener('wheel', onwheel, { passive: false });
    return () => {
      cancelAnimationFrame(frame);
      for (const [name, listener] of listeners) element.removeEventListener(name, listener as EventListener);
      element.removeEventListener('wheel', onwheel);
    };
  };

/** Radians and factors of one press of a key. */
const KEY = { turn: 0.16, tilt: 0.09, zoom: 1.15 };

/** Keys on the picture. @returns whether the key means something there */
export function pressKey(
  board: Pick<SeenBoard<unknown>, 'orbit' | 'zoom'>,
  key: string,
  onreset: () => void,
): boolean {
  switch (key) {
    case 'ArrowLeft':
      board.orbit(KEY.turn, 0);
      return true;
    case 'ArrowRight':
      board.orbit(-KEY.turn, 0);
      return true;
    case 'ArrowUp':
      board.orbit(0, KEY.tilt);
      return true;
    case 'ArrowDown':
      board.orbit(0, -KEY.tilt);
      return true;
    case '+':
    case '=':
      board.zoom(1 / KEY.zoom);
      return true;
    case '-':
      board.zoom(KEY.zoom);
      return true;
    case '0':
      onreset();
      return true;
    default:
      return false;
  }
}
