// The pond from above, and the lamplighter who walks around it.
import { actsOf } from '../../../../renderer/board-overlay/acts.ts';
import { stepAround } from '../../../../renderer/board-overlay/directions.ts';
import { FlatBoard, type FlatParts } from '../../../../renderer/board-overlay/flat/FlatBoard.ts';
import {
  annulus,
  apart,
  degrees,
  piece,
  pointAt,
  polarOf,
} from '../../../../renderer/board-overlay/flat/polar.ts';
import { draw, set } from '../../../../renderer/board-overlay/flat/svg.ts';
import type { GameBoard } from '../../../../renderer/board-overlay/game.ts';
import { spotOf } from '../../../../renderer/board-overlay/spots.ts';
import { createWords } from '../../../../renderer/ui/words.ts';
import { NAMES } from '../present.ts';
import { SPACES, type LampsAction, type LampsEvent, type LampsView } from '../rules.ts';

/** Where the lamplighter stands, and which lamps burn. */
export interface Pond {
  readonly at: number;
  readonly lit: readonly number[];
}
/** The spaces of a way. */
export type Walk = readonly number[];

/** Milliseconds of a step. */
export const STEP = 280;
const RING = { inner: 20, outer: 50 };
const INK = { stone: '#8f88a2', dark: '#2a2540', flame: '#ffc992', cloth: '#b03a1e' };
const outlineOf = (at: number): string => piece(at - 0.5, at + 0.5, RING, SPACES);
const near = (at: number, space: number): number => at + apart(at, space, SPACES);

/** A pose is where the pawn is, in spaces; it goes on counting where it comes around. */
const parts: FlatParts<Pond, Walk, number, 'all', number> = {
  whole: RING.outer,
  close: { all: 1 },
  picture() {
    const floor = draw('path', { d: annulus(RING), fill: INK.stone, 'fill-rule': 'evenodd' });
    const light = draw('path', { fill: INK.flame });
    const edge = { fill: 'none', stroke: INK.dark };
    const lines = draw('path', { ...edge, d: NAMES.map((_, at) => outlineOf(at)).join('') });
    const pointed = draw('path', { fill: 'none', stroke: INK.flame, 'stroke-width': 2 });
    const pawn = draw('circle', { r: 6, fill: INK.cloth, stroke: INK.dark });
    return {
      group: draw('g', {}, [floor, light, lines, pointed, pawn]),
      light: ({ lit }) => set(light, { d: lit.map(outlineOf).join('') }),
      point: (space) => set(pointed, { d: space === null ? '' : outlineOf(space) }),
      pose: (at) => set(pawn, { transform: `rotate(${degrees(at, SPACES)}) translate(0 -30)` }),
    };
  },
  poses: ({ at }, before) => near(before ?? at, at),
  steps: (_from, _to, moves, before) =>
    moves.flat().map((space) => ({ poses: (before = near(before, space)), ms: STEP })),
  between: (from, to, part) => from + (to - from) * part,
  anchor: (_scene, space) => pointAt(space, RING.outer - 7, SPACES),
  pick(_scene, [x, y]) {
    const { angle, radius } = polarOf(x, y, SPACES);
    return radius < RING.inner || radius > RING.outer ? null : Math.round(angle) % SPACES;
  },
};

const TEXT = {
  'board.name': 'The pond',
  'board.picture.flat': 'Map of the pond. Plus and minus come closer and go away, 0 goes back.',
  'board.items': 'Spaces around the pond',
  'board.items.keys': 'Left and right go around it, Home to the lamplighter.',
  space:
    '{name}{here, select, yes {, where you are} other {}}{burns, select, yes {, whose lamp burns} other {}}',
};
const walkIn = (event: LampsEvent): Walk[] => (event.kind === 'walked' ? [event.path] : []);
const keyOf = (space: number): string => `space ${space}`;

export const pondBoard: GameBoard<LampsView, LampsAction, Pond, Walk, number, 'all'> = {
  makers: { flat: (element, options) => new FlatBoard(parts, element, options) },
  home: 'all',
  state: ({ view: { at, lit } }) => ({ at, lit }),
  // The host passes on the events of this game as they are.
  movesOf: (events) => (events as unknown as LampsEvent[]).flatMap(walkIn),
  speech(tongue) {
    const words = createWords(tongue, { en: TEXT, de: TEXT });
    return {
      words,
      spots(look, { at, lit }, everything) {
        const keyed = NAMES.map((_, space) => ({ key: keyOf(space), space: keyOf(space) }));
        const concerned = (action: LampsAction) => (action.do === 'walk' ? [keyOf(action.to)] : []);
        const acts = actsOf<LampsAction>(keyed, look.prompts, concerned, () => null);
        return NAMES.map((name, space) => {
          const [key, burns] = [keyOf(space), lit.includes(space) ? 'yes' : 'no'];
          const title = words('space', { name, burns, here: space === at ? 'yes' : 'no' });
          const said = { key, space: key, title, active: space === at };
          const say = (open: boolean) => ({ ...said, label: open ? name : '' });
          return spotOf(space, acts.get(key)!, { everything, say });
        });
      },
    };
  },
  key: keyOf,
  step: (spots, _state, from, way) => stepAround(spots, from, way),
};
