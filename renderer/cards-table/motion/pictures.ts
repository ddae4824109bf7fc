// What cards look like that fly over the table without having been seen on it.
import type { Json } from '../../../shared/engine/json.ts';
import { backId } from '../../../shared/face/model.ts';
import type { CardFace } from '../../../shared/tableau/tableau.ts';
import { isAbandoned, type FaceRequest } from '../../cards/face-store.ts';
import { faces, palette } from '../../cards/faces.ts';
import { cardPlace } from '../../../shared/tableau/motion/places.ts';

/** Which card is which, by its place name, as far as positions show. */
export function cardsIn(...positions: readonly Json[]): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (value: Json): void => {
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) return (value as readonly Json[]).forEach(visit);
    const fields = value as { readonly [field: string]: Json };
    const { card, id } = fields;
    if (typeof card === 'number' && typeof id === 'string') found.set(cardPlace(card), id);
    for (const field of Object.values(fields)) visit(field);
  };
  positions.forEach(visit);
  return found;
}

/** Draws pictures for as long as something is shown. */
export class Pictures {
  private readonly faceOf: (id: string) => CardFace | undefined;
  private cards: ReadonlyMap<string, string> = new Map();
  private held: (() => void)[] = [];

  constructor(faceOf: (id: string) => CardFace | undefined) {
    this.faceOf = faceOf;
  }

  /** From now on cards are looked up here. */
  know(cards: ReadonlyMap<string, string>): void {
    this.cards = cards;
  }

  /** The face of a card. @param owned its price no longer matters; @param width in CSS pixels */
  face(card: string, owned: boolean, width: number): Element | null {
    const id = this.cards.get(card);
    return id === undefined ? null : this.drawn(id, 'short', owned, width);
  }

  /** The back of a deck; null: there is none. @param width in CSS pixels */
  back(deck: string | null, width: number): Element | null {
    return deck === null ? null : this.drawn(backId(deck), 'full', false, width);
  }

  release(): void {
    for (const release of this.held.splice(0)) release();
  }

  private drawn(id: string, detail: 'short' | 'full', owned: boolean, width: number): Element | null {
    const model = this.faceOf(id)?.drawing;
    if (model === undefined) return null;
    const image = new Image();
    image.alt = '';
    const request: FaceRequest = {
      model,
      detail,
      owned,
      palette: palette(),
      width: Math.round(width * devicePixelRatio),
    };
    const { url, release } = faces.hold(request);
    this.held.push(release);
    // It is on its way already when it is drawn, at the worst.
    url.then(
      (drawn) => (image.src = drawn),
      (error: unknown) => {
        if (!isAbandoned(error)) reportError(error);
      },
    );
    return image;
  }
}
