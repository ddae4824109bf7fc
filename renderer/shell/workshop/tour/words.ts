import { spoken } from '../../../ui/context.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';

/** What the tour says. */
export const useTourWords = spoken({ en, de });
