import type { ValidateFunction } from 'ajv';
import type { Definitions } from '../../../shared/engine/game.ts';
import type { Json } from '../../../shared/engine/json.ts';
import type { SavedTable } from '../../../shared/engine/log.ts';
import type { GameEntry } from '../../../shared/games/index.ts';
import { validateSavedTable } from '../../../shared/generated/validators.js';
import type { Definition, GameContent } from '../../../shared/packs/content.ts';
import { FILE_LIMITS } from '../../../shared/rpc/saved-table.ts';
import { BadInput } from './bad-input.ts';

/** Cards that are checked at once: as many as one file of a pack may hold. */
const AT_ONCE = 500;

/** Levels of lists and records; a card's effects go down to a dozen. */
const MOST_DEPTH = 64;

/** A table as it came, before anything of it is played. */
export interface Read {
  readonly entry: GameEntry;
  readonly saved: SavedTable;
  readonly players: Json;
}

/**
 * Reads an exported table and checks all that can be known without playing: its shape, the length of its log, and each of
 * its cards by the schema and the bounds of the game.
 *
 * @throws BadInput
 */
export function readExport(text: string, games: readonly GameEntry[]): Read {
  const value = parsed(text);
  if (depthOf(value) > MOST_DEPTH) throw new BadInput('cannot.table.json');
  tooLong(value['log']);
  if (!validateSavedTable(value))
    throw new BadInput('cannot.table.shape', { where: placeOf(validateSavedTable) });
  const saved = { practice: false, checkpoint: null, base: null, ...value } as unknown as SavedTable;
  if (saved.log.some(({ n }, i) => n !== i + 1)) throw new BadInput('cannot.table.shape', { where: 'log' });
  if ((saved.base?.entries ?? 0) > saved.log.length)
    throw new BadInput('cannot.table.shape', { where: 'base' });
  const entry = games.find(({ game }) => game.id === saved.game);
  if (!entry) throw new BadInput('missing.game', { id: saved.game });
  const { rulesVersion: known } = entry.game;
  if (saved.rulesVersion > known) {
    throw new BadInput('cannot.table.rules', { version: saved.rulesVersion, known });
  }
  if (entry.content) checkCards(entry.content, saved.definitions);
  return { entry, saved, players: (value['players'] ?? null) as Json };
}

function parsed(text: string): { readonly [name: string]: unknown } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new BadInput('cannot.table.json', {}, error);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new BadInput('cannot.table.json');
  }
  return value as { readonly [name: string]: unknown };
}

/** How deep lists and records go, a level at a time: what comes from outside may be deeper than a function can call itself. */
function depthOf(value: unknown): number {
  let depth = 0;
  for (let level = [value]; level.length > 0; depth++) {
    const below: unknown[] = [];
    for (const each of level) {
      for (const inside of Object.values(each as object)) {
        if (typeof inside === 'object' && inside !== null) below.push(inside);
      }
    }
    level = below;
  }
  return depth;
}

function tooLong(log: unknown): void {
  const most = FILE_LIMITS.entries;
  if (Array.isArray(log) && log.length > most)
    throw new BadInput('cannot.table.long', { count: log.length, most });
}

/** Where a value is not as the schema wants it, by the names of its fields. */
function placeOf({ errors }: ValidateFunction): string {
  const [{ instancePath, params }] = errors!;
  const { missingProperty } = params as { missingProperty?: string };
  const place = [
    ...instancePath.split('/').slice(1),
    ...(missingProperty === undefined ? [] : [missingProperty]),
  ];
  return place.slice(0, 3).join('/').slice(0, 80);
}

/** Each card must pass the schema and the bounds; whether it is of any use is not asked. */
function checkCards(content: GameContent, definitions: Definitions): void {
  const all = Object.entries(definitions) as [string, Definition][];
  for (let i = 0; i < all.length; i += AT_ONCE) {
    const some = all.slice(i, i + AT_ONCE);
    if (content.validateCards({ cards: some.map(([, card]) => card) })) continue;
    const place = content.validateCards.errors![0].instancePath.split('/')[2];
    throw new BadInput('cannot.table.card', { card: (some[Number(place)] ?? some[0])[0] });
  }
  const bounds = new Set(content.bounds);
  const lookup = {
    card: (id: string) => (Object.hasOwn(definitions, id) ? (definitions[id] as Definition) : undefined),
  };
  for (const [card, definition] of all) {
    if (content.inspect(definition, lookup).some(({ code }) => bounds.has(code)))
      throw new BadInput('cannot.table.card', { card });
  }
}
