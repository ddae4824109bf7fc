import { untrack } from 'svelte';
import type { FieldActs, Refusal } from './acts.ts';

/** What was typed and is not in the card, or not yet. */
interface Unwritten {
  readonly text: string;
  /** What was written when it was typed. */
  readonly over: string;
  /** Why it was not taken; null as long as that is not known. */
  readonly refused: Refusal;
  /** Why what was typed before was not: it is said until more is known, so that nothing moves with each key. */
  readonly before: Refusal;
  /** Whether it was taken: what shows what is written may lag behind. */
  readonly isTaken: boolean;
  /** What was written or typed before it without a rest. */
  readonly earlier: readonly string[];
}

/** Typed text: it is shown at once, and stays while it is refused, until something else is written there. */
export class Typed {
  private readonly written: () => string;
  private readonly write: (text: string) => Promise<Refusal>;
  private draft = $state.raw<Unwritten | null>(null);
  /** What was taken and has come: whatever is written later is shown. */
  private come: Unwritten | null = null;
  private readonly shown = $derived.by(() => {
    const { draft } = this;
    if (draft === null) return null;
    const written = this.written();
    if (draft.refused !== null) return draft.over === written ? draft : null;
    if (!draft.isTaken) return draft;
    if (written === draft.text) this.come = draft;
    return draft === this.come || !draft.earlier.includes(written) ? null : draft;
  });

  /**
   * @param written what the card has
   * @param write puts down what was typed. @returns why it is not taken, in words; empty: there is nothing to say of it
   */
  constructor(written: () => string, write: (text: string) => Promise<Refusal>) {
    this.written = written;
    this.write = write;
  }

  get text(): string {
    return this.shown?.text ?? this.written();
  }

  /** Why what is shown is not in the card, in words; null: it is, or there is nothing to say. */
  get refused(): Refusal {
    return (this.shown?.refused ?? this.shown?.before) || null;
  }

  async type(text: string): Promise<void> {
    const over = this.written();
    const { shown } = this;
    const earlier = shown === null ? [over] : [...shown.earlier, shown.text, over];
    const draft: Unwritten = { text, over, refused: null, before: this.refused, isTaken: false, earlier };
    this.draft = draft;
    const refused = await this.write(text);
    // Something was typed meanwhile.
    if (this.draft !== draft) return;
    this.draft = refused === null ? { ...draft, isTaken: true } : { ...draft, over: this.written(), refused };
  }

  /** Forgets what was typed: what the card has is shown again. */
  drop(): void {
    this.draft = null;
  }
}

/**
 * Has what waits in a field be among the problems of the card, for as long as its component is there.
 *
 * @param waiting the field, and why what was typed there is not taken, in words; null: nothing waits
 */
export function noteWaiting(
  acts: Pick<FieldActs, 'wait'>,
  waiting: () => { readonly at: string; readonly words: string } | null,
): void {
  $effect(() => {
    const now = waiting();
    return now === null ? undefined : untrack(() => acts.wait(now.at, now.words));
  });
}
