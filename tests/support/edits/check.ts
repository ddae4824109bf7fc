// What must hold of every edit of a file, checked apart from the code that edits: its own parser says where things are.
import { findNodeAtLocation, parseTree, type Node } from 'jsonc-parser';
import { same, type Json } from '../../../shared/engine/json.ts';
import { drawFrom } from '../../../shared/engine/random.ts';
import { applyEdit, edit, type Edited, type Unedited } from '../../../shared/packs/edit/edit.ts';
import type { Operation } from '../../../shared/packs/edit/operation.ts';
import { parse, type Parsed } from '../../../shared/packs/parse.ts';
import { segmentsOf } from '../../../shared/packs/pointer.ts';
import { fuzzedFile, type FuzzedFile } from './files.ts';
import { drawnOperation, meant } from './operations.ts';

export type Editor = (text: string, operation: Operation) => Edited | Unedited;

/** `bytes`: none changes without an edit. `undo`: gives the same bytes. `outside` and `data` of an edit, and its `style`. */
export type CheckName = 'bytes' | 'undo' | 'outside' | 'data' | 'style';

/** What does not hold, and where. */
export interface EditFault {
  readonly check: CheckName;
  readonly what: string;
}

const EDITS = 10;

/** How many edits of each kind were made, and how many were refused because of a key that occurs twice. */
export type EditCounts = Map<Operation['op'] | 'refused', number>;

