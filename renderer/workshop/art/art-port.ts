import type { Maker } from '../../../shared/packs/pictures.ts';
import type { PackPictures } from '../../../shared/rpc/messages/workshop-pictures.ts';
import type { BenchPort } from '../bench.ts';

/** What came of a picture: its name in the pack, or why it was not taken, in words. */
export type TakenPicture = { readonly name: string } | { readonly refused: string };

/** What a composer works on: the card on the bench, and the pictures of its pack. A host, or a test, implements it. */
export interface ArtPort extends Pick<BenchPort, 'state' | 'do' | 'keep'> {
  /** @param called what its file was called */
  takePicture(picture: Blob, called: string, maker: Maker): Promise<TakenPicture>;
  /** Null: they cannot be had. */
  pictures(): Promise<PackPictures | null>;
}
