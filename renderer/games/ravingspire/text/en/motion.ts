/** What is said of dice, stamps and sounds, in English (ICU MessageFormat). */
export const en = {
  'die.move': 'Move',
  'die.table': 'Table',
  'die.rotation': 'Rotation',
  'die.foe': 'Foe',
  'die.sanity': 'Sanity',
  'die.overwhelm': 'Overwhelmed',
  'die.cost': 'Cost',
  'die.rolled': '{die}: {value}',
  'stamp.won': 'Victory',
  'stamp.lost': 'Defeat',
  'stamp.key': 'A tower key!',
  'stamp.mad': 'Madness',
  'sound.tool': 'Sound',
} as const;

export type TextKey = keyof typeof en;
