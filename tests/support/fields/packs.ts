// The shipped packs as data, with commands carried out on them, and loaded.
import type { Json } from '../../../shared/engine/json.ts';
import { contents } from '../../../shared/games/index.ts';
import type { CardCommand, CommandTools, PackData } from '../../../shared/packs/card-commands/types.ts';
import type { Definition } from '../../../shared/packs/content.ts';
import { operated } from '../../../shared/packs/edit/operation.ts';
import { openPacks } from '../../../shared/packs/load.ts';
import type { Manifest } from '../../../shared/packs/schema.ts';
import type { Refused } from '../../../shared/packs/sentence/types.ts';
import type { PackSource } from '../../../shared/packs/source.ts';
import { shelf, sources } from '../advice/workshop.ts';

const dataOf = ({ files }: PackSource): PackData => {
  const data = new Map(
    files.flatMap(({ path, text }) => (text === null ? [] : [[path, JSON.parse(text) as Json] as const])),
  );
  return { manifest: data.get('pack.json') as unknown as Manifest, files: data };
};

export const shipped: ReadonlyMap<string, PackData> = new Map(
  sources.map(dataOf).map((pack) => [pack.manifest.id, pack] as const),
);

export const toolsFor = (game: string): CommandTools => ({
  schema: contents.find((content) => content.game === game)!.advice!.schema,
  versionOf: (pack) => shipped.get(pack)?.manifest.version,
});

/** A pack after a command. */
export function commanded(pack: PackData, command: CardCommand | Refused): PackData {
  if ('refused' in command) throw new Error(command.refused.en);
  const files = new Map(pack.files);
  for (const edit of command.edits) {
    if ('whole' in edit) files.set(edit.file, JSON.parse(edit.whole) as Json);
    else files.set(edit.file, edit.operations.reduce(operated, files.get(edit.file)!));
  }
  return { manifest: files.get('pack.json') as unknown as Manifest, files };
}

/** What loading some packs finds, with the shipped ones that they do not replace. */
export function opened(...packs: readonly PackData[]) {
  const ids = new Set(packs.map(({ manifest }) => manifest.id));
  const others = sources.filter((source) => !ids.has(dataOf(source).manifest.id));
  const own = packs.map(({ manifest, files }): PackSource => ({
    folder: manifest.id,
    source: 'user',
    files: [...files].map(([path, data]) => ({ path, text: JSON.stringify(data) })),
  }));
  return openPacks([...others, ...own], contents);
}

/** The finished cards of the shipped packs of a game. */
export const finished = (game: string): Definition[] =>
  [...shelf.cards.values()].flatMap(({ content, definition }) => (content.game === game ? [definition] : []));
