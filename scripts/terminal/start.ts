import type { Definitions, Setup } from '../../shared/engine/game.ts';
import { Table } from '../../shared/engine/table.ts';
import { openTable } from '../../shared/engine/versions.ts';
import { phraseText } from '../../shared/words/tokens.ts';
import type { AnyTable } from '../commands/support/recording.ts';
import type { Showing } from './face.ts';
import { heroLines, type HeroLines } from './heroes.ts';
import type { SessionParts } from './session.ts';
import { paintOf, wrapped } from './style.ts';
import { uiOf } from './ui.ts';

/** What the command line says about a new game. */
export interface Wanted {
  readonly heroes: readonly string[];
  readonly packs: readonly string[];
  readonly seed: string;
  readonly options: Setup['options'];
  readonly definitions: Definitions;
  readonly fresh: boolean;
}

/** The table to play at: the game under way, if there is one and the player wants it, or a new one. Null: the player left. */
export async function findTable(parts: SessionParts, wanted: Wanted): Promise<AnyTable | null> {
  const { saves, console, entry } = parts;
  const ui = uiOf(parts.language);
  const kept = saves.open();
  if (kept.kind === 'damaged') console.print(ui('continue.damaged', { file: kept.file }));
  if (kept.kind === 'game') {
    const other = kept.saved.game !== entry.game.id;
    const opened = wanted.fresh || other ? null : tryOpen(parts, kept.saved);
    if (opened && opened.table.state.outcome === null) {
      const { match, definitions } = opened.table;
      const titles = parts.shelf.titles(parts.language, definitions);
      const narrator = entry
        .presenter(match, definitions, parts.language, titles)
        .narrator(opened.table.state);
      const heroes = opened.table.setup.heroes.map((_, seat) => phraseText(narrator.seat(seat))).join(', ');
      const question = ui('continue.ask', { heroes, turn: String(opened.table.state.turn) });
      const answer = await console.ask(`${question} `);
      if (answer === null) return null;
      if (!/^n/i.test(answer.trim())) {
        console.print(ui(opened.how === 'upgraded' ? 'continue.upgraded' : 'continue.done'));
        return opened.table;
      }
    }
    if (!opened && !wanted.fresh && !other)
      console.print(ui('continue.damaged', { file: saves.putAside('damaged') }));
    else console.print(ui('continue.setAside', { file: saves.putAside('earlier') }));
  }
  return newTable(parts, wanted);
}

/** Opens a saved game; null if these rules cannot. */
function tryOpen({ entry }: SessionParts, saved: Parameters<typeof openTable>[1]) {
  try {
    return openTable(entry.game, saved);
  } catch {
    return null;
  }
}

async function newTable(parts: SessionParts, wanted: Wanted): Promise<AnyTable | null> {
  const { console, entry } = parts;
  const ui = uiOf(parts.language);
  const heroes = wanted.heroes.length > 0 ? wanted.heroes : await chooseHeroes(parts, wanted.definitions);
  if (heroes === null) return null;
  const { packs, seed, options, definitions } = wanted;
  const table: AnyTable = new Table(entry.game, { seed, heroes, packs, options }, definitions);
  const { name } = parts.shelf.titles(parts.language, definitions);
  console.print(ui('welcome.begin', { heroes: heroes.map(name).join(', '), seed }));
  return table;
}

/** The first screen: what this is, and who goes in. */
async function chooseHeroes(parts: SessionParts, definitions: Definitions): Promise<string[] | null> {
  const { console, entry, shelf, language } = parts;
  const ui = uiOf(language);
  const paint = paintOf(console.colours);
  const titles = shelf.titles(language, definitions);
  const showing: Showing = { language, ui, paint, width: console.width };
  const choices = heroLines(entry.setupForm(definitions, language, titles), showing);
  const say = (text: string): void => {
    for (const line of wrapped(text, console.width)) console.print(line);
  };
  const words = entry.words[language];
  console.print(paint.bold(words.title.toUpperCase()));
  for (const paragraph of parts.face.welcome(ui, words)) say(paragraph);
  console.print('');
  console.print(paint.bold(ui('welcome.choose')));
  choices.forEach(({ lines: [first, ...rest] }, i) => {
    console.print(`${paint.accent(String(i + 1).padStart(3))}  ${first}`);
    for (const line of rest) console.print(`     ${line}`);
  });
  const { min, max } = entry.game.seats;
  say(ui('welcome.chooseHint', { count: min }));
  for (;;) {
    const line = await console.ask(ui('prompt.command'));
    if (line === null || line.trim() === 'quit') return null;
    const looked = /^look\s+(.+)$/.exec(line.trim());
    const named = (looked ? looked[1] : line).split(',').map((word) => word.trim());
    const chosen = line.trim() === '' ? choices.slice(0, min) : named.map((word) => findHero(choices, word));
    if (chosen.some((choice) => choice === undefined))
      say(ui('welcome.unknown', { count: String(choices.length) }));
    else if (looked) for (const choice of chosen) for (const text of choice!.full) console.print(text);
    else if (new Set(chosen).size < chosen.length || chosen.length < min || chosen.length > max) {
      say(ui('welcome.tooMany', { min: String(min), max: String(max) }));
    } else return chosen.map((choice) => choice!.id);
  }
}

function findHero(choices: readonly HeroLines[], word: string): HeroLines | undefined {
  if (/^\d+$/.test(word)) return choices[Number(word) - 1];
  const wanted = word.toLowerCase();
  const fitting = choices.filter(({ name }) => name.toLowerCase().includes(wanted));
  return fitting.length === 1 ? fitting[0] : undefined;
}
