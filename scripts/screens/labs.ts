import { say } from '../../main/host/words.ts';
import { games } from '../../shared/games/index.ts';
import type { Language } from '../../shared/words/languages.ts';
import type { Job } from '../../shared/rpc/messages/profile.ts';
import type { LabRun } from '../../shared/rpc/messages/lab.ts';
import type { Meddling } from '../../tests/e2e/support/meddler.ts';
import type { Trial } from '../../tests/e2e/support/stock.ts';
import type { Screen } from './screen.ts';

const [PACK] = games[0].scenarios.defaultPacks;

/** The trial that has run before the screen is opened. */
export const TRIED: Trial = { pack: PACK, games: 60 };

/** Pairs of games that were asked for where the trial is said to be but the beginning. */
const WANTED = 1000;
const JOB: Job = { job: 'lab', kind: 'lab', state: 'running', progress: TRIED.games / WANTED, note: '' };

/** The page of the pack that has been tried, where the run is said to stand otherwise. */
const lab = (name: string, meddling: (language: Language) => Meddling): Screen => ({
  name,
  sizes: [],
  moves: false,
  show: (viewer) => viewer.visit(`expansions/${PACK}`, meddling),
});

/** It has been stopped, or a job goes on with it, or that has failed. */
const unfinished = (job: Job | null): Meddling => ({
  answers: {
    'lab.offer': (offer) => ({
      ...offer,
      runs: offer.runs.map((run): LabRun => {
        return { ...run, games: WANTED, job: job?.job ?? null };
      }),
    }),
    'jobs.list': (jobs) => (job === null ? jobs : [...jobs, job]),
  },
});

/** The balance lab in each of its states. */
export const LABS: readonly Screen[] = [
  lab('lab-empty', () => ({ answers: { 'lab.offer': (offer) => ({ ...offer, runs: [] }) } })),
  lab('lab-running', () => unfinished(JOB)),
  lab('lab-stopped', () => unfinished(null)),
  lab('lab-failed', (language) =>
    unfinished({ ...JOB, state: 'failed', note: say(language, 'failure.internal') }),
  ),
  lab('lab-done', () => ({})),
  {
    ...lab('lab-results', () => ({})),
    async show(viewer) {
      await viewer.visit(`expansions/${PACK}`);
      await viewer.scrollTo('table');
    },
  },
];
