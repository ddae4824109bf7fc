// Presenters of tables of Ravingspire, and what every text of theirs must hold.
import type { Definitions } from '../../shared/engine/game.ts';
import { randomPlayer } from '../../shared/engine/players.ts';
import { drawFrom } from '../../shared/engine/random.ts';
import { ravingspireEntry } from '../../shared/games/ravingspire/entry.ts';
import { ravingspire } from '../../shared/games/ravingspire/index.ts';
import type { Action, Event, Match, State } from '../../shared/games/ravingspire/types.ts';
import { phraseText, toText, type Phrase } from '../../shared/words/tokens.ts';
import type { Language } from '../../shared/words/languages.ts';
import type { Presenter, Titles } from '../../shared/tableau/presenter.ts';
import type { CardFace, Prompt, Tableau } from '../../shared/tableau/tableau.ts';
import { greedyPlayer } from '../../shared/games/ravingspire/bots/greedy.ts';
import { Broken } from './checked-game.ts';
import { mixedPlayer } from './properties.ts';
import {
  baseDefinitions,
  drawnSetup,
  latePosition,
  newTable,
  tableAt,
  type TowerTable,
} from './ravingspire.ts';

export type TowerPresenter = Presenter<State, Action, Event>;

/** The names that the authors gave, in English. */
const titlesIn = (definitions: Definitions): Titles => ({
  name: (id) => (definitions[id] as { name?: string } | undefined)?.name ?? id,
  story: (id) => (definitions[id] as { story?: string } | undefined)?.story,
});

export const titles: Titles = titlesIn(baseDefinitions);

/** A presenter of a match; a recorded one is played with the cards of its day. */
export const presenterOf = (
  match: Match,
  language: Language = 'en',
  definitions: Definitions = baseDefinitions,
): TowerPresenter => ravingspireEntry.presenter(match, definitions, language, titlesIn(definitions));

/** The prompt of a seat at a table as it stands. */
export function promptOf(presenter: TowerPresenter, { state, question }: TowerTable, seat: number): Prompt {
  return presenter.prompt(state, seat, question?.seat === seat ? question : null);
}

/** Plays a game, by number, and shows each position to a visitor: some from the start, some from late on. */
export function visitGame(number: number, positions: number, visit: (table: TowerTable) => void): void {
  const draw = drawFrom(`visit ${number}`);
  const late = draw(2) === 0 ? latePosition(draw(50)) : null;
  const setup = late?.setup ?? drawnSetup(`visit ${number}`, 1 + (number % 6));
  const table = late ? tableAt(setup, late.state) : newTable(setup);
  const players = setup.heroes.map((_, seat) => {
    const own = drawFrom(`visit ${number} ${seat}`);
    return [randomPlayer(ravingspire, own), greedyPlayer, mixedPlayer(own)][draw(3)];
  });
  visit(table);
  for (let i = 0; i < positions && table.state.outcome === null; i++) {
    const { question } = table;
    const decisions = table.decisions();
    const { seat } = decisions[draw(decisions.length)];
    const result = question
      ? table.answer(seat, players[seat].answer(question, table.match, table.state))
      : table.act(seat, players[seat].act(table.match, table.state, seat));
    if (!result.ok) throw new Error(`a player's choice is refused: ${result.refusal.code}`);
    visit(table);
  }
}

/** What no text may hold: an unfinished message or the key of one. */
const UNFINISHED =
  /[{}]|undefined|NaN|\[object|\b(?:action|answer|event|fact|face|group|hint|menu|note|option|pay|prompt|question|refusal|table|value|warn|why|word|zone)\.[a-z]/;

function finished(text: string): void {
  if (UNFINISHED.test(text)) throw new Broken(`unfinished: ${text}`);
}

/** A text that must say something. */
export function said(phrase: Phrase): void {
  const text = phraseText(phrase);
  if (text.trim() === '') throw new Broken('an empty text');
  finished(text);
}

/** Checks the texts of a tableau. */
export function checkTableau({ title, facts, zones }: Tableau): void {
  said(title);
  for (const { label, value } of [...facts, ...zones.flatMap((zone) => zone.facts)]) {
    said(label);
    said(value);
  }
  for (const zone of zones) {
    said(zone.title);
    if (zone.cards.length === 0) said(zone.empty);
    for (const { notes } of zone.cards) notes.forEach(said);
  }
}

/** Checks the texts of a prompt. */
export function checkPrompt({ title, notes, answers, groups }: Prompt): void {
  said(title);
  notes.forEach(said);
  for (const { label } of answers ?? []) said(label);
  for (const group of groups) {
    said(group.title);
    for (const { label, note, refusal, warnings, form } of group.choices) {
      said(label);
      finished(phraseText(note));
      for (const { sentence } of warnings) said(sentence);
      if (refusal !== null) said(refusal.sentence);
      if (form?.kind !== 'payment') continue;
      said(form.price);
      for (const way of form.ways) said(way.label);
      for (const source of form.sources) {
        said(source.label);
        said(source.note);
        for (const use of source.uses) said(use.label);
      }
    }
  }
}

/** Checks the texts of a face. */
export function checkFace({ name, kind, values, text, story }: CardFace): void {
  if (name === '' || story === '') throw new Broken('an empty name or story');
  said(kind);
  values.forEach(said);
  finished(toText(text));
}
