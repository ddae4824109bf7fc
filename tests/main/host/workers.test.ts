import { spawnSync } from 'node:child_process';
import { getPriority } from 'node:os';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const WORKERS = resolve(import.meta.dirname, '../../../main/workers.ts');
const SCRIPT = `
  import { getPriority } from 'node:os';
  import { workInBackground } from ${JSON.stringify(WORKERS)};
  workInBackground('soon');
  console.log(getPriority());
`;

/** The priority of a worker in a program that was started with one, by a user who may not raise it. */
function priorityAfter(started: number): string {
  const user =
    process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-sys_nice', '--inh-caps=-sys_nice'] : [];
  const node = [process.execPath, '--input-type=module-typescript', '--eval', SCRIPT];
  const [command, ...args] = [...user, 'nice', '-n', String(started), ...node];
  const { stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  return (stdout || stderr).trim();
}

test.runIf(process.platform === 'linux')(
  'a worker lowers its priority, and never asks for a higher one',
  () => {
    for (const more of [0, 15]) {
      const started = Math.min(19, getPriority() + more);
      expect(priorityAfter(more)).toBe(String(Math.max(10, started)));
    }
  },
);
