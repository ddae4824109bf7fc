import { PackDocument } from '../../../shared/packs/document/document.ts';
import { takenIn } from '../../../shared/packs/document/reopen.ts';
import type { PackSource } from '../../../shared/packs/source.ts';
import type { Language } from '../../../shared/words/languages.ts';
import type { PackGame } from '../packs/cards.ts';
import { packsAround } from './around.ts';
import { Comparing, type Recalled } from './comparing.ts';
import { Editing } from './editing.ts';
import { Keeping } from './keeping.ts';
import { reopenedFrom, textsOf } from './opening.ts';
import { Overview } from './overview.ts';
import { PackFiles } from './pack-files.ts';
import { pastTexts } from './past.ts';
import type { Asks, AskKind } from './asks.ts';
import type { FromWriter, RecalledPast, WriteOrder } from './protocol.ts';
import { Gestures } from './gestures.ts';
import { Numbers } from './numbers.ts';
import { packAbout } from './pack-about.ts';
import { packData } from './pack-data.ts';
import { WrittenPictures } from './pack-pictures.ts';
import { packPlan } from './plan.ts';
import { packTexts, tablePreview, textTable } from './texts.ts';
import { packDetails } from './pack-details.ts';
import { readsOf, type Answer } from './reads.ts';
import { patchRowsOf } from './patched-cards.ts';
import { CardsBeside } from './cards-beside.ts';
import { CardPassing } from './card-passing.ts';
import { touchedBetween } from './touched.ts';
import { SentTexts } from './sent-texts.ts';
import { CardViews } from './views.ts';
import { WrittenPack } from './written-pack.ts';

/** Milliseconds without a call before what depends on all cards is made again. */
const IDLE = 800;

/** A pack that is being written: its document, what is said of its cards, its files and its journal. */
export class PackEditor {
  readonly #send: (message: FromWriter) => void;
  readonly #document: PackDocument;
  readonly #pack: WrittenPack;
  readonly #views: CardViews;
  readonly #beside: CardsBeside;
  readonly #editing: Editing;
  readonly #gestures: Gestures;
  readonly #passing: CardPassing;
  readonly #comparing: Comparing;
  readonly #keeping: Keeping;
  readonly #numbers: Numbers;
  readonly #pictures: WrittenPictures;
  readonly #sentTexts = new SentTexts();
  readonly #reads: ReturnType<typeof readsOf>;
  #idle: NodeJS.Timeout | null = null;
  /** Counts what was asked. */
  #asked = 0;
  /** Callers that wait for what was recalled, in their order. */
  readonly #recalls: ((past: RecalledPast) => void)[] = [];

