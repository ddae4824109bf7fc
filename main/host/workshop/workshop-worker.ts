// A worker thread that holds one pack while it is written.
import { parentPort, workerData } from 'node:worker_threads';
import { gamesOf } from '../games-of.ts';
import { PackEditor } from './editor.ts';
import type { AskKind, Asks, FromWriter, ToWriter, WriteOrder } from './protocol.ts';

if (parentPort === null) throw new Error('packs are written in a worker thread');
const port = parentPort;
const order = workerData as WriteOrder;
const send = (message: FromWriter): void => port.postMessage(message);
const editor = new PackEditor(order, await gamesOf(order.gamesModule), send);

async function answer<K extends AskKind>(message: Extract<ToWriter, { kind: K }>): Promise<void> {
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

port.on('message', (message: ToWriter) => {
  if (message.kind === 'put') editor.put(message.done);
  else if (message.kind === 'recalled') editor.recalled(message.past);
  else void answer(message);
});
