import type { FaceOptions, IconPaths, PictureFiles } from '../../shared/face/face.ts';
import { IconStore } from '../../shared/face/icons.ts';
import type { Detail, FaceModel, Picture } from '../../shared/face/model.ts';
import type { Palette } from '../../shared/face/palettes.ts';
import { IdleQueue } from './idle.ts';
import type { PictureStore } from './picture-store.ts';
import { decodedSvg, heightOf, rasterised } from './raster.ts';

/** What is drawn: a face in some detail, its picture alone, square (`portrait`), or all of its picture (`plate`). */
export interface FaceRequest {
  readonly model: FaceModel;
  readonly detail: Detail | 'portrait' | 'plate';
  readonly owned?: boolean;
  readonly palette: Palette;
  /** In pixels of the screen, or of a texture. */
  readonly width: number;
}

/** A drawing that is kept until it is released. */
export interface HeldFace {
  /** The `blob:` address of an image in pixels; rejects with an `AbortError` once it has no holder. */
  readonly url: Promise<string>;
  release(): void;
}

/** Whether a drawing did not come because all holders released it: not a fault. */
export const isAbandoned = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

interface Entry {
  readonly url: Promise<string>;
  readonly pixels: number;
  /** Null until it is drawn. */
  drawn: string | null;
  holders: number;
}

/** Most pixels of all cached drawings together: 30 MB, or 270 large cards. */
const KEPT_PIXELS = 60e6;

type FaceCode = typeof import('../../shared/face/face.ts');

/** Draws each face once, in idle moments, and keeps the images. What it draws with is loaded with the first one. */
export class FaceStore {
  private readonly icons: IconStore;
  private readonly pictures: PictureStore | null;
  private readonly kept: number;
  private readonly queue = new IdleQueue();
  /** Those that were asked for last come last. */
  private readonly entries = new Map<string, Entry>();
  private readonly models = new Map<string, FaceModel>();
  private readonly texts = new WeakMap<FaceModel, string>();
  private code: Promise<FaceCode> | null = null;

  /**
   * @param readIcons gives a file of the icon set by its name
   * @param kept how many pixels of drawings are kept
   * @param pictures of packs; without them figures that are pictures are left out
   */
  constructor(
    readIcons: (file: string) => Promise<IconPaths>,
    kept = KEPT_PIXELS,
    pictures: PictureStore | null = null,
  ) {
    this.icons = new IconStore(readIcons);
    this.kept = kept;
    this.pictures = pictures;
  }

  /** The path of an icon, in a box of 512 x 512; undefined where the set has none of that name. */
  async icon(name: string): Promise<string | undefined> {
    const icons = await this.icons.load([name]);
    return Object.hasOwn(icons, name) ? icons[name] : undefined;
  }

  /** Makes faces known, so that they can be asked for by id. */
  learn(models: Iterable<FaceModel>): void {
    for (const model of models) this.models.set(model.id, model);
  }

  /** Holds a drawing; the first holder has it drawn. A failure is not cached: the next holder tries again. */
  hold(request: FaceRequest): HeldFace {
    const key = this.key(request);
    const entry = this.entries.get(key) ?? this.begin(key, request);
    this.entries.delete(key);
    this.entries.set(key, entry);
    entry.holders++;
    let held = true;
    return {
      url: entry.url,
      release: () => {
        if (!held) return;
        held = false;
        entry.holders--;
        this.tidy();
      },
    };
  }

  /**
   * The text of a drawing, at once and not kept: of a face that changes with every key.
   *
   * @param uid of this drawing on the page
   */
  async sketch(request: FaceRequest, uid: string): Promise<string> {
    const write = await this.writer(request, uid);
    // A task of its own, so that no key waits for this and for what else came with the same answer; before the next frame, or
    // the face would come with the one after it.
    let text = '';
    await scheduler.postTask(() => (text = write()), { priority: 'user-blocking' });
    return text;
  }

  /**
   * A face as an image that is loaded and decoded.
   *
   * @param face a model, or the id of one that is known
   * @throws RangeError for an unknown id
   */
  async image(face: FaceModel | string, request: Omit<FaceRequest, 'model'>): Promise<HTMLImageElement> {
    const model = typeof face === 'string' ? this.models.get(face) : face;
    if (model === undefined) throw new RangeError(`Unknown face "${String(face)}".`);
    const held = this.hold({ ...request, model });
    try {
      const image = new Image();
      image.src = await held.url;
      await image.decode();
      return image;
    } finally {
      held.release();
    }
  }

  /** Releases everything; what is still shown stays as it is. */
  dispose(): void {
    for (const { drawn } of this.entries.values()) if (drawn !== null) URL.revokeObjectURL(drawn);
    this.entries.clear();
    this.models.clear();
  }

