import { nameInPack } from '../../../shared/packs/card-id.ts';
import type { GameContent } from '../../../shared/packs/content.ts';
import { describe, type Problem } from '../../../shared/packs/problems.ts';
import type { Language } from '../../../shared/words/languages.ts';
import type { PackRow, ProblemRow } from '../../../shared/rpc/messages/packs.ts';
import { bound, paths } from '../../../shared/tableau/bound.ts';
import type { ProblemPage, ProblemQuery } from './protocol.ts';

type TitleOf = (id: string, language: Language) => string | null;

/** The problems of a load, put into words page by page. */
export class ProblemList {
  readonly #problems: readonly Problem[];
  /** The game of each pack, for the words of that game's problems. */
  readonly #games: ReadonlyMap<string, GameContent>;
  readonly #titleOf: TitleOf;

  /** @param titleOf what a card is called, by its full id; null for one that is in no game */
  constructor(
    problems: readonly Problem[],
    packs: readonly PackRow[],
    contents: readonly GameContent[],
    titleOf: TitleOf,
  ) {
    this.#titleOf = titleOf;
    this.#problems = problems.toSorted((a, b) => rank(a) - rank(b));
    this.#games = new Map(
      packs.flatMap(({ id, game }) => {
        const content = contents.find((known) => known.game === game);
        return content ? [[id, content] as const] : [];
      }),
    );
  }

  /** Errors that have no other cause first, then those that follow from them, then warnings; else in load order. */
  page({ pack, folder, offset, limit }: ProblemQuery, language: Language): ProblemPage {
    const all = this.#problems.filter(
      (problem) =>
        (pack === null || problem.pack === pack) &&
        (folder === undefined || problem.file.startsWith(`${folder}/`)),
    );
    const shown = all.slice(offset, offset + limit);
    return {
      total: all.length,
      problems: shown.map((problem) =>
        problemRow(problem, language, this.#games.get(problem.pack)?.messages, this.#titleOf),
      ),
    };
  }
}

/**
 * A problem in words.
 *
 * @param messages the words of its game for the problems that only this game finds
 * @param titleOf what a card is called, by its full id; null for one that is in no game
 */
export function problemRow(
  problem: Problem,
  language: Language,
  messages: GameContent['messages'],
  titleOf: TitleOf,
): ProblemRow {
  const { severity, pack, file, line, column, pointer, card = null, root } = problem;
  const words = describe(problem, language, messages?.[language]);
  const kept = paths(problem.data);
  const [sentence, cure] = [bound(words.sentence, kept), bound(words.cure, kept)];
  const follows = root !== undefined;
  const title = card === null ? null : (titleOf(card, language) ?? nameInPack(card));
  return { severity, pack, file, line, column, pointer, sentence, cure, card, title, follows };
}

const rank = ({ severity, root }: Problem): number => (severity === 'warning' ? 2 : root ? 1 : 0);
