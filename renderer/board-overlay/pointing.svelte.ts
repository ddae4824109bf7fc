/** Milliseconds that a pointer rests before an item is described. */
const REST = 260;

/** What is pointed at, with the keyboard or with a pointer. */
export class Pointing<Item> {
  private focused: Item | null = $state.raw(null);
  private under: Item | null = $state.raw(null);
  /** Whether its description is shown next to it. */
  private rested = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** What is drawn as pointed at. */
  get item(): Item | null {
    return this.under ?? this.focused;
  }

  /** The item that is described: at once for the keyboard, after a while for a pointer. */
  get described(): Item | null {
    if (this.under !== null) return this.rested ? this.under : null;
    return this.focused;
  }

  /** The keyboard has come to something, or has left it. */
  focus(item: Item | null): void {
    this.focused = item;
  }

  /** A pointer has come over something, or has left it. */
  over(item: Item | null): void {
    clearTimeout(this.timer);
    this.under = item;
    this.rested = false;
    if (item !== null) this.timer = setTimeout(() => (this.rested = true), REST);
  }

  /** Ends the description. */
  hide(): void {
    clearTimeout(this.timer);
    this.rested = false;
    this.focused = null;
  }
}
