// A pack that is written in the thread of the test, over a store.
import { join } from 'node:path';
import { JournalRepository } from '../../../../main/db/journal.ts';
import { openStore, type Store } from '../../../../main/db/store.ts';
import type { PackGame } from '../../../../main/host/packs/cards.ts';
import { PackEditor } from '../../../../main/host/workshop/editor.ts';
import type { AskKind, Asks, Told } from '../../../../main/host/workshop/asks.ts';
import type { WriteOrder } from '../../../../main/host/workshop/protocol.ts';
import { recalled, recalledLine } from '../../../../main/host/workshop/recall.ts';
import { games } from '../../../../shared/games/index.ts';
import type { WantedStep } from '../../../../shared/packs/document/step.ts';
import type { CardGesture, PackCommand, WorkshopState } from '../../../../shared/rpc/messages/workshop.ts';
import type { Language } from '../../../../shared/words/languages.ts';
import { afterUse } from '../../../support/left-open.ts';
import { MODS } from '../support.ts';
import { CARDS, Mine } from './mine.ts';

/** The packs that come with the program. */
export const SHIPPED = { path: MODS, origin: 'shipped', single: false } as const;

/** A page, a thread and a journal in one. */
export class Writing {
  readonly journal: JournalRepository;
  state: WorkshopState | null = null;
  /** How often it was told how the pack is. */
  told = 0;
  trouble: string | null = null;
  lost = false;
  /** Whether the journal can be written. */
  canPut = true;
  #editor: PackEditor | null = null;
  readonly #mine: Mine;
  readonly #name: string;
  readonly #games: readonly PackGame[];

  /** @param played the games that it may be of */
  constructor(mine: Mine, name: string, store: Store, played: readonly PackGame[] = games) {
    this.#games = played;
    this.#mine = mine;
    this.#name = name;
    this.journal = store.journal;
  }

  /** Begins again, as after a kill: nothing is left but disk and journal. */
  async begin(more: Partial<WriteOrder> = {}): Promise<Asks['open']['answer']> {
    this.#editor?.abandon();
    const order = {
      folder: this.#mine.folder(this.#name),
      folders: [this.#mine.packs],
      journal: this.journal.open(this.#name, Date.now()),
      revision: 1,
      ...more,
    };
    const editor: PackEditor = new PackEditor(order, this.#games, (message) => {
      switch (message.kind) {
        case 'journal':
          if (this.canPut) this.journal.put(this.#name, message.batch, Date.now());
          queueMicrotask(() => editor.put(this.canPut));
          break;
        case 'recall': {
          const { journal } = this;
          const past = recalled(journal, this.#name, message.n);
          const line = recalledLine(journal, this.#name, message.n);
          queueMicrotask(() => editor.recalled({ past, line }));
          break;
        }
        case 'state':
          this.state = message.state;
          this.told++;
          this.trouble = message.trouble?.file ?? null;
          break;
        case 'lost':
          this.lost = true;
          break;
        case 'answer':
        case 'failure':
          break;
        default:
          message satisfies never;
      }
    });
    this.#editor = editor;
    const opened = await this.ask('open', {});
    this.state = opened.state;
    return opened;
  }

  async ask<K extends AskKind>(
    kind: K,
    asked: Asks[K]['asked'],
    language: Language = 'en',
  ): Promise<Asks[K]['answer']> {
    return this.#editor!.answer(kind, asked, language);
  }

  /** Edits on the newest revision. */
  edit(edits: WantedStep['edits'], more: Partial<WantedStep> = {}): Promise<Told> {
    const { revision } = this.state!;
    return this.ask('edit', {
      wanted: { revision, edits, label: 'edit', place: null, merge: null, ...more },
    });
  }

  /** Sets one value of the first file of cards. */
  set(pointer: string, value: string | number, more: Partial<WantedStep> = {}): Promise<Told> {
    const place = { file: CARDS, pointer };
    return this.edit([{ file: CARDS, operations: [{ op: 'replace', path: pointer, value }] }], {
      place,
      ...more,
    });
  }

  /** Does something on a card as it is now. */
  gesture(pointer: string, gesture: CardGesture, language: Language = 'en'): Promise<Told> {
    const { revision } = this.state!;
    return this.ask('gesture', { revision, card: { file: CARDS, pointer }, gesture }, language);
  }

  command(command: PackCommand, language: Language = 'en'): Promise<Told> {
    return this.ask('command', { revision: this.state!.revision, command }, language);
  }

  move(kind: 'undo' | 'redo'): Promise<Told> {
    return this.ask(kind, { revision: this.state!.revision });
  }

  /** All files as they are now. */
  async texts(): Promise<Record<string, string | null>> {
    const { files } = await this.ask('open', {});
    const texts = files.map(async (file) => [file, await this.text(file)] as const);
    return Object.fromEntries(await Promise.all(texts));
  }

  async text(file = CARDS): Promise<string | null> {
    return (await this.ask('raw', { file })).text;
  }
}

/** The pack `gloom`, which is being written among those that come with the program. */
export interface Gloom {
  readonly mine: Mine;
  readonly store: Store;
  readonly writing: Writing;
  readonly opened: Asks['open']['answer'];
}

/** Begins to write `gloom`; it is closed when the test or the file that has asked for it is over. */
export async function writeGloom(
  files: Record<string, string>,
  played: readonly PackGame[] = games,
): Promise<Gloom> {
  const mine = new Mine({ gloom: files });
  const store = await openStore({ folder: join(mine.root, 'data'), now: Date.now });
  const writing = new Writing(mine, 'gloom', store, played);
  const opened = await writing.begin({ folders: [mine.packs, SHIPPED] });
  afterUse(async () => {
    await writing.ask('close', {});
    store.close();
  });
  return { mine, store, writing, opened };
}
