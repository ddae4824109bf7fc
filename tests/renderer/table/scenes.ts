import { readFileSync } from 'node:fs';
import { STANDARD } from '../../../main/host/settings.ts';
import { readPackFolders } from '../../../main/host/packs/read.ts';
import type { Definitions } from '../../../shared/engine/game.ts';
import type { Json } from '../../../shared/engine/json.ts';
import { ravingspireContent } from '../../../shared/games/ravingspire/content/index.ts';
import { loadPacks } from '../../../shared/packs/load.ts';
import type { Settings } from '../../../shared/rpc/messages/profile.ts';
import { loadShelf } from '../../../scripts/commands/support/packs.ts';
import { games } from '../../../shared/games/index.ts';
import { baseDefinitions, HEROES } from '../../support/ravingspire.ts';
import { PILGRIMS } from '../../support/pilgrims.ts';
import { TOY_DEFINITIONS, toySetup } from '../../support/toys.ts';
import type { Scene } from './page/scene.ts';

const MODS = new URL('../../../mods', import.meta.url).pathname;

const [, secondEntry] = games;
const secondShelf = loadShelf([]);

/** The table in words, which shows every update as it comes. */
const PLAIN: Settings = { ...STANDARD, table: 'plain', motion: 'off' };

const person = (name: string) => ({ kind: 'person', name }) as const;

/** Of all languages: read once, for there are many scenes. */
const { texts } = loadPacks(readPackFolders(MODS, 'shipped'), [ravingspireContent]);

/**
 * The cards of the recorded games, with the pictures of today. Scenes come to what their tests need by seeds: they are
 * played with cards that stay as they are while those of the base set change.
 */
export const sceneCards: Definitions = withPictures(
  JSON.parse(
    readFileSync(new URL('../../recorded/definitions.json', import.meta.url), 'utf8'),
  ) as typeof baseDefinitions,
);

function withPictures(definitions: Definitions): Definitions {
  const pictured = Object.entries(definitions).map(([id, definition]) => {
    const { art } = (baseDefinitions[id] ?? {}) as { readonly art?: Json };
    return [id, art === undefined ? definition : { ...(definition as object), art }] as const;
  });
  return Object.fromEntries(pictured);
}

/** The seed of a game that bots win in few turns: looking at a whole log takes time that grows faster than the log. */
export const SOON_WON = 'a short way 859';

/** A game of the first game of the registry, played alone unless told otherwise. */
export function gameScene(
  parts: Partial<Scene> & { readonly seats?: number; readonly seed?: string } = {},
): Scene {
  const { seats = 1, seed = 'table', tongue = 'en', ...rest } = parts;
  return {
    game: 'first',
    tongue,
    settings: { ...PLAIN, language: tongue === 'de' ? 'de' : 'en' },
    setup: { seed, heroes: HEROES.slice(0, seats), packs: ['base'], options: {} },
    definitions: sceneCards,
    texts: texts[tongue] ?? {},
    players: ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay'].slice(0, seats).map(person),
    elsewhere: [],
    played: 0,
    ...rest,
  };
}

/** A game of the second game of the registry, which has cards and is shown in words alone; one person plays all seats. */
export function secondScene(parts: Partial<Scene> & { readonly seats?: number } = {}): Scene {
  const { seats = 2, ...rest } = parts;
  const packs = [...secondEntry.scenarios.defaultPacks];
  const definitions = secondShelf.definitions(packs);
  return {
    game: 'second',
    tongue: 'en',
    settings: PLAIN,
    setup: { seed: 'table', heroes: secondEntry.heroes(definitions).slice(0, seats), packs, options: {} },
    definitions,
    texts: {},
    players: Array.from({ length: seats }, () => person('Ada')),
    elsewhere: [],
    played: 0,
    ...rest,
  };
}

/** A game of the pilgrims, which have no cards; one person holds them all. */
export function pilgrimScene(parts: Partial<Scene> & { readonly seats?: number } = {}): Scene {
  const { seats = 2, ...rest } = parts;
  return {
    game: 'pilgrims',
    tongue: 'en',
    settings: PLAIN,
    setup: { seed: 'a way', heroes: PILGRIMS.slice(0, seats), packs: [], options: {} },
    definitions: {},
    texts: {},
    players: Array.from({ length: seats }, () => person('Ada')),
    elsewhere: [],
    played: 0,
    ...rest,
  };
}

/** A game on a grid of three times three cells; one person plays both seats. */
export const noughtsScene = (parts: Partial<Scene> = {}): Scene => ({
  game: 'noughts',
  tongue: 'en',
  settings: PLAIN,
  setup: { seed: 'noughts', heroes: ['cross', 'nought'], packs: [], options: {} },
  definitions: {},
  texts: { cross: { name: 'Cross' }, nought: { name: 'Nought' } },
  players: [person('Ada'), person('Ada')],
  elsewhere: [],
  played: 0,
  ...parts,
});

/** A game of the toy. */
export function toyScene(parts: Partial<Scene> & { readonly seats?: number } = {}): Scene {
  const { seats = 1, ...rest } = parts;
  return {
    game: 'toy',
    tongue: 'en',
    settings: PLAIN,
    setup: toySetup(seats),
    definitions: TOY_DEFINITIONS,
    texts: {},
    players: ['Ada', 'Ben', 'Cleo', 'Dan'].slice(0, seats).map(person),
    elsewhere: [],
    played: 0,
    ...rest,
  };
}
