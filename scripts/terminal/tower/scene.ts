import type { Definitions } from '../../../shared/engine/game.ts';
import type { Table } from '../../../shared/engine/table.ts';
import { phraseText, type Phrase } from '../../../shared/packs/effects/tokens.ts';
import { describeCard, toText } from '../../../shared/games/ravingspire/content/describe.ts';
import type { CardDefinition } from '../../../shared/games/ravingspire/content/schema.ts';
import { speaker, type Speaker } from '../../../shared/games/ravingspire/narrate/speaker.ts';
import type {
  Action,
  CardNumber,
  Event,
  Hero,
  Match,
  State,
} from '../../../shared/games/ravingspire/types.ts';
import { NONE } from '../../../shared/games/ravingspire/types.ts';
import type { Scene, Showing } from '../face.ts';

/** A scene with the types of this game. */
export interface TowerScene {
  readonly scene: Scene;
  readonly match: Match;
  readonly state: State;
  readonly seat: number;
  readonly hero: Hero;
  readonly definitions: Definitions;
  readonly s: Speaker;
  /** The plain words of a phrase. */
  text(phrase: Phrase): string;
  card(card: CardNumber): string;
  /** The generated text of a card, in one line; empty for one without. */
  rules(card: CardNumber): string;
}

/** What the terminal knows only as a scene, seen with the types of this game. The registry pairs the two. */
export function towerScene(scene: Scene): TowerScene {
  const { match, state, definitions } = scene.table as unknown as Table<Match, State, Action, Event>;
  const s = speaker(match, scene.language, scene.names);
  return {
    scene,
    match,
    state,
    seat: scene.seat,
    hero: state.heroes[scene.seat],
    definitions,
    s,
    text: phraseText,
    card: (card) => phraseText(s.card(card)),
    rules: (card) => (card === NONE ? '' : rulesText(definitions, match.cards[card].id, scene)),
  };
}

/** A card's definition as its author wrote it. */
export const definitionOf = (definitions: Definitions, id: string): CardDefinition =>
  definitions[id] as unknown as CardDefinition;

/** The generated text of a card. */
export const rulesText = (definitions: Definitions, id: string, { language, names }: Showing): string =>
  toText(describeCard(definitionOf(definitions, id), language, names));

/** The same cards together: one of each definition with their number, in the order they lie. */
export function grouped(match: Match, cards: readonly CardNumber[]): { card: CardNumber; count: number }[] {
  const groups = new Map<string, { card: CardNumber; count: number }>();
  for (const card of cards) {
    const { id } = match.cards[card];
    const group = groups.get(id);
    if (group) group.count++;
    else groups.set(id, { card, count: 1 });
  }
  return [...groups.values()];
}