  constructor(order: WriteOrder, games: readonly PackGame[], send: (message: FromWriter) => void) {
    this.#send = send;
    const files = new PackFiles(order.folder);
    files.clear();
    const own = files.read();
    const { document, isJournalLost } = reopenedFrom(order, own);
    this.#document = document;
    const { point, entries } = order.journal;
    this.#keeping = new Keeping({
      document,
      files,
      point,
      last: entries.at(-1)?.at ?? point?.at ?? 0,
      send: (batch) => send({ kind: 'journal', batch }),
      changed: () => this.#editing.tell(),
      now: Date.now,
    });
    this.#keeping.before(isJournalLost);
    for (const { path, n, before, after } of takenIn(document, textsOf(own), Date.now()))
      this.#keeping.touched(touchedBetween(path, before, after), n);
    const ids = games.flatMap(({ content }) => content?.game ?? []);
    const around = (source: PackSource): PackSource[] => packsAround(source, order.folders, ids);
    const others = around(own);
    this.#pack = new WrittenPack(document, games, own, others);
    this.#views = new CardViews(document, this.#pack);
    this.#beside = new CardsBeside(this.#pack, this.#views);
    this.#editing = new Editing({
      folder: order.folder,
      files,
      document,
      pack: this.#pack,
      views: this.#views,
      keeping: this.#keeping,
      around,
      others,
      send: (state, trouble) => send({ kind: 'state', state, trouble }),
    });
    this.#gestures = new Gestures(document, this.#pack, this.#views, this.#editing);
    this.#reads = readsOf(this.#views, this.#gestures, new Overview(document, this.#pack, this.#views));
    this.#numbers = new Numbers(this.#pack);
    this.#pictures = new WrittenPictures(document, this.#pack, files);
    this.#passing = new CardPassing(document, this.#pack, (language, step) =>
      this.#editing.edit(language, step, true),
    );
    this.#comparing = new Comparing(document, this.#beside, (n) => this.#textsAt(n));
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

  /** Answers what is asked; how the pack is then, is said just before. */
  async answer<K extends AskKind>(
    kind: K,
    asked: Asks[K]['asked'],
    language: Language,
  ): Promise<Asks[K]['answer']> {
    if (this.#idle !== null) clearTimeout(this.#idle);
    this.#idle = setTimeout(() => this.#whenIdle(), IDLE);
    this.#asked++;
    const answers: { readonly [A in AskKind]: Answer<A> } = { ...this.#answers, ...this.#reads };
    try {
      return await answers[kind](asked, language);
    } finally {
      // Together with the answer, or a page would draw itself twice per key.
      this.#editing.tellChange();
    }
  }

  /** Stops at once: whatever is not in the journal is lost. */
  abandon(): void {
    if (this.#idle !== null) clearTimeout(this.#idle);
    this.#idle = null;
    this.#keeping.abandon();
  }

  readonly #answers: { readonly [K in Exclude<AskKind, keyof ReturnType<typeof readsOf>>]: Answer<K> } = {
    open: (_, language) => ({
      state: this.#editing.state(),
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
      this.#editing.edit(language, { ...wanted, at: Date.now() }, false, wanted.place),
    undo: ({ revision }, language) =>
      this.#editing.move(revision, language, () => this.#document.undo(Date.now())),
    redo: ({ revision }, language) =>
      this.#editing.move(revision, language, () => this.#document.redo(Date.now())),
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
      this.#editing.draft(draft);
      return { revision: this.#document.revision };
    },
    gesture: ({ revision, card, gesture }, language) =>
      this.#gestures.make(revision, card, gesture, language),
    command: ({ revision, command }, language) => this.#gestures.command(revision, command, language),
    beside: async ({ cards, past }, language) => {
      const now = cards.map((place) => this.#beside.at(place, language));
      if (past === null) return { cards: now };
      const recalled = await this.#textsAt(past);
      const [place] = cards;
      return { cards: [recalled && this.#beside.pastAt(place, recalled.texts, language), ...now] };
    },
    plan: (_, language) => packPlan(this.#document, this.#pack, this.#views, language),
    planned: ({ change }, language) => this.#gestures.plan(change, language),
    texts: ({ to, known }, language) => {
      const texts = packTexts(this.#document, this.#pack, this.#views, to, language);
      return texts && this.#sentTexts.since(texts, known);
    },
    table: ({ to, format }) => textTable(this.#pack, to, format),
    tablePreview: ({ to, table }, language) => tablePreview(this.#pack, to, table, language),
    translated: ({ change }, language) => this.#gestures.translate(change, language),
    numbers: (_, language) => {
      const asked = this.#asked;
      return this.#numbers.count(language, () => this.#asked === asked);
    },
    choose: ({ revision, file, choices }, language) => {
      const theirs = this.#document.file(file)?.theirs;
      if (theirs == null) return this.#editing.told({ kind: 'nothing' }, language);
      const taken = new Map(choices.map(({ pointer, take }) => [pointer, take]));
      return this.#editing.move(revision, language, () =>
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
      return step && this.#editing.moveBy(revision, language, step);
    },
    mark: async ({ label }) => ({ isKept: await this.#keeping.mark(label) }),
    look: () => {
      this.#editing.look();
      return {};
    },
    addPicture: ({ bytes, maker }, language) => {
      const came = this.#pictures.take(bytes, maker, Date.now());
      if ('refused' in came) return { told: this.#gestures.refused(null, came, language), name: null };
      return { told: this.#editing.edit(language, came.step), name: came.name };
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

  #whenIdle(): void {
    this.#idle = null;
    if (this.#pack.isBehind) this.#editing.refresh();
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
}
