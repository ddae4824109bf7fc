import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, indentWithTab } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, indentOnInput, indentUnit } from '@codemirror/language';
import { lintGutter, setDiagnostics, type Diagnostic } from '@codemirror/lint';
import { search, searchKeymap } from '@codemirror/search';
import { Annotation, EditorState, Transaction, type ChangeSet, type Extension } from '@codemirror/state';
import { EditorView, highlightSpecialChars, keymap, lineNumbers, type ViewUpdate } from '@codemirror/view';
import { Places } from '../../../shared/packs/places.ts';
import type { Words } from '../../ui/words.ts';
import type { BenchState } from '../bench.ts';
import type { SheetEditor } from '../sheet/editor.svelte.ts';
import type { RawControl } from '../sheet/look.svelte.ts';
import { helpSaid } from '../sheet/said.ts';
import type { TextKey } from '../text/en.ts';
import { cardLines, setCardLines } from './card-lines.ts';
import { completing } from './completing.ts';
import { explaining } from './explaining.ts';
import { inCard, pieceAt } from './json-tree.ts';
import { marksIn, type Mark } from './marks.ts';
import { phrasesIn } from './phrases.ts';
import type { FileText } from './raw-port.ts';
import { RawText } from './raw-text.svelte.ts';
import { theme } from './theme.ts';

/** What has come from the host. */
const come = Annotation.define<boolean>();

/** The sort of typing that goes on with what was typed just before. */
const TYPING = ['input.type', 'delete.backward', 'delete.forward'];

/** Counts what was typed without the cursor being put elsewhere. */
let runs = 0;

/** The file of the card on the bench, in an editor within a tree of its own, where its styles are allowed. */
export class RawEditor implements RawControl {
  readonly #editor: SheetEditor;
  readonly #t: Words<TextKey>;
  readonly #view: EditorView;
  readonly #text: RawText;
  /** The card that is marked. */
  #card: string;
  /** What was marked last. */
  #marked: readonly unknown[] = [];
  /** The end of what has come from elsewhere since the last key. */
  #came: number | null = null;

