import type { EventBase, Game, Viewer } from '../../engine/game.ts';
import type { Narrator, Presenter } from '../../tableau/presenter.ts';
import type { CardFace, Zone } from '../../tableau/tableau.ts';
import { plainNarrator, type PlainAction } from './narrator.ts';
import { plainPrompt } from './prompt.ts';
import type { TurnState } from './rules.ts';
import type { SeatedMatch } from './setup.ts';
import { heroZones, plainFacts, turnTitle } from './tableau.ts';
import type { TableWords } from './words.ts';

/** What a table shows or says otherwise than the default. */
export interface Shown<M, S, A, E> {
  /** What is true of the whole table, by names that the messages `fact.<name>` are for; nothing if left out. */
  facts?(state: S, viewer: Viewer): { readonly [name: string]: number | string };
  /** What lies on the table; a place per hero if left out. */
  zones?(state: S, viewer: Viewer, match: M, words: TableWords): readonly Zone[];
  /** The cell of a grid at which an action is offered; null, and if left out: none. */
  cell?(action: A): string | null;
  /** Sentences that are more than the messages of `plainNarrator`. */
  narrator?(match: M, words: TableWords): Partial<Narrator<A, E>>;
}

/** Puts a table into words. */
export function plainPresenter<
  M extends SeatedMatch,
  S extends TurnState,
  A extends PlainAction,
  E extends EventBase,
>(
  game: Pick<Game<M, S, A, E>, 'decisions' | 'intents'>,
  match: M,
  words: TableWords,
  face: (id: string) => CardFace,
  shown: Shown<M, S, A, E> = {},
): Presenter<S, A, E> {
  const narrator = { ...plainNarrator<A, E>(words), ...shown.narrator?.(match, words) };
  const parts = { game, match, words, narrator, cell: (action: A) => shown.cell?.(action) ?? null };
  return {
    narrator: () => narrator,
    tableau: (state, viewer) => ({
      title: turnTitle(state, words, narrator),
      facts: plainFacts(shown.facts?.(state, viewer) ?? {}, words),
      zones: shown.zones?.(state, viewer, match, words) ?? heroZones(match, state, words),
      ending: [],
    }),
    prompt: (state, seat, question) => plainPrompt(parts, state, seat, question),
    face,
    backs: [],
    cause: () => [],
    weight: () => 'plain',
    why: (refusal) => ({ sentence: narrator.refusal(refusal), rule: refusal.rule }),
  };
}
