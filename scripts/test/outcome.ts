// The outcome of a suite, and how it is reported.

export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** What a person needs to see when something failed, or the reason of a skip. */
  readonly output: string;
  /** Tests that did not simply pass: why one was skipped, which one needed a second try. */
  readonly remarks?: readonly string[];
}

export interface Finished {
  readonly name: string;
  readonly seconds: number;
  readonly outcome: Outcome;
}

export const skip = (reason: string, count = 1): Outcome => ({
  passed: 0,
  failed: 0,
  skipped: count,
  output: reason,
});

/** All of them as one; the output of each once, where several say the same. */
export const sum = (outcomes: readonly Outcome[]): Outcome => ({
  passed: outcomes.reduce((total, { passed }) => total + passed, 0),
  failed: outcomes.reduce((total, { failed }) => total + failed, 0),
  skipped: outcomes.reduce((total, { skipped }) => total + skipped, 0),
  output: outcomes.map(({ output }) => output).join(''),
});

const row = (name: string, seconds: number, result: string): string =>
  `${name.padEnd(12)}${seconds.toFixed(1).padStart(8)}  ${result}`;

function result({ passed, failed, skipped, output }: Outcome): string {
  if (failed > 0) return `FAILED (${failed} of ${passed + failed})`;
  if (passed === 0 && skipped > 0) return `skipped: ${output}`;
  return `ok (${passed}${skipped > 0 ? `, ${skipped} skipped` : ''})`;
}

export const rowOf = ({ name, seconds, outcome }: Finished): string => row(name, seconds, result(outcome));

/**
 * The table of all suites, the remarks, and on the last line the sum that `.ci/run` promises: "N passed, N failed".
 *
 * @param seconds from the start of the gate to its end; suites run side by side
 */
export function summary(finished: readonly Finished[], seconds: number): string {
  const { passed, failed, skipped } = sum(finished.map(({ outcome }) => outcome));
  const remarks = finished.flatMap(({ name, outcome }) =>
    (outcome.remarks ?? []).map((remark) => `${name}: ${remark}`),
  );
  return [
    `${'suite'.padEnd(12)}${'seconds'.padStart(8)}  result`,
    ...finished.map(rowOf),
    ...remarks,
    row('total', seconds, ''),
    '',
    `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
  ].join('\n');
}
