// The shipped packs as the workshop holds them, and what it tells authors about their cards.
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readPackFolder } from '../../../main/host/packs/read.ts';
import type { Json } from '../../../shared/engine/json.ts';
import { contents } from '../../../shared/games/index.ts';
import { adviceOf, type AdviceContext } from '../../../shared/packs/advice/advice.ts';
import type { AdviceRow, Cure } from '../../../shared/packs/advice/advice-row.ts';
import { Surroundings } from '../../../shared/packs/advice/surroundings.ts';
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

/** The cards of a game that were loaded, of all its packs. */
export const cardsOf = (game: string): Candidate[] =>
  [...shelf.cards.values()].filter(({ content }) => content.game === game);

/** The packs that others of a game add to. */
const BASES = ['base', 'arcana'];
export const baseCards = (game: string): Candidate[] =>
  cardsOf(game).filter(({ pack }) => BASES.includes(pack.id));

export const surroundings = new Map(
  contents.map((content) => [content.game, new Surroundings(shelf, content, loaded.texts)]),
);

export const contextOf = (game: string, language: Language = 'en'): AdviceContext =>
  surroundings.get(game)!.context(language);

export const placeOf = ({ file, pointer, pack }: Candidate): CardLookup => ({
  shelf,
  pack: pack.id,
  file,
  pointer,
});

export const problemsOf = (definition: unknown, card: Candidate): Problem[] =>
  checkCard(definition, placeOf(card));

/** What is advised on a card that is checked first. */
export const adviceAt = (definition: unknown, place: CardLookup, context: AdviceContext): AdviceRow[] =>
  adviceOf(definition, checkCard(definition, place), place, context);

export const advised = (definition: unknown, card: Candidate, language: Language = 'en'): AdviceRow[] =>
  adviceAt(definition, placeOf(card), contextOf(card.content.game, language));

/** A card after one of its cures. */
export const cured = (definition: Json, { operations }: Cure): Definition =>
  operations.reduce<Json>(operated, definition) as unknown as Definition;
