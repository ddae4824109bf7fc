import { brutePrice, type Price } from '../../../shared/games/ravingspire/rules/cost.ts';
import { allowedOf, powerOf } from '../../../shared/games/ravingspire/rules/values.ts';
import type { CardNumber } from '../../../shared/games/ravingspire/types.ts';
import { ATTRIBUTES, attributeBit, VORPAL } from '../../../shared/games/ravingspire/types.ts';
import type { TowerScene } from './scene.ts';

/** An amount with its attributes: "2 fight or charm". */
export function sayPower({ scene, s, text }: TowerScene, amount: number, as: number): string {
  if (as === 0) return '';
  const { ui } = scene;
  if (as === VORPAL) return ui('screen.power', { amount: String(amount), as: text(s.attribute(VORPAL)) });
  const names = ATTRIBUTES.filter((name) => (as & attributeBit(name)) !== 0).map((name) =>
    text(s.attribute(name)),
  );
  const said = names.slice(1).reduce((first, second) => ui('screen.either', { first, second }), names[0]);
  return ui('screen.power', { amount: String(amount), as: said });
}

/** The power that a card would give now. */
export function powerNow(t: TowerScene, card: CardNumber): string {
  const { match, state, seat } = t;
  if (match.cards[card].as === 0) return '';
  const enemies = state.battle.kind !== 'none';
  return sayPower(
    t,
    powerOf(match, state, seat, card, enemies),
    allowedOf(match, state, seat, card, enemies),
  );
}

/** A price: "2 fight, 1 skill, or brute force 5". */
export function sayPrice({ scene, s, text }: TowerScene, price: Price): string {
  const { ui } = scene;
  const parts = ATTRIBUTES.flatMap((name) =>
    price[name] > 0 ? [ui('screen.power', { amount: String(price[name]), as: text(s.attribute(name)) })] : [],
  ).join(', ');
  const brute = brutePrice(price);
  if (parts === '' && brute < 0) return ui('screen.costNone');
  const cost = ui('screen.cost', {
    parts,
    any: parts === '' ? 'no' : 'yes',
    brute: brute < 0 ? 'none' : String(brute),
  });
  const reduced = price.reductions.reduce((a, b) => a + b, 0);
  return reduced > 0 ? `${cost} ${ui('screen.reduced', { amount: String(reduced) })}` : cost;
}
