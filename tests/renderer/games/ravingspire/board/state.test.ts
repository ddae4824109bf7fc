import { describe, expect, test } from 'vitest';
import { movesSince, type Known } from '../../../../../renderer/board-overlay/moves.ts';
import { boardMoves } from '../../../../../renderer/games/ravingspire/board/moves.ts';
import {
  itemKey,
  itemsOf,
  placeOf,
  readingOrder,
  spaceKey,
} from '../../../../../renderer/games/ravingspire/board/places.ts';
import { boardState } from '../../../../../renderer/games/ravingspire/board/state.ts';
import {
  LEVELS,
  type BoardMove,
  type BoardState,
} from '../../../../../renderer/games/ravingspire/board/types.ts';
import { towerDeeds } from '../../../../../renderer/games/ravingspire/model.ts';
import { deedsDoing, isOpen } from '../../../../../renderer/table/deeds.ts';
import type { Json } from '../../../../../shared/engine/json.ts';
import { heroPlace } from '../../../../../shared/games/ravingspire/rules/board.ts';
import type { Event } from '../../../../../shared/games/ravingspire/types.ts';
import { positions, RECORDINGS, type Position } from './positions.ts';

/** Where everything is after moves, as far as they tell: what a board would show that only followed them. */
function followed(state: BoardState, moves: readonly BoardMove[]): Map<string, string> {
  const { sectors } = state;
  const at = new Map<string, string>();
  const portals = new Map(LEVELS.map((level) => [level, state.rings[level].portal]));
  const revealed = new Set(LEVELS.filter((level) => state.rings[level].revealed));
  for (const { seat, at: place } of state.heroes) at.set(`hero ${seat}`, spaceKey(place));
  for (const { at: place } of state.foes) at.set(`foe ${place.level}`, spaceKey(place));
  for (const move of moves) {
    switch (move.kind) {
      case 'walk':
        at.set(`hero ${move.seat}`, spaceKey(move.path.at(-1)!));
        break;
      case 'foe':
        at.set(`foe ${move.level}`, spaceKey(move));
        break;
      case 'foeGone':
        at.delete(`foe ${move.level}`);
        break;
      case 'reveal':
        revealed.add(move.level);
        break;
      case 'turn': {
        const turned = (sector: number): number => (sector + move.by + 10 * sectors) % sectors;
        portals.set(move.level, turned(portals.get(move.level)!));
        for (const [thing, key] of at) {
          const [level, sector] = key.split(':');
          if (level === move.level) at.set(thing, `${level}:${turned(Number(sector))}`);
        }
      }
    }
  }
  for (const [level, portal] of portals) at.set(`portal ${level}`, String(portal));
  for (const level of LEVELS) at.set(`revealed ${level}`, String(revealed.has(level)));
  return at;
}

function standsAsTheGame({ table, look }: Position): void {
  const { match, state } = table;
  const board = boardState(look);
  expect(board.sectors).toBe(match.board.sectors);
  state.heroes.forEach((hero, seat) => {
    const figure = board.heroes.find((other) => other.seat === seat);
    expect(figure === undefined).toBe(hero.removed);
    if (figure === undefined) return;
    const place = heroPlace(match, state, seat);
    expect(spaceKey(figure.at)).toBe(place < 0 ? 'keep' : `${LEVELS[hero.level]}:${hero.space}`);
    expect(figure.name).not.toBe('');
    expect(figure.class).toBe(match.heroes[seat].hero!.heroClass);
    expect(figure.active).toBe(seat === state.active && state.outcome === null);
  });
  expect(board.foes.map(({ at }) => spaceKey(at))).toEqual(
    state.levels.flatMap(({ foe }, i) => (foe < 0 ? [] : [`${LEVELS[i]}:${foe}`])),
  );
  expect(board.doorOpen).toBe(state.challenge >= 0);
}

/** @returns how many spaces are marked for a move */
function marksWhatIsOffered({ look }: Position): number {
  const open = towerDeeds(look.prompts).filter(isOpen);
  const named = (place: number): string =>
    `${LEVELS[Math.floor(place / look.view.sectors)]}:${place % look.view.sectors}`;
  const ends = [
    ...deedsDoing(open, 'move').map(({ action }) => (action.enterKeep ? 'keep' : named(action.path.at(-1)!))),
    ...deedsDoing(open, 'exert').map(({ action }) => (action.enterKeep ? 'keep' : named(action.to))),
  ];
  const board = boardState(look);
  const reachable = board.marks.filter(({ kind }) => kind === 'reachable').map(({ at }) => spaceKey(at));
  expect(new Set(reachable).size).toBe(reachable.length);
  expect(new Set(reachable)).toEqual(new Set(ends));
  const danger = board.marks.filter(({ kind }) => kind === 'danger');
  expect(danger).toHaveLength(board.foes.length);
  return reachable.length;
}

function readsEverythingOnce(board: BoardState): void {
  const keys = itemsOf(board).map(itemKey);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys).toHaveLength(3 * board.sectors + 1 + 6 + board.foes.length + board.heroes.length);
  const order = readingOrder(board);
  expect(new Set(order.map(itemKey))).toEqual(new Set(keys));
  expect(placeOf(board, order[0])!.level).toBe(board.lit);
  const active = board.heroes.find((hero) => hero.active);
  if (active !== undefined) expect(spaceKey(placeOf(board, order[0])!)).toBe(spaceKey(active.at));
}

const movesOf = (events: readonly Json[], before: BoardState): BoardMove[] =>
  boardMoves(events as unknown as readonly Event[], before);

describe('the board of recorded games', () => {
  const kinds = new Set<string>();

  test.each(RECORDINGS)('%s: it stands as the game does, and following its moves leads on', (name) => {
    let before: BoardState | null = null;
    let known: Known<BoardState> | null = null;
    let marked = 0;
    for (const position of positions(name)) {
      const { look, events, jumps, n } = position;
      standsAsTheGame(position);
      marked += marksWhatIsOffered(position);
      const board = boardState(look);
      readsEverythingOnce(board);
      const moves = movesSince(known, look, movesOf);
      if (before !== null && !jumps) {
        expect(moves).toEqual(boardMoves(events, before));
        for (const { kind } of moves) kinds.add(kind);
        const came = followed(before, moves);
        const is = followed(board, []);
        // Who has left the game leaves the board without a step.
        for (const thing of came.keys()) if (thing.startsWith('hero') && !is.has(thing)) came.delete(thing);
        expect(came).toEqual(is);
      } else {
        expect(moves).toEqual([]);
      }
      before = board;
      known = { n, state: board };
    }
    expect(marked).toBeGreaterThan(20);
  });

  test('they show every kind of move', () => {
    expect(kinds).toEqual(new Set(['walk', 'foe', 'foeGone', 'turn', 'reveal']));
  });
});
