import type { Question } from '../../../engine/game.ts';
import type { Phrase } from '../../../words/tokens.ts';
import type { Prompt } from '../../../tableau/tableau.ts';
import { decisions, type DecisionKind } from '../decisions.ts';
import { sayOutcome } from '../narrate/outcome.ts';
import { priceOf } from '../rules/cost.ts';
import { NONE, type CardNumber, type State } from '../types.ts';
import { choiceGroups } from './choices.ts';
import { askedPrompt } from './question.ts';
import { sightOf, type Sight, type Teller } from './teller.ts';
import { tips } from './tips.ts';
import { sayPrice } from './values.ts';

/** What a seat is asked for now: its question, its open turn, or nothing. */
export function promptFor(teller: Teller, state: State, seat: number, question: Question | null): Prompt {
  const t = sightOf(teller, state, seat);
  if (question !== null) return askedPrompt(t, question);
  const decision = decisions(t.match, state).find((found) => found.seat === seat);
  if (decision === undefined) return nothingToDo(t);
  const kind = decision.kind as DecisionKind;
  return {
    seat,
    kind,
    rule: decision.rule,
    title: titleOf(t, kind),
    notes: tips(t, kind),
    cards: cardsOf(state),
    answers: null,
    groups: choiceGroups(t),
  };
}

function nothingToDo({ s, state, seat }: Sight): Prompt {
  const { outcome } = state;
  const base = { seat, rule: '', notes: [], cards: [], answers: null, groups: [] };
  if (outcome !== null) return { ...base, kind: 'over', title: sayOutcome(s, outcome) };
  const { flankers } = state.battle;
  const waited = flankers.length > 0 ? flankers : [state.active];
  const hero = s.list(
    waited.map((other) => s.hero(other, 'accusative')),
    'list.and',
  );
  return { ...base, kind: 'wait', title: s.say('prompt.wait', { hero }) };
}

function titleOf({ s, state, match }: Sight, kind: DecisionKind): Phrase {
  const { battle, active } = state;
  switch (kind) {
    case 'move':
    case 'bonusMove':
      return s.say(`prompt.${kind}`, { steps: String(state.steps) });
    case 'battle':
      return s.say('prompt.battle', {
        card: s.card(battle.card),
        price: battle.card === NONE ? [] : sayPrice(s, priceOf(match, state, active, battle.card)),
      });
    case 'flank':
      return s.say('prompt.flank', { hero: s.hero(active), card: s.card(battle.card) });
    case 'trade':
    case 'encounter':
    case 'explore':
      return s.say(`prompt.${kind}`);
  }
}

/** The cards that an open turn is about: the enemy, the card that waits. */
const cardsOf = ({ battle, waiting }: State): CardNumber[] =>
  [battle.card, waiting].filter((card) => card !== NONE);
