import type { Json } from '../../../shared/engine/json.ts';
import type { Field } from '../../../shared/packs/fields/types.ts';
import { PLACE_BOUNDS, SCALE_BOUNDS, TURN_BOUNDS } from '../../../shared/face/vocabulary.ts';
import type { FieldActs, Refusal } from '../fields/acts.ts';
import type { Composer } from './composer.svelte.ts';
import { numbersOf } from './geometry.ts';
import { KeyRun } from './keys.ts';

/** The numbers of what has been chosen. */
export type ArtNumber = 'x' | 'y' | 'turn' | 'size' | 'light-x' | 'light-y' | CropNumber;

/** What of a picture is shown, in percent of it. */
type CropNumber = 'left' | 'top' | 'width' | 'height';
const CROP: readonly CropNumber[] = ['left', 'top', 'width', 'height'];
const isCrop = (number: ArtNumber): number is CropNumber => CROP.some((one) => one === number);

/** Sizes and parts are typed in percent. */
const WHOLE_SIZE = 100;

const SHARE = { least: 0, most: 99 } as const;
const EXTENT = { least: 1, most: 100 } as const;

const BOUNDS: { readonly [N in ArtNumber]: { readonly least: number; readonly most: number } } = {
  x: PLACE_BOUNDS,
  y: PLACE_BOUNDS,
  'light-x': PLACE_BOUNDS,
  'light-y': PLACE_BOUNDS,
  turn: TURN_BOUNDS,
  left: SHARE,
  top: SHARE,
  width: EXTENT,
  height: EXTENT,
  size: { least: SCALE_BOUNDS.least * WHOLE_SIZE, most: SCALE_BOUNDS.most * WHOLE_SIZE },
};

/** A number as the controls of fields take it. */
export function numberField(composer: Composer, number: ArtNumber, label: string): Field {
  const value = valueOf(composer, number);
  return {
    at: number,
    label,
    control: { kind: 'number', whole: Number.isInteger(value), ...BOUNDS[number] },
    value,
    written: true,
    optional: false,
    odd: false,
  };
}

/** All of a picture. */
const ALL: readonly number[] = [0, 0, 1, 1];
const percent = (share: number): number => Number((share * WHOLE_SIZE).toFixed(2));

/** Another part of a picture, which does not reach beyond it: what comes last gives way. */
function croppedTo(crop: readonly number[], number: CropNumber, value: number): number[] {
  const [left, top, width, height] = crop.with(CROP.indexOf(number), value / WHOLE_SIZE);
  return [left, top, Math.min(width, 1 - left), Math.min(height, 1 - top)].map(
    (one) => percent(one) / WHOLE_SIZE,
  );
}

function valueOf({ layer, picture }: Composer, number: ArtNumber): number {
  if (number === 'light-x') return picture.light[0];
  if (number === 'light-y') return picture.light[1];
  if (isCrop(number)) return percent((layer?.crop ?? ALL)[CROP.indexOf(number)]);
  const { x, y, rotate, scale } = numbersOf(layer ?? {});
  return { x, y, turn: rotate, size: percent(scale) }[number];
}

/** What the controls of these fields do. */
export function artActs(composer: Composer): FieldActs {
  const run = new KeyRun(() => composer.run());
  let at = '';

  const set = async (number: string, value: Json): Promise<Refusal> => {
    if (number !== at) run.rest();
    at = number;
    const bounds = BOUNDS[number as ArtNumber];
    if (typeof value !== 'number' || value < bounds.least || value > bounds.most) return '';
    const isDone = await composer.write(artWith(composer, number as ArtNumber, value), run.name);
    return isDone ? null : composer.said;
  };
  const nothing = (): Promise<Refusal> => Promise.resolve(null);
  return {
    type: set,
    write: set,
    fill: nothing,
    clear: nothing,
    reorder: nothing,
    rest: () => {
      run.rest();
      composer.port.keep();
    },
    wait: () => () => undefined,
    say: (words) => composer.say(words),
  };
}

function artWith(composer: Composer, number: ArtNumber, value: number): Parameters<Composer['write']>[0] {
  const { art, picture, index } = composer;
  const [x, y] = picture.light;
  switch (number) {
    case 'light-x':
      return { ...art, light: [value, y] };
    case 'light-y':
      return { ...art, light: [x, value] };
    case 'left':
    case 'top':
    case 'width':
    case 'height':
      return composer.withLayer(index, {
        crop: croppedTo(composer.layer?.crop ?? ALL, number, value),
      });
    case 'x':
    case 'y':
      return composer.withLayer(index, { [number]: value });
    case 'turn':
      return composer.withLayer(index, { rotate: value });
    case 'size':
      return composer.withLayer(index, { scale: value / WHOLE_SIZE });
  }
}
