import type { Json } from '../../../engine/json.ts';
import { ScenarioError, type Fields } from '../../../engine/scenario.ts';
import type { StepBody } from '../../../engine/table.ts';
import type { CourtCard } from '../rules/card.ts';
import { LONGEST_NAME } from '../rules/players.ts';
import { begin, pickCharacter, pickLeader } from '../setup.ts';
import type { Event, G, Match, State } from '../types.ts';
import { DIE } from '../rules/turn.ts';
import { cardNamed } from '../actions/names.ts';
import { expectFields, expectNumber } from './names.ts';
import { layCards } from './piles.ts';

const FIELDS = [
  ...['turn', 'active', 'phase', 'attacked', 'followUpUsed', 'dice', 'players'],
  ...['foe', 'upcoming', 'defeated', 'deck', 'discard', 'treasures', 'won', 'random'],
];
const PLAYER_FIELDS = ['court', 'name', 'health', 'fallen', 'hand', 'front'];
const FOE_FIELDS = ['major', 'floor', 'health', 'wards', 'pile'];
/** Where a scenario may begin; what comes later is reached by steps. */
export const BEGINNINGS: readonly string[] = ['pickCharacters', 'pickLeader', 'action'];

/** Makes the position that a scenario gives. */
export function openingOf(given: Fields): StepBody<Match, State, Event> {
  const phase = (given.phase ?? 'action') as string;
  const players = (given.players ?? []) as readonly Fields[];
  const foe = (given.foe ?? {}) as Fields;
  expectFields(given, FIELDS, 'a position');
  expectFields(foe, FOE_FIELDS, 'a foe');
  for (const player of players) expectFields(player, PLAYER_FIELDS, 'a player');
  expectNumbers(given, foe);
  players.forEach(expectPlayer);
  if (!BEGINNINGS.includes(phase)) {
    throw new ScenarioError(`a scenario begins in ${BEGINNINGS.join(', ')}, not in "${phase}"`);
  }
  return (g) => {
    if (players.length > g.match.seats) throw new ScenarioError(`there are ${g.match.seats} seats`);
    begin(g);
    g.state.dice = [...((given.dice ?? []) as readonly number[])];
    takeCourts(g, players, phase !== 'pickCharacters');
    if (g.state.phase === 'pickCharacters') return;
    const active = (given.active ?? 0) as number;
    if (active >= g.match.seats) throw new ScenarioError(`"active" is a seat from 0 to ${g.match.seats - 1}`);
    if (players[active]?.fallen === true && phase === 'action')
      throw new ScenarioError(`seat ${active} has fallen and cannot be "active"`);
    if (phase === 'action') pickLeader(g, active);
    layMajors(g, foe, given);
    layCards(g, given);
    players.forEach((player, seat) => placePlayer(g.state, seat, player));
    const { turn, attacked, followUpUsed } = given;
    set(g.state, { turn, attacked, followUpUsed });
    if (given.random !== undefined) placeRandom(g.state, given.random as readonly number[]);
  };
}

/** What can be wrong with numbers of a position before the table is known. Throws a ScenarioError that names the field. */
function expectNumbers({ turn, active, dice, random }: Fields, foe: Fields): void {
  expectNumber(turn, 'turn', 1, Infinity);
  expectNumber(active, 'active', 0, Infinity);
  if (dice !== undefined && !Array.isArray(dice)) throw new ScenarioError('"dice" is a list of rolls');
  if (random !== undefined && !Array.isArray(random))
    throw new ScenarioError('"random" is a list of positions, one per stream');
  for (const position of (random ?? []) as readonly Json[]) expectNumber(position, 'random', 0, Infinity);
  for (const die of (dice ?? []) as readonly Json[]) expectNumber(die, 'dice', 1, DIE);
  expectNumber(foe.floor, 'foe.floor', 1, Infinity);
  expectNumber(foe.health, 'foe.health', 1, Infinity);
  expectNumber(foe.wards, 'foe.wards', 0, Infinity);
}

