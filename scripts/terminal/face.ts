import type { EventBase, StateBase } from '../../shared/engine/game.ts';
import type { Json } from '../../shared/engine/json.ts';
import type { Language } from '../../shared/words/languages.ts';
import type { GameWords, Presenter, Titles } from '../../shared/tableau/presenter.ts';
import type { AnyTable } from '../commands/support/recording.ts';
import { plainFace } from './plain.ts';
import type { Paint } from './style.ts';
import { towerFace } from './tower/face.ts';
import type { Ui } from './ui.ts';

/** How things are to be shown. */
export interface Showing {
  readonly language: Language;
  readonly ui: Ui;
  readonly paint: Paint;
  readonly width: number;
}

/** A table as one seat sees it. */
export interface Scene extends Showing {
  readonly table: AnyTable;
  readonly seat: number;
  readonly presenter: Presenter<StateBase, Json, EventBase>;
  readonly titles: Titles;
}

/** How one game looks in a terminal, beyond what its presenter says. */
export interface Face {
  /** What a new game begins with, in paragraphs. */
  welcome(ui: Ui, words: GameWords): string[];
  /** Everything to see before the list of actions; `numbers` are those of the actions in the list. */
  screen(scene: Scene, numbers: ReadonlyMap<Json, number>): string[];
  /** Chapters of the rules by the prefix of their rule ids. */
  chapters(scene: Scene): { readonly prefix: string; readonly title: string }[];
}

/** Games that are drawn in a way of their own, by id. */
const FACES: { readonly [game: string]: Face } = { [towerFace.game]: towerFace };

/** How a game looks in a terminal: in words, unless it has a face of its own. */
export const faceOf = (game: string): Face => (Object.hasOwn(FACES, game) ? FACES[game] : plainFace);
