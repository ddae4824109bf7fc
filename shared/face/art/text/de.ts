import type { Catalogue } from '../../../words/catalogue.ts';
import type { ArtKey } from './en.ts';

/** What `inspectArt` finds in a picture, in German (ICU MessageFormat). */
export const de: Catalogue<ArtKey> = {
  'problem.unknown-icon': 'Es gibt kein Symbol „{icon}“.',
  'problem.unknown-icon.cure': 'Nimm einen Namen von game-icons.net. Das Bild lässt diese Figur weg.',
  'problem.art-image': 'Das Bild einer Karte besteht aus Symbolen; eine Bilddatei kann es nicht enthalten.',
  'problem.art-image.cure': 'Nimm „icon“, den Namen eines Symbols von game-icons.net.',
  'problem.art-without-icon': 'Diese Schicht des Bildes hat kein Symbol.',
  'problem.art-without-icon.cure': 'Ergänze „icon“, den Namen eines Symbols von game-icons.net.',
};
