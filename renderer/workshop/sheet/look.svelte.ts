import { SvelteSet } from 'svelte/reactivity';
import type { SheetEditor } from './editor.svelte.ts';
import { outlineOf } from './outline/outline.ts';

/** How a card is shown on its sheet: as its sentence, or as blocks. */
export class SheetLook {
  kind: 'sentence' | 'outline' = $state('sentence');
  private readonly editor: SheetEditor;
  /** The parts of cards that the outline shows in one line. */
  private readonly folded = new SvelteSet<string>();

  readonly outline = $derived.by(() => outlineOf(this.editor.sentence, (at) => this.isFolded(at)));

  constructor(editor: SheetEditor) {
    this.editor = editor;
  }

  /** Shows the card in another way, at what has the focus, or had it last. */
  async turnTo(kind: 'sentence' | 'outline'): Promise<void> {
    const { isActive, focus } = this.editor;
    this.editor.opened = null;
    this.kind = kind;
    await this.editor.drawn();
    if (focus === null) return;
    if (isActive) await this.editor.goTo(focus);
    else this.editor.elementOf(focus)?.scrollIntoView({ block: 'nearest' });
  }

  turn(): Promise<void> {
    return this.turnTo(this.kind === 'sentence' ? 'outline' : 'sentence');
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
