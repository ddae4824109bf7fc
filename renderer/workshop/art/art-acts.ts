import type { Json } from '../../../shared/engine/json.ts';
import type { Field } from '../../../shared/packs/fields/types.ts';
import { PLACE_BOUNDS, SCALE_BOUNDS, TURN_BOUNDS } from '../../../shared/face/vocabulary.ts';
import type { FieldActs, Refusal } from '../fields/acts.ts';
import type { Composer } from './composer.svelte.ts';
import { numbersOf } from './geometry.ts';
import { KeyRun } from './keys.ts';

/** The numbers of what has been chosen. */
export type ArtNumber = 'x' | 'y' | 'turn' | 'size' | 'light-x' | 'light-y';

/** A size is typed in percent. */
const WHOLE_SIZE = 100;

const BOUNDS: { readonly [N in ArtNumber]: { readonly least: number; readonly most: number } } = {
  x: PLACE_BOUNDS,
  y: PLACE_BOUNDS,
  'light-x': PLACE_BOUNDS,
  'light-y': PLACE_BOUNDS,
  turn: TURN_BOUNDS,
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

function valueOf({ layer, picture }: Composer, number: ArtNumber): number {
  if (number === 'light-x') return picture.light[0];
  if (number === 'light-y') return picture.light[1];
  const { x, y, rotate, scale } = numbersOf(layer ?? {});
  return { x, y, turn: rotate, size: Number((scale * WHOLE_SIZE).toFixed(2)) }[number];
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
    case 'x':
    case 'y':
      return composer.withLayer(index, { [number]: value });
    case 'turn':
      return composer.withLayer(index, { rotate: value });
    case 'size':
      return composer.withLayer(index, { scale: value / WHOLE_SIZE });
  }
}
