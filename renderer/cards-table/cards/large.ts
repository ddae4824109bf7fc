import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';
import { whenRested } from '../float/resting.ts';
import type { Play } from './play.svelte.ts';
import type { Seen } from './seen.ts';

/** How long a pointer rests before the large card comes, in milliseconds. */
const REST = 350;

/**
 * To be attached to what stands for a card: the card is shown large beside it when a pointer has rested there for a
 * while, and at once when keys lead there.
 *
 * @param seen null: there is nothing to show
 */
export const large =
  (play: Play, seen: Seen | null): Attachment<HTMLElement> =>
  (element) => {
    if (seen === null) return;
    // Not `addEventListener`: what has the focus may go while the page is brought up to date, and then the browser calls
    // in the midst of it, where nothing may be changed.
    const silence = [
      whenRested(
        element,
        { rest: REST, rested: () => play.see(element, seen), left: () => play.unsee() },
        document,
      ),
      on(element, 'focus', () => element.matches(':focus-visible') && play.see(element, seen)),
      on(element, 'blur', () => play.unsee()),
    ];
    return () => {
      for (const stop of silence) stop();
      // What has gone can no longer be left.
      play.forget(element);
    };
  };
