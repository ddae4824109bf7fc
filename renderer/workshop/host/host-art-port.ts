import type { Maker } from '../../../shared/packs/pictures.ts';
import { RpcError } from '../../../shared/rpc/failure.ts';
import type { PackPictures } from '../../../shared/rpc/messages/workshop-pictures.ts';
import type { CardGesture } from '../../../shared/rpc/messages/workshop.ts';
import { sendFile } from '../../rpc/send-file.ts';
import type { ArtPort, TakenPicture } from '../art/art-port.ts';
import type { BenchAnswer, BenchState } from '../bench.ts';
import type { CardPort } from './card-port.svelte.ts';
import type { PackSession } from './pack-session.svelte.ts';

/** The picture of the card that is shown, and the pictures of its pack, at a host. */
export class HostArtPort implements ArtPort {
  readonly #session: PackSession;
  readonly #card: CardPort;

  constructor(session: PackSession, card: CardPort) {
    this.#session = session;
    this.#card = card;
  }

  get state(): BenchState {
    return this.#card.state;
  }

  do(gesture: CardGesture): Promise<BenchAnswer> {
    return this.#card.do(gesture);
  }

  keep(): void {
    this.#card.keep();
  }

  async takePicture(picture: Blob, called: string, maker: Maker): Promise<TakenPicture> {
    try {
      const { answer, name } = await this.#session.addPicture(
        (host) => sendFile(host, picture, called),
        maker,
      );
      return name === null ? { refused: answer.ok ? '' : answer.sentence } : { name };
    } catch (error) {
      if (!(error instanceof RpcError)) throw error;
      return { refused: error.message };
    }
  }

  pictures(): Promise<PackPictures | null> {
    return this.#session.beside((calls, folder) => calls.ask('workshop.pictures', () => ({ folder })));
  }
}
