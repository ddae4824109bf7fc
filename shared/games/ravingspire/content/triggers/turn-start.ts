import { defineTrigger } from './define.ts';
import { OF_TURN } from './in-play.ts';

export const turnStart = defineTrigger({ ...OF_TURN, example: { do: [{ do: 'draw', cards: 1 }] } });
