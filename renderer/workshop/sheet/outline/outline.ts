// The same sentence as blocks: a line of its own for each part, with the parts in it below.
import type { Sentence, SentenceLine, SentencePiece } from '../../../../shared/packs/sentence/types.ts';
import { isWithin } from '../../../../shared/packs/pointer.ts';
import { around, inList } from '../places.ts';

/** A part of a card with what is below it. Indices are those of the sentence. */
export interface OutlineBlock {
  readonly kind: 'block';
  readonly key: string;
  readonly handle: number;
  /** Its words. */
  readonly line: number;
  /** The lists in it, in reading order. */
  readonly branches: readonly OutlineBranch[];
  /** Whether there is anything below it, or would be if it were unfolded. */
  readonly canFold: boolean;
  readonly folded: boolean;
}

/** A list of a part. */
export interface OutlineBranch {
  readonly key: string;
  /** Line of the words before it ("if you do", "or"); null: there are none. */
  readonly lead: number | null;
  readonly items: readonly OutlineItem[];
}

export type OutlineItem =
  | OutlineBlock
  /** What is not finished. */
  | { readonly kind: 'draft'; readonly key: string; readonly line: number }
  | { readonly kind: 'gap'; readonly key: string; readonly gap: number };

/** A sentence as blocks. */
export interface SheetOutline {
  /** The sentence with the lines of the outline in place of its own. */
  readonly sentence: Sentence;
  readonly branches: readonly OutlineBranch[];
  /** Line of the words behind all of them; null: there are none. */
  readonly rest: number | null;
}

/** @param isFolded whether a part is shown in one line, with all that is in it */
export const outlineOf = (sentence: Sentence, isFolded: (at: string) => boolean): SheetOutline =>
  new OutlineMaker(sentence, isFolded).made();

/** All blocks that are shown, from top to bottom. */
export const blocksIn = (branches: readonly OutlineBranch[]): readonly OutlineBlock[] =>
  branches.flatMap(({ items }) =>
    items.flatMap((item) => (item.kind === 'block' ? [item, ...blocksIn(item.branches)] : [])),
  );

/** The card itself, around all parts. */
const CARD = -1;

/** Words of a part, or the place of a list among them. */
type Segment = { readonly pieces: SentencePiece[] } | { readonly list: string };

const GAP_IN_WORDS: SentencePiece = { token: { text: ' … ' }, handles: [] };
const SPACE: SentencePiece = { token: { text: ' ' }, handles: [] };

class OutlineMaker {
  private readonly lines: SentenceLine[] = [];
  /** By part: its own words, and where its lists are among them. */
  private readonly segments = new Map<number, Segment[]>();
  private readonly mainOf = new Map<number, number>();
  private readonly sentence: Sentence;
  private readonly isFolded: (at: string) => boolean;

  constructor(sentence: Sentence, isFolded: (at: string) => boolean) {
    this.sentence = sentence;
    this.isFolded = isFolded;
  }

  made(): SheetOutline {
    this.cut();
    const { main, leads } = this.wordsOf(CARD);
    const branches = this.branchesOf(CARD, leads);
    const rest = main.length > 0 ? this.line('', main) : null;
    return { sentence: { ...this.sentence, lines: this.withStops() }, branches, rest };
  }

  /** Whether a part has a line of its own: rules, effects, and all that can be moved in a list. */
  private isBlock(handle: number): boolean {
    const { role, listed, within } = this.sentence.handles[handle];
    return role === 'rule' || role === 'clause' || listed || within === undefined;
  }

  /** The blocks that a part is in, from the card to the innermost one that is shown. */
  private chainOf(handle: number | undefined): readonly number[] {
    const { handles } = this.sentence;
    const blocks = around(handles, handle)
      .filter((index) => this.isBlock(index))
      .toReversed();
    const folded = blocks.findIndex((index) => this.isFolded(handles[index].at));
    return [CARD, ...(folded < 0 ? blocks : blocks.slice(0, folded + 1))];
  }

  /** Gives each piece to the innermost block that it is in. */
  private cut(): void {
    const { lines } = this.sentence;
    const lineBefore = new Map<number, number>();
    for (const [index, line] of lines.entries()) {
      if (this.draftIn(line) !== undefined) continue;
      for (const piece of line.pieces) {
        const chain = this.chainOf(piece.handles.at(-1));
        for (const [i, block] of chain.slice(0, -1).entries())
          this.leaveOut(block, this.listOf(chain[i + 1]));
        const own = chain[chain.length - 1];
        const pieces = this.openPieces(own);
        if ((lineBefore.get(own) ?? index) !== index && pieces.length > 0) pieces.push(SPACE);
        lineBefore.set(own, index);
        pieces.push(piece);
      }
    }
  }

