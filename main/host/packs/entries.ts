import { stableHash } from '../../../shared/engine/hash.ts';
import type { Definition } from '../../../shared/packs/content.ts';
import { phraseText, toText } from '../../../shared/words/tokens.ts';
import { contentHash } from '../../../shared/packs/freeze.ts';
import type { Loaded, LoadedCard } from '../../../shared/packs/load.ts';
import type { Problem } from '../../../shared/packs/problems.ts';
import { LANGUAGES, type Language } from '../../../shared/words/languages.ts';
import type { LibraryCard } from '../../../shared/rpc/messages/packs.ts';
import type { CardTexts } from '../../../shared/packs/texts.ts';
import type { Titles } from '../../../shared/tableau/presenter.ts';
import type { CardFace } from '../../../shared/tableau/tableau.ts';
import type { LibraryEntry, LibraryText } from '../../db/model.ts';
import type { PackGame } from './cards.ts';
import { cardTitles } from './titles.ts';

/**
 * Makes the entries of loaded cards for the library, with their texts in every language, pack by pack.
 *
 * @returns the entries of the cards of a pack; `problems` gets a warning for each that its game cannot describe, and such a
 *   card has its name and story only
 */
export function libraryEntries(
  loaded: Loaded,
  games: readonly PackGame[],
): (pack: string, problems: Problem[]) => Generator<LibraryEntry> {
  const gameOf = new Map(loaded.packs.map(({ id, manifest }) => [id, manifest.game]));
  const cardsOf = Map.groupBy(Object.entries(loaded.cards), ([, { pack }]) => pack);
  const definition = (asked: string): Definition | undefined => {
    const id = Object.hasOwn(loaded.renames, asked) ? loaded.renames[asked] : asked;
    return Object.hasOwn(loaded.cards, id) ? loaded.cards[id].definition : undefined;
  };
  const writers = new Map(
    games.flatMap((game) =>
      game.content === null ? [] : [[game.content.game, writersOf(game, loaded.texts, definition)] as const],
    ),
  );

  const others = new Map(games.map(({ content }) => [content?.game, content?.ruleKinds ?? []]));
  const isOther = (game: string, { definition }: LoadedCard): boolean =>
    others.get(game)?.includes(String(definition.kind)) === true;

  return function* (pack, problems) {
    const game = gameOf.get(pack) ?? '';
    for (const [id, card] of cardsOf.get(pack) ?? []) {
      const failures: string[] = [];
      const texts = (writers.get(game) ?? []).map(({ language, titles, face }) => {
        const forms = formsOf(titles, id);
        try {
          return textOf(language, forms, face(id));
        } catch (error) {
          // A game that stumbles over a card must not take the other cards with it.
          failures.push(error instanceof Error ? error.message : String(error));
          return { language, name: titles.name(id), forms, story: titles.story(id) ?? '', text: '' };
        }
      });
      if (failures.length > 0) problems.push(undescribed(id, card, failures[0]));
      yield entryOf(id, game, card, texts, isOther(game, card));
    }
  };
}

/** Puts the cards of a game into the words of one language. */
interface Writer {
  readonly language: Language;
  readonly titles: Titles;
  readonly face: (id: string) => CardFace;
}

function writersOf(
  game: PackGame,
  texts: CardTexts,
  definition: (id: string) => Definition | undefined,
): Writer[] {
  return LANGUAGES.map((language) => {
    const titles = cardTitles(language, texts, definition);
    return { language, titles, face: game.faces({ card: definition }, language, titles) };
  });
}

/** How the name of a card declines, as it is stored. */
function formsOf(titles: Titles, id: string): string | null {
  const forms = titles.forms?.(id);
  return forms === undefined ? null : JSON.stringify(forms);
}

function textOf(
  language: Language,
  forms: string | null,
  { name, story, kind, values, text }: CardFace,
): LibraryText {
  const parts = [phraseText(kind), ...values.map(phraseText), toText(text)];
  return { language, name, forms, story: story ?? '', text: parts.filter((part) => part !== '').join(' · ') };
}

function entryOf(
  id: string,
  game: string,
  card: LoadedCard,
  texts: readonly LibraryText[],
  last: boolean,
): LibraryEntry {
  const { definition, pack, file, line, column } = card;
  const kind = typeof definition.kind === 'string' ? definition.kind : '';
  const changes: LibraryCard['patchedBy'] = card.patchedBy.map((note) => ({
    pack: note.pack,
    file: note.file,
    fields: note.fields,
  }));
  const patchedBy = JSON.stringify(changes);
  const content = contentHash(definition);
  const place = { game, pack, kind, definition: content, file, line, column, patchedBy, texts };
  // The order of keys in `body` says nothing; what it holds is in the hash already.
  const hash = stableHash(last ? [id, place, 'last'] : [id, place]);
  return { id, ...place, ...(last && { last }), body: JSON.stringify(definition), hash };
}

function undescribed(id: string, { pack, file, line, column }: LoadedCard, message: string): Problem {
  const code = 'internal-error';
  return { severity: 'warning', code, pack, file, line, column, pointer: '', data: { message }, card: id };
}
