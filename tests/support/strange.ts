// Tables at which cards are played that the estimates of bots do not know: the base set with the pack `sixty`.
import { resolve } from 'node:path';
import { readPackFolder } from '../../main/host/packs/read.ts';
import { playGame } from '../../shared/engine/drive.ts';
import { randomPlayer } from '../../shared/engine/players.ts';
import { drawFrom, type Draw } from '../../shared/engine/random.ts';
import type { Setup } from '../../shared/engine/game.ts';
import { greedyPlayer } from '../../shared/games/ravingspire/bots/greedy.ts';
import { ravingspire } from '../../shared/games/ravingspire/index.ts';
import type { Match, State } from '../../shared/games/ravingspire/types.ts';
import { definitionsOf, loadWithBase, ROOT } from '../docs/modding/base.ts';
import { drawnSetup, tableAt, type TowerTable } from './ravingspire.ts';

const SIXTY = 'sixty';

/** The base set and the pack; one object, so that games compile it once. */
export const strangeDefinitions = definitionsOf(
  loadWithBase(readPackFolder(resolve(ROOT, `tests/fixtures/packs/${SIXTY}`), 'user')),
);

/** Cards of the pack that each hero is dealt besides its own. */
const DEALT = 3;

/** Gives each hero some cards of the pack out of the encounter deck, in its hand. */
function dealStrange(match: Match, state: State, draw: Draw): void {
  const { encounter } = state.decks;
  for (const { hand } of state.heroes) {
    for (let i = 0; i < DEALT; i++) {
      const from = [...encounter.keys()].filter((at) => match.cards[encounter[at]].pack === SIXTY);
      if (from.length > 0) hand.push(...encounter.splice(from[draw(from.length)], 1));
    }
  }
}

/** The position in which a game begins whose heroes hold cards of the pack, by number. */
export function strangeOpening(number: number): { readonly setup: Setup; readonly state: State } {
  const setup = strangeSetup(number);
  return { setup, state: strangePosition(setup, 0, drawFrom(`strange opening ${number}`)) };
}

/** A position after some actions, at which heroes hold cards of the pack. */
function strangePosition(setup: Setup, maxActions: number, draw: Draw): State {
  const match = ravingspire.match(setup, strangeDefinitions);
  const { state } = playGame(ravingspire, match, { player: () => greedyPlayer, maxActions });
  if (state.outcome === null) dealStrange(match, state, draw);
  return state;
}

/** A setup by number, with 1 to 4 heroes; flanking hides hands. */
export function strangeSetup(number: number): Setup {
  const seed = `strange ${number}`;
  const setup = drawnSetup(seed, 1 + (number % 4));
  return { ...setup, packs: ['base', SIXTY], options: { ...setup.options, flanking: number % 3 > 0 } };
}

/** A table in the middle of a game, by number, at which heroes hold cards of the pack; half of them at a question. */
export function strangeTable(number: number): TowerTable {
  const draw = drawFrom(`strange ${number}`);
  const setup = strangeSetup(number);
  const table = tableAt(setup, strangePosition(setup, draw(80), draw), strangeDefinitions);
  const { match } = table;
  const aimless = randomPlayer(ravingspire, draw);
  const length = draw(6);
  const atQuestion = draw(2) === 0;
  for (let i = 0; table.state.outcome === null && i < (atQuestion ? 30 : length); i++) {
    const { question, state: now } = table;
    if (question && i >= length) break;
    const [{ seat }] = table.decisions();
    const player = draw(2) === 0 ? aimless : greedyPlayer;
    if (question) table.answer(seat, player.answer(question, match, now));
    else table.act(seat, player.act(match, now, seat));
  }
  return table;
}
