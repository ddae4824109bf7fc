import { createContext, tick } from 'svelte';
import type { AdviceRow, Cure } from '../../../shared/packs/advice/advice-row.ts';
import type { Focus, Gap, Sentence } from '../../../shared/packs/sentence/types.ts';
import type { CardGesture, ChoiceRow, WordHelp } from '../../../shared/rpc/messages/workshop.ts';
import type { Words } from '../../ui/words.ts';
import type { BenchAnswer, BenchPort } from '../bench.ts';
import { CardFields } from '../card-fields.svelte.ts';
import type { TextKey } from '../text/en.ts';
import { SheetClipboard } from './clipboard.ts';
import { flawsIn } from './flaws.ts';
import type { SheetView } from './items.ts';
import { SheetNumbers } from './numbers.ts';
import { SheetCarrier } from './carry/carrier.svelte.ts';
import { SheetLook } from './look.svelte.ts';
import { SheetSelection } from './selection.ts';
import { changeSaid, helpSaid, stepSaid } from './said.ts';
import {
  around,
  clauseOf,
  focusAt,
  handleOf,
  isFieldNearer,
  placeOf,
  wordOf,
  type SheetPlace,
} from './places.ts';

/** What is open over the sheet: one thing at a time, below what it belongs to. */
export type Opened =
  /** What may be at a stop. */
  | { readonly kind: 'choices'; readonly of: Focus; readonly typed: string }
  /** What can be done with a part as a whole. */
  | { readonly kind: 'menu'; readonly handle: number; readonly choices: readonly ChoiceRow[] }
  | { readonly kind: 'help'; readonly of: Focus; readonly help: WordHelp };

/** The card as it is being edited: what has the focus in its sentence, what is open there, and what is done. */
export class SheetEditor {
  readonly port: BenchPort;
  readonly fields: CardFields;
  readonly numbers: SheetNumbers;
  readonly clipboard: SheetClipboard;
  readonly look: SheetLook;
  readonly selection: SheetSelection;
  readonly carrier: SheetCarrier;
  private readonly t: Words<TextKey>;
  /** What has the focus, or had it last. */
  focus = $state.raw<Focus | null>(null);
  /** Whether the focus is on the sheet. */
  isActive = $state(false);
  opened = $state.raw<Opened | null>(null);
  /** Said to those who listen. */
  said = $state('');
  /** The problem that it tells of; null: none. */
  private told = $state.raw<AdviceRow | null>(null);
  /** A gap before the first element of a list, while it is asked for. */
  before = $state.raw<Gap | null>(null);
  private queue: Promise<unknown> = Promise.resolve();
  private element: HTMLElement | null = null;
  /** How many moves of the focus are under way: what has it may be taken down before it comes to the next. */
  private moving = 0;

  readonly place: SheetPlace | null = $derived.by(() =>
    this.focus === null || this.focus.at === this.before?.at ? null : placeOf(this.sentence, this.focus),
  );
  /** All that is said of the card: what waits in its fields first. */
  readonly problems: readonly AdviceRow[] = $derived.by(() => [
    ...this.fields.waiting,
    ...this.port.state.problems,
  ]);
  /** What was said, as it is shown below the sheet: that of a problem only as long as there is such a problem. */
  readonly caption = $derived.by(() => {
    const { told } = this;
    const isOver = told !== null && !this.problems.some(({ words }) => words === told.words);
    return isOver ? '' : this.said;
  });
  readonly flaws = $derived.by(() => flawsIn(this.sentence, this.port.state.problems));
  /** The view that a press has begun in. */
  private held = $state.raw<{ readonly sentence: Sentence; readonly view: SheetView } | null>(null);
  readonly shown: SheetView = $derived.by(() => {
    if (this.held?.sentence === this.sentence) return this.held.view;
    return {
      place: this.isActive ? this.place : null,
      before: this.before,
      flagged: this.flaws.map(({ stop }) => stop),
    };
  });

  constructor(port: BenchPort, t: Words<TextKey>) {
    this.port = port;
    this.t = t;
    this.fields = new CardFields(
      () => port.state.fields,
      () => port.state.problems.filter((one) => !this.flaws.some(({ problem }) => problem === one)),
    );
    this.clipboard = new SheetClipboard(this, t);
    this.look = new SheetLook(this);
    this.selection = new SheetSelection(this, t);
    this.carrier = new SheetCarrier(this);
    this.numbers = new SheetNumbers((at, value, run) => this.do({ do: 'set', at, value, run }));
  }

  get sentence(): Sentence {
    return this.port.state.sentence;
  }

