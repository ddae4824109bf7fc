// What tests leave open. Modules that several files use are loaded once per thread: an `afterAll` at the top of one would run
// after the first file alone, and what the others open would go on beside all that follow.
import { onTestFinished, TestRunner } from 'vitest';

type Close = () => void | Promise<void>;

const left: Close[] = [];

/** Closes something when the test file that is being run is over; what was opened last goes first. */
export const afterFile = (close: Close): void => void left.push(close);

/** Closes something when the test that has opened it is over; what all tests of a file share, when the file is. */
export function afterUse(close: Close): void {
  if (TestRunner.getCurrentTest() === undefined) afterFile(close);
  else onTestFinished(close);
}

/** Closes all of it. */
export async function closeLeft(): Promise<void> {
  for (const close of left.splice(0).reverse()) await close();
}
