// Tables of Arcana with the deck that ships.
import { expect } from 'vitest';
import { readPackFolders } from '../../../../../main/host/packs/read.ts';
import type { Definitions, Setup } from '../../../../../shared/engine/game.ts';
import { Table } from '../../../../../shared/engine/table.ts';
import { arcana } from '../../../../../shared/games/arcana/index.ts';
import type { Action, Event, Match, State } from '../../../../../shared/games/arcana/types.ts';
import { contents } from '../../../../../shared/games/index.ts';
import { freeze, thaw } from '../../../../../shared/packs/freeze.ts';
import { loadPacks } from '../../../../../shared/packs/load.ts';

const MODS = new URL('../../../../../mods', import.meta.url).pathname;
const { cards } = loadPacks(readPackFolders(MODS, 'shipped'), contents);

/** The frozen cards of the deck; one object, so that it is compiled once. */
export const DECK = thaw(
  freeze(
    cards,
    Object.keys(cards).filter((id) => cards[id].pack === 'arcana'),
  ),
) as Definitions;

/** Court cards, one of each Class, and one more than may play. */
export const COURTS = ['arcana:kw', 'arcana:qs', 'arcana:knc', 'arcana:pgp', 'arcana:kc'];

export const setupOf = (more: Partial<Setup> = {}): Setup => ({
  seed: 'a seed',
  heroes: COURTS.slice(0, 2),
  packs: ['arcana'],
  options: {},
  ...more,
});

export const matchOf = (more: Partial<Setup> = {}, definitions = DECK): Match =>
  arcana.match(setupOf(more), definitions);

/** A table whose seats have taken the court cards of the setup, so that all is dealt. */
export function dealt(more: Partial<Setup> = {}): Table<Match, State, Action, Event> {
  const table = new Table(arcana, setupOf(more), DECK);
  table.match.proposed.forEach((court, seat) => {
    expect(table.act(seat, { do: 'pickCharacters', court, name: 'Ada' }).ok).toBe(true);
  });
  return table;
}
