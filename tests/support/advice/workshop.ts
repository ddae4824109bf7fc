// The shipped packs as the workshop holds them, and what it tells authors about their cards.
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readPackFolder } from '../../../main/host/packs/read.ts';
import type { Json } from '../../../shared/engine/json.ts';
import { contents } from '../../../shared/games/index.ts';
import { adviceOf } from '../../../shared/packs/advice/advice.ts';
import type { AdviceRow, Cure } from '../../../shared/packs/advice/advice-row.ts';
import { Habits } from '../../../shared/packs/advice/habits.ts';
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

export const habits = new Map(
  contents.map(({ game, language }) => [
    game,
    new Habits(
      baseCards(game).map(({ definition }) => definition),
      language,
    ),
  ]),
);

export const placeOf = ({ file, pointer, pack }: Candidate): CardLookup => ({
  shelf,
  pack: pack.id,
  file,
  pointer,
});

export const problemsOf = (definition: unknown, card: Candidate): Problem[] =>
  checkCard(definition, placeOf(card));

export const advised = (definition: unknown, card: Candidate, language: Language = 'en'): AdviceRow[] =>
  adviceOf(definition, placeOf(card), {
    habits: habits.get(card.content.game)!,
    language,
    nameOf: (id) => {
      const name = loaded.texts[language]?.[id]?.name ?? shelf.cards.get(id)?.definition['name'];
      return typeof name === 'string' ? name : undefined;
    },
  });

/** A card after one of its cures. */
export const cured = (definition: Json, { operations }: Cure): Definition =>
  operations.reduce<Json>(operated, definition) as unknown as Definition;
