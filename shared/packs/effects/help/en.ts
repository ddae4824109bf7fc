/** What the words of every game's card language do, in English. */
export const en = {
  verbs: {
    choose: { does: 'Choose one of several lists of effects.' },
    if: { does: 'One list of effects or another, by a condition.' },
    table: {
      does: 'Roll 1d6 on a table. A number that is in no row does nothing.',
      fields: { rows: '`on` is `"1-3"` or `"6"`' },
    },
    repeat: { does: 'The same again and again, at most 20 times.' },
  },
  amounts: {
    sum: { does: 'Several amounts together.' },
    half: { does: 'Half of an amount, rounded up.' },
    times: { does: 'An amount several times.' },
    capped: { does: 'An amount, but at most so much.', fields: { at: 'the most' } },
  },
  conditions: {
    amount: { does: 'An amount lies between two bounds, one of which may be left out.' },
    all: { does: 'All of these conditions.' },
    any: { does: 'At least one of these conditions.' },
    not: { does: 'The opposite of a condition.' },
  },
};
