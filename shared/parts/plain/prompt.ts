import type { Decision, EventBase, Game, Question, Seat } from '../../engine/game.ts';
import type { Json } from '../../engine/json.ts';
import { plainChoice } from '../../tableau/choice.ts';
import type { Narrator } from '../../tableau/presenter.ts';
import type { Choice, ChoiceGroup, Prompt, Why } from '../../tableau/tableau.ts';
import type { PlainAction } from './narrator.ts';
import type { TurnState } from './rules.ts';
import type { SeatedMatch } from './setup.ts';
import { valuesOf, type TableWords } from './words.ts';

/** A table, and the means to say what a seat is asked at it. */
export interface PromptParts<M extends SeatedMatch, S extends TurnState, A, E extends EventBase> {
  readonly game: Pick<Game<M, S, A, E>, 'decisions' | 'intents'>;
  readonly match: M;
  readonly words: TableWords;
  readonly narrator: Narrator<A, E>;
  /** The cell of a grid at which an action is offered; null: none. */
  cell(action: A): string | null;
}

/**
 * What a seat is asked: the question that is open, else what it can do in its turn, else what it waits for. The title of
 * an open turn is the message of its kind, such as `turn`, else `wait`.
 */
export function plainPrompt<
  M extends SeatedMatch,
  S extends TurnState,
  A extends PlainAction,
  E extends EventBase,
>(parts: PromptParts<M, S, A, E>, state: S, seat: Seat, question: Question | null): Prompt {
  const { game, match, words, narrator } = parts;
  const base = { seat, notes: [], cards: [], answers: null, groups: [] };
  if (question !== null) return { ...base, ...asked(question, narrator) };
  const open = game.decisions(match, state);
  const own = open.find((decision) => decision.seat === seat);
  if (own !== undefined) {
    const title = words.say(own.kind, { ...valuesOf(own.data), hero: words.hero(seat) });
    return { ...base, kind: own.kind, rule: own.rule, title, groups: turnGroups(parts, state, seat) };
  }
  if (state.outcome !== null)
    return { ...base, kind: 'over', rule: '', title: narrator.outcome(state.outcome) };
  return { ...base, kind: 'wait', rule: '', title: waiting(open, words) };
}

const asked = (question: Question, narrator: Pick<Narrator<never, EventBase>, 'question' | 'answer'>) => ({
  kind: question.kind,
  rule: question.rule,
  title: narrator.question(question),
  answers: question.options.map((value) => ({ value, label: narrator.answer(question, value), card: -1 })),
});

const waiting = ([next]: readonly Decision[], words: TableWords) =>
  words.say('wait', { hero: words.hero(next?.seat ?? -1) });

/** What a seat can try, a group per kind of action with the message `group.<do>` above it. */
function turnGroups<M extends SeatedMatch, S extends TurnState, A extends PlainAction, E extends EventBase>(
  { game, match, words, narrator, cell: cellOf }: PromptParts<M, S, A, E>,
  state: S,
  seat: Seat,
): ChoiceGroup[] {
  const groups = new Map<string, Choice[]>();
  for (const { action, refusal } of game.intents(match, state, seat)) {
    const why: Why | null = refusal && { sentence: narrator.refusal(refusal), rule: refusal.rule };
    const cell = cellOf(action);
    const choice = plainChoice(action as unknown as Json, {
      label: narrator.action(action),
      refusal: why,
      ...(cell !== null && { cell }),
    });
    groups.set(action.do, [...(groups.get(action.do) ?? []), choice]);
  }
  return [...groups].map(([id, choices]) => ({ id, title: words.say(`group.${id}`), choices }));
}
