import type { Definitions, Question } from '../../shared/engine/game.ts';
import type { Json } from '../../shared/engine/json.ts';
import type { Narrator } from '../../shared/games/index.ts';
import type { EventBase } from '../../shared/engine/game.ts';
import type { Language } from '../../shared/packs/problems.ts';
import type { AnyTable } from '../commands/support/recording.ts';
import type { Paint } from './style.ts';
import { towerFace } from './tower/face.ts';
import type { Ui } from './ui.ts';

/** How the table is to be shown, and to whom. */
export interface Showing {
  readonly language: Language;
  readonly ui: Ui;
  readonly paint: Paint;
  readonly width: number;
  /** The name of a card by its full id. */
  readonly names: (id: string) => string;
  readonly story: (id: string) => string | undefined;
}

/** A table as one seat sees it. */
export interface Scene extends Showing {
  readonly table: AnyTable;
  readonly seat: number;
  readonly narrator: Narrator<Json, EventBase>;
}

/** An action in the numbered list. */
export interface MenuEntry {
  readonly action: Json;
  readonly label: string;
  /** Said behind the label, less loud. */
  readonly note?: string;
  /** Left out of the list until somebody asks for everything; its number works all the same. */
  readonly hidden?: boolean;
  /** What `end` does: go on without doing anything more. */
  readonly goesOn?: boolean;
}

export interface MenuGroup {
  readonly title: string;
  readonly entries: readonly MenuEntry[];
}

/** A payment that is being changed by hand. */
export interface Adjuster {
  show(): string[];
  /** Carries out one line of input; returns what there is to say about it. */
  edit(line: string): string | null;
  /** The action as it would be now. */
  action(): Json;
}

/** A hero to choose, in words. */
export interface HeroChoice {
  readonly id: string;
  readonly lines: string[];
  /** The whole card. */
  readonly full: string[];
}

/** How one game looks in a terminal. */
export interface Face {
  heroChoices(ids: readonly string[], definitions: Definitions, showing: Showing): HeroChoice[];
  /** Everything to see before the list of actions; `numbers` are those of the actions in the list. */
  screen(scene: Scene, numbers: ReadonlyMap<Json, number>): string[];
  menu(scene: Scene): MenuGroup[];
  /** What an open question concerns, and the words for its options. */
  question(scene: Scene, question: Question): { readonly lines: string[]; readonly options: string[] };
  /** What is about to hurt. */
  warnings(scene: Scene, action: Json): string[];
  /** Tips for the position as it is, by name. */
  tips(scene: Scene): { readonly name: string; readonly text: string }[];
  /** Null where nothing is paid. */
  adjuster(scene: Scene, action: Json): Adjuster | null;
  /** Cards whose names fit, in full: by name. */
  look(scene: Scene, word: string): Map<string, string[]>;
  /** The card that an action is about, in full, or null. */
  lookAt(scene: Scene, action: Json): string[] | null;
  why(scene: Scene): string[];
  /** Chapters of the rules by the prefix of their rule ids. */
  chapters(scene: Scene): { readonly prefix: string; readonly title: string }[];
  /** Whether an event is worth a line while playing; the log shows them all. */
  isNews(event: EventBase): boolean;
  /** Whether others must not see what this seat sees. */
  isSecret(table: AnyTable): boolean;
}

/** The faces of games, by id; a further game is a line. */
export const FACES: { readonly [game: string]: Face } = { [towerFace.game]: towerFace };
