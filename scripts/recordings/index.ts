// Replays the finished games of tests/recorded, all or the named ones (`npm run recordings -- [name]`). Run it for a game
// only together with a new rulesVersion: a recording that changes is a rule that changed. Those of `page` are replayed
// from their seeds, with the cards of today: run it for them whenever the base set has changed.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Definitions, Question } from '../../shared/engine/game.ts';
import { drawFrom, type Draw } from '../../shared/engine/random.ts';
import { Table } from '../../shared/engine/table.ts';
import type { GameEntry } from '../../shared/games/index.ts';
import type { Recording } from '../../shared/rpc/recording.ts';
import { oneOf } from '../commands/support/args.ts';
import { chosenBot, chosenGame } from '../commands/support/games.ts';
import { loadShelf } from '../commands/support/packs.ts';
import { writeRecording, type AnyTable } from '../commands/support/recording.ts';
import { arcana } from './arcana.ts';
import type { Plan, PlannedGame } from './plan.ts';
import { tower, towerOnThePage } from './tower.ts';

const PLANNED: readonly PlannedGame[] = [tower, towerOnThePage, arcana];

const FOLDER = resolve(import.meta.dirname, '../../tests/recorded');
const DEFINITIONS = 'definitions.json';
const MOST_SEEDS = 5000;
const MOST_ENTRIES = 6000;

/** Plays one game; now and then an entry is taken back, and sometimes done again. Null where it is not as planned. */
function play(entry: GameEntry, table: AnyTable, plan: Plan, draw: Draw): Recording | null {
  const bots = plan.heroes.map((_, seat) => entry.bots[chosenBot(entry, plan.bots?.[seat])](''));
  const hashes = [table.hash()];
  const asked = new Set<string>();
  const told = new Set<string>();
  const chance = (percent: number) => draw(100) < percent;
  while (table.state.outcome === null) {
    if (table.log.length >= (plan.within ?? MOST_ENTRIES)) return null;
    if (table.undoable > 0 && chance(3)) {
      const { seat } = table.log.at(-1)!;
      if (table.undo(seat).ok) hashes.push(table.hash());
      if (chance(50) && table.redo(seat).ok) hashes.push(table.hash());
      continue;
    }
    const [decision] = table.decisions();
    const { seat, options, kind } = decision;
    const { match, state } = table;
    if (options !== null) asked.add(kind);
    const wild = chance(plan.wild ?? 10);
    const offered = entry.game.options(match, state, seat);
    const act = () => {
      const action = wild ? offered[draw(offered.length)] : bots[seat].act(match, state, seat);
      return table.act(seat, plan.instead?.(seat, action) ?? action);
    };
    const result = options
      ? table.answer(
          seat,
          wild
            ? options[draw(options.length)]
            : bots[seat].answer(decision as Question, match, state, table.openStep),
        )
      : act();
    if (!result.ok) throw new Error(`${plan.name}: ${JSON.stringify(result.refusal)}`);
    for (const { kind: event } of result.events) told.add(event);
    hashes.push(table.hash());
  }
  for (const { seat, action } of plan.afterwards ?? []) {
    if (!table.act(seat, action).ok) return null;
    hashes.push(table.hash());
  }
  const asPlanned =
    (plan.reason === undefined || table.state.outcome.reason === plan.reason) &&
    (plan.asks ?? []).every((kind) => asked.has(kind)) &&
    (plan.tells ?? []).every((kind) => told.has(kind));
  return asPlanned ? { ...table.save(), hashes } : null;
}

/** @throws Error when no seed gives a game as planned */
function record(entry: GameEntry, plan: Plan, definitions: Definitions): Recording {
  for (let i = 1; i <= MOST_SEEDS; i++) {
    const seed = `${plan.name} ${i}`;
    const setup = {
      seed,
      heroes: plan.heroes,
      packs: entry.scenarios.defaultPacks,
      options: plan.options ?? {},
    };
    const recording = play(entry, new Table(entry.game, setup, definitions), plan, drawFrom(seed));
    if (recording !== null) return recording;
  }
  throw new Error(`${plan.name}: no game of ${MOST_SEEDS} is as planned`);
}

/** Writes all recordings of a folder; what lay there before is gone. */
function recordAll({ game, folder, plans }: PlannedGame): void {
  const entry = chosenGame(game);
  const definitions = loadShelf([]).definitions(entry.scenarios.defaultPacks);
  const path = resolve(FOLDER, folder);
  mkdirSync(path, { recursive: true });
  for (const file of readdirSync(path)) if (file.endsWith('.json')) rmSync(resolve(path, file));
  writeFileSync(resolve(path, DEFINITIONS), `${JSON.stringify(definitions)}\n`);
  for (const plan of plans) {
    const recording = record(entry, plan, definitions);
    writeRecording(resolve(path, `${plan.name}.json`), recording, DEFINITIONS);
    process.stderr.write(`${plan.name}: ${recording.log.length} entries\n`);
  }
}

const names = PLANNED.map(({ name }) => name);
const wanted = process.argv.slice(2).map((name) => oneOf('recordings', name, names));
for (const planned of PLANNED) if (wanted.length === 0 || wanted.includes(planned.name)) recordAll(planned);
