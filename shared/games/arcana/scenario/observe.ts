import type { Question } from '../../../engine/game.ts';
import type { Json } from '../../../engine/json.ts';
import { options } from '../actions/index.ts';
import { readingOf } from '../rules/foe.ts';
import { classOf, giftOf, handLimit } from '../rules/players.ts';
import { pipOf } from '../rules/play.ts';
import type { Match, State } from '../types.ts';
import { NONE } from '../types.ts';
import { idOf, idsOf } from '../actions/names.ts';
import type { ArcanaTable } from './names.ts';
import { optionNames } from './answers.ts';
import { actionStep } from './steps.ts';

/** Everything of a position, hidden or not, as scenarios speak of it (`docs/rules/arcana-scenarios.md`). */
export function observe(table: ArcanaTable): Json {
  const { match, state, question } = table;
  const deciding = table.decisions().map(({ seat, kind }) => ({ seat, kind }));
  const pendingAll = question === null ? [] : [pendingOf(match, question)];
  return {
    turn: state.turn,
    phase: state.phase,
    active: state.active,
    attacked: state.attacked,
    followUpUsed: state.followUpUsed,
    toGive: state.pending,
    dice: [...state.dice],
    handLimit: handLimit(match),
    players: state.players.map((_, seat) => playerOf(match, state, seat)),
    floors: floorsOf(match, state),
    foe: state.foe && {
      major: idOf(match, state.foe.major),
      floor: state.foe.floor + 1,
      health: state.foe.health,
      wards: state.foe.wards,
      pile: idsOf(match, state.foe.pile),
    },
    deck: idsOf(match, state.deck.toReversed()),
    discard: idsOf(match, state.discard),
    won: idsOf(match, state.won),
    resolving: idsOf(match, state.resolving),
    box: {
      majors: idsOf(match, state.box),
      courts: idsOf(
        match,
        match.courts.filter((court) => state.players.every((player) => player.court !== court)),
      ),
    },
    reading: linesOf(match, state),
    note: state.note,
    deciding,
    options:
      question === null && deciding.length > 0
        ? options(match, state, deciding[0].seat).map((action) => actionStep(match, action))
        : [],
    pending: pendingAll.find(({ seat }) => seat === state.active) ?? pendingAll.at(0) ?? null,
    pendingAll,
    events: eventsOf(table),
    outcome: state.outcome && { ...state.outcome },
  };
}

function playerOf(match: Match, state: State, seat: number): Json {
  const { court, name, health, fallen, hand, front } = state.players[seat];
  const picked = court !== NONE;
  return {
    court: idOf(match, court),
    class: picked ? classOf(match, state, seat).id : null,
    gift: picked ? giftOf(match, state, seat).id : null,
    name,
    health,
    fallen,
    hand: idsOf(match, hand),
    front: front.map((set) => ({ ...set, card: idOf(match, set.card) })),
  };
}

function floorsOf(match: Match, { defeated, foe, upcoming, won, treasures }: State): Json {
  const majors = [...defeated, ...(foe === null ? [] : [foe.major]), ...upcoming];
  const column = [...won, ...treasures];
  return match.floors.map((_, i) => ({
    n: i + 1,
    major: idOf(match, majors[i] ?? NONE),
    treasure: idOf(match, column[i] ?? NONE),
    state: i < defeated.length ? 'defeated' : i === foe?.floor ? 'active' : 'hidden',
  }));
}

/** The lines of the Reading after a win, in the order of the floors (AR-R!40). */
function linesOf(match: Match, state: State): Json {
  if (state.outcome?.result !== 'won') return null;
  return readingOf(state).map(({ position, card }) => {
    const { id, suit, rank } = pipOf(match, card);
    return { position, card: id, suit, rank };
  });
}

const pendingOf = (match: Match, question: Question) => ({
  seat: question.seat,
  kind: question.kind,
  options: optionNames(match, question),
});

/** What the newest step emitted, by kind; before any step, what the opening emitted. */
function eventsOf(table: ArcanaTable): Json {
  const last = table.log.at(-1);
  const told = last === undefined ? table.opening : table.past(table.log.length - 1).replayEntry(last);
  return told.map(({ kind }) => kind);
}
