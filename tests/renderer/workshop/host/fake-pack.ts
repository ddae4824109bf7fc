// A pack at a host that is a few lines: cards, a count of revisions, and answers that can be held back.
import type { Json } from '../../../../shared/engine/json.ts';
import type { PackPlace, TextDraft } from '../../../../shared/packs/document/entry.ts';
import { segmentsOf } from '../../../../shared/packs/pointer.ts';
import type { Client } from '../../../../shared/rpc/client.ts';
import type { Params, ProcedureName, Pushed, PushedName, Result } from '../../../../shared/rpc/contract.ts';
import { RpcError, type FailureCode } from '../../../../shared/rpc/failure.ts';
import type {
  StepRow,
  WorkshopAnswer,
  WorkshopState,
  WrittenCard,
  WrittenCardRow,
} from '../../../../shared/rpc/messages/workshop.ts';

export const FOLDER = '/packs/choir';
const FILE = 'cards/a.json';
export const STALE = 'Changed elsewhere.';

interface FakeCard {
  readonly [field: string]: Json;
  readonly id: string;
  readonly name: string;
}

/** What is there of a card, and as of which revision. */
interface Entry {
  readonly card: FakeCard;
  readonly since: number;
}

interface Call {
  readonly name: ProcedureName;
  readonly params: unknown;
}

export type Handlers = { readonly [N in ProcedureName]?: (params: Params<N>) => Result<N> };

export const place = (index: number): PackPlace => ({ file: FILE, pointer: `/cards/${index}` });

export class FakePack implements Client {
  readonly calls: Call[] = [];
  entries: Entry[];
  revision = 1;
  kept = 1;
  listed = 1;
  settled = 1;
  undo: StepRow | null = null;
  title = 'The Drowned Choir';
  /** What its cards are called in other languages. */
  names: { readonly [language: string]: string } = {};
  drafts: readonly TextDraft[] = [];
  /** What the thread stumbles over: how many of the next calls fail. */
  readonly failures: { name: ProcedureName; code: FailureCode; isDone: boolean }[] = [];
  #isConnected = true;
  readonly #listeners = new Map<PushedName, Set<(data: never) => void>>();
  readonly #connections = new Set<(connected: boolean) => void>();
  readonly #held: { readonly name: ProcedureName; readonly release: () => void }[] = [];
  #holding: ProcedureName | null = null;

  constructor(...names: readonly string[]) {
    this.entries = names.map((name) => ({ card: { id: name.toLowerCase(), name, kind: 'relic' }, since: 1 }));
  }

  /** What it answers. */
  protected get handlers(): Handlers {
    return HANDLERS_OF(this);
  }

  get state(): WorkshopState {
    const { revision, kept, listed, settled, undo, drafts } = this;
    return { folder: FOLDER, revision, kept, listed, settled, unsaved: [], undo, redo: null, drafts };
  }

