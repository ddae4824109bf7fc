import { PackDocument } from '../../../shared/packs/document/document.ts';
import type { PackPlace, TextDraft } from '../../../shared/packs/document/entry.ts';
import { takenIn } from '../../../shared/packs/document/reopen.ts';
import type { StepOutcome, WantedStep } from '../../../shared/packs/document/step.ts';
import { same } from '../../../shared/engine/json.ts';
import { MANIFEST_FILE } from '../../../shared/packs/manifest.ts';
import type { PackSource } from '../../../shared/packs/source.ts';
import type { Language } from '../../../shared/words/languages.ts';
import type { WorkshopState } from '../../../shared/rpc/messages/workshop.ts';
import type { PackGame } from '../packs/cards.ts';
import { packsAround } from './around.ts';
import { Comparing, type Recalled } from './comparing.ts';
import { Keeping } from './keeping.ts';
import { reopenedFrom, textsOf } from './opening.ts';
import { Overview } from './overview.ts';
import { PackFiles, isNewFile } from './pack-files.ts';
import { pastTexts } from './past.ts';
import type { Asks, AskKind, Told } from './asks.ts';
import type { FromWriter, RecalledPast, WriteOrder } from './protocol.ts';
import { Gestures } from './gestures.ts';
import { Numbers } from './numbers.ts';
import { packAbout } from './pack-about.ts';
import { packData } from './pack-data.ts';
import { WrittenPictures } from './pack-pictures.ts';
import { packPlan } from './plan.ts';
import { packTexts, tablePreview, textTable } from './texts.ts';
import { packDetails } from './pack-details.ts';
import { raisedFor } from './raised-format.ts';
import { readsOf, type Answer } from './reads.ts';
import { patchRowsOf } from './patched-cards.ts';
import { placesOf, stepRow, unsavedFile } from './state-rows.ts';
import { CardPassing } from './card-passing.ts';
import { touchedBetween } from './touched.ts';
import { CardViews } from './views.ts';
import { WrittenPack } from './written-pack.ts';

/** Milliseconds without a call before what depends on all cards is made again. */
const IDLE = 800;

/** A pack that is being written: its document, what is said of its cards, its files and its journal. */
export class PackEditor {
  readonly #order: WriteOrder;
  readonly #games: readonly PackGame[];
  readonly #send: (message: FromWriter) => void;
  readonly #files: PackFiles;
  readonly #document: PackDocument;
  readonly #pack: WrittenPack;
  readonly #views: CardViews;
  readonly #gestures: Gestures;
  readonly #passing: CardPassing;
  readonly #comparing: Comparing;
  readonly #keeping: Keeping;
  readonly #numbers: Numbers;
  readonly #pictures: WrittenPictures;
  readonly #reads: ReturnType<typeof readsOf>;
  #listed: number;
  #settled: number;
  #idle: NodeJS.Timeout | null = null;
  #others: readonly PackSource[];
  /** Counts what was asked. */
  #asked = 0;
  /** Callers that wait for what was recalled, in their order. */
  readonly #recalls: ((past: RecalledPast) => void)[] = [];

