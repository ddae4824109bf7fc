import type { Language } from '../../shared/packs/problems.ts';

/** Every language under its own name, so that all users find theirs. */
export const LANGUAGES: readonly { readonly value: Language; readonly label: string }[] = [
  { value: 'en', label: 'English' },
  { value: 'de', label: 'Deutsch' },
];
