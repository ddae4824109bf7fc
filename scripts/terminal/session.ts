import type { Decision, EventBase, Refusal } from '../../shared/engine/game.ts';
import { same } from '../../shared/engine/json.ts';
import { effectiveEntries } from '../../shared/engine/log.ts';
import type { EntryResult } from '../../shared/engine/table.ts';
import type { GameEntry } from '../../shared/games/index.ts';
import { phraseText, type Phrase } from '../../shared/words/tokens.ts';
import { isWritable } from '../../shared/tableau/writing.ts';
import { nearest } from '../../shared/packs/nearest.ts';
import { LANGUAGES, type Language } from '../../shared/words/languages.ts';
import type { PackShelf } from '../commands/support/packs.ts';
import { chapters, type AnyTable } from '../commands/support/recording.ts';
import { COMMAND_WORDS } from './command-words.ts';
import type { Console } from './console.ts';
import { Display } from './display.ts';
import type { Face } from './face.ts';
import { isPayable } from '../../shared/tableau/payment.ts';
import { Adjuster } from './adjuster.ts';
import { look, lookAt } from './look.ts';
import { rulesAbout } from './rulebook.ts';
import type { Saves } from './saves.ts';
import { why } from './why.ts';
import { askWords } from './writing.ts';

/** What a session needs. */
export interface SessionParts {
  readonly entry: GameEntry;
  readonly face: Face;
  readonly console: Console;
  readonly saves: Saves;
  readonly shelf: Pick<PackShelf, 'titles'>;
  readonly language: Language;
}

const LOG_LINES = 20;

/** One game in the terminal, from where it stands to its end or to `quit`. */
export class Session {
  private readonly parts: SessionParts;
  private readonly table: AnyTable;
  private readonly display: Display;
  private stale = true;

  constructor(parts: SessionParts, table: AnyTable) {
    this.parts = parts;
    this.table = table;
    this.display = new Display(parts, table);
  }

  /** Plays; says whether the game was played to its end. */
  async play(): Promise<boolean> {
    this.keep();
    while (this.table.state.outcome === null) {
      if (!(await this.curtain())) return false;
      if (this.stale) this.display.show(false);
      this.stale = false;
      const line = await this.parts.console.ask(this.display.ui('prompt.command'));
      if (line === null || !(await this.obey(line.trim()))) {
        this.display.say(this.display.ui('say.quit'));
        return false;
      }
    }
    this.tellEnd(this.table.state.outcome);
    await this.afterwards();
    this.display.say(this.display.ui('say.replay', { file: this.parts.saves.finish() }));
    return true;
  }

  /** What a game leaves to be decided when it is over: as often as wanted, until an empty line. */
  private async afterwards(): Promise<void> {
    while (this.table.decisions().length > 0 && (await this.curtain())) {
      this.display.show(false);
      this.tellEnding();
      this.display.say(this.display.ui('over.more'));
      const line = await this.parts.console.ask(this.display.ui('prompt.command'));
      if (line === null || line.trim() === '' || !(await this.obey(line.trim()))) return;
    }
  }

  private decision(): Decision {
    const all = this.table.decisions();
    return all.find(({ seat }) => seat === this.display.seat) ?? all[0];
  }

  /** Hands over to another seat where hands are secret; false when the input ends. */
  private async curtain(): Promise<boolean> {
    const { seat } = this.decision();
    if (seat === this.display.seat) return true;
    const { entry, console } = this.parts;
    const first = this.display.seat < 0;
    this.display.seat = seat;
    this.stale = true;
    if (!entry.secret(this.table.match)) return true;
    if (!first) console.print('\n'.repeat(60));
    this.display.say(
      this.display.ui('prompt.curtain', {
        hero: phraseText(this.display.scene().presenter.narrator(this.table.state).seat(seat)),
      }),
    );
    return (await console.ask('')) !== null;
  }

  /** Carries out one line; false when the player leaves. */
  private async obey(line: string): Promise<boolean> {
    if (line === '') {
      this.stale = true;
      return true;
    }
    const number = /^(\d+)(!?)$/.exec(line);
    if (number) {
      await this.choose(Number(number[1]), number[2] === '!');
      return true;
    }
    const [word, ...rest] = line.split(/\s+/);
    const about = rest.join(' ');
    switch (word.toLowerCase()) {
      case 'quit':
      case 'exit':
        return false;
      case '?':
      case 'help':
        this.display.help();
        break;
      case 'end':
      case 'end!':
        await this.goOn(word.endsWith('!'));
        break;
      case 'more':
        this.display.show(true);
        break;
      case 'pay':
        await this.pay(about);
        break;
      case 'look':
        this.look(about);
        break;
      case 'why':
        this.why();
        break;
      case 'hint':
        this.hint();
        break;
      case 'undo':
        this.undo(false);
        break;
      case 'undo!':
        this.undo(true);
        break;
      case 'redo':
        this.redo();
        break;
      case 'log':
        this.log(Number(about) || LOG_LINES);
        break;
      case 'primer':
        this.primer();
        break;
      case 'rules':
        this.rules(about);
        break;
      case 'lang':
        this.setLanguage(about);
        break;
      case 'save':
        this.keep();
        this.display.say(this.display.ui('say.saved', { file: this.parts.saves.current }));
        break;
      default: {
        const meant = nearest(word, COMMAND_WORDS);
        this.display.say(
          meant === undefined
            ? this.display.ui('say.unknown', { word })
            : this.display.ui('say.meant', { word, meant }),
        );
      }
    }
    return true;
  }

