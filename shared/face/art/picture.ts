import { stableHash } from '../../engine/hash.ts';
import { PICTURE_MIDDLE, type FrontName, type SceneName, type ToneName } from '../vocabulary.ts';
import { isPathData } from '../../packs/path-data.ts';
import type { IconLayer, LayerPlace, Picture, PictureLayer } from '../model.ts';
import { isIcon } from './inspect.ts';
import type { ArtDefinition } from './schema.ts';

/** A scene with a light and possible things in front. */
export interface SceneSetting {
  readonly ground: SceneName;
  readonly light: readonly [x: number, y: number];
  readonly fronts: readonly (readonly FrontName[])[];
}

export const settingAt = (
  ground: SceneName,
  light: SceneSetting['light'],
  ...fronts: SceneSetting['fronts']
): SceneSetting => ({ ground, light, fronts });

/** What a sort of card looks like where its author says nothing: settings, and figures with their tones. */
export interface Repertoire {
  readonly settings: readonly SceneSetting[];
  readonly figures: readonly (readonly [icon: string, tint: ToneName])[];
  /** Its figures may come in numbers, and turn either way. */
  readonly many?: boolean;
}

/** Where the figures of a picture are that show one thing: from back to front. */
type Company = readonly Partial<IconLayer>[];
const ALONE: Company = [{}];
const COMPANIES: readonly Company[] = [
  ALONE,
  [{ flip: true }],
  [
    { x: 196, y: 188, scale: 0.62, tint: 'dark', flip: true },
    { x: 344, y: 214, scale: 0.86 },
  ],
  [
    { x: 408, y: 186, scale: 0.6, tint: 'dark' },
    { x: 254, y: 214, scale: 0.86, flip: true },
  ],
  [
    { x: 152, y: 184, scale: 0.5, tint: 'dark' },
    { x: 448, y: 184, scale: 0.5, tint: 'dark', flip: true },
    { y: 214, scale: 0.84 },
  ],
];

/**
 * The picture of a card: what its author says, completed from its sort and by chance. The chance comes from the id, so
 * a
 * card always looks the same.
 */
export function pictureOf(id: string, art: ArtDefinition, { settings, figures, many }: Repertoire): Picture {
  const pick = <T>(from: readonly T[], what: string): T =>
    from[Number.parseInt(stableHash(`${id} ${what}`).slice(0, 6), 16) % from.length];
  const fitting = settings.filter(({ ground }) => ground === art.ground);
  const setting = pick(fitting.length > 0 ? fitting : settings, 'setting');
  const [x, y] = art.light ?? setting.light;
  const layers = layersOf(art);
  const [icon, tint] = pick(figures, 'figure');
  const company = pick(many === true ? COMPANIES : [ALONE], 'company');
  return {
    ground: art.ground ?? setting.ground,
    light: [x, y],
    layers: layers.length > 0 ? layers : company.map((place) => layer({ icon, tint, ...place })),
    front: art.front ?? (art.layers === undefined ? pick(setting.fronts, 'front') : []),
  };
}

/** The figures that an author has written, completed; one that cannot be drawn is left out. */
export const layersOf = ({ layers = [] }: ArtDefinition): PictureLayer[] => layers.flatMap(layerOf);

function layerOf({ icon, path, image, crop, tint, ...place }: WrittenLayer): PictureLayer[] {
  if (icon !== undefined) return isIcon(icon) ? [layer({ ...place, icon, ...(tint && { tint }) })] : [];
  if (path !== undefined) return isPathData(path) ? [{ path, tint: tint ?? TINT, ...placed(place) }] : [];
  if (image === undefined) return [];
  const [left, top, width, height] = crop ?? [0, 0, 1, 1];
  return [{ image, crop: [left, top, width, height], tint: tint ?? null, ...placed(place) }];
}

type WrittenLayer = NonNullable<ArtDefinition['layers']>[number];

/** What an engraved figure is made of where nothing is said. */
const TINT = 'lit';

/** Where a layer is, with everything that its author leaves out: in the middle, upright, as wide as an icon is. */
const placed = ({
  x = PICTURE_MIDDLE.x,
  y = PICTURE_MIDDLE.y,
  scale = 1,
  rotate = 0,
  flip = false,
}: Partial<LayerPlace>): LayerPlace => ({ x, y, scale, rotate, flip });

/** An icon with everything that its author leaves out. */
export const layer = ({
  icon,
  tint = TINT,
  ...place
}: Pick<IconLayer, 'icon'> & Partial<IconLayer>): IconLayer => ({ icon, ...placed(place), tint });