  private segmentsOf(block: number): Segment[] {
    const known = this.segments.get(block);
    if (known !== undefined) return known;
    const made: Segment[] = [];
    this.segments.set(block, made);
    return made;
  }

  private openPieces(block: number): SentencePiece[] {
    const segments = this.segmentsOf(block);
    const last = segments.at(-1);
    if (last !== undefined && 'pieces' in last) return last.pieces;
    const pieces: SentencePiece[] = [];
    segments.push({ pieces });
    return pieces;
  }

  private leaveOut(block: number, list: string): void {
    const segments = this.segmentsOf(block);
    const last = segments.at(-1);
    if (last === undefined || !('list' in last) || last.list !== list) segments.push({ list });
  }

  private listOf(block: number): string {
    return inList(this.sentence.handles[block].at).list;
  }

  /**
   * The words of a block, and those that come before its lists. Of the card, all words come before a list or behind the last
   * one.
   */
  private wordsOf(block: number): {
    readonly main: readonly SentencePiece[];
    readonly leads: ReadonlyMap<string, readonly SentencePiece[]>;
  } {
    const segments = this.segmentsOf(block);
    const main: SentencePiece[] = [];
    const leads = new Map<string, readonly SentencePiece[]>();
    let before: string | null = null;
    for (const [i, segment] of segments.entries()) {
      if ('list' in segment) {
        before = segment.list;
        continue;
      }
      const words = this.isFoldedBlock(block) ? segment.pieces : this.withoutJoints(segment.pieces);
      const next = segments.at(i + 1);
      const list = next !== undefined && 'list' in next ? next.list : null;
      const isSaid = words.some(({ token }) => !isPlain(token) || /[\p{L}\p{N}]/u.test(token.text));
      if (before === null && block !== CARD) main.push(...words);
      else if (list !== null && list !== before && !leads.has(list)) {
        if (isSaid) leads.set(list, trimmed(words));
      } else if (list === null ? isSaid : this.hasStop(words)) main.push(GAP_IN_WORDS, ...words);
    }
    return { main: trimmed(main), leads };
  }

  private isFoldedBlock(block: number): boolean {
    return block !== CARD && this.isFolded(this.sentence.handles[block].at);
  }

  /** Blocks are below each other: words between them say nothing. */
  private withoutJoints(pieces: readonly SentencePiece[]): readonly SentencePiece[] {
    return pieces.filter(({ stop }) => stop === undefined || this.sentence.stops[stop].role !== 'joint');
  }

  /** Whether one of the pieces is the first of something that can be changed. */
  private hasStop(pieces: readonly SentencePiece[]): boolean {
    return pieces.some((piece) => piece.stop !== undefined && piece === this.firstPieceOf(piece.stop));
  }

