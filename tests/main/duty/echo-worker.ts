// A worker whose duties say which thread they are done in, and echo; the last one may still have something to say.
import { threadId, workerData } from 'node:worker_threads';
import { takeDuties } from '../../../main/workers.ts';

/** What it says. */
export interface Echo {
  readonly thread: number;
  readonly data: unknown;
  readonly text: string;
}

let last = (): void => undefined;

takeDuties<string, string, Echo>((name, send) => {
  const echo = (text: string): void => send({ thread: threadId, data: workerData, text: `${name} ${text}` });
  last();
  last = () => echo('late');
  echo('begins');
  return (text) => {
    if (text === 'end') process.exit(3);
    echo(text);
  };
});
