// What the page calls the things that the driver uses: the words of the page itself, in its language. The words of the
// game come with the gestures.
import { de as kitDe } from '../../../renderer/cards-table/text/de.ts';
import { en as kitEn } from '../../../renderer/cards-table/text/en.ts';
import { createWords } from '../../../renderer/ui/words.ts';
import { de as boardDe } from '../../../renderer/games/ravingspire/text/de/board.ts';
import { en as boardEn } from '../../../renderer/games/ravingspire/text/en/board.ts';
import { de as cardsDe } from '../../../renderer/games/ravingspire/text/de/cards.ts';
import { en as cardsEn } from '../../../renderer/games/ravingspire/text/en/cards.ts';
import { de } from '../../../renderer/table/text/de.ts';
import { en } from '../../../renderer/table/text/en.ts';
import type { Tongue } from '../../../renderer/ui/words.ts';
import { literal } from './named.ts';

/** Accessible names of what stands on the page of a table. Each is matched exactly. */
export interface TableNames {
  /** The log; each entry is a button in a list. */
  readonly log: string;
  /** What stands above what a seat is asked, where several are asked. */
  promptOf(seat: string): string;
  /** The list of answers to a question. */
  readonly answers: string;
  /** The group of the obvious ways on. */
  readonly onward: string;
  /** The switch below the choices. */
  readonly everything: string;
  readonly undo: string;
  readonly redo: string;
  readonly leave: string;
  /** The button beside a choice that opens its payment. */
  payByHand(choice: string): string;
  /** The dialog of a payment. */
  payDialog(choice: string): string;
  /** The group of the ways to pay. */
  readonly payWay: string;
  readonly payNotUsed: string;
  /** What the dialog says when the payment will do. */
  readonly payEnough: string;
  readonly pay: string;
  /** The button that goes on in spite of warnings; the dialog is called like the choice. */
  readonly confirm: string;
  /** The button that does what a hint says. */
  readonly follow: string;
  /** The dialog that asks before a game no longer counts. */
  readonly undoDialog: string;
  readonly undoAnyway: string;
  /** What the region of the outcome may be called. */
  readonly ends: readonly string[];
}

export function tableNames(tongue: Tongue): TableNames {
  const words = createWords(tongue, { en, de });
  return {
    log: words('log.title'),
    promptOf: (seat) => words('prompt.group', { name: seat }),
    answers: words('prompt.answers'),
    onward: words('prompt.onward'),
    everything: words('prompt.everything'),
    undo: words('tool.undo'),
    redo: words('tool.redo'),
    leave: words('tool.leave'),
    payByHand: (choice) => words('prompt.payByHand.name', { choice }),
    payDialog: (choice) => words('pay.title', { choice }),
    payWay: words('pay.way'),
    payNotUsed: words('pay.notUsed'),
    payEnough: words('pay.enough'),
    pay: words('pay.do'),
    confirm: words('confirm.do'),
    follow: words('hint.do'),
    undoDialog: words('undo.title'),
    undoAnyway: words('undo.do'),
    ends: [words('end.won'), words('end.lost')],
  };
}

/** Accessible names of what stands only on the drawn table. */
export interface DrawnNames {
  /** Regions with cards. */
  readonly ring: string;
  readonly slots: string;
  /** It is called after its hero. */
  readonly hand: RegExp;
  /** The region above the hand. */
  readonly more: string;
  /** The region of the tower. */
  readonly board: string;
  /** The dialog of what can be done with a card. */
  cardSlip(card: string): string;
  readonly closeSlip: string;
  /** The payment in a slip. */
  payment(choice: string): string;
  /** What it says when it will do. */
  readonly payExact: string;
  /** The button of a slip that shows its card from close up. */
  readonly look: string;
}

export function drawnNames(tongue: Tongue): DrawnNames {
  const cards = createWords(tongue, { en: cardsEn, de: cardsDe });
  const kit = createWords(tongue, { en: kitEn, de: kitDe });
  const board = createWords(tongue, { en: boardEn, de: boardDe });
  const [before, after] = kit('hand.title', { name: '\0' }).split('\0');
  return {
    ring: cards('ring.title'),
    slots: cards('mat.title'),
    hand: new RegExp(`^${literal(before)}.+${literal(after)}$`),
    more: kit('more.title'),
    board: board('board.name'),
    cardSlip: (card) => kit('choices.title', { card }),
    closeSlip: kit('slip.close'),
    payment: (choice) => kit('pay.group', { choice }),
    payExact: kit('pay.exact'),
    look: kit('slip.look'),
  };
}
