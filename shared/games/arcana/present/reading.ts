import { text, type Phrase } from '../../../packs/effects/tokens.ts';
import type { CardDefinition, Kind } from '../content/schema.ts';
import { pipOf } from '../rules/play.ts';
import type { Look } from './zones.ts';

/**
 * The Reading of a won game, a line a treasure in the order of the floors, and the note on it if there is one; nothing
 * otherwise (AR-R!40, AR-R!41).
 */
export function sayReading(look: Look): Phrase[] {
  const { state, s } = look;
  if (state.outcome?.result !== 'won') return [];
  const lines = state.won.map((card, i) => sayLine(look, i + 1, card));
  return state.note === '' ? lines : [...lines, s.say('reading.note', { note: text(state.note) })];
}

/** "Burden: Three of Cups - bonds and mercy, a joining"; without what no pack has words for. */
function sayLine(look: Look, place: number, card: number): Phrase {
  const { match, titles, s } = look;
  const { suit, rank } = pipOf(match, card);
  const position = nameOf(look, 'position', (found) => found.place === place);
  const keyword = nameOf(look, 'keyword', (found) => found.rank === rank);
  const domain = titles.story(suit);
  const values = {
    position: position ?? s.say('reading.place', { floor: String(place) }),
    card: s.card(card),
  };
  if (domain === undefined || keyword === undefined) return s.say('reading.plain', values);
  return s.say('reading.line', { ...values, domain: text(domain), keyword });
}

/** The name of the card of a kind that fits; the pack whose tower it is has the first word. */
function nameOf<K extends Kind>(
  { match, definitions, titles }: Look,
  kind: K,
  fits: (card: Extract<CardDefinition, { kind: K }>) => boolean,
): Phrase | undefined {
  const found = Object.keys(definitions).filter((id) => {
    const card = definitions[id] as unknown as CardDefinition;
    return card.kind === kind && fits(card as Extract<CardDefinition, { kind: K }>);
  });
  const id = found.find((each) => each.startsWith(`${match.tower.pack}:`)) ?? found.at(0);
  return id === undefined ? undefined : text(titles.name(id));
}
