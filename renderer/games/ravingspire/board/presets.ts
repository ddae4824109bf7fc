// The buttons of the camera: the whole tower, from above, the level of the hero whose turn it is, the Keep.
import type { PresetButton } from '../../../board-overlay/game.ts';
import type { BoardKind } from '../../../board-overlay/types.ts';
import type { BoardWords } from './names.ts';
import type { BoardState, CameraPreset } from './types.ts';

const GLYPHS = {
  overview: 'M4 20V15H20V20ZM7 14V10H17V14ZM9.5 9V6L12 2L14.5 6V9Z',
  plan: 'M12 3A9 9 0 1 0 12 21 9 9 0 1 0 12 3ZM12 7A5 5 0 1 1 12 17 5 5 0 1 1 12 7ZM12 10.4A1.6 1.6 0 1 0 12 13.6 1.6 1.6 0 1 0 12 10.4Z',
  level:
    'M12 8C17 8 21 9.8 21 12.5V15.5C21 18.2 17 20 12 20S3 18.2 3 15.5V12.5C3 9.8 7 8 12 8ZM12 10.2C8.4 10.2 5.6 11.3 5.6 12.6S8.4 15 12 15 18.4 13.9 18.4 12.6 15.6 10.2 12 10.2ZM12 2L15 6H13V9H11V6H9Z',
  keep: 'M5 21V11C5 6.5 8.5 4 12 2C15.5 4 19 6.5 19 11V21H14.6V13.5C14.6 11.8 13.4 10.8 12 10C10.6 10.8 9.4 11.8 9.4 13.5V21Z',
} as const;

/** A map is always seen from above. */
export const presetsOf = (
  words: BoardWords,
  { lit }: BoardState,
  kind: BoardKind,
): PresetButton<CameraPreset>[] =>
  (['overview', 'plan', 'level', 'keep'] as const)
    .filter((name) => name !== 'plan' || kind === 'solid')
    .map((name) => ({
      preset: name === 'level' ? lit : name,
      name: words(`camera.${name}`),
      glyph: GLYPHS[name],
    }));
