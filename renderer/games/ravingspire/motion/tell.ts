// One event as steps. What moves where follows from the event alone: places that are not on the screen are passed over.
import type { Event } from '../../../../shared/games/ravingspire/types.ts';
import type { SoundName } from '../../../../shared/tableau/motion/sounds.ts';
import { LENGTHS } from '../board/lengths.ts';
import { boardMoves } from '../board/moves.ts';
import type { BoardMove, BoardState } from '../board/types.ts';
import { NONE } from '../../../table/deeds.ts';
import { advanced, boardTime } from './board-steps.ts';
import type { Roll } from '../../../../shared/tableau/motion/cues.ts';
import type { Telling, ToldOnBoard } from '../../../cards-table/motion/plan.ts';
import * as at from '../../../../shared/games/ravingspire/drawn/places.ts';
import {
  aside,
  blurred,
  boardMoved,
  buried,
  burnt,
  candles,
  heard,
  lit,
  repeated,
  series,
  slid,
  stamped,
  thrown,
  turned,
  unseen,
  type TableStep,
} from '../../../../shared/tableau/motion/units.ts';

/** What a stamp announces: a battle won or lost, a key, madness. */
export type Stamped = 'won' | 'lost' | 'key' | 'mad';

export type TowerStep = TableStep<BoardState, BoardMove>;

/** What one event shows. */
type TowerTold = ToldOnBoard<BoardState, BoardMove>;

