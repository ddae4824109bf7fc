// Positions as a page gets them, from the recorded games: views, prompts in words, and what each entry told.
import { join } from 'node:path';
import { readRecording } from '../../../../../scripts/commands/support/recording.ts';
import { towerLook, type TowerLook } from '../../../../../renderer/games/ravingspire/model.ts';
import { ravingspire } from '../../../../../shared/games/ravingspire/index.ts';
import type { Event } from '../../../../../shared/games/ravingspire/types.ts';
import { redact, view } from '../../../../../shared/games/ravingspire/view.ts';
import type { Json } from '../../../../../shared/engine/json.ts';
import type { Game } from '../../../../../shared/engine/game.ts';
import { startOf } from '../../../../../shared/engine/versions.ts';
import type { Chapter, TableUpdate } from '../../../../../shared/rpc/messages/tables.ts';
import type { Prompt } from '../../../../../shared/tableau/tableau.ts';
import { presenterOf, promptOf, type TowerPresenter } from '../../../../support/present.ts';
import type { TowerTable } from '../../../../support/ravingspire.ts';

const RECORDED = join(import.meta.dirname, '../../../../recorded');

export const RECORDINGS = [
  'solo-crimson-reaver',
  'six-heroes',
  'claimed-alone',
  'freed-everyone',
  'flanking-and-trading',
  'madness',
  'page/won',
] as const;

/** What a page has been told at one moment of a game. */
export interface Position {
  /** Number of the entry that led here; 0 for the opening. */
  readonly n: number;
  readonly table: TowerTable;
  readonly look: TowerLook;
  /** What the entry told. */
  readonly events: readonly Event[];
  /** It was taken back or done again: what it told does not lead from the position before to this one. */
  readonly jumps: boolean;
}

/**
 * Plays a recorded game again, with all seats at one screen.
 *
 * @param asked whether the page is also told what there is to do, which takes most of the time
 */
export function* positions(name: (typeof RECORDINGS)[number], asked = true): Generator<Position> {
  const saved = readRecording(join(RECORDED, `${name}.json`));
  const table = startOf(ravingspire as unknown as Game, saved) as unknown as TowerTable;
  const presenter = presenterOf(table.match, 'en', saved.definitions);
  yield {
    n: 0,
    table,
    look: lookOf(name, table, presenter, [], asked),
    events: table.opening,
    jumps: true,
  };
  for (const entry of saved.log) {
    const events = table.replayEntry(entry);
    const seats = allSeats(table);
    const redacted = events.map((event) => redact(table.match, event, seats) as unknown as Event);
    const jumps = entry.kind === 'undo' || entry.kind === 'redo';
    const chapter: Chapter = {
      n: entry.n,
      seat: entry.seat,
      kind: entry.kind as Chapter['kind'],
      title: [],
      of: null,
      reason: [],
      lines: [],
      events: redacted as unknown as Json[],
    };
    yield {
      n: entry.n,
      table,
      look: lookOf(name, table, presenter, [chapter], asked),
      events: redacted,
      jumps,
    };
  }
}

const allSeats = ({ match }: TowerTable): number[] => match.heroes.map((_, seat) => seat);

/** What has been asked at positions, by recording and entry: most of the work, and the same for every test. */
const askedAt = new Map<string, readonly Prompt[]>();

function promptsAt(
  position: string,
  presenter: TowerPresenter,
  table: TowerTable,
  seats: readonly number[],
): readonly Prompt[] {
  const asked = askedAt.get(position) ?? seats.map((seat) => promptOf(presenter, table, seat));
  askedAt.set(position, asked);
  return asked;
}

/** A position as a screen with all seats shows it. */
function lookOf(
  name: string,
  table: TowerTable,
  presenter: TowerPresenter,
  chapters: readonly Chapter[],
  asked: boolean,
): TowerLook {
  const { match, state } = table;
  const eyes = allSeats(table);
  const toAct = table.decisions().map(({ seat }) => seat);
  const update: TableUpdate = {
    table: 'table-1',
    game: 'ravingspire',
    n: table.log.length,
    seats: eyes.map((seat) => ({
      seat,
      hero: match.heroes[seat].id,
      player: { kind: 'person', name: `Player ${seat}` },
      name: presenter
        .narrator(state)
        .seat(seat)
        .map((token) => ('text' in token ? token.text : ''))
        .join(''),
      mine: true,
      toAct: toAct.includes(seat),
    })),
    eyes,
    curtain: null,
    tableau: { title: [], facts: [], zones: [], ending: [] },
    view: JSON.parse(JSON.stringify(view(match, state, eyes))) as Json,
    prompts: asked ? promptsAt(`${name} ${table.log.length}`, presenter, table, toAct) : [],
    undo: { can: 'yes', why: null },
    redo: false,
    consent: null,
    stuck: null,
    chapters,
    faces: {},
    practice: false,
    notice: null,
    outcome: null,
    details: { seed: '', packs: [], options: [], rulesVersion: 1, hash: null },
  };
  return towerLook(update, null);
}
