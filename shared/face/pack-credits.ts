// Who made what a pack shows. The list of icons is long: load this module where it is shown.
import type { Json } from '../engine/json.ts';
import { isFields } from '../packs/card-schema.ts';
import { layersIn } from '../packs/check-pictures.ts';
import type { Definition } from '../packs/content.ts';
import type { CreditedPart, PackCredit } from '../packs/credit.ts';
import type { Maker } from '../packs/pictures.ts';
import type { Manifest } from '../packs/schema.ts';
import { plainName } from '../words/names.ts';
import { authorOf } from './credits.ts';

/** A pack as the data of its files, by their paths. */
interface CreditedPack {
  readonly manifest: Manifest;
  readonly files: ReadonlyMap<string, Json>;
}

/** The authors of all icons, outlines and pictures of a pack, those of the most parts first. */
export function creditsOf(pack: CreditedPack): readonly PackCredit[] {
  const { manifest } = pack;
  const rows = new Map<
    string,
    { readonly credit: Omit<PackCredit, 'parts'>; readonly parts: Map<string, CreditedPart> }
  >();
  const add = (
    { author, licence = null }: { author: string; licence?: string | null },
    part: CreditedPart,
  ): void => {
    const key = JSON.stringify([author, licence]);
    const row = rows.get(key) ?? { credit: { author, licence }, parts: new Map<string, CreditedPart>() };
    row.parts.set(JSON.stringify(part), part);
    rows.set(key, row);
  };
  const icon = (name: unknown): void => {
    const author = typeof name === 'string' ? authorOf(name) : undefined;
    if (author !== undefined)
      add(
        { author: author.name, licence: author.licence },
        { of: 'icon', title: name as string, source: null },
      );
  };
  const outline = (by: Maker | undefined, title: string | null): void => {
    // Without a name it is the authors' own.
    const maker = by ?? { author: manifest.authors.join(', '), licence: manifest.licence };
    add(maker, { of: 'outline', title: maker.title ?? title, source: maker.source ?? null });
  };
  for (const definition of shownIn(pack))
    for (const [{ icon: name, path, by }] of layersIn(definition)) {
      icon(name);
      if (path !== undefined) outline(by as Maker | undefined, titleOf(definition));
    }
  icon(manifest.symbol?.icon);
  if (manifest.symbol?.path !== undefined) outline(manifest.symbol.by, manifest.title);
  for (const maker of Object.values(manifest.pictures ?? {}))
    add(maker, { of: 'picture', title: maker.title ?? null, source: maker.source ?? null });
  return [...rows.values()]
    .map(({ credit, parts }) => ({ ...credit, parts: [...parts.values()] }))
    .sort((a, b) => b.parts.length - a.parts.length || (a.author < b.author ? -1 : 1));
}

/** All cards of a pack, and what it sets of the cards of others. */
function* shownIn({ files }: CreditedPack): Generator<Definition> {
  for (const [file, data] of files) {
    const list = isFields(data) ? (data['cards'] ?? data['patches']) : null;
    if (!/^(cards|patches)\//.test(file) || !Array.isArray(list)) continue;
    for (const entry of list as readonly Json[]) {
      const shown = isFields(entry) && file.startsWith('patches/') ? (entry['set'] ?? null) : entry;
      if (isFields(shown)) yield shown as Definition;
    }
  }
}

const titleOf = ({ name }: Definition): string | null => plainName(name) ?? null;
