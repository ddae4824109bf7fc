import { defineTrigger } from './define.ts';
import { UPON_HERO } from './in-play.ts';

/** The finale is none of them: the game is over then (KEEP-3). */
export const beats = defineTrigger({
  ...UPON_HERO,
  fields: ['cards'],
  gives: 'card',
  about: ['adversary', 'foe'],
  battle: 'over',
  upon: {
    adversaryDefeated: ({ seat, card }) => [{ seat, card }],
    battleWon: ({ seat, card, enemy }) => (enemy === 'foe' ? [{ seat, card }] : []),
  },
  example: { cards: { kind: ['foe'] }, do: [{ do: 'gain-loot', amount: 1 }] },
});
