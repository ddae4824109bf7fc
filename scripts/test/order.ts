import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests that start threads and processes and wait for them. At the end, beside nothing, they would leave processors idle. */
const WAITING = ['/tests/docs/', '/tests/main/', '/tests/scripts/'];

const waits = ({ moduleId }: TestSpecification): boolean =>
  WAITING.some((folder) => moduleId.includes(folder));

/** Runs the tests that wait first, and else the largest. */
export class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(waits), ...sorted.filter((file) => !waits(file))];
  }
}
