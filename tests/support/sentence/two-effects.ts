/** When played, draw 2 cards. If there are 5 or more cards in hand, banish a card from hand. */
export const TWO_EFFECTS = {
  when: 'played',
  do: [
    { do: 'draw', cards: 2 },
    {
      do: 'if',
      if: { is: 'cards', of: { from: ['hand'] }, min: 5 },
      then: [{ do: 'banish', cards: { from: ['hand'] } }],
    },
  ],
};
