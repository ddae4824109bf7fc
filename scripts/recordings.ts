// Plays the finished games of tests/recorded anew: one a hero, an option, an end reason. Run it (`npm run recordings`)
// only together with a new rulesVersion: a recording that changes is a rule that changed.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Question } from '../shared/engine/game.ts';
import type { Json } from '../shared/engine/json.ts';
import { Table } from '../shared/engine/table.ts';
import { drawFrom, type Draw } from '../shared/games/ravingspire/bots/random.ts';
import { games, type GameEntry } from '../shared/games/index.ts';
import { loadShelf } from './commands/support/packs.ts';
import type { AnyTable, Recording } from './commands/support/recording.ts';
import { FEATURES } from './recordings/contents.ts';
import { direct, type Script } from './recordings/director.ts';

interface Plan {
  name: string;
  heroes: string[];
  options?: { [name: string]: Json };
  /** Played with seed after seed until a game ends so. */
  reason?: string;
  /** How often, in percent, an action is any offered one instead of the bot's. */
  wild?: number;
  /** Played by the director instead of the bot. */
  script?: Script;
}

const FOLDER = resolve(import.meta.dirname, '../tests/recorded');
const DEFINITIONS = 'definitions.json';
const MOST_SEEDS = 2000;
const MOST_ENTRIES = 6000;

const HEROES = [
  'crimson-reaver',
  'quinn-apblanc',
  'aurora-the-all-knowing',
  'florence-haymaker',
  'darius-the-blade',
  'marcus-the-runelord',
  'garsome-cinderheart',
  'shayla-nimblenook',
  'dawn-the-righteous',
];

const PLANS: readonly Plan[] = [
  ...HEROES.map((hero) => ({ name: `solo-${hero}`, heroes: [hero] })),
  { name: 'escaped', heroes: ['quinn-apblanc'], reason: 'escaped', wild: 5 },
  { name: 'madness', heroes: ['dawn-the-righteous'], reason: 'madness' },
  { name: 'dawn', heroes: ['darius-the-blade'], reason: 'dawn', options: { overwhelm: false, madness: 2 } },
  {
    name: 'heroes',
    heroes: ['crimson-reaver', 'marcus-the-runelord'],
    reason: 'heroes',
    options: { madness: 2 },
  },
  {
    name: 'freed-everyone',
    heroes: ['aurora-the-all-knowing', 'florence-haymaker'],
    reason: 'freedEveryone',
  },
  { name: 'claimed-alone', heroes: ['quinn-apblanc', 'crimson-reaver'], reason: 'claimedAlone', wild: 12 },
  {
    name: 'flanking-and-trading',
    heroes: ['garsome-cinderheart', 'shayla-nimblenook', 'darius-the-blade'],
    options: { flanking: true, trading: true, first: 2 },
    wild: 25,
  },
  { name: 'six-heroes', heroes: HEROES.slice(0, 6), options: { slowFoes: true, freeUndo: true } },
  {
    name: 'page-won',
    heroes: ['crimson-reaver'],
    script: { shows: FEATURES.filter((feature) => feature !== 'the tower wins'), questions: 5, within: 140 },
  },
  {
    name: 'page-lost',
    heroes: ['florence-haymaker', 'quinn-apblanc'],
    options: { madness: -1 },
    script: {
      shows: [
        'a card bought as proposed',
        'a payment put together by hand',
        'a card slotted',
        'a card taken back from a slot',
        'an adversary beaten',
        'a chaos card resolved',
        'a ring rotated',
        'a Showdown lost',
        'a hero gone mad',
        'the tower wins',
      ],
      questions: 5,
      within: 90,
    },
  },
];

/** Plays one game; now and then an entry is taken back, and sometimes done again. */
function play(entry: GameEntry, table: AnyTable, plan: Plan, draw: Draw): Recording | null {
  const bot = Object.values(entry.bots).at(-1)!('');
  const hashes = [table.hash()];
  const chance = (percent: number) => draw(100) < percent;
  while (table.state.outcome === null) {
    if (table.log.length >= MOST_ENTRIES) return null;
    if (table.undoable > 0 && chance(3)) {
      const { seat } = table.log.at(-1)!;
      if (table.undo(seat).ok) hashes.push(table.hash());
      if (chance(50) && table.redo(seat).ok) hashes.push(table.hash());
      continue;
    }
    const [decision] = table.decisions();
    const { seat, options } = decision;
    const { match, state } = table;
    const wild = chance(plan.wild ?? 10);
    const offered = entry.game.options(match, state, seat);
    const result = options
      ? table.answer(
          seat,
          wild ? options[draw(options.length)] : bot.answer(decision as Question, match, state),
        )
      : table.act(seat, wild ? offered[draw(offered.length)].action : bot.act(match, state, seat));
    if (!result.ok) throw new Error(`${plan.name}: ${JSON.stringify(result.refusal)}`);
    hashes.push(table.hash());
  }
  return { ...table.save(), hashes };
}

function record(entry: GameEntry, plan: Plan): Recording {
  const packs = ['base'];
  const heroes = plan.heroes.map((hero) => `base:${hero}`);
  for (let i = 1; i <= MOST_SEEDS; i++) {
    const seed = `${plan.name} ${i}`;
    const setup = { seed, heroes, packs, options: plan.options ?? {} };
    if (plan.script) {
      const directed = direct(setup, definitions, plan.script);
      if (directed) return directed;
      continue;
    }
    const table: AnyTable = new Table(entry.game, setup, definitions);
    const recording = play(entry, table, plan, drawFrom(seed));
    if (recording && (!plan.reason || table.state.outcome?.reason === plan.reason)) return recording;
  }
  throw new Error(`${plan.name}: no game of ${MOST_SEEDS} is as planned`);
}

const [entry] = games;
const definitions = loadShelf([]).definitions(['base']);
mkdirSync(FOLDER, { recursive: true });
for (const file of readdirSync(FOLDER)) if (file.endsWith('.json')) rmSync(resolve(FOLDER, file));
writeFileSync(resolve(FOLDER, DEFINITIONS), `${JSON.stringify(definitions)}\n`);
for (const plan of PLANS) {
  const recording = record(entry, plan);
  writeFileSync(
    resolve(FOLDER, `${plan.name}.json`),
    `${JSON.stringify({ ...recording, definitions: DEFINITIONS })}\n`,
  );
  process.stderr.write(`${plan.name}: ${recording.log.length} entries\n`);
}
