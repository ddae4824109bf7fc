import type { Catalogue } from '../../words/catalogue.ts';
import type { Language } from '../../words/languages.ts';
import { de } from './text/de.ts';
import { en, type ArtKey } from './text/en.ts';

/** Words for what `inspectArt` finds; every game whose cards have pictures adds them to its own. */
export const ART_MESSAGES: { readonly [L in Language]: Catalogue<ArtKey> } = { en, de };
