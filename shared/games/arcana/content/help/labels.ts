import type { Labels } from '../../../../packs/card-words.ts';
import { labels as general } from '../../../../packs/effects/help/labels.ts';

/** What fields and values of cards are called where no text says them. */
export const labels: Labels = {
  fields: {
    ...general.fields,
    kind: { en: 'kind', de: 'Art' },
    effects: { en: 'effects', de: 'Effekte' },
    suit: { en: 'suit', de: 'Farbe' },
    rank: { en: 'rank', de: 'Rang' },
    weak: { en: 'weak to', de: 'schwach gegen' },
    types: { en: 'types', de: 'Typen' },
    talent: { en: 'talent', de: 'Talent' },
    bonus: { en: 'bonus', de: 'Bonus' },
    beyondCap: { en: 'beyond full life', de: 'über das volle Leben hinaus' },
    class: { en: 'Class', de: 'Klasse' },
    gift: { en: 'Gift', de: 'Gabe' },
    tables: { en: 'tables', de: 'Tabellen' },
    standard: { en: 'standard', de: 'normal' },
    gentle: { en: 'gentle', de: 'sanft' },
    grim: { en: 'grim', de: 'grausam' },
    foes: { en: 'foes', de: 'Feinde' },
    place: { en: 'place', de: 'Stelle' },
    adventurer: { en: 'adventurer', de: 'Abenteurer' },
  },
  values: {
    ...general.values,
    shield: { en: 'shield', de: 'Schild' },
    again: { en: 'play again', de: 'noch einmal spielen' },
    pair: { en: 'pair', de: 'Paar' },
    sanctuary: { en: 'sanctuary', de: 'Zuflucht' },
  },
};
