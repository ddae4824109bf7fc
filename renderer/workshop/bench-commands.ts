import type { Words } from '../ui/words.ts';
import type { SheetEditor } from './sheet/editor.svelte.ts';
import type { TextKey } from './text/en.ts';
import type { SidePanel } from './side/panels.ts';
import type { BenchCommand } from './sheet/commands/bench-command.ts';

/** What the bench does that is not of the sheet. */
export interface BenchActs {
  /** Opens or closes the palette. */
  readonly palette: () => void;
  /** Goes to the problem after the one that was gone to last, or to the one before. */
  readonly problem: (by: 1 | -1) => Promise<void>;
  /** Opens a panel beside the card, or closes it. */
  readonly panel: (panel: SidePanel) => void;
  /** Opens what the pack says of itself; null: nothing does. */
  readonly pack: (() => void) | null;
  /** Goes to where the picture is composed; null: nowhere. */
  readonly picture: (() => void) | null;
  /** Asks for the name of a restore point, and sets it; null: nothing does. */
  readonly mark: (() => void) | null;
  /** Shows how a card is made; null: nothing does. */
  readonly tour: (() => void) | null;
}

/** What can be done on the bench, whatever has the focus. */
export function benchCommands(
  editor: SheetEditor,
  t: Words<TextKey>,
  acts: BenchActs,
): readonly BenchCommand[] {
  const { problems, look } = editor;
  const { undo, redo, file } = editor.port.state;
  const { kind } = look;
  const hasProblems = problems.length > 0 || (kind === 'raw' && file.fault !== null);
  const now = (act: () => void) => (): Promise<void> => Promise.resolve(act());
  return [
    {
      label: undo === null ? t('command.undo') : t('bar.undo', { step: undo }),
      chords: ['Mod+Z'],
      can: undo !== null,
      typed: true,
      act: () => editor.undo(),
    },
    {
      label: redo === null ? t('command.redo') : t('bar.redo', { step: redo }),
      chords: ['Mod+Shift+Z', 'Mod+Y'],
      can: redo !== null,
      typed: true,
      act: () => editor.redo(),
    },
    {
      label: t(kind === 'outline' ? 'command.sentence' : 'command.outline'),
      chords: ['F2'],
      can: editor.sentence.lines.length > 0,
      act: () => editor.look.turn('outline'),
    },
    {
      label: t(kind === 'raw' ? 'command.raw.close' : 'command.raw'),
      chords: ['Shift+F2'],
      can: true,
      act: () => editor.look.turn('raw'),
    },
    {
      label: t('command.problem.next'),
      chords: ['F8'],
      can: hasProblems,
      act: () => acts.problem(1),
    },
    {
      label: t('command.problem.previous'),
      chords: ['Shift+F8'],
      can: hasProblems,
      act: () => acts.problem(-1),
    },
    { label: t('command.similar'), chords: [], can: true, act: now(() => acts.panel('similar')) },
    { label: t('command.uses'), chords: [], can: true, act: now(() => acts.panel('uses')) },
    ...(acts.picture === null
      ? []
      : [{ label: t('command.picture'), chords: [], can: true, act: now(acts.picture) }]),
    ...(acts.pack === null ? [] : [{ label: t('bar.pack'), chords: [], can: true, act: now(acts.pack) }]),
    ...(acts.mark === null ? [] : [{ label: t('command.mark'), chords: [], can: true, act: now(acts.mark) }]),
    ...(acts.tour === null ? [] : [{ label: t('command.tour'), chords: [], can: true, act: now(acts.tour) }]),
    { label: t('command.palette'), chords: ['Mod+K'], can: true, act: now(acts.palette) },
  ];
}
