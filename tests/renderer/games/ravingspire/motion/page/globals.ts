import type { SoundName } from '../../../../../../shared/tableau/motion/sounds.ts';
import type { Settings } from '../../../../../../shared/rpc/messages/profile.ts';
import type { Controls } from '../../../../table/page/host.ts';

/** What a sound is like that has been computed; all of it from 0 to 1, or in seconds. */
export interface Heard {
  readonly peak: number;
  /** Root mean square of all samples. */
  readonly loudness: number;
  /** The time after which nothing is louder than -60 dBFS any more. */
  readonly length: number;
  /** Some of its samples, one after the other. */
  readonly samples: readonly number[];
  /** The share of its power at the strongest of many frequencies: near 1 for what beeps. */
  readonly purest: number;
}

/** What the page of these tests can be asked and told. */
declare global {
  var motion: {
    readonly controls: Controls;
    /** Contexts for sound that have been made, and those of them that are open. */
    audio(): { readonly made: number; readonly open: number };
    change(change: Partial<Settings>): Promise<void>;
    /** Animations that have not ended. */
    animations(): number;
    /** Animations that have ever been made. */
    made(): number;
    /** How long each flight was to take that was ever begun, in milliseconds. */
    flights(): readonly number[];
    /** Pips on the faces of the die that has fallen, from the highest face to the lowest that can be seen. */
    pips(): number[];
    /** Presses the button that makes an entry, by a program: with no key and no pointer. */
    goOn(): void;
    /** Pictures in the air. */
    flying(): number;
    /** Remembers them. @returns how many there are */
    mark(): number;
    /** Those that were remembered and are still in the air. */
    marked(): number;
    /** Places that are kept from sight. */
    hidden(): string[];
    /** Listeners added and not removed, on windows and documents. */
    listeners(): number;
    /** How many takes of a sound there are. */
    takes(name: SoundName): number;
    render(name: SoundName, take: number): Promise<Heard>;
    ambience(): Promise<Heard>;
    play(name: SoundName): void;
    readonly violations: string[];
  };
}
