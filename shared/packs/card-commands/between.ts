// Commands that bring a card from one pack of an author into another one: each pack has its own half of them, and its own step.
import type { Json } from '../../engine/json.ts';
import { mentionsIn } from '../advice/uses.ts';
import { freeName, packOf } from '../card-id.ts';
import { isFields } from '../card-schema.ts';
import type { Definition } from '../content.ts';
import { operated } from '../edit/operation.ts';
import { isWithin, valueAt } from '../pointer.ts';
import { refusal as unfit } from '../fields/refusals.ts';
import type { PackPlace } from '../document/entry.ts';
import type { WrittenText } from '../schema.ts';
import type { Refused } from '../sentence/types.ts';
import { namingPlaces, renaming, withoutCard } from './change.ts';
import { copiedIn } from './create.ts';
import { cardAt, entriesIn, isFree, PackEdits, refusal, said, textsOf, titleOf } from './pack-data.ts';
import type { CardCommand, CommandTools, ForeignCard, PackData } from './types.ts';

/** Whether the card stays in the pack that it comes from. */
export type Passing = 'move' | 'copy';

/** A card as it leaves a pack. */
export interface PassedCard extends ForeignCard {
  /** Its full id there. */
  readonly id: string;
}

/** The pack that a card goes to, as the one that it leaves has to name it. */
export interface PassedTo {
  /** Full id of the card there. */
  readonly id: string;
  readonly title: string;
  readonly version: string;
}

/** A card with all that goes along; undefined where there is none. */
export function passedCard(pack: PackData, place: PackPlace): PassedCard | undefined {
  const definition = cardAt(pack, place);
  if (definition === undefined) return undefined;
  const texts = textsOf(pack).flatMap(([file, words]): [string, WrittenText][] =>
    Object.hasOwn(words, definition.id) && isFields(words[definition.id])
      ? [[languageOf(file), words[definition.id] as WrittenText]]
      : [],
  );
  const { manifest } = pack;
  const id = `${manifest.id}:${definition.id}`;
  return { id, definition, manifest, texts: Object.fromEntries(texts) };
}

const languageOf = (file: string): string => file.replace(/^text\//, '').replace(/\.json$/, '');

/** The packs whose cards a card names, itself left out. */
export const packsNamedBy = ({ id, definition }: PassedCard, schema: object): readonly string[] => [
  ...new Set(
    mentionsIn(definition as Json, schema).flatMap((mention) =>
      mention.id === id ? [] : [packOf(mention.id)],
    ),
  ),
];

/** A command that brings a card, with the full id that the card has in the pack. */
export interface TakenIn extends CardCommand {
  readonly id: string;
}

/**
 * Takes in a card of another pack of the same author, with its words in other languages and the packs that it needs. Where it
 * moves, what names it here and itself name it as it is called here.
 */
export function takeCard(
  pack: PackData,
  card: PassedCard,
  how: Passing,
  tools: CommandTools,
): TakenIn | Refused {
  const name = freeName(card.definition.id, (one) => isFree(pack, one));
  if (name === undefined) return unfit('refused.name');
  const isPatched = [...entriesIn(pack, 'patches')].some(
    ({ definition }) => isFields(definition) && definition['card'] === card.id,
  );
  if (how === 'move' && isPatched) return refusal('refused.patched');
  const id = `${pack.manifest.id}:${name}`;
  const known = withVersion(tools, card.manifest.id, card.manifest.version);
  const edits = new PackEdits(pack);
  if (how === 'move')
    for (const { file, pointer } of namingPlaces(pack, card.id, tools.schema))
      edits.add(file, renaming(pack.files.get(file)!, pointer, card.id, id));
  const definition =
    how === 'copy' ? card.definition : renamedWithin(card.definition, card.id, id, tools.schema);
  const place = copiedIn(pack, edits, { ...card, definition }, name, known);
  const label = said(how === 'copy' ? 'step.copy' : 'step.take', {
    name: titleOf(card.definition),
    pack: card.manifest.title,
  });
  return { ...edits.done(label, place), id };
}

/** Lets a card go that another pack has taken in: what names it here names it as it is called there. */
export function giveCard(
  pack: PackData,
  place: PackPlace,
  to: PassedTo,
  tools: CommandTools,
): CardCommand | Refused {
  const card = cardAt(pack, place);
  if (card === undefined) return refusal('refused.gone');
  const old = `${pack.manifest.id}:${card.id}`;
  const naming = namedElsewhere(pack, place, tools);
  const edits = new PackEdits(pack);
  for (const { file, pointer } of naming)
    edits.add(file, renaming(pack.files.get(file)!, pointer, old, to.id));
  const other = packOf(to.id);
  for (const file of new Set(naming.map((one) => one.file))) {
    const packs = valueAt(pack.files.get(file), '/setup/packs');
    if (file.startsWith('scenarios/') && Array.isArray(packs) && !packs.includes(other))
      edits.add(file, { op: 'add', path: '/setup/packs/-', value: other });
  }
  if (naming.length > 0) edits.require([other], withVersion(tools, other, to.version));
  withoutCard(pack, edits, card, place);
  return edits.done(said('step.give', { name: titleOf(card), pack: to.title }), null);
}

/** Places of a pack that name one of its cards, the card itself left out. */
export const namedElsewhere = (
  pack: PackData,
  place: PackPlace,
  { schema }: CommandTools,
): readonly PackPlace[] => {
  const card = cardAt(pack, place);
  if (card === undefined) return [];
  return namingPlaces(pack, `${pack.manifest.id}:${card.id}`, schema).filter(
    ({ file, pointer }) => file !== place.file || !isWithin(pointer, place.pointer),
  );
};

/** A card that calls itself otherwise. */
const renamedWithin = (card: Definition, old: string, now: string, schema: object): Definition =>
  mentionsIn(card as Json, schema)
    .filter(({ id }) => id === old)
    .reduce<Json>((data, { at }) => operated(data, renaming(data, at, old, now)), card as Json) as Definition;

/** What commands know, with the version of a pack that may not be loaded. */
export const withVersion = (tools: CommandTools, pack: string, version: string): CommandTools => ({
  ...tools,
  versionOf: (id) => (id === pack ? version : tools.versionOf(id)),
});
