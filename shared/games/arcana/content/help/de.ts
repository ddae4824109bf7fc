import { de as general } from '../../../../packs/effects/help/de.ts';
import type { en } from './en.ts';

/** Was jedes Wort der Kartensprache tut, auf Deutsch, so wie es Autoren lesen. */
export const de: typeof en = {
  headings: {
    verbs: {
      title: 'Effekte',
      intro:
        'Ein Effekt ist `{ "do": WORT, "amount": ZAHL }`. Die Effekte einer Farbe geschehen der Reihe nach.',
    },
    amounts: { title: 'Zahlen', intro: 'Eine ganze Zahl von -99 bis 99 oder `{ "amount": WORT, ... }`.' },
  },
  verbs: {
    damage: {
      also: ['triff', 'schlage'],
      does: 'Senkt das Leben des Feindes. Solange ein Siegel hält, geschieht nichts.',
    },
    heal: {
      also: ['kuriere', 'stelle wieder her'],
      does: 'Gibt einem Abenteurer Leben zurück, bis 20; darüber hinaus nur mit einer Gabe, die das erlaubt.',
    },
    draw: {
      does: 'Zieht Karten einzeln und gibt jede, ungesehen, einem Abenteurer deiner Wahl, der noch Platz hat.',
    },
  },
  amounts: {
    ...general.amounts,
    result: { does: 'Der Rang der gespielten Karte mit dem, was eine Gabe dazugibt.' },
  },
};
