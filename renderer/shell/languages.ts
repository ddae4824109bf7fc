import { LANGUAGE_NAMES, LANGUAGES } from '../../shared/words/languages.ts';

/** Every language under its own name, so that all users find theirs. */
export const LANGUAGE_CHOICES = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));
