import type { Json } from '../../../shared/engine/json.ts';
import type { PackState } from '../../../shared/rpc/messages/packs.ts';
import type { Jobs } from '../jobs.ts';
import type { Deadlines } from './deadline.ts';
import type { PackFolder } from './folders.ts';
import type { Halt } from './loader.ts';
import type { Changes } from './protocol.ts';

/** What the service needs of the library in the store. */
export interface PackLibrary {
  /** The hash of every entry by its id. */
  known(): ReadonlyMap<string, string>;
  /** Writes and removes entries in one transaction. */
  apply(changes: Changes): void;
}

/** What the service needs of the settings in the store. */
export interface PackSettings {
  get(key: string): Json | undefined;
  set(key: string, value: Json): void;
}

export interface PackServiceParts {
  readonly folders: readonly PackFolder[];
  readonly library: PackLibrary;
  readonly settings: PackSettings;
  readonly jobs: Jobs;
  readonly changed: (state: PackState) => void;
  /** Called after a load with the packs that have other cards in the library now, or cards with other words. */
  readonly written: (packs: ReadonlySet<string>) => void;
  readonly log: (line: string) => void;
  /** Milliseconds without a change on disk before changes are loaded. */
  readonly settle?: number;
  /** How long a load may take before it goes on without the packs of the user. */
  readonly deadlines?: Deadlines;
  /** Called where a load did not finish, and with null when one has. */
  readonly halted: (halt: Halt | null) => void;
  /**
   * Address of a module that exports `games`, for other games than those of this program: the workers import it, since
   * games cannot be sent to them.
   */
  readonly gamesModule?: string;
}

/** What counts where nothing else is given. */
export const SETTLE = 300;
export const DEADLINES: Deadlines = { pack: 5_000, load: 30_000 };
