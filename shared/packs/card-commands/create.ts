// Commands that bring a card into a pack.
import type { Json } from '../../engine/json.ts';
import { mentionsIn } from '../advice/uses.ts';
import { picturesOn } from '../check-pictures.ts';
import { freeName, packOf, slug } from '../card-id.ts';
import { isFields, type JsonObject } from '../card-schema.ts';
import type { Definition } from '../content.ts';
import { operated, parted, type Operation } from '../edit/operation.ts';
import { MANIFEST_FILE } from '../manifest.ts';
import { exampleOf, impersonal } from '../finished.ts';
import type { PictureMakers } from '../pictures.ts';
import { notesIn } from '../plan/read.ts';
import { PLAN_FILE } from '../plan/schema.ts';
import { escapeSegment } from '../pointer.ts';
import { CARD_TEXT, type Manifest, type WrittenText } from '../schema.ts';
import { writtenIn } from '../untranslated.ts';
import { refusal as unfit } from '../fields/refusals.ts';
import type { Refused } from '../sentence/types.ts';
import {
  cardAt,
  entriesIn,
  FIRST_FILE,
  said,
  isCardFile,
  isFree,
  listed,
  PackEdits,
  refusal,
  textsOf,
  titleOf,
} from './pack-data.ts';
import type { PackPlace } from '../document/entry.ts';
import type { CardCommand, CommandTools, ForeignCard, PackData } from './types.ts';

/** What a new card is told. */
interface NewCard {
  readonly kind: string;
  /** What it is called; its id is made from that. */
  readonly name: string;
  /** The name of a template that it starts from, with all that this has; left out: a finished card, without its story and picture. */
  readonly template?: string;
}

/**
 * A new card of a kind, made from a template, or from a finished one of that kind.
 *
 * @param finished the cards that ship, by which what is named in them is meant
 */
export function newCard(
  pack: PackData,
  { kind, name, template }: NewCard,
  finished: Iterable<Definition>,
  tools: CommandTools,
): CardCommand | Refused {
  if (template === undefined) return newWith(pack, { kind, name }, [], finished, tools);
  const { templates = [] } = notesIn(pack.files.get(PLAN_FILE)) ?? {};
  const start = templates.find((one) => one.name === template && one.card.kind === kind);
  return start === undefined
    ? refusal('refused.noTemplate')
    : newLike(pack, { kind, name }, start.card as JsonObject, [], tools);
}

/** The same with something else in it. @param operations on the definition of the finished card */
export function newWith(
  pack: PackData,
  about: Pick<NewCard, 'kind' | 'name'>,
  operations: readonly Operation[],
  finished: Iterable<Definition>,
  tools: CommandTools,
): CardCommand | Refused {
  const example = exampleOf(about.kind, finished);
  return example === undefined
    ? refusal('refused.example')
    : newLike(pack, about, impersonal(example), operations, tools);
}

/** A new card with what another one has besides its id and name. */
function newLike(
  pack: PackData,
  { kind, name }: Pick<NewCard, 'kind' | 'name'>,
  start: JsonObject,
  operations: readonly Operation[],
  tools: CommandTools,
): CardCommand | Refused {
  const id = freeName(slug(name) || slug(kind), (one) => isFree(pack, one));
  if (id === undefined) return unfit('refused.name');
  const definition = operations.reduce<Json>(operated, { id, name, ...start }) as Definition;
  const edits = new PackEdits(pack).require(packsIn(definition, tools), tools);
  const place = edits.append(fileFor(pack, kind), definition);
  return edits.done(said('step.new', { name }), place);
}

/** The file of the last card of the same kind, or else the first one. */
function fileFor(pack: PackData, kind: unknown): string {
  const like = [...entriesIn(pack, 'cards')].filter(
    ({ definition }) => isFields(definition) && definition['kind'] === kind,
  );
  return like.at(-1)?.file ?? [...pack.files.keys()].find(isCardFile) ?? FIRST_FILE;
}

/** The packs whose cards a definition names. */
const packsIn = (definition: Json, { schema }: CommandTools): readonly string[] =>
  mentionsIn(definition, schema).map(({ id }) => packOf(id));

