import { same, type Json } from '../../engine/json.ts';
import { indentAt } from '../edit/formatting.ts';
import { operated, type Operation } from '../edit/operation.ts';
import { parse, type Parsed } from '../parse.ts';
import { endOfValue, Places } from '../places.ts';
import { valueAt } from '../pointer.ts';
import { applyOperations, type Applied } from './apply.ts';

/** What is done to one part of a file: its operations have pointers within the part. */
export interface PartEdit {
  /** Pointer of the part. */
  readonly at: string;
  readonly operations: readonly Operation[];
}

/** A part of a text, by offsets, with what takes its place. */
interface Piece {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Carries operations out in many parts of a file, all or none. Each part is edited by itself and the whole is read once, so that
 * the work grows with the file and not with the file times the parts.
 *
 * @param parts none is within another one
 * @param parsed what `parse` gives for the text
 * @throws TypeError when a value is not JSON
 */
export function applyInParts(
  text: string,
  parts: readonly PartEdit[],
  parsed: Parsed = parse(text),
): Applied {
  const { document, problems } = parsed;
  if (document === undefined) return { kind: 'refused', problem: problems[0] };
  const all = parts.flatMap(placed);
  const oneByOne = (): Applied => applyOperations(text, all, parsed);
  const isThere = parts.every(({ at }) => valueAt(document.value, at) !== undefined);
  const pieces = isThere ? piecesOf(text, parts) : null;
  if (pieces === null) return oneByOne();
  const edited = joined(text, pieces);
  const read = parse(edited);
  // What the parts alone do not show, such as a file that grows too long, is found where the whole is read.
  if (read.document === undefined || !same(read.document.value, all.reduce(operated, document.value)))
    return oneByOne();
  return { kind: 'edited', text: edited, parsed: read };
}

/** The operations of a part with pointers in the file. */
const placed = ({ at, operations }: PartEdit): Operation[] =>
  operations.map((operation) => {
    const path = at + operation.path;
    return operation.op === 'move'
      ? { ...operation, from: at + operation.from, path }
      : { ...operation, path };
  });

/** Each part with its operations carried out, in the order of the text; null where one cannot be edited by itself. */
function piecesOf(text: string, parts: readonly PartEdit[]): readonly Piece[] | null {
  const bom = text.startsWith('\ufeff') ? 1 : 0;
  const body = text.slice(bom);
  const places = new Places(body);
  const pieces: Piece[] = [];
  for (const { at, operations } of parts) {
    const start = places.find(at).value;
    const end = endOfValue(body, start);
    // How far it is indented says how what is in it has to be.
    const margin = indentAt(body, start);
    const done = applyOperations(margin + body.slice(start, end), operations);
    if (done.kind !== 'edited') return null;
    pieces.push({ start: start + bom, end: end + bom, text: done.text.slice(margin.length) });
  }
  return pieces.sort((one, other) => one.start - other.start);
}

function joined(text: string, pieces: readonly Piece[]): string {
  let [out, from] = ['', 0];
  for (const { start, end, text: piece } of pieces) {
    out += text.slice(from, start) + piece;
    from = end;
  }
  return out + text.slice(from);
}

/** The data of a file with the operations of many parts carried out. */
export const operatedInParts = (data: Json, parts: readonly PartEdit[]): Json =>
  parts.flatMap(placed).reduce(operated, data);
