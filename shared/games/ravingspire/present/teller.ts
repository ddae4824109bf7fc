import { lookupIn } from '../../../packs/content.ts';
import type { Allowance } from '../../../engine/foresee.ts';
import type { Definitions } from '../../../engine/game.ts';
import { text, type Clause, type Phrase } from '../../../words/tokens.ts';
import type { CardFace } from '../../../tableau/tableau.ts';
import type { Titles } from '../../../tableau/presenter.ts';
import { describeAbilities, describeCard } from '../content/describe.ts';
import type { CardDefinition } from '../content/schema.ts';
import type { Language } from '../../../words/languages.ts';
import { speaker, type Speaker } from '../narrate/speaker.ts';
import { NONE, type CardNumber, type Hero, type Match, type State } from '../types.ts';
import { faceOf } from './face.ts';

/** What every sentence about a table is made from: one for each table and language. Remembers what it has said. */
export interface Teller {
  readonly match: Match;
  readonly definitions: Definitions;
  readonly language: Language;
  readonly titles: Titles;
  readonly s: Speaker;
  /** Order of names in the language. */
  readonly byName: (a: string, b: string) => number;
  /** What is printed on a card, by its full id. */
  face(id: string): CardFace;
  /** The generated text of a card in one line; empty for one without. */
  rules(card: CardNumber): Phrase;
  /** What an ability of a hero does, in one line. */
  ability(seat: number, index: number): Phrase;
}

/** Effect steps that all foresights of a prompt may take together: twice as many as in any of the recorded games. */
const FORESEEN = 3_000;

/** A position as one seat looks at it. */
export interface Sight {
  readonly t: Teller;
  readonly s: Speaker;
  readonly match: Match;
  readonly state: State;
  readonly seat: number;
  readonly hero: Hero;
  /** What may be foreseen for all that it says. */
  readonly allowance: Allowance;
}

/** Makes what all sentences about one table are made from. */
export function teller(match: Match, definitions: Definitions, language: Language, titles: Titles): Teller {
  const names = (id: string): string => titles.name(id);
  const cards = lookupIn(definitions);
  const s = speaker(match, language, titles);
  const faces = new Map<string, CardFace>();
  const definition = (id: string): CardDefinition => definitions[id] as unknown as CardDefinition;
  return {
    match,
    definitions,
    language,
    titles,
    s,
    byName: new Intl.Collator(language).compare,
    face(id) {
      const known = faces.get(id);
      if (known !== undefined) return known;
      const made = faceOf(definitions, id, titles, s);
      faces.set(id, made);
      return made;
    },
    rules(card) {
      if (card <= NONE) return [];
      const { id } = match.cards[card];
      return s.once(`rules ${id}`, () => flat(describeCard(definition(id), language, names, { cards })));
    },
    ability(seat, index) {
      const { id } = match.heroes[seat];
      return s.once(`ability ${id} ${index}`, () =>
        flat(describeAbilities(definition(id), language, names, { cards })[index] ?? []),
      );
    },
  };
}

/** A position through the eyes of a seat. */
export const sightOf = (t: Teller, state: State, seat: number): Sight => ({
  t,
  s: t.s,
  match: t.match,
  state,
  seat,
  hero: state.heroes[seat],
  allowance: { effort: FORESEEN },
});

/** Sentences in one line. */
export function flat(clauses: readonly Clause[]): Phrase {
  return clauses.reduce<Phrase>((before, { tokens, under }) => {
    const rows = flat(under);
    const all = rows.length === 0 ? tokens : [...tokens, ...text(' '), ...rows];
    return before.length === 0 ? all : [...before, ...text(' '), ...all];
  }, []);
}

/** The same cards together: one of each definition with their number, in their order. */
export function grouped(match: Match, cards: readonly CardNumber[]): { card: CardNumber; count: number }[] {
  const groups = new Map<string, { card: CardNumber; count: number }>();
  for (const card of cards) {
    const { id } = match.cards[card];
    const group = groups.get(id);
    if (group) group.count++;
    else groups.set(id, { card, count: 1 });
  }
  return [...groups.values()];
}
