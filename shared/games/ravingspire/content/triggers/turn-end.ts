import { defineTrigger } from './define.ts';
import { OF_TURN } from './in-play.ts';

/** As Recover begins (LANG-4). */
export const turnEnd = defineTrigger({
  ...OF_TURN,
  format: 2,
  example: { do: [{ do: 'gain-sanity', amount: 1 }] },
});
