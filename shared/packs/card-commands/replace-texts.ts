// Words in the texts of a pack that other words take the place of.
import type { Json } from '../../engine/json.ts';
import { nameOf } from '../cards.ts';
import { operatedInParts, type PartEdit } from '../document/apply-parts.ts';
import { carriedOut } from '../sentence/change.ts';
import { whyNot } from '../fields/refusals.ts';
import { MANIFEST_FILE } from '../manifest.ts';
import { parted } from '../edit/operation.ts';
import type { Manifest } from '../schema.ts';
import type { Forms } from '../sentence/forms.ts';
import type { Refused } from '../sentence/types.ts';
import { renameCard } from './change.ts';
import {
  matchesIn,
  replacedIn,
  textsIn,
  type PackText,
  type TextMatch,
  type TextSearch,
} from './find-texts.ts';
import { cardAt, said } from './pack-data.ts';
import type { CardCommand, CommandTools, PackData, PackEdit } from './types.ts';

/** One place at which something was found. */
export interface FoundWords {
  readonly in: PackText;
  readonly match: TextMatch;
}

/** A text with all that is found in it. */
interface FoundText {
  readonly text: PackText;
  readonly matches: readonly TextMatch[];
}

/** All places, in the order of the texts. */
export function findWords(pack: PackData, forms: Forms, search: TextSearch): readonly FoundWords[] {
  const found: FoundWords[] = [];
  for (const text of textsIn(pack, forms)) {
    if (text.owner.of === 'id' && !search.ids) continue;
    for (const match of matchesIn(text.text, search)) found.push({ in: text, match });
  }
  return found;
}

/** What is done with the texts of files; the places are as they are before anything is done. */
export interface ReplacedTexts {
  /** By the path of the file. */
  readonly parts: ReadonlyMap<string, readonly PartEdit[]>;
  /** What cards are called in the pack afterwards. */
  readonly renames: CardCommand['edits'];
  /** At how many places. */
  readonly count: number;
}

/** Why other words cannot be in a text; undefined where they can. */
export const misfitOf = (
  forms: Forms,
  { text, schema }: PackText,
  matches: readonly TextMatch[],
  by: string,
): Refused | undefined => whyNot(forms, { schema }, replacedIn(text, matches, by));

/** Puts other words where some were found. */
export function replaceWords(
  pack: PackData,
  tools: CommandTools,
  forms: Forms,
  taken: readonly FoundWords[],
  by: string,
): ReplacedTexts | Refused {
  const parts = new Map<string, PartEdit[]>();
  const ids: FoundText[] = [];
  for (const found of textsOf(taken)) {
    const { text, matches } = found;
    const misfit = misfitOf(forms, text, matches, by);
    if (misfit !== undefined) return misfit;
    if (text.owner.of === 'id') ids.push(found);
    else addTo(parts, text, replacedIn(text.text, matches, by));
  }
  const renamed = renamedCards(withParts(pack, parts), tools, ids, by);
  return 'refused' in renamed ? renamed : { parts, renames: renamed.edits, count: taken.length };
}

/** Places by their texts. */
function textsOf(taken: readonly FoundWords[]): readonly FoundText[] {
  const byText = Map.groupBy(taken, ({ in: text }) => `${text.file}#${text.pointer}`);
  return [...byText.values()].map((all) => ({ text: all[0].in, matches: all.map(({ match }) => match) }));
}

function addTo(parts: Map<string, PartEdit[]>, { file, pointer, owner }: PackText, value: string): void {
  const at = owner.of === 'card' ? owner.place.pointer : owner.of === 'words' ? parted(pointer)[0] : '';
  const list = parts.get(file) ?? [];
  parts.set(file, list);
  const operation = { op: 'replace', path: pointer.slice(at.length), value } as const;
  const known = list.findIndex((part) => part.at === at);
  if (known < 0) list.push({ at, operations: [operation] });
  else list[known] = { at, operations: [...list[known].operations, operation] };
}

function withParts(pack: PackData, parts: ReadonlyMap<string, readonly PartEdit[]>): PackData {
  const changed = Array.from(
    parts,
    ([file, edits]) => [file, operatedInParts(pack.files.get(file)!, edits)] as const,
  );
  return dataWith(pack, changed);
}

function dataWith(pack: PackData, changed: readonly (readonly [file: string, data: Json])[]): PackData {
  const files = new Map([...pack.files, ...changed]);
  return { files, manifest: files.get(MANIFEST_FILE) as unknown as Manifest };
}

/** Cards with other names, one after the other: a later one may be named where an earlier one is. */
function renamedCards(
  pack: PackData,
  tools: CommandTools,
  ids: readonly FoundText[],
  by: string,
): { readonly edits: readonly PackEdit[] } | Refused {
  const edits: PackEdit[] = [];
  let now = pack;
  for (const { text, matches } of ids) {
    const place = { file: text.file, pointer: parted(text.pointer)[0] };
    const to = replacedIn(text.text, matches, by);
    if (to === nameOf(cardAt(now, place))) continue;
    const made = renameCard(now, place, to, tools);
    if ('refused' in made) return made;
    edits.push(...made.edits);
    now = dataWith(
      now,
      made.edits.map((edit) => [
        edit.file,
        'whole' in edit
          ? (JSON.parse(edit.whole) as Json)
          : carriedOut(now.files.get(edit.file)!, edit.operations),
      ]),
    );
  }
  return { edits };
}

/** What such a step is called. */
export const replaceLabel = (text: string, by: string, count: number): CardCommand['label'] =>
  by === '' ? said('step.replace.away', { text, count }) : said('step.replace', { text, by, count });
