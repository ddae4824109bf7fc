import type { Copied } from '../../../shared/packs/sentence/types.ts';
import type { Words } from '../../ui/words.ts';
import type { TextKey } from '../text/en.ts';
import type { SheetEditor } from './editor.svelte.ts';

/** Parts of a sentence that are copied: their words for others, their program for this sheet. */
export class SheetClipboard {
  private readonly editor: SheetEditor;
  private readonly t: Words<TextKey>;
  private copied: Copied | null = null;

  constructor(editor: SheetEditor, t: Words<TextKey>) {
    this.editor = editor;
    this.t = t;
  }

  /** Puts a part on the clipboard. @returns whether there was one */
  async copy(handle: number): Promise<boolean> {
    const { editor } = this;
    const copied = await editor.port.copy(editor.sentence.handles[handle].at);
    if (copied === null) return false;
    this.copied = copied;
    await navigator.clipboard.writeText(copied.text);
    editor.say(this.t('said.copied', { words: copied.text }));
    return true;
  }

  async cut(handle: number): Promise<void> {
    const { at } = this.editor.sentence.handles[handle];
    if (await this.copy(handle)) await this.editor.do({ do: 'remove', at });
  }

  /**
   * Puts what was copied here where the focus is.
   *
   * @param text what is on the clipboard
   * @returns false where it is from elsewhere: then it is text like any other
   */
  paste(text: string): boolean {
    const { copied, editor } = this;
    if (copied === null || copied.text !== text || editor.focus === null) return false;
    void editor.do({ do: 'paste', at: editor.focus.at, json: copied.json });
    return true;
  }
}
