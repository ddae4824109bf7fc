import { SvelteSet } from 'svelte/reactivity';
import type { Focus } from '../../../shared/packs/sentence/types.ts';
import type { SheetEditor } from './editor.svelte.ts';
import { outlineOf } from './outline/outline.ts';

/** How a card is shown: as its sentence, as blocks, or as text in its file. */
export type LookKind = 'sentence' | 'outline' | 'raw';

/** The raw view, as long as it is there. Pointers are those in the card. */
export interface RawControl {
  readonly hasFocus: boolean;
  /** What has the cursor; empty in another card. */
  readonly at: string;
  /** Puts the cursor on something. @param at null: where the file cannot be read */
  goTo(at: string | null, isFocused?: boolean): Promise<void>;
  /** Resolves when all that was typed in it is done. */
  settled(): Promise<void>;
}

/** The look that was chosen for the card on the bench. */
export class SheetLook {
  kind: LookKind = $state('sentence');
  /** Null while it is not shown, or is being fetched. */
  raw: RawControl | null = null;
  /** Where the raw view begins as soon as it is there. */
  private beginning: { readonly at: string | null; readonly isFocused: boolean } | null = null;
  private readonly editor: SheetEditor;
  /** The parts of cards that the outline shows in one line. */
  private readonly folded = new SvelteSet<string>();

  readonly outline = $derived.by(() => outlineOf(this.editor.sentence, (at) => this.isFolded(at)));

  constructor(editor: SheetEditor) {
    this.editor = editor;
  }

  /** Shows the card in another way, at what has the focus, or had it last. */
  async turnTo(kind: LookKind): Promise<void> {
    const { raw, editor } = this;
    const focus: Focus | null = raw === null ? editor.focus : { at: raw.at, role: 'choice' };
    const isActive = raw === null ? editor.isActive : raw.hasFocus;
    await raw?.settled();
    editor.opened = null;
    this.beginning = focus && { at: focus.at, isFocused: isActive };
    this.kind = kind;
    await editor.drawn();
    if (kind === 'raw') editor.isActive = false;
    else if (focus === null) return;
    else if (isActive) await editor.goTo(focus);
    else editor.elementOf(focus)?.scrollIntoView({ block: 'nearest' });
  }

  /** Shows the text of the file with the cursor on something. @param at as for the raw view */
  async showRaw(at: string | null): Promise<void> {
    if (this.kind !== 'raw') await this.turnTo('raw');
    if (this.raw === null) this.beginning = { at, isFocused: true };
    else await this.raw.goTo(at);
  }

  /** The raw view is there. */
  async begin(raw: RawControl): Promise<void> {
    this.raw = raw;
    const { at, isFocused } = this.beginning ?? { at: '', isFocused: false };
    this.beginning = null;
    if (at !== '' || isFocused) await raw.goTo(at, isFocused);
  }

  /** The raw view is gone. */
  end(raw: RawControl | null): void {
    if (this.raw === raw) this.raw = null;
  }

  /** Does something after all that was typed in the raw view. */
  async whenTyped<T>(act: () => Promise<T>): Promise<T> {
    await this.raw?.settled();
    return act();
  }

  /** Shows the card in a look, or in the sentence where it is shown in that. */
  turn(kind: Exclude<LookKind, 'sentence'>): Promise<void> {
    return this.turnTo(this.kind === kind ? 'sentence' : kind);
  }

  /** Whether the outline shows a part in one line. */
  isFolded(at: string): boolean {
    return this.folded.has(this.keyOf(at));
  }

  /** Shows a part of the outline in one line, or in several. */
  fold(at: string, isFolded: boolean): void {
    if (isFolded) this.folded.add(this.keyOf(at));
    else this.folded.delete(this.keyOf(at));
  }

  private keyOf(at: string): string {
    return `${this.editor.port.state.card} ${at}`;
  }
}
