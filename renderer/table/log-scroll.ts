import { tick } from 'svelte';
import type { Desk } from './desk.svelte.ts';

/** So near to the end, in pixels, the log is read at its end and follows what is added. */
const NEAR = 48;

/** What it asks of the table: what there is to read, and how to get what is older. */
export interface Reads {
  readonly session: Pick<Desk['session'], 'chapters' | 'moment' | 'earlier'>;
}

/** Keeps a log where it is read: at its end as long as it is read there. */
export class LogScroll {
  private readonly desk: Reads;
  /** The element that scrolls, as long as it is on the page. */
  private list: HTMLElement | null = null;
  private atEnd = true;
  private looked = false;
  private newest = -1;
  /** The frame in which it is scrolled to its end; null: none is awaited. */
  private coming: number | null = null;
  /** Where it was scrolled to last. */
  private top = 0;

  constructor(desk: Reads) {
    this.desk = desk;
  }

  /** To be attached to the element that scrolls: also stays at the end when it, or what it holds, gets another size. */
  readonly hold = (list: HTMLElement): (() => void) => {
    this.list = list;
    const watcher = new ResizeObserver(() => {
      if (this.atEnd) list.scrollTop = list.scrollHeight;
    });
    for (const element of [list, ...list.children]) watcher.observe(element);
    const scrolled = (): void => this.scrolled(list);
    list.addEventListener('scroll', scrolled);
    return () => {
      watcher.disconnect();
      // What has been taken off the page still tells of its last scrolling.
      list.removeEventListener('scroll', scrolled);
      this.list = null;
    };
  };

  /** To be called in an effect: reads what it has to follow. */
  follow(): void {
    const { chapters, moment } = this.desk.session;
    const { list } = this;
    const looks = moment !== null;
    const newest = chapters.at(-1)?.n ?? -1;
    if (list === null) return;
    // A viewer who comes back from the past is shown the newest again; so is one who reads elsewhere by now.
    if ((this.looked && !looks) || (newest !== this.newest && !isRead(list))) this.atEnd = true;
    this.looked = looks;
    this.newest = newest;
    if (this.atEnd && chapters.length > 0) this.toEnd();
  }

  /** Scrolls to the end in the next frame, which lays the page out in any case. */
  private toEnd(): void {
    this.coming ??= requestAnimationFrame(() => {
      this.coming = null;
      const { list } = this;
      if (list !== null && this.atEnd) list.scrollTop = list.scrollHeight;
    });
  }

  /** Brings in older chapters; what was being read stays where it is. */
  readonly earlier = async (): Promise<void> => {
    const { list } = this;
    const below = list === null ? 0 : list.scrollHeight - list.scrollTop;
    await this.desk.session.earlier();
    await tick();
    // The table may have been left meanwhile.
    if (list !== null && list === this.list) list.scrollTop = list.scrollHeight - below;
  };

  private scrolled({ scrollHeight, scrollTop, clientHeight }: HTMLElement): void {
    const near = scrollHeight - scrollTop - clientHeight < NEAR;
    // Only who scrolls up leaves the end: what is added below moves nothing.
    if (near || scrollTop < this.top) this.atEnd = near;
    this.top = scrollTop;
  }
}

/** The pointer or the focus is in it. */
const isRead = (list: HTMLElement): boolean =>
  list.matches(':hover') || list.contains(document.activeElement);
