import type { PictureFile } from '../../shared/face/face.ts';

/** Pictures that are fetched at the same time. */
const AT_ONCE = 4;
/** Pictures that are kept as they came, and pieces of drawings: those that were not asked for longest go first. */
const MOST_FILES = 32;
const MOST_PIECES = 96;
/** Widths in pixels that pictures are made smaller to; wider ones stay as they are. */
const WIDTHS = [128, 256, 512, 1024] as const;

/** A picture of a pack on this page. */
interface OpenPicture extends PictureFile {
  readonly blob: Blob;
}

/** The pictures of packs: each is fetched once, and made smaller once for drawings that are small. */
export class PictureStore {
  private readonly read: (name: string) => Promise<Blob | null>;
  private readonly files: Recent<Promise<OpenPicture | null>>;
  private readonly pieces = new Recent<Promise<string>>(MOST_PIECES);
  private readonly waiting: (() => void)[] = [];
  private busy = 0;

  /** @param read gives a picture by its name; null: no pack has it */
  constructor(read: (name: string) => Promise<Blob | null>) {
    this.read = read;
    this.files = new Recent(MOST_FILES, (gone) => {
      void gone.then((file) => file && URL.revokeObjectURL(file.url));
    });
  }

  /** A picture at a `blob:` address, for what is on the page itself; null: no pack has it. */
  async file(name: string): Promise<PictureFile | null> {
    const known = this.files.get(name);
    if (known !== undefined) return known;
    const opened = this.open(name);
    this.files.set(name, opened);
    // What is not there may come, and what could not be had is asked for again.
    opened.then(
      (file) => file ?? this.files.drop(name, opened),
      () => this.files.drop(name, opened),
    );
    return opened;
  }

  /**
   * A picture as a part of a drawing that is an image of its own.
   *
   * @param width that it is seen at, in pixels
   */
  async piece(name: string, width: number): Promise<PictureFile | null> {
    const file = (await this.file(name)) as OpenPicture | null;
    if (file === null) return null;
    const wide = WIDTHS.find((one) => one >= width && one < file.width) ?? file.width;
    const key = `${name} ${wide}`;
    const made = this.pieces.get(key) ?? (wide === file.width ? dataUrl(file.blob) : smaller(file, wide));
    this.pieces.set(key, made);
    made.catch(() => this.pieces.drop(key, made));
    return { url: await made, width: file.width, height: file.height };
  }

  private async open(name: string): Promise<OpenPicture | null> {
    if (this.busy >= AT_ONCE) await new Promise<void>((resolve) => this.waiting.push(resolve));
    this.busy++;
    try {
      const blob = await this.read(name);
      if (blob === null) return null;
      const bitmap = await createImageBitmap(blob);
      const { width, height } = bitmap;
      bitmap.close();
      return { blob, url: URL.createObjectURL(blob), width, height };
    } finally {
      this.busy--;
      this.waiting.shift()?.();
    }
  }
}

/** Some values by key; the one that was not asked for longest goes first. */
class Recent<T> {
  private readonly most: number;
  private readonly gone: (value: T) => void;
  private readonly values = new Map<string, T>();

  constructor(most: number, gone: (value: T) => void = () => undefined) {
    this.most = most;
    this.gone = gone;
  }

  get(key: string): T | undefined {
    const value = this.values.get(key);
    if (value !== undefined) this.set(key, value);
    return value;
  }

  set(key: string, value: T): void {
    this.values.delete(key);
    this.values.set(key, value);
    if (this.values.size <= this.most) return;
    const [[oldest, old]] = this.values;
    this.values.delete(oldest);
    this.gone(old);
  }

  drop(key: string, value: T): void {
    if (this.values.get(key) === value) this.values.delete(key);
  }
}

async function smaller({ blob, width, height }: OpenPicture, wide: number): Promise<string> {
  const size = { width: wide, height: Math.max(1, Math.round((height * wide) / width)) };
  const bitmap = await createImageBitmap(blob, {
    resizeWidth: size.width,
    resizeHeight: size.height,
    resizeQuality: 'high',
  });
  const canvas = new OffscreenCanvas(size.width, size.height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws no pictures.');
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return dataUrl(await canvas.convertToBlob({ type: blob.type, quality: 0.9 }));
}

/** Some of a picture as an address that holds it: images inside of images may have no other. */
const dataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('A picture cannot be read.'));
    reader.readAsDataURL(blob);
  });
