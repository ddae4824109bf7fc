import type { TextKey } from './en.ts';

/** Was über jedem Spielplan steht, auf Deutsch (ICU MessageFormat). */
export const de: { readonly [key in TextKey]: string } = {
  // Zettel.
  'slip.nothing': 'Hier ist gerade nichts zu tun.',
  'slip.asking': 'Wird gefragt …',
  'slip.close': 'Schließen',
  'slip.answer': 'Antwort: {answer}',

  // Die Kamera.
  'camera.name': 'Ansicht',
  'camera.closer': 'Näher heran',
  'camera.away': 'Weiter weg',

  // Unter dem Grund für die Karte.
  'map.close': 'Gut so',
};
