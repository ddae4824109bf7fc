import { spoken } from '../../../ui/context.ts';
import { de } from '../text/de/cards.ts';
import { en } from '../text/en/cards.ts';

/** The words of the tower's cards, in the language that is shown. */
export const useCardWords = spoken({ en, de });
