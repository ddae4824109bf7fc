import { sightOf, teller, type Sight } from '../../../shared/games/ravingspire/present/teller.ts';
import type { CardNumber, Match, State } from '../../../shared/games/ravingspire/types.ts';
import { phraseText, type Phrase } from '../../../shared/words/tokens.ts';
import type { Scene } from '../face.ts';

/** A scene with the types of this game, and what words for it are made from. */
export interface TowerScene extends Sight {
  readonly scene: Scene;
  /** The plain words of a phrase. */
  text(phrase: Phrase): string;
  card(card: CardNumber): string;
  /** The generated text of a card, in one line; empty for one without. */
  rules(card: CardNumber): string;
}

/** What the terminal knows only as a scene, seen with the types of this game. The registry pairs the two. */
export function towerScene(scene: Scene): TowerScene {
  const { table, language, titles, seat } = scene;
  const { match, state, definitions } = table;
  const t = teller(match as Match, definitions, language, titles);
  return {
    ...sightOf(t, state as State, seat),
    scene,
    text: phraseText,
    card: (card) => phraseText(t.s.card(card)),
    rules: (card) => phraseText(t.rules(card)),
  };
}
