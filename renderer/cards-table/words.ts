import { spoken } from '../ui/context.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';

/** What the parts of a drawn table say of their own, in the language that is shown. */
export const useKitWords = spoken({ en, de });
