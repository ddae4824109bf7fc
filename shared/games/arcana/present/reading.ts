import { text, type Phrase } from '../../../packs/effects/tokens.ts';
import type { CardDefinition, Kind } from '../content/schema.ts';
import { pipOf } from '../rules/play.ts';
import type { Look } from './zones.ts';

/**
 * The Reading of a won game, a line a treasure in the order of the floors, and the note on it if there is one. A lost
 * game has none: it says where the taken treasures lay, what they mean stays unsaid (AR-R!40, AR-R!41).
 */
export function sayReading(look: Look): Phrase[] {
  const { state, s } = look;
  if (state.outcome === null) return [];
  if (state.outcome.result === 'lost') return sayBroken(look);
  const lines = state.won.map((card, i) => sayLine(look, i + 1, card));
  return state.note === '' ? lines : [...lines, s.say('reading.note', { note: text(state.note) })];
}

/** "Burden: Three of Cups" for each treasure that was taken, and the position at which it ended. */
function sayBroken(look: Look): Phrase[] {
  const { state, s } = look;
  const lines = state.won.map((card, i) =>
    s.say('reading.plain', { position: positionOf(look, i + 1), card: s.card(card) }),
  );
  return [...lines, s.say('reading.broken', { position: positionOf(look, state.won.length + 1) })];
}

/** What a place of the Reading is called; its floor where no pack has a name for it. */
const positionOf = (look: Look, place: number): Phrase =>
  nameOf(look, 'position', (found) => found.place === place) ??
  look.s.say('reading.place', { floor: String(place) });

/** "Burden: Three of Cups - bonds and mercy, a joining"; without what no pack has words for. */
function sayLine(look: Look, place: number, card: number): Phrase {
  const { match, titles, s } = look;
  const { suit, rank } = pipOf(match, card);
  const keyword = nameOf(look, 'keyword', (found) => found.rank === rank);
  const domain = titles.story(suit);
  const values = {
    position: positionOf(look, place),
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
