import { same } from '../../../shared/engine/json.ts';
import type { PackDocument } from '../../../shared/packs/document/document.ts';
import type { PackPlace, TextDraft } from '../../../shared/packs/document/entry.ts';
import type { StepOutcome, WantedStep } from '../../../shared/packs/document/step.ts';
import { MANIFEST_FILE } from '../../../shared/packs/manifest.ts';
import type { PackSource } from '../../../shared/packs/source.ts';
import type { WorkshopState } from '../../../shared/rpc/messages/workshop.ts';
import type { Language } from '../../../shared/words/languages.ts';
import type { Told } from './asks.ts';
import type { Keeping } from './keeping.ts';
import { textsOf } from './opening.ts';
import { isNewFile, type PackFiles } from './pack-files.ts';
import type { WriteTrouble } from './protocol.ts';
import { raisedFor } from './raised-format.ts';
import { placesOf, stepRow, unsavedFile } from './state-rows.ts';
import type { CardViews } from './views.ts';
import type { WrittenPack } from './written-pack.ts';

interface EditingParts {
  readonly folder: string;
  readonly files: PackFiles;
  readonly document: PackDocument;
  readonly pack: WrittenPack;
  readonly views: CardViews;
  readonly keeping: Keeping;
  /** The packs that a pack needs, as they are in their folders now. */
  readonly around: (own: PackSource) => readonly PackSource[];
  /** Those, as the pack was loaded among them. */
  readonly others: readonly PackSource[];
  readonly send: (state: WorkshopState, trouble: WriteTrouble | null) => void;
}

/** Changes of a pack: each is made and kept, and what depends on it follows. That it was changed is told by `tellChange`. */
export class Editing {
  readonly #parts: EditingParts;
  #others: readonly PackSource[];
  /** The revisions since when the list of cards is as it is, and with which all that depends on all cards was made. */
  #listed: number;
  #settled: number;
  /** Whether it has been changed since it was said how the pack is. */
  #isUntold = false;

  constructor(parts: EditingParts) {
    this.#parts = parts;
    this.#others = parts.others;
    const { revision } = parts.document;
    [this.#listed, this.#settled] = [revision, revision];
  }

  /**
   * Makes a step, of files that a pack may have; the pack gets the format that it needs for it.
   *
   * @param isWhole what depends on all cards is made again before that is said
   * @param around where it is to be done
   */
  edit(language: Language, step: WantedStep, isWhole = false, around: PackPlace | null = null): Told {
    return this.#made(language, () => this.#edited(step), around, isWhole);
  }

  /** Does what has to be seen before it is done, unless the pack is another one by now. */
  move(revision: number, language: Language, work: () => StepOutcome): Told {
    if (revision !== this.#parts.document.revision)
      return this.told({ kind: 'stale', file: '', pointers: [] }, language);
    return this.#made(language, work, null, true);
  }

  /** The same for a step. */
  moveBy(revision: number, language: Language, step: WantedStep): Told {
    return this.move(revision, language, () => this.#edited(step));
  }

  /** Keeps a text that is no program yet. */
  draft(draft: Pick<TextDraft, 'place' | 'text'>): void {
    this.#parts.keeping.before();
    this.#parts.document.draft({ ...draft, at: Date.now() });
    this.#changed([]);
  }

  /** What came of something. @param around where it was to be done */
  told(came: StepOutcome, language: Language, around: PackPlace | null = null): Told {
    const { document, pack, views } = this.#parts;
    const { revision } = document;
    if (came.kind === 'done') {
      const { files, step } = came;
      const card = step?.place == null ? null : views.view(step.place, language);
      return { ok: true, revision, files, step: step && stepRow(step), card, outcome: null };
    }
    const places = placesOf(came);
    const [card = null] = [...places, around].flatMap(
      (place) => (place === null ? null : views.view(place, language)) ?? [],
    );
    const problem =
      'problem' in came ? views.row(pack.problems.ofReader(came.file, came.problem), language) : null;
    return { ok: false, why: came.kind, revision, places, problem, card };
  }

  /** Takes in what others have written. */
  look(): void {
    const { files, document, pack, keeping, around } = this.#parts;
    const own = files.read();
    pack.takePictures(own.pictures);
    const refused = new Set(own.files.flatMap(({ path, text }) => (text === null ? [path] : [])));
    const disk = textsOf(own);
    keeping.before();
    const paths = new Set([...disk.keys(), ...document.files.map(({ path }) => path)]);
    const changed = [...paths].flatMap((path) => {
      if (refused.has(path)) return [];
      const came = document.takeIn(path, disk.get(path) ?? null, Date.now());
      if (came.kind !== 'done') return [];
      this.#note(came.files);
      return came.files;
    });
    if (changed.length > 0) this.#changed([]);
    else this.tell();
    const others = around(pack.source());
    if (same(others, this.#others)) return;
    this.#others = others;
    this.refresh(others);
  }

  /** Makes again what depends on all cards. @param others the packs that it needs, where they have changed */
  refresh(others?: readonly PackSource[]): void {
    this.#parts.pack.refresh(others);
    this.tell();
  }

  /** Says how the pack is now, unless that was said since it was changed. */
  tellChange(): void {
    if (this.#isUntold) this.tell();
  }

  /** Says how the pack is now. */
  tell(): void {
    const { document, pack, keeping, send } = this.#parts;
    this.#isUntold = false;
    if (!pack.isBehind) this.#settled = document.revision;
    send(this.state(), keeping.trouble);
  }

  state(): WorkshopState {
    const { folder, document, keeping } = this.#parts;
    const { undo, redo } = document.next;
    return {
      folder,
      revision: document.revision,
      kept: keeping.kept,
      listed: this.#listed,
      settled: this.#settled,
      unsaved: document.files.flatMap((file) => unsavedFile(file) ?? []),
      undo: undo && stepRow(undo),
      redo: redo && stepRow(redo),
      drafts: document.drafts.all,
    };
  }

  #made(language: Language, work: () => StepOutcome, around: PackPlace | null, isWhole: boolean): Told {
    this.#parts.keeping.before();
    const came = work();
    if (came.kind === 'done') this.#changed(came.files, isWhole);
    return this.told(came, language, around);
  }

  #edited(wanted: WantedStep): StepOutcome {
    const { document, pack } = this.#parts;
    const step = raisedFor(document, wanted, pack.content?.language);
    const odd = step.edits.find(({ file }) => document.file(file) === undefined && !isNewFile(file));
    return odd === undefined ? document.edit(step) : { kind: 'no-place', file: odd.file, pointer: '' };
  }

  /** Files have other texts now. */
  #changed(files: readonly string[], isWhole = false): void {
    const { pack, keeping, around } = this.#parts;
    const format = pack.manifest?.format;
    this.#note(files);
    // It may need other packs now.
    if (isWhole && files.includes(MANIFEST_FILE)) this.#others = around(pack.source());
    // What is wrong with a card depends on the format.
    const isOther = isWhole || format !== pack.manifest?.format;
    if (isOther && pack.isBehind) pack.refresh(this.#others);
    keeping.after();
    this.#isUntold = true;
  }

  /** The newest entry has changed these files. */
  #note(files: readonly string[]): void {
    const { document, pack, keeping } = this.#parts;
    for (const path of files) if (pack.note(path)) this.#listed = document.revision;
    keeping.touched(pack.takeTouched());
  }
}
