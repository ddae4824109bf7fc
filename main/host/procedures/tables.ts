import { inOneLine } from '../../../shared/packs/line.ts';
import type { PlayerChoice } from '../../../shared/rpc/messages/tables.ts';
import type { Core } from '../core.ts';
import type { HandlersOf } from './index.ts';

/** A player whose name was typed. */
const named = (player: PlayerChoice): PlayerChoice =>
  player.kind === 'person' ? { ...player, name: inOneLine(player.name) } : player;

/** The list of tables, and the tables that are played. */
export function tableHandlers({ shelf, tables }: Core): HandlersOf<'tables' | 'table'> {
  return {
    'tables.create': ({ seed, seats, ...wanted }, session) =>
      shelf.create(
        {
          ...wanted,
          seed: inOneLine(seed),
          seats: seats.map(({ hero, player }) => ({ hero, player: named(player) })),
        },
        session,
      ),
    'tables.list': (query, session) => shelf.list(query, session),
    'tables.remove'({ table, removed }) {
      shelf.remove(table, removed);
      return {};
    },
    'tables.branch': ({ table, n }, session) => shelf.branch(session, table, n),

    'table.watch': (params, session) => tables.watch(session, params),
    'table.leave'({ table }, session) {
      tables.leave(session, table);
      return {};
    },
    'table.submit': (params, session) => tables.submit(session, params),
    'table.consent'(params, session) {
      tables.consent(session, params);
      return {};
    },
    'table.seat'({ player, ...params }, session) {
      tables.seat(session, { ...params, player: named(player) });
      return {};
    },
    'table.check': (params, session) => tables.check(session, params),
    'table.hint': (params, session) => tables.hint(session, params),
    'table.log': (params, session) => tables.log(session, params),
    'table.at': (params, session) => tables.at(session, params),
  };
}
