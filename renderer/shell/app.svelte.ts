import { createContext } from 'svelte';
import type { Client } from '../../shared/rpc/client.ts';
import { RpcError } from '../../shared/rpc/failure.ts';
import type { GameInfo, Hello, Notice } from '../../shared/rpc/messages/app.ts';
import type { Job, Settings } from '../../shared/rpc/messages/profile.ts';
import type { Language } from '../../shared/words/languages.ts';
import type { SettingsChange, Surroundings } from '../ui/context.ts';
import { de } from '../ui/text/de.ts';
import { en, type TextKey } from '../ui/text/en.ts';
import { createWords, languageOf, type Tongue, type Values } from '../ui/words.ts';
import type { Product } from './product.ts';
import { Router } from './router.svelte.ts';

/** How long a sentence stays on the screen, in milliseconds. */
const TOAST = 6000;

/** What all screens share: the host, what it has reported about itself, the language, the place. */
export class App implements Surroundings {
  readonly host: Client;
  readonly product: Product;
  readonly router = new Router();
  hello: Hello | null = $state.raw(null);
  notices: readonly Notice[] = $state.raw([]);
  jobs: readonly Job[] = $state.raw([]);
  /** The games on the shelf, in the language that is spoken; empty for those who own none. */
  games: readonly GameInfo[] = $state.raw([]);
  connected = $state(true);
  /** Why the host could not be greeted; null while all is well. */
  failure: string | null = $state.raw(null);
  /** It could not because this tab has no key, or one that is no longer valid. */
  keyless = $state(false);
  /** Counts up when all that the host has sent is out of date: read it where the host is asked. */
  epoch = $state(0);
  /** What is said just now, to eyes and ears. */
  toast = $state.raw('');

  private readonly pseudo: boolean;
  /** Which table this page shows, whatever the settings say; null: as they say. */
  private tableHere: Settings['table'] | null = $state(null);
  /** As the host keeps them. */
  private kept: Settings | null = $state.raw(null);
  private readonly fallback: Language;
  private toastTimer: ReturnType<typeof setTimeout> | undefined;
  /** The language in which the host speaks to this client. */
  private spoken: Tongue | null = null;

  readonly settings: Settings | null = $derived(
    this.kept !== null && this.tableHere !== null ? { ...this.kept, table: this.tableHere } : this.kept,
  );
  readonly tongue: Tongue = $derived.by(() =>
    this.pseudo ? 'pseudo' : (this.settings?.language ?? this.fallback),
  );
  readonly language = $derived(languageOf(this.tongue));
  private readonly words = $derived(createWords<TextKey>(this.tongue, { en, de }));

  /**
   * @param search the part of the address from `?` on; `?pseudo` lengthens all texts, `?table=plain` shows games at the
   * table in words, and `?table=drawn` at their own, whatever the settings say
   */
  constructor(host: Client, product: Product, search: string, languages: readonly string[]) {
    this.host = host;
    this.product = product;
    const wishes = new URLSearchParams(search);
    this.pseudo = wishes.has('pseudo');
    const table = wishes.get('table');
    if (table === 'plain' || table === 'drawn') this.tableHere = table;
    this.fallback = languages[0]?.toLowerCase().startsWith('de') ? 'de' : 'en';
  }

  /** Says a text of the shell. */
  readonly t = (key: TextKey, values?: Values): string => this.words(key, values);

  /** What a game is called; its id where it is not on the shelf. */
  titleOf(game: string): string {
    return this.games.find(({ id }) => id === game)?.title ?? game;
  }

  /** What a game is called, where it could be one of several: null where there is only one. */
  whichGame(game: string): string | null {
    return this.games.length === 1 && this.games[0].id === game ? null : this.titleOf(game);
  }

  /** Listens to the host and greets it. @returns stops listening */
  start(): () => void {
    const { host } = this;
    const stops = [
      this.router.follow(),
      host.on('notices', (notices) => (this.notices = notices)),
      host.on('settings', (settings) => void this.guarded(() => this.apply(settings))),
      host.on('job', (job) => this.updateJob(job)),
      host.on('reset', () => void this.begin()),
      host.onConnection((connected) => this.connection(connected)),
    ];
    void this.greet();
    return () => {
      for (const stop of stops) stop();
      clearTimeout(this.toastTimer);
    };
  }

  /** Requests everything again, as after the start. Failures are shown in `failure`. */
  async greet(): Promise<void> {
    const { host } = this;
    try {
      const hello = await host.call('app.hello', {});
      this.spoken = hello.language;
      // A client without a token gets no settings.
      if (hello.role !== 'guest') await this.apply(await host.call('settings.get', {}));
      if (hello.role === 'owner') {
        [this.jobs, this.games] = await Promise.all([
          host.call('jobs.list', {}),
          host.call('games.list', {}),
        ]);
      }
      this.notices = hello.notices;
      this.hello = hello;
      this.failure = null;
      this.epoch++;
    } catch (error) {
      if (!(error instanceof RpcError)) throw error;
      // A lost connection greets by itself as soon as it is back.
      if (error.code === 'closed') return;
      this.failure = error.message;
      this.keyless = error.code === 'not-allowed';
    }
  }

  /** Everything that was known is out of date. */
  private async begin(): Promise<void> {
    await this.greet();
    this.say(this.t('reset.done'));
  }

  /** Changes settings. They show at once; should the host refuse, they go back. */
  async change(change: SettingsChange): Promise<void> {
    const before = this.kept;
    if (before === null) return;
    // What is chosen here and now counts for more than the address.
    if (change.table !== undefined) this.tableHere = null;
    if (change.language === undefined) this.kept = { ...before, ...change } as Settings;
    const worked = await this.guarded(async () =>
      this.apply(await this.host.call('settings.set', { change })),
    );
    if (!worked) this.kept = before;
  }

  /** Announces something: it is shown for a moment, and read out. */
  say(sentence: string): void {
    clearTimeout(this.toastTimer);
    this.toast = sentence;
    this.toastTimer = setTimeout(() => (this.toast = ''), TOAST);
  }

  /** Does something at the host; a failure is said. @returns whether it worked */
  async guarded(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      if (!(error instanceof RpcError)) throw error;
      this.say(error.message);
      return false;
    }
  }

  async dismiss(notices: readonly Notice[]): Promise<void> {
    this.notices = this.notices.filter((notice) => !notices.includes(notice));
    for (const { id } of notices) await this.guarded(() => this.host.call('app.dismiss', { notice: id }));
  }

  /** Takes over settings. In another language the host has to say everything again. */
  private async apply(settings: Settings): Promise<void> {
    const { language } = settings;
    const changed = this.spoken !== language;
    if (changed) {
      this.spoken = language;
      await this.host.call('app.language', { language });
      if (this.games.length > 0) this.games = await this.host.call('games.list', {});
    }
    this.kept = settings;
    if (changed) this.epoch++;
  }

  private connection(connected: boolean): void {
    if (connected === this.connected) return;
    this.connected = connected;
    if (!connected) return;
    this.say(this.t('connection.back'));
    void this.greet();
  }

  private updateJob(job: Job): void {
    this.jobs = [...this.jobs.filter(({ job: id }) => id !== job.job), job];
  }
}

/** The application around a component of the shell. */
export const [useApp, setApp] = createContext<App>();
