// Games of Ravingspire by number, played in one go under the eyes of the referee. Free of files and of the test runner, so
// that the same code plays the rules as they are and rules with a fault in them.
import type { Definitions, Setup } from '../../../shared/engine/game.ts';
import { drawFrom, type Draw } from '../../../shared/engine/random.ts';
import { Step, type Answerer } from '../../../shared/engine/step.ts';
import { MODS, type Card } from '../../../shared/games/ravingspire/rules/card.ts';
import { ravingspire } from '../../../shared/games/ravingspire/index.ts';
import { NONE, SPIRE, type Event, type Match, type State } from '../../../shared/games/ravingspire/types.ts';
import { drawnPlayer } from './players.ts';
import { Breach, Referee, type CheckName } from './referee.ts';

/** What came of one game. */
export interface Fuzzed {
  readonly number: number;
  readonly actions: number;
  readonly turns: number;
  readonly breach: { readonly check: CheckName; readonly what: string } | null;
}

/** Enough for most games to end; what goes on longer shows nothing new. */
const MOST_ACTIONS = 500;
const SEATS = 6;

/** 1 to 6 heroes of both packs, `flanking` and `trading` by lot. */
function setupOf(number: number, definitions: Definitions, draw: Draw): Setup {
  const left = Object.keys(definitions)
    .filter((id) => (definitions[id] as { readonly kind?: string }).kind === 'hero')
    .sort();
  const heroes = Array.from({ length: 1 + (number % SEATS) }, () => left.splice(draw(left.length), 1)[0]);
  const options = {
    flanking: draw(2) === 1,
    trading: draw(2) === 1,
    madness: draw(4) - 1,
    first: draw(heroes.length),
  };
  return { seed: `fuzz ${number}`, heroes, packs: ['base', 'goblin-queen'], options };
}

/**
 * Throws a table that has just begun into the middle of a game: levels open, heroes apart with cards of their own, little
 * sanity left, keys, foes near, the tower's door not far. Such a position shows in a few turns what a game from its
 * beginning shows in hundreds.
 */
function throwInto(match: Match, state: State, draw: Draw): void {
  state.turn = draw(4) === 0 ? 1 + draw(6) : 7 + draw(40);
  state.madness = 1 + draw(6);
  for (const level of state.levels) {
    level.portal = draw(match.board.sectors);
    if (draw(3) === 0 && level !== state.levels[0]) continue;
    if (level.tower === NONE) level.tower = state.decks.tower.pop() ?? NONE;
    level.revealed = true;
    level.ring = level.ring.map(() => (draw(4) === 0 ? NONE : fromDeck(match, state, draw, RINGED)));
    if (draw(2) === 0) level.foe = draw(match.board.sectors);
  }
  for (const hero of state.heroes) {
    hero.sanity = 1 + draw(draw(2) === 0 ? 4 : 10);
    hero.key = draw(2) === 0;
    hero.level = draw(SPIRE + 1);
    if (!state.levels[hero.level].revealed) hero.level = 0;
    hero.space = draw(match.board.sectors);
    for (const zone of [hero.hand, hero.deck, hero.discard]) {
      for (let i = draw(5); i > 0; i--) zone.push(fromDeck(match, state, draw, OWNED));
    }
  }
}

/** Whether a card may be drawn by lot for a place. */
type Wanted = (card: Card) => boolean;
const RINGED: Wanted = ({ kind }) => kind !== 'chaos';
const OWNED: Wanted = ({ kind }) => kind !== 'chaos' && kind !== 'adversary';
/** What battles forbid, and the enemies that do, are few: some are dealt on purpose. */
const FORBIDDEN: Wanted = ({ kind }) => kind === 'adventurer' || kind === 'dungeon';
const FORBIDS: Wanted = ({ kind, changes }) => kind === 'adversary' && (changes & MODS.forbid.bit) !== 0;

/** Some such card of the encounter deck. */
function fromDeck(match: Match, state: State, draw: Draw, wanted: Wanted): number {
  const { encounter } = state.decks;
  const among = (test: Wanted) => encounter.filter((card) => test(match.cards[card]));
  const rare = draw(4) === 0 ? among(wanted === RINGED ? FORBIDS : FORBIDDEN) : [];
  const found = rare.length > 0 ? rare : among(wanted);
  const card = found[draw(found.length)];
  encounter.splice(encounter.indexOf(card), 1);
  return card;
}

/**
 * Plays one game; every second is thrown into its middle.
 *
 * @param definitions the frozen cards of both packs
 */
export function fuzzGame(number: number, definitions: Definitions): Fuzzed {
  const draw = drawFrom(`fuzz ${number}`);
  const match = ravingspire.match(setupOf(number, definitions, draw), definitions);
  const state = ravingspire.blank(match);
  const players = match.heroes.map((_, seat) => drawnPlayer(drawFrom(`fuzz ${number} ${seat}`)));
  const referee = new Referee(match, state, definitions);
  const answer: Answerer<Match, State> = (question, m, s) => {
    referee.asked(question.kind);
    return players[question.seat].answer(question, m, s);
  };
  const step = () =>
    new Step<Match, State, Event>(match, state, {
      tape: null,
      answer,
      sink: (event) => referee.event(event),
    });
  let actions = 0;
  try {
    ravingspire.begin(step());
    if (number % 2 === 1) throwInto(match, state, draw);
    for (; state.outcome === null && actions < MOST_ACTIONS; actions++) {
      const decisions = ravingspire.decisions(match, state);
      const { seat } = decisions[draw(decisions.length)];
      const action = players[seat].act(match, state, seat);
      const refusal = ravingspire.check(match, state, seat, action);
      if (refusal) throw new Error(`fuzz ${number}: ${JSON.stringify(action)} is refused: ${refusal.code}`);
      referee.accepted(action);
      ravingspire.apply(step(), seat, action);
      referee.settled();
    }
  } catch (error) {
    if (!(error instanceof Breach)) throw error;
    return { number, actions, turns: state.turn, breach: { check: error.check, what: error.message } };
  }
  return { number, actions, turns: state.turn, breach: null };
}
