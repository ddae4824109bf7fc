import type { Words } from '../../../ui/words.ts';
import type { SheetEditor } from '../editor.svelte.ts';
import { inList } from '../places.ts';
import type { TextKey } from '../../text/en.ts';
import type { BenchCommand } from './bench-command.ts';

/** What can be done with a part of the sentence as a whole, besides what it may be made into. */
export function partCommands(
  editor: SheetEditor,
  t: Words<TextKey>,
  handle: number,
): readonly BenchCommand[] {
  const { at, listed, role } = editor.sentence.handles[handle];
  const command = (
    label: TextKey,
    chords: readonly string[],
    act: () => Promise<unknown>,
    can = true,
  ): BenchCommand => ({ label: t(label), chords, can, act });
  const shift = (way: 'up' | 'down') => () => editor.do({ do: 'shift', at, way });
  const canJoin = listed && role === 'clause' && inList(at).index > 0;
  return [
    command('menu.explain', ['?'], () => editor.explainPart(handle)),
    command('menu.up', ['Alt+Shift+ArrowUp'], shift('up'), listed),
    command('menu.down', ['Alt+Shift+ArrowDown'], shift('down'), listed),
    command('menu.behind', ['Enter'], () => editor.selection.gap(handle, 'behind'), listed),
    command('menu.before', ['Shift+Enter'], () => editor.selection.gap(handle, 'before'), listed),
    command('menu.duplicate', ['Mod+D'], () => editor.do({ do: 'duplicate', at }), listed),
    command('menu.copy', ['Mod+C'], () => editor.clipboard.copy(handle)),
    command('menu.cut', ['Mod+X'], () => editor.clipboard.cut(handle), listed),
    command('menu.join', [], () => editor.do({ do: 'join', at }), canJoin),
    command('menu.delete', ['Delete', 'Backspace'], () => editor.do({ do: 'remove', at })),
  ];
}
