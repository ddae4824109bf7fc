// What must hold in every position of Ravingspire, whatever was played.
import type { Match, State } from '../../shared/games/ravingspire/types.ts';
import { NONE } from '../../shared/games/ravingspire/types.ts';

/** Every zone that a card can lie in, by name. A battle's card is its own zone only where it came from a deck. */
export function zones(state: State): Map<string, readonly number[]> {
  const found = new Map<string, readonly number[]>();
  const one = (name: string, card: number) => found.set(name, card === NONE ? [] : [card]);
  for (const [name, pile] of Object.entries(state.decks)) found.set(`decks.${name}`, pile);
  for (const name of ['onFoeDeck', 'setAside', 'banished', 'reshuffle', 'resolving'] as const) {
    found.set(name, state[name]);
  }
  one('waiting', state.waiting);
  one('challenge', state.challenge);
  one('legacy', state.legacy);
  one('battle.card', state.battle.kind === 'foe' ? state.battle.card : NONE);
  found.set('battle.taken', state.battle.taken);
  state.levels.forEach((level, i) => {
    found.set(
      `levels.${i}.ring`,
      level.ring.filter((card) => card !== NONE),
    );
    one(`levels.${i}.tower`, level.tower);
  });
  state.heroes.forEach((hero, seat) => {
    for (const name of ['hand', 'deck', 'discard', 'played', 'spent', 'gained'] as const) {
      found.set(`heroes.${seat}.${name}`, hero[name]);
    }
    hero.slots.forEach((slot, i) => found.set(`heroes.${seat}.slots.${i}`, slot));
  });
  return found;
}

/** Says what is wrong with a position: a card in two zones or in none, a mark on a card that is not there. */
export function censusProblem(match: Match, state: State): string | null {
  const places = new Array<string | null>(match.cards.length).fill(null);
  for (const [zone, cards] of zones(state)) {
    for (const card of cards) {
      if (!Number.isInteger(card) || card < 0 || card >= places.length)
        return `${zone} holds the card ${card}`;
      if (places[card] !== null)
        return `card ${card} (${match.cards[card].id}) lies in ${places[card]} and in ${zone}`;
      places[card] = zone;
    }
  }
  const lost = places.indexOf(null);
  if (lost >= 0) return `card ${lost} (${match.cards[lost].id}) lies nowhere`;
  return marksProblem(state) ?? departedProblem(state) ?? numbersProblem(state);
}

/** Turned-over, live and generating cards must lie in slots of the same hero. */
function marksProblem(state: State): string | null {
  for (const [seat, hero] of state.heroes.entries()) {
    const slotted = hero.slots.flat();
    for (const name of ['turned', 'live', 'generating'] as const) {
      for (const card of hero[name]) {
        if (!slotted.includes(card)) return `heroes.${seat}.${name} names card ${card}, which is in no slot`;
      }
      if (new Set(hero[name]).size < hero[name].length) return `heroes.${seat}.${name} names a card twice`;
    }
    for (const card of [...hero.live, ...hero.generating]) {
      if (!hero.turned.includes(card)) return `card ${card} of hero ${seat} is live but not turned over`;
    }
  }
  return null;
}

/** A card whose power lingers has departed, and lies neither played nor spent (CARD-19). */
function departedProblem({ departed, lingering, heroes, active }: State): string | null {
  const { played, live } = heroes[active];
  for (const pile of [departed, lingering])
    if (new Set(pile).size < pile.length) return 'a card has departed twice';
  for (const card of lingering) {
    if (!departed.includes(card)) return `the power of card ${card} lingers, but it has not departed`;
    if ([...played, ...live].includes(card)) return `the power of card ${card} would count twice`;
  }
  return null;
}

function numbersProblem(state: State): string | null {
  for (const [seat, hero] of state.heroes.entries()) {
    if (hero.sanity < 0 || hero.sanity > 10) return `hero ${seat} has ${hero.sanity} sanity`;
    if (hero.sanity === 0 && !hero.removed && state.outcome === null && state.phase !== 'keep') {
      return `hero ${seat} goes on with no sanity`;
    }
    if (hero.slots.some((slot) => slot.length > 2)) return `hero ${seat} has three cards in one slot`;
  }
  if (state.madness < 0) return `the madness track is at ${state.madness}`;
  if (state.outcome === null && state.madness === 0) return 'the game goes on with no madness left';
  if (state.outcome === null && state.heroes[state.active].removed) return 'a removed hero is active';
  return null;
}
