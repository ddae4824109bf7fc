// Parts are dragged by their grips, with a mouse, a finger or a pen.
import type { Attachment } from 'svelte/attachments';
import type { SheetEditor } from '../editor.svelte.ts';
import type { CarryPoint } from './landings.ts';

/** How far a press has to move to be a drag, in pixels. */
const SLACK = 6;
/** How near the edge of what scrolls a drag scrolls it, and how far in each frame, in pixels. */
const EDGE = 36;
const SCROLL = 9;

const pointOf = ({ clientX, clientY }: PointerEvent): CarryPoint => ({ x: clientX, y: clientY });

/** What scrolls around an element. */
function scrollerOf(element: Element): Element | null {
  for (let around = element.parentElement; around !== null; around = around.parentElement)
    if (around.scrollHeight > around.clientHeight && /auto|scroll/.test(getComputedStyle(around).overflowY))
      return around;
  return null;
}

/** Keeps the click away that a browser makes of the end of a drag. */
function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }));
}

/** Has the grips of a sheet be dragged: the part of one is carried along. */
export const dragging =
  (editor: SheetEditor): Attachment<HTMLElement> =>
  (sheet) => {
    const { carrier } = editor;
    let drag: AbortController | null = null;

    function end(): void {
      drag?.abort();
      drag = null;
      if (carrier.part !== null) swallowClick();
    }

    function onpointerdown(event: PointerEvent): void {
      const grip = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-grip]') : null;
      if (grip === null || event.button !== 0 || drag !== null) return;
      const part = editor.sentence.handles[Number(grip.dataset['grip'])];
      const from = pointOf(event);
      drag = new AbortController();
      const { signal } = drag;
      const own =
        (does: (moved: PointerEvent) => void) =>
        (moved: PointerEvent): void => {
          if (moved.pointerId === event.pointerId) does(moved);
        };
      const onmove = own((moved) => {
        const at = pointOf(moved);
        if (carrier.part !== null) carrier.move(sheet, at);
        else if (Math.hypot(at.x - from.x, at.y - from.y) > SLACK) {
          void carrier.lift(sheet, part, at);
          requestAnimationFrame(scroll);
        }
      });
      const onup = own(() => {
        end();
        carrier.drop();
      });
      const oncancel = own(() => {
        end();
        carrier.cancel();
      });
      addEventListener('pointermove', onmove, { signal });
      addEventListener('pointerup', onup, { signal });
      addEventListener('pointercancel', oncancel, { signal });
      addEventListener('keydown', onkeydown, { signal, capture: true });
    }

    function onkeydown(event: KeyboardEvent): void {
      if (event.key !== 'Escape' || carrier.part === null) return;
      event.preventDefault();
      event.stopPropagation();
      end();
      carrier.cancel();
    }

    /** Scrolls for as long as a part is held at an edge. */
    function scroll(): void {
      if (carrier.part === null) return;
      const scroller = scrollerOf(sheet);
      if (scroller !== null) {
        const { top, bottom } = scroller.getBoundingClientRect();
        const { y } = carrier.at;
        const by = y < top + EDGE ? -SCROLL : y > bottom - EDGE ? SCROLL : 0;
        scroller.scrollTop += by;
        if (by !== 0) carrier.move(sheet, carrier.at);
      }
      requestAnimationFrame(scroll);
    }

    sheet.addEventListener('pointerdown', onpointerdown);
    return () => {
      sheet.removeEventListener('pointerdown', onpointerdown);
      drag?.abort();
      carrier.cancel();
    };
  };
