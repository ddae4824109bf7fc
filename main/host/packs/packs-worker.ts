// A worker thread that loads packs.
import { workerData } from 'node:worker_threads';
import { takeDuties, workInBackground } from '../../workers.ts';
import { gamesOf } from '../games-of.ts';
import { Loading } from './loading.ts';
import type { FromWorker, LoadOrder, ToWorker } from './protocol.ts';

workInBackground();
const games = await gamesOf(workerData as string | null);
takeDuties<LoadOrder, ToWorker, FromWorker>((order, send) => {
  const loading = new Loading(order, games, send);
  // What it throws ends the thread.
  void loading.load();
  return (message) => loading.take(message);
});
