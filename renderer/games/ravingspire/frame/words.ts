import { createContext } from 'svelte';
import type { Words } from '../../../ui/words.ts';
import type { TextKey } from '../text/en/frame.ts';

/** The words of the frame in the language that is shown; set by the table. */
export const [useFrameWords, setFrameWords] = createContext<Words<TextKey>>();
