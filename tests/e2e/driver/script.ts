import type { Question, Seat } from '../../../shared/engine/game.ts';
import { same } from '../../../shared/engine/json.ts';
import type { Entry, SavedTable } from '../../../shared/engine/log.ts';
import { startOf } from '../../../shared/engine/versions.ts';
import type { GameEntry } from '../../../shared/games/index.ts';
import { phraseText, type Phrase } from '../../../shared/words/tokens.ts';
import type { Language } from '../../../shared/words/languages.ts';
import type { Titles } from '../../../shared/tableau/presenter.ts';
import { findChoice } from '../../../shared/tableau/match.ts';
import { isPayable, proposedPayment, type Payment } from '../../../shared/tableau/payment.ts';
import type {
  Choice,
  PaymentForm,
  PaymentSource,
  Prompt,
  Tableau,
  Warning,
} from '../../../shared/tableau/tableau.ts';
import { askedOf } from '../../../shared/tableau/warnings.ts';
import { runEntries, type AnyTable } from '../../../scripts/commands/support/recording.ts';

/** A button among those that a prompt shows, in words. */
export interface Target {
  /** Title of the prompt, which names its region. */
  prompt: string;
  /** Whom it asks, for several may be asked the same at one screen. */
  who: string;
  /** The label of the button. */
  button: string;
  /** Which of the buttons with this label, from 0, in the order in which they stand there. */
  nth: number;
  /** The card that the choice belongs to, where it lies open; null: none. */
  card: CardAt | null;
}

/** A card on the table, as a player would point it out. */
export interface CardAt {
  /** One's own hand with what has been played from it, one's slots, or what stands around the board. */
  place: 'hand' | 'slots' | 'ring';
  name: string;
  /** Which of the cards there with this name, from 0. */
  nth: number;
  /** Which of the buttons with the same label at this card. */
  among: number;
}

/** One thing that a player does at a table, in the words that the page shows. */
export type Gesture =
  | ({
      do: 'press';
      /** It is shown only when everything is asked for; `nth` then counts all that are shown so. */
      minor: boolean;
      /** It warns, and asks before it is done. */
      confirm: boolean;
      /** What has to be written for it first; null: nothing, or what stands there already. */
      text: Writing | null;
    } & Target)
  | ({
      do: 'pay';
      minor: boolean;
      confirm: boolean;
      /** The way to pay that has to be chosen; null: the proposed one. */
      way: string | null;
      /** What has to be changed in the proposal, source by source. */
      uses: Use[];
    } & Target)
  | ({ do: 'answer' } & Target)
  | {
      do: 'undo';
      /** It makes the game a practice game, and asks before it is done. */
      practice: boolean;
    }
  | { do: 'redo' };

export type Press = Extract<Gesture, { do: 'press' }>;
export type Pay = Extract<Gesture, { do: 'pay' }>;

/** Words for a field. */
export interface Writing {
  /** Label of the field. */
  field: string;
  words: string;
}

/** What a source of a payment is to count as. */
export interface Use {
  /** Label of the source. */
  source: string;
  /** Which of the sources with this label, from 0. */
  nth: number;
  /** Label of what it counts as; null: it is not used. */
  use: string | null;
}

/** A log entry that cannot be put into words of its prompt. */
export class ScriptError extends Error {
  override readonly name = 'ScriptError';
}

/**
 * What a player has to do at a table to play a saved game again, one gesture a log entry.
 *
 * @param language in which the table speaks
 * @throws ScriptError naming the entry that no button of its prompt stands for
 */
export function scriptOf(game: GameEntry, saved: SavedTable, language: Language, titles: Titles): Gesture[] {
  const table = startOf(game.game, saved);
  const presenter = game.presenter(table.match, saved.definitions, language, titles);
  return runEntries(saved).map((entry) => {
    const question = ownQuestion(table, entry);
    const scene: Scene = {
      who: phraseText(presenter.narrator(table.state).seat(entry.seat)),
      prompt: () => presenter.prompt(table.state, entry.seat, question),
      tableau: () => presenter.tableau(table.state, [entry.seat]),
      warnings: (choice) => presenter.warnings?.(table.state, entry.seat, entry.body) ?? choice.warnings,
      name: (id) => presenter.face(id).name,
    };
    const gesture = gestureOf(table, entry, scene);
    table.replayEntry(entry);
    return gesture;
  });
}

/** What the player sees who makes an entry. */
interface Scene {
  /** What the seat is called. */
  readonly who: string;
  prompt(): Prompt;
  tableau(): Tableau;
  /** What to know before the entry of a choice is made, as it is paid. */
  warnings(choice: Choice): readonly Warning[];
  /** What a card is called, by its full id. */
  name(id: string): string;
}

const ownQuestion = ({ question }: AnyTable, { seat }: Entry): Question | null =>
  question?.seat === seat ? question : null;

function gestureOf(table: AnyTable, entry: Entry, scene: Scene): Gesture {
  switch (entry.kind) {
    case 'action':
      return actionGesture(scene, entry);
    case 'answer':
      return answerGesture(scene, entry);
    case 'undo':
      return { do: 'undo', practice: table.undoable === 0 };
    case 'redo':
      return { do: 'redo' };
  }
}

