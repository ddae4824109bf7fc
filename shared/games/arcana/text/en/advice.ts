import { en as labels } from './labels.ts';

/** What authors of cards are told in a player's words, in English (ICU MessageFormat). */
export const en = {
  // Where the sentence for authors of files speaks of its words.
  'problem.wrong-kind':
    '“{id}” does not belong here: its kind is “{actual}”, and this needs the kind “{kind}”.',
  'problem.sanctuary-without-healing':
    'This Class shelters whoever is healed, but the cards of its suit heal no adventurer.',
  'problem.again-with-healing':
    'The second card that this Class plays has no target, but the cards of its suit heal an adventurer.',
  'problem.cap-without-healing':
    'This Gift lets healing go beyond the cap, but the cards of its suit heal no adventurer.',
  'problem.idle-effect': 'An amount of {amount} never does anything.',

  // What the numbers are called where a set is counted.
  'spread.rank': 'rank',

  // A card that no other one brings into play.
  'unreached.major': 'This foe is in no tower, so it never comes.',
  'unreached.type': 'No foe is of this type yet.',
  'unreached.class': 'No court card has this Class yet.',
  'unreached.gift': 'No court card has this Gift yet.',
  'unreached.suit': 'No pip is of this suit yet.',

  // What the entries of lists are called.
  'part.weak': 'suit {number}',
  'part.types': 'type {number}',
  'part.foes': 'foe {number}',
  'part.standard': 'floor {number}',
  'part.gentle': 'floor {number}, gentle',
  'part.grim': 'floor {number}, grim',

  // What fields and values are called.
  ...labels,
} as const;

/** Both languages have the same keys. */
export type TextKey = keyof typeof en;
