import type { Catalogue } from '../../../words/catalogue.ts';
import type { ArtKey } from './en.ts';

/** What `inspectArt` finds in a picture, in German (ICU MessageFormat). */
export const de: Catalogue<ArtKey> = {
  'problem.unknown-icon': 'Es gibt kein Symbol „{icon}“.',
  'problem.unknown-icon.cure': 'Nimm einen Namen von game-icons.net. Das Bild lässt diese Figur weg.',
  'problem.art-layer-empty': 'Diese Schicht des Bildes zeigt nichts.',
  'problem.art-layer-empty.cure':
    'Ergänze „icon“, den Namen eines Symbols von game-icons.net, oder „path“ oder „image“.',
  'problem.art-layer-double': 'Diese Schicht des Bildes zeigt zweierlei: „{first}“ und „{second}“.',
  'problem.art-layer-double.cure': 'Entferne eins davon, oder mach eine eigene Schicht daraus.',
  'problem.art-layer-idle': '„{key}“ gibt es nur in Schichten mit „{of}“.',
  'problem.art-layer-idle.cure': 'Entferne „{key}“.',
  'problem.art-path': 'Der Umriss stimmt nur bis zum {letter, number}. Zeichen.',
  'problem.art-path.cure':
    'Nimm das „d“ eines Pfades aus einer SVG-Datei, in einem Feld von 512 x 512. Das Bild lässt diese Figur weg.',
  'problem.art-crop': 'Was vom Bild zu sehen sein soll, reicht über seinen Rand oder ist leer.',
  'problem.art-crop.cure':
    'Schreibe links, oben, Breite und Höhe als Teile von 1: [0, 0, 1, 1] ist das ganze Bild.',
};
