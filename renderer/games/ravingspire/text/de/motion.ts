import type { TextKey } from '../en/motion.ts';

/** Was zu Würfeln, Stempeln und Ton zu sagen ist, auf Deutsch. */
export const de: { readonly [K in TextKey]: string } = {
  'die.move': 'Bewegung',
  'die.table': 'Tabelle',
  'die.rotation': 'Drehung',
  'die.foe': 'Feind',
  'die.sanity': 'Verstand',
  'die.overwhelm': 'Übermacht',
  'die.cost': 'Kosten',
  'stamp.won': 'Sieg',
  'stamp.lost': 'Niederlage',
  'stamp.key': 'Ein Turmschlüssel!',
  'stamp.mad': 'Wahnsinn',
};
