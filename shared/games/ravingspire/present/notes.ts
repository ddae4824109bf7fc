import type { Phrase } from '../../../words/tokens.ts';
import { kindOf } from '../actions/index.ts';
import { sayPayment } from '../actions/words.ts';
import { isAligned, levelOf, sectorOf, stairsOf } from '../rules/board.ts';
import { SPIRE, type Action } from '../types.ts';
import type { Sight } from './teller.ts';
import { powerPrinted } from './values.ts';

/** The note after an action: what pays, what is there, what it does. */
export function noteOf(t: Sight, action: Action): Phrase {
  const kind = kindOf(action);
  switch (kind.notes) {
    case 'rules':
      return t.t.rules(kind.card(action)); // the ring describes its own cards
    case 'ability':
      return t.t.ability(t.seat, Number(kind.use?.(action)));
    case 'power':
      return powerPrinted(t, kind.card(action));
    default:
      return parts(t, [moveNote(t, kind.path?.(action) ?? []), sayPayment(t.s, action) ?? []]);
  }
}

/** Several notes in one. */
const parts = ({ s }: Sight, notes: readonly Phrase[]): Phrase =>
  s.list(notes.filter(({ length }) => length > 0));

/** Which way round, and what is there. */
function moveNote(t: Sight, path: readonly number[]): Phrase {
  const { match, state, s, hero } = t;
  const { board } = match;
  const goal = path.at(-1);
  if (goal === undefined) return [];
  const level = levelOf(board, goal);
  const sector = sectorOf(board, goal);
  const ring = state.levels[level];
  const notes: Phrase[] = [];
  if (levelOf(board, path[0]) === hero.level) {
    const clockwise = (sectorOf(board, path[0]) - hero.space + board.sectors) % board.sectors === 1;
    notes.push(s.say(clockwise ? 'word.clockwise' : 'word.counterclockwise'));
  }
  if (ring.foe === sector) notes.push(s.say('menu.foe'));
  if (ring.portal === sector) notes.push(s.say('menu.portal'));
  if (stairsOf(board, ring) === sector) {
    notes.push(
      s.say(level === SPIRE ? 'menu.door' : isAligned(match, state, level) ? 'menu.aligned' : 'menu.stairs'),
    );
  }
  if (!ring.revealed) notes.push(s.say('menu.opens'));
  return parts(t, notes);
}
