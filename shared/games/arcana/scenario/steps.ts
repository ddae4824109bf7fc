import type { Action, Partner } from '../types.ts';
import type { CourtCard } from '../rules/card.ts';
import { NONE, type Match } from '../types.ts';
import { cardNamed, idOf, type Fields } from './names.ts';

/** The action that a step means. One that the game does not know is handed on as it is, to be refused. */
export function actionOf(match: Match, step: Fields): Action {
  switch (step.do) {
    case 'pickCharacters': {
      const court = cardNamed(match, step.court);
      const { adventurer } = match.cards[court] as Partial<CourtCard>;
      return { do: step.do, court, name: (step.name ?? adventurer ?? '') as string };
    }
    case 'pickLeader':
      return { do: step.do, seat: step.to as number };
    case 'play':
      return {
        do: step.do,
        ...partOf(match, step),
        shieldTo: (step.shieldTo ?? NONE) as number,
        partner: step.partner === undefined ? null : partOf(match, step.partner as Fields),
      };
    case 'saveNote':
      return { do: step.do, text: step.text as string };
    default:
      return { do: step.do } as Action;
  }
}

const partOf = (match: Match, { card, dispel, target }: Fields): Partner => ({
  card: cardNamed(match, card),
  dispel: dispel === true,
  target: (target ?? NONE) as number,
});

/** The step that means an action. */
export function stepOf(match: Match, action: Action): Fields {
  switch (action.do) {
    case 'pickCharacters':
      return { do: action.do, court: idOf(match, action.court), name: action.name };
    case 'pickLeader':
      return { do: action.do, to: action.seat };
    case 'play': {
      const { shieldTo, partner } = action;
      return {
        do: action.do,
        ...fieldsOf(match, action),
        ...(shieldTo === NONE ? {} : { shieldTo }),
        ...(partner === null ? {} : { partner: fieldsOf(match, partner) }),
      };
    }
    case 'focus':
    case 'rest':
      return { do: action.do };
    case 'saveNote':
      return { do: action.do, text: action.text };
  }
}

/** One card of a play, or of a follow-up; what is not so is left out. */
export const fieldsOf = (
  match: Match,
  { card, dispel, target = NONE }: { card: number; dispel: boolean; target?: number },
) => ({
  card: idOf(match, card),
  ...(dispel ? { dispel } : {}),
  ...(target === NONE ? {} : { target }),
});
