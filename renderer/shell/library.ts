import type { GameInfo } from '../../shared/rpc/messages/app.ts';
import type { LibraryKind, LibraryRow } from '../../shared/rpc/messages/packs.ts';

/** What a kind is called in its game; what the cards say where the game has no word for it. */
export const kindWord = (games: readonly GameInfo[], { game, kind }: LibraryKind): string =>
  games.find(({ id }) => id === game)?.kinds[kind] ?? kind;

/** Whether a row is not a card: a board, a word that is explained. */
export const isOther = (games: readonly GameInfo[], { game, kind }: LibraryKind): boolean =>
  games.find(({ id }) => id === game)?.others.includes(kind) === true;

/** Whether the text of a row begins with its kind, which then need not be said before it. */
export const saysItsKind = (games: readonly GameInfo[], row: LibraryRow): boolean =>
  excerptParts(row.excerpt)
    .map(({ text }) => text)
    .join('')
    .toLowerCase()
    .startsWith(kindWord(games, row).toLowerCase());

/** A kind to choose, of one game: another game's kind of the same name is another kind. */
export interface KindChoice extends LibraryKind {
  /** Tells it from all others. */
  readonly value: string;
  readonly label: string;
}

/**
 * Kinds to choose from, in the order of their words. Where two of them have the same word, their games are named.
 *
 * @param game whose kinds; empty: those of all games
 */
export function kindChoices(
  games: readonly GameInfo[],
  kinds: readonly LibraryKind[],
  language: string,
  game = '',
): KindChoice[] {
  const { compare } = new Intl.Collator(language);
  const offered = kinds
    .filter((row) => game === '' || row.game === game)
    .map((row) => ({ ...row, value: `${row.game}:${row.kind}`, word: kindWord(games, row) }));
  const isAlone = (word: string): boolean => offered.filter((other) => other.word === word).length === 1;
  const title = (id: string): string => games.find((known) => known.id === id)?.title ?? id;
  return offered
    .map(({ word, ...row }) => ({ ...row, label: isAlone(word) ? word : `${word} (${title(row.game)})` }))
    .sort((a, b) => compare(a.label, b.label));
}

/** A piece of an excerpt; `match` is what was searched for. */
export interface ExcerptPart {
  readonly text: string;
  readonly match: boolean;
}

const BEGIN = '\u0001';
const END = '\u0002';

/** The pieces of an excerpt whose matches stand between U+0001 and U+0002. */
export function excerptParts(excerpt: string): ExcerptPart[] {
  const parts: ExcerptPart[] = [];
  for (const [i, piece] of excerpt.split(BEGIN).entries()) {
    const [inside, ...rest] = i === 0 ? ['', piece] : piece.split(END);
    parts.push({ text: inside, match: true }, { text: rest.join(''), match: false });
  }
  return parts.filter(({ text }) => text !== '');
}
