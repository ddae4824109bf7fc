import { levelOf } from '../rules/board.ts';
import type { Action, CardNumber } from '../types.ts';
import { NONE } from '../types.ts';
import type { Sight } from './teller.ts';

/**
 * What an action comes to: actions of the same likeness differ in nothing that matters, such as which of two equal cards
 * is meant, or which way round leads to the same place.
 */
export function likeness({ match, hero, seat }: Sight, action: Action): string {
  const id = (card: CardNumber): string => (card === NONE ? '' : match.cards[card].id);
  const kindOfSlot = (slot: number): number => match.heroes[seat].hero!.slots[slot];
  switch (action.do) {
    case 'move': {
      const levels = new Set(action.path.map((place) => levelOf(match.board, place)));
      return `move ${action.path.at(-1)} ${action.enterKeep} ${[...levels].join(' ')}`;
    }
    case 'play':
      return `play ${id(action.card)} ${action.instead}`;
    case 'generate':
      return 'card' in action ? `generate ${id(action.card)}` : `generate as ${action.as}`;
    case 'ability':
      return `ability ${action.index} ${id(action.card)} ${id(action.price)}`;
    case 'slot': {
      const free = hero.slots[action.slot].length === 0;
      return `slot ${id(action.card)} ${free ? `free ${kindOfSlot(action.slot)}` : action.slot}`;
    }
    case 'unslot':
      return `unslot ${id(action.card)} ${kindOfSlot(hero.slots.findIndex((cards) => cards.includes(action.card)))}`;
    case 'well':
      return `well ${id(action.banish)}`;
    case 'flank':
      return `flank ${id(action.card)} ${action.assist}`;
    case 'trade':
      return `trade ${action.with} ${id(action.give)} ${action.take === 'any' ? 'any' : id(action.take)}`;
    case 'acquire':
      return `acquire ${action.card}`;
    case 'fight':
      return `fight ${action.card} ${action.pay === null}`;
    case 'rotate':
      return `rotate ${action.using}`;
    case 'exert':
      return `exert ${action.to} ${action.enterKeep}`;
    case 'skipMove':
    case 'giveUp':
    case 'endEncounter':
    case 'endExplore':
    case 'pass':
      return action.do;
  }
}
