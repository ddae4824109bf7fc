// Where things are in the text of the editor, whether that is JSON or not.
import { ensureSyntaxTree, syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';
import { escapeSegment } from '../../../shared/packs/pointer.ts';

type SyntaxNode = ReturnType<typeof syntaxTree>['topNode'];

/** A pointer in the file, and the piece of the text that it leads to: the key, where the place is in one. */
export interface PointedPiece {
  readonly pointer: string;
  readonly from: number;
  readonly to: number;
}

const VALUES: ReadonlySet<string> = new Set(['Object', 'Array', 'String', 'Number', 'True', 'False', 'Null']);
/** Milliseconds that the text before a place may be read for. */
const PATIENCE = 500;

const isValue = ({ name }: SyntaxNode): boolean => VALUES.has(name);

function keyOf(state: EditorState, property: SyntaxNode): string {
  const key = property.getChild('PropertyName');
  const written = key === null ? '""' : state.sliceDoc(key.from, key.to);
  try {
    return String(JSON.parse(written));
  } catch (error) {
    // A key that is being typed.
    if (error instanceof SyntaxError) return written.replaceAll('"', '');
    throw error;
  }
}

function indexOf(node: SyntaxNode): number {
  let index = 0;
  for (let other = node.prevSibling; other !== null; other = other.prevSibling) if (isValue(other)) index++;
  return index;
}

/** What is at a place of the text. */
export function pieceAt(state: EditorState, place: number): PointedPiece {
  const tree = ensureSyntaxTree(state, place, PATIENCE) ?? syntaxTree(state);
  const found = tree.resolveInner(place, 1);
  const segments: (string | number)[] = [];
  for (let node = found; node.parent !== null; node = node.parent) {
    if (node.name === 'Property') segments.unshift(keyOf(state, node));
    else if (node.parent.name === 'Array' && isValue(node)) segments.unshift(indexOf(node));
  }
  const pointer = segments.map((segment) => `/${escapeSegment(segment)}`).join('');
  return { pointer, from: found.from, to: found.to };
}

/** The card that a pointer in its file leads into, and the pointer inside it; null: it leads into none. */
export function inCard(pointer: string): { readonly card: string; readonly at: string } | null {
  const [card] = /^\/cards\/\d+(?=\/|$)/.exec(pointer) ?? [];
  return card === undefined ? null : { card, at: pointer.slice(card.length) };
}
