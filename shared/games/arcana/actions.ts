import type { Refusal } from '../../engine/game.ts';
import type { Action } from './action-schema.ts';
import { LONGEST_NAME, LONGEST_NOTE } from './action-schema.ts';
import { focus, rest } from './rules/effects.ts';
import { checkPlay, play } from './rules/play.ts';
import { handLimit, hasRoom } from './rules/players.ts';
import { refuse } from './rules/refuse.ts';
import { finishTurn } from './rules/turn.ts';
import { pickCharacter, pickLeader } from './setup.ts';
import type { G, Match, Phase, State } from './types.ts';
import { NONE } from './types.ts';

/** In which phase each action belongs. */
const PHASE: { readonly [D in Action['do']]: Phase } = {
  pickCharacters: 'pickCharacters',
  pickLeader: 'pickLeader',
  play: 'action',
  focus: 'action',
  rest: 'action',
  saveNote: 'ended',
};

/** What is going on in each phase, by the rule that says so. */
const PHASE_RULE: { readonly [P in Phase]: string } = {
  pickCharacters: 'AR-SETUP-2',
  pickLeader: 'AR-R!6',
  action: 'AR-TURN-1',
  give: 'AR-PLAY-4',
  followUp: 'AR-CLASS-2',
  ended: 'AR-R!39',
};

/** Why an action is not legal now, or null. Never changes the state and never reads what is hidden from the seat. */
export function check(match: Match, state: State, seat: number, action: Action): Refusal | null {
  if (!Object.hasOwn(PHASE, action.do)) {
    return refuse('no-such-action', { do: String(action.do) }, 'AR-TURN-1');
  }
  if (state.phase !== PHASE[action.do]) {
    return refuse('wrong-phase', { phase: state.phase }, PHASE_RULE[state.phase]);
  }
  if (PHASE[action.do] === 'action' && seat !== state.active) {
    return refuse('not-your-turn', { seat: state.active }, 'AR-TURN-1');
  }
  switch (action.do) {
    case 'pickCharacters':
      return checkPick(match, state, seat, action.court, action.name);
    case 'pickLeader':
      return action.seat >= 0 && action.seat < match.seats
        ? null
        : refuse('no-such-seat', { seat: action.seat }, 'AR-R!6');
    case 'play':
      return checkPlay(match, state, seat, action);
    case 'focus':
      return hasRoom(match, state, seat) ? null : refuse('hand-full', { limit: handLimit(match) }, 'AR-R!20');
    case 'rest':
      return null;
    case 'saveNote':
      return checkNote(state, action.text);
  }
}

/** Each adventurer is another court card, with a name (AR-SETUP-2, AR-R!7). */
function checkPick(match: Match, state: State, seat: number, court: number, name: string): Refusal | null {
  if (state.players[seat].court !== NONE) return refuse('wrong-phase', { phase: state.phase }, 'AR-SETUP-2');
  if (!match.courts.includes(court)) return refuse('not-a-court', {}, 'AR-SETUP-2');
  const taken = state.players.findIndex((player) => player.court === court);
  if (taken >= 0) return refuse('court-taken', { seat: taken, card: court }, 'AR-SETUP-2');
  const { length } = name.trim();
  return length >= 1 && name.length <= LONGEST_NAME
    ? null
    : refuse('bad-name', { most: LONGEST_NAME }, 'AR-R!7');
}

/** Only a Reading is noted on, which is the reward of a win (AR-R!40, AR-R!41). */
function checkNote({ outcome }: State, text: string): Refusal | null {
  if (outcome?.result !== 'won') return refuse('nothing-to-note', {}, 'AR-R!41');
  return text.length <= LONGEST_NOTE ? null : refuse('note-too-long', { most: LONGEST_NOTE }, 'AR-R!40');
}

/** Carries a checked action out and runs on to the next decision. */
export function apply(g: G, seat: number, action: Action): void {
  switch (action.do) {
    case 'pickCharacters':
      return pickCharacter(g, seat, action.court, action.name.trim());
    case 'pickLeader':
      return pickLeader(g, action.seat);
    case 'play':
      play(g, seat, action);
      return finishTurn(g);
    case 'focus':
      g.emit({ kind: 'focused', seat, rule: 'AR-FOCUS-1' });
      focus(g, seat);
      return finishTurn(g);
    case 'rest':
      g.emit({ kind: 'rested', seat, rule: 'AR-REST-1' });
      rest(g, seat);
      return finishTurn(g);
    case 'saveNote':
      g.state.note = action.text;
      return g.emit({ kind: 'noteSaved', seat, text: action.text, rule: 'AR-R!40' });
  }
}