/** Edits a file ten times; the first thing that does not hold, or null. */
export function editFile(
  number: number,
  counts: EditCounts = new Map(),
  editor: Editor = edit,
): EditFault | null {
  const file = fuzzedFile(number);
  const draw = drawFrom(`edits of file ${number}`);
  const undo: Edited['undo'][] = [];
  let { text } = file;
  for (let i = 0; i < EDITS; i++) {
    const data = parse(text).document!.value;
    const operation = drawnOperation(data, draw);
    const name = `file ${number} (${file.name}), edit ${i}, ${JSON.stringify(operation).slice(0, 200)}`;
    const idle = editor(text, { op: 'replace', path: '', value: data });
    if (idle.kind !== 'edited' || !idleHolds(text, idle)) return { check: 'bytes', what: name };
    const done = editor(text, operation);
    const count = done.kind === 'edited' ? operation.op : 'refused';
    counts.set(count, (counts.get(count) ?? 0) + 1);
    if (done.kind === 'refused') {
      if (done.problem.code !== 'duplicate-key')
        return { check: 'data', what: `${name}: ${done.problem.code}` };
      continue;
    }
    const check = broken(file, text, data, operation, done);
    if (check !== null) return { check, what: name };
    undo.push(done.undo);
    ({ text } = done);
  }
  const first = undo.reduceRight(applyEdit, text);
  return first === file.text ? null : { check: 'undo', what: `file ${number} (${file.name}), all edits` };
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const isKept = (text: string, bytes: string): boolean => decoder.decode(Buffer.from(bytes)) === text;

/** Whether a text is told to say what it says, key by key and in their order. */
const isReading = (told: Parsed, read: Parsed): boolean =>
  JSON.stringify([told.document?.value, told.problems]) ===
  JSON.stringify([read.document?.value, read.problems]);

const idleHolds = (text: string, { text: after, edit: made }: Edited): boolean =>
  isKept(text, after) && made.length === 0 && made.text === '';

function broken(
  { printed }: FuzzedFile,
  text: string,
  data: Json,
  operation: Operation,
  done: Edited,
): CheckName | null {
  const wanted = meant(data, operation);
  if (!isKept(text, applyEdit(done.text, done.undo)) || applyEdit(text, done.edit) !== done.text)
    return 'undo';
  const read = parse(done.text);
  if (!same(read.document?.value, wanted) || !isReading(done.parsed, read)) return 'data';
  if (same(data, wanted)) return done.text === text ? null : 'bytes';
  if (!isOutsideKept(text, operation, done)) return 'outside';
  if (printed !== undefined) return done.text === JSON.stringify(wanted, null, printed) ? null : 'style';
  return isOfStyle(text, done.edit.text) ? null : 'style';
}

/** Whether a piece has no other line breaks, and no other indentation, than the text around it. */
function isOfStyle(text: string, piece: string): boolean {
  return [/\r\n|\n|\r/g, /(?<=[\r\n])[\t ]/g].every((what) => {
    const known = new Set(text.match(what));
    return known.size === 0 || (piece.match(what) ?? []).every((found) => known.has(found));
  });
}

/** Whether only the edited value and one separator have changed. */
function isOutsideKept(
  text: string,
  operation: Operation,
  { edit: { offset, length, text: piece } }: Edited,
): boolean {
  const bom = text.startsWith('\ufeff') ? 1 : 0;
  const root = parseTree(text.slice(bom))!;
  const at = (path: string): Node | undefined => findNodeAtLocation(root, locationOf(root, path));
  const isAt = (node: Node): boolean => offset === node.offset + bom && length === node.length;
  const target = at(operation.path);
  if (operation.op === 'replace' || (operation.op === 'add' && target?.parent?.type === 'property'))
    return isAt(target!) && isValue(piece, operation.value);

  const slash = operation.path.lastIndexOf('/');
  const container = at(operation.path.slice(0, slash))!;
  const children = container.children ?? [];
  const isList = container.type === 'array';
  const gone = text.slice(offset, offset + length);
  const [from, to] = [container.offset + bom + 1, container.offset + bom + container.length - 1];
  const isInside = offset >= from && offset + length <= to;
  const name = segmentsOf(operation.path).at(-1)!;
  switch (operation.op) {
    case 'add': {
      const wanted = isList ? [operation.value] : { [name]: operation.value };
      const isEmpty = children.length === 0;
      return (
        (isEmpty ? isInside && gone.trim() === '' : length === 0) && isMember(piece, isList, wanted, !isEmpty)
      );
    }
    case 'remove': {
      const key = (child: Node): unknown => child.children?.[0].value;
      // Of equal keys all go: the object is printed.
      if (!isList && children.filter((child) => key(child) === name).length > 1) return isAt(container);
      const node = isList ? target! : target!.parent!;
      const wanted = JSON.parse(isList ? `[${sourceOf(node)}]` : `{${sourceOf(node)}}`) as Json;
      return isInside && piece === '' && isMember(gone, isList, wanted, children.length > 1);
    }
    case 'move': {
      if (!isList) return isAt(at(operation.from)!.parent!.children![0]) && piece === JSON.stringify(name);
      const list = `[${gone}]`;
      return isInside && isReordered(list, `[${piece}]`);
    }
  }

  function sourceOf(node: Node): string {
    return text.slice(node.offset + bom, node.offset + bom + node.length);
  }
}

/** A path with the indices of lists as numbers. */
function locationOf(root: Node, path: string): (string | number)[] {
  const location: (string | number)[] = [];
  for (const segment of segmentsOf(path)) {
    const isList = findNodeAtLocation(root, location)?.type === 'array';
    location.push(isList && segment !== '-' ? Number(segment) : segment);
  }
  return location;
}

/** Whether a piece is a value and nothing more, not even space. */
const isValue = (piece: string, value: Json): boolean =>
  piece === piece.trim() && same(JSON.parse(piece), value);

/** Whether a piece is one child and, if wanted, one comma. */
function isMember(piece: string, isList: boolean, wanted: Json, withComma: boolean): boolean {
  let source = piece.trim();
  if (withComma) {
    if (source.startsWith(',') === source.endsWith(',')) return false;
    source = source.startsWith(',') ? source.slice(1) : source.slice(0, -1);
  }
  return same(JSON.parse(isList ? `[${source}]` : `{${source}}`), wanted);
}

/** Whether two lists have the same elements, character by character, with the same space and commas between them. */
function isReordered(before: string, after: string): boolean {
  const parts = (list: string): { pieces: string[]; gaps: string[] } => {
    const children = parseTree(list)!.children!;
    const end = (node: Node): number => node.offset + node.length;
    return {
      pieces: children.map((node) => list.slice(node.offset, end(node))).sort(),
      gaps: children.slice(1).map((node, i) => list.slice(end(children[i]), node.offset)),
    };
  };
  const [a, b] = [parts(before), parts(after)];
  return same(a.pieces, b.pieces) && same(a.gaps, b.gaps);
}
