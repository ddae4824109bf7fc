import { spoken } from '../../ui/context.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';

/** The words of the history, in the language that is shown. */
export const useHistoryWords = spoken({ en, de });
