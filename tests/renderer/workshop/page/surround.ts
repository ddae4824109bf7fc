import { setSurroundings } from '../../../../renderer/ui/context.ts';
import type { Tongue } from '../../../../renderer/ui/words.ts';
import type { Client } from '../../../../shared/rpc/client.ts';

/**
 * What is around a part of the workshop on a page of its own: it has a port, and needs no host. To be called while the page is
 * being set up.
 *
 * @param say hears what is said to the author
 */
export function surround(tongue: Tongue, say: (sentence: string) => void = () => undefined): void {
  setSurroundings({
    host: {} as Client,
    tongue,
    settings: null,
    change: () => Promise.resolve(),
    say,
  });
}
