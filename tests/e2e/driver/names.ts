// What the page calls the things that the driver uses: the words of the page itself, in its language. The words of the
// game come with the gestures.
import { createWords } from '../../../renderer/ui/words.ts';
import { de } from '../../../renderer/table/text/de.ts';
import { en } from '../../../renderer/table/text/en.ts';
import type { Language } from '../../../shared/packs/problems.ts';

/** Accessible names of what stands on the page of a table. Each is matched exactly. */
export interface TableNames {
  /** The log; each entry is a button in a list. */
  readonly log: string;
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
  /** The dialog that asks before a game no longer counts. */
  readonly undoDialog: string;
  readonly undoAnyway: string;
  /** What the region of the outcome may be called. */
  readonly ends: readonly string[];
}

export function tableNames(language: Language): TableNames {
  const words = createWords(language, { en, de });
  return {
    log: words('log.title'),
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
    undoDialog: words('undo.title'),
    undoAnyway: words('undo.do'),
    ends: [words('end.won'), words('end.lost')],
  };
}
