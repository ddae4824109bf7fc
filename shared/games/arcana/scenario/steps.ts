import type { Fields } from '../../../engine/scenario.ts';
import type { CourtCard } from '../rules/card.ts';
import { NONE, type Action, type Match, type Partner } from '../types.ts';
import { cardNamed, idOf } from './names.ts';

type Do = Action['do'];

/** How scenarios say an action. Reading what was written gives the same action again. */
interface StepWords<D extends Do> {
  /** The action that a step means. */
  read(match: Match, step: Fields): Action;
  /** The fields of the step that means an action; what is not so is left out. */
  write(match: Match, action: Extract<Action, { do: D }>): Fields;
}

const STEPS: { readonly [D in Do]: StepWords<D> } = {
  pickCharacters: {
    read: (match, step) => {
      const court = cardNamed(match, step.court);
      const { adventurer } = match.cards[court] as Partial<CourtCard>;
      return { do: 'pickCharacters', court, name: (step.name ?? adventurer ?? '') as string };
    },
    write: (match, { court, name }) => ({ court: idOf(match, court), name }),
  },
  pickLeader: {
    read: (_match, { to }) => ({ do: 'pickLeader', seat: to as number }),
    write: (_match, { seat }) => ({ to: seat }),
  },
  play: {
    read: (match, step) => ({
      do: 'play',
      ...readPart(match, step),
      shieldTo: (step.shieldTo ?? NONE) as number,
      partner: step.partner === undefined ? null : readPart(match, step.partner as Fields),
    }),
    write: (match, action) => ({
      ...writePart(match, action),
      ...(action.shieldTo !== NONE && { shieldTo: action.shieldTo }),
      ...(action.partner !== null && { partner: writePart(match, action.partner) }),
    }),
  },
  focus: { read: () => ({ do: 'focus' }), write: () => ({}) },
  rest: { read: () => ({ do: 'rest' }), write: () => ({}) },
  saveNote: {
    read: (_match, { text }) => ({ do: 'saveNote', text: text as string }),
    write: (_match, { text }) => ({ text }),
  },
};

/** The action that a step means. One that the game does not know is handed on as it is, to be refused. */
export function actionOf(match: Match, step: Fields): Action {
  const name = String(step.do);
  return Object.hasOwn(STEPS, name) ? STEPS[name as Do].read(match, step) : ({ do: step.do } as Action);
}

/** The step that means an action. */
export function actionStep(match: Match, action: Action): Fields {
  // An entry is looked up by the very action that it writes, which the compiler cannot see.
  const words = STEPS[action.do] as StepWords<Do>;
  return { do: action.do, ...words.write(match, action) };
}

/** One card of a play, or of a follow-up. */
const readPart = (match: Match, { card, dispel, target }: Fields): Partner => ({
  card: cardNamed(match, card),
  dispel: dispel === true,
  target: (target ?? NONE) as number,
});

/** The same in words; what is not so is left out. */
export const writePart = (
  match: Match,
  { card, dispel, target = NONE }: { card: number; dispel: boolean; target?: number },
) => ({
  card: idOf(match, card),
  ...(dispel && { dispel }),
  ...(target !== NONE && { target }),
});
