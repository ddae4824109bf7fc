/** Where a pack folder was found. Folders named on the command line win over the others, shipped ones are read-only. */
export type Origin = 'shipped' | 'user' | 'commandLine';

/** Why a file's text is absent, when the reader knows it. */
export type Refused = 'file-too-large' | 'outside-folder' | 'not-utf8' | 'too-many-files';

/** One file of a pack folder. */
export interface SourceFile {
  /** Path inside the pack folder, with forward slashes: `cards/weapons.json`. */
  path: string;
  /** Null when the file could not be read. */
  text: string | null;
  refused?: Refused;
}

/** A pack folder as some reader found it; nothing in it has been checked. */
export interface PackSource {
  folder: string;
  source: Origin;
  files: readonly SourceFile[];
}

/** Bounds that keep one hostile file from stopping the application. */
export const LIMITS = {
  fileBytes: 2 * 1024 * 1024,
  depth: 32,
  textLength: 4000,
  filesPerPack: 2000,
  problemsPerFile: 50,
} as const;
