// Kills a host while a page edits a pack, again and again, and looks what became of pack, drafts and journal.
import { once } from 'node:events';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
// eslint-disable-next-line ravingspire/no-sleeps -- a person types, and pauses.
import { setTimeout as pause } from 'node:timers/promises';
import type { Draw } from '../../../../shared/engine/random.ts';
import { PackDocument } from '../../../../shared/packs/document/document.ts';
import { Drafts } from '../../../../shared/packs/document/drafts.ts';
import type { TextDraft } from '../../../../shared/packs/document/entry.ts';
import { OpenFile } from '../../../../shared/packs/document/file.ts';
import type { FileEdit } from '../../../../shared/packs/document/step.ts';
import { parse } from '../../../../shared/packs/parse.ts';
import type { WorkshopAnswer, WorkshopState } from '../../../../shared/rpc/messages/workshop.ts';
import { pick } from '../../../support/edits/files.ts';
import { drawnOperation } from '../../../support/edits/operations.ts';
import { card, filesOf } from '../workshop/mine.ts';
import type { SocketClient } from './client.ts';
import { start, stop, type Running } from './running.ts';

/** Longest time that is edited then before the kill, in milliseconds: files are written after a second of quiet. */
const LONGEST = 2500;
/** Calls before the time of the kill is drawn, at least. */
const FIRST = 3;
/** Pauses between two edits, in milliseconds. */
const PAUSES = [0, 3, 20, 80, 1300];
/** Steps that are undone and done again after each start. */
const STEPS = 3;

/** What came of many kills. */
export interface KilledEditing {
  kills: number;
  /** Edits that were answered, over all rounds. */
  edits: number;
  /** Kills at which something was in the journal and not on the disk. */
  unsaved: number;
  /** Kills at which a file could not be read as it was being written, or a draft was there. */
  drafts: number;
  /** Of the oldest edit that was lost at a kill, how many milliseconds before it had been answered; the most of all. */
  oldestLost: number;
  /** What must not be; empty. */
  faults: string[];
}

/** All that an author has: the texts of the files, and the drafts. */
interface Work {
  readonly texts: ReadonlyMap<string, string | null>;
  readonly drafts: readonly TextDraft[];
}

const keyOf = ({ texts, drafts }: Work): string => {
  const said = drafts.map(({ place: { file, pointer }, text }) => `${file} ${pointer} ${text}`);
  return JSON.stringify([[...texts].sort(), said.sort()]);
};

/** A state that the page has seen. */
interface Seen {
  /** Null: it was gone before it could be looked at, and undo or redo may have gone back to anything. */
  readonly key: string | null;
  readonly revision: number;
  /** When it was answered, in milliseconds. */
  readonly at: number;
}

const PACK = 'gloom';
const PATHS = ['cards/a.json', 'cards/b.json'];

/**
 * @param folder an empty folder to work in
 * @param draw draws 0..n-1
 */
export async function killEditing(folder: string, kills: number, draw: Draw): Promise<KilledEditing> {
  const mods = join(folder, 'mods');
  const files = filesOf(
    PACK,
    ['a', 'b', 'c'].map((id) => card(id)),
  );
  const more = filesOf(
    PACK,
    ['d', 'e'].map((id) => card(id)),
  );
  mkdirSync(join(mods, PACK, 'cards'), { recursive: true });
  for (const [path, text] of Object.entries({ ...files, 'cards/b.json': more['cards/a.json'] }))
    writeFileSync(join(mods, PACK, path), text);
  const found: KilledEditing = { kills: 0, edits: 0, unsaved: 0, drafts: 0, oldestLost: 0, faults: [] };
  const round = new Round(join(mods, PACK), found, draw);
  let running = await start(folder, 1, mods);
  try {
    await round.begin(running);
    while (found.kills < kills) {
      await round.editAndKill(running);
      running = await start(folder, 1, mods);
      await round.inspect(running);
      found.kills++;
    }
  } finally {
    await stop(running);
  }
  return found;
}

class Round {
  private readonly folder: string;
  private readonly found: KilledEditing;
  private readonly draw: Draw;
  private client!: SocketClient;
  private revision = 0;
  private kept = 0;
  private work: Work = { texts: new Map(), drafts: [] };
  /** All states of this round, the newest last. */
  private seen: Seen[] = [];
  /** All states that there ever were: what is undone comes back. */
  private readonly ever = new Set<string>();
  /** What the call that was under way at the kill would have made; null: it may have gone back to anything. */
  private expected: string | null = '';
  private killedAt = 0;
  private typed = 0;

  constructor(folder: string, found: KilledEditing, draw: Draw) {
    this.folder = folder;
    this.found = found;
    this.draw = draw;
  }

