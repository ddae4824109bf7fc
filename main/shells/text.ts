import type { Language } from '../../shared/words/languages.ts';

/** What the window says around the page: its menu (by Electron's names), and why it had to end. */
const en = {
  game: 'Game',
  quit: 'Quit',
  edit: 'Edit',
  undo: 'Undo',
  redo: 'Redo',
  cut: 'Cut',
  copy: 'Copy',
  paste: 'Paste',
  selectAll: 'Select all',
  view: 'View',
  resetZoom: 'Actual size',
  zoomIn: 'Larger',
  zoomOut: 'Smaller',
  togglefullscreen: 'Full screen',
  cannotStart: 'Ravingspire cannot start',
  cannotGoOn: 'Ravingspire cannot go on',
  pageGone: 'The window has failed',
  pageGoneCure: 'Every entry up to the last is saved. Start again to go on from there.',
};

const de: typeof en = {
  game: 'Spiel',
  quit: 'Beenden',
  edit: 'Bearbeiten',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  cut: 'Ausschneiden',
  copy: 'Kopieren',
  paste: 'Einfügen',
  selectAll: 'Alles auswählen',
  view: 'Ansicht',
  resetZoom: 'Originalgröße',
  zoomIn: 'Größer',
  zoomOut: 'Kleiner',
  togglefullscreen: 'Vollbild',
  cannotStart: 'Ravingspire kann nicht starten',
  cannotGoOn: 'Ravingspire kann nicht weitermachen',
  pageGone: 'Das Fenster ist abgestürzt',
  pageGoneCure: 'Bis zur letzten Eingabe ist alles gespeichert. Nach einem neuen Start geht es dort weiter.',
};

export const SHELL_WORDS: { readonly [L in Language]: Readonly<typeof en> } = { en, de };
