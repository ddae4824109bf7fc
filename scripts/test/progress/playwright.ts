import type { Reporter } from '@playwright/test/reporter';
import { noteDone } from './note.ts';

/** Tells the gate of every test that is done. */
export default class Progress implements Reporter {
  onTestEnd(): void {
    noteDone();
  }

  /** Other reporters have the words. */
  printsToStdio(): boolean {
    return false;
  }
}
