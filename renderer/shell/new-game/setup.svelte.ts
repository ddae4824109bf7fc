import { RpcError } from '../../../shared/rpc/failure.ts';
import type { NewGameForm, PackChoice } from '../../../shared/rpc/messages/app.ts';
import type { App } from '../app.svelte.ts';
import { Resource } from '../resource.svelte.ts';
import {
  firstDraft,
  fitted,
  knownNames,
  problemsOf,
  toParams,
  withoutSeat,
  withSeat,
  type Draft,
  type Problem,
} from './draft.ts';
import { drawSeed } from './seed.ts';

/** Names that are kept for the next game. */
const MOST_NAMES = 12;

/** A new game on its way from the form to the table. */
export class Setup {
  game: string | null = $state(null);
  readonly form = new Resource<NewGameForm>();
  draft: Draft | null = $state.raw(null);
  /** Every pack that was ever offered: one that is switched off stays in sight. */
  packs: readonly PackChoice[] = $state.raw([]);
  /** The seat that is being set up, by its key. */
  active = $state(0);
  starting = $state(false);
  /** Why the host would not begin. */
  refused: string | null = $state(null);
  /** Problems are shown after the first attempt to start. */
  private tried = $state(false);
  private readonly app: App;

  readonly problems: readonly Problem[] = $derived.by(() =>
    this.tried && this.draft && this.form.value ? problemsOf(this.draft, this.form.value) : [],
  );

  /** A pack that is to be added, until it has been. */
  private wanted: string | null;

  /**
   * @param game whose new game it is; null: that of the last one
   * @param pack id of a pack that is added as soon as it is offered: it may have been made just now; null: none
   */
  constructor(app: App, game: string | null, pack: string | null = null) {
    this.app = app;
    this.game = game;
    this.wanted = pack;
  }

  /** Asks for the form of the game, with the packs chosen so far. */
  async ask(): Promise<void> {
    const { host } = this.app;
    await this.form.load(async () => {
      this.game ??= this.lastGame;
      if (this.game === null) throw new RpcError('not-possible', this.app.t('new.noGame'));
      const packs = this.draft === null ? null : [...this.draft.packs];
      return host.call('games.form', { game: this.game, packs });
    });
    const form = this.form.value;
    if (form === null) return;
    this.packs = [
      ...form.packs,
      ...this.packs.filter(({ id }) => !form.packs.some((pack) => pack.id === id)),
    ];
    this.draft =
      this.draft === null
        ? firstDraft(form, (seat, taken) => this.nameOf(seat, taken), drawSeed(this.app.language))
        : fitted(this.draft, form);
    this.keepActive();
    this.takeWanted(form);
  }

  private takeWanted({ packs }: NewGameForm): void {
    const { wanted } = this;
    if (wanted === null || !packs.some(({ id }) => id === wanted)) return;
    this.wanted = null;
    if (this.draft?.packs.includes(wanted) === false) this.togglePack(wanted);
  }

  /** The game that was begun last, or else the first there is; null: there is none. */
  private get lastGame(): string | null {
    const { games, settings } = this.app;
    const last = games.find(({ id }) => id === settings?.game) ?? games.at(0);
    return last?.id ?? null;
  }

  /** Another game altogether. */
  choose(game: string): void {
    this.game = game;
    this.refused = null;
    this.tried = false;
    this.draft = null;
    this.wanted = null;
    this.packs = [];
    this.form.clear();
    void this.ask();
  }

  togglePack(id: string): void {
    if (this.draft === null) return;
    const { packs } = this.draft;
    const chosen = packs.includes(id) ? packs.filter((pack) => pack !== id) : [...packs, id];
    this.draft = { ...this.draft, packs: chosen };
    void this.ask();
  }

  addSeat(kind: 'person' | 'bot'): void {
    const { draft } = this;
    const form = this.form.value;
    if (draft === null || form === null) return;
    this.draft = withSeat(
      draft,
      form,
      kind === 'bot' && form.bot !== null
        ? { kind, bot: form.bot }
        : { kind: 'person', name: this.nameOf(draft.seats.length) },
    );
    this.active = this.draft.seats.at(-1)?.key ?? 0;
  }

  removeSeat(key: number): void {
    if (this.draft === null || this.form.value === null) return;
    this.draft = withoutSeat(this.draft, this.form.value, key);
    this.keepActive();
  }

  /** Begins the game. @returns the table; null where something is still wrong, which is then shown at its place */
  async start(): Promise<string | null> {
    const form = this.form.value;
    if (this.draft === null || form === null || this.starting) return null;
    this.tried = true;
    this.refused = null;
    const wrong = this.problems.find((problem) => problem.field === 'name');
    if (wrong !== undefined) this.active = this.draft.seats[wrong.seat].key;
    if (this.problems.length > 0) return null;
    this.starting = true;
    try {
      const { table } = await this.app.host.call('tables.create', toParams(this.draft, form));
      const names = knownNames(this.draft, this.app.settings?.names ?? [], MOST_NAMES);
      await this.app.change({ names, game: form.game });
      return table;
    } catch (error) {
      if (!(error instanceof RpcError)) throw error;
      this.refused = error.message;
      return null;
    } finally {
      this.starting = false;
    }
  }

  /** A name used at this screen before, or a word for a person. One person may take several seats. */
  nameOf(seat: number, taken: readonly string[] = namesIn(this.draft)): string {
    const known = (this.app.settings?.names ?? []).filter((name) => !taken.includes(name));
    // A name is written by people: it has plain spaces.
    return known.at(0) ?? this.app.t('new.player', { number: seat + 1 }).replaceAll('\u00a0', ' ');
  }

  private keepActive(): void {
    const seats = this.draft?.seats ?? [];
    if (!seats.some(({ key }) => key === this.active)) this.active = seats.at(0)?.key ?? 0;
  }
}

const namesIn = (draft: Draft | null): string[] =>
  draft?.seats.flatMap(({ player }) => (player.kind === 'person' ? [player.name] : [])) ?? [];
