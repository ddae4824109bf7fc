import { LIMITS } from '../../../shared/packs/source.ts';
import type { JournalRepository } from '../../db/journal.ts';
import type { SettingsRepository } from '../../db/settings.ts';
import { unpackedText } from '../../db/packed.ts';
import { Unreadable } from '../../db/readable.ts';
import { inSlices } from './in-slices.ts';
import { PackFiles } from './pack-files.ts';

/** Letters of all that one entry may hold. */
const MOST = 8 * LIMITS.packLetters;

export interface AddedPicturesParts {
  readonly journal: Pick<JournalRepository, 'packed'>;
  readonly settings: Pick<SettingsRepository, 'get' | 'set'>;
  readonly log: (line: string) => void;
}

/** A pack by its folder, and by the name of its history. */
interface Pack {
  readonly folder: string;
  readonly name: string;
}

/**
 * The pictures that came into packs here, as far as they may be removed some day: what others have put into a folder stays, used or
 * not.
 */
export class AddedPictures {
  readonly #parts: AddedPicturesParts;

  constructor(parts: AddedPicturesParts) {
    this.#parts = parts;
  }

  note({ name }: Pack, picture: string): void {
    const known = this.#of(name);
    if (!known.includes(picture)) this.#parts.settings.set(keyOf(name), [...known, picture]);
  }

  /**
   * Removes those that neither the pack nor its history names: undo, redo and what is restored find all of theirs.
   *
   * @param unnamed pictures that no text of the pack names now
   */
  async tidy({ folder, name }: Pack, unnamed: readonly string[]): Promise<void> {
    const { journal, settings, log } = this.#parts;
    const known = this.#of(name);
    const spare = known.filter((picture) => unnamed.includes(picture));
    if (spare.length === 0) return;
    try {
      const kept = await inSlices(namedIn(journal.packed(name), spare));
      const gone = spare.filter((picture) => kept?.has(picture) === false);
      if (gone.length === 0) return;
      const files = new PackFiles(folder);
      for (const picture of gone) files.removePicture(picture);
      settings.set(
        keyOf(name),
        known.filter((picture) => !gone.includes(picture)),
      );
    } catch (error) {
      // They stay, and are looked at again when the pack is closed next.
      log(`pictures of "${name}" that are not used: ${String(error)}`);
    }
  }

  #of(name: string): readonly string[] {
    const known = this.#parts.settings.get(keyOf(name));
    return Array.isArray(known) ? known.filter((one) => typeof one === 'string') : [];
  }
}

const keyOf = (name: string): string => `pictures of ${name}`;

/** Names that are in some packed texts. A change may lack the letters that two names have in common, at both ends. */
function* namedIn(packed: readonly Buffer[], names: readonly string[]): Generator<void, ReadonlySet<string>> {
  const found = new Set<string>();
  for (const body of packed) {
    const text = unpackedOr(body);
    for (const name of names) if (text === null || text.includes(name.slice(8, 56))) found.add(name);
    if (found.size === names.length) break;
    yield;
  }
  return found;
}

/** Null: it cannot be read, and may name any. */
function unpackedOr(body: Buffer): string | null {
  try {
    return unpackedText(body, MOST);
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}