  async begin({ clients: [client] }: Running): Promise<void> {
    this.client = client;
    client.onWorkshop((state) => (this.kept = Math.max(this.kept, state.kept)));
    const { state } = await client.call('workshop.open', { folder: this.folder });
    [this.revision, this.kept] = [state.revision, state.kept];
    this.work = await this.look(state);
    this.seen = [];
    this.note();
  }

  /** Edits at random until the host is gone. */
  async editAndKill({ process: child }: Running): Promise<void> {
    const gone = once(child, 'exit');
    // However slow the machine is, something has been edited by then.
    for (let n = FIRST + this.draw(FIRST); n > 0; n--) await this.command();
    let isGone = false;
    const timer = setTimeout(() => {
      isGone = true;
      this.killedAt = performance.now();
      child.kill('SIGKILL');
    }, this.draw(LONGEST));
    while (!isGone) {
      if (!(await this.command())) break;
      await pause(pick(this.draw, PAUSES));
    }
    clearTimeout(timer);
    await gone;
    this.client.close();
  }

  /** What the new host has, against what the old one said. */
  async inspect(running: Running): Promise<void> {
    const { found } = this;
    const fault = (text: string): void => void found.faults.push(`kill ${found.kills + 1}: ${text}`);
    const kept = this.seen.filter(({ revision }) => revision <= this.kept).length;
    const onDisk = this.readable(fault);
    const { seen, expected, killedAt } = this;
    await this.begin(running);
    const key = keyOf(this.work);
    const at = seen.findLastIndex((each) => each.key === key);
    if (at < 0 && key !== expected && !(expected === null && this.ever.has(key)))
      fault(`it has come to what never was: ${key.slice(0, 300)}`);
    else if (at >= 0 && at < kept - 1 && seen.at(-1)?.key !== null)
      fault(`of ${kept} states that were kept only ${at + 1} are there`);
    if (at >= 0 && at < seen.length - 1)
      found.oldestLost = Math.max(found.oldestLost, killedAt - seen[at + 1].at);
    if ([...this.work.texts].some(([path, text]) => (onDisk.get(path) ?? null) !== text)) found.unsaved++;
    if (this.work.drafts.length > 0 || [...this.work.texts.values()].some((text) => !isReadable(text)))
      found.drafts++;
    await this.backAndForth(fault);
    await this.tidy();
  }

  /** The files on the disk: whole, and none that was begun. */
  private readable(fault: (text: string) => void): Map<string, string> {
    const names = readdirSync(join(this.folder, 'cards'));
    for (const name of names)
      if (name.endsWith('.json') && !isReadable(readFileSync(join(this.folder, 'cards', name), 'utf8')))
        fault(`${name} is broken on the disk`);
    return new Map(
      PATHS.flatMap((path) =>
        names.includes(path.slice('cards/'.length))
          ? [[path, readFileSync(join(this.folder, path), 'utf8')]]
          : [],
      ),
    );
  }

  /** Undoes some steps and does them again: the journal has them as they were. */
  private async backAndForth(fault: (text: string) => void): Promise<void> {
    const before = keyOf({ ...this.work, drafts: [] });
    let undone = 0;
    while (undone < STEPS && (await this.move('undo')).ok) undone++;
    for (let i = 0; i < undone; i++) await this.move('redo');
    this.work = await this.look();
    if (keyOf({ ...this.work, drafts: [] }) !== before)
      fault(`${undone} steps undone and done again give other texts`);
    this.note();
  }

  /** Now and then a pack without drafts, so that all sorts of states are killed. */
  private async tidy(): Promise<void> {
    const { texts, drafts } = this.work;
    if (this.draw(2) === 0)
      for (const { place } of drafts)
        this.revision = (
          await this.client.call('workshop.draft', { folder: this.folder, place, text: '' })
        ).revision;
    for (const [path, text] of texts) {
      if (isReadable(text) && (text ?? '').length < 20_000) continue;
      const [whole] = Object.values(filesOf(PACK, [card(`n${this.typed++}`)])).slice(1);
      const edits = [{ file: path, whole }];
      const came = await this.client.call('workshop.edit', this.step(edits));
      if (came.ok) this.revision = came.revision;
    }
    this.work = await this.look();
    this.note();
  }

