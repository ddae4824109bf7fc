// What the tower tells the parts that all tables of cards share.
import type { Stamped } from '../../../shared/games/ravingspire/events/define.ts';
import type { Die, Event } from '../../../shared/games/ravingspire/types.ts';
import { BoardStage } from '../../board-overlay/stage.ts';
import type { MotionKit, StampLook, TableKit } from '../../cards-table/kit.ts';
import type { Roll } from '../../../shared/tableau/motion/cues.ts';
import { happenings } from '../../cards-table/motion/plan.ts';
import { perDesk } from '../../table/per-desk.ts';
import type { Words } from '../../ui/words.ts';
import { boardState } from './board/state.ts';
import type { BoardItem, BoardMove, BoardState, CameraPreset } from './board/types.ts';
import {
  cardDeeds,
  drawnCards,
  familyOf,
  isListed,
  laid,
  moreDeeds,
  unspent,
  type TowerFamily,
} from './cards/claims.ts';
import { isBrute, SYMBOLS } from './cards/powers.ts';
import { guests } from './cards/ring.ts';
import { useCardWords } from './cards/words.ts';
import { eventLook } from './frame/event-looks.ts';
import { frontSeat, heroAt, type Action, type TableView, type TowerLook } from './model.ts';
import { isOwned } from '../../../shared/games/ravingspire/drawn/places.ts';
import { planOf } from './motion/plan.ts';
import { useMotionWords } from './motion/words.ts';
import type { TextKey as CardKey } from './text/en/cards.ts';
import type { TextKey as MotionKey } from './text/en/motion.ts';

type TowerStage = BoardStage<BoardState, BoardMove, BoardItem, CameraPreset>;

/** What the tower tells, with the board's place among all that is shown. */
interface TowerKit extends TableKit<Action, TableView> {
  readonly motion: MotionKit<TableView> & { readonly board: TowerStage };
}

const kitOf = (words: Words<CardKey>, moving: Words<MotionKey>): TowerKit => ({
  symbols: SYMBOLS,
  symbolName: (symbol) => words(`power.${symbol}` as 'power.fight'),
  wayName: (way) => words(isBrute(way) ? 'pay.brute' : 'pay.attributes'),
  countsAlike: isBrute,
  own(look) {
    const seat = frontSeat(look);
    const { hand, handCount } = heroAt(look, seat).hero;
    const hidden = hand === null ? handCount : 0;
    return { seat, hand: hand ?? [], hidden, back: 'battle', played: unspent(look) };
  },
  drawn: drawnCards,
  atCards: cardDeeds,
  isMain: ({ action }) => action.do !== 'well',
  laid,
  portrait: (look, seat) => heroAt(look, seat).hero.hero,
  eventLook,
  // Heroes are everywhere.
  leadsTo: (id, view) => !view.heroes.some(({ hero }) => hero === id),
  more: {
    deeds: moreDeeds,
    familyOf,
    isListed,
    said(family) {
      const name = family as TowerFamily;
      return { title: words(`family.${name}`), about: words(`family.${name}.about`) };
    },
    atCard: 'fight',
    isMet: (look) => guests(look).length > 0,
  },
  motion: {
    board: new BoardStage<BoardState, BoardMove, BoardItem, CameraPreset>(),
    plan: (chapters, before) =>
      planOf(happenings<Event>(chapters, before.update.n) ?? [], boardState(before)),
    rolled: walked,
    dieName: (purpose) => moving(`die.${purpose as Die}`),
    stamp: (what) => ({ ...STAMPS[what as Stamped], words: moving(`stamp.${what as Stamped}`) }),
    backAt,
    isOwned,
  },
});

const STAMPS: { readonly [W in Stamped]: Omit<StampLook, 'words'> } = {
  won: { sign: 'crossed-swords', harm: false },
  lost: { sign: 'death-skull', harm: true },
  key: { sign: 'key', harm: false },
  mad: { sign: 'brain', harm: true },
};

/** The roll that has to be walked. */
function walked({ view }: TowerLook): Roll | null {
  const { phase, steps, active, turn } = view;
  const walks = (phase === 'move' || view.bonus) && steps >= 1 && steps <= 6;
  return walks ? { purpose: 'move', value: steps, seat: active, again: false, key: `turn ${turn}` } : null;
}

/** Places whose cards lie face down there, and the deck whose back they show: `pile:loot`, `deck:0`. */
function backAt(place: string): string | null {
  const [kind, name] = place.split(':');
  if (kind === 'pile') return name;
  return kind === 'deck' ? 'battle' : null;
}

/** What the tower tells at the table's desk: the same for all parts of the table. */
export const useTowerKit = perDesk(() => kitOf(useCardWords(), useMotionWords()));
