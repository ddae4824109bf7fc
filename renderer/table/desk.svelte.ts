import { createContext, tick } from 'svelte';
import type { Seat } from '../../shared/engine/game.ts';
import type { Json } from '../../shared/engine/json.ts';
import type { Phrase } from '../../shared/words/tokens.ts';
import type { Hint, Submitted, TableUpdate } from '../../shared/rpc/messages/tables.ts';
import type { PayableChoice, Payment } from '../../shared/tableau/payment.ts';
import type { Answer, Choice, Prompt, Tableau, Warning, Why } from '../../shared/tableau/tableau.ts';
import type { PrimerPart } from '../../shared/tableau/presenter.ts';
import { askedOf, saidOf, type Asking } from '../../shared/tableau/warnings.ts';
import { phraseText, unstopped } from '../../shared/tableau/plain.ts';
import type { Words } from '../ui/words.ts';
import {
  choiceOf,
  lastEntry,
  redoSeat,
  seatNames,
  undoSeat,
  type Picked,
  type SeatChoice,
} from './choices.ts';
import { firstChoice, goOnIn, keepFocus, returnFocus, rovedPlace } from './focus.ts';
import { newsToSay } from './say.ts';
import type { EntryKind, Notification, TableSession } from './session.svelte.ts';
import type { TextKey } from './text/en.ts';

/** A dialog over the table. */
export type Sheet =
  /** @param card the instance, or -1 where only the printed card is meant */
  | { readonly kind: 'card'; readonly id: string; readonly card: number }
  /** @param payment what it begins with; the host's proposal where left out */
  | {
      readonly kind: 'pay';
      readonly seat: Seat;
      readonly choice: PayableChoice;
      readonly payment?: Payment;
    }
  | {
      readonly kind: 'confirm';
      readonly title: Phrase;
      readonly warnings: readonly Warning[];
      readonly go: () => Promise<void>;
    }
  | { readonly kind: 'undo'; readonly seat: Seat }
  | { readonly kind: 'hint'; readonly seat: Seat; readonly hint: Hint }
  | { readonly kind: 'details' }
  | { readonly kind: 'primer' }
  | { readonly kind: 'help' };

/** Something to read at the side until it no longer matters. */
export interface Message {
  readonly tone: 'info' | 'harm';
  readonly sentence: string;
}

/** Dialogs that only make sense for the position in which they were opened. */
const FLEETING: readonly Sheet['kind'][] = ['pay', 'confirm', 'undo', 'hint'];

/** A hint that takes longer than this, in milliseconds, is announced. */
const PATIENCE = 400;

/** What the player does at a table: opens and closes dialogs, tries things, hears the results. */
export class Desk {
  readonly session: TableSession;
  /** Dialogs, the topmost last. */
  sheets: readonly Sheet[] = $state.raw([]);
  message: Message | null = $state.raw(null);
  /** What the live region says. */
  spoken = $state('');
  showsLog = $state(true);
  /** How the game is played, on one page; empty for a game that does not tell it. */
  primer: readonly PrimerPart[] = $state.raw([]);
  everything = $state(false);
  /** What it is whose choices alone are listed; null: all are. */
  picked: Picked | null = $state.raw(null);
  /** Where focus may be put. */
  root: HTMLElement | null = null;
  /** When the last entry was made, as events tell the time. */
  entered = 0;
  /** Those who want to hear what the session has to tell before the page shows it. */
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing on the page is drawn from it
  readonly hearers = new Set<(notification: Notification) => void>();
  private readonly currentWords: () => Words<TextKey>;
  private readonly asking: () => Asking;

  /** @param asking from which loss on this screen asks for confirmation */
  constructor(session: TableSession, words: () => Words<TextKey>, asking: () => Asking = () => 'serious') {
    this.session = session;
    this.currentWords = words;
    this.asking = asking;
  }

  get words(): Words<TextKey> {
    return this.currentWords();
  }

  /** What lies on the table, or lay there at the moment that is looked at. */
  get tableau(): Tableau | null {
    return this.session.moment?.tableau ?? this.session.update?.tableau ?? null;
  }

  /** What may be done now; nothing while looking back. */
  get prompts(): readonly Prompt[] {
    return this.session.moment === null ? (this.session.update?.prompts ?? []) : [];
  }

  /** The dialog of a kind, if it is open; there is one of each at most. */
  sheet<K extends Sheet['kind']>(kind: K): Extract<Sheet, { readonly kind: K }> | null {
    const isKind = (sheet: Sheet): sheet is Extract<Sheet, { readonly kind: K }> => sheet.kind === kind;
    return this.sheets.find(isKind) ?? null;
  }

  open(sheet: Sheet): void {
    this.sheets = [...this.sheets.filter(({ kind }) => kind !== sheet.kind), sheet];
  }