  private async confirm(question: string): Promise<boolean> {
    for (;;) {
      const answer = await this.parts.console.ask(this.display.ui('prompt.confirm', { question }));
      const letter = answer?.trim().toLowerCase().charAt(0) ?? '';
      if (letter !== '' && this.display.ui('yes.letters').includes(letter)) return true;
      if (letter === '' || this.display.ui('no.letters').includes(letter)) return false;
      this.display.say(this.display.ui('say.yesOrNo'));
    }
  }

  /** Does what stands behind a number. */
  private async choose(number: number, sure: boolean): Promise<void> {
    const chosen = this.display.menu[number - 1];
    if (!chosen) return this.display.say(this.display.ui('say.noNumber', { number: String(number) }));
    const { table } = this;
    const { seat, ui } = this.display;
    const { choice, body } = chosen;
    if (choice === null) return this.done(table.answer(seat, body));
    const warnings = sure ? [] : choice.warnings;
    for (const warning of warnings) this.display.alert(phraseText(warning.sentence));
    if (warnings.length > 0 && !(await this.confirm(ui('prompt.sure')))) return;
    const action = isWritable(choice) ? await askWords(this.parts.console, choice, ui) : body;
    if (action !== null) this.done(table.act(seat, action));
  }

  /** Does what goes on without further ado, where there is such a thing. */
  private async goOn(sure: boolean): Promise<void> {
    const number = this.display.menu.findIndex(({ choice }) => choice?.onward === true) + 1;
    if (number === 0) this.display.say(this.display.ui('say.noEnd'));
    else await this.choose(number, sure);
  }

  /** After an entry: tells what happened and keeps it. */
  private done(result: EntryResult<EventBase>): void {
    if (!result.ok) return this.refused(result.refusal);
    this.keep();
    this.display.tell(result.events);
    this.stale = true;
  }

  private refused(refusal: Refusal): void {
    this.display.alert(this.reason(refusal));
  }

  private reason(refusal: Refusal): string {
    const { presenter, seat } = this.display.scene();
    return phraseText(presenter.why(refusal, seat).sentence);
  }

  private keep(): void {
    try {
      this.parts.saves.keep(this.table.save());
    } catch (error) {
      this.display.say(
        this.display.ui('say.saveFailed', { error: error instanceof Error ? error.message : String(error) }),
      );
    }
  }

  private async pay(about: string): Promise<void> {
    const { console } = this.parts;
    const payable = this.display.menu.flatMap(({ choice }, i) =>
      choice !== null && isPayable(choice) ? [i + 1] : [],
    );
    if (payable.length === 0) return this.display.say(this.display.ui('say.nothingToPay'));
    const number = about === '' && payable.length === 1 ? payable[0] : Number(about);
    const { choice } = this.display.menu[number - 1] ?? { choice: null };
    if (choice === null || !isPayable(choice))
      return this.display.say(this.display.ui('say.noPay', { numbers: payable.join(', ') }));
    const { ui, paint } = this.display.scene();
    const adjuster = new Adjuster(choice, ui, paint);
    this.display.say(ui('pay.help'));
    for (;;) {
      const refusal = this.table.refuse(this.display.seat, adjuster.action());
      this.display.print(adjuster.show(refusal && this.reason(refusal)));
      const line = (await console.ask(ui('pay.prompt')))?.trim().toLowerCase();
      if (line === undefined || line === 'back') return;
      if (line === 'ok') {
        const result = this.table.act(this.display.seat, adjuster.action());
        this.done(result);
        if (result.ok) return;
      } else {
        const reply = adjuster.edit(line);
        if (reply !== null) this.display.say(reply);
      }
    }
  }

  private look(about: string): void {
    const scene = this.display.scene();
    if (/^\d+$/.test(about)) {
      const chosen = this.display.menu[Number(about) - 1];
      if (!chosen) return this.display.say(this.display.ui('say.noNumber', { number: about }));
      const lines = lookAt(scene, chosen.card);
      return lines ? this.display.print(lines) : this.display.say(chosen.label);
    }
    const found = look(scene, about);
    if (found.size === 0) this.display.say(this.display.ui('say.nothing', { word: about }));
    else if (found.size === 1) this.display.print([...found.values()][0]);
    else this.display.say(this.display.ui('say.several', { names: [...found.keys()].join(', ') }));
  }

