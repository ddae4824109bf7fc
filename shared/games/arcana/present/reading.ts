import { text, type Phrase } from '../../../words/tokens.ts';
import { unstopped } from '../../../tableau/plain.ts';
import type { LastWord } from '../../../tableau/tableau.ts';
import type { CardDefinition, Kind } from '../content/schema.ts';
import { pipOf } from '../rules/play.ts';
import type { Viewpoint } from './zones.ts';

/**
 * The Reading of a won game, one treasure per place in the order of the floors, with what is asked of them before and
 * the note on them after. A lost game has none: the treasures that were taken tell how it came to that (AR-R!40,
 * AR-R!41).
 */
export function sayReading(look: Viewpoint): LastWord[] {
  const { state, s } = look;
  if (state.outcome === null) return [];
  if (state.outcome.result === 'lost') return sayBroken(look);
  return [
    alone(s.say('reading.question', { count: state.won.length })),
    ...state.won.map((card, i) => laidOut(look, i + 1, card, meaningOf(look, i + 1, card))),
    ...(state.note === '' ? [] : [alone(s.say('reading.note', { note: text(state.note) }))]),
  ];
}

/** What the taken treasures say of the fall, and the place that stays empty. */
function sayBroken(look: Viewpoint): LastWord[] {
  const { state, s } = look;
  const count = state.won.length;
  return [
    ...(count === 0 ? [] : [alone(s.say('reading.dark.question', { count }))]),
    ...state.won.map((card, i) => laidOut(look, i + 1, card, darkMeaningOf(look, i + 1, card))),
    alone(s.say('reading.broken', { count, position: nameOfPlace(look, count + 1) })),
  ];
}

/** Words that belong to no card. */
const alone = (words: Phrase): LastWord => ({ card: null, title: [], text: words });

/** A treasure in its place: "Burden: Three of Cups". */
const laidOut = (look: Viewpoint, place: number, card: number, meaning: Phrase): LastWord => ({
  card: look.match.cards[card].id,
  title: look.s.say('reading.title', { position: nameOfPlace(look, place), card: look.s.card(card) }),
  text: meaning,
});

/** What a place of the Reading is called; its floor where no pack has a name for it. */
function nameOfPlace(look: Viewpoint, place: number): Phrase {
  const id = positionAt(look, place);
  return id === undefined
    ? look.s.say('reading.place', { floor: String(place) })
    : text(look.titles.name(id));
}

/** What a place asks, answered by suit and rank; nothing where no pack has words for them. */
function meaningOf(look: Viewpoint, place: number, card: number): Phrase {
  const { titles, s } = look;
  const answer = answerOf(look, card);
  if (answer === null) return [];
  const position = positionAt(look, place);
  const story = position === undefined ? undefined : titles.story(position);
  return s.say('reading.line', {
    ...answer,
    told: story === undefined ? 'no' : 'yes',
    story: text(unstopped(story ?? '')),
  });
}

/** What a treasure has to do with the fall; nothing where no pack has words for its suit and rank. */
function darkMeaningOf(look: Viewpoint, place: number, card: number): Phrase {
  const answer = answerOf(look, card);
  return answer === null ? [] : look.s.say('reading.dark', { ...answer, place: String(place) });
}

/** The words of a pack for a suit and a rank; null where one of them has none. */
function answerOf(look: Viewpoint, card: number): { domain: Phrase; keyword: Phrase } | null {
  const { match, titles } = look;
  const { suit, rank } = pipOf(match, card);
  const keyword = idOf(look, 'keyword', (found) => found.rank === rank);
  const domain = titles.story(suit);
  if (domain === undefined || keyword === undefined) return null;
  return { domain: text(domain), keyword: text(titles.name(keyword)) };
}

const positionAt = (look: Viewpoint, place: number): string | undefined =>
  idOf(look, 'position', (found) => found.place === place);

/** The card of a kind that fits; the pack whose tower it is has the first word. */
function idOf<K extends Kind>(
  { match, definitions }: Viewpoint,
  kind: K,
  fits: (card: Extract<CardDefinition, { kind: K }>) => boolean,
): string | undefined {
  const found = Object.keys(definitions).filter((id) => {
    const card = definitions[id] as unknown as CardDefinition;
    return card.kind === kind && fits(card as Extract<CardDefinition, { kind: K }>);
  });
  return found.find((each) => each.startsWith(`${match.tower.pack}:`)) ?? found.at(0);
}
