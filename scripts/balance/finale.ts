// Attempts at a Spire card from late positions: what the master makes of the end of a game that another player began.
import { playGame, playOn, type Player } from '../../shared/engine/drive.ts';
import type { Definitions } from '../../shared/engine/game.ts';
import { clone } from '../../shared/engine/json.ts';
import { adeptPlayer } from '../../shared/games/ravingspire/bots/adept.ts';
import { masterPlayer } from '../../shared/games/ravingspire/bots/master/index.ts';
import { ravingspire } from '../../shared/games/ravingspire/index.ts';
import type { Action, Event, Match, State } from '../../shared/games/ravingspire/types.ts';
import { NONE } from '../../shared/games/ravingspire/types.ts';
import { drawHeroes } from '../workers/simulation.ts';

/** What is tried; plain data, so that a worker gets all of it at once. */
export interface Finales {
  /** Full ids of the Spire cards, each tried from every position. */
  readonly spires: readonly string[];
  /** Full ids of the heroes; one is drawn for each game. */
  readonly heroes: readonly string[];
  readonly seed: string;
  readonly packs: readonly string[];
  readonly definitions: Definitions;
}

/** What came of the attempts from one position, in the order of the Spire cards. */
export type Attempts = readonly {
  /** Whether the hero stood before the Spire card at all. */
  readonly met: boolean;
  readonly beaten: boolean;
}[];

/** Games end long before this. */
const MOST_ACTIONS = 200_000;

/** Plays from the late position of this number on, once against each Spire card. */
export function attempts(finales: Finales, number: number): Attempts {
  const seed = `${finales.seed}/${number}`;
  const { match, state } = latePosition(finales, seed);
  return finales.spires.map((spire) => {
    const card = match.cards.findIndex(({ id }) => id === spire);
    const here = clone(state);
    // The order of the deck is hidden: the other Spire cards may as well be below this one.
    here.decks.spire = [...here.decks.spire.filter((other) => other !== card), card];
    const player = masterPlayer(`${seed}/end`);
    let met = false;
    const sink = (event: Event): void => {
      met ||= event.kind === 'spireRevealed' && event.card === card;
    };
    playOn(
      ravingspire,
      match,
      here,
      { player: () => player, sink, maxActions: MOST_ACTIONS },
      () => undefined,
    );
    return { met, beaten: here.outcome?.result === 'won' };
  });
}

/**
 * The first turn on the last place of the madness track, before the hero moves, in a game of the adept; games that end before
 * are passed over.
 */
export function latePosition(
  { heroes, packs, definitions }: Finales,
  seed: string,
): { match: Match; state: State } {
  for (let game = 0; ; game++) {
    const own = `${seed}/${game}`;
    const hero = drawHeroes(own, heroes, 1);
    const match = ravingspire.match({ seed: own, heroes: hero, packs, options: {} }, definitions);
    let late: State | null = null;
    const watched: Player<Match, State, Action> = {
      ...adeptPlayer,
      act(m, state, seat) {
        if (isLate(state)) late ??= clone(state);
        return adeptPlayer.act(m, state, seat);
      },
    };
    playGame(ravingspire, match, { player: () => watched, maxActions: MOST_ACTIONS });
    if (late !== null) return { match, state: late };
  }
}

const isLate = ({ madness, phase, battle, challenge }: State): boolean =>
  madness <= 1 && phase === 'move' && battle.kind === 'none' && challenge === NONE;
