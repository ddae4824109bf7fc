// Which cards lie in one slot together with the sample.
import { clone } from '../../../shared/engine/json.ts';
import { Step } from '../../../shared/engine/step.ts';
import { checkSlot, slotCard } from '../../../shared/games/ravingspire/rules/slots.ts';
import type { Event, Match, State } from '../../../shared/games/ravingspire/types.ts';
import type { Values } from './values.ts';

const SAMPLE = 0;
/** The slots of the toy hero by kind. */
const SLOTS = ['weapon', 'armor', 'object', 'relic', 'adventurer'];
const RELICS = SLOTS.indexOf('relic');

/** Whether a card of each kind and the sample come to lie in one slot: the sample from the hand, or the other card. */
export function sharing(match: Match, state: State, lying: string): Values {
  const { hand, slots } = state.heroes[0];
  const one = (kind: string, of: readonly number[]): number =>
    of.find((card) => card !== SAMPLE && match.cards[card].kind === kind)!;
  // The sample is a relic; what lies in a slot may have come there in any way.
  if (lying === 'hand')
    return told([...SLOTS, 'dungeon'], (kind) =>
      liesTogether(match, state, SAMPLE, one(kind, slots.flat()), RELICS),
    );
  if (lying === 'slots')
    return told(SLOTS, (kind, slot) => liesTogether(match, state, one(kind, hand), SAMPLE, slot));
  return {};
}

const told = (kinds: readonly string[], shares: (kind: string, slot: number) => boolean): Values =>
  Object.fromEntries(kinds.map((kind, slot) => [`shares ${kind}`, shares(kind, slot)]));

function liesTogether(match: Match, state: State, coming: number, there: number, slot: number): boolean {
  const g = new Step<Match, State, Event>(match, clone(state), { tape: null, sink: null, answer: null });
  const [hero] = g.state.heroes;
  // All other cards stay in slots: conditions may count them.
  const beside = hero.slots.flat().filter((card) => card !== there);
  hero.slots = hero.slots.map((_, i) =>
    i === slot ? [there] : i === (slot + 1) % SLOTS.length ? beside : [],
  );
  if (checkSlot(match, g.state, 0, coming, slot) !== null) return false;
  slotCard(g, 0, coming, slot);
  return hero.slots[slot].includes(there) && hero.slots[slot].includes(coming);
}
