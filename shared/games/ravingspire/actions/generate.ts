import { generations } from '../rules/values.ts';
import { attributeBit, NONE, VORPAL, type AttributeName, type CardNumber } from '../types.ts';
import { either } from '../../../packs/effects/schema.ts';
import type { Fields } from '../../../engine/scenario.ts';
import { CardId } from '../content/filters.ts';
import Type from '../../../generated/typebox.js';
import { checkGenerate, generate as turnOver } from '../rules/play.ts';
import { Card, deed, defineAction } from './define.ts';
import { Attribute, Flag as MaybeFlag, named, type Scene, withCard } from './scene.ts';

/** A slotted card is turned over for its other power. */
export const generate = defineAction({
  do: 'generate',
  has: 'card',
  order: 90,
  at: ['encounter', 'battle'],
  cards: 'own',
  fields: { card: Card, by: Type.Optional(Type.Union([Card, Type.Literal('hero')])) },
  check: (match, state, seat, { card, by }) => checkGenerate(match, state, seat, card, by),
  apply: (g, seat, { card, by }) => turnOver(g, seat, card, by),
  offers: (_at, card) => [{ card }],
  tries: ({ hero }, card) => (hero.slots.some((slot) => slot.includes(card)) ? [{ card }] : []),
  group: () => 'play',
  card: ({ card }) => card,
  key: (match, _state, _seat, { card }) => match.cards[card].id,
  say: (s, { card }) => s.say('action.generate', { card: s.card(card) }),
  did: (s, { card }, seat) => deed(s, seat, 'did.generate', { card: s.card(card) }),
  scenario: {
    fields: {
      ...named,
      card: Type.Optional(CardId),
      ability: MaybeFlag,
      as: Type.Optional(Attribute),
      by: Type.Optional(either<string>({ const: 'hero' }, Type.Literal('hero'), CardId)),
    },
    read: (scene, step) =>
      withCard(scene.cards.find(step.card, ['slots'], step), (card) => generateBy(scene, card, step)),
    write({ match, cards }, { card, by }) {
      const source = typeof by === 'number' ? match.cards[by].id : by;
      return { ...cards.name(card, ['slots']), ...(source !== undefined && { by: source }) };
    },
  },
});

/** Turning a relic over, by what lets it: named, or the only one that gives the power that the step wants. */
function generateBy(
  { match, state, seat }: Scene,
  card: CardNumber,
  step: Fields,
): { card: CardNumber; by?: CardNumber | 'hero' } | null {
  const ways = generations(match, state, seat, card);
  // Without a wish, and where nothing lets it, the rules have the word.
  if ((step.as === undefined && step.by === undefined) || ways.length === 0) return { card };
  const wanted = step.as === undefined ? VORPAL : attributeBit(step.as as AttributeName);
  const left = ways.filter(({ by, as }) => {
    const name = by === NONE ? 'hero' : match.cards[by].id;
    return (as & wanted) !== 0 && (step.by === undefined || step.by === name);
  });
  if (left.length === 0) return null;
  const sources = new Set(left.map(({ by }) => by));
  if (sources.size > 1) return { card };
  return { card, by: left[0].by === NONE ? 'hero' : left[0].by };
}
