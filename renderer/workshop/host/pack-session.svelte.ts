import type { UseRow } from '../../../shared/packs/advice/around.ts';
import type { PackPlace } from '../../../shared/packs/document/entry.ts';
import type { PlanChange } from '../../../shared/packs/plan/types.ts';
import type { Taken } from '../../../shared/packs/document/outside.ts';
import type { Client } from '../../../shared/rpc/client.ts';
import type { Params } from '../../../shared/rpc/contract.ts';
import { RpcError } from '../../../shared/rpc/failure.ts';
import type {
  CardGesture,
  DetailChange,
  PackCommand,
  PackDetails,
  RawFile,
  WorkshopAnswer,
  WorkshopState,
  WrittenCard,
} from '../../../shared/rpc/messages/workshop.ts';
import type { Maker } from '../../../shared/packs/pictures.ts';
import type { AddedPicture } from '../../../shared/rpc/messages/workshop-pictures.ts';
import type { SentCard } from '../../../shared/rpc/messages/workshop-packs.ts';
import type { Language } from '../../../shared/words/languages.ts';
import { Following } from './following.ts';
import { canBeRepeated, isStillMeant } from './gesture-kinds.ts';
import { InTurn } from './in-turn.ts';
import { leave, untilLeft } from './leaving.ts';
import { PackCalls } from './pack-calls.ts';
import { ShownPack } from './shown-pack.svelte.ts';
import { calledIn, idOf, rowAt, rowOfAny } from './written-cards.ts';

/** What an author has to hear that no answer says. */
export type PackNews =
  | { readonly kind: 'failed'; readonly sentence: string }
  /** Work on the pack had stopped, and goes on. */
  | { readonly kind: 'begunAgain' }
  /** The card that was shown is not there any more. */
  | { readonly kind: 'gone'; readonly name: string };

interface PackSessionParts {
  readonly host: Client;
  /** As the list of packs names it. */
  readonly folder: string;
  /** Key of the card that is shown first; null: any. */
  readonly wanted: string | null;
  /** That of the page. */
  readonly language: () => Language;
  readonly hear: (news: PackNews) => void;
  /** Asks whether a card that is locked is to be changed; left out: none is. */
  readonly unlock?: (name: string) => Promise<boolean>;
}

/** A pack that is being written: what is done to it, one thing after the other, and what is shown of it. */
export class PackSession {
  readonly shown: ShownPack;
  /** Why it cannot be opened; null while all is well. */
  failure: string | null = $state.raw(null);
  /** How many changes are on their way. */
  changing = $state(0);
  /** How many restore points have been made from here. */
  marks = $state(0);

  readonly #parts: PackSessionParts;
  readonly #calls: PackCalls;
  readonly #stop: () => void;
  readonly #order = new InTurn(() => this.#rest());
  readonly #following: Following;
  #attended: Promise<unknown> = Promise.resolve();
  /** How the pack is, as it was said while something was changed; null: that is shown. */
  #heard: WorkshopState | null = null;
  #isTouched = false;

