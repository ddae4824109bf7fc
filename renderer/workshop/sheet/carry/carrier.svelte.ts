import type { Handle } from '../../../../shared/packs/sentence/types.ts';
import type { SheetEditor } from '../editor.svelte.ts';
import { landingAt, type Landing, type CarryPoint } from './landings.ts';
import { landingsOn } from './marks.ts';

/** Carries a part of a sentence to another place. */
export class SheetCarrier {
  private readonly editor: SheetEditor;
  /** What is carried; null: nothing is. */
  part = $state.raw<Handle | null>(null);
  /** Where it is, in pixels from the corner of the window. */
  at = $state.raw<CarryPoint>({ x: 0, y: 0 });
  /** Where it may be put down, and where not; none until that is known. */
  landings = $state.raw<readonly Landing[]>([]);
  /** Where it comes to if it is dropped now. */
  over = $state.raw<Landing | null>(null);

  constructor(editor: SheetEditor) {
    this.editor = editor;
  }

  /** Takes a part up. */
  async lift(sheet: HTMLElement, part: Handle, at: CarryPoint): Promise<void> {
    this.part = part;
    this.at = at;
    const places = await this.editor.port.places(part.at);
    if (this.part !== part) return;
    this.landings = landingsOn(sheet, this.editor.sentence, places);
    this.move(sheet, this.at);
  }

  move(sheet: HTMLElement, at: CarryPoint): void {
    const { left, top } = sheet.getBoundingClientRect();
    this.at = at;
    this.over = landingAt(this.landings, { x: at.x - left, y: at.y - top });
  }

  /** Puts it down where it is, or says why it cannot be there. */
  drop(): void {
    const { part, over } = this;
    this.cancel();
    if (part === null || over === null) return;
    if (over.refused === null) void this.editor.do({ do: 'carry', at: part.at, to: over.at });
    else this.editor.say(over.refused);
  }

  cancel(): void {
    this.part = null;
    this.landings = [];
    this.over = null;
  }
}
