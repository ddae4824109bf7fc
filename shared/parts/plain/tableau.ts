import type { EventBase } from '../../engine/game.ts';
import type { Narrator } from '../../tableau/presenter.ts';
import type { Fact, Zone } from '../../tableau/tableau.ts';
import { capitalised, text, type Phrase } from '../../words/tokens.ts';
import type { TurnState } from './rules.ts';
import type { SeatedMatch } from './setup.ts';
import type { TableWords } from './words.ts';

/** Whose turn it is, or how the game has ended. */
export const turnTitle = (
  { outcome, turn, active }: TurnState,
  words: TableWords,
  narrator: Pick<Narrator<never, EventBase>, 'outcome'>,
): Phrase =>
  outcome === null
    ? words.say('table.title', { turn: String(turn), hero: words.hero(active) })
    : narrator.outcome(outcome);

/** Facts by their ids, each called by the message `fact.<id>`. */
export const plainFacts = (values: { readonly [id: string]: number | string }, words: TableWords): Fact[] =>
  Object.entries(values).map(([id, value]) => ({
    id,
    label: words.say(`fact.${id}`),
    value: typeof value === 'number' ? [{ number: value }] : text(value),
    tone: 'plain',
  }));

/** A place per seat, with its hero. */
export const heroZones = ({ heroes }: SeatedMatch, { active }: TurnState, words: TableWords): Zone[] =>
  heroes.map((id, seat) => ({
    id: `place:${seat}`,
    title: capitalised(words.hero(seat)),
    seat,
    facts: [],
    layout: 'row',
    count: 1,
    cards: [{ card: seat, id, notes: [], tone: seat === active ? 'good' : 'plain' }],
    empty: [],
  }));
