import type { Language } from '../../words/languages.ts';
import type { Catalogue } from '../../words/catalogue.ts';

/** Words for what `inspectArt` finds (ICU MessageFormat); every game whose cards have pictures adds them to its own. */
export const ART_MESSAGES: { readonly [L in Language]: Catalogue } = {
  en: {
    'problem.unknown-icon': 'There is no icon “{icon}”.',
    'problem.unknown-icon.cure': 'Choose a name from game-icons.net. The picture leaves this figure out.',
    'problem.art-image': 'A picture of a card is made of icons; it cannot hold an image file.',
    'problem.art-image.cure': 'Use "icon", the name of an icon from game-icons.net.',
    'problem.art-without-icon': 'This layer of the picture has no icon.',
    'problem.art-without-icon.cure': 'Add "icon", the name of an icon from game-icons.net.',
  },
  de: {
    'problem.unknown-icon': 'Es gibt kein Symbol „{icon}“.',
    'problem.unknown-icon.cure': 'Nimm einen Namen von game-icons.net. Das Bild lässt diese Figur weg.',
    'problem.art-image': 'Das Bild einer Karte besteht aus Symbolen; eine Bilddatei kann es nicht enthalten.',
    'problem.art-image.cure': 'Nimm „icon“, den Namen eines Symbols von game-icons.net.',
    'problem.art-without-icon': 'Diese Schicht des Bildes hat kein Symbol.',
    'problem.art-without-icon.cure': 'Ergänze „icon“, den Namen eines Symbols von game-icons.net.',
  },
};
