import type { Json } from '../../engine/json.ts';
import { nameInPack } from '../card-id.ts';
import { nameOf } from '../cards.ts';
import { isList, isObject, operated } from '../edit/operation.ts';
import { MANIFEST_FILE } from '../manifest.ts';
import { valueAt } from '../pointer.ts';
import { FORMAT, type Manifest } from '../schema.ts';
import { writtenIn } from '../untranslated.ts';
import { entriesIn, FIRST_FILE, printed } from './pack-data.ts';
import type { PackData, PackEdit } from './types.ts';

/** What a new pack is told about itself. */
export type NewPack = Pick<
  Manifest,
  'id' | 'game' | 'language' | 'title' | 'authors' | 'licence' | 'description'
>;

/** A new pack without cards; its first card comes by a command. */
export function newPack(about: NewPack): PackData {
  const { id, game, language, title, authors, licence, description } = about;
  const manifest: Manifest = {
    id,
    game,
    version: '0.1.0',
    format: FORMAT,
    ...(language !== undefined && { language }),
    title,
    authors,
    licence,
    ...(description !== undefined && { description }),
  };
  return {
    manifest,
    files: new Map<string, Json>([
      [MANIFEST_FILE, manifest as unknown as Json],
      [FIRST_FILE, { cards: [] }],
    ]),
  };
}

/**
 * A new pack with the cards of another one, their words in other languages, its patches and its scenarios. What they say of each
 * other, they say of the copies. It is written in the language of the other pack, whose authors are named too.
 */
export function packFrom(about: NewPack, example: PackData): PackData {
  const { id: from, requires, authors, symbol, pictures } = example.manifest;
  const manifest: Manifest = {
    ...newPack({ ...about, language: writtenIn(example.manifest) }).manifest,
    // Parts that do nothing are errors in some formats only.
    format: example.manifest.format,
    authors: [...new Set([...about.authors, ...authors])],
    ...(requires !== undefined && { requires }),
    ...(symbol !== undefined && { symbol }),
    ...(pictures !== undefined && { pictures }),
  };
  const own = new Set(
    [...entriesIn(example, 'cards')].flatMap(({ definition }) => {
      const name = nameOf(definition);
      return name === undefined ? [] : [`${from}:${name}`];
    }),
  );
  const renamed = (text: string): string => (own.has(text) ? `${about.id}:${nameInPack(text)}` : text);
  const copied = [...example.files].filter(([file]) => /^(cards|text|patches|scenarios)\//.test(file));
  return {
    manifest,
    files: new Map<string, Json>([
      [MANIFEST_FILE, manifest as unknown as Json],
      ...copied.map(([file, data]) => {
        const present = withTexts(data, renamed);
        return [file, file.startsWith('scenarios/') ? playedWith(present, from, about.id) : present] as const;
      }),
    ]),
  };
}

/** A scenario that is played with one pack in place of another. */
function playedWith(scenario: Json, old: string, now: string): Json {
  const at = '/setup/packs';
  const packs = valueAt(scenario, at) as Json | undefined;
  if (packs === undefined || !isList(packs)) return scenario;
  return operated(scenario, {
    op: 'replace',
    path: at,
    value: packs.map((pack) => (pack === old ? now : pack)),
  });
}

/** Data with each of its texts and keys changed. */
function withTexts(data: Json, change: (text: string) => string): Json {
  if (typeof data === 'string') return change(data);
  if (isList(data)) return data.map((item) => withTexts(item, change));
  if (!isObject(data)) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, inner]) => [change(key), withTexts(inner, change)]),
  );
}

/** The files of a pack as their texts. */
export const filesOf = (pack: PackData): readonly PackEdit[] =>
  [...pack.files].map(([file, data]) => ({ file, whole: printed(data) }));
