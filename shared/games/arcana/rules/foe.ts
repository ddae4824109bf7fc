import type { MajorCard } from './card.ts';
import { NONE, type G, type Match, type ReadingLine, type State } from '../types.ts';
import { discard } from './deck.ts';

/** The foe of the active floor; there is one whenever a turn is played. */
export const foeOf = ({ foe }: State): NonNullable<State['foe']> => foe!;

/** Whether cards of a suit dispel wards of the foe (AR-FOE-3). */
export const isWeakTo = (match: Match, state: State, suit: string): boolean =>
  (match.cards[foeOf(state).major] as MajorCard).suits.includes(suit);

/** Whether no floor is left above the active one. */
export const isLastFloor = ({ upcoming }: State): boolean => upcoming.length === 0;

/** Turns up the lowest Major that is still face down: the next foe (AR-SETUP-8, AR-FOE-1, AR-R!37). */
export function revealFoe(g: G): void {
  const { state, match } = g;
  const floor = state.defeated.length;
  const major = state.upcoming.shift()!;
  const { health, wards } = match.floors[floor];
  state.foe = { major, floor, health, wards, pile: [] };
  g.reveal();
  g.emit({ kind: 'foeRevealed', seat: NONE, card: major, floor, health, wards, rule: 'AR-FOE-1' });
}

/** Turns the foe upside down, discards the cards next to it and claims its treasure (AR-FOE-9, AR-R!38). */
export function defeatFoe(g: G): void {
  const { state } = g;
  const { major, floor, pile } = foeOf(state);
  state.foe = null;
  state.triumphed = true;
  state.defeated.push(major);
  g.emit({ kind: 'foeDefeated', seat: state.active, card: major, floor, rule: 'AR-FOE-8' });
  discard(g, pile);
  const treasure = state.treasures.shift()!;
  state.won.push(treasure);
  g.reveal();
  g.emit({ kind: 'treasureClaimed', seat: NONE, card: treasure, floor, rule: 'AR-FOE-9' });
}

/** The last foe has fallen: its treasure is claimed, and the game is won at once (AR-END-1, AR-R!39, AR-R!40). */
export function winGame(g: G): void {
  const { state } = g;
  defeatFoe(g);
  state.phase = 'ended';
  discard(g, state.resolving.splice(0));
  g.emit({ kind: 'gameWon', seat: NONE, reading: readingOf(state), rule: 'AR-END-1' });
  g.end({ result: 'won', winners: state.players.map((_, seat) => seat), reason: 'tower-climbed' });
}

/** The lines of the Reading: the treasures won, in the order of their floors (AR-R!40). */
export const readingOf = ({ won }: State): ReadingLine[] => won.map((card, i) => ({ position: i + 1, card }));
