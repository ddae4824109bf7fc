// A worker thread that holds one pack while it is written.
import { workerData } from 'node:worker_threads';
import { takeDuties } from '../../workers.ts';
import { gamesOf } from '../games-of.ts';
import { PackEditor } from './editor.ts';
import type { AskKind, Asks } from './asks.ts';
import type { FromWriter, ToWriter, WriteOrder } from './protocol.ts';

const games = await gamesOf(workerData as string | null);

takeDuties<WriteOrder, ToWriter, FromWriter>((order, send) => {
  const editor = new PackEditor(order, games, send);
  return (message) => {
    if (message.kind === 'put') editor.put(message.done);
    else if (message.kind === 'recalled') editor.recalled(message);
    else void answer(editor, message, send);
  };
});

async function answer<K extends AskKind>(
  editor: PackEditor,
  message: Extract<ToWriter, { kind: K }>,
  send: (message: FromWriter) => void,
): Promise<void> {
  const { kind, ask, asked, language } = message as unknown as {
    readonly kind: K;
    readonly ask: number;
    readonly asked: Asks[K]['asked'];
    readonly language: Extract<ToWriter, { kind: 'open' }>['language'];
  };
  try {
    send({ kind: 'answer', ask, answer: await editor.answer(kind, asked, language) });
  } catch (error) {
    send({
      kind: 'failure',
      ask,
      message: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  }
}
