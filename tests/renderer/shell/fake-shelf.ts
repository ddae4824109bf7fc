// The shelf of the workshop: packs of one's own, and a bin that they go into and come out of.
import type { PackRow } from '../../../shared/rpc/messages/packs.ts';
import type { BinnedPack, ShelvedPack } from '../../../shared/rpc/messages/workshop-packs.ts';
import { RpcError } from '../../../shared/rpc/failure.ts';
import type { FakeState } from './fake-state.ts';

/** What is in the bin: a pack that can come back, with where it was. */
export interface FakeBinned {
  readonly pack: BinnedPack;
  readonly row: PackRow;
}

const MINUTE = 60_000;

/** One's own packs, each changed a little earlier than the one before it. */
export function shelved({ packs }: FakeState): ShelvedPack[] {
  const now = Date.now();
  return packs.packs
    .filter(({ origin }) => origin === 'user')
    .map(({ folder }, i) => ({
      folder,
      edited: now - (8 + 2000 * i) * MINUTE,
      step: i > 0 ? null : { label: { en: 'cost of Bell', de: 'Kosten von Bell' }, at: now - 8 * MINUTE },
    }));
}

/** Puts a pack into the bin. */
export function binned(state: FakeState, folder: string): string {
  const row = state.packs.packs.find((each) => each.folder === folder);
  if (row === undefined) throw new RpcError('not-found', 'There is no such pack.');
  const at = Date.now() - 3 * 24 * 60 * MINUTE;
  const entry = `${at}-${row.id}`;
  const { id, title, description, authors, translations, game, version, cards } = row;
  const words = { id, title, description, authors, translations, game, version, cards };
  state.bin.unshift({ row, pack: { ...words, entry, steps: 12, at, taken: null } });
  listed(state, (packs) => packs.filter((each) => each !== row));
  return entry;
}

/** Takes a pack out of the bin. @returns its folder */
export function unbinned(state: FakeState, entry: string): string {
  const found = state.bin.find(({ pack }) => pack.entry === entry);
  if (found === undefined) throw new RpcError('not-found', 'That pack is not in the bin any more.');
  state.bin = state.bin.filter((each) => each !== found);
  listed(state, (packs) => [...packs, found.row]);
  return found.row.folder;
}

function listed(state: FakeState, change: (packs: readonly PackRow[]) => readonly PackRow[]): void {
  const { generation, packs } = state.packs;
  state.packs = { ...state.packs, generation: generation + 1, packs: change(packs) };
}
