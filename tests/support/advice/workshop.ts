// The shipped packs as the workshop holds them, and what it tells authors about their cards.
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readPackFolder } from '../../../main/host/packs/read.ts';
import type { Json } from '../../../shared/engine/json.ts';
import { contents } from '../../../shared/games/index.ts';
import { adviceOf, type AdviceContext } from '../../../shared/packs/advice/advice.ts';
import type { AdviceRow, Cure } from '../../../shared/packs/advice/advice-row.ts';
import { baseSetOf } from '../../../shared/packs/advice/base-set.ts';
import { CardIndex } from '../../../shared/packs/advice/card-index.ts';
import { mentionsIn, Uses } from '../../../shared/packs/advice/uses.ts';
import { checkCard, type CardLookup } from '../../../shared/packs/check-card.ts';
import type { Definition } from '../../../shared/packs/content.ts';
import { operated } from '../../../shared/packs/edit/operation.ts';
import { openPacks } from '../../../shared/packs/load.ts';
import type { Problem } from '../../../shared/packs/problems.ts';
import type { Candidate } from '../../../shared/packs/shelf.ts';
import type { Language } from '../../../shared/words/languages.ts';

const MODS = join(resolve(import.meta.dirname, '../../..'), 'mods');
export const sources = readdirSync(MODS).map((folder) => readPackFolder(join(MODS, folder), 'shipped'));
const { loaded, ...opened } = openPacks(sources, contents);
export const { shelf } = opened;

/** The packs whose cards are the measure, by game. */
const MEASURES: { readonly [game: string]: string } = { ravingspire: 'base', arcana: 'arcana' };

/** The cards of the measure of a game. */
export const baseCards = (game: string): Candidate[] =>
  [...shelf.cards.values()].filter(({ pack }) => pack.id === MEASURES[game]);

export const baseSets = new Map(
  contents.map((content) => [
    content.game,
    baseSetOf(
      baseCards(content.game).map(({ id, definition }) => [id, definition] as const),
      content,
    ),
  ]),
);

/** The cards of a game that were loaded, of all its packs. */
export const cardsOf = (game: string): Candidate[] =>
  [...shelf.cards.values()].filter(({ content }) => content.game === game);

export const indices = new Map(
  contents.map(({ game, advice }) => [
    game,
    new CardIndex(
      advice!,
      cardsOf(game).map(({ id, definition }) => [id, definition] as const),
    ),
  ]),
);

export const uses = new Uses((id) => shelf.resolve(id));
for (const { id, definition, content } of shelf.cards.values())
  uses.put({ kind: 'card', id }, mentionsIn(definition as Json, content.advice!.schema));

export const placeOf = ({ file, pointer, pack }: Candidate): CardLookup => ({
  shelf,
  pack: pack.id,
  file,
  pointer,
});

export const problemsOf = (definition: unknown, card: Candidate): Problem[] =>
  checkCard(definition, placeOf(card));

/** All that is known in a language besides a card of a game. */
export const contextOf = (game: string, language: Language = 'en'): AdviceContext => ({
  base: baseSets.get(game)!,
  index: indices.get(game)!,
  uses,
  texts: loaded.texts,
  language,
  nameOf: (id) => {
    const name = loaded.texts[language]?.[id]?.name ?? shelf.cards.get(id)?.definition['name'];
    return typeof name === 'string' ? name : undefined;
  },
});

export const advised = (definition: unknown, card: Candidate, language: Language = 'en'): AdviceRow[] =>
  adviceOf(definition, placeOf(card), contextOf(card.content.game, language));

/** A card after one of its cures. */
export const cured = (definition: Json, { operations }: Cure): Definition =>
  operations.reduce<Json>(operated, definition) as unknown as Definition;
