/** What is said of dice, stamps and sounds, in English (ICU MessageFormat). */
export const en = {
  'die.move': 'Move',
  'die.table': 'Table',
  'die.rotation': 'Rotation',
  'die.foe': 'Foe',
  'die.sanity': 'Sanity',
  'die.overwhelm': 'Overwhelmed',
  'die.cost': 'Cost',
  'stamp.won': 'Victory',
  'stamp.lost': 'Defeat',
  'stamp.key': 'A tower key!',
  'stamp.mad': 'Madness',
} as const;

export type TextKey = keyof typeof en;