function answerGesture(scene: Scene, entry: Entry): Gesture {
  const prompt = scene.prompt();
  const answers = prompt.answers ?? [];
  const at = answers.findIndex(({ value }) => same(value, entry.body));
  if (at < 0) throw unknown(prompt, entry);
  const labels = answers.map(({ label }) => label);
  return { do: 'answer', ...target(scene, labels, at, null) };
}

function actionGesture(scene: Scene, entry: Entry): Gesture {
  const prompt = scene.prompt();
  const found = findChoice(prompt, entry.body);
  if (found === null) throw unknown(prompt, entry);
  const { choice, payment, text } = found;
  const minor = choice.minor && !choice.onward;
  const shown = shownChoices(prompt, minor);
  const at = shown.indexOf(choice);
  const labels = shown.map(({ label }) => label);
  const card = cardOf(scene, entry.seat, choice, shown);
  const where = {
    ...target(scene, labels, at, card),
    minor,
    confirm: askedOf(scene.warnings(choice), 'serious').length > 0,
  };
  if (!isPayable(choice) || payment === null || isProposed(choice.form, payment))
    return { do: 'press', ...where, text: writing(choice, text) };
  return { do: 'pay', ...where, ...changes(choice.form, payment) };
}

/** The choices whose buttons are in a prompt, in their order: the obvious ways on come last, and always. */
export function shownChoices({ groups }: Prompt, everything: boolean): Choice[] {
  const choices = groups.flatMap((group) => group.choices);
  const listed = choices.filter(({ minor, onward }) => !onward && (everything || !minor));
  return [...listed, ...choices.filter(({ onward }) => onward)];
}

const writing = ({ form }: Choice, words: string | null): Writing | null =>
  form?.kind !== 'text' || words === null ? null : { field: phraseText(form.label), words };

/** @param at which of the labels it is */
function target(scene: Scene, labels: readonly Phrase[], at: number, card: CardAt | null): Target {
  return {
    prompt: phraseText(scene.prompt().title),
    who: scene.who,
    button: phraseText(labels[at]),
    nth: nthLabel(labels, at),
    card,
  };
}

/** How many before it have the same label. */
const nthLabel = (labels: readonly Phrase[], at: number): number =>
  labels.slice(0, at).filter((label) => phraseText(label) === phraseText(labels[at])).length;

/** Where a zone of the table lies for the seat that looks; null: in a pile, or in front of another seat. */
function placeOf(zone: string, seat: Seat): CardAt['place'] | null {
  switch (zone) {
    case `played:${seat}`:
    case `hand:${seat}`:
      return 'hand';
    case `slots:${seat}`:
      return 'slots';
    default:
      return /^(ring:.*|battle|challenge|legacy)$/.test(zone) ? 'ring' : null;
  }
}

/** The card of a choice, as it is told from all others that lie there. */
function cardOf(
  { tableau, name }: Scene,
  seat: Seat,
  choice: Choice,
  shown: readonly Choice[],
): CardAt | null {
  if (choice.card < 0 || choice.onward) return null;
  const cards = tableau().zones.flatMap(({ id, cards }) => {
    const place = placeOf(id, seat);
    const played = id === `played:${seat}`;
    // What has been spent is gone until the turn is over.
    const lying = played ? cards.filter(({ tone }) => tone === 'good') : cards;
    return place === null ? [] : lying.map((card) => ({ ...card, place, played }));
  });
  // What has been played lies before the hand.
  cards.sort((a, b) => Number(b.played) - Number(a.played));
  const found = cards.find(({ card }) => card === choice.card);
  if (found === undefined) return null;
  const alike = cards.filter(({ place, id }) => place === found.place && name(id) === name(found.id));
  const here = shown.filter(({ card }) => card === choice.card);
  return {
    place: found.place,
    name: name(found.id),
    nth: alike.indexOf(found),
    among: nthLabel(
      here.map(({ label }) => label),
      here.indexOf(choice),
    ),
  };
}

const isProposed = (form: PaymentForm, payment: Payment): boolean => same(payment, proposedPayment(form));

/** What has to be changed in a proposal to make it this payment. */
function changes(form: PaymentForm, { way, uses }: Payment): { way: string | null; uses: Use[] } {
  const changed = form.sources.flatMap((source, i): Use[] => {
    const use = uses[i];
    if (use === source.proposed) return [];
    return [
      {
        source: phraseText(source.label),
        nth: nthSource(form, i),
        use: use < 0 ? null : useLabel(source, use),
      },
    ];
  });
  return { way: way === form.proposed ? null : phraseText(form.ways[way].label), uses: changed };
}

const useLabel = ({ uses }: PaymentSource, use: number): string => phraseText(uses[use].label);

function nthSource({ sources }: PaymentForm, i: number): number {
  const name = phraseText(sources[i].label);
  return sources.slice(0, i).filter(({ label }) => phraseText(label) === name).length;
}

function unknown(prompt: Prompt, { n, kind, body }: Entry): ScriptError {
  const asked = phraseText(prompt.title);
  return new ScriptError(
    `entry ${n}: nothing under "${asked}" stands for the ${kind} ${JSON.stringify(body)}`,
  );
}