  private firstPieceOf(stop: number): SentencePiece | undefined {
    for (const { pieces } of this.sentence.lines) {
      const found = pieces.find((piece) => piece.stop === stop);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  private block(handle: number): OutlineBlock {
    const { at } = this.sentence.handles[handle];
    const folded = this.isFolded(at);
    const { main, leads } = this.wordsOf(handle);
    const gaps = folded ? this.gapsIn(handle) : [];
    const drafts = folded ? this.draftsIn(handle).flatMap(({ piece }) => [SPACE, piece]) : [];
    const line = this.line(at, [...main, ...drafts], gaps);
    this.mainOf.set(handle, line);
    const branches = folded ? [] : this.branchesOf(handle, leads);
    const canFold = folded || branches.some(({ items }) => items.some(({ kind }) => kind !== 'gap'));
    return { kind: 'block', key: at, handle, line, branches, canFold, folded };
  }

  private branchesOf(
    block: number,
    leads: ReadonlyMap<string, readonly SentencePiece[]>,
  ): readonly OutlineBranch[] {
    const entries = this.entriesOf(block);
    const said = this.segmentsOf(block).flatMap((segment) => ('list' in segment ? [segment.list] : []));
    const lists = new Set([...said, ...entries.map(({ list }) => list)]);
    return [...lists].map((list) => {
      const words = leads.get(list);
      const lead = words === undefined ? null : this.line(list, words);
      const own = entries.filter((entry) => entry.list === list);
      const items = own.toSorted((a, b) => a.index - b.index || a.rank - b.rank).map(({ item }) => item());
      return { key: list, lead, items };
    });
  }

  /** What is right below a block: gaps, drafts and blocks, of which a gap comes first at each place. */
  private entriesOf(block: number): readonly Entry[] {
    const { handles } = this.sentence;
    const entry = (at: string, rank: number, item: () => OutlineItem): Entry => {
      const { list, index } = inList(at);
      return { list, index: Number.isNaN(index) ? 0 : index, rank, item };
    };
    const gaps = this.gapsIn(block).map((gap) => {
      const { at } = this.sentence.gaps[gap];
      return entry(at, 0, () => ({ kind: 'gap', key: `gap ${at}`, gap }));
    });
    const drafts = this.draftsIn(block).map(({ at, line }) =>
      entry(at, 1, () => ({ kind: 'draft', key: `draft ${at}`, line: this.draft(line) })),
    );
    const blocks = [...handles.keys()]
      .filter((handle) => this.isBlock(handle) && this.chainOf(handles[handle].within).at(-1) === block)
      .map((handle) => entry(handles[handle].at, 2, () => this.block(handle)));
    return [...gaps, ...drafts, ...blocks];
  }

  /** The gaps of which a block is the innermost that is shown. */
  private gapsIn(block: number): readonly number[] {
    const { gaps } = this.sentence;
    return [...gaps.keys()].filter((gap) => this.chainOf(gaps[gap].handle).at(-1) === block);
  }

  private draftIn({ pieces }: SentenceLine): number | undefined {
    const stop = pieces.at(0)?.stop;
    return stop !== undefined && this.sentence.stops[stop].role === 'draft' ? stop : undefined;
  }

  private draftsIn(block: number): readonly { at: string; line: SentenceLine; piece: SentencePiece }[] {
    const { handles, stops, lines } = this.sentence;
    return lines.flatMap((line) => {
      const stop = this.draftIn(line);
      if (stop === undefined) return [];
      const { at } = stops[stop];
      const owner = handles.findLastIndex((handle) => isWithin(inList(at).list, handle.at));
      const isOwn = this.chainOf(owner < 0 ? undefined : owner).at(-1) === block;
      return isOwn ? [{ at, line, piece: line.pieces[0] }] : [];
    });
  }

  private draft({ at, name, pieces }: SentenceLine): number {
    return this.line(at, pieces, [], name);
  }

  private line(
    at: string,
    pieces: readonly SentencePiece[],
    gaps: readonly number[] = [],
    name = '',
  ): number {
    const own = pieces.map((piece) => this.within(at, piece));
    return this.lines.push({ at, depth: 0, name, pieces: own, stops: [], gaps }) - 1;
  }

  /** A piece that belongs only to what is in a block: what is around that has lines of its own. */
  private within(at: string, piece: SentencePiece): SentencePiece {
    const { handles } = this.sentence;
    return { ...piece, handles: piece.handles.filter((handle) => isWithin(handles[handle].at, at)) };
  }

  /** The lines with what can be changed in them. */
  private withStops(): readonly SentenceLine[] {
    const { stops } = this.sentence;
    const places = stops.map(({ handle }, stop) => {
      const line = this.lines.findIndex(({ pieces }) => pieces.some((piece) => piece.stop === stop));
      return line < 0 ? (this.mainOf.get(this.chainOf(handle).at(-1)!) ?? 0) : line;
    });
    return this.lines.map((line, index) => ({
      ...line,
      stops: [...stops.keys()].filter((stop) => places[stop] === index),
    }));
  }
}

/** Something that comes to a place of a list. */
interface Entry {
  readonly list: string;
  readonly index: number;
  /** What comes first at the same place. */
  readonly rank: number;
  readonly item: () => OutlineItem;
}

const LEADING = /^[\s,:;.]+/;
const TRAILING = /[\s,:;.]+$/;

/** Pieces without the signs that joined them to others. */
function trimmed(pieces: readonly SentencePiece[]): readonly SentencePiece[] {
  const first = pieces.at(0);
  if (first === undefined) return [];
  const start = without(first, LEADING);
  if (start === null) return trimmed(pieces.slice(1));
  const cut = [start, ...pieces.slice(1)];
  const end = without(cut[cut.length - 1], TRAILING);
  return end === null ? trimmed(cut.slice(0, -1)) : [...cut.slice(0, -1), end];
}

type Plain = Extract<SentencePiece['token'], { readonly text: string }>;

/** Whether a token is mere text. */
const isPlain = (token: SentencePiece['token']): token is Plain =>
  'text' in token && !('symbol' in token) && !('card' in token);

/** A piece without some signs; null where nothing is left. */
function without(piece: SentencePiece, signs: RegExp): SentencePiece | null {
  const { token } = piece;
  if (!isPlain(token)) return piece;
  const text = token.text.replace(signs, '');
  return text === '' ? null : { ...piece, token: { ...token, text } };
}
