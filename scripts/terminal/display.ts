import type { EventBase, Told } from '../../shared/engine/game.ts';
import { phraseText } from '../../shared/words/tokens.ts';
import type { Language } from '../../shared/words/languages.ts';
import type { AnyTable } from '../commands/support/recording.ts';
import type { Prompt } from '../../shared/tableau/tableau.ts';
import type { Scene } from './face.ts';
import { answersOf, menuOf, shownFirst, type MenuEntry, type MenuGroup } from './menu.ts';
import type { SessionParts } from './session.ts';
import { paintOf, wrapped, type Paint } from './style.ts';
import { uiOf, type Ui } from './ui.ts';

/** Actions of a group that are listed before the rest is left to `more`. */
const LISTED = 10;
/** The commands that `?` explains. */
const HELP = [
  'help.number',
  'help.numberSure',
  'help.end',
  'help.more',
  'help.pay',
  'help.look',
  'help.why',
  'help.hint',
  'help.undo',
  'help.log',
  'help.primer',
  'help.rules',
  'help.lang',
  'help.save',
  'help.quit',
  'help.enter',
] as const;

/** Puts a table on the console: the screen, the numbered list, what happened. */
export class Display {
  /** What the numbers stand for; made by `show`. */
  menu: MenuEntry[] = [];
  /** Whose eyes look. */
  seat = -1;
  ui: Ui;
  private readonly parts: SessionParts;
  private readonly table: AnyTable;
  private readonly paint: Paint;
  private readonly tipped = new Set<string>();
  private language: Language;

  constructor(parts: SessionParts, table: AnyTable) {
    this.parts = parts;
    this.table = table;
    this.language = parts.language;
    this.ui = uiOf(parts.language);
    this.paint = paintOf(parts.console.colours);
  }

  speak(language: Language): void {
    this.language = language;
    this.ui = uiOf(language);
  }

  title(text: string): void {
    this.print([this.paint.bold(text)]);
  }

  say(text: string): void {
    for (const line of wrapped(text, this.parts.console.width, '  ')) this.parts.console.print(line);
  }

  print(lines: readonly string[]): void {
    const { console } = this.parts;
    for (const line of lines) for (const part of wrapped(line, console.width, '  ')) console.print(part);
  }

  scene(): Scene {
    const { entry, shelf, console } = this.parts;
    const { table, language, ui, paint, seat } = this;
    const titles = shelf.titles(language, table.definitions);
    const presenter = entry.presenter(table.match, table.definitions, language, titles);
    return { table, seat, presenter, titles, language, ui, paint, width: console.width };
  }

  /** What the seat is asked for now. */
  prompt({ presenter }: Scene): Prompt {
    const { state, question } = this.table;
    return presenter.prompt(state, this.seat, question?.seat === this.seat ? question : null);
  }

  /** Shows the table and what can be done. */
  show(everything: boolean): void {
    const scene = this.scene();
    const prompt = this.prompt(scene);
    const groups = menuOf(prompt);
    const asked = prompt.answers !== null;
    this.menu = asked ? answersOf(prompt) : shownFirst(groups.flatMap(({ entries }) => entries));
    const numbers = new Map(asked ? [] : this.menu.map(({ body }, i) => [body, i + 1]));
    this.print(['', ...this.parts.face.screen(scene, numbers), '']);
    if (asked) this.showQuestion(prompt);
    else {
      this.print([this.paint.bold(phraseText(prompt.title))]);
      this.showGroups(groups, everything);
      this.showTip(prompt);
    }
  }

  private showQuestion({ title, notes }: Prompt): void {
    for (const note of notes) {
      const lines = wrapped(phraseText(note), this.parts.console.width - 2, '  ');
      this.print(lines.map((line) => this.paint.dim(line)));
    }
    this.print([this.paint.bold(phraseText(title))]);
    this.menu.forEach(({ label }, i) => this.print([`${this.number(i + 1)}  ${label}`]));
  }

  private number(n: number): string {
    return this.paint.accent(String(n).padStart(3));
  }

  private showGroups(groups: readonly MenuGroup[], everything: boolean): void {
    for (const { title, entries } of groups) {
      let shown = 0;
      let left = 0;
      const closed = !everything && entries.every(({ hidden }) => hidden);
      if (!closed) this.print([this.paint.bold(title)]);
      for (const entry of entries) {
        if (!everything && (entry.hidden || shown >= LISTED)) left++;
        else {
          shown++;
          this.showEntry(this.menu.indexOf(entry) + 1, entry);
        }
      }
      const lead = closed ? `${this.paint.bold(title)}  ` : '     ';
      if (left > 0) this.print([`${lead}${this.paint.dim(this.ui('group.more', { count: String(left) }))}`]);
    }
  }

  private showEntry(n: number, { label, note }: MenuEntry): void {
    const { width } = this.parts.console;
    const [head, ...rest] = wrapped(note === '' ? label : `${label} - ${note}`, width - 5, '  ');
    this.print([`${this.number(n)}  ${head}`, ...rest.map((line) => `     ${line}`)]);
  }

  /** A note that has not been shown yet. */
  private showTip({ notes }: Prompt): void {
    const tip = notes.map(phraseText).find((text) => !this.tipped.has(text));
    if (tip === undefined) return;
    this.tipped.add(tip);
    const lines = wrapped(`(${tip})`, this.parts.console.width - 2);
    this.print(lines.map((line) => this.paint.dim(`  ${line}`)));
  }

  /** Tells what happened. */
  tell(events: readonly Told<EventBase>[]): void {
    const { presenter, table } = this.scene();
    const narrator = presenter.narrator(table.state);
    const lines = events
      .filter((event) => presenter.weight(event) !== 'quiet')
      .map((event) => phraseText(narrator.event(event)));
    for (const line of lines) this.indented(line);
  }

  /** A paragraph, set in by two columns. */
  indented(text: string): void {
    for (const line of wrapped(text, this.parts.console.width - 2, '  '))
      this.parts.console.print(`  ${line}`);
  }

  alert(text: string): void {
    const lines = wrapped(text, this.parts.console.width - 2);
    this.print(lines.map((line) => this.paint.bad(`  ${line}`)));
  }

  help(): void {
    this.title(this.ui('help.title'));
    for (const key of HELP) {
      const [word, ...meaning] = this.ui(key).split('|');
      this.print([`  ${word.padEnd(20)} ${meaning.join('|')}`]);
    }
  }
}
