import { stableHash } from '../../engine/hash.ts';
import { PICTURE_MIDDLE, type FrontName, type SceneName, type ToneName } from '../vocabulary.ts';
import type { Picture, PictureLayer } from '../model.ts';
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
}

/**
 * The picture of a card: what its author says, completed from its sort and by chance. The chance comes from the id, so
 * a
 * card always looks the same.
 */
export function pictureOf(id: string, art: ArtDefinition, { settings, figures }: Repertoire): Picture {
  const pick = <T>(from: readonly T[], what: string): T =>
    from[Number.parseInt(stableHash(`${id} ${what}`).slice(0, 6), 16) % from.length];
  const fitting = settings.filter(({ ground }) => ground === art.ground);
  const setting = pick(fitting.length > 0 ? fitting : settings, 'setting');
  const [x, y] = art.light ?? setting.light;
  const layers = layersOf(art);
  const [icon, tint] = pick(figures, 'figure');
  return {
    ground: art.ground ?? setting.ground,
    light: [x, y],
    layers: layers.length > 0 ? layers : [layer({ icon, tint })],
    front: art.front ?? (art.layers === undefined ? pick(setting.fronts, 'front') : []),
  };
}

/** The figures that an author has written, completed; one whose icon is not there is left out. */
export const layersOf = ({ layers = [] }: ArtDefinition): PictureLayer[] =>
  layers.flatMap((one) =>
    one.icon !== undefined && isIcon(one.icon) ? [layer({ ...one, icon: one.icon })] : [],
  );

type Placed = Pick<PictureLayer, 'icon'> & Partial<PictureLayer>;

/** A layer with everything that its author leaves out: in the middle, upright, as wide as an icon is. */
export const layer = ({
  icon,
  x = PICTURE_MIDDLE.x,
  y = PICTURE_MIDDLE.y,
  scale = 1,
  rotate = 0,
  flip = false,
  tint = 'lit',
}: Placed): PictureLayer => ({ icon, x, y, scale, rotate, flip, tint });
