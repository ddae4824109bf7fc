// What is drawn of a line, in reading order: words, what can be changed, and what is shown only while it is wanted.
import { boundPhrase } from '../../../shared/tableau/bound.ts';
import type { Gap, SentenceLine, SentencePiece, Sentence } from '../../../shared/packs/sentence/types.ts';
import type { Phrase, Token } from '../../../shared/words/tokens.ts';
import { isWithin } from '../../../shared/packs/pointer.ts';
import { around, clauseOf, handleOf, inList, type SheetPlace } from './places.ts';

/** A part of a line. Indices are those of the sentence. */
export type Item = { readonly key: string; readonly selected: boolean } &
  /** `handle`: the innermost part that they are in. */
  (
    | { readonly kind: 'words'; readonly phrase: Phrase; readonly handle: number | undefined }
    /** `echo`: a further piece of a stop, at which nothing stops. */
    | { readonly kind: 'stop' | 'echo'; readonly stop: number; readonly phrase: Phrase }
    | { readonly kind: 'ghost'; readonly stop: number }
    | { readonly kind: 'gap'; readonly gap: Gap }
    /** Selects a part as a whole, and has the focus for it then. */
    | { readonly kind: 'handle'; readonly handle: number }
  );

/** What decides how a sentence is shown just now. */
export interface SheetView {
  readonly place: SheetPlace | null;
  /** A gap before the first element of a list. */
  readonly before: Gap | null;
  /** Stops that something is wrong with: they are always shown. */
  readonly flagged: readonly number[];
}

/** A stop with its pieces, or fixed words. */
interface Run {
  readonly stop: number | undefined;
  readonly from: number;
  /** Behind its last piece. */
  readonly to: number;
}

/** Signs and spaces that join words, at the beginning and at the end. */
const JOINING = /^([\s,:;.()]*)([\s\S]*?)([\s,:;.()]*)$/;

/** All that is drawn of a line. */
export function itemsOf(sentence: Sentence, index: number, shown: SheetView): readonly Item[] {
  const line = sentence.lines[index];
  const selected = shown.place?.kind === 'handle' ? shown.place.index : undefined;
  const tokens = boundPhrase(line.pieces.map(({ token }) => token));
  const inserts = insertsOf(sentence, index, shown);
  const items: Item[] = [];
  const seen = new Set<number>();
  const insert = (from: number, to: number): void => {
    for (const { after, item } of inserts) if (after >= from && after < to) items.push(item);
  };
  insert(-1, 0);
  for (const { stop, from, to } of runsOf(line.pieces)) {
    const phrase = tokens.slice(from, to);
    const isSelected = line.pieces.slice(from, to).some(({ handles }) => handles.includes(selected ?? -1));
    const handle = line.pieces[from].handles.at(-1);
    const words = (part: Phrase, name: string): void => {
      if (part.length > 0)
        items.push({ kind: 'words', key: `${name}${from}`, selected: isSelected, phrase: part, handle });
    };
    if (stop === undefined) words(phrase, 'words');
    else {
      const [lead, core, trail] = parted(phrase);
      words(lead, 'lead');
      const kind = seen.has(stop) || !line.stops.includes(stop) ? 'echo' : 'stop';
      const key = `${kind}${stop} ${from}`;
      items.push({ kind, key, selected: isSelected, stop, phrase: core });
      seen.add(stop);
      words(trail, 'trail');
    }
    insert(from, to);
  }
  insert(line.pieces.length, Infinity);
  return items;
}

/** A sign alone is no piece of a stop: it would not be seen to belong to anything. */
const isSign = (token: Token): boolean => 'text' in token && /^[\s,:;.()]*$/.test(token.text);

/** Neighbouring pieces of one stop are one, with fixed words between them. */
function runsOf(pieces: readonly SentencePiece[]): readonly Run[] {
  const runs: Run[] = [];
  for (const [i, piece] of pieces.entries()) {
    const stop = isSign(piece.token) ? undefined : piece.stop;
    const last = runs.at(-1);
    const before = runs.at(-2);
    if (last !== undefined && last.stop === stop) runs[runs.length - 1] = { ...last, to: i + 1 };
    else if (stop !== undefined && before !== undefined && before.stop === stop && last?.stop === undefined)
      runs.splice(-2, 2, { ...before, to: i + 1 });
    else runs.push({ stop, from: i, to: i + 1 });
  }
  return runs;
}

/** A phrase without the signs around it, and these. */
function parted(phrase: Phrase): readonly [Phrase, Phrase, Phrase] {
  const [first] = phrase;
  const last = phrase[phrase.length - 1];
  const lead =
    'text' in first && !('symbol' in first) && !('card' in first) ? JOINING.exec(first.text)![1] : '';
  const trail = 'text' in last && !('symbol' in last) && !('card' in last) ? JOINING.exec(last.text)![3] : '';
  const core = phrase.map((token, i) => {
    const from = i === 0 ? lead.length : 0;
    const to = i === phrase.length - 1 ? trail.length : 0;
    return from + to === 0 ? token : cut(token, from, to);
  });
  return [asPhrase(lead), core, asPhrase(trail)];
}

const asPhrase = (words: string): Phrase => (words === '' ? [] : [{ text: words }]);

const cut = (token: Token, from: number, to: number): Token =>
  'text' in token ? { ...token, text: token.text.slice(from, token.text.length - to) } : token;

interface Insert {
  /** Index of the piece that it comes after; -1: before all of them. */
  readonly after: number;
  readonly item: Item;
}