/** A copy of a card behind it, with its words in other languages. */
export function duplicateCard(pack: PackData, place: PackPlace): CardCommand | Refused {
  const card = cardAt(pack, place);
  const id = card && freeName(card.id, (one) => isFree(pack, one));
  if (card === undefined || id === undefined) return refusal('refused.gone');
  const [list, index] = parted(place.pointer);
  const pointer = `${list}/${Number(index) + 1}`;
  const edits = new PackEdits(pack).add(place.file, { op: 'add', path: pointer, value: { ...card, id } });
  for (const [file, texts] of textsOf(pack))
    if (Object.hasOwn(texts, card.id))
      edits.add(file, { op: 'add', path: `/${escapeSegment(id)}`, value: texts[card.id] });
  return edits.done(said('step.duplicate', { name: titleOf(card) }), { file: place.file, pointer });
}

/**
 * A copy of a card of another pack. The cards that it names are the same ones as before, so that their packs have to be there; its
 * words in other languages come along, and its authors are named among those of the pack.
 */
export function copyCard(pack: PackData, foreign: ForeignCard, tools: CommandTools): CardCommand | Refused {
  const { definition, manifest } = foreign;
  const id = freeName(definition.id, (one) => isFree(pack, one));
  if (id === undefined) return unfit('refused.name');
  const edits = new PackEdits(pack);
  const place = copiedIn(pack, edits, foreign, id, tools);
  return edits.done(said('step.copy', { name: titleOf(definition), pack: manifest.title }), place);
}

/** Puts in a card of another pack under a name, with all that goes along. @returns where it is then */
export function copiedIn(
  pack: PackData,
  edits: PackEdits,
  foreign: ForeignCard,
  id: string,
  tools: CommandTools,
): PackPlace {
  const { manifest } = foreign;
  const { definition, texts } = retold(foreign, writtenIn(manifest), writtenIn(pack.manifest));
  edits.require(packsIn(definition, tools), tools);
  const authors = manifest.authors.filter((author) => !pack.manifest.authors.includes(author));
  edits.add(MANIFEST_FILE, ...authors.map((value): Operation => ({ op: 'add', path: '/authors/-', value })));
  edits.credit(makersIn(definition, manifest));
  const place = edits.append(fileFor(pack, definition.kind), { ...definition, id });
  edits.translate(id, texts as { readonly [language: string]: Json });
  return place;
}

/** Who made the pictures that a card shows. */
const makersIn = (definition: Definition, { pictures = {} }: Manifest): PictureMakers =>
  Object.fromEntries(
    picturesOn(definition).flatMap((name) =>
      Object.hasOwn(pictures, name) ? [[name, pictures[name]] as const] : [],
    ),
  );

/** A card in a pack that is written in another language: its words there become its own, and its own are those of a translation. */
function retold(
  { definition, texts }: ForeignCard,
  from: string,
  to: string,
): Pick<ForeignCard, 'definition' | 'texts'> {
  if (from === to) return { definition, texts };
  const { [to]: words = {}, ...others } = texts;
  const own = Object.fromEntries(
    Object.keys(CARD_TEXT).flatMap((field) => (field in definition ? [[field, definition[field]]] : [])),
  );
  return { definition: { ...definition, ...words }, texts: { ...others, [from]: own as WrittenText } };
}

/**
 * Changes fields of a card of another pack for all who play with this one.
 *
 * @param id full id of the card
 * @param set the fields with their new values, at least one
 */
export function patchCard(
  pack: PackData,
  { id, definition }: { readonly id: string; readonly definition: Definition },
  set: JsonObject,
  tools: CommandTools,
): CardCommand {
  const whole = { ...definition, ...set };
  const edits = new PackEdits(pack).require([packOf(id), ...packsIn(whole, tools)], tools);
  const label = said('step.patch', { name: titleOf(definition) });
  for (const { file, pointer, definition: patch } of entriesIn(pack, 'patches')) {
    if (!isFields(patch) || patch['card'] !== id || !isFields(patch['set'])) continue;
    const operations = Object.entries(set).map(([field, value]): Operation => ({
      op: 'add',
      path: `${pointer}/set/${escapeSegment(field)}`,
      value,
    }));
    return edits.add(file, ...operations).done(label, { file, pointer });
  }
  const file = [...pack.files.keys()].find((path) => path.startsWith('patches/')) ?? 'patches/patches.json';
  const pointer = `/patches/${listed(pack.files.get(file), '/patches').length}`;
  edits.add(file, { op: 'add', path: pointer, value: { card: id, set } });
  return edits.done(label, { file, pointer });
}
