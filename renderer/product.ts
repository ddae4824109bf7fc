import grenze from './ui/fonts/LICENSE-grenze.txt?raw';
import literata from './ui/fonts/LICENSE-literata.txt?raw';
import sky from './product/sky-title.svg';
import tower from './product/tower-title.webp';
import { WORDMARK } from './product/wordmark.ts';
import type { Product } from './shell/product.ts';

/** A name is the same in every language. */
const same = (name: string) => ({ en: name, de: name });

/** The product that is shipped. The shell shows it and knows nothing of it. */
export const product: Product = {
  name: 'Ravingspire',
  motto: {
    en: 'One way up. Eleven ways down. Most of them are quick.',
    de: 'Ein Weg hinauf. Elf hinunter. Die meisten gehen schnell.',
  },
  wordmark: WORDMARK,
  sky,
  figure: tower,
  credits: [
    {
      work: {
        en: 'The program, its texts, cards, scenes and frames',
        de: 'Das Programm, seine Texte, Karten, Bilder und Rahmen',
      },
      by: {
        en: 'Ravingspire Digital Edition contributors',
        de: 'Die Mitwirkenden der Ravingspire Digital Edition',
      },
      licence: 'MIT',
      text: null,
    },
    {
      work: {
        en: 'Icons of game-icons.net (recoloured, outlined, hatched)',
        de: 'Symbole von game-icons.net (umgefärbt, umrissen, schraffiert)',
      },
      by: {
        en: 'Lorc, Delapouite and contributors, https://game-icons.net',
        de: 'Lorc, Delapouite und andere, https://game-icons.net',
      },
      licence: 'CC BY 3.0, https://creativecommons.org/licenses/by/3.0/',
      text: null,
      makers: async () => {
        const { CREDITS_IN_USE } = await import('../shared/face/credits-in-use.ts');
        return CREDITS_IN_USE.map(({ name, licence, icons }) => ({ name, licence, parts: icons }));
      },
    },
    {
      work: { en: 'The typefaces Grenze and Grenze Gotisch', de: 'Die Schriften Grenze und Grenze Gotisch' },
      by: same('Omnibus-Type'),
      licence: 'SIL OFL 1.1',
      text: grenze,
    },
    {
      work: { en: 'The typeface Literata', de: 'Die Schrift Literata' },
      by: same('TypeTogether'),
      licence: 'SIL OFL 1.1',
      text: literata,
    },
    {
      work: { en: 'three.js: the tower in three dimensions', de: 'three.js: der Turm in drei Dimensionen' },
      by: { en: 'three.js authors', de: 'Die Autoren von three.js' },
      licence: 'MIT',
      text: null,
    },
    {
      work: { en: 'Svelte: the interface', de: 'Svelte: die Oberfläche' },
      by: { en: 'Svelte contributors', de: 'Die Mitwirkenden von Svelte' },
      licence: 'MIT',
      text: null,
    },
    {
      work: {
        en: 'CodeMirror: the text of a card in its file',
        de: 'CodeMirror: der Text einer Karte in ihrer Datei',
      },
      by: { en: 'Marijn Haverbeke and others', de: 'Marijn Haverbeke und andere' },
      licence: 'MIT',
      text: null,
    },
    {
      work: { en: 'intl-messageformat: sentences', de: 'intl-messageformat: Sätze' },
      by: { en: 'Eric Ferraiuolo and contributors', de: 'Eric Ferraiuolo und andere' },
      licence: 'BSD-3-Clause',
      text: null,
    },
  ],
};