  /** One call of the page; false when the host is gone. */
  private async command(): Promise<boolean> {
    const { client, draw, folder, revision } = this;
    const path = pick(draw, PATHS);
    switch (draw(9)) {
      case 0: {
        this.expected = null;
        const reply = await client.send(draw(3) === 0 ? 'workshop.redo' : 'workshop.undo', {
          folder,
          revision,
        });
        if (reply === null) return false;
        const came = reply.ok ? (reply.result as WorkshopAnswer) : null;
        if (came?.ok !== true) this.expected = keyOf(this.work);
        return this.answered(came);
      }
      case 1: {
        const place = { file: path, pointer: '/cards/0/rules/0' };
        const text = draw(3) === 0 ? '' : `draw ${this.typed++}`;
        const drafts = new Drafts(this.work.drafts);
        drafts.put({ place, text, at: 0 });
        this.expected = keyOf({ ...this.work, drafts: drafts.all });
        const reply = await client.send('workshop.draft', { folder, place, text });
        if (reply?.ok === true) this.revision = (reply.result as { revision: number }).revision;
        return reply !== null && this.answered(null);
      }
      case 2: {
        this.expected = keyOf(this.work);
        const reply = await client.send('workshop.keep', { folder });
        if (reply === null) return false;
        const { kept } = (reply as { result: { kept: number } }).result;
        if (kept < revision) this.found.faults.push(`asked to keep ${revision}, the host keeps ${kept}`);
        this.kept = Math.max(this.kept, kept);
        return true;
      }
      case 3:
      case 4:
        return this.type(path);
      default:
        return this.edit(this.drawnEdits(path), `edit ${this.typed++}`, null);
    }
  }

  /** A name, letter by letter. */
  private async type(path: string): Promise<boolean> {
    const name = `Name ${this.typed++}`;
    for (let length = 1; length <= name.length; length++) {
      const operations = [{ op: 'add' as const, path: '/typed', value: name.slice(0, length) }];
      if (!(await this.edit([{ file: path, operations }], 'typing', `${path} ${name}`))) return false;
      await pause(this.draw(12));
    }
    return true;
  }

  private drawnEdits(path: string): FileEdit[] {
    const { draw } = this;
    return (draw(4) === 0 ? PATHS : [path]).map((file): FileEdit => {
      const text = this.work.texts.get(file) ?? null;
      const data = text === null ? undefined : parse(text).document?.value;
      if (text === null || data === undefined)
        return { file, whole: filesOf(PACK, [card('again')])['cards/a.json'] };
      if (draw(6) > 0) return { file, operations: [drawnOperation(data, draw)] };
      const offset = draw(text.length);
      return {
        file,
        splice: { offset, length: Math.min(1, text.length - offset), text: pick(draw, ['"', '', '}']) },
      };
    });
  }

  private async edit(edits: readonly FileEdit[], label: string, merge: string | null): Promise<boolean> {
    this.expected = keyOf(after(this.work, edits));
    const reply = await this.client.send('workshop.edit', { ...this.step(edits), label, merge });
    if (reply?.ok === false) throw new Error(reply.failure.sentence);
    return reply !== null && this.answered(reply.result as WorkshopAnswer);
  }

  private step(edits: readonly FileEdit[]) {
    const { folder, revision } = this;
    return { folder, revision, edits: [...edits], label: 'tidied', place: null, merge: null };
  }

  private async move(kind: 'undo' | 'redo'): Promise<WorkshopAnswer> {
    const { folder, revision } = this;
    const came = await this.client.call(`workshop.${kind}`, { folder, revision });
    if (came.ok) this.revision = came.revision;
    return came;
  }

  /** Something was answered: how it is now. False when the host is gone. */
  private async answered(came: WorkshopAnswer | null): Promise<boolean> {
    const at = performance.now();
    this.found.edits++;
    if (came?.ok === true) this.revision = came.revision;
    try {
      this.work = await this.look();
    } catch (error) {
      // It has been killed meanwhile; what was answered counts.
      if (this.killedAt > 0 && String(error).includes('gone')) {
        this.seen.push({ key: this.expected, revision: this.revision, at });
        return false;
      }
      throw error;
    }
    this.note(at);
    return true;
  }

  private note(at = performance.now()): void {
    const key = keyOf(this.work);
    this.seen.push({ key, revision: this.revision, at });
    this.ever.add(key);
  }

  /** All that there is, as a page is told. */
  private async look(known?: WorkshopState): Promise<Work> {
    const { client, folder } = this;
    const state = known ?? (await client.call('workshop.open', { folder })).state;
    const texts = new Map<string, string | null>();
    for (const file of PATHS) texts.set(file, (await client.call('workshop.raw', { folder, file })).text);
    return { texts, drafts: state.drafts };
  }
}

const isReadable = (text: string | null): boolean => text === null || parse(text).document !== undefined;

/** What edits make of all that there is. */
function after({ texts, drafts }: Work, edits: readonly FileEdit[]): Work {
  const document = new PackDocument({
    files: Array.from(texts, ([path, text]) => new OpenFile(path, text, text)),
    entries: [],
    newest: 0,
    drafts: new Drafts(drafts),
    revision: 1,
  });
  document.edit({ revision: document.revision, edits, label: '', place: null, merge: null, at: 0 });
  const paths = [...texts.keys()];
  return {
    texts: new Map(paths.map((path) => [path, document.file(path)?.text ?? null])),
    drafts: document.drafts.all,
  };
}
