// Rules of which the whole text is typed, in both languages.
import type { Json } from '../../../shared/engine/json.ts';
import { ravingspireContent } from '../../../shared/games/ravingspire/content/index.ts';
import type { Language } from '../../../shared/words/languages.ts';
import { workplaceOf } from '../sentence/benches.ts';
import { TWO_EFFECTS } from '../sentence/two-effects.ts';

/** A text to be typed, the kind of card that it is typed on, and the rules that have to come of it. */
export interface TypedCard {
  readonly name: string;
  readonly kind: string;
  readonly rules: Json;
  readonly texts: { readonly [language in Language]: string };
}

/** A card of the base set with its text. */
function shipped(id: string, texts: TypedCard['texts']): TypedCard {
  const { name, kind, rules } = workplaceOf('ravingspire').cards.find((card) => card.id === id)!;
  return { name: String(name), kind: String(kind), rules, texts };
}

export const TYPED_CARDS: readonly TypedCard[] = [
  shipped('mercy-stroke', {
    en: 'When spent, gain 1 sanity.',
    de: 'Beim Einsatz: Gewinne 1 Verstand zurück.',
  }),
  shipped('her-ladyships-second-best-poisoner', {
    en: 'When played, you may discard a card of power 2 or less; if you do, another hero of your choice on this level loses 1 sanity, then draw a card.',
    de: 'Beim Ausspielen: Du darfst eine Karte mit Wert 2 oder weniger ablegen; wenn du das tust: Ein anderer Held deiner Wahl auf dieser Ebene verliert 1 Verstand, dann ziehe eine Karte.',
  }),
  {
    name: 'a rule of two sentences',
    kind: 'attack',
    rules: [TWO_EFFECTS],
    texts: {
      en: 'When played, draw 2 cards. If there are 5 or more cards in hand, banish a card from hand.',
      de: 'Beim Ausspielen: Ziehe 2 Karten. Wenn es mindestens 5 Karten auf der Hand gibt, verbanne eine Karte aus der Hand.',
    },
  },
];

/** Rules in the form of all that mean the same. */
export const meaningOf = (rules: unknown): unknown =>
  (rules as readonly Json[]).map((rule) => ravingspireContent.language!.canonical('rule', rule));
