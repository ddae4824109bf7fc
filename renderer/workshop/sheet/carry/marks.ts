// The marks of places, by where the parts beside them are drawn.
import type { Handle, Sentence } from '../../../../shared/packs/sentence/types.ts';
import type { PlaceRow } from '../../../../shared/rpc/messages/workshop.ts';
import { isWithin } from '../../../../shared/packs/pointer.ts';
import type { Box } from '../../../ui/box.ts';
import { inList } from '../places.ts';
import { THICK, type Landing } from './landings.ts';

/** The marks of places on a sheet, as it is laid out now; of what is not drawn there is none. */
export function landingsOn(
  sheet: HTMLElement,
  sentence: Sentence,
  places: readonly PlaceRow[],
): readonly Landing[] {
  const corner = sheet.getBoundingClientRect();
  const found = places.flatMap((place) => {
    const mark =
      blockMark(sheet, place.at) ?? wordMark(sheet, sentence, place.at) ?? gapMark(sheet, place.at);
    if (mark === null) return [];
    return [{ ...place, mark: { ...mark, left: mark.left - corner.left, top: mark.top - corner.top } }];
  });
  return found.map((landing, i) => beside(landing, found.slice(0, i)));
}

/** Moved aside by as many others as are at the same spot: where lists end together, the inner one comes first. */
function beside(landing: Landing, before: readonly Landing[]): Landing {
  const { mark } = landing;
  const same = before.filter(
    ({ mark: { left, top, width } }) =>
      width === THICK && Math.abs(left - mark.left) < THICK && Math.abs(top - mark.top) < THICK,
  );
  return mark.width === THICK
    ? { ...landing, mark: { ...mark, left: mark.left + same.length * 7 } }
    : landing;
}

const elementAt = (sheet: HTMLElement, selector: string, at: string): HTMLElement | null =>
  sheet.querySelector<HTMLElement>(`${selector}[data-at="${CSS.escape(at)}"]`);

/** What is behind a place, and what is before it. */
function neighbours(at: string): { readonly next: string; readonly previous: string } {
  const { list, index } = inList(at);
  return { next: at, previous: `${list}/${index - 1}` };
}

/** Between blocks: above the one that it comes before, or below all of the one that it comes behind. */
function blockMark(sheet: HTMLElement, at: string): Box | null {
  const { next, previous } = neighbours(at);
  const below = elementAt(sheet, '[role="treeitem"]', next)?.getBoundingClientRect();
  const last = elementAt(sheet, '[role="treeitem"]', previous);
  const above = last?.closest('[data-block]')?.getBoundingClientRect();
  if (below !== undefined)
    return { left: below.left, top: below.top - THICK, width: below.width, height: THICK };
  return above === undefined
    ? null
    : { left: above.left, top: above.bottom, width: above.width, height: THICK };
}

/** Among words: at the first of what it comes before, or behind the last of what it comes after; rules lie across the sheet. */
function wordMark(sheet: HTMLElement, sentence: Sentence, at: string): Box | null {
  const { next, previous } = neighbours(at);
  const partAt = (pointer: string): Handle | undefined =>
    sentence.handles.find((handle) => handle.at === pointer);
  const behind = partAt(next);
  const part = behind ?? partAt(previous);
  const rects = part === undefined ? [] : rectsOf(sheet, sentence, part.at);
  const [first] = rects;
  const last = rects.at(-1);
  if (part === undefined || last === undefined) return null;
  if (part.role !== 'rule')
    return behind === undefined
      ? { left: last.right, top: last.top, width: THICK, height: last.height }
      : { left: first.left - THICK, top: first.top, width: THICK, height: first.height };
  const { left, width } = sheet.getBoundingClientRect();
  const top =
    behind === undefined
      ? Math.max(...rects.map((rect) => rect.bottom)) + THICK
      : Math.min(...rects.map((rect) => rect.top)) - THICK * 2;
  return { left, top, width, height: THICK };
}

function gapMark(sheet: HTMLElement, at: string): Box | null {
  const box = elementAt(sheet, '[data-role="gap"]', at)?.getBoundingClientRect();
  return box === undefined ? null : { left: box.left, top: box.top, width: THICK, height: box.height };
}

/** The boxes of all words of a part, in reading order. */
function rectsOf(sheet: HTMLElement, { stops, handles }: Sentence, at: string): readonly DOMRect[] {
  const isOf = ({ dataset }: HTMLElement): boolean => {
    const { stop, handle } = dataset;
    const index = stop === undefined ? Number(handle) : stops[Number(stop)].handle;
    return index !== undefined && index in handles && isWithin(handles[index].at, at);
  };
  const pieces = [...sheet.querySelectorAll<HTMLElement>('[data-stop], [data-handle]')];
  return pieces.filter(isOf).flatMap((piece) => [...piece.getClientRects()]);
}