  private why(): void {
    const scene = this.display.scene();
    const lines = why(this.display.prompt(scene), scene.ui);
    if (lines.length === 0) return this.display.say(this.display.ui('say.allPossible'));
    this.display.title(this.display.ui('why.title'));
    for (const line of lines) this.display.indented(line);
  }

  private hint(): void {
    const { entry } = this.parts;
    const { table } = this;
    const { seat } = this.display;
    const { presenter, ui } = this.display.scene();
    if (table.state.outcome !== null) return this.display.say(this.display.ui('say.noHint'));
    const best = Object.values(entry.bots).at(-1)!(`${table.setup.seed}/hint`);
    const { question, match, state } = table;
    const narrator = presenter.narrator(state);
    const reason = (): string => {
      const why = best.why?.() ?? null;
      return why === null ? '' : phraseText(narrator.reason(why));
    };
    if (question) {
      const action = phraseText(
        narrator.answer(question, best.answer(question, match, state, table.openStep)),
      );
      return this.display.say(ui('say.hint', { action, reason: reason() }));
    }
    const action = best.act(match, state, seat);
    const number = this.display.menu.findIndex(({ body }) => same(body, action)) + 1;
    const label = phraseText(narrator.action(action, seat)) + (number > 0 ? ` (${number})` : '');
    this.display.say(ui('say.hint', { action: label, reason: reason() }));
  }

  private undo(free: boolean): void {
    const options = this.table.setup.options;
    const result = this.table.undo(this.display.seat, free || options['freeUndo'] === true);
    if (!result.ok) {
      this.refused(result.refusal);
      if (result.refusal.code === 'undo-revealed') this.display.say(this.display.ui('say.undoFree'));
      return;
    }
    this.keep();
    this.display.say(this.display.ui('say.undone'));
    this.stale = true;
  }

  private redo(): void {
    const result = this.table.redo(this.display.seat, true);
    if (!result.ok) return this.refused(result.refusal);
    this.display.say(this.display.ui('say.redone'));
    this.done(result);
  }

  private log(count: number): void {
    const narrator = this.display.scene().presenter.narrator(this.table.state);
    const { game } = this.parts.entry;
    const saved = this.table.save();
    const told = chapters(game, saved, effectiveEntries(saved.log.slice(saved.base?.entries ?? 0)));
    const lines = told.flatMap(({ events }) => events.map((event) => phraseText(narrator.event(event))));
    for (const line of lines.slice(-count)) this.display.indented(line);
  }

  /** How the game is played, on one page. */
  private primer(): void {
    const { entry } = this.parts;
    const parts = entry.words[this.display.scene().language].primer ?? [];
    if (parts.length === 0) this.display.say(this.display.ui('say.noPrimer'));
    for (const { title, text, terms } of parts) {
      this.display.title(title);
      for (const line of [...text, ...terms.map(({ term, about }) => `${term}: ${about}`)])
        this.display.indented(line);
    }
  }

  private rules(about: string): void {
    const { entry, face } = this.parts;
    if (about === '') {
      const titles = face.chapters(this.display.scene());
      return this.display.print(
        titles.map(({ prefix, title }) => (prefix === '' ? `  ${title}` : `  ${title} (${prefix})`)),
      );
    }
    const { lines, more } = rulesAbout(entry.game.id, about);
    if (lines.length === 0) this.display.say(this.display.ui('say.noRules', { word: about }));
    for (const line of lines) this.display.indented(line);
    if (more > 0) this.display.say(this.display.ui('say.moreRules', { count: more }));
  }

  private setLanguage(about: string): void {
    const language = LANGUAGES.find((known) => known === about);
    if (language === undefined)
      return this.display.say(this.display.ui('say.languages', { languages: LANGUAGES.join(', ') }));
    this.display.speak(language);
    this.display.say(this.display.ui('say.language'));
    this.stale = true;
  }

  /** What remains to be said when the game is over: of Arcana, the Reading with its note. */
  private tellEnding(): void {
    const { presenter, seat } = this.display.scene();
    const { ending } = presenter.tableau(this.table.state, [seat]);
    for (const { title, text } of ending)
      for (const line of [title, text]) if (line.length > 0) this.display.indented(phraseText(line));
  }

  /** Says how it ended. */
  private tellEnd(outcome: NonNullable<AnyTable['state']['outcome']>): void {
    const { presenter, ui } = this.display.scene();
    const { setup, state } = this.table;
    const said: Phrase = presenter.narrator(state).outcome(outcome);
    this.display.print(['']);
    this.display.title(phraseText(said));
    // Where something may still be done, the end is said below the table that is shown for it.
    if (this.table.decisions().length === 0) this.tellEnding();
    this.display.say(ui('over.seed', { seed: setup.seed, turns: String(state.turn) }));
  }
}
