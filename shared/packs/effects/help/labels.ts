import type { Labels } from '../../card-words.ts';

/** What the fields of every card language are called. */
export const labels: Labels = {
  fields: {
    do: { en: 'effects', de: 'Effekte' },
    if: { en: 'only if', de: 'nur wenn' },
    then: { en: 'what happens', de: 'was geschieht' },
    else: { en: 'otherwise', de: 'sonst' },
    price: { en: 'price', de: 'Preis' },
    rows: { en: 'rows', de: 'Zeilen' },
    on: { en: 'results of the die', de: 'Würfelergebnisse' },
    times: { en: 'how often', de: 'wie oft' },
    amount: { en: 'amount', de: 'Anzahl' },
    min: { en: 'at least', de: 'mindestens' },
    max: { en: 'at most', de: 'höchstens' },
    of: { en: 'number', de: 'Zahl' },
    by: { en: 'times', de: 'Mal' },
    at: { en: 'the most', de: 'das Höchste' },
    'if.if': { en: 'if', de: 'wenn' },
    'choose.of': { en: 'choices', de: 'Auswahl' },
    'sum.of': { en: 'parts', de: 'Teile' },
    'all.of': { en: 'conditions', de: 'Bedingungen' },
    'any.of': { en: 'conditions', de: 'Bedingungen' },
    'not.of': { en: 'condition', de: 'Bedingung' },
  },
  values: {
    true: { en: 'yes', de: 'ja' },
    false: { en: 'no', de: 'nein' },
  },
};
