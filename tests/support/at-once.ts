// Pilgrims who need not wait for each other, as a module that the workers of a host can import: all may walk or look
// at any time, and the bot walks when a file is there that the seed of the table names.
import { existsSync } from 'node:fs';
import type { GameEntry } from '../../shared/games/index.ts';
import { pilgrims, pilgrimsEntry, type PilgrimAction } from './pilgrims.ts';

const atOnce: typeof pilgrims = {
  ...pilgrims,
  id: 'at-once',
  decisions: ({ seats }) =>
    Array.from({ length: seats }, (_, seat) => ({
      seat,
      kind: 'walk',
      options: null,
      data: {},
      rule: 'WAY-1',
    })),
  check: (_match, _state, _seat, action: PilgrimAction) =>
    action.do === 'walk' || action.do === 'look' ? null : { code: 'not-now', data: {}, rule: 'WAY-1' },
};

export const games: readonly GameEntry[] = [
  {
    ...pilgrimsEntry,
    game: atOnce as unknown as GameEntry['game'],
    bots: {
      waiter: (seed) => ({
        ...pilgrimsEntry.bots['brisk'](seed),
        act() {
          const [file] = seed.split('/bot/');
          while (!existsSync(file));
          return { do: 'walk' };
        },
      }),
    },
  },
];