  constructor(parts: PackSessionParts) {
    const { host, folder, wanted, hear } = parts;
    this.#parts = parts;
    this.shown = new ShownPack(folder, wanted, () => this.#calls);
    this.#calls = new PackCalls(host, {
      open: async () => {
        this.#heard = null;
        await this.shown.open(host);
        this.failure = null;
        this.#following.wait();
      },
      failed: ({ message }) => (this.failure = message),
      begunAgain: () => hear({ kind: 'begunAgain' }),
      answered: () => this.#note(),
    });
    this.#following = new Following({
      shown: this.shown,
      isFree: () => this.#calls.isOpen && !this.#order.isBusy,
      language: parts.language,
      guarded: (work) => this.#guarded(work),
      gone: (name) => hear({ kind: 'gone', name }),
    });
    this.#stop = host.on('workshop', (state) => {
      if (state.folder !== folder) return;
      this.#heard = state;
      // It is said just before the answer: shown together with that, or the page would be drawn twice.
      if (this.changing === 0) this.#note();
    });
  }

  /** Whether nothing of what was done can be lost any more. */
  get isKept(): boolean {
    const { state } = this.shown;
    return this.changing === 0 && state !== null && state.kept >= state.revision;
  }

  /** Opens it, or asks for everything again: in another language, or where it could not be opened. */
  async open(): Promise<void> {
    await untilLeft(this.#parts.folder);
    await this.#calls.reopen();
  }

  /** Leaves it, as soon as all is done that is under way. */
  close(): void {
    this.#following.stop();
    leave(this.#parts.folder, this.#leave());
  }

  /** Shows another card. */
  show(key: string): Promise<void> {
    return this.#guarded(() =>
      this.#order.add(async () => {
        const row = rowOfAny(this.shown, key);
        if (row !== undefined && key !== this.shown.key) await this.shown.load(row.place);
      }),
    );
  }

  /**
   * Does something to a card, after all that was begun before.
   *
   * @param key of the card that it is meant for
   * @param gesture asked for when its turn has come: it may have been typed on meanwhile
   * @returns null: another card is shown by now, or it was done before the connection was lost
   */
  gesture(key: string | null, gesture: () => CardGesture): Promise<WorkshopAnswer | null> {
    return this.#change(async () => {
      const { card } = this.shown;
      return card === null || key !== this.shown.key ? null : this.#gesture(gesture(), card);
    });
  }

  undo(): Promise<WorkshopAnswer | null> {
    return this.#move('workshop.undo');
  }

  redo(): Promise<WorkshopAnswer | null> {
    return this.#move('workshop.redo');
  }

  /** Does something with whole cards, and shows the one that it leads to. */
  command(command: PackCommand): Promise<WorkshopAnswer | null> {
    const mark = (): string => JSON.stringify(this.shown.cards.map(({ id, place }) => [id, place]));
    return this.whole((calls, params) =>
      calls.made('workshop.command', () => ({ ...params(), command }), mark),
    );
  }

  /** Brings a card into another pack of its author, and shows what is left here. */
  send(card: PackPlace, to: string, how: Params<'workshop.send'>['how']): Promise<SentCard> {
    return this.#change(async () => {
      const sent = await this.#calls.once('workshop.send', () => ({ ...this.#params(), card, to, how }));
      if (sent.ok) await this.shown.takeAnswer(sent.answer);
      return sent;
    });
  }

  /** Chooses between what is here and what another program has written. */
  choose(
    file: string,
    choices: readonly { readonly pointer: string; readonly take: Taken }[],
  ): Promise<WorkshopAnswer | null> {
    const mark = (): string => JSON.stringify(this.shown.state?.unsaved);
    return this.whole((calls, params) =>
      calls.made('workshop.choose', () => ({ ...params(), file, choices: [...choices] }), mark),
    );
  }

  /** Makes a restore point of the pack as it is. @returns whether it was made; why not, is said */
  async mark(label: string): Promise<boolean> {
    const done = await this.inTurn((calls, folder) => calls.ask('workshop.mark', () => ({ folder, label })));
    if (done !== null) this.marks++;
    return done !== null;
  }

  /** Does something to the pack after all that was begun before, and shows the card that it leads to. */
  whole(
    make: (
      calls: PackCalls,
      params: () => { folder: string; revision: number },
    ) => Promise<WorkshopAnswer | null>,
  ): Promise<WorkshopAnswer | null> {
    return this.#change(async () =>
      this.shown.takeAnswer(await this.#unlocking(() => make(this.#calls, () => this.#params()))),
    );
  }

  /** What the pack says of itself. */
  details(): Promise<PackDetails> {
    const { folder } = this.#parts;
    return this.#calls.ask('workshop.details', () => ({ folder }));
  }

  /** Has the pack say something else of itself; what is listed of it follows when nothing is typed any more. */
  detail(change: DetailChange): Promise<WorkshopAnswer | null> {
    const { folder } = this.#parts;
    return this.#change(() =>
      this.#calls.made(
        'workshop.detail',
        () => ({ folder, change }),
        () => '',
      ),
    );
  }

  /**
   * Takes in a picture, and says who made it.
   *
   * @param send hands it to the host. @returns by what the host knows it
   */
  addPicture(send: (host: Client) => Promise<string>, maker: Maker): Promise<AddedPicture> {
    const { host, folder } = this.#parts;
    return this.#change(async () => {
      const file = await send(host);
      const added = await this.#calls.once('workshop.addPicture', () => ({ folder, file, maker }));
      await this.shown.takeAnswer(added.answer);
      return added;
    });
  }

  /** Has the pack be written in another language, whose words change places with its own. */
  settle(to: string): Promise<WorkshopAnswer | null> {
    return this.whole((calls, params) =>
      calls.made(
        'workshop.translated',
        () => ({ folder: params().folder, change: { do: 'settle', to } }),
        () => this.stackMark,
      ),
    );
  }

  raw(file: string): Promise<RawFile> {
    const { folder } = this.#parts;
    return this.#calls.ask('workshop.raw', () => ({ folder, file }));
  }

  /** Asks something after all that was begun before. @returns null where that has failed, which is said */
  async inTurn<T>(ask: (calls: PackCalls, folder: string) => Promise<T>): Promise<T | null> {
    let found: T | null = null;
    await this.#guarded(() =>
      this.#order.add(async () => {
        found = await ask(this.#calls, this.#parts.folder);
      }),
    );
    return found;
  }

  /**
   * Asks something after all that was begun before, and lets what is begun meanwhile go first.
   *
   * @returns null where that has failed, which is said
   */
  async beside<T>(ask: (calls: PackCalls, folder: string) => Promise<T>): Promise<T | null> {
    let found: T | null = null;
    await this.#order.done;
    await this.#guarded(async () => {
      found = await ask(this.#calls, this.#parts.folder);
    });
    return found;
  }

  /** Writes into a file after all that was begun before, and shows the card that the answer has. */
  write(ask: (calls: PackCalls, folder: string) => Promise<WorkshopAnswer>): Promise<WorkshopAnswer> {
    return this.#change(async () => {
      const answer = await this.#unlocking(() => ask(this.#calls, this.#parts.folder));
      // The list can wait: each key may bring another name.
      if (answer.ok && answer.card !== null) this.shown.take(answer.card);
      return answer;
    });
  }

  /** Something goes on by itself: the pack is not left before it has ended. */
  attend(work: Promise<void>): void {
    this.#attended = Promise.all([this.#attended, work]);
  }

  /** Where a card is named. */
  async uses(card: PackPlace): Promise<readonly UseRow[]> {
    const { folder } = this.#parts;
    const { rows } = await this.#calls.ask('workshop.uses', () => ({ folder, card }));
    return rows;
  }

  /** Writes a file as it is. */
  async save(file: string): Promise<void> {
    const { folder } = this.#parts;
    await this.#calls.ask('workshop.save', () => ({ folder, file }));
  }

  /**
   * Asks something about the card that is shown, after all that was begun before. What is asked of a card that is another one by
   * now is asked once more. A failure is said.
   *
   * @param ask answers null where the card is another one
   */
  async about<T>(
    ask: (calls: PackCalls, card: WrittenCard, folder: string) => Promise<T | null>,
  ): Promise<T | null> {
    let found: T | null = null;
    await this.#order.done;
    await this.#guarded(async () => {
      for (let tries = 0; found === null && tries < 2 && this.shown.card !== null; tries++) {
        if (tries > 0) await this.#order.add(() => this.shown.list());
        found = await ask(this.#calls, this.shown.card, this.#parts.folder);
      }
    });
    return found;
  }

  /** The focus has left what was typed in, or the page is no longer seen: all is to be put down at once. */
  keep(): void {
    if (!this.#isTouched) return;
    this.#isTouched = false;
    const { folder } = this.#parts;
    void this.#guarded(() => this.#order.add(() => this.#calls.ask('workshop.keep', () => ({ folder }))));
  }

  async #leave(): Promise<void> {
    const { host, folder } = this.#parts;
    await this.#attended;
    await this.#order.done;
    this.#calls.stop();
    this.#stop();
    await this.#guarded(() => host.call('workshop.close', { folder }));
  }

  async #gesture(gesture: CardGesture, made: WrittenCard): Promise<WorkshopAnswer | null> {
    const { shown } = this;
    const now = (): WrittenCard => shown.card ?? made;
    const params = (): Params<'workshop.gesture'> => {
      const { revision, place } = now();
      return { folder: shown.folder, revision, card: place, gesture };
    };
    const mark = (): string => (canBeRepeated(gesture) ? '' : JSON.stringify(now().definition));
    const first = await this.#unlocking(() => this.#calls.made('workshop.gesture', params, mark));
    if (first?.ok !== false || first.why !== 'stale') return this.shown.takeAnswer(first);
    await shown.list();
    const isMeant = idOf(now()) === idOf(made) && isStillMeant(gesture, made.definition, now().definition);
    return isMeant ? this.shown.takeAnswer(await this.#calls.made('workshop.gesture', params, mark)) : first;
  }

  #move(name: 'workshop.undo' | 'workshop.redo'): Promise<WorkshopAnswer | null> {
    return this.whole((calls, params) => calls.made(name, params, () => this.stackMark));
  }

  /** Differs after each step, undo and redo. */
  get stackMark(): string {
    return JSON.stringify([this.shown.state?.undo, this.shown.state?.redo]);
  }

  /** Does something; where it would change a card that is locked, its author is asked, and it is done once that is unlocked. */
  async #unlocking<A extends WorkshopAnswer | null>(work: () => Promise<A>): Promise<A> {
    const answer = await work();
    if (answer?.ok !== false || answer.why !== 'locked') return answer;
    const { unlock, language } = this.#parts;
    const row = rowAt(this.shown.cards, answer.places[0]);
    if (row?.id == null || (await unlock?.(calledIn(row, language()))) !== true) return answer;
    const change: PlanChange = { do: 'state', cards: [row.id], state: 'ready' };
    await this.#calls.made(
      'workshop.planned',
      () => ({ ...this.#params(), change }),
      () => '',
    );
    return work();
  }

  #params(): { folder: string; revision: number } {
    const { folder, state } = this.shown;
    return { folder, revision: state!.revision };
  }

  /** Shows how the pack is, as far as that was said. */
  #note(): void {
    const state = this.#heard;
    this.#heard = null;
    if (state !== null && this.shown.note(state)) void this.#following.follow();
  }

  /** Something is done: what came meanwhile is shown. */
  #rest(): void {
    this.#note();
    this.#following.wait();
    void this.#following.follow();
  }

  async #change<T>(work: () => Promise<T>): Promise<T> {
    this.#following.change();
    this.#isTouched = true;
    this.changing++;
    try {
      return await this.#order.add(work);
    } finally {
      this.changing--;
    }
  }

  /** A failure is said; where the connection is lost, everything is asked for again when it is back. */
  async #guarded(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof RpcError)) throw error;
      if (error.code !== 'closed') this.#parts.hear({ kind: 'failed', sentence: error.message });
    }
  }
}
