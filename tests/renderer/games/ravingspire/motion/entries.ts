// What a page receives of the recorded games, entry by entry.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { boardState } from '../../../../../renderer/games/ravingspire/board/state.ts';
import type { BoardState } from '../../../../../renderer/games/ravingspire/board/types.ts';
import type { TableView, TowerLook } from '../../../../../renderer/games/ravingspire/model.ts';
import { happenings } from '../../../../../renderer/cards-table/motion/plan.ts';
import { planOf } from '../../../../../renderer/games/ravingspire/motion/plan.ts';
import type { TowerStep } from '../../../../../renderer/games/ravingspire/motion/tell.ts';
import { readRecording } from '../../../../../scripts/commands/support/recording.ts';
import type { Game } from '../../../../../shared/engine/game.ts';
import type { Json } from '../../../../../shared/engine/json.ts';
import { startOf } from '../../../../../shared/engine/versions.ts';
import { ravingspire } from '../../../../../shared/games/ravingspire/index.ts';
import type { Event } from '../../../../../shared/games/ravingspire/types.ts';
import { redact, view } from '../../../../../shared/games/ravingspire/view.ts';
import type { Chapter } from '../../../../../shared/rpc/messages/tables.ts';
import type { TowerTable } from '../../../../support/ravingspire.ts';

const RECORDED = join(import.meta.dirname, '../../../../recorded');
const FILES = readdirSync(RECORDED).filter((file) => file.endsWith('.json') && file !== 'definitions.json');

/** An entry of a recorded game that can be shown. */
export interface Shown {
  readonly name: string;
  readonly n: number;
  readonly events: readonly Event[];
  /** The board before it and after it. */
  readonly before: BoardState;
  readonly after: BoardState;
  readonly plan: readonly TowerStep[];
}

export const chapter = (n: number, events: readonly Json[], kind: Chapter['kind'] = 'action'): Chapter => ({
  n,
  seat: 0,
  kind,
  title: [],
  of: null,
  reason: [],
  lines: [],
  events,
});

/** Every entry of the recorded games but those that take back or bring back, as a screen of all seats gets them. */
export function* shownEntries(): Generator<Shown> {
  for (const name of FILES) {
    const saved = readRecording(join(RECORDED, name));
    const table = startOf(ravingspire as unknown as Game, saved) as unknown as TowerTable;
    const eyes = table.match.heroes.map((_, seat) => seat);
    let before = boardOf(table, eyes);
    for (const entry of saved.log) {
      const told = table.replayEntry(entry).map((event) => redact(table.match, event, eyes));
      const after = boardOf(table, eyes);
      if (entry.kind === 'action' || entry.kind === 'answer') {
        const { n } = entry;
        const plan = planOf(happenings<Event>([chapter(n, told)], n - 1) ?? [], before);
        yield { name, n, events: told as unknown as Event[], before, after, plan };
      }
      before = after;
    }
  }
}

/** The board of a position, without prompts. */
function boardOf(table: TowerTable, eyes: readonly number[]): BoardState {
  const look = {
    view: view(table.match, table.state, eyes) as TableView,
    prompts: [],
    update: { seats: [] },
  };
  return boardState(look as unknown as TowerLook);
}