/** A player who has fallen has 0 health and no cards; no one else is at 0 (AR-R!35). Throws a ScenarioError. */
function expectPlayer({ health, fallen, hand, front, name }: Fields, seat: number): void {
  const place = `players.${seat}`;
  expectNumber(health, `${place}.health`, 0, Infinity);
  if (fallen !== undefined && typeof fallen !== 'boolean')
    throw new ScenarioError(`"${place}.fallen" is true or false`);
  if (name !== undefined && (typeof name !== 'string' || name.trim() === '' || name.length > LONGEST_NAME))
    throw new ScenarioError(`"${place}.name" has 1 to ${LONGEST_NAME} letters`);
  const cards = [hand, front].some((pile) => Array.isArray(pile) && pile.length > 0);
  if (fallen === true && (cards || (typeof health === 'number' && health > 0)))
    throw new ScenarioError(`"${place}" has fallen: 0 health, no hand, nothing in front`);
  if (fallen !== true && health === 0)
    throw new ScenarioError(
      `"${place}" is at 0 health: who has fallen is, and nobody else; add "fallen": true`,
    );
}

/** Sets those fields that are given. */
function set<T extends object>(target: T, fields: { readonly [F in keyof T]?: Json | undefined }): void {
  for (const [field, value] of Object.entries(fields)) {
    if (value !== undefined) Object.assign(target, { [field]: value });
  }
}

/** Seats take the court card that is named, or (if all shall be seated) the one that they were set up with. */
function takeCourts(g: G, players: readonly Fields[], all: boolean): void {
  g.match.proposed.forEach((proposed, seat) => {
    const { court, name } = players[seat] ?? {};
    if (court === undefined && !all) return;
    const card = court === undefined ? proposed : cardNamed(g.match, court);
    const { adventurer } = g.match.cards[card] as CourtCard;
    pickCharacter(g, seat, card, (name ?? adventurer) as string);
  });
}

/** How far the random streams have been drawn from: the last thing to be said, after all shuffles. */
function placeRandom(state: State, positions: readonly number[]): void {
  if (positions.length !== state.rng.length)
    throw new ScenarioError(`"random" has ${positions.length} streams, not ${state.rng.length}`);
  state.rng = [...positions];
}

/** Lays the foe, those below and those above it; a Major that is named changes places with the one that is there. */
function layMajors({ match, state }: G, fields: Fields, given: Fields): void {
  const upcoming = (given.upcoming ?? []) as readonly string[];
  const defeated = (given.defeated ?? []) as readonly string[];
  const { foe } = state;
  if (foe === null && Object.keys(fields).length > 0)
    throw new ScenarioError('there is no foe before the leader is picked');
  const floors = match.floors.length;
  const floor = ((fields.floor ?? 1) as number) - 1;
  if (!(floor in match.floors)) throw new ScenarioError(`a foe stands on a floor from 1 to ${floors}`);
  const above = foe === null ? 0 : floor + 1;
  if (above + upcoming.length > floors)
    throw new ScenarioError('there are more foes in "upcoming" than floors');
  if (defeated.length > Math.max(above - 1, 0))
    throw new ScenarioError('there are more foes in "defeated" than floors below the foe');
  const majors = [...(foe === null ? [] : [foe.major]), ...state.upcoming, ...state.box];
  const lay = (i: number, id: Json): void => {
    const from = majors.indexOf(cardNamed(match, id));
    if (from < 0) throw new ScenarioError(`${String(id)} cannot be a foe of this tower`);
    [majors[i], majors[from]] = [majors[from], majors[i]];
  };
  if (fields.major !== undefined) lay(floor, fields.major);
  defeated.forEach((id, i) => lay(i, id));
  upcoming.forEach((id, i) => lay(above + i, id));
  state.defeated = foe === null ? [] : majors.slice(0, floor);
  state.upcoming = majors.slice(above, floors);
  state.box = majors.slice(floors);
  if (foe === null) return;
  Object.assign(foe, { major: majors[floor], floor, ...match.floors[floor] });
  set(foe, { health: fields.health, wards: fields.wards });
}

function placePlayer(state: State, seat: number, { health, fallen }: Fields): void {
  set(state.players[seat], { health: fallen === true ? 0 : health, fallen });
}
