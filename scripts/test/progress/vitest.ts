import type { Reporter } from 'vitest/node';
import { noteDone } from './note.ts';

/** Tells the gate of every test that is done. */
export default class Progress implements Reporter {
  onTestCaseResult(): void {
    noteDone();
  }
}
