import type { Attachment } from 'svelte/attachments';
import { isAlone, listen } from '../ui/roving.ts';

/** What the arrows go through inside a zone. */
const STOP = '[data-stop]';

const FIRST = { first: 0, last: -1 } as const;

const NEXT: { readonly [key: string]: number } = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

const roving =
  (from: 'first' | 'last'): Attachment<HTMLElement> =>
  (zone) => {
    let current: HTMLElement | null = null;
    zone.dataset['rove'] = 'list';
    const stops = (): HTMLElement[] => [...zone.querySelectorAll<HTMLElement>(STOP)];

    /** What grows at its end begins there again, once one has left it. */
    const isLeft = (): boolean => from === 'last' && !zone.contains(document.activeElement);

    function settle(): void {
      const all = stops();
      if (current === null || !all.includes(current) || isLeft()) current = all.at(FIRST[from]) ?? null;
      for (const stop of all) stop.tabIndex = stop === current ? 0 : -1;
    }

    function onfocusin({ target }: FocusEvent): void {
      const stop = target instanceof Element ? target.closest<HTMLElement>(STOP) : null;
      if (stop === null || stop !== target) return;
      current = stop;
      settle();
    }

    function onkeydown(event: KeyboardEvent): void {
      const { target, key } = event;
      if (!(target instanceof HTMLElement) || !target.matches(STOP) || !isAlone(event)) return;
      const all = stops();
      const from = all.indexOf(target);
      const to = key === 'Home' ? 0 : key === 'End' ? all.length - 1 : from + (NEXT[key] ?? 0);
      if (to === from || from < 0) return;
      event.preventDefault();
      all[(to + all.length) % all.length].focus();
    }

    return listen(zone, { settle, onfocusin, onkeydown });
  };

/**
 * Makes one stop for Tab of everything in a zone that is marked `data-stop`; from there the arrows, Home and End go on.
 * The zone remembers where one has been.
 */
export const rove = roving('first');

/** The same for what grows at its end: one begins with the newest. */
export const roveFromEnd = roving('last');
