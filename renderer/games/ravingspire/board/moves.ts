// How the board came to look as it does, from what the host tells of the entries since.
import type { Event } from '../../../../shared/games/ravingspire/types.ts';
import { KEEP_SPACE, ringOf, spaceAt, spaceOn } from '../../../../shared/games/ravingspire/drawn/board.ts';
import { NONE } from '../../../table/deeds.ts';
import type { BoardMove, BoardState } from './types.ts';

/** What moved on the board, in the order in which it happened; events that move nothing there are passed over. */
export function boardMoves(events: readonly Event[], { sectors }: Pick<BoardState, 'sectors'>): BoardMove[] {
  return events.flatMap((event): BoardMove[] => {
    switch (event.kind) {
      case 'moved':
        return [{ kind: 'walk', seat: event.seat, path: event.path.map((place) => spaceAt(place, sectors)) }];
      case 'heroMoved':
        return [{ kind: 'walk', seat: event.seat, path: [spaceOn(event.level, event.space)] }];
      case 'wentMad':
        return [{ kind: 'walk', seat: event.seat, path: [spaceAt(event.to, sectors)] }];
      case 'keepEntered':
        return [{ kind: 'walk', seat: event.seat, path: [KEEP_SPACE] }];
      case 'foeAppeared':
      case 'foeMoved':
        return [{ kind: 'foe', level: ringOf(event.level), sector: event.space }];
      case 'foeRemoved':
        return [{ kind: 'foeGone', level: ringOf(event.level) }];
      case 'rotated': {
        const { level, by, portal, carried } = event;
        const heroes = carried.heroes.map(({ seat, space }) => ({ seat, sector: space }));
        const foe = carried.foe === NONE ? null : carried.foe;
        return [{ kind: 'turn', level: ringOf(level), by, portal, heroes, foe }];
      }
      case 'levelRevealed':
        return [{ kind: 'reveal', level: ringOf(event.level) }];
      default:
        return [];
    }
  });
}
