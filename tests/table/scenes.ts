import { readPackFolders } from '../../main/host/packs/read.ts';
import { ravingspireContent } from '../../shared/games/ravingspire/content/index.ts';
import { loadPacks } from '../../shared/packs/load.ts';
import type { CardText } from '../../shared/packs/schema.ts';
import { baseDefinitions, HEROES } from '../support/ravingspire.ts';
import { TOY_DEFINITIONS, toySetup } from '../support/toys.ts';
import type { Scene } from './page/scene.ts';

const MODS = new URL('../../mods', import.meta.url).pathname;

const person = (name: string) => ({ kind: 'person', name }) as const;

function texts(language: string): { readonly [id: string]: CardText } {
  return loadPacks(readPackFolders(MODS, 'shipped'), [ravingspireContent]).texts[language] ?? {};
}

/** A game of the first game of the registry, played alone unless told otherwise. */
export function gameScene(
  parts: Partial<Scene> & { readonly seats?: number; readonly seed?: string } = {},
): Scene {
  const { seats = 1, seed = 'table', tongue = 'en', ...rest } = parts;
  return {
    game: 'first',
    tongue,
    setup: { seed, heroes: HEROES.slice(0, seats), packs: ['base'], options: {} },
    definitions: baseDefinitions,
    texts: texts(tongue),
    players: ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay'].slice(0, seats).map(person),
    elsewhere: [],
    played: 0,
    ...rest,
  };
}

/** A game of the toy. */
export function toyScene(parts: Partial<Scene> & { readonly seats?: number } = {}): Scene {
  const { seats = 1, ...rest } = parts;
  return {
    game: 'toy',
    tongue: 'en',
    setup: toySetup(seats),
    definitions: TOY_DEFINITIONS,
    texts: {},
    players: ['Ada', 'Ben', 'Cleo', 'Dan'].slice(0, seats).map(person),
    elsewhere: [],
    played: 0,
    ...rest,
  };
}