  close(kind: Sheet['kind']): void {
    this.sheets = this.sheets.filter((sheet) => sheet.kind !== kind);
  }

  /** Says something when the reader has time for it. */
  say(text: string): void {
    // The same words twice in a row are only said again when they are not quite the same.
    this.spoken = text === this.spoken ? `${text}\u00a0` : text;
  }

  /** Says at once why something does not work, and shows it. */
  refuse(why: Why): void {
    this.warn(phraseText(why.sentence));
  }

  warn(sentence: string): void {
    this.message = { tone: 'harm', sentence };
  }

  /** Says something and shows it until it no longer matters. */
  tell(sentence: string): void {
    this.message = { tone: 'info', sentence };
    this.say(sentence);
  }

  dismiss(): void {
    this.message = null;
  }

  /**
   * Does what a choice says, after a question where that is a loss to be asked about; a refused one says why.
   *
   * @param as another action of the choice, one that is paid otherwise say, and what to know before that
   */
  async choose(
    seat: Seat,
    choice: Choice,
    {
      action,
      warnings = choice.warnings,
    }: Pick<Choice, 'action'> & Partial<Pick<Choice, 'warnings'>> = choice,
  ): Promise<void> {
    const { refusal, label } = choice;
    if (refusal !== null) return this.refuse(refusal);
    const go = (): Promise<void> => this.enter(seat, 'action', action, phraseText(label));
    const asked = askedOf(warnings, this.asking());
    if (asked.length === 0) return go();
    this.open({ kind: 'confirm', title: label, warnings: asked, go });
  }

  /** Goes on, where there is exactly one way to do so. */
  async goOn(): Promise<void> {
    const [way, ...others] = this.waysOn;
    if (way === undefined) return this.warn(this.nowhere());
    if (others.length === 0) return this.choose(way.seat, way.choice);
    const ways = [way, ...others].map(({ choice }) => phraseText(choice.label)).join(', ');
    this.warn(this.words('tool.onward.several', { ways }));
  }

  /** Why there is no way on: what is asked first, or that another player is to act. */
  private nowhere(): string {
    const title = this.prompts.at(0)?.title;
    if (title === undefined) return this.noHint ?? this.words('tool.hint.none');
    return this.words('tool.onward.none', { title: phraseText(title) });
  }

  /** What undo takes back, and what comes of that; null where there is nothing to take back. */
  get undoAbout(): string | null {
    const { update, chapters } = this.session;
    if (update === null || update.undo.can === 'no') return null;
    const last = lastEntry(chapters);
    const lines =
      last === undefined ? [] : [this.words('tool.undo.what', { title: unstopped(phraseText(last.title)) })];
    if (update.undo.can === 'practice') lines.push(this.words('tool.undo.practice'));
    if (update.undo.can === 'consent') lines.push(this.words('tool.undo.consent'));
    return lines.length === 0 ? null : lines.join(' ');
  }

  /** Choices that go on without doing anything more, and can be done now. What has to be written is not skipped. */
  get waysOn(): readonly SeatChoice[] {
    return this.prompts.flatMap(({ seat, groups }) =>
      groups.flatMap(({ choices }) =>
        choices
          .filter(({ onward, refusal, form }) => onward && refusal === null && form?.kind !== 'text')
          .map((choice) => ({ seat, choice })),
      ),
    );
  }

  /** Lists the choices of one thing alone, the first of which comes into reach; the same again, or null: all choices. */
  async pick(wanted: Picked | null): Promise<void> {
    this.picked = wanted !== null && this.hasPicked(wanted) ? null : wanted;
    if (this.picked === null) return;
    await tick();
    firstChoice(this.root)?.focus();
  }

  hasPicked(wanted: Picked): boolean {
    return JSON.stringify(this.picked) === JSON.stringify(wanted);
  }

  /** Shows a card that is named somewhere. */
  readonly showCard = (id: string, card = -1): void => this.open({ kind: 'card', id, card });

  async answer(seat: Seat, answer: Answer): Promise<void> {
    await this.enter(seat, 'answer', answer.value, phraseText(answer.label));
  }

  async follow(seat: Seat, hint: Hint): Promise<void> {
    const choice = hint.kind === 'action' ? choiceOf(this.prompts, seat, hint.body) : null;
    if (choice === null) await this.enter(seat, hint.kind, hint.body, phraseText(hint.label));
    else await this.choose(seat, { ...choice, label: hint.label });
  }

  async undo(): Promise<void> {
    const { update, chapters } = this.session;
    if (update === null) return;
    if (update.undo.can === 'no') return this.refuse(update.undo.why);
    const seat = undoSeat(update, chapters);
    if (seat === null) return;
    if (update.undo.can === 'practice') this.open({ kind: 'undo', seat });
    // On a practice table everything may be taken back, without asking again.
    else await this.enter(seat, 'undo', null, null, update.practice || update.undo.can === 'consent');
  }

