import { layersOf } from '../../../shared/face/art/picture.ts';
import type { ArtDefinition } from '../../../shared/face/art/schema.ts';
import type { Picture, PictureLayer } from '../../../shared/face/model.ts';
import { FRONT_NAMES, MOST_LAYERS, SCENE_NAMES, TONE_NAMES } from '../../../shared/face/vocabulary.ts';

/** A figure as its author writes it. */
export type Layer = NonNullable<ArtDefinition['layers']>[number];

/** What an art block shows where the host has not drawn it yet. @param drawn what it has drawn last: what is left out comes from there */
export function shownPicture(art: ArtDefinition, drawn: Picture): Picture {
  const [x, y] = art.light ?? drawn.light;
  return {
    ground: art.ground ?? drawn.ground,
    light: [x, y],
    layers: art.layers === undefined ? drawn.layers : layersOf(art),
    front: art.front ?? drawn.front,
  };
}

/** Whether a picture fits into an art block: games may draw more figures than an author may. */
export const canBeOwned = ({ layers }: Picture): boolean => layers.length <= MOST_LAYERS;

/** A picture that a game has drawn by itself as an author would write it, as far as an art block holds it. */
export function ownedArt({ ground, light: [x, y], layers, front }: Picture): ArtDefinition {
  const scene = SCENE_NAMES.find((name) => name === ground);
  return {
    ...(scene !== undefined && { ground: scene }),
    light: [Math.round(x), Math.round(y)],
    layers: layers.slice(-MOST_LAYERS).map(ownedLayer),
    front: FRONT_NAMES.filter((name) => front.includes(name)),
  };
}

const ownedLayer = (layer: PictureLayer): Layer => {
  const { x, y, scale, rotate, flip, tint } = layer;
  const tone = TONE_NAMES.find((name) => name === tint);
  return {
    ...shownBy(layer),
    x: Math.round(x),
    y: Math.round(y),
    scale: Math.round(scale * 100) / 100,
    ...(rotate !== 0 && { rotate: Math.round(rotate) }),
    ...(flip && { flip }),
    ...(tone !== undefined && tone !== 'lit' && { tint: tone }),
  };
};

function shownBy(layer: PictureLayer): Pick<Layer, 'icon' | 'path' | 'image' | 'crop'> {
  if ('icon' in layer) return { icon: layer.icon };
  if ('path' in layer) return { path: layer.path };
  return { image: layer.image, crop: [...layer.crop] };
}