  /** @param parent the element whose tree it is drawn in */
  constructor(parent: HTMLElement, file: FileText, editor: SheetEditor, t: Words<TextKey>) {
    const { path, lines, fault } = editor.port.state.file;
    const { raw: port } = editor.port;
    this.#editor = editor;
    this.#t = t;
    this.#card = editor.port.state.card;
    this.#text = new RawText({
      path,
      file,
      port,
      show: (changes) => this.#show(changes),
      refused: (sentence) => editor.say(sentence),
    });
    const root = parent.attachShadow({ mode: 'open' });
    const { shown } = this.#text;
    const begin = fault === null ? shown.line(Math.min(lines.first, shown.lines)).from : 0;
    this.#view = new EditorView({
      parent: root,
      root,
      state: EditorState.create({
        doc: shown,
        selection: { anchor: begin },
        extensions: [
          this.#extensions(shown.sliceString(0, 4000)),
          autocompletion({ override: [completing(this.#text, port, path)], icons: false }),
          explaining({ port, path, t, say: (help) => editor.say(helpSaid(help, t)) }),
        ],
      }),
      scrollTo: EditorView.scrollIntoView(begin, { y: 'start', yMargin: 24 }),
    });
  }

  destroy(): void {
    this.#view.destroy();
  }

  /** Of the pack, as far as the text has come. */
  get revision(): number {
    return this.#text.revision;
  }

  get hasFocus(): boolean {
    return this.#view.hasFocus;
  }

  get at(): string {
    const inside = inCard(pieceAt(this.#view.state, this.#view.state.selection.main.head).pointer);
    return inside?.at ?? '';
  }

  async goTo(at: string | null, isFocused = true): Promise<void> {
    this.#text.follow(this.#editor.port.state.file.newest);
    await this.#text.settled();
    const anchor = this.#placeFor(at);
    this.#view.dispatch({
      selection: { anchor },
      effects: EditorView.scrollIntoView(anchor, { y: 'center' }),
    });
    if (isFocused) this.#view.focus();
  }

  settled(): Promise<void> {
    return this.#text.settled();
  }

  /** The bench has another state: what is new in the file comes, and the problems of the card are marked. */
  follow(state: BenchState): void {
    const { file, card, problems } = state;
    this.#text.follow(file.newest);
    if (this.#text.revision !== file.revision) return;
    const marked = [file.revision, problems, file.fault?.words, file.lines.first, file.lines.last, card];
    if (marked.every((one, i) => one === this.#marked[i])) return;
    this.#marked = marked;
    const marks = marksIn(this.#text.shown, problems, file.fault);
    this.#view.dispatch(
      setDiagnostics(
        this.#view.state,
        marks.map((mark) => this.#diagnostic(mark)),
      ),
    );
    if (file.fault === null) this.#markCard(state);
  }

  #markCard({ card, file: { lines } }: BenchState): void {
    const { shown } = this.#text;
    const lineAt = (number: number): number =>
      this.#text.place(shown.line(Math.min(number, shown.lines)).from);
    const [from, to] = [lineAt(lines.first), lineAt(lines.last)];
    const { doc, selection } = this.#view.state;
    const { head } = selection.main;
    const isElsewhere = head < from || head > doc.lineAt(to).to;
    // Another card is on the bench, and not because of what is typed in it here.
    const isOther = card !== this.#card && isElsewhere;
    this.#card = card;
    this.#view.dispatch({
      effects: [
        setCardLines.of({ from, to }),
        ...(isOther ? [EditorView.scrollIntoView(from, { y: 'start', yMargin: 24 })] : []),
      ],
      ...(isOther && { selection: { anchor: from } }),
    });
  }

  #diagnostic({ from, to, severity, words, problem }: Mark): Diagnostic {
    const cures = problem?.cures ?? [];
    return {
      from: this.#text.place(from),
      to: this.#text.place(to),
      severity: severity === 'hint' ? 'info' : severity,
      message: words,
      actions: cures.map((cure) => ({
        name: cure.label,
        apply: () => void this.#editor.mend(problem!, cure),
      })),
    };
  }

  /** Where something of the card is; while the file cannot be read, where that is. */
  #placeFor(at: string | null): number {
    const { fault, pointer } = this.#editor.port.state.file;
    const { shown } = this.#text;
    if (fault !== null) return this.#text.place(marksIn(shown, [], fault)[0].from);
    // A step in this view has no place but the card.
    if (at === '' && this.#came !== null) return this.#came;
    const text = shown.toString();
    const { value } = new Places(text).find(pointer + (at ?? ''));
    // Within the quotes of a text.
    return this.#text.place(text[value] === '"' ? value + 1 : value);
  }

  #show(changes: ChangeSet): void {
    changes.iterChangedRanges((_from, _to, _start, end) => (this.#came = end));
    this.#view.dispatch({ changes, annotations: [come.of(true), Transaction.remote.of(true)] });
  }

  #changed({ docChanged, selectionSet, transactions, changes, state }: ViewUpdate): void {
    if (selectionSet && !docChanged) runs++;
    if (!docChanged || transactions.some((one) => one.annotation(come) === true)) return;
    this.#came = null;
    const inside = inCard(pieceAt(state, state.selection.main.head).pointer);
    const isTyping = transactions.every((one) => TYPING.some((sort) => one.isUserEvent(sort)));
    this.#text.note({ changes, card: inside?.card ?? null, run: isTyping ? String(runs) : null });
  }

  /** @param begin of the text, which tells how it is indented */
  #extensions(begin: string): Extension {
    const { path } = this.#editor.port.state.file;
    const [, indent = '  '] = /\n([ \t]+)\S/.exec(begin) ?? [];
    return [
      lineNumbers(),
      lintGutter(),
      cardLines,
      highlightSpecialChars(),
      EditorView.lineWrapping,
      json(),
      indentUnit.of(indent),
      indentOnInput(),
      bracketMatching(),
      closeBrackets(),
      search({ top: true }),
      keymap.of([
        ...closeBracketsKeymap,
        ...completionKeymap,
        ...searchKeymap,
        indentWithTab,
        ...defaultKeymap,
      ]),
      EditorState.phrases.of(phrasesIn(this.#t)),
      EditorView.contentAttributes.of({
        tabindex: '0',
        'aria-label': this.#t('raw.label', { file: path }),
        'aria-description': this.#t('raw.keys'),
      }),
      EditorView.domEventHandlers({ beforeinput: (event) => this.#beforeInput(event) }),
      EditorView.updateListener.of((update) => this.#changed(update)),
      theme,
    ];
  }

  /** What the menu of the browser takes back is a step of the pack. */
  #beforeInput(event: InputEvent): boolean {
    if (event.inputType !== 'historyUndo' && event.inputType !== 'historyRedo') return false;
    event.preventDefault();
    void (event.inputType === 'historyUndo' ? this.#editor.undo() : this.#editor.redo());
    return true;
  }
}