  /** Index of the part that is selected as a whole. */
  get selected(): number | null {
    return this.isActive && this.place?.kind === 'handle' ? this.place.index : null;
  }

  /** A pointer goes down: what is under it does not move away with the focus, or the press would come to something else. */
  hold(): void {
    this.held = { sentence: this.sentence, view: this.shown };
  }

  release(): void {
    this.held = null;
  }

  /** An attachment: the element that the sheet is drawn in. */
  readonly attach = (element: HTMLElement): (() => void) => {
    this.element = element;
    return () => (this.element = null);
  };

  say(sentence: string): void {
    // What is said twice is heard twice.
    this.said = this.said === sentence ? `${sentence}\u00a0` : sentence;
    this.told = null;
  }

  /** Says what is wrong. */
  tell(problem: AdviceRow): void {
    this.say(problem.words);
    this.told = problem;
  }

  /** What the language does not know can only be moved and deleted. */
  sayOpaque(): void {
    this.say(this.t('said.opaque'));
  }

  /** A number that is counted on the table has no next one. */
  sayCounted(): void {
    this.say(this.t('said.counted'));
  }

  /** Whether the focus is on something. */
  isAt({ at, role }: Focus): boolean {
    return this.isActive && this.focus?.at === at && this.focus.role === role;
  }

  /**
   * Puts the focus on what has a pointer and role, or on what is nearest, in the sentence or in the fields beside it; in the raw
   * view the cursor.
   *
   * @returns whether it is in a field
   */
  async goTo(focus: Focus): Promise<boolean> {
    this.opened = null;
    // What a press has led to is shown before the pointer is known to be up.
    this.release();
    if (this.look.kind === 'raw') {
      await this.look.showRaw(focus.at);
      return false;
    }
    if (isFieldNearer(this.sentence, focus, this.fields.nearest(focus.at)?.at))
      return this.fields.goTo(focus.at);
    const isBefore = this.before?.at === focus.at;
    const place = isBefore ? null : placeOf(this.sentence, focus);
    if (place === null && !isBefore) {
      this.fields.goHome();
      return false;
    }
    const { at, role } = place === null ? focus : this.focusOf(place);
    this.focus = { at, role };
    this.isActive = true;
    await this.drawn();
    const element = this.elementOf({ at, role }) ?? this.elementAround(place);
    element?.focus();
    return false;
  }

  /** Waits until what has changed is drawn: what has the focus may be taken down meanwhile. */
  async drawn(): Promise<void> {
    this.moving++;
    await tick();
    this.moving--;
  }

  /** The element of the innermost part around a place that has one: not everything is in each look. */
  private elementAround(place: SheetPlace | null): HTMLElement | null {
    const parts = place === null ? [] : around(this.sentence.handles, handleOf(this.sentence, place));
    for (const index of parts) {
      const element = this.elementOf(this.focusOf({ kind: 'handle', index }));
      if (element !== null) return element;
    }
    return null;
  }

  focusOf(place: SheetPlace): Focus {
    return focusAt(this.sentence, place);
  }

  /** The element of what has a pointer and role. */
  elementOf({ at, role }: Focus): HTMLElement | null {
    const found = this.element?.querySelector<HTMLElement>(
      `[data-at="${CSS.escape(at)}"][data-role="${role}"]`,
    );
    return found ?? null;
  }

  /** The focus has come to an element of the sheet. */
  enter(focus: Focus): void {
    if (focus.at !== this.before?.at) this.before = null;
    this.numbers.rest(focus.at);
    this.isActive = true;
    const is = this.focus;
    if (is?.at !== focus.at || is.role !== focus.role) this.focus = focus;
  }

  leave(): void {
    if (this.moving > 0) return;
    this.isActive = false;
    this.before = null;
    this.numbers.rest();
  }

  /**
   * Does something to the card, after all that was done before, and says what came of it.
   *
   * @param quiet where the focus stays as it is, unless what has it goes
   * @returns whether it was done
   */
  do(gesture: CardGesture, quiet = false): Promise<boolean> {
    return this.then(() => this.port.do(gesture), { clause: null }, quiet);
  }

  /** Chooses what may be at a place. */
  choose(at: string, { key, way }: ChoiceRow): Promise<boolean> {
    // What was put into something is said together with that.
    const clause: Focus | null = way === 'value' ? null : { at, role: 'clause' };
    return this.then(() => this.port.do({ do: 'choose', at, key }), { clause });
  }

