// Commands on a card that is in a pack: another name, another file, away.
import type { Json } from '../../engine/json.ts';
import { mentionsIn } from '../advice/uses.ts';
import { isFields } from '../card-schema.ts';
import { nameOf } from '../cards.ts';
import type { Definition } from '../content.ts';
import { parted, type Operation } from '../edit/operation.ts';
import { MANIFEST_FILE } from '../manifest.ts';
import { escapeSegment, valueAt } from '../pointer.ts';
import { goneFromNotes, renamedInNotes } from '../plan/notes.ts';
import { PLAN_FILE } from '../plan/schema.ts';
import { CARD_NAME } from '../schema.ts';
import { refusal as unfit } from '../fields/refusals.ts';
import type { Refused } from '../sentence/types.ts';
import {
  cardAt,
  entriesIn,
  said,
  isCardFile,
  isFree,
  PackEdits,
  refusal,
  textsOf,
  titleOf,
} from './pack-data.ts';
import type { PackPlace } from '../document/entry.ts';
import type { CardCommand, CommandTools, PackData } from './types.ts';

const NAME = new RegExp(CARD_NAME);

/**
 * Gives a card another name in its pack. What names it in the pack names it by the new one: cards, patches, scenarios, words in
 * other languages; for other packs the old name goes on to work (`renames`).
 */
export function renameCard(
  pack: PackData,
  place: PackPlace,
  to: string,
  { schema }: Pick<CommandTools, 'schema'>,
): CardCommand | Refused {
  const card = cardAt(pack, place);
  if (card === undefined) return refusal('refused.gone');
  const from = card.id;
  if (!NAME.test(to)) return unfit('refused.name');
  // A card may get back a name that it had before.
  const { renames } = pack.manifest;
  const isOwn = renames !== undefined && endOf(renames, to) === from;
  if (to === from || !(isFree(pack, to) || isOwn)) return refusal('refused.taken');
  const edits = new PackEdits(pack).add(place.file, {
    op: 'replace',
    path: `${place.pointer}/id`,
    value: to,
  });
  const [old, now] = [`${pack.manifest.id}:${from}`, `${pack.manifest.id}:${to}`];
  for (const { file, pointer } of namingPlaces(pack, old, schema))
    edits.add(file, renaming(pack.files.get(file)!, pointer, old, now));
  for (const [file, texts] of textsOf(pack))
    if (Object.hasOwn(texts, from))
      edits.add(file, { op: 'move', from: `/${escapeSegment(from)}`, path: `/${escapeSegment(to)}` });
  note(edits, renamedInNotes(pack.files.get(PLAN_FILE), from, to));
  if (isOwn) edits.add(MANIFEST_FILE, { op: 'remove', path: `/renames/${to}` });
  edits.add(
    MANIFEST_FILE,
    renames === undefined
      ? { op: 'add', path: '/renames', value: { [from]: to } }
      : { op: 'add', path: `/renames/${from}`, value: to },
  );
  return edits.done(said('step.rename', { from, to }), place);
}

/** The notes of the author follow. */
function note(edits: PackEdits, operations: readonly Operation[]): void {
  if (operations.length > 0) edits.add(PLAN_FILE, ...operations);
}

/** The card that an old name leads to. */
function endOf(renames: { readonly [old: string]: string }, name: string): string | undefined {
  const seen = new Set<string>();
  let end = name;
  while (Object.hasOwn(renames, end) && !seen.has(end)) {
    seen.add(end);
    end = renames[end];
  }
  return end === name ? undefined : end;
}

/** What writes another id at a place: as its value, or as its key. */
export function renaming(data: Json, at: string, old: string, now: string): Operation {
  if (valueAt(data, at) === old) return { op: 'replace', path: at, value: now };
  return { op: 'move', from: at, path: `${parted(at)[0]}/${escapeSegment(now)}` };
}

/**
 * Where a pack names a card: in cards by the fields of their schema that hold ids, in patches and scenarios by each whole text
 * and key. What is inside another place comes before it.
 *
 * @param id full id of the card
 */
export function namingPlaces(pack: PackData, id: string, schema: object): readonly PackPlace[] {
  const inCards = [...entriesIn(pack, 'cards')].flatMap(({ file, pointer, definition }) =>
    mentionsIn(definition, schema)
      .filter((mention) => mention.id === id)
      .map(({ at }) => ({ file, pointer: pointer + at })),
  );
  const inPatches = [...entriesIn(pack, 'patches')].flatMap(({ file, pointer, definition }) =>
    textPlaces(valueAt(definition, '/set') as Json | undefined, id, `${pointer}/set`).map((at) => ({
      file,
      pointer: at,
    })),
  );
  const inScenarios = [...pack.files].flatMap(([file, data]) =>
    file.startsWith('scenarios/') ? textPlaces(data, id, '').map((at) => ({ file, pointer: at })) : [],
  );
  return [...inCards, ...inPatches, ...inScenarios];
}

/** Where a text is in data, as a value or as a key. */
function textPlaces(data: Json | undefined, text: string, at: string): readonly string[] {
  if (data === text) return [at];
  if (data === undefined || data === null || typeof data !== 'object') return [];
  return Object.entries(data).flatMap(([key, inner]: [string, Json]) => {
    const place = `${at}/${escapeSegment(key)}`;
    return [...textPlaces(inner, text, place), ...(key === text && isFields(data) ? [place] : [])];
  });
}

/** Puts a card at the end of another file of cards, which may be new. */
export function moveCard(pack: PackData, place: PackPlace, file: string): CardCommand | Refused {
  const card = cardAt(pack, place);
  if (card === undefined || file === place.file) return refusal('refused.gone');
  if (!isCardFile(file)) return refusal('refused.file');
  const edits = new PackEdits(pack).add(place.file, { op: 'remove', path: place.pointer });
  const target = edits.append(file, card as Json);
  return edits.done(said('step.move', { name: titleOf(card), file }), target);
}

/** Takes a card out of a pack with its words in other languages and its old names. What names it stays: see `namingPlaces`. */
export function deleteCard(pack: PackData, place: PackPlace): CardCommand | Refused {
  const card = cardAt(pack, place);
  if (card === undefined) return refusal('refused.gone');
  const edits = new PackEdits(pack);
  withoutCard(pack, edits, card, place);
  return edits.done(said('step.delete', { name: titleOf(card) }), null);
}

/** Has a card of another pack be again as that has it. @param made what the patch makes of it */
export function deletePatch(
  pack: PackData,
  { file, pointer }: PackPlace,
  made: unknown,
): CardCommand | Refused {
  if (nameOf(made) === undefined) return refusal('refused.gone');
  const edits = new PackEdits(pack).add(file, { op: 'remove', path: pointer });
  return edits.done(said('step.unpatch', { name: titleOf(made as Definition) }), null);
}

/** Takes a card out with its words in other languages and its old names. */
export function withoutCard(pack: PackData, edits: PackEdits, { id }: Definition, place: PackPlace): void {
  const { renames = {} } = pack.manifest;
  edits.add(place.file, { op: 'remove', path: place.pointer });
  for (const [file, texts] of textsOf(pack))
    if (Object.hasOwn(texts, id)) edits.add(file, { op: 'remove', path: `/${escapeSegment(id)}` });
  for (const old of Object.keys(renames))
    if (endOf(renames, old) === id) edits.add(MANIFEST_FILE, { op: 'remove', path: `/renames/${old}` });
  note(edits, goneFromNotes(pack.files.get(PLAN_FILE), id));
}
