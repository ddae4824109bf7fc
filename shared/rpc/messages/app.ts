// What a client learns of the application, and asks for with a new game.
import type { GameWords, SetupForm } from '../../tableau/presenter.ts';
import type { Language } from '../../words/languages.ts';
import type { Role } from '../roles.ts';

/** What a client learns first. */
export interface Hello {
  readonly version: string;
  readonly role: Role;
  readonly language: Language;
  /** Where the host keeps its data; null for those who do not own it. */
  readonly dataFolder: string | null;
  readonly notices: readonly Notice[];
}

/** A notice for the owner, shown once: a restored backup, a skipped pack. */
export interface Notice {
  readonly id: string;
  readonly tone: 'info' | 'warning' | 'error';
  readonly sentence: string;
  /** What to do about it; may be empty. */
  readonly cure: string;
}

/** A game on the shelf. */
export interface GameInfo extends GameWords {
  readonly id: string;
  /** Kinds of it that are not cards; what they are called is among its words. */
  readonly others: readonly string[];
  readonly players: { readonly min: number; readonly max: number };
}

/** What a new game asks for. */
export interface NewGameForm extends SetupForm {
  readonly game: string;
  readonly packs: readonly PackChoice[];
}

export interface PackChoice {
  readonly id: string;
  readonly title: string;
  readonly version: string;
  readonly cards: number;
  /** What its author says of it; may be empty. */
  readonly about: string;
  /** The game cannot be played without it. */
  readonly needed: boolean;
}
