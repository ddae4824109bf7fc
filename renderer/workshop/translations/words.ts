import { spoken } from '../../ui/context.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';

/** The words of the texts of a pack, in the language that is shown. */
export const useTextWords = spoken({ en, de });
