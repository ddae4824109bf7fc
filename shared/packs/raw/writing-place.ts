import { findNodeAtLocation, getLocation, getNodeValue, parseTree } from 'jsonc-parser';
import type { Json } from '../../engine/json.ts';
import { tooDeepAt } from '../flaws.ts';
import { pastSpace } from '../places.ts';
import { escapeSegment } from '../pointer.ts';

/** Where something is being written in the text of a file of cards, which need not be JSON yet. */
export interface WritingPlace {
  /** Pointer of the card in the file. */
  readonly card: string;
  /** The card as far as it can be made out. */
  readonly definition: Json;
  /** Pointer inside the card: of the value that is written, or of the field whose key is. */
  readonly at: string;
  readonly isKey: boolean;
  /** What is written there so far, by offsets in the text. */
  readonly from: number;
  readonly to: number;
  /** What is behind it, after white space; empty at the end of the text. */
  readonly next: string;
}

/** The place of an offset; null where it is in no card, or nothing can be written there. */
export function writingPlaceAt(text: string, offset: number): WritingPlace | null {
  if (tooDeepAt(text) >= 0) return null;
  const { path, isAtPropertyKey: isKey, previousNode } = getLocation(text, offset);
  const [list, index, ...inside] = path;
  if (list !== 'cards' || typeof index !== 'number') return null;
  const isBehind = previousNode !== undefined && previousNode.offset + previousNode.length < offset;
  if (isBehind) return null;
  const root = parseTree(text);
  const card = root && findNodeAtLocation(root, [list, index]);
  if (card === undefined) return null;
  const from = previousNode?.offset ?? offset - lengthOfWord(text, offset);
  const to = previousNode === undefined ? offset : previousNode.offset + previousNode.length;
  return {
    card: `/cards/${index}`,
    definition: getNodeValue(card) as Json,
    at: inside.map((segment) => `/${escapeSegment(segment)}`).join(''),
    isKey,
    from,
    to,
    next: text.charAt(pastSpace(text, to)),
  };
}

/** How long a word without quotes before an offset is. */
const lengthOfWord = (text: string, offset: number): number =>
  /[\w.:-]*$/.exec(text.slice(Math.max(0, offset - 100), offset))![0].length;
