import type { Json } from '../../../shared/engine/json.ts';
import { FINE_DOTS, printedDots } from '../../../shared/face/print.ts';
import type { FaceReport, Misfit } from '../../../shared/face/report.ts';
import { isFields, type JsonObject } from '../../../shared/packs/card-schema.ts';
import { layersIn } from '../../../shared/packs/check-pictures.ts';
import type { Definition } from '../../../shared/packs/content.ts';
import type { WrittenPack } from './written-pack.ts';

/** How finely the picture of a layer is printed, in dots per inch; null: the pack does not have it, or the layer is not in order. */
export function dotsOf(
  { image, scale, crop }: { readonly [key: string]: unknown },
  pack: Pick<WrittenPack, 'source'>,
): number | null {
  const width = pack
    .source()
    .pictures?.find(({ name, refused }) => name === image && refused === undefined)?.width;
  if (width === undefined) return null;
  const isCrop = Array.isArray(crop) && crop.every((part) => typeof part === 'number');
  const layer = { ...(typeof scale === 'number' && { scale }), ...(isCrop && { crop: crop as number[] }) };
  return printedDots(layer, width);
}

/** What is to be said of pictures that would be printed too coarsely. */
export function coarseOn(definition: Json, pack: Pick<WrittenPack, 'source'>): FaceReport {
  const misfits = layersOf(definition).flatMap((layer): Misfit[] => {
    const dots = layer['image'] === undefined ? null : dotsOf(layer, pack);
    if (dots === null || dots >= FINE_DOTS) return [];
    return [{ part: 'picture', problem: 'coarse-picture', dots, least: FINE_DOTS }];
  });
  return { fits: misfits.length === 0, misfits };
}

const layersOf = (definition: Json): readonly JsonObject[] =>
  isFields(definition) ? [...layersIn(definition as Definition)].map(([layer]) => layer as JsonObject) : [];
