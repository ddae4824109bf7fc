// Keys that do something, alone or with others held down.
import type { Words } from '../../../ui/words.ts';
import type { TextKey } from '../../text/en.ts';

/** Keys as `Mod+Shift+Z`: what is held, and at the end what is pressed. `Mod` is Ctrl, or the command key. */
export type Chord = string;

const partsOf = (chord: Chord): { readonly held: ReadonlySet<string>; readonly key: string } => {
  const parts = chord.split('+');
  return { held: new Set(parts.slice(0, -1)), key: parts[parts.length - 1] };
};

/** A sign may need Shift on one keyboard and not on another. */
const isSign = (key: string): boolean => /^[^\p{L}\p{N}]$/u.test(key);

/** A key that is pressed, as the page tells it. */
export interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/** Whether a chord is pressed, and nothing else with it. */
export function isPressed({ key, ctrlKey, metaKey, altKey, shiftKey }: PressedKey, chord: Chord): boolean {
  const { held, key: wanted } = partsOf(chord);
  return (
    key.toLowerCase() === wanted.toLowerCase() &&
    (ctrlKey || metaKey) === held.has('Mod') &&
    altKey === held.has('Alt') &&
    (shiftKey === held.has('Shift') || isSign(wanted))
  );
}

const NAMES: { readonly [key: string]: TextKey | undefined } = {
  Mod: 'key.mod',
  Alt: 'key.alt',
  Shift: 'key.shift',
  Delete: 'key.delete',
  Enter: 'key.enter',
};
const ARROWS: { readonly [key: string]: string | undefined } = { ArrowUp: '↑', ArrowDown: '↓' };

/** What is on the keys: "Ctrl Shift Z". */
export const chordName = (chord: Chord, t: Words<TextKey>): string =>
  chord
    .split('+')
    .map((part) => {
      const name = NAMES[part];
      return name === undefined ? (ARROWS[part] ?? part) : t(name);
    })
    .join(' ');
