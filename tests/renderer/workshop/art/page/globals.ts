import type { Json } from '../../../../../shared/engine/json.ts';
import type { PictureRow } from '../../../../../shared/rpc/messages/workshop-pictures.ts';
import '../../../../support/page/globals.ts';

/** What a test can ask of the page besides what is to be seen. */
declare global {
  var art: {
    /** What the card says of its picture; undefined: nothing. */
    written(): Json | undefined;
    /** How many steps could be taken back. */
    steps(): number;
    undo(): Promise<unknown>;
    redo(): Promise<unknown>;
    /** The pictures that were taken in. */
    taken(): readonly PictureRow[];
    /** Drops a file on the page, or pastes it into it, as another program hands it over. */
    hand(
      how: 'drop' | 'paste',
      file: { readonly name: string; readonly type: string; readonly base64: string },
    ): void;
    /** Drops a picture on it that is too large for a PNG. */
    photograph(): Promise<void>;
  };
}
