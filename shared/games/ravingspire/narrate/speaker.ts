import type { Phrase } from '../../../packs/effects/tokens.ts';
import { text } from '../../../packs/effects/tokens.ts';
import { createWords, type Values, type Words } from '../../../packs/effects/words.ts';
import { KINDS, kindBit } from '../content/card.ts';
import { levelOf, sectorOf } from '../rules/board.ts';
import { de } from '../text/de.ts';
import { en, type TextKey } from '../text/en.ts';
import type { AttributeName, CardNumber, Match } from '../types.ts';
import { ATTRIBUTES, attributeBit, LEVEL_NAMES, NONE } from '../types.ts';

/** Languages of the table. */
export type Language = 'en' | 'de';

/** The messages of the table by language. They are parsed when they are first said. */
export const TABLE_WORDS: { readonly [L in Language]: Words } = {
  en: createWords('en', en, {}),
  de: createWords('de', de, {}),
};

/** Says the parts that all lines are made of: heroes, cards, places, attributes. */
export interface Speaker {
  readonly match: Match;
  say(key: TextKey, values?: Values): Phrase;
  has(key: string): boolean;
  hero(seat: number): Phrase;
  card(card: CardNumber): Phrase;
  cards(cards: readonly CardNumber[]): Phrase;
  attribute(name: AttributeName | number): Phrase;
  level(level: number): Phrase;
  atLevel(level: number): Phrase;
  place(place: number): Phrase;
  /** The kind of a hero's slot. */
  slotKind(seat: number, slot: number): Phrase;
  list(parts: readonly Phrase[], last?: 'list.and' | 'list.comma'): Phrase;
}

const HONORIFIC = /^(.*?) (?:the|of|von|der|die|das)\b.*$/;

/** Makes a speaker for one table. @param names the name of a card by its full id */
export function speaker(match: Match, language: Language, names: (id: string) => string): Speaker {
  const words = TABLE_WORDS[language];
  const say: Speaker['say'] = (key, values = {}) => words.say(key, values);
  const card = (number: CardNumber): Phrase => {
    if (number >= match.cards.length) return say('word.card');
    // Below NONE stands a hero whose ability is at work.
    const id = number > NONE ? match.cards[number].id : match.heroes[-2 - number]?.id;
    return id === undefined ? say('word.card') : [{ card: id, text: names(id) }];
  };
  const list: Speaker['list'] = (parts, last = 'list.comma') =>
    parts
      .slice(1)
      .reduce(
        (first, second, i) => say(i === parts.length - 2 ? last : 'list.comma', { first, second }),
        parts[0] ?? [],
      );
  const levelName = (level: number): string => LEVEL_NAMES[level] ?? 'keep';
  return {
    match,
    say,
    has: (key) => words.has(key),
    hero(seat) {
      const id = match.heroes[seat]?.id;
      if (id === undefined) return say('word.nobody');
      const name = names(id);
      return [{ card: id, text: HONORIFIC.exec(name)?.[1] ?? name }];
    },
    card,
    cards: (cards) => list(counted(match, cards, card)),
    attribute(name) {
      if (typeof name === 'string') return say('word.attribute', { name });
      const found = ATTRIBUTES.filter((each) => (name & attributeBit(each)) !== 0);
      return say('word.attribute', { name: found.length === 1 ? found[0] : 'any' });
    },
    level: (level) => say('word.level', { name: levelName(level) }),
    atLevel: (level) => say('word.atLevel', { name: levelName(level) }),
    place: (place) =>
      say('word.place', {
        level: say('word.level', { name: levelName(levelOf(match.board, place)) }),
        sector: String(sectorOf(match.board, place)),
      }),
    slotKind(seat, slot) {
      const bit = match.heroes[seat]?.hero?.slots[slot];
      return say('word.kind', { name: KINDS.find((kind) => kindBit(kind) === bit) ?? 'other' });
    },
    list,
  };
}

/** Names of cards, the same ones once with their number: "2 Blade". */
function counted(match: Match, cards: readonly CardNumber[], name: (card: CardNumber) => Phrase): Phrase[] {
  const groups = new Map<string, { card: CardNumber; count: number }>();
  for (const card of cards) {
    const key = card > NONE ? match.cards[card].id : String(card);
    const group = groups.get(key);
    if (group) group.count++;
    else groups.set(key, { card, count: 1 });
  }
  return [...groups.values()].map(({ card, count }) =>
    count === 1 ? name(card) : [{ number: count }, ...text(' '), ...name(card)],
  );
}
