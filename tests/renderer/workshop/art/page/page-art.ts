// The pictures of the pack of a page: what is taken in stays in the page, and is seen as if the pack had it.
import { pictureHeader } from '../../../../../shared/packs/picture-header.ts';
import type { Maker } from '../../../../../shared/packs/pictures.ts';
import type { PackPictures, PictureRow } from '../../../../../shared/rpc/messages/workshop-pictures.ts';
import type { CardGesture } from '../../../../../shared/rpc/messages/workshop.ts';
import type { ArtPort, TakenPicture } from '../../../../../renderer/workshop/art/art-port.ts';
import type { BenchAnswer, BenchState } from '../../../../../renderer/workshop/bench.ts';
import type { PackPort } from '../../page/pack-port.svelte.ts';

/** A picture that was taken in. */
interface Taken {
  readonly row: PictureRow;
  readonly picture: Blob;
}

export class PageArt implements ArtPort {
  private readonly pack: PackPort;
  private readonly known = new Map<string, Taken>();

  constructor(pack: PackPort) {
    this.pack = pack;
  }

  get state(): BenchState {
    return this.pack.state;
  }

  /** The pictures that were taken in, in their order. */
  get taken(): readonly PictureRow[] {
    return Array.from(this.known.values(), ({ row }) => row);
  }

  /** A picture of the pack by its name; null: it has none. */
  read(name: string): Blob | null {
    return this.known.get(name)?.picture ?? null;
  }

  do(gesture: CardGesture): Promise<BenchAnswer> {
    return this.pack.do(gesture);
  }

  keep(): void {
    this.pack.keep();
  }

  async takePicture(picture: Blob, called: string, maker: Maker): Promise<TakenPicture> {
    const bytes = new Uint8Array(await picture.arrayBuffer());
    const header = pictureHeader(bytes);
    if (header === null) return { refused: `${called} is no picture.` };
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    const name = `${Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')}.${header.type}`;
    const { width, height } = header;
    this.known.set(name, {
      picture,
      row: { name, bytes: bytes.length, width, height, maker, uses: [], problem: null },
    });
    return { name };
  }

  pictures(): Promise<PackPictures> {
    return Promise.resolve({ revision: 1, pictures: this.taken, left: 1_000_000 });
  }
}