  constructor(order: WriteOrder, games: readonly PackGame[], send: (message: FromWriter) => void) {
    this.#order = order;
    this.#games = games;
    this.#send = send;
    this.#files = new PackFiles(order.folder);
    this.#files.clear();
    const own = this.#files.read();
    const { document, isJournalLost } = reopenedFrom(order, own);
    this.#document = document;
    const { point, entries } = order.journal;
    this.#keeping = new Keeping({
      document,
      files: this.#files,
      point,
      last: entries.at(-1)?.at ?? point?.at ?? 0,
      send: (batch) => send({ kind: 'journal', batch }),
      changed: () => this.#tell(),
      now: Date.now,
    });
    this.#keeping.before(isJournalLost);
    for (const { path, n, before, after } of takenIn(document, textsOf(own), Date.now()))
      this.#keeping.touched(touchedBetween(path, before, after), n);
    this.#others = this.#around(own);
    this.#pack = new WrittenPack(document, games, own, this.#others);
    this.#views = new CardViews(document, this.#pack);
    this.#gestures = new Gestures(document, this.#pack, this.#views, {
      edit: (language, step, isWhole) => this.#made(language, () => this.#edited(step), null, isWhole),
      told: (came, language) => this.#told(came, language),
      draft: (draft) => this.#draft(draft),
    });
    this.#reads = readsOf(this.#views, this.#gestures, new Overview(document, this.#pack, this.#views));
    this.#numbers = new Numbers(this.#pack);
    this.#pictures = new WrittenPictures(document, this.#pack, this.#files);
    this.#passing = new CardPassing(document, this.#pack, (language, step) =>
      this.#made(language, () => this.#edited(step), null, true),
    );
    this.#comparing = new Comparing(document, this.#views, (n) => this.#textsAt(n));
    [this.#listed, this.#settled] = [document.revision, document.revision];
    // What was put down and not written, or written by others, before this was opened.
    if (document.revision > order.revision || document.files.some(({ isUnsaved }) => isUnsaved))
      this.#keeping.after();
    if (isJournalLost) send({ kind: 'lost' });
  }

  /** What was sent to the journal has been put down, or not. */
  put(done: boolean): void {
    this.#keeping.put(done);
  }

  /** What the journal has of what was to be recalled. */
  recalled(past: RecalledPast): void {
    this.#recalls.shift()?.(past);
  }

  answer<K extends AskKind>(
    kind: K,
    asked: Asks[K]['asked'],
    language: Language,
  ): Asks[K]['answer'] | Promise<Asks[K]['answer']> {
    if (this.#idle !== null) clearTimeout(this.#idle);
    this.#idle = setTimeout(() => this.#whenIdle(), IDLE);
    this.#asked++;
    const answers: { readonly [A in AskKind]: Answer<A> } = { ...this.#answers, ...this.#reads };
    return answers[kind](asked, language);
  }

  /** Stops at once: whatever is not in the journal is lost. */
  abandon(): void {
    if (this.#idle !== null) clearTimeout(this.#idle);
    this.#idle = null;
    this.#keeping.abandon();
  }

  readonly #answers: { readonly [K in Exclude<AskKind, keyof ReturnType<typeof readsOf>>]: Answer<K> } = {
    open: (_, language) => ({
      state: this.#state(),
      ...packAbout(this.#pack, language),
      files: this.#document.files.flatMap(({ path, text }) => (text === null ? [] : [path])),
      cards: this.#pack.rows(),
      patches: patchRowsOf(this.#pack),
    }),
    cards: (_, language) => ({
      cards: this.#pack.rows(),
      patches: patchRowsOf(this.#pack),
      about: packAbout(this.#pack, language),
    }),
    details: (_, language) => packDetails(this.#document, this.#pack, language),
    detail: ({ change }, language) => this.#gestures.detail(change, language),
    edit: ({ wanted }, language) =>
      (wanted.place && this.#gestures.locked(wanted.place, language)) ??
      this.#made(language, () => this.#edited({ ...wanted, at: Date.now() }), wanted.place),
    undo: ({ revision }, language) => this.#moved(revision, language, () => this.#document.undo(Date.now())),
    redo: ({ revision }, language) => this.#moved(revision, language, () => this.#document.redo(Date.now())),
    keep: async () => {
      this.#document.settle();
      await this.#keeping.flush();
      return { kept: this.#keeping.kept };
    },
    write: async () => {
      await this.#keeping.write();
      return {};
    },
    pass: ({ revision, card }, language) => this.#passing.pass(revision, card, language),
    take: (asked, language) => {
      this.#pictures.bring(asked.from, asked.card.definition);
      return this.#passing.take(asked, language);
    },
    patch: ({ card, at }, language) => this.#passing.patch(card, at, language),
    give: ({ revision, card, to, at }, language) => this.#passing.give(revision, card, to, at, language),
    save: async ({ file }) => {
      await this.#keeping.write(file);
      return {};
    },
    draft: (draft) => {
      this.#draft(draft);
      return { revision: this.#document.revision };
    },
    gesture: ({ revision, card, gesture }, language) =>
      this.#gestures.make(revision, card, gesture, language),
    command: ({ revision, command }, language) => this.#gestures.command(revision, command, language),
    beside: async ({ cards, past }, language) => {
      const now = cards.map((place) => this.#views.compared(place, language));
      if (past === null) return { cards: now };
      const recalled = await this.#textsAt(past);
      const [place] = cards;
      return { cards: [recalled && this.#views.comparedPast(place, recalled.texts, language), ...now] };
    },
    plan: (_, language) => packPlan(this.#document, this.#pack, this.#views, language),
    planned: ({ change }, language) => this.#gestures.plan(change, language),
    texts: ({ to }, language) => packTexts(this.#document, this.#pack, this.#views, to, language),
    table: ({ to, format }) => textTable(this.#pack, to, format),
    tablePreview: ({ to, table }, language) => tablePreview(this.#pack, to, table, language),
    translated: ({ change }, language) => this.#gestures.translate(change, language),
    numbers: (_, language) => {
      const asked = this.#asked;
      return this.#numbers.count(language, () => this.#asked === asked);
    },
    choose: ({ revision, file, choices }, language) => {
      const theirs = this.#document.file(file)?.theirs;
      if (theirs == null) return this.#told({ kind: 'nothing' }, language);
      const taken = new Map(choices.map(({ pointer, take }) => [pointer, take]));
      return this.#moved(revision, language, () =>
        this.#document.takeIn(file, theirs.text, Date.now(), taken),
      );
    },
    flush: async () => {
      await this.#keeping.flush();
      return {};
    },
    compare: ({ n, against }, language) => this.#comparing.compare(n, against, language),
    difference: ({ n, against, what }, language) => this.#comparing.difference(n, against, what, language),
    past: async ({ n, file }) => {
      const recalled = await this.#textsAt(n);
      return recalled && { text: recalled.texts.get(file) ?? null };
    },
    restore: async ({ revision, n, what }, language) => {
      const step = await this.#comparing.restoring(n, what, Date.now());
      return step && this.#moved(revision, language, () => this.#edited(step));
    },
    mark: async ({ label }) => ({ isKept: await this.#keeping.mark(label) }),
    look: () => this.#look(),
    addPicture: ({ bytes, maker }, language) => {
      const came = this.#pictures.take(bytes, maker, Date.now());
      if ('refused' in came) return { told: this.#gestures.refused(null, came, language), name: null };
      return { told: this.#made(language, () => this.#edited(came.step)), name: came.name };
    },
    pictures: (_, language) => {
      this.#pictures.look();
      return this.#pictures.list(language);
    },
    credits: async () => {
      const data = packData(this.#pack);
      // The list of the authors of icons is long, and seldom asked for.
      const { creditsOf } = await import('../../../shared/face/pack-credits.ts');
      return { credits: data === null ? [] : creditsOf(data) };
    },
    close: async () => {
      await this.#keeping.write(null, true);
      this.abandon();
      return { unnamed: this.#pictures.unnamed() };
    },
  };

  #draft(draft: Pick<TextDraft, 'place' | 'text'>): void {
    this.#keeping.before();
    this.#document.draft({ ...draft, at: Date.now() });
    this.#changed([]);
  }

  /**
   * Does something that may change texts, and says what came of it.
   *
   * @param around where it is to be done
   * @param isWhole what depends on all cards is made again before that is said
   */
  #made(language: Language, work: () => StepOutcome, around: PackPlace | null = null, isWhole = false): Told {
    this.#keeping.before();
    const came = work();
    if (came.kind === 'done') this.#changed(came.files, isWhole);
    return this.#told(came, language, around);
  }

  /** Makes a step, of files that a pack may have; the pack gets the format that it needs for it. */
  #edited(wanted: WantedStep): StepOutcome {
    const step = raisedFor(this.#document, wanted);
    const odd = step.edits.find(({ file }) => this.#document.file(file) === undefined && !isNewFile(file));
    return odd === undefined ? this.#document.edit(step) : { kind: 'no-place', file: odd.file, pointer: '' };
  }

  /** The same for what has to be seen before it is done. */
  #moved(revision: number, language: Language, work: () => StepOutcome): Told {
    if (revision !== this.#document.revision)
      return this.#told({ kind: 'stale', file: '', pointers: [] }, language);
    return this.#made(language, work, null, true);
  }

  /** @param around where it was to be done */
  #told(came: StepOutcome, language: Language, around: PackPlace | null = null): Told {
    const { revision } = this.#document;
    if (came.kind === 'done') {
      const { files, step } = came;
      const card = step?.place == null ? null : this.#views.view(step.place, language);
      return { ok: true, revision, files, step: step && stepRow(step), card, outcome: null };
    }
    const places = placesOf(came);
    const [card = null] = [...places, around].flatMap(
      (place) => (place === null ? null : this.#views.view(place, language)) ?? [],
    );
    const problem =
      'problem' in came ? this.#views.row(this.#pack.ofReader(came.file, came.problem), language) : null;
    return { ok: false, why: came.kind, revision, places, problem, card };
  }

  /** Files have other texts now. */
  #changed(files: readonly string[], isWhole = false): void {
    const format = this.#pack.manifest?.format;
    this.#note(files);
    // It may need other packs now.
    if (isWhole && files.includes(MANIFEST_FILE)) this.#others = this.#around(this.#pack.source());
    // What is wrong with a card depends on the format.
    const isOther = isWhole || format !== this.#pack.manifest?.format;
    if (isOther && this.#pack.isBehind) this.#pack.refresh(this.#others);
    this.#keeping.after();
    this.#tell();
  }

  /** The newest entry has changed these files. */
  #note(files: readonly string[]): void {
    for (const path of files) if (this.#pack.note(path)) this.#listed = this.#document.revision;
    this.#keeping.touched(this.#pack.takeTouched());
  }

  /** Takes in what others have written. */
  #look(): object {
    const own = this.#files.read();
    this.#pack.takePictures(own.pictures);
    const refused = new Set(own.files.flatMap(({ path, text }) => (text === null ? [path] : [])));
    const disk = textsOf(own);
    this.#keeping.before();
    const changed = [...new Set([...disk.keys(), ...this.#document.files.map(({ path }) => path)])].flatMap(
      (path) => {
        if (refused.has(path)) return [];
        const came = this.#document.takeIn(path, disk.get(path) ?? null, Date.now());
        if (came.kind !== 'done') return [];
        this.#note(came.files);
        return came.files;
      },
    );
    if (changed.length > 0) this.#changed([]);
    else this.#tell();
    const others = this.#around(this.#pack.source());
    if (same(others, this.#others)) return {};
    this.#others = others;
    this.#pack.refresh(others);
    this.#tell();
    return {};
  }

  #whenIdle(): void {
    this.#idle = null;
    if (this.#pack.isBehind) {
      this.#pack.refresh();
      this.#tell();
    }
    // Whatever is typed next can be read then.
    this.#pack.authoring?.offers();
  }

  async #textsAt(n: number): Promise<Recalled | null> {
    for (;;) {
      await this.#keeping.flush();
      const { newest } = this.#document;
      const { past, line } = await new Promise<RecalledPast>((resolve) => {
        this.#recalls.push(resolve);
        this.#send({ kind: 'recall', n });
      });
      // What has been done meanwhile is not among it.
      if (newest !== this.#document.newest) continue;
      const texts = pastTexts(past, this.#document.files);
      return texts && { texts, line };
    }
  }

  #tell(): void {
    if (!this.#pack.isBehind) this.#settled = this.#document.revision;
    this.#send({ kind: 'state', state: this.#state(), trouble: this.#keeping.trouble });
  }

  #state(): WorkshopState {
    const { undo, redo } = this.#document.next;
    return {
      folder: this.#order.folder,
      revision: this.#document.revision,
      kept: this.#keeping.kept,
      listed: this.#listed,
      settled: this.#settled,
      unsaved: this.#document.files.flatMap((file) => unsavedFile(file) ?? []),
      undo: undo && stepRow(undo),
      redo: redo && stepRow(redo),
      drafts: this.#document.drafts.all,
    };
  }

  #around(own: PackSource): PackSource[] {
    const games = this.#games.flatMap(({ content }) => content?.game ?? []);
    return packsAround(own, this.#order.folders, games);
  }
}
