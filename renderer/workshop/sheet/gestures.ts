// What keys and pointers do on a sheet.
import type { Attachment } from 'svelte/attachments';
import type { Focus, SentenceStop, StopRole } from '../../../shared/packs/sentence/types.ts';
import { isAlone } from '../../ui/roving.ts';
import type { Words } from '../../ui/words.ts';
import { pressedOf } from './commands/bench-command.ts';
import { partCommands } from './commands/part-commands.ts';
import type { TextKey } from '../text/en.ts';
import type { SheetEditor } from './editor.svelte.ts';
import { clauseOf, countedAt, handleOf } from './places.ts';
import { goToLine } from './rove.ts';

/** Digits that follow each other within this time are one number, in milliseconds. */
const TYPED = 1000;

/** What was typed of a number, and until when a further digit belongs to it. */
const NO_DIGITS = { of: '', text: '', until: 0 };

/** What ends a press. */
const ENDS = ['pointerup', 'pointercancel'] as const;

const isLetter = (key: string): boolean => /^\p{L}$/u.test(key);
const isDigit = (key: string): boolean => /^\d$/.test(key);
const isMinus = (key: string): boolean => /^[-−]$/.test(key);

/** Listens to all that is done on a sheet; lines and fields to type in have had their turn before. */
export const sheetGestures =
  (editor: SheetEditor, t: Words<TextKey>): Attachment<HTMLElement> =>
  (sheet) => {
    let digits = NO_DIGITS;
    /** What had the focus when a press began: a press brings the focus itself. */
    let before: Focus | null = null;

    /** The stop or part that has an event. */
    function targetOf({ target }: Event): HTMLElement | null {
      if (!(target instanceof Element) || target.closest('[popover]') !== null) return null;
      return target.closest<HTMLElement>('[data-at]');
    }

    function stopHere(): { readonly stop: SentenceStop; readonly index: number } | null {
      const { place, sentence } = editor;
      return place?.kind === 'stop' ? { stop: sentence.stops[place.index], index: place.index } : null;
    }

    function onfocusin(event: FocusEvent): void {
      const element = targetOf(event);
      if (element === null) return;
      const { at, role } = element.dataset;
      editor.enter({ at: at!, role: role as StopRole });
    }

    function onfocusout({ relatedTarget }: FocusEvent): void {
      digits = NO_DIGITS;
      if (relatedTarget instanceof Node && sheet.contains(relatedTarget)) return;
      // An element that is being taken down loses the focus, too: where it comes to is known only afterwards.
      queueMicrotask(() => {
        if (document.hasFocus() && !sheet.contains(document.activeElement)) editor.leave();
      });
    }

    /** Does what a stop is there for. */
    function activate(typed = ''): void {
      const here = stopHere();
      if (here === null) return;
      const { stop, index } = here;
      const { control, at } = stop;
      switch (control.kind) {
        case 'joint':
          void editor.do({ do: control.split ? 'split' : 'join', at });
          return;
        case 'field':
          void editor.fields.goTo(at);
          return;
        case 'opaque':
          editor.sayOpaque();
          return;
        default:
          editor.open(index, typed);
      }
    }

    function step(stop: SentenceStop, by: number): void {
      const { control, at } = stop;
      if (control.kind !== 'number') return;
      if (control.value === null) editor.sayCounted();
      else void editor.numbers.step(at, control.value, by);
    }

    function typeDigit(stop: SentenceStop, key: string): void {
      const now = performance.now();
      const before = digits.of === stop.at && now < digits.until && !isMinus(key) ? digits.text : '';
      digits = { of: stop.at, text: before + (isMinus(key) ? '-' : key), until: now + TYPED };
      // A sign alone is no number yet.
      if (isDigit(key)) void editor.numbers.set(stop.at, Number(digits.text));
    }

    /** Keys that are pressed with another one. @returns whether this was one */
    function onChord(event: KeyboardEvent): boolean {
      const { key, altKey, shiftKey, ctrlKey, metaKey } = event;
      const isControl = ctrlKey || metaKey;
      const up = key === 'ArrowUp';
      if (altKey && !isControl && !shiftKey && (up || key === 'ArrowDown')) {
        void (up ? editor.selection.outwards() : editor.selection.inwards());
        return true;
      }
      if (isControl && !altKey && (key === 'ArrowLeft' || key === 'ArrowRight')) {
        goToClause(key === 'ArrowLeft' ? -1 : 1);
        return true;
      }
      return onPartKey(event);
    }

    /** Keys of what can be done with the part that is selected, or with the clause that has the focus. */
    function onPartKey(event: KeyboardEvent): boolean {
      const handle = editor.handleHere();
      const isText = getSelection()?.isCollapsed === false;
      if (handle === undefined || isText) return false;
      const command = pressedOf(partCommands(editor, t, handle), event);
      if (command?.can === true) void command.act();
      return command !== undefined;
    }

    /** To the first stop of the next clause, or of the one before. */
    function goToClause(by: 1 | -1): void {
      const { place, sentence } = editor;
      if (place === null) return;
      const own = clauseOf(sentence, handleOf(sentence, place));
      const seen = sentence.stops.filter(
        ({ pieces, over, role }) => pieces > 0 && over === undefined && role !== 'joint',
      );
      const clauses = [...new Set(seen.map(({ handle }) => clauseOf(sentence, handle)))];
      const next = clauses[clauses.indexOf(own) + by] as number | undefined;
      const stop = seen.find(({ handle }) => next !== undefined && clauseOf(sentence, handle) === next);
      if (stop !== undefined) void editor.goTo(stop);
    }

    /** Keys on a part that is selected as a whole. */
    function onHandleKey(event: KeyboardEvent, handle: number): boolean {
      switch (event.key) {
        case ' ':
          void editor.openMenu(handle);
          return true;
        case 'Escape':
          void editor.selection.inwards();
          return true;
        default:
          return onPartKey(event);
      }
    }

    function onStopKey({ key }: KeyboardEvent, stop: SentenceStop, index: number): boolean {
      const isNumber = stop.control.kind === 'number';
      const counted = isDigit(key) || isMinus(key) ? countedAt(editor.sentence, index) : undefined;
      if (isNumber && (key === 'ArrowUp' || key === 'ArrowDown')) step(stop, key === 'ArrowUp' ? 1 : -1);
      else if (counted !== undefined) typeDigit(counted, key);
      else if (key === 'Enter' || key === ' ' || (isNumber && key === 'x')) activate();
      else if (key === 'Delete' || key === 'Backspace') void editor.do({ do: 'remove', at: stop.at });
      else if (key === '?') void editor.explain(index);
      else if (!isNumber && stop.control.kind !== 'joint' && isLetter(key)) activate(key);
      else return false;
      return true;
    }

    function isHandled(event: KeyboardEvent, element: HTMLElement): boolean {
      const { key, shiftKey } = event;
      if (key === 'ContextMenu' || (key === 'F10' && shiftKey)) {
        void editor.openMenu();
        return true;
      }
      if (element instanceof HTMLInputElement && !event.altKey && element.value !== '') return false;
      if (!isAlone(event)) return onChord(event);
      const { place } = editor;
      if (place?.kind === 'handle' && onHandleKey(event, place.index)) return true;
      const here = stopHere();
      if (here !== null && here.stop.role !== 'draft' && onStopKey(event, here.stop, here.index)) return true;
      if (here !== null && isRest(here.stop) && (key === 'Delete' || key === 'Backspace')) {
        void editor.do({ do: 'draft', at: here.stop.at, text: '' });
        return true;
      }
      if (key !== 'ArrowUp' && key !== 'ArrowDown') return false;
      goToLine(sheet, element, key === 'ArrowUp' ? -1 : 1);
      return true;
    }

    function onkeydown(event: KeyboardEvent): void {
      const element = targetOf(event);
      if (element === null || event.defaultPrevented) return;
      const isRead = event.key === 'Escape' && editor.opened?.kind === 'help';
      if (isRead) void editor.close();
      if (isRead || isHandled(event, element)) event.preventDefault();
    }

    function onclick(event: MouseEvent): void {
      const { target } = event;
      if (!(target instanceof Element) || target.closest('[popover], input, button') !== null) return;
      if (getSelection()?.isCollapsed === false) return;
      const piece = target.closest<HTMLElement>('[data-stop]');
      const fold = target.closest<HTMLElement>('[data-fold]');
      if (piece !== null) press(Number(piece.dataset['stop']), target, event);
      else if (fold !== null) turnFold(Number(fold.dataset['fold']));
      else selectWords(target);
    }

    /** A press on a piece of a stop. A number waits for digits at first; what else it may be comes by a further press. */
    function press(index: number, target: Element, { clientY }: MouseEvent): void {
      const stop = editor.sentence.stops[index];
      const had = editor.opened === null && before?.at === stop.at && before.role === stop.role;
      void editor.goTo(stop).then(() => {
        const ticks = target.closest('[data-ticks]');
        if (ticks !== null) {
          const { top, height } = ticks.getBoundingClientRect();
          step(stop, clientY < top + height / 2 ? 1 : -1);
        } else if (stop.control.kind !== 'number' || had) activate();
      });
    }

    function turnFold(handle: number): void {
      const { at } = editor.sentence.handles[handle];
      editor.look.fold(at, !editor.look.isFolded(at));
      void editor.selection.part(handle);
    }

    /** A press on plain words selects their clause, and again what is around it. */
    function selectWords(target: Element): void {
      const { selected } = editor;
      const clause = partAt(target);
      if (clause === undefined) return;
      if (selected === clause && editor.look.kind === 'sentence') void editor.selection.outwards();
      else void editor.selection.part(clause);
    }

    function oncontextmenu(event: MouseEvent): void {
      const { target } = event;
      if (!(target instanceof Element) || target.closest('[popover], input') !== null) return;
      const handle = partAt(target);
      if (handle === undefined) return;
      event.preventDefault();
      // Where a menu opens on the press, nothing comes of the pointer going up: the handle that it hangs on may be drawn.
      editor.release();
      void editor.openMenu(handle);
    }

    /** The clause of the words that an event is on, or their block. */
    function partAt(target: Element): number | undefined {
      const { sentence } = editor;
      const block = target.closest<HTMLElement>('[data-block]')?.dataset['block'];
      if (block !== undefined) return Number(block);
      const { stop, handle } = target.closest<HTMLElement>('[data-stop], [data-handle]')?.dataset ?? {};
      if (stop !== undefined) return clauseOf(sentence, sentence.stops[Number(stop)].handle);
      return handle === undefined ? undefined : clauseOf(sentence, Number(handle));
    }

    function onpointerdown(): void {
      before = editor.isActive ? editor.focus : null;
      editor.hold();
      const release = (): void => {
        for (const name of ENDS) removeEventListener(name, release, true);
        // The click that comes of it is told by where it went up.
        setTimeout(() => editor.release());
      };
      for (const name of ENDS) addEventListener(name, release, true);
    }

    /** The wheel turns a number that has the focus. */
    function onwheel(event: WheelEvent): void {
      const here = stopHere();
      const element = targetOf(event);
      if (here?.stop.control.kind !== 'number' || element === null || element !== document.activeElement)
        return;
      event.preventDefault();
      step(here.stop, event.deltaY < 0 ? 1 : -1);
    }

    function onpaste(event: ClipboardEvent): void {
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (editor.clipboard.paste(text)) event.preventDefault();
    }

    const listeners = { focusin: onfocusin, focusout: onfocusout, keydown: onkeydown, click: onclick };
    const others = { contextmenu: oncontextmenu, wheel: onwheel, paste: onpaste, pointerdown: onpointerdown };
    const all = Object.entries({ ...listeners, ...others }) as [string, EventListener][];
    for (const [name, listener] of all) sheet.addEventListener(name, listener, { passive: false });
    return () => {
      for (const [name, listener] of all) sheet.removeEventListener(name, listener);
    };
  };

/** Whether it is the rest of a rule, of which nothing has been typed. */
const isRest = ({ control }: SentenceStop): boolean =>
  control.kind === 'draft' && control.begun && control.typed === '';
