import type { WordsHelp } from '../../../../packs/card-words.ts';
import { en as general } from '../../../../packs/effects/help/en.ts';

/** What each word of the card language does, in English, as authors read it. */
export const en = {
  headings: {
    verbs: {
      title: 'Effects',
      intro: 'An effect is `{ "do": WORD, "amount": AMOUNT }`. The effects of a suit happen in order.',
    },
    amounts: { title: 'Amounts', intro: 'A whole number from -99 to 99, or `{ "amount": WORD, ... }`.' },
  },
  verbs: {
    damage: { also: ['hit', 'strike'], does: "Lowers the foe's health. Does nothing while a ward stands." },
    heal: {
      also: ['cure', 'restore'],
      does: 'Gives one adventurer health back, up to 20; beyond it with a Gift that allows it.',
    },
    draw: { does: 'Draws cards one at a time, and gives each unseen to any adventurer who has room.' },
  },
  amounts: {
    ...general.amounts,
    result: { does: 'The rank of the card that is played, with what a Gift adds.' },
  },
} satisfies WordsHelp;
