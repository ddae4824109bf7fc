// Invariants of every position of Arcana.
import type { Match, State } from './types.ts';

/** The 40 pips and the Fool are in one zone each, so are the Majors, and every number is possible. */
export function censusProblem(match: Match, state: State): string | null {
  const { deck, discard, treasures, won, resolving, players, foe, upcoming, defeated, box } = state;
  // Before the characters are picked nothing has been dealt.
  if (state.phase === 'pickCharacters') return deck.length === 0 ? null : 'cards before the deal';
  const pips = [...deck, ...discard, ...treasures, ...won, ...resolving, ...(foe?.pile ?? [])];
  for (const { hand, front } of players) pips.push(...hand, ...front.map(({ card }) => card));
  const majors = [...upcoming, ...defeated, ...box, ...(foe === null ? [] : [foe.major])];
  return (
    once('the deck', pips, [...match.pips, match.fool]) ??
    once('the Majors', majors, match.majors) ??
    numbersProblem(match, state)
  );
}

/** Says which cards are missing, or are there twice. */
function once(what: string, cards: readonly number[], all: readonly number[]): string | null {
  const lost = all.filter((card) => !cards.includes(card));
  if (lost.length > 0) return `${what}: cards ${lost.join()} lie nowhere`;
  return cards.length === all.length ? null : `${what}: ${cards.length} cards, not ${all.length}`;
}

function numbersProblem(match: Match, state: State): string | null {
  const limit = { 2: 7, 3: 6, 4: 5 }[match.seats]!;
  for (const [seat, { health, fallen, hand, front }] of state.players.entries()) {
    if (health < 0) return `seat ${seat} has ${health} health`;
    if (fallen !== (health === 0))
      return `seat ${seat} has ${health} health and has ${fallen ? '' : 'not '}fallen`;
    if (fallen && hand.length + front.length > 0) return `seat ${seat} has fallen and holds cards`;
    if (hand.length > limit) return `seat ${seat} holds ${hand.length} cards`;
    if (hand.includes(match.fool)) return `seat ${seat} holds the Fool`;
  }
  if (!state.deck.includes(match.fool)) return 'the Fool is not in the deck';
  if (state.won.length !== state.defeated.length) return 'other treasures than foes';
  if (state.foe !== null && state.foe.wards < 0) return 'fewer wards than none';
  if (state.foe !== null && state.foe.health === 0 && state.resolving.length === 0)
    return 'a foe without health stands';
  return null;
}
