/** What is said over every board, in English (ICU MessageFormat). What can be done there comes from the host. */
export const en = {
  // Slips.
  'slip.nothing': 'Nothing can be done here just now.',
  'slip.asking': 'Asking…',
  'slip.close': 'Close',
  'slip.answer': 'Answer: {answer}',

  // The camera.
  'camera.name': 'View',
  'camera.closer': 'Come closer',
  'camera.away': 'Go away',

  // Under the reason why there is a map.
  'map.close': 'All right',
} as const;

export type TextKey = keyof typeof en;
