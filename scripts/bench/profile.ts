import { Session, type Profiler } from 'node:inspector';
import { relative } from 'node:path';

/** A function and its share of the time, without what it calls. */
export interface Share {
  place: string;
  percent: number;
}

/** Runs work under the sampling profiler and gives the functions that took most of the time themselves. */
export async function profile(root: string, most: number, work: () => Promise<unknown>): Promise<Share[]> {
  const session = new Session();
  session.connect();
  const post = (method: 'Profiler.enable' | 'Profiler.start') =>
    new Promise<void>((done, fail) => session.post(method, (error) => (error ? fail(error) : done())));
  await post('Profiler.enable');
  await post('Profiler.start');
  await work();
  const found = await new Promise<Profiler.Profile>((done, fail) =>
    session.post('Profiler.stop', (error, result) => (error ? fail(error) : done(result.profile))),
  );
  session.disconnect();
  return shares(root, found).slice(0, most);
}

function shares(root: string, { nodes, samples = [], timeDeltas = [] }: Profiler.Profile): Share[] {
  const names = new Map(nodes.map(({ id, callFrame }) => [id, nameOf(root, callFrame)]));
  const times = new Map<string, number>();
  let total = 0;
  samples.forEach((id, i) => {
    const name = names.get(id) ?? '?';
    times.set(name, (times.get(name) ?? 0) + timeDeltas[i]);
    total += timeDeltas[i];
  });
  return [...times]
    .map(([place, time]) => ({ place, percent: (100 * time) / total }))
    .sort((a, b) => b.percent - a.percent);
}

function nameOf(root: string, { functionName, url }: { functionName: string; url: string }): string {
  const file = url.startsWith('file://') ? relative(root, url.slice('file://'.length)) : url;
  return [functionName === '' ? '(unnamed)' : functionName, file].filter(Boolean).join(', ');
}