  async undoFreely(seat: Seat): Promise<void> {
    await this.enter(seat, 'undo', null, null, true);
  }

  async redo(): Promise<void> {
    const { update, chapters } = this.session;
    if (update === null) return;
    const seat = redoSeat(update, chapters);
    if (!update.redo || seat === null) this.warn(this.words('tool.redo.none'));
    else await this.enter(seat, 'redo', null, null);
  }

  /** Why there is no hint just now; null: there is one. */
  get noHint(): string | null {
    const { update } = this.session;
    if (update !== null && update.outcome !== null) return this.words('tool.hint.over');
    return this.prompts.length > 0 ? null : this.words('tool.hint.none');
  }

  async hint(): Promise<void> {
    const { noHint } = this;
    const seat = this.prompts.at(0)?.seat;
    if (noHint !== null || seat === undefined) return this.warn(noHint ?? this.words('tool.hint.none'));
    const n = this.session.update?.n;
    const waits = setTimeout(() => this.tell(this.words('hint.thinking')), PATIENCE);
    const hint = await this.session.hint(seat);
    clearTimeout(waits);
    if (this.message?.sentence === this.words('hint.thinking')) this.dismiss();
    if (hint === null) return;
    if (this.session.update?.n === n) this.open({ kind: 'hint', seat, hint });
  }

  /** Plays a seat oneself from now on that a bot has played. */
  async takeOver(seat: Seat): Promise<void> {
    const own = this.session.update?.seats.find(({ mine, player }) => mine && player.kind === 'person');
    // The person with the id, too: a name alone would be another person.
    await this.session.seat(seat, own?.player ?? { kind: 'person', name: this.words('stuck.somebody') });
    await tick();
    returnFocus(this.root, null);
  }

  async look(n: number): Promise<void> {
    await this.session.look(n);
    const { moment } = this.session;
    if (moment?.n === n) this.say(this.words('say.past', { n, of: moment.of }));
  }

  async lookNow(): Promise<void> {
    this.session.lookNow();
    this.say(this.words('say.now'));
    await tick();
    returnFocus(this.root, null);
  }

  /** Hears what the session has to tell. */
  hear(notification: Notification): void {
    for (const hearer of this.hearers) hearer(notification);
    switch (notification.kind) {
      case 'news':
        this.hearNews(notification.before, notification.chapters);
        return;
      case 'refused':
        return this.refuse(notification.why);
      case 'stale':
        return this.warn(this.words('say.stale'));
      case 'asked':
        this.message = { tone: 'info', sentence: this.words('say.asked') };
        return this.say(this.words('say.asked'));
      case 'failed':
        return this.warn(notification.sentence);
    }
  }

  /** What is said beside a choice: all but what is asked about when it is made. */
  said(warnings: readonly Warning[]): readonly Warning[] {
    return saidOf(warnings, this.asking());
  }

  /** What seats are called. */
  names(seats: readonly Seat[]): readonly string[] {
    return seatNames(this.session.update?.seats ?? [], seats);
  }

  /** What a seat is called. */
  name(seat: Seat): string {
    return this.names([seat])[0];
  }

  private hearNews(before: TableUpdate, chapters: Parameters<typeof newsToSay>[2]): void {
    const { update } = this.session;
    if (update === null) return;
    if (update.n !== before.n) {
      this.message = null;
      this.picked = null;
      this.sheets = this.sheets.filter(({ kind }) => !FLEETING.includes(kind));
    }
    const text = newsToSay(this.words, { before, update }, chapters);
    if (text !== '') this.say(text);
    void keepFocus(this.root);
  }

  /**
   * Sends an entry; when it counts, the dialogs go and focus returns to where it came from, or to the new prompt. Where
   * the arrows lead, they go on there, unless there is something to read or to answer first.
   */
  private async enter(
    seat: Seat,
    kind: EntryKind,
    body: Json,
    label: string | null,
    free = false,
  ): Promise<void> {
    const place = rovedPlace();
    const before = this.session.update?.prompts.at(0)?.title ?? [];
    const submitted: Submitted | null = await this.session.submit(seat, kind, body, free);
    if (!submitted?.ok) return;
    this.entered = performance.now();
    this.sheets = [];
    const after = this.session.update?.prompts.at(0)?.title ?? [];
    await tick();
    const goesOn = phraseText(before) === phraseText(after);
    if (kind !== 'action' && kind !== 'answer') return;
    returnFocus(this.root, goesOn ? label : null);
    await tick();
    const asked = this.prompts.some(({ answers }) => answers !== null);
    if (!asked && this.sheets.length === 0) goOnIn(place);
  }
}

export const [useDesk, setDesk] = createContext<Desk>();
