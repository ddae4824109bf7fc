import { isPressed, type Chord, type PressedKey } from './chords.ts';

/** Something that can be done on the bench, whether from a menu, by keys, or from the palette. */
export interface BenchCommand {
  readonly label: string;
  /** The keys that do it, the ones that are shown first; none: it has none. */
  readonly chords: readonly Chord[];
  /** Whether there is anything to do just now. */
  readonly can: boolean;
  /** Whether its keys belong to a field with words in it, while that has the focus. */
  readonly typed?: boolean;
  readonly act: () => Promise<unknown>;
}

/** The command whose keys are pressed. */
export const pressedOf = (commands: readonly BenchCommand[], key: PressedKey): BenchCommand | undefined =>
  commands.find(({ chords }) => chords.some((chord) => isPressed(key, chord)));
