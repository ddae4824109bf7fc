// Faults that the checks have to find: for each of them, editors that are spoilt.
import { applyEdits, modify } from 'jsonc-parser';
import type { Json } from '../../../shared/engine/json.ts';
import { applyEdit, edit, type Edited } from '../../../shared/packs/edit/edit.ts';
import type { Operation } from '../../../shared/packs/edit/operation.ts';
import { smallestEdit, type TextEdit } from '../../../shared/packs/edit/text-edit.ts';
import { parse } from '../../../shared/packs/parse.ts';
import { segmentsOf, valueAt } from '../../../shared/packs/pointer.ts';
import type { CheckName, Editor } from './check.ts';

export interface SpoiltEditor {
  readonly check: CheckName;
  /** What is wrong with it, for people. */
  readonly what: string;
  readonly editor: Editor;
}

/** An edit of a text, whatever it does, with its undo. */
function edited(text: string, made: TextEdit): Edited {
  const { offset, length, text: piece } = made;
  const undo = { offset, length: piece.length, text: text.slice(offset, offset + length) };
  const after = applyEdit(text, made);
  return { kind: 'edited', text: after, parsed: parse(after), edit: made, undo };
}

/** The editor with what it does to a text changed. */
const spoilt =
  (change: (text: string, done: Edited, operation: Operation) => Edited): Editor =>
  (text, operation) => {
    const done = edit(text, operation);
    return done.kind === 'edited' ? change(text, done, operation) : done;
  };

/** The editor with its edits changed, where there are any. */
const spoiltEdit = (change: (made: TextEdit, text: string, operation: Operation) => TextEdit): Editor =>
  spoilt((text, done, operation) =>
    done.text === text ? done : edited(text, change(done.edit, text, operation)),
  );

/** All of a text in place of what was to be edited. */
const whole = (text: string, after: string): Edited =>
  edited(text, { offset: 0, length: text.length, text: after });

/** What jsonc-parser does of itself, told how the file is formatted as well as its options can say. */
function byLibrary(text: string, operation: Operation): Edited | null {
  if (operation.op === 'move' || operation.path === '' || operation.path.endsWith('/-')) return null;
  const bom = text.startsWith('\ufeff') ? 1 : 0;
  const { value: data } = parse(text).document!;
  let around: unknown = data;
  const path = segmentsOf(operation.path).map((segment) => {
    const name = Array.isArray(around) ? Number(segment) : segment;
    around = (around as { readonly [key: string]: Json })[segment];
    return name;
  });
  const isList = Array.isArray(valueAt(data, operation.path.slice(0, operation.path.lastIndexOf('/'))));
  const edits = modify(text.slice(bom), path, 'value' in operation ? operation.value : undefined, {
    isArrayInsertion: isList && operation.op === 'add',
    formattingOptions: {
      insertSpaces: !/^\t/m.test(text),
      tabSize: /^ +/m.exec(text)?.[0].length ?? 2,
      eol: /\r\n|\n|\r/.exec(text)?.[0] ?? '\n',
    },
  });
  if (edits.length !== 1) return whole(text, text.slice(0, bom) + applyEdits(text.slice(bom), edits));
  const [{ offset, length, content }] = edits;
  return edited(text, { offset: offset + bom, length, text: content });
}

export const SPOILT: readonly SpoiltEditor[] = [
  {
    check: 'bytes',
    what: 'the byte order mark is dropped',
    editor: spoilt((text, done) =>
      text.startsWith('\ufeff') ? { ...done, text: done.text.replace(/^\ufeff/, '') } : done,
    ),
  },
  {
    check: 'bytes',
    what: 'a value is written again though it is the same',
    editor: spoilt((text, done, operation) =>
      done.text === text && operation.op === 'replace' && operation.path === ''
        ? whole(text, JSON.stringify(operation.value))
        : done,
    ),
  },
  {
    check: 'undo',
    what: 'what undo removes is as long as what was there before',
    editor: spoilt((_text, done) => ({ ...done, undo: { ...done.undo, length: done.edit.length } })),
  },
  {
    check: 'undo',
    what: 'undo puts letters back for their escapes',
    editor: spoilt((_text, { undo, ...done }) => ({
      ...done,
      undo: {
        ...undo,
        text: undo.text.replace(/\\u([\da-f]{4})/gi, (_escape, code: string) =>
          String.fromCharCode(parseInt(code, 16)),
        ),
      },
    })),
  },
  {
    check: 'data',
    what: 'what is moved down comes one place too early',
    editor: (text, operation) => {
      if (operation.op !== 'move' || !/\/\d+$/.test(operation.path)) return edit(text, operation);
      const to = Number(operation.path.split('/').at(-1));
      const from = Number(operation.from.split('/').at(-1));
      return from < to
        ? edit(text, { ...operation, path: operation.path.replace(/\d+$/, String(to - 1)) })
        : edit(text, operation);
    },
  },
  {
    check: 'data',
    what: 'of equal keys the first is removed, and nothing is read again',
    editor: (text, operation) => {
      if (operation.op !== 'remove') return edit(text, operation);
      const bom = text.startsWith('\ufeff') ? 1 : 0;
      const { offset, ...made } = smallestEdit(text.slice(bom), operation);
      return edited(text, { offset: offset + bom, ...made });
    },
  },
  {
    check: 'outside',
    what: 'the whole file is printed',
    editor: spoilt((text, done) =>
      done.text === text ? done : whole(text, JSON.stringify(parse(done.text).document!.value, null, 2)),
    ),
  },
  {
    check: 'outside',
    what: 'space at the end of the line goes with the value',
    editor: spoiltEdit((made, text) => {
      const [space] = /^[ \t]*(?=[\r\n])/.exec(text.slice(made.offset + made.length)) ?? [''];
      return { ...made, length: made.length + space.length };
    }),
  },
  {
    check: 'outside',
    what: 'elements that change places are printed',
    editor: spoiltEdit((made, _text, { op }) => {
      if (op !== 'move' || made.text.startsWith('"')) return made;
      return { ...made, text: JSON.stringify(JSON.parse(`[${made.text}]`)).slice(1, -1) };
    }),
  },
  {
    check: 'style',
    what: 'lines end with LF, whatever the file has',
    editor: spoiltEdit((made, _text, { op }) =>
      op === 'move' ? made : { ...made, text: made.text.replace(/\r\n?/g, '\n') },
    ),
  },
  {
    check: 'style',
    what: 'lines are indented with spaces, whatever the file has',
    editor: spoiltEdit((made, _text, { op }) =>
      op === 'move' ? made : { ...made, text: made.text.replace(/(?<=[\r\n])\t+/g, '  ') },
    ),
  },
  {
    check: 'outside',
    what: 'jsonc-parser edits, and formats what it has edited',
    editor: spoilt((text, done, operation) =>
      done.text === text ? done : (byLibrary(text, operation) ?? done),
    ),
  },
];
