import { spoken } from '../../ui/context.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';

/** The words of the overview of cards. */
export const useOverviewWords = spoken({ en, de });
