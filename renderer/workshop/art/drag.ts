import type { ArtDefinition } from '../../../shared/face/art/schema.ts';
import type { Composer } from './composer.svelte.ts';
import {
  amongFigures,
  figureOnScreen,
  inPicture,
  moved,
  numbersOf,
  sized,
  turnedTo,
  type PicturePoint,
  type StageView,
} from './geometry.ts';

/** What has been taken: a figure, one of its corners, the handle that turns it, or the light. */
export type Held = 'layer' | 'corner' | 'turn' | 'light';

/** A drag on the picture: its result is shown at once, and written when it ends. */
export class StageDrag {
  readonly #composer: Composer;
  readonly #view: StageView;
  readonly #held: Held;
  readonly #from: PicturePoint;
  readonly #index: number;
  readonly #layer: ReturnType<typeof numbersOf> | null;
  readonly #light: PicturePoint;
  #art: ArtDefinition | null = null;

  /** @param from where it began, in pixels */
  constructor(composer: Composer, view: StageView, held: Held, from: PicturePoint) {
    this.#composer = composer;
    this.#view = view;
    this.#held = held;
    this.#from = from;
    this.#index = composer.index;
    this.#layer = composer.layer && numbersOf(composer.layer);
    const [x, y] = composer.picture.light;
    this.#light = { x, y };
  }

  /** @param isStrict moves straight, or turns by even steps */
  to(point: PicturePoint, isStrict: boolean): void {
    this.#art = this.#artAt(point, isStrict);
    if (this.#art !== null) this.#composer.preview(this.#art);
  }

  /** @param isMeant whether what is shown is to be written */
  async end(isMeant: boolean): Promise<void> {
    if (this.#art === null) return;
    if (isMeant) await this.#composer.write(this.#art);
    else this.#composer.drop();
  }

  #artAt(point: PicturePoint, isStrict: boolean): ArtDefinition | null {
    if (this.#held === 'light') {
      const light = moved(this.#light, this.#way(inPicture, point), isStrict);
      return { ...this.#composer.art, light: [light.x, light.y] };
    }
    const layer = this.#layer;
    if (layer === null) return null;
    const middle = figureOnScreen(this.#view, layer);
    switch (this.#held) {
      case 'layer':
        return this.#with(moved(layer, this.#way(amongFigures, point), isStrict));
      case 'corner':
        return this.#with({ scale: sized(layer.scale, middle, this.#from, point) });
      case 'turn':
        return this.#with({ rotate: turnedTo(middle, point, isStrict) });
    }
  }

  #with(change: Partial<ReturnType<typeof numbersOf>>): ArtDefinition {
    return this.#composer.withLayer(this.#index, change);
  }

  #way(toUnits: (view: StageView, point: PicturePoint) => PicturePoint, to: PicturePoint): PicturePoint {
    const [start, end] = [toUnits(this.#view, this.#from), toUnits(this.#view, to)];
    return { x: end.x - start.x, y: end.y - start.y };
  }
}