  /** Takes what was offered in a gap. @param text for which it was offered */
  take(gap: string, text: string, { key }: ChoiceRow): Promise<boolean> {
    return this.then(() => this.port.do({ do: 'take', gap, text, key }), {
      clause: { at: gap, role: 'clause' },
    });
  }

  /** Mends what is wrong. */
  mend({ code, at }: AdviceRow, { label }: Cure): Promise<boolean> {
    return this.do({ do: 'cure', code, at, label });
  }

  undo(): Promise<boolean> {
    const step = this.port.state.undo;
    if (step === null) return this.refuse(this.t('said.undo.none'));
    return this.then(() => this.port.undo(), { said: this.t('said.undone', { step }) });
  }

  redo(): Promise<boolean> {
    const step = this.port.state.redo;
    if (step === null) return this.refuse(this.t('said.redo.none'));
    return this.then(() => this.port.redo(), { said: this.t('said.redone', { step }) });
  }

  private get hasFocus(): boolean {
    return this.element?.contains(document.activeElement) === true;
  }

  private refuse(sentence: string): Promise<boolean> {
    this.say(sentence);
    return Promise.resolve(false);
  }

  /** @param telling what is said when it is done; by default the clause that has the focus then, or another one */
  private then(
    act: () => Promise<BenchAnswer>,
    telling: { readonly said: string } | { readonly clause: Focus | null },
    quiet = false,
  ): Promise<boolean> {
    const had = this.hasFocus;
    const acting = this.look.raw === null ? act : () => this.look.whenTyped(act);
    return this.queued(acting, async (answer) => {
      if ('refused' in answer) {
        this.say(answer.refused);
        return false;
      }
      await tick();
      const isField = (!quiet || (had && !this.hasFocus)) && (await this.goTo(answer.focus));
      if ('said' in telling) this.say(telling.said);
      else if (isField) this.say(stepSaid(this.port.state.undo, answer.told));
      else this.say(changeSaid(this, telling.clause ?? answer.focus, answer.told, this.t));
      return true;
    });
  }

  /**
   * Does something; what follows from its answer comes after all that was done before. The port does one thing after the other
   * itself, so that it knows at once of all that was typed.
   */
  queued<A, T>(act: () => Promise<A>, follow: (answer: A) => Promise<T>): Promise<T> {
    const acted = act();
    acted.catch(() => undefined);
    const done = this.queue.then(async () => follow(await acted));
    // Who waits for it learns of a failure; what comes later is done all the same.
    this.queue = done.catch(() => undefined);
    return done;
  }

  /** Opens what may be at a stop. @param typed what it is filtered by to begin with */
  open(stop: number, typed = ''): void {
    this.opened = { kind: 'choices', of: this.focusOf({ kind: 'stop', index: stop }), typed };
  }

  /** Goes to a stop and opens what may be there. */
  async openAt(stop: number): Promise<void> {
    await this.goTo(this.focusOf({ kind: 'stop', index: stop }));
    this.open(stop);
  }

  /** Closes what is open, and goes back to what it belongs to. */
  async close(): Promise<void> {
    this.opened = null;
    if (this.focus !== null) await this.goTo(this.focus);
  }

  /** Opens the menu of a part; by default of the clause that has the focus. */
  async openMenu(handle = this.handleHere()): Promise<void> {
    if (handle === undefined) return;
    const [choices] = await Promise.all([
      this.port.choices(this.sentence.handles[handle].at),
      this.selected === handle ? null : this.selection.part(handle),
    ]);
    // Unless the focus has gone on meanwhile.
    if (this.selected === handle) this.opened = { kind: 'menu', handle, choices };
  }

  /** The part that is selected, or the clause that has the focus. */
  handleHere(): number | undefined {
    const { place, sentence } = this;
    if (place === null) return undefined;
    return place.kind === 'handle' ? place.index : clauseOf(sentence, handleOf(sentence, place));
  }

  /** Tells what the word at a stop does. */
  async explain(stop: number): Promise<void> {
    const help = await this.port.explain(this.sentence.stops[stop].at);
    if (help !== null) this.opened = { kind: 'help', of: this.focusOf({ kind: 'stop', index: stop }), help };
    this.say(helpSaid(help, this.t));
  }

  /** Tells what the word of a part does. */
  async explainPart(handle: number): Promise<void> {
    const word = wordOf(this.sentence, handle);
    if (word === undefined) return this.say(this.t('help.none'));
    await this.goTo(this.focusOf({ kind: 'stop', index: word }));
    await this.explain(word);
  }
}

export const [useEditor, setEditor] = createContext<SheetEditor>();
