import type { EventBase } from '../../engine/game.ts';
import type { Json } from '../../engine/json.ts';
import { randomBot } from '../../engine/players.ts';
import { explainedBots, type Reasons } from '../../engine/reasons.ts';
import { lookupIn } from '../../packs/content.ts';
import type { GameWords } from '../../tableau/presenter.ts';
import type { Language } from '../../words/languages.ts';
import type { Words } from '../../words/messages.ts';
import type { GameParts } from '../game-parts.ts';
import { heroFaces, plainCover, type GameLook } from './faces.ts';
import type { PlainAction } from './narrator.ts';
import { plainPresenter, type Shown } from './presenter.ts';
import type { TurnState } from './rules.ts';
import { plainScenarios } from './scenarios.ts';
import type { PlainSetup, SeatedMatch } from './setup.ts';
import { plainForm, plainOptions } from './setup-form.ts';
import { plainWords, tableWords } from './words.ts';

/** Parts without a default. */
type Needed = 'game' | 'isAction';

/** What a game says of itself. Every part of `GameParts` that is given takes the place of its default. */
export interface PlainGame<
  M extends SeatedMatch,
  S extends TurnState,
  A extends Json & PlainAction,
  E extends EventBase,
>
  extends Pick<GameParts<M, S, A, E>, Needed>, Partial<Omit<GameParts<M, S, A, E>, Needed>> {
  readonly setup: PlainSetup;
  /** Its words; which messages are asked for, each default says. */
  readonly messages: { readonly [L in Language]: Words };
  readonly look: GameLook;
  readonly minutes: GameWords['minutes'];
  readonly shown?: Shown<M, S, A, E>;
  /** Why bots do what they do; left out, they do not say. */
  readonly reasons?: Reasons<M, S, A>;
}

/**
 * A game without secrets and without packs, whose seats take turns, for the registry. What it does not say is filled in
 * by the functions of this folder.
 */
export function plainGame<
  M extends SeatedMatch,
  S extends TurnState,
  A extends Json & PlainAction,
  E extends EventBase,
>(plain: PlainGame<M, S, A, E>): GameParts<M, S, A, E> {
  const { setup, messages, look, minutes, shown, reasons, ...own } = plain;
  const wordsIn = (language: Language): Words => plainWords(messages[language], language);
  const heroesOnly: GameParts<M, S, A, E>['faces'] = (_cards, language, titles) =>
    heroFaces(setup.heroes, wordsIn(language), titles, look);
  const { game, isAction, bots = { random: randomBot(game) }, faces = heroesOnly } = own;
  const announced = (language: Language) => plainCover(game.id, wordsIn(language), look, minutes);
  return {
    content: null,
    scenarios: plainScenarios(game, isAction),
    lab: null,
    heroes: () => [...setup.heroes],
    words: { en: announced('en'), de: announced('de') },
    setupForm: (definitions, language, titles) =>
      plainForm(setup, wordsIn(language), faces(lookupIn(definitions), language, titles), Object.keys(bots)),
    options: (_definitions, language) => plainOptions(setup, wordsIn(language)),
    presenter(match, definitions, language, titles) {
      const words = tableWords(wordsIn(language), match, titles);
      return plainPresenter(game, match, words, faces(lookupIn(definitions), language, titles), shown);
    },
    faces,
    secret: () => false,
    trophy: () => null,
    ...own,
    bots: reasons === undefined ? bots : explainedBots(bots, reasons),
  };
}
