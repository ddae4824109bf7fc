import type { PackPlace } from '../../../shared/packs/document/entry.ts';
import type { Completions } from '../../../shared/packs/raw/completions.ts';
import { RpcError } from '../../../shared/rpc/failure.ts';
import type { WordHelp, WorkshopAnswer, WorkshopPack } from '../../../shared/rpc/messages/workshop.ts';
import type { Words } from '../../ui/words.ts';
import type { FileText, RawAnswer, RawEdit, RawPort } from '../raw/raw-port.ts';
import type { TextKey } from '../text/en.ts';
import type { PackSession } from './pack-session.svelte.ts';
import { rowAt } from './written-cards.ts';

/** A revision that no text was read at. */
const UNKNOWN = 0;
/** Letters of a name in the name of a step. */
const LONGEST = 80;

/** The files of a pack at a host, as texts. */
export class HostRawPort implements RawPort {
  readonly #session: PackSession;
  readonly #t: Words<TextKey>;
  /** The pack as it was opened when texts were read last: revisions of another opening mean other texts. */
  #opened: WorkshopPack | null = null;

  /** The step that was made last. */
  #last: { readonly merge: string | null; readonly label: string } | null = null;

  constructor(session: PackSession, t: Words<TextKey>) {
    this.#session = session;
    this.#t = t;
  }

  read(path: string): Promise<FileText | null> {
    return this.#session.inTurn(async (calls, folder) => {
      const { revision, text } = await calls.ask('workshop.raw', () => {
        this.#opened = this.#session.shown.pack;
        return { folder, file: path };
      });
      return text === null ? null : { revision, text };
    });
  }

  async write(path: string, edit: () => RawEdit): Promise<RawAnswer> {
    try {
      const answer = await this.#session.write((calls, folder) => {
        const { revision, piece, card, run } = edit();
        const place = { file: path, pointer: card ?? '' };
        const merge = run && JSON.stringify(['raw', place, run]);
        const label = this.#label(place, merge);
        return calls.ask('workshop.edit', () => ({
          folder,
          revision: this.#session.shown.pack === this.#opened ? revision : UNKNOWN,
          edits: [{ file: path, splice: piece }],
          label,
          place,
          merge,
        }));
      });
      return answered(answer);
    } catch (error) {
      if (!(error instanceof RpcError)) throw error;
      return { kind: 'refused', sentence: error.message };
    }
  }

  async complete(path: string, offset: number): Promise<Completions | null> {
    const came = await this.#session.inTurn((calls, folder) =>
      calls.ask('workshop.complete', () => ({ folder, file: path, offset })),
    );
    return came && came.found;
  }

  async explain(path: string, card: string, at: string): Promise<WordHelp | null> {
    const place = { file: path, pointer: card };
    const came = await this.#session.inTurn((calls, folder) =>
      calls.ask('workshop.explain', () => ({ folder, card: place, at })),
    );
    return came && came.help;
  }

  async save(path: string): Promise<boolean> {
    const came = await this.#session.inTurn((calls, folder) =>
      calls.ask('workshop.save', () => ({ folder, file: path })),
    );
    return came !== null;
  }

  attend(work: Promise<void>): void {
    this.#session.attend(work);
  }

  /** The label of a step in a card; in none, of its file. While a name is typed, it is that of before. */
  #label(place: PackPlace, merge: string | null): string {
    if (merge !== null && merge === this.#last?.merge) return this.#last.label;
    const name = rowAt(this.#session.shown.cards, place)?.name.slice(0, LONGEST);
    const label = name ? this.#t('raw.step', { name }) : this.#t('raw.step.file', { file: place.file });
    this.#last = { merge, label };
    return label;
  }
}

function answered(answer: WorkshopAnswer): RawAnswer {
  if (answer.ok) return { kind: 'written', revision: answer.revision };
  // A file that has become shorter has no such place.
  if (answer.why === 'stale' || answer.why === 'no-place') return { kind: 'stale' };
  return { kind: 'refused', sentence: answer.sentence };
}
