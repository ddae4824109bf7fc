// What the lamps tell the parts that all tables of cards share.
import { BoardStage } from '../../../../renderer/board-overlay/stage.ts';
import { deck, discard, hand } from '../../../../shared/tableau/motion/places.ts';
import { happenings, toldInTurn } from '../../../../renderer/cards-table/motion/plan.ts';
import type { Telling, ToldOnBoard } from '../../../../renderer/cards-table/motion/plan.ts';
import { boardMoved, slid, turned } from '../../../../shared/tableau/motion/units.ts';
import { tableKit } from '../../../../renderer/cards-table/plain-kit.ts';
import { deedsDoing, deedsOf } from '../../../../renderer/table/deeds.ts';
import { perDesk } from '../../../../renderer/table/per-desk.ts';
import type { LampsAction, LampsEvent, LampsView } from '../rules.ts';
import { STEP, type Pond, type Walk } from './board.ts';

/** What an event shows: a walk on the board, or cards in the air. */
function tell(event: LampsEvent, { board }: Telling<Pond>): ToldOnBoard<Pond, Walk> {
  switch (event.kind) {
    case 'walked': {
      const there = { ...board, at: event.path.at(-1) ?? board.at };
      const walk = boardMoved([event.path], there, event.path.length * STEP);
      return { steps: [walk], joins: null, board: there };
    }
    case 'lit':
      return { steps: event.cards.map((card) => slid(card, hand(0), discard(0))), joins: 'cards', board };
    case 'kept':
      return { steps: [turned(event.card, deck(0), hand(0))], joins: 'cards', board };
  }
}

export const useLampsKit = perDesk(() => {
  const board = new BoardStage<Pond, Walk, number, 'all'>();
  const kit = tableKit<LampsAction, LampsView>({
    own: ({ view }) => ({ seat: 0, hand: view.hand, hidden: 0, back: 'oil', played: [] }),
    symbols: { oil: 'flame' },
    // Walking has its place on the board.
    more: { deeds: ({ prompts }) => deedsDoing(deedsOf<LampsAction>(prompts), 'light') },
    motion: {
      board,
      plan: (chapters, { update, view }) =>
        toldInTurn(happenings<LampsEvent>(chapters, update.n) ?? [], view as Pond, tell),
      backAt: (place) => (place === deck(0)[0] ? 'oil' : null),
    },
  });
  return { kit, board };
});
