// Games whose bots get into trouble, as a module that the workers of a host can import: Pilgrims, each time with others.
import type { MakeBot } from '../../shared/engine/drive.ts';
import type { MatchBase, StateBase } from '../../shared/engine/game.ts';
import type { Json } from '../../shared/engine/json.ts';
import type { GameEntry } from '../../shared/games/index.ts';
import { pilgrimsEntry } from './pilgrims.ts';

type Make = MakeBot<MatchBase, StateBase, Json>;

const { brisk } = pilgrimsEntry.bots;
/** Does what the brisk one does, after something else. */
const after =
  (before: (hurry: () => boolean) => void, key: string): Make =>
  (seed, hurry = () => false) => {
    const bot = brisk(seed);
    return {
      ...bot,
      act(match, state, seat) {
        before(hurry);
        return bot.act(match, state, seat);
      },
      why: () => ({ key, data: {} }),
    };
  };

const forever = (): void => {
  for (;;);
};

const BOTS = {
  plain: after(() => undefined, 'plain'),
  /** Thinks until it is told that its time is up. */
  patient: after((hurry) => {
    while (!hurry());
  }, 'patient'),
  /** Thinks and thinks. */
  endless: after(forever, 'endless'),
  thrower: after(() => {
    throw new Error('a defect in a bot');
  }, 'thrower'),
  /** Takes its thread along. */
  crasher: after(() => process.exit(5), 'crasher'),
  /** Does not care for the rules. */
  cheat: (seed) => ({ ...brisk(seed), act: () => ({ do: 'note', text: 'I have won.' }) }),
  /** Does not care for the game. */
  babbler: (seed) => ({ ...brisk(seed), act: () => 'I have won.' }),
} satisfies { [name: string]: Make };

/** The game under another name, with some of the bots, the weakest first. */
const troubled = (id: string, ...bots: (keyof typeof BOTS)[]): GameEntry => ({
  ...pilgrimsEntry,
  game: { ...pilgrimsEntry.game, id },
  bots: Object.fromEntries(bots.map((name) => [name, BOTS[name]])),
});

const NAMES = Object.keys(BOTS) as (keyof typeof BOTS)[];

/** A game for each bot, with the plain one as its substitute, and one whose bots all fail. */
export const games: readonly GameEntry[] = [
  ...NAMES.map((name) => (name === 'plain' ? troubled(name, name) : troubled(name, 'plain', name))),
  troubled('hopeless', 'cheat', 'thrower'),
];
