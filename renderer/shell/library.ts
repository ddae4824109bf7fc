import type { GameInfo, LibraryKind } from '../../shared/rpc/messages.ts';

/** What a kind is called in its game; what stands in the cards where the game has no word for it. */
export const kindWord = (games: readonly GameInfo[], { game, kind }: LibraryKind): string =>
  games.find(({ id }) => id === game)?.kinds[kind] ?? kind;

/** Kinds to choose from, in the order of their words. Games that share a kind share its choice. */
export function kindChoices(
  games: readonly GameInfo[],
  kinds: readonly LibraryKind[],
  language: string,
): { value: string; label: string }[] {
  const { compare } = new Intl.Collator(language);
  return kinds
    .filter(({ kind }, i) => kinds.findIndex((other) => other.kind === kind) === i)
    .map((row) => ({ value: row.kind, label: kindWord(games, row) }))
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
