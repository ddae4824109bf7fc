// A position that tests of the page need, found by playing: after a change of the rules it is another one of the same sort.
import { Table } from '../../../shared/engine/table.ts';
import { games } from '../../../shared/games/index.ts';
import { isPayable } from '../../../shared/tableau/payment.ts';
import type { Choice, PaymentForm, Zone } from '../../../shared/tableau/tableau.ts';
import { phraseText } from '../../../shared/words/tokens.ts';
import { isHarmful } from '../../../shared/tableau/warnings.ts';
import type { AnyTable } from '../../../scripts/commands/support/recording.ts';
import type { Scene } from './page/scene.ts';
import { gameScene } from './scenes.ts';
import { titlesOf } from './titles.ts';

const [game] = games;
const MOST_SEEDS = 200;
/** Later there is much to look at, and each entry costs the page time. */
const MOST_ENTRIES = 69;

/** An Encounter phase of a game played alone: a card to buy, one too dear, one to play, one in a slot. */
export interface Encounter {
  readonly scene: Scene;
  /** Title of the zone in which the cards of the ring are. */
  readonly ring: string;
  /** A card of the ring that several cards pay, or brute force. */
  readonly ware: string;
  /** What kind of card that is, in a word. */
  readonly kind: string;
  /** The first card that pays it as proposed, and what it counts as. */
  readonly payer: { readonly name: string; readonly as: string };
  /** A card in a slot, of which there is no other. */
  readonly slotted: string;
}

/** One of the sort in which a name of a card means one card only. */
function encounterAt(table: AnyTable, scene: Scene): Encounter | null {
  const [decision] = table.decisions();
  if (decision?.kind !== 'encounter' || table.question) return null;
  const presenter = game.presenter(table.match, scene.definitions, 'en', titlesOf(scene));
  const { zones } = presenter.tableau(table.state, [decision.seat]);
  const { groups } = presenter.prompt(table.state, decision.seat, null);
  const choices = groups.flatMap((group) => group.choices);

  const nameOf = (card: number): string => presenter.face(idIn(zones, card)).name;
  const single = (card: number): boolean =>
    zones.flatMap(({ cards }) => cards).filter(({ id }) => id === idIn(zones, card)).length === 1;
  const does = (action: string) => (choice: Choice) =>
    (choice.action as { readonly do: string }).do === action && choice.card >= 0;

  const wares = choices.filter(does('acquire'));
  const bought = wares.find(({ refusal }) => refusal === null);
  const dear = wares.find(({ refusal, minor }) => refusal !== null && !minor);
  const slotted = choices
    .filter(does('unslot'))
    .find(({ card, refusal }) => refusal === null && single(card));
  const playable = choices.filter(does('play')).some(({ refusal }) => refusal === null);
  if (bought === undefined || !isPayable(bought) || !dear || !slotted || !playable || !single(bought.card))
    return null;
  const payer = payerOf(bought.form);
  if (payer === null || !single(payer.card)) return null;
  const ring = zones.find(({ cards }) => cards.some(({ card }) => card === bought.card))!;
  return {
    scene,
    ring: phraseText(ring.title),
    ware: nameOf(bought.card),
    kind: phraseText(presenter.face(idIn(zones, bought.card)).kind),
    payer: { name: nameOf(payer.card), as: payer.as },
    slotted: nameOf(slotted.card),
  };
}

const idIn = (zones: readonly Zone[], card: number): string =>
  zones.flatMap(({ cards }) => cards).find((one) => one.card === card)!.id;

/** The first of several cards that pay as proposed, none of them by brute force; null where it is not so. */
function payerOf({ sources, ways, proposed }: PaymentForm): { card: number; as: string } | null {
  const pays = sources.filter(({ card, proposed: use }) => card >= 0 && use >= 0);
  if (pays.length < 2 || ways.length < 2 || proposed !== 0) return null;
  const [{ card, uses, proposed: use }] = pays;
  return { card, as: phraseText(uses[use].label) };
}

/** A table at each entry of a game, from the first position to the last, played as the host of the page does. */
function* played({ setup, definitions }: Scene, most: number): Generator<AnyTable> {
  const table: AnyTable = new Table(game.game, setup, definitions);
  const bot = game.bots['greedy']('page');
  yield table;
  while (table.log.length < most && table.state.outcome === null) {
    const [{ seat }] = table.decisions();
    const { question, match, state } = table;
    if (question) table.answer(seat, bot.answer(question, match, state));
    else table.act(seat, bot.act(match, state, seat));
    yield table;
  }
}

/** How many entries a game has. */
export const lengthOf = (scene: Scene): number => [...played(scene, Infinity)].at(-1)!.log.length;

/** Numbers of the first entries of a game that lead to a question. */
export function questionsOf(scene: Scene, count: number): number[] {
  const found: number[] = [];
  for (const table of played(scene, Infinity)) {
    if (table.question) found.push(table.log.length);
    if (found.length === count) return found;
  }
  throw new Error(`the game comes to ${found.length} questions, not to ${count}`);
}

/**
 * Looks at game after game.
 *
 * @returns the first that is not null of what `look` makes of a position
 * @throws Error when no game comes to it
 */
function search<T>(what: string, look: (table: AnyTable, scene: Scene) => T | null): T {
  for (let i = 1; i <= MOST_SEEDS; i++) {
    const begun = gameScene({ seed: `table ${i}` });
    for (const table of played(begun, MOST_ENTRIES)) {
      // Nothing is decided any more.
      if (table.state.outcome !== null) break;
      const found = look(table, { ...begun, played: table.log.length });
      if (found) return found;
    }
  }
  throw new Error(`none of ${MOST_SEEDS} games comes to ${what}`);
}

let found: Encounter | undefined;

/** The first of its sort that there is: the same one for all tests. */
export const encounter = (): Encounter => (found ??= search('an Encounter as it is needed', encounterAt));

/** Whether the way on costs something for certain or by chance, so that it is asked about first. */
function costsToGoOn(table: AnyTable, scene: Scene): boolean {
  if (table.question) return false;
  const presenter = game.presenter(table.match, scene.definitions, 'en', titlesOf(scene));
  const [{ seat }] = table.decisions();
  return presenter
    .prompt(table.state, seat, null)
    .groups.flatMap(({ choices }) => choices)
    .some(({ onward, warnings }) => onward && isHarmful(warnings));
}

/** A game in which it costs something to go on, to one who wants to be asked before any loss. */
export const costlyScene = (): Scene =>
  search('a way on that costs something', (table, scene) =>
    costsToGoOn(table, scene) ? { ...scene, settings: { ...scene.settings, ask: 'any' } } : null,
  );

/** A game in which a question of this kind has just been asked. */
export const questionScene = (kind: string): Scene =>
  search(`a question "${kind}"`, (table, scene) => (table.question?.kind === kind ? scene : null));

/** What is asked of the state of the first game. */
interface Met {
  readonly waiting: number;
  readonly battle: { readonly kind: string };
}

/** A game in which something is asked while a card is met that lies on no place of the ring. */
export const metScene = (): Scene =>
  search('a question while a card is met', ({ question, state }, scene) => {
    const { waiting, battle } = state as unknown as Met;
    return question && (waiting >= 0 || battle.kind === 'foe') ? scene : null;
  });
