// What a pack says of its pictures and its sign, and what is in its folder of pictures.
import { ICON_NAMES } from '../generated/icon-names.js';
import type { Definition, Issue } from './content.ts';
import { isFields } from './card-schema.ts';
import { pathOf } from './manifest.ts';
import type { ReadyPack } from './order.ts';
import { isPathData } from './path-data.ts';
import type { ProblemLog } from './problem-log.ts';
import type { ProblemData } from './problems.ts';
import { reporter, type Report } from './report.ts';
import { suggestion } from './schema-problems.ts';
import { LIMITS, type SourceFile, type SourcePicture } from './source.ts';
import type { Maker, PackSign, PackSymbol } from './pictures.ts';

const ICONS: ReadonlySet<string> = new Set(ICON_NAMES);

/** Reports what is wrong with the pictures of a pack and what it says of them. Nothing of it keeps a card from being played. */
export function reportPictures(pack: ReadyPack, log: ProblemLog): void {
  const { manifest, report, source } = pack;
  reportSymbol(pack);
  const { pictures: makers = {} } = manifest;
  for (const [name, maker] of Object.entries(makers)) reportMaker(report, `/pictures/${name}`, maker);
  const { pictures } = source;
  if (pictures === undefined) return;
  const there = new Set(pictures.map(({ name }) => name));
  for (const name of Object.keys(makers))
    if (!there.has(name))
      report('picture-gone', `/pictures/${name}`, {}, { severity: 'warning', atKey: true });
  for (const picture of pictures) {
    const { name, refused } = picture;
    const told = reporter(log, pack.id, pathOf(source, `images/${name}`));
    if (refused !== undefined) told(refused, '', sizesOf(picture));
    else if (!isShown(source.files, name)) told('picture-unused', '', {}, { severity: 'warning' });
    else if (!Object.hasOwn(makers, name)) told('picture-without-maker', '', {}, { severity: 'warning' });
  }
}

/** Whether a card or a patch of the pack names a picture, in order or not. */
const isShown = (files: readonly SourceFile[], name: string): boolean =>
  files.some(({ path, text }) => /^(cards|patches)\//.test(path) && text?.includes(name) === true);

/** What is said of the size of a picture. */
export const sizesOf = ({ bytes, width, height }: SourcePicture): ProblemData => ({
  size: Math.ceil(bytes / 1024),
  most: LIMITS.pictureBytes / 1024,
  width,
  height,
  limit: LIMITS.pictureSide,
  all: LIMITS.picturesBytes / 1024 / 1024,
  count: LIMITS.picturesPerPack,
});

const reportMaker = (report: Report, at: string, maker: Maker): void => {
  if (maker.licence === undefined)
    report('maker-without-licence', at, { author: maker.author }, { severity: 'warning' });
};

/** What is drawn of the sign of a pack; undefined: it has none, or one that cannot be drawn. */
export function signOf({ icon, path }: PackSymbol = {}): PackSign | undefined {
  if ((icon === undefined) === (path === undefined)) return undefined;
  if (path !== undefined) return isPathData(path) ? { path } : undefined;
  return icon !== undefined && ICONS.has(icon) ? { icon } : undefined;
}

function reportSymbol({ manifest: { symbol }, report }: ReadyPack): void {
  if (symbol === undefined) return;
  const { icon, path, by } = symbol;
  if ((icon === undefined) === (path === undefined))
    report('symbol-unclear', '/symbol', {}, { severity: 'warning' });
  else if (icon !== undefined && !ICONS.has(icon))
    report('symbol-icon', '/symbol/icon', () => ({ icon, ...suggestion(icon, ICON_NAMES) }), {
      severity: 'warning',
    });
  else if (path !== undefined && !isPathData(path))
    report('symbol-path', '/symbol/path', {}, { severity: 'warning' });
  if (by !== undefined) reportMaker(report, '/symbol/by', by);
}

/** The layers of a card's picture, whatever is written there. */
export function* layersIn(
  definition: Definition,
): Generator<readonly [layer: { readonly [key: string]: unknown }, at: string]> {
  const { art } = definition;
  const layers = art !== undefined && isFields(art) ? art['layers'] : undefined;
  if (!Array.isArray(layers)) return;
  for (const [i, layer] of layers.entries()) if (isFields(layer)) yield [layer, `/art/layers/${i}`];
}

/** The pictures that a card shows. */
export const picturesOn = (definition: Definition): readonly string[] => [
  ...new Set([...layersIn(definition)].flatMap(([{ image }]) => (typeof image === 'string' ? [image] : []))),
];

/**
 * What a card shows that its pack does not have, and who is named without a licence.
 *
 * @param packs where its pictures may be: its own pack, and one that changes it
 */
export function pictureIssues(definition: Definition, packs: readonly ReadyPack[]): Issue[] {
  const looked = packs.flatMap(({ source }) => source.pictures ?? []);
  const isKnown = packs.every(({ source }) => source.pictures !== undefined);
  const shown = new Set(looked.flatMap(({ name, refused }) => (refused === undefined ? [name] : [])));
  return [...layersIn(definition)].flatMap(([{ image, by }, at]): Issue[] => {
    if (isKnown && typeof image === 'string' && !shown.has(image))
      return [{ code: 'missing-picture', pointer: `${at}/image`, data: { image }, severity: 'warning' }];
    const maker = by as Maker | undefined;
    if (maker === undefined || maker.licence !== undefined) return [];
    const data = { author: maker.author };
    return [{ code: 'maker-without-licence', pointer: `${at}/by`, data, severity: 'warning' }];
  });
}
