// Invariants of every position of Ravingspire.
import { delayedOf } from './rules/later.ts';
import { sourceCard } from './rules/modifiers.ts';
import { KEEP, NONE, type Match, type State } from './types.ts';

/** Every zone that a card can be in, by name. A battle's card is a separate zone only where it came from a deck. */
export function zones(state: State): Map<string, readonly number[]> {
  const found = new Map<string, readonly number[]>();
  const one = (name: string, card: number) => found.set(name, card === NONE ? [] : [card]);
  for (const [name, pile] of Object.entries(state.decks)) found.set(`decks.${name}`, pile);
  for (const name of ['onFoeDeck', 'setAside', 'banished', 'reshuffle', 'resolving', 'supply'] as const) {
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

/**
 * Says what is wrong with a position: a card in two zones or in none, a mark on a card that is not there, a place that the
 * tower does not have.
 */
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
  return (
    placesProblem(match, state) ??
    marksProblem(state) ??
    departedProblem(state) ??
    namedProblem(match, state) ??
    numbersProblem(state)
  );
}

/** Turned-over, live and generating cards must be in slots of the same hero. */
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

/** A card whose power lingers has departed, and is neither played nor spent (CARD-19). */
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

/** Every reference to a card, from any zone, must refer to one that exists. */
function namedProblem(match: Match, state: State): string | null {
  const { battle, until, flanks, reductions, triggers, later, wards } = state;
  const named = [
    ...[battle.card, battle.legacy, ...until.map(({ target }) => target)].filter((card) => card !== NONE),
    ...flanks.flatMap(({ enemy, card }) => [enemy, card]),
    ...reductions.map(({ card }) => card),
    ...state.heroes.flatMap(({ generated }) => generated.map(({ card }) => card)),
    ...state.departed,
  ];
  // Abilities of heroes are coded as sources of their own.
  const sources = [
    ...until.map(({ source }) => source),
    ...triggers.map(({ card }) => card),
    ...[...later, ...wards].map(({ source }) => source),
  ];
  const unknown =
    named.find((card) => match.cards[card] === undefined) ??
    sources.find((source) => sourceCard(match, source) === undefined);
  if (unknown !== undefined) return `something speaks of the card ${unknown}`;
  const bare = until.find(({ source, index }) => sourceCard(match, source).temporary[index] === undefined);
  if (bare !== undefined) return `card ${bare.source} has no change ${bare.index} for a time`;
  const idle = later.find((one) => delayedOf(match, one) === undefined);
  return idle === undefined ? null : `card ${idle.source} has no effect ${idle.index} that waits`;
}

/** Heroes, portals and foes are at places that the tower has, and its seats are those of the table. */
function placesProblem({ seats, board }: Match, { heroes, levels, active }: State): string | null {
  const isSector = (sector: number): boolean =>
    Number.isInteger(sector) && sector >= 0 && sector < board.sectors;
  if (heroes.length !== seats || heroes[active] === undefined) return `seat ${active} of ${seats} is active`;
  for (const [seat, { level, space, removed }] of heroes.entries()) {
    const inRing = levels[level] !== undefined && isSector(space);
    if (!inRing && !(space === NONE && (removed || level === KEEP)))
      return `hero ${seat} is at space ${space} of level ${level}`;
  }
  for (const [i, { portal, foe, revealed, ring }] of levels.entries()) {
    if (!revealed && ring.some((card) => card !== NONE))
      return `a card lies on the closed ring of level ${i}`;
    if (!isSector(portal)) return `the portal of level ${i} is at ${portal}`;
    if (foe !== NONE && !isSector(foe)) return `the foe of level ${i} is at ${foe}`;
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
