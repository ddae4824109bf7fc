import { tick } from 'svelte';
import type { Desk } from './desk.svelte.ts';

/** So near to the end, in pixels, the log is read at its end and follows what is added. */
const NEAR = 48;

/** Keeps a log where it is read: at its end as long as it is read there. */
export class LogScroll {
  private readonly desk: Desk;
  private readonly list: () => HTMLElement;
  private atEnd = true;
  private looked = false;
  private newest = -1;
  /** Where it was scrolled to last. */
  private top = 0;

  /** @param list the element that scrolls; it is there from the first `follow` on */
  constructor(desk: Desk, list: () => HTMLElement) {
    this.desk = desk;
    this.list = list;
  }

  readonly onscroll = (): void => {
    const { scrollHeight, scrollTop, clientHeight } = this.list();
    const near = scrollHeight - scrollTop - clientHeight < NEAR;
    // Only who scrolls up leaves the end: what is added below moves nothing.
    if (near || scrollTop < this.top) this.atEnd = near;
    this.top = scrollTop;
  };

  /** To be called in an effect: reads what it has to follow. */
  follow(): void {
    const { chapters, moment } = this.desk.session;
    const looks = moment !== null;
    const newest = chapters.at(-1)?.n ?? -1;
    // Whoever comes back from the past is shown the newest again; and so is whoever reads something else by now.
    if ((this.looked && !looks) || (newest !== this.newest && !this.isRead())) this.atEnd = true;
    this.looked = looks;
    this.newest = newest;
    if (this.atEnd && chapters.length > 0) this.list().scrollTop = this.list().scrollHeight;
  }

  /** The pointer or the focus is in it. */
  private isRead(): boolean {
    return this.list().matches(':hover') || this.list().contains(document.activeElement);
  }

  /** To be attached to the list: stays at the end as well when it, or what it holds, gets another size. */
  readonly stay = (list: HTMLElement): (() => void) => {
    const watcher = new ResizeObserver(() => {
      if (this.atEnd) list.scrollTop = list.scrollHeight;
    });
    for (const element of [list, ...list.children]) watcher.observe(element);
    return () => watcher.disconnect();
  };

  /** Brings in older chapters; what was being read stays where it is. */
  readonly earlier = async (): Promise<void> => {
    const below = this.list().scrollHeight - this.list().scrollTop;
    await this.desk.session.earlier();
    await tick();
    this.list().scrollTop = this.list().scrollHeight - below;
  };
}
