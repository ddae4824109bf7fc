import type { Json } from '../../../engine/json.ts';
import { ScenarioError, type Fields } from '../../../engine/scenario.ts';
import { handLimit } from '../rules/players.ts';
import { STREAM } from '../rules/streams.ts';
import type { CardNumber, Front, G } from '../types.ts';
import { NONE } from '../types.ts';
import { cardNamed } from '../actions/names.ts';
import { REST } from './names.ts';

/** A pile of the table, and the cards that a position names for it; null if it names none. */
interface Zone {
  readonly pile: CardNumber[];
  readonly named: readonly string[] | null;
}

const names = (list: Json | undefined): readonly string[] | null =>
  (list ?? null) as readonly string[] | null;
const isExact = ({ named }: Zone): boolean => named !== null && !named.includes(REST);

/**
 * Lays pips and the Fool as a position names them. A named card is taken from wherever it is. A list replaces its pile,
 * except that a last `...` keeps what else was in it. What is then left over goes to the deck; if the deck is given to
 * the last card, to the discard pile or next to the foe, depending on which ends with `...`.
 */
export function layCards(g: G, given: Fields): void {
  const { match, state } = g;
  const players = state.players.map((_, seat) => ((given.players ?? []) as readonly Fields[])[seat] ?? {});
  const deck: Zone = { pile: state.deck, named: names(given.deck) };
  const shared: Zone[] = [deck, { pile: state.discard, named: names(given.discard) }];
  if (state.foe) shared.push({ pile: state.foe.pile, named: names((given.foe as Fields | undefined)?.pile) });
  const hands = players.map(({ hand, fallen }, seat): Zone => ({
    pile: state.players[seat].hand,
    named: fallen === true ? [] : names(hand),
  }));
  const zones = [...shared, ...hands];
  const fronts = players.map(
    ({ front }) => (front ?? []) as unknown as readonly (Partial<Front> & { card: string })[],
  );
  const columns = { won: names(given.won) ?? [], treasures: names(given.treasures) ?? [] };

  const cardsOf = ({ named }: Pick<Zone, 'named'>): CardNumber[] =>
    (named ?? []).filter((id) => id !== REST).map((id) => cardNamed(match, id));
  const claimed = [
    ...zones.flatMap(cardsOf),
    ...fronts.flat().map(({ card }) => cardNamed(match, card)),
    ...Object.values(columns).flatMap((named) => cardsOf({ named })),
  ];
  expectPips(g, claimed, deck);

  const loose: CardNumber[] = [];
  for (const zone of zones) {
    const stays = zone.pile.filter((card) => !claimed.includes(card));
    zone.pile.splice(0, Infinity, ...(isExact(zone) ? [] : stays));
    if (isExact(zone)) loose.push(...stays);
  }
  layColumn(g, columns, claimed, loose);
  layRest(g, shared, loose);
  for (const zone of hands) zone.pile.unshift(...cardsOf(zone));
  for (const zone of shared.slice(1)) zone.pile.unshift(...cardsOf(zone));
  state.deck.push(...cardsOf(deck).reverse());
  fronts.forEach((front, seat) => {
    state.players[seat].front = front.map(({ card, kind, amount }) => {
      if (kind === undefined)
        throw new ScenarioError(`what is ${card} in front of a player: shield or sanctuary?`);
      return { card: cardNamed(match, card), kind, amount: amount ?? 0 };
    });
  });
  if (state.players.some(({ hand }) => hand.length > handLimit(match))) {
    throw new ScenarioError(`a hand holds at most ${handLimit(match)} cards`);
  }
}

/** Pips are named once each; the Fool only in the deck, and it must be there. */
function expectPips({ match, state }: G, claimed: readonly CardNumber[], deck: Zone): void {
  const twice = claimed.find((card, i) => claimed.indexOf(card) !== i);
  if (twice !== undefined) throw new ScenarioError(`${match.cards[twice].id} is named twice`);
  const other = claimed.find((card) => card !== match.fool && !match.pips.includes(card));
  if (other !== undefined) throw new ScenarioError(`${match.cards[other].id} lies in no pile`);
  const fool = match.cards[match.fool].id;
  const inDeck = deck.named?.includes(fool) ?? false;
  if (
    claimed.includes(match.fool) !== inDeck ||
    (isExact(deck) && !inDeck) ||
    !state.deck.includes(match.fool)
  ) {
    throw new ScenarioError('the Fool is always in the deck');
  }
}

/** Lays the treasures, won or not, from the lowest floor on; those that are not named are any cards left over. */
function layColumn(
  { match, state }: G,
  named: { readonly won: readonly string[]; readonly treasures: readonly string[] },
  claimed: readonly CardNumber[],
  loose: CardNumber[],
): void {
  const climbed = state.defeated.length;
  const column = [...state.won, ...state.treasures].map((card) => (claimed.includes(card) ? NONE : card));
  if (named.won.length > climbed || named.treasures.length > column.length - climbed) {
    throw new ScenarioError(`${climbed} treasures are won, ${column.length - climbed} are not`);
  }
  const lay = (id: string, i: number): void => {
    if (column[i] !== NONE) loose.push(column[i]);
    column[i] = cardNamed(match, id);
  };
  named.won.forEach(lay);
  named.treasures.forEach((id, i) => lay(id, climbed + i));
  const spare = (): CardNumber =>
    loose.pop() ??
    state.deck.splice(
      state.deck.findIndex((card) => card !== match.fool),
      1,
    )[0];
  const full = column.map((card) => (card === NONE ? spare() : card));
  state.won = full.slice(0, climbed);
  state.treasures = full.slice(climbed);
}

/** Puts away what was in piles that the position replaces. */
function layRest(g: G, shared: readonly Zone[], loose: readonly CardNumber[]): void {
  const { deck } = g.state;
  const open = shared.find((zone) => (zone.pile === deck ? !isExact(zone) : zone.named?.includes(REST)));
  if (open === undefined && loose.length > 0) {
    throw new ScenarioError(
      `${loose.length} cards are nowhere; end "deck", "discard" or "foe.pile" with "..."`,
    );
  }
  open?.pile.push(...loose);
  if (open?.pile === deck && (loose.length > 0 || open.named !== null)) g.shuffle(deck, STREAM.deck);
}