/** What an event shows. One that shows nothing does so on purpose: others beside it show the same. */
export function tell(event: Event, { board, key }: Telling<BoardState>): TowerTold {
  const { seat } = event;
  const nothing: TowerTold = { steps: [], joins: null, board };
  const show = (joins: string | null, ...steps: readonly TowerStep[]): TowerTold => ({ steps, joins, board });
  const cards = (name: SoundName, ...flights: readonly TowerStep[]): TowerTold =>
    show('cards', ...flights.map((flight) => series(heard(name), flight)));
  const lights = (name: SoundName, ...glints: readonly TowerStep[]): TowerTold =>
    show('lights', ...glints.map((glint) => series(heard(name), glint)));
  const stamp = (what: Stamped): TowerStep => stamped(what);
  const onBoard = (...beside: readonly TowerStep[]): TowerTold => {
    const moves = boardMoves([event], board);
    const state = advanced(board, moves);
    return {
      steps: [...beside, boardMoved(moves, state, boardTime(moves, board))],
      joins: null,
      board: state,
    };
  };

  switch (event.kind) {
    case 'gameBegan':
    case 'gameWon':
    case 'gameLost':
    case 'passed':
    case 'tradeRefused':
    case 'effectStopped':
      return nothing;
    case 'turnBegan':
      return show(null, heard('match'), aside(lit([at.hero(seat)])));
    case 'phaseBegan':
      return show(null, heard('wax'), aside(lit([at.phase(event.phase)])));
    case 'rolled':
    case 'rerolled': {
      const { purpose, value, kind } = event;
      const roll: Roll = { purpose, value, seat, again: kind === 'rerolled', key };
      return show(`dice ${purpose} ${kind}`, thrown([roll]));
    }

    case 'moved':
      return onBoard(repeated('step', event.path.length, LENGTHS.step));
    case 'heroMoved':
      return onBoard(heard('step'));
    case 'keepEntered':
      return onBoard(heard('choir'));
    case 'levelRevealed':
      return onBoard(heard('stone'));
    case 'rotated':
      return onBoard(repeated('stone', Math.min(3, Math.abs(event.by)), LENGTHS.turn));
    case 'foeAppeared':
    case 'foeMoved':
      return onBoard(heard('bell'));
    case 'foeRemoved':
      return onBoard();
    case 'wentMad':
      return onBoard(heard('gasp'), aside(blurred()), stamp('mad'));

    case 'towerPlaced':
      return cards('paper', turned(event.card, [at.pile('tower')], at.towerPlace(event.level)));
    case 'ringFilled': {
      const { card, level, place } = event;
      return cards('paper', turned(card, [at.pile('encounter')], at.ringPlace(level, place)));
    }
    case 'cardDrawn':
    case 'setAside':
      return cards('paper', turned(event.card, [at.pile('encounter')], [at.FRONT]));
    case 'setAsideReturned':
      return lights('shuffle', lit([at.pile('encounter')]));
    case 'chaosResolved':
      return lights('gasp', lit([at.cardPlace(event.card), at.FRONT], 'harm'));
    case 'waitingPlaced':
      return cards('paper', slid(event.card, [at.FRONT], at.ringPlace(event.level, event.place)));
    case 'buried':
      return cards('paper', buried(event.card, [at.pile('encounter')]));
    case 'overwhelmed':
      return cards('blow', slid(event.card, [at.FRONT], [at.FRONT]));
    case 'reshuffled':
      return cards('shuffle', ...event.cards.map((card) => buried(card, [at.pile('encounter')])));

    case 'played':
    case 'flanked':
      return cards('paper', slid(event.card, at.hand(seat), at.purse(seat)));
    case 'generated':
    case 'valueChanged':
    case 'costReduced':
      return lights('match', lit([at.cardPlace(event.card)]));
    case 'abilityUsed':
      return lights('match', lit(at.ability(seat, event.index)));
    case 'acquired':
      return cards('paper', slid(event.card, [at.FRONT], at.discard(seat)));
    case 'paymentFailed':
      return lights('gasp', lit([at.cardPlace(event.card)], 'harm'));
    case 'lootGained':
      return cards('paper', turned(event.card, [at.pile('loot')], at.discard(seat)));
    case 'handDrawn':
      return cards(
        'paper',
        ...event.cards.map((card, i) =>
          card === NONE ? unseen(`${key} ${i}`, seat) : turned(card, at.deck(seat), at.hand(seat)),
        ),
      );
    case 'deckRenewed':
      return lights('shuffle', lit(at.deck(seat)));
    case 'discarded':
      return cards('paper', ...event.cards.map((card) => slid(card, at.purse(seat), at.discard(seat))));
    case 'banished':
      return cards('burn', burnt(event.card));
    case 'retrieved':
      return cards('paper', slid(event.card, at.discard(seat), at.hand(seat)));
    case 'stolen':
      return cards('paper', slid(event.card, at.discard(event.from), at.hand(seat)));
    case 'laidOnDeck':
      return cards('paper', slid(event.card, at.hand(seat), [`deck:${seat}`, at.pile('foe')]));
    case 'slotted':
      return cards('wax', slid(event.card, at.hand(seat), at.slot(seat, event.slot)));
    case 'unslotted':
      return cards('paper', slid(event.card, at.hand(seat), at.hand(seat)));
    case 'turnedUp':
      return lights('paper', ...event.cards.map((card) => lit([at.cardPlace(card)])));
    case 'traded': {
      const given = slid(event.give, at.hand(seat), at.hand(event.with));
      const taken = event.take === NONE ? [] : [slid(event.take, at.hand(event.with), at.hand(seat))];
      return cards('paper', given, ...taken);
    }

    case 'battleBegan':
      if (event.enemy === 'foe') return cards('gasp', turned(event.card, [at.pile('foe')], [at.FRONT]));
      return lights('gasp', lit([at.cardPlace(event.card), at.FRONT], 'harm'));
    case 'foeRedrawn': {
      const comes = turned(event.instead, [at.pile('foe')], [at.FRONT]);
      return cards('paper', buried(event.card, [at.pile('foe')]), comes);
    }
    case 'cardTaken':
      return cards('paper', slid(event.card, at.hand(seat), [at.FRONT]));
    case 'cardReturned':
      return cards('paper', slid(event.card, [at.FRONT], at.discard(seat)));
    case 'adversaryDefeated':
      return lights('blow', lit([at.cardPlace(event.card), at.FRONT], 'harm'));
    case 'battleWon':
      return show(null, heard('blow'), stamp('won'));
    case 'battleLost':
      return show(null, heard('gasp'), stamp('lost'));
    case 'keyGained':
      return show(null, heard('key'), aside(lit(at.key(seat))), stamp('key'));
    case 'spireRevealed':
      return cards('choir', turned(event.card, [at.pile('spire')], [at.FRONT]));
    case 'legacyLeft':
      return cards('paper', slid(event.card, at.hand(seat), [at.FRONT]));

    case 'sanityLost':
      return show(null, heard('breath'), candles(seat, event.left + event.amount, event.left));
    case 'sanityGained':
      return show(null, heard('match'), candles(seat, event.left - event.amount, event.left));
    case 'madnessChanged': {
      const falls = event.by < 0;
      return lights(falls ? 'gasp' : 'match', lit([at.MADNESS], falls ? 'harm' : 'light'));
    }
    case 'heroRemoved':
      return lights('breath', lit([at.hero(seat)], 'harm'));
  }
}
