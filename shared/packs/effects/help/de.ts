import type { en } from './en.ts';

/** Was die Wörter jeder Kartensprache tun, auf Deutsch. */
export const de: typeof en = {
  verbs: {
    choose: { does: 'Wähle eine von mehreren Listen von Effekten.' },
    if: { does: 'Je nach Bedingung die eine oder die andere Liste von Effekten.' },
    table: {
      does: 'Wirf 1W6 und lies das Ergebnis in einer Tabelle ab. Eine Zahl, die in keiner Zeile steht, bewirkt nichts.',
      fields: { rows: '`on` ist `"1-3"` oder `"6"`' },
    },
    repeat: { does: 'Immer wieder dasselbe, höchstens 20-mal.' },
  },
  amounts: {
    sum: { does: 'Mehrere Zahlen zusammen.' },
    half: { does: 'Die Hälfte einer Zahl, aufgerundet.' },
    times: { does: 'Ein Vielfaches einer Zahl.' },
    capped: { does: 'Eine Zahl, aber höchstens so viel.', fields: { at: 'das Höchste' } },
  },
  conditions: {
    amount: { does: 'Eine Zahl liegt zwischen zwei Grenzen, von denen eine fehlen darf.' },
    all: { does: 'Alle diese Bedingungen treffen zu.' },
    any: { does: 'Mindestens eine dieser Bedingungen trifft zu.' },
    not: { does: 'Das Gegenteil einer Bedingung.' },
  },
};
