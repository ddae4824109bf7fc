import type { Seat } from '../../../engine/game.ts';
import type { Phrase } from '../../../words/tokens.ts';
import type { Fact, TableCard, Tone, Zone } from '../../../tableau/tableau.ts';
import { countersOf } from '../rules/counters.ts';
import type { TextKey } from '../text/en/table.ts';
import { cardsSeen } from '../rules/decks.ts';
import { seesLook } from '../view.ts';
import type { CardNumber, State, Until } from '../types.ts';
import type { Teller } from './teller.ts';

/** A position as a viewer sees it: the viewer's seats, none for a spectator. */
export interface Viewpoint {
  readonly t: Teller;
  readonly state: State;
  readonly viewer: readonly Seat[];
  /** Whether the viewer sees the hand of a seat: only then it may see what depends on it (INFO-2). */
  sees(seat: Seat): boolean;
}

export const fact = (id: string, label: Phrase, value: Phrase, tone: Tone = 'plain'): Fact => ({
  id,
  label,
  value,
  tone,
});

/** A card on the table, with what holds of it. */
export function lying(
  { t, state }: Viewpoint,
  card: CardNumber,
  notes: readonly Phrase[] = [],
  tone: Tone = 'plain',
): TableCard {
  const all = [...notes, ...lastingNotes(t, state, card)];
  const counters = countersOf(state, card);
  return {
    card,
    id: t.match.cards[card].id,
    notes: all.filter(({ length }) => length > 0),
    tone,
    ...(counters > 0 && { counters }),
  };
}

/** What lies on a card, and what has changed it for good. */
function lastingNotes({ s }: Teller, state: State, card: CardNumber): Phrase[] {
  const count = countersOf(state, card);
  const changes = changesForGood(state, ({ target }) => target === card);
  return [
    ...(changes.length === 0 ? [] : [s.say('note.changed', { cards: s.list(changes.map(s.named)) })]),
    ...(count === 0 ? [] : [s.say('note.counters', { count })]),
  ];
}

/** What has made changes for the rest of the game, each once. */
export const changesForGood = ({ until }: State, isMeant: (change: Until) => boolean): CardNumber[] => [
  ...new Set(until.filter((one) => one.ends === 'forever' && isMeant(one)).map(({ source }) => source)),
];

/** A place all of whose cards are seen. */
export function openZone(
  id: string,
  title: Phrase,
  cards: readonly TableCard[],
  rest: Partial<Zone> & Pick<Zone, 'empty'>,
): Zone {
  return { id, title, seat: null, facts: [], layout: 'row', count: cards.length, cards, ...rest };
}

/** Places outside the board, from top to bottom of the list; the empty ones are left out. */
export function pileZones(look: Viewpoint): Zone[] {
  const { state, t } = look;
  const challenge = state.challenge < 0 || state.battle.kind === 'spire' ? [] : [state.challenge];
  const seen = seesLook(state, look.viewer) ? cardsSeen(state, state.seen.seat) : [];
  const piles: [string, TextKey, readonly CardNumber[], Zone['layout']][] = [
    ['banished', 'zone.banished', state.banished, 'pile'],
    ['supply', 'zone.supply', state.supply, 'pile'],
    ['set-aside', 'zone.setAside', state.setAside, 'pile'],
    ['reshuffle', 'zone.reshuffle', state.reshuffle, 'row'],
    ['on-foe-deck', 'zone.onFoeDeck', state.onFoeDeck, 'row'],
    ['seen', 'zone.seen', seen, 'row'],
    ['resolving', 'zone.resolving', state.resolving, 'row'],
    ['challenge', 'zone.challenge', challenge, 'row'],
    ['legacy', 'zone.legacy', state.legacy < 0 ? [] : [state.legacy], 'row'],
  ];
  return piles.flatMap(([id, title, cards, layout]) => {
    if (cards.length === 0) return [];
    const empty = t.s.say('zone.pile.empty');
    return [
      openZone(
        id,
        t.s.say(title),
        cards.map((card) => lying(look, card)),
        { layout, empty },
      ),
    ];
  });
}