  async call<N extends ProcedureName>(name: N, params: Params<N>): Promise<Result<N>> {
    this.calls.push({ name, params });
    await Promise.resolve();
    const closed = new RpcError('closed', 'The connection is lost.');
    if (!this.#isConnected) throw closed;
    const at = this.failures.findIndex((failure) => failure.name === name);
    const [failure] = at < 0 ? [] : this.failures.splice(at, 1);
    const handle = this.handlers[name];
    if (handle === undefined) throw new RpcError('no-such-procedure', name);
    const isDone = failure === undefined || failure.isDone;
    const result = isDone ? structuredClone(handle(params)) : null;
    if (this.#holding === name) await new Promise<void>((release) => this.#held.push({ name, release }));
    if (!this.#isConnected) throw closed;
    if (failure !== undefined || result === null)
      throw new RpcError(failure?.code ?? 'internal', 'The work stopped.');
    return result;
  }

  on<N extends PushedName>(name: N, listener: (data: Pushed[N]) => void): () => void {
    const listeners = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, listeners);
    listeners.add(listener as (data: never) => void);
    return () => listeners.delete(listener as (data: never) => void);
  }

  onConnection(listener: (connected: boolean) => void): () => void {
    this.#connections.add(listener);
    return () => this.#connections.delete(listener);
  }

  /** How often something was asked. */
  count(name: ProcedureName): number {
    return this.calls.filter((call) => call.name === name).length;
  }

  asked<N extends ProcedureName>(name: N): readonly Params<N>[] {
    return this.calls.flatMap((call) => (call.name === name ? [call.params as Params<N>] : []));
  }

  /** Answers of one kind are made, and held back. @returns lets them go */
  hold(name: ProcedureName): () => void {
    this.#holding = name;
    return () => {
      this.#holding = null;
      for (const { release } of this.#held.splice(0)) release();
    };
  }

  connect(connected: boolean): void {
    this.#isConnected = connected;
    for (const { release } of this.#held.splice(0)) release();
    for (const tell of this.#connections) tell(connected);
  }

  /** Another page changes a field of a card. */
  change(index: number, field: string, value: Json): void {
    const { card } = this.entries[index];
    this.#put(this.entries.with(index, { card: { ...card, [field]: value }, since: this.revision + 1 }));
    if (field === 'name') this.listed = this.revision;
    this.tell();
  }

  /** The list becomes another one. */
  relist(entries: readonly Entry[]): void {
    this.#put([...entries]);
    this.listed = this.revision;
    this.tell();
  }

  /** The pack is called something else. */
  say(title: string): void {
    this.title = title;
    this.revision++;
    this.listed = this.revision;
    this.tell();
  }

  tell(): void {
    for (const listener of this.#listeners.get('workshop') ?? []) listener(this.state as never);
  }

  rows(): WrittenCardRow[] {
    return this.entries.map(({ card: { id, name, kind } }, i) => ({
      place: place(i),
      id,
      name,
      names: this.names,
      kind: String(kind),
      problems: 0,
    }));
  }

  view({ pointer }: PackPlace): WrittenCard | null {
    const index = Number(/^\/cards\/(\d+)/.exec(pointer)?.[1]);
    const entry = this.entries.at(index);
    return entry === undefined
      ? null
      : {
          revision: this.revision,
          place: place(index),
          lines: { first: index + 1, last: index + 1 },
          fault: null,
          isLocked: false,
          definition: entry.card,
          sentence: null,
          fields: [],
          face: null,
          problems: [],
          advice: [],
        };
  }

  /** Only `write` and `remove` do something; the latter takes the last letter of a name away. */
  gesture({ revision, card, gesture }: Params<'workshop.gesture'>): WorkshopAnswer {
    const index = Number(card.pointer.split('/')[2]);
    const entry = this.entries[index];
    if (entry.since > revision) return this.#refused('stale', STALE, card);
    const [field] = 'at' in gesture ? segmentsOf(gesture.at) : [];
    const value = gesture.do === 'write' ? gesture.value : entry.card.name.slice(0, -1);
    this.#put(
      this.entries.with(index, { card: { ...entry.card, [field]: value }, since: this.revision + 1 }),
    );
    if (field === 'name') this.listed = this.revision;
    this.undo = { label: `${field} of ${entry.card.name}`, place: card, at: 0 };
    this.tell();
    const outcome = {
      focus: { at: `/${field}`, role: 'choice' },
      told: null,
      draft: null,
      lost: null,
    } as const;
    return this.done(card, outcome);
  }

  command({ command }: Params<'workshop.command'>): WorkshopAnswer {
    if (command.do === 'new') {
      const card = { id: command.name.toLowerCase(), name: command.name, kind: command.kind };
      this.relist([...this.entries, { card, since: this.revision + 1 }]);
      return this.done(place(this.entries.length - 1));
    }
    if (command.do === 'delete') {
      this.relist(this.entries.filter((_, i) => place(i).pointer !== command.card.pointer));
      return this.done(null);
    }
    return this.#refused('refused', `The fake pack knows no ${command.do}.`, null);
  }

  done(
    card: PackPlace | null,
    outcome: Extract<WorkshopAnswer, { ok: true }>['outcome'] = null,
  ): WorkshopAnswer {
    const { revision, undo: step } = this;
    return { ok: true, revision, files: [FILE], step, card: card && this.view(card), outcome };
  }

  #refused(why: 'stale' | 'refused', sentence: string, card: PackPlace | null): WorkshopAnswer {
    const { revision } = this;
    return { ok: false, why, sentence, revision, places: [], problem: null, card: card && this.view(card) };
  }

  #put(entries: Entry[]): void {
    this.revision++;
    this.settled = this.revision;
    this.entries = entries;
  }
}

const ABOUT = {
  pack: 'choir',
  title: 'The Drowned Choir',
  version: '0.1.0',
  game: 'tower',
  kinds: [
    {
      kind: 'relic',
      name: 'relic',
      plural: 'relics',
      about: 'Something old.',
      brief: 'something old',
      sort: '',
    },
  ],
  templates: [],
  unsaid: 0,
  first: null,
};

const HANDLERS_OF = (pack: FakePack): Handlers => ({
  'workshop.open': () => ({
    state: pack.state,
    ...ABOUT,
    files: [FILE],
    cards: pack.rows(),
    patches: [],
  }),
  'workshop.close': () => ({}),
  'workshop.cards': () => ({ cards: pack.rows(), patches: [], about: { ...ABOUT, title: pack.title } }),
  'workshop.card': ({ place: at }) => ({ card: pack.view(at) }),
  'workshop.gesture': (asked) => pack.gesture(asked),
  'workshop.command': (asked) => pack.command(asked),
  'workshop.detail': ({ change }) => {
    pack.say(change.text);
    return pack.done(null);
  },
  'workshop.undo': () => pack.done(pack.undo?.place ?? null),
  'workshop.keep': () => {
    pack.kept = pack.revision;
    pack.tell();
    return { kept: pack.kept };
  },
  'workshop.other': ({ language }) => ({
    card: { revision: pack.revision, language, rules: [], face: null },
  }),
  'workshop.choices': ({ revision, card }) => {
    const isSame = pack.entries[Number(card.pointer.split('/')[2])].since <= revision;
    return { revision: pack.revision, rows: isSame ? [] : null };
  },
});
