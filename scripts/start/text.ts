import type { Language } from '../../shared/words/languages.ts';

/** What the way into the game says, on the command line. */
const en = {
  here: 'The game is at the address above, for this machine only; anyone who has the address owns the tables. Ctrl-C ends it.',
  noBrowser: 'No browser could be opened. Please open the address yourself.',
  fetching:
    'Fetching Electron for a window of its own, for 20 seconds at most; without it the game opens in the browser.',
  fetchingLong: 'Fetching Electron. This takes its time.',
  notFetched: 'Electron could not be fetched. `npm start -- --retry-electron` tries again without hurry.',
  windowFailed: 'The window ended with an error. `npm start -- --web` opens the game in the browser.',
};

const de: typeof en = {
  here: 'Das Spiel liegt unter der Adresse oben, nur für diesen Rechner; wer sie hat, dem gehören die Tische. Strg-C beendet es.',
  noBrowser: 'Es ließ sich kein Browser öffnen. Bitte öffne die Adresse selbst.',
  fetching:
    'Electron wird für ein eigenes Fenster geholt, höchstens 20 Sekunden lang; ohne geht es im Browser weiter.',
  fetchingLong: 'Electron wird geholt. Das dauert.',
  notFetched:
    'Electron war nicht zu bekommen. `npm start -- --retry-electron` versucht es noch einmal, ohne Eile.',
  windowFailed: 'Das Fenster endete mit einem Fehler. `npm start -- --web` öffnet das Spiel im Browser.',
};

export const START_WORDS: { readonly [L in Language]: Readonly<typeof en> } = { en, de };
