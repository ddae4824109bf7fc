import { spoken } from '../../../ui/context.ts';
import { de } from '../text/de/motion.ts';
import { en } from '../text/en/motion.ts';

/** The words of what moves here, in the language that is shown. */
export const useMotionWords = spoken({ en, de });
