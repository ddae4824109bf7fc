import { de as labelsDe } from '../../../shared/packs/labels/text/de.ts';
import { en as labelsEn } from '../../../shared/packs/labels/text/en.ts';
import { spoken } from '../../ui/context.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';

/** The words of the composer, in the language that is shown. */
export const useArtWords = spoken({ en, de });

/** What grounds, things in front and tints are called. */
export const useLabels = spoken({ en: labelsEn, de: labelsDe });