function insertsOf(sentence: Sentence, index: number, shown: SheetView): readonly Insert[] {
  const line = sentence.lines[index];
  const { stops, gaps } = sentence;
  const found: Insert[] = [];
  const { before } = shown;
  if (before !== null) {
    const element = sentence.handles.findIndex(({ at }) => at === before.at);
    const first = line.pieces.findIndex(({ handles }) => handles.includes(element));
    if (first >= 0)
      found.push({ after: first - 1, item: { kind: 'gap', key: 'before', selected: false, gap: before } });
  }
  for (const stop of line.stops)
    if (isGhost(sentence, stop) && isGhostShown(sentence, stop, shown)) {
      const after = endOf(line, clauseOf(sentence, stops[stop].handle));
      found.push({ after, item: { kind: 'ghost', key: `ghost${stop}`, selected: false, stop } });
    }
  const handle = handleShown(sentence, shown);
  if (handle !== undefined && lineOf(sentence, handle) === index)
    found.push({
      after: endOf(line, handle),
      item: { kind: 'handle', key: 'handle', selected: false, handle },
    });
  // Where several lists end at one place, the inner ones come first.
  const depthOf = (gap: number): number => gaps[gap].at.split('/').length;
  for (const gap of line.gaps.toSorted((a, b) => depthOf(b) - depthOf(a)))
    if (gaps[gap].of !== 'rule' && isGapShown(sentence, gap, shown))
      found.push({
        after: endOf(line, elementBefore(sentence, gap)),
        item: { kind: 'gap', key: `gap${gaps[gap].at}`, selected: false, gap: gaps[gap] },
      });
  return found;
}

/** The part that is selected, or the clause that has the focus. */
function handleShown(sentence: Sentence, { place }: SheetView): number | undefined {
  if (place === null || place.kind === 'gap') return undefined;
  return place.kind === 'handle' ? place.index : clauseOf(sentence, handleOf(sentence, place));
}

const isGhost = ({ stops }: Sentence, index: number): boolean =>
  stops[index].pieces === 0 && stops[index].role !== 'draft';

/** The piece that ends a part in a line, with the signs that end the line behind it; without the part, the last piece. */
function endOf({ pieces }: SentenceLine, handle: number | undefined): number {
  const last = pieces.findLastIndex(({ handles }) => handle !== undefined && handles.includes(handle));
  const rest = pieces.slice(last + 1);
  const isEnd = rest.every(
    ({ token, stop }) => stop === undefined && 'text' in token && !/\p{L}/u.test(token.text),
  );
  return last < 0 || isEnd ? Math.max(0, pieces.length - 1) : last;
}

/** The line in which a part ends. */
function lineOf({ lines, handles }: Sentence, handle: number): number {
  const last = lines.findLastIndex(({ pieces }) => pieces.some((piece) => piece.handles.includes(handle)));
  return last >= 0
    ? last
    : Math.max(
        0,
        lines.findIndex(({ at }) => isWithin(at, handles[handle].at)),
      );
}

/** The element that a gap comes after; undefined where its list is empty. */
function elementBefore({ gaps, handles }: Sentence, gap: number): number | undefined {
  const { list, index } = inList(gaps[gap].at);
  const found = handles.findIndex(({ at }) => at === `${list}/${index - 1}`);
  return found < 0 ? gaps[gap].handle : found;
}

/**
 * A ghost is shown while its part has the focus, or one in it that is no clause of its own; what is hardly ever said is in the
 * menu of the clause.
 */
function isGhostShown(sentence: Sentence, ghost: number, { place, flagged }: SheetView): boolean {
  if (flagged.includes(ghost)) return true;
  if (place === null || place.kind === 'gap') return false;
  if (place.kind === 'stop' && place.index === ghost) return true;
  if (sentence.stops[ghost].blank === 'rare') return false;
  const here = handleOf(sentence, place);
  const parts = around(sentence.handles, here);
  const clause = clauseOf(sentence, here);
  const own = sentence.stops[ghost].handle;
  return own !== undefined && parts.slice(0, parts.indexOf(clause ?? -1) + 1).includes(own);
}

/**
 * At rest a rule has one gap, at its end; empty lists always have theirs. Others are shown while the element that they come
 * after has the focus, or when they have it themselves.
 */
export function isGapShown(sentence: Sentence, index: number, { place }: SheetView): boolean {
  const { gaps, handles } = sentence;
  const gap = gaps[index];
  if (gap.empty || (place?.kind === 'gap' && place.index === index)) return true;
  const owner = gap.handle === undefined ? undefined : handles[gap.handle];
  const { list } = inList(gap.at);
  const isLast = !gaps.some(
    (other) => inList(other.at).list === list && inList(other.at).index > inList(gap.at).index,
  );
  if (gap.of === 'clause' && isLast && (owner === undefined || owner.role === 'rule')) return true;
  if (place === null) return false;
  const element = around(handles, handleOf(sentence, place)).find((part) => handles[part].listed);
  return element !== undefined && element === elementBefore(sentence, index);
}

/** The fields of a clause that say nothing and are hardly ever used: its menu has them. */
export function rareIn(sentence: Sentence, handle: number): readonly number[] {
  const { stops, handles } = sentence;
  return stops.flatMap((stop, i) =>
    stop.blank === 'rare' &&
    isWithin(stop.at, handles[handle].at) &&
    clauseOf(sentence, stop.handle) === clauseOf(sentence, handle)
      ? [i]
      : [],
  );
}
