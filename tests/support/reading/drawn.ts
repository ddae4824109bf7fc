// Programs drawn at random, each with the text that is printed of it and the place of its card that it is from.
import { arcanaContent } from '../../../shared/games/arcana/content/index.ts';
import { rulesOf } from '../../../shared/games/ravingspire/content/rules-of.ts';
import { ravingspireContent } from '../../../shared/games/ravingspire/content/index.ts';
import type { Json } from '../../../shared/engine/json.ts';
import type { CardPart } from '../../../shared/packs/card-words.ts';
import type { Definition, GameContent } from '../../../shared/packs/content.ts';
import { operated } from '../../../shared/packs/edit/operation.ts';
import { readerFor } from '../../../shared/packs/reading/load.ts';
import type { Place } from '../../../shared/packs/reading/place.ts';
import type { Reader } from '../../../shared/packs/reading/reader.ts';
import type { Language } from '../../../shared/words/languages.ts';
import { sentence, toText } from '../../../shared/words/tokens.ts';
import { arcanaCards } from '../one-text/arcana.ts';
import { drawCards } from '../one-text/programs.ts';
import { ravingspireCards } from '../one-text/ravingspire.ts';

/** How deep the words of a program are within each other. */
const DEPTH = 3;

/** A program of a card. */
export interface Drawn {
  readonly place: Place;
  readonly part: CardPart;
  readonly program: Json;
  /** Equal for all programs that mean the same. */
  readonly form: string;
}

/** A game whose texts are read. */
export interface ReadGame {
  readonly content: GameContent;
  readonly reader: Reader;
  draw(seed: string, count: number): Drawn[];
}

/** A starter card, which random programs mention. */
const TOOL = 'base:tool';
const NAMES: { readonly [language in Language]: string } = { en: 'Trusty Tool', de: 'Treues Werkzeug' };

const NAMES_BY_ID: { readonly [language in Language]: ReadonlyMap<string, string> } = {
  en: new Map([[TOOL, NAMES.en]]),
  de: new Map([[TOOL, NAMES.de]]),
};

async function readerOf(content: GameContent): Promise<Reader> {
  const reader = await readerFor(content, {
    cards: { card: (id) => (id === TOOL ? ({ kind: 'starter' } as unknown as Definition) : undefined) },
    names: (language) => NAMES_BY_ID[language],
  });
  if (reader === null) throw new RangeError(`"${content.game}" comes without grammars`);
  return reader;
}

const formOf = ({ language }: GameContent, part: CardPart, program: Json): string =>
  JSON.stringify(language!.canonical(part, program));

/** The rules of random cards of Ravingspire. */
function rulesDrawn(seed: string, count: number): Drawn[] {
  const rules = drawCards(ravingspireCards, seed, count, DEPTH).flatMap((definition) => {
    const card = definition as unknown as Definition;
    return rulesOf(definition).map(({ rule, path }): Drawn => {
      const program = rule as unknown as Json;
      const place = { card: operated(card as Json, { op: 'remove', path }) as Definition, at: path };
      return { place, part: 'rule', program, form: formOf(ravingspireContent, 'rule', program) };
    });
  });
  return rules.slice(0, count);
}

/** The effects of random suits of Arcana. */
function effectsDrawn(seed: string, count: number): Drawn[] {
  const suits = drawCards(arcanaCards, seed, count * 3, DEPTH).flatMap(({ card }) =>
    card.kind === 'suit' && arcanaContent.validateCards({ cards: [card] }) ? [card] : [],
  );
  return suits.slice(0, count).map((card): Drawn => {
    const program = card.effects as unknown as Json;
    const place = { card: { ...card, effects: [] } as unknown as Definition, at: '/effects/0' };
    return { place, part: 'effects', program, form: formOf(arcanaContent, 'effects', program) };
  });
}

/** The games whose texts are read, with what has been learned of their languages. */
export const readGames = async (): Promise<readonly ReadGame[]> => [
  { content: ravingspireContent, reader: await readerOf(ravingspireContent), draw: rulesDrawn },
  { content: arcanaContent, reader: await readerOf(arcanaContent), draw: effectsDrawn },
];

/** What is printed of a program. */
export function printed({ content }: ReadGame, { place, part, program }: Drawn, language: Language): string {
  const kind = String(place.card.kind);
  const phrases = content.language!.describe(part, program, {
    language,
    names: (id) => (id === TOOL ? NAMES[language] : id),
    kind,
  });
  return toText(phrases.map(sentence));
}
