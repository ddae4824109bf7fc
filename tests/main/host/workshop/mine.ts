// Packs of one's own in a folder, as tests write them, and a host over them.
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Host, HostOptions, PackFolder } from '../../../../main/host/host.ts';
import type { Operation } from '../../../../shared/packs/edit/operation.ts';
import type { Params } from '../../../../shared/rpc/contract.ts';
import type { WorkshopAnswer } from '../../../../shared/rpc/messages/workshop.ts';
import { hostOn, MODS, temporary, TestClient } from '../support.ts';

/** A card of Ravingspire in order. */
export const card = (id: string, more: object = {}): object => ({
  id,
  name: `Card ${id}`,
  kind: 'object',
  power: 1,
  as: ['skill'],
  cost: { skill: 1, brute: 3 },
  ...more,
});

export const CARDS = 'cards/a.json';

/** The files of a pack of the game Ravingspire. */
export const filesOf = (id: string, cards: readonly object[]): Record<string, string> => ({
  'pack.json': `${JSON.stringify(
    {
      id,
      game: 'ravingspire',
      version: '1.0.0',
      format: 2,
      title: `Pack ${id}`,
      authors: ['A'],
      licence: 'MIT',
    },
    null,
    2,
  )}\n`,
  [CARDS]: `{\n  "cards": [\n${cards.map((each) => `    ${JSON.stringify(each)}`).join(',\n')}\n  ]\n}\n`,
});

/** A data folder with packs of one's own. */
export class Mine {
  readonly root = temporary();
  readonly mods = join(this.root, 'mods');

  constructor(packs: Readonly<Record<string, Readonly<Record<string, string>>>> = {}) {
    mkdirSync(this.mods);
    for (const [name, files] of Object.entries(packs))
      for (const [path, text] of Object.entries(files)) this.write(name, path, text);
  }

  folder(name: string): string {
    return join(this.mods, name);
  }

  write(name: string, path: string, text: string | Uint8Array): void {
    const file = join(this.mods, name, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }

  read(name: string, path = CARDS): string {
    return readFileSync(join(this.mods, name, path), 'utf8');
  }

  has(name: string, path: string): boolean {
    return existsSync(join(this.mods, name, path));
  }

  /** Takes a copy of what ships as a pack of one's own. */
  copy(shipped: string): void {
    cpSync(join(MODS, shipped), this.folder(shipped), { recursive: true });
  }

  /** A host over these packs alone; what ships takes its time to load. */
  host(options: Partial<HostOptions> = {}): Promise<Host> {
    return hostOn(join(this.root, 'data'), { packFolders: [this.packs], ...options });
  }

  get packs(): PackFolder {
    return { path: this.mods, origin: 'user', single: false };
  }
}

/** A page that has a pack open. */
export class Author extends TestClient {
  folder = '';
  revision = 0;

  /** Opens a pack; revisions are those of the newest answer from here on. */
  async open(folder: string): Promise<Awaited<ReturnType<typeof this.opened>>> {
    this.folder = folder;
    const opened = await this.opened();
    this.revision = opened.state.revision;
    return opened;
  }

  private opened() {
    return this.call('workshop.open', { folder: this.folder });
  }

  async edit(
    edits: Params<'workshop.edit'>['edits'],
    more: Partial<Params<'workshop.edit'>> = {},
  ): Promise<WorkshopAnswer> {
    const [{ file }] = edits;
    const { folder, revision } = this;
    const came = await this.call('workshop.edit', {
      folder,
      revision,
      edits,
      label: 'an edit',
      place: { file, pointer: '/cards/0' },
      merge: null,
      ...more,
    });
    if (came.ok) this.revision = came.revision;
    return came;
  }

  /** Sets one value of the first file of cards. */
  set(
    path: string,
    value: string | number,
    more: Partial<Params<'workshop.edit'>> = {},
  ): Promise<WorkshopAnswer> {
    const operations: Operation[] = [{ op: 'replace', path, value }];
    return this.edit([{ file: CARDS, operations }], { place: { file: CARDS, pointer: path }, ...more });
  }

  async move(kind: 'undo' | 'redo'): Promise<WorkshopAnswer> {
    const { folder, revision } = this;
    const came = await this.call(`workshop.${kind}`, { folder, revision });
    if (came.ok) this.revision = came.revision;
    return came;
  }
}
