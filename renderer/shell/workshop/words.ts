import { spoken } from '../../ui/context.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';

/** The words around the bench: the packs, and what is done with a pack as a whole. */
export const useWorkshopWords = spoken({ en, de });