  private begin(key: string, request: FaceRequest): Entry {
    const { width } = request;
    // Checked when an idle moment comes: drawings without a holder would pile up where cards come and go.
    const entry: Entry = {
      url: this.draw(request, () => {
        if (entry.holders > 0) return;
        this.forget(key, entry);
        throw new DOMException(`The drawing of ${request.model.id} was released.`, 'AbortError');
      }),
      pixels: width * heightOf(width),
      drawn: null,
      holders: 0,
    };
    entry.url.then(
      (url) => {
        entry.drawn = url;
        if (this.entries.get(key) !== entry) URL.revokeObjectURL(url);
        else this.tidy();
      },
      () => this.forget(key, entry),
    );
    return entry;
  }

  private forget(key: string, entry: Entry): void {
    if (this.entries.get(key) === entry) this.entries.delete(key);
  }

  /**
   * In steps, each in an idle moment: the text of the drawing, its pixels, the file.
   *
   * @param check throws when it is no longer wanted
   */
  private async draw(request: FaceRequest, check: () => void): Promise<string> {
    const write = await this.writer(request);
    const whenIdle = <T>(work: () => T): Promise<T> =>
      this.queue.do(() => {
        check();
        return work();
      });
    const svg = await whenIdle(write);
    const image = await decodedSvg(svg);
    // It is parsed: what is drawn of it needs no address.
    URL.revokeObjectURL(image.src);
    const canvas = await whenIdle(() => rasterised(image));
    return URL.createObjectURL(await canvas.convertToBlob({ type: 'image/png' }));
  }

  /** What writes a drawing as SVG; what it draws with is loaded. */
  private async writer(request: FaceRequest, uid?: string): Promise<() => string> {
    const { model, palette, width } = request;
    this.code ??= import('../../shared/face/face.ts');
    const code = await this.code;
    const icons = await this.icons.load(code.iconsOf(model));
    const pictures = await this.picturesFor(code, request, uid !== undefined);
    const options = { palette, width, icons, pictures, ...(uid !== undefined && { uid }) };
    return () => svgOf(code, request, options);
  }

  /** The pictures of a face, as far as they are there. @param isOnPage it is no image of its own */
  private async picturesFor(
    code: FaceCode,
    { model, width }: FaceRequest,
    isOnPage: boolean,
  ): Promise<PictureFiles> {
    const { pictures } = this;
    const names = pictures === null || model.type === 'back' ? [] : code.picturesOf(model);
    if (pictures === null || model.type === 'back' || names.length === 0) return {};
    const found = names.map(async (name) => {
      const wide = isOnPage ? null : seenWidth(model.picture, name, width);
      const file = wide === null ? await pictures.file(name) : await pictures.piece(name, wide);
      return file === null ? [] : [[name, file] as const];
    });
    return Object.fromEntries((await Promise.all(found)).flat());
  }

  /** Evicts drawings without a holder, the least recently requested first. */
  private tidy(): void {
    let spare = -this.kept;
    for (const { pixels } of this.entries.values()) spare += pixels;
    for (const [key, { drawn, holders, pixels }] of this.entries) {
      if (spare <= 0) return;
      if (holders > 0 || drawn === null) continue;
      URL.revokeObjectURL(drawn);
      this.entries.delete(key);
      spare -= pixels;
    }
  }

  /** Equal models are drawn once, also when the host has sent them twice. */
  private key({ model, detail, owned = false, palette, width }: FaceRequest): string {
    const text = this.texts.get(model) ?? JSON.stringify(model);
    this.texts.set(model, text);
    // Only the short face knows of owners.
    return [detail, owned && detail === 'short', palette, width, text].join(' ');
  }
}

/** How wide all of a picture would be on a face of a width in pixels, where it is seen largest. */
const seenWidth = ({ layers }: Picture, name: string, width: number): number =>
  Math.max(
    ...layers.map((layer) =>
      'image' in layer && layer.image === name ? (layer.scale * LARGEST * width) / layer.crop[2] : 0,
    ),
  );

/** Width of a figure of scale 1 for that of the face: in a portrait, which shows least beside it. */
const LARGEST = 0.75;

function svgOf(
  code: FaceCode,
  { model, detail, owned = false }: FaceRequest,
  options: Omit<FaceOptions, 'detail'>,
): string {
  if (detail !== 'portrait' && detail !== 'plate') return code.drawFace(model, { ...options, detail, owned });
  if (model.type === 'back') throw new TypeError(`The back ${model.id} has no picture.`);
  return detail === 'plate' ? code.drawPlate(model, options) : code.drawPortrait(model, options);
}
