import { spoken } from '../../../ui/context.ts';
import { de } from '../text/de/frame.ts';
import { en } from '../text/en/frame.ts';

/** The words of the tower's frame, in the language that is shown. */
export const useFrameWords = spoken({ en, de });
