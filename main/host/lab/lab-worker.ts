// Plays the paired games of a run, a batch at a time. Gets plain data, never the store.
import { parentPort, workerData } from 'node:worker_threads';
import type { Definitions } from '../../../shared/engine/game.ts';
import { Trials } from '../../../shared/lab/trials.ts';
import type { Batch } from '../../pool.ts';
import { workInBackground } from '../../workers.ts';
import { gamesOf } from '../games-of.ts';
import type { LabOrder } from './runner.ts';

workInBackground('whenever');
const { plan, definitions, module } = workerData as LabOrder;
const games = await gamesOf(module);
const entry = games.find(({ game }) => game.id === plan.game)!;
const trials = new Trials(entry, plan, JSON.parse(definitions) as Definitions);
const port = parentPort!;

port.on('message', ({ from, to }: Batch) => port.postMessage(trials.play(from, to)));
port.postMessage('ready');
