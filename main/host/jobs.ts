import { randomUUID } from 'node:crypto';
import { LANGUAGES, type Language } from '../../shared/words/languages.ts';
import type { Job } from '../../shared/rpc/messages/profile.ts';
import { toFailure } from './failures.ts';

/** How work reports its progress. */
export interface Report {
  /** @param done 0 to 1 */
  progress(done: number): void;
  /** What the job is about, where that needs no translation: the name of a backup. */
  note(text: string): void;
  /** Aborted when a client cancels the job. Work that can no longer stop may go on to its end. */
  readonly signal: AbortSignal;
}

/** Long work under way, and what became of it. */
export interface Jobs {
  /** The oldest first; of those that have ended only the newest. */
  list(language?: Language): Job[];
  /**
   * Starts some work and returns the id of its job at once. Work that throws an `AbortError` was cancelled; any other
   * failure is described in the note, as far as callers may know.
   */
  start(kind: Job['kind'], work: (report: Report) => Promise<void>): string;
  /** Asks a job to stop. False when there is no such job or it has ended. */
  cancel(id: string): boolean;
  /** Cancels everything and waits until it has ended. */
  close(): Promise<void>;
}

/** One sentence in every language. */
type Sentences = ReadonlyMap<Language, string>;

/** Ended jobs that stay in the list. */
const KEPT = 20;
/** Milliseconds between two reports of progress. */
const PAUSE = 100;

/**
 * @param changed called with each change of a job, in English, and with what puts it into another language; progress
 *   comes at most about ten times per second
 * @param log takes what went wrong, for those who look after the program
 */
export function createJobs(
  changed: (job: Job, inLanguage: (language: Language) => Job) => void,
  log: (line: string) => void,
): Jobs {
  return new JobList(changed, log);
}

class RunningJob {
  readonly id = randomUUID();
  readonly kind: Job['kind'];
  readonly stop = new AbortController();
  state: Job['state'] = 'running';
  progress = 0;
  note: string | Sentences = '';
  /** Waits to report the progress made since the last time. */
  timer: NodeJS.Timeout | null = null;
  told = -Infinity;

  constructor(kind: Job['kind']) {
    this.kind = kind;
  }

  in(language: Language): Job {
    const { id: job, kind, state, progress } = this;
    const note = typeof this.note === 'string' ? this.note : (this.note.get(language) ?? '');
    return { job, kind, state, progress, note };
  }
}

const isAbort = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

class JobList implements Jobs {
  readonly #jobs = new Map<string, RunningJob>();
  readonly #work = new Set<Promise<void>>();
  readonly #changed: Parameters<typeof createJobs>[0];
  readonly #log: (line: string) => void;
  #closed = false;

  constructor(changed: Parameters<typeof createJobs>[0], log: (line: string) => void) {
    this.#changed = changed;
    this.#log = log;
  }

  list(language: Language = 'en'): Job[] {
    return [...this.#jobs.values()].map((job) => job.in(language));
  }

  start(kind: Job['kind'], work: (report: Report) => Promise<void>): string {
    if (this.#closed) throw new Error('no job can start while the host closes');
    const job = new RunningJob(kind);
    this.#jobs.set(job.id, job);
    this.#tell(job);
    const run = this.#run(job, work).finally(() => this.#work.delete(run));
    this.#work.add(run);
    return job.id;
  }

  cancel(id: string): boolean {
    const job = this.#jobs.get(id);
    if (job?.state !== 'running') return false;
    job.stop.abort();
    return true;
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const id of this.#jobs.keys()) this.cancel(id);
    await Promise.all(this.#work);
  }

  /** Never rejects. */
  async #run(job: RunningJob, work: (report: Report) => Promise<void>): Promise<void> {
    const report: Report = {
      progress: (done) => {
        job.progress = Math.min(1, Math.max(0, done));
        this.#tellSoon(job);
      },
      note: (text) => {
        job.note = text;
        this.#tellSoon(job);
      },
      signal: job.stop.signal,
    };
    try {
      await Promise.resolve(); // no caller knows the id of the job before `start` has returned
      await work(report);
      job.progress = 1;
      this.#end(job, 'done');
    } catch (error) {
      if (isAbort(error)) this.#end(job, 'cancelled');
      else this.#fail(job, error);
    }
  }

  #fail(job: RunningJob, error: unknown): void {
    const note = new Map<Language, string>();
    for (const language of LANGUAGES) {
      // Once is enough for the log.
      const log = note.size === 0 ? this.#log : (): void => undefined;
      note.set(language, toFailure(error, language, log).sentence);
    }
    job.note = note;
    this.#end(job, 'failed');
  }

  #end(job: RunningJob, state: Exclude<Job['state'], 'running'>): void {
    job.state = state;
    this.#tell(job);
    const ended = [...this.#jobs.values()].filter((other) => other.state !== 'running');
    for (const { id } of ended.slice(0, -KEPT)) this.#jobs.delete(id);
  }

  #tellSoon(job: RunningJob): void {
    if (job.state !== 'running' || job.timer !== null) return;
    const wait = job.told + PAUSE - performance.now();
    if (wait <= 0) this.#tell(job);
    else job.timer = setTimeout(() => this.#tell(job), wait).unref();
  }

  #tell(job: RunningJob): void {
    if (job.timer !== null) clearTimeout(job.timer);
    job.timer = null;
    job.told = performance.now();
    this.#changed(job.in('en'), (language) => job.in(language));
  }
}
