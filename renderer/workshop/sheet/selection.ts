import type { Focus } from '../../../shared/packs/sentence/types.ts';
import { isWithin } from '../../../shared/packs/pointer.ts';
import type { Words } from '../../ui/words.ts';
import type { TextKey } from '../text/en.ts';
import type { SheetEditor } from './editor.svelte.ts';
import { around, firstStopIn, handleOf, inList } from './places.ts';

/** Selects parts of a sentence as a whole, from the inside out and back, and goes to the gaps beside them. */
export class SheetSelection {
  private readonly editor: SheetEditor;
  private readonly t: Words<TextKey>;
  /** Where one was before a part was selected, the last one at the end. */
  private trail: readonly Focus[] = [];

  constructor(editor: SheetEditor, t: Words<TextKey>) {
    this.editor = editor;
    this.t = t;
  }

  /** Selects a part. */
  async part(handle: number): Promise<void> {
    const { focus } = this.editor;
    if (focus !== null) this.trail = [...this.trail, focus];
    await this.editor.goTo(this.editor.focusOf({ kind: 'handle', index: handle }));
  }

  /** Selects what is around the part or stop that has the focus. */
  async outwards(): Promise<void> {
    const { place, sentence } = this.editor;
    if (place === null) return;
    if (place.kind !== 'handle') this.trail = [];
    const [own, outer] = around(sentence.handles, handleOf(sentence, place));
    const next = place.kind === 'handle' ? outer : own;
    if (next !== undefined) await this.part(next);
  }

  /** Goes back into the part that is selected. */
  async inwards(): Promise<void> {
    const { selected, sentence } = this.editor;
    if (selected === null) return;
    const part = sentence.handles[selected];
    const last = this.trail.at(-1);
    this.trail = this.trail.slice(0, -1);
    const inner = last !== undefined && isWithin(last.at, part.at) ? last : firstStopIn(sentence, part);
    if (inner !== undefined) await this.editor.goTo(inner);
  }

  /** Goes to the gap behind a part, or before it. */
  async gap(handle: number, where: 'before' | 'behind'): Promise<void> {
    const { handles, gaps } = this.editor.sentence;
    const part = around(handles, handle)
      .map((index) => handles[index])
      .find(({ listed }) => listed);
    if (part === undefined) return;
    const { list, index } = inList(part.at);
    const behind = gaps.find(({ at }) => at === `${list}/${index + 1}`);
    const at = where === 'behind' ? behind?.at : `${list}/${index}`;
    if (behind === undefined || at === undefined) return;
    if (!gaps.some((gap) => gap.at === at))
      this.editor.before = { ...behind, at, name: this.t('gap.before', { words: part.text }) };
    await this.editor.goTo({ at, role: 'gap' });
  }
}
