/** Where a pack folder was found. Folders named on the command line win over the others, shipped ones are read-only. */
export type Origin = 'shipped' | 'user' | 'commandLine';

/** Why a file's text is absent, when the reader knows it. */
export type FileRefusal =
  | 'file-too-large'
  | 'outside-folder'
  | 'not-utf8'
  | 'too-many-files'
  | 'linked-folder'
  /** The pack is an archive, another file, or not there at all; its `pack.json` is refused for it. */
  | 'packed'
  | 'not-a-folder'
  | 'no-folder';

/** One file of a pack folder. */
export interface SourceFile {
  /** Path inside the pack folder, with forward slashes: `cards/weapons.json`. */
  path: string;
  /** Null when the file could not be read. */
  text: string | null;
  refused?: FileRefusal;
}

/** Why a picture is not shown. */
export type PictureRefusal =
  | 'picture-name'
  | 'picture-form'
  | 'picture-pixels'
  | 'picture-bytes'
  | 'picture-hash'
  | 'picture-linked'
  | 'pictures-too-many'
  | 'pictures-too-large';

/** One file in the folder of pictures, of which only the beginning was read. */
export interface SourcePicture {
  /** Its name in that folder, with that of each folder around it. */
  readonly name: string;
  readonly bytes: number;
  /** In pixels; 0 where that is not known. */
  readonly width: number;
  readonly height: number;
  readonly refused?: PictureRefusal;
}

/** A pack folder as some reader found it; nothing in it has been checked. */
export interface PackSource {
  folder: string;
  source: Origin;
  files: readonly SourceFile[];
  /** Left out by a reader that does not look for them: then nothing is said of them. */
  pictures?: readonly SourcePicture[];
}

/** Bounds that keep one hostile file from stopping the application. */
export const LIMITS = {
  fileBytes: 2 * 1024 * 1024,
  depth: 32,
  textLength: 4000,
  /** Width and height of a picture in pixels, bytes of it, bytes of all of a pack, and how many these may be. */
  pictureSide: 1800,
  pictureBytes: 1.5 * 1024 * 1024,
  picturesBytes: 200 * 1024 * 1024,
  picturesPerPack: 2000,
  /** Letters of a text that is an outline, under the key `path`. */
  pathLength: 64 * 1024,
  filesPerPack: 2000,
  /** Letters of all files of a pack; what comes after is not read. */
  packLetters: 16 * 1024 * 1024,
  problemsPerFile: 50,
  /** Problems of a pack that are looked at closely and listed; of its further files, only their numbers are. */
  problemsPerPack: 1000,
  /** Values in a file: every number, text, list and object counts. */
  valuesPerFile: 200_000,
  /** Values in all files of cards of a pack; the base set has 13,000. What comes after is not read: each is put into words. */
  valuesPerPack: 400_000,
  /** Cards and patches of a file; the others are left out. */
  entriesPerFile: 1000,
  /** Names that unknown words of a pack are compared with, to find what was meant. */
  comparisonsPerPack: 60_000,
  /** Cards that the patches of a pack may have looked at again: those patched, and those that refer to them. */
  patchChecks: 20_000,
  /** Languages that a pack may be translated into. */
  languagesPerPack: 50,
} as const;
