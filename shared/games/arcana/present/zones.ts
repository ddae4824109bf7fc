import type { Definitions } from '../../../engine/game.ts';
import type { Phrase } from '../../../words/tokens.ts';
import type { Titles } from '../../../tableau/presenter.ts';
import type { Fact, TableCard, Tone, Zone } from '../../../tableau/tableau.ts';
import type { Speaker } from '../narrate/speaker.ts';
import type { CardNumber, Match, State } from '../types.ts';

/** A position, and the means to put it into words. Everything that any player may know is open (AR-R!5). */
export interface Viewpoint {
  readonly match: Match;
  readonly state: State;
  readonly definitions: Definitions;
  readonly titles: Titles;
  readonly s: Speaker;
}

export const fact = (id: string, label: Phrase, value: Phrase, tone: Tone = 'plain'): Fact => ({
  id,
  label,
  value,
  tone,
});

/** A card on the table, with what holds of it. */
export const lying = (
  { match }: Pick<Viewpoint, 'match'>,
  card: CardNumber,
  notes: readonly Phrase[] = [],
  tone: Tone = 'plain',
): TableCard => ({ card, id: match.cards[card].id, notes, tone });

/** A card that will not be played any more as it lies there: what it would do is not said. */
export const spent = (...args: Parameters<typeof lying>): TableCard => ({ ...lying(...args), text: [] });

/** A place that all share, all cards of which are seen, unless `rest` says otherwise. */
export const zone = (
  id: string,
  title: Phrase,
  cards: readonly TableCard[],
  empty: Phrase,
  rest: Partial<Zone> = {},
): Zone => ({ id, title, seat: null, facts: [], layout: 'row', count: cards.length, cards, empty, ...rest });
