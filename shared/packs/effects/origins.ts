import { escapeSegment } from '../pointer.ts';

/**
 * Where in its card each part of a program comes from. A part is an object or a list, known by its identity: none is in the
 * card twice, as in what has been parsed.
 */
export class Origins {
  private readonly pointers = new WeakMap<object, string>();
  private readonly items: boolean;

  /**
   * @param card whose parts are known from then on, by their JSON pointers
   * @param items whether each word of a list of words is a part too, as a reader of texts wants it
   * @throws Error where the same object is in the card twice
   */
  constructor(card: object, items = false) {
    this.items = items;
    this.add(card, '');
  }

  /** The JSON pointer of an item of a list, where items are parts. */
  ofItem(list: object, index: number): string | undefined {
    const pointer = this.items ? this.of(list) : undefined;
    return pointer === undefined ? undefined : `${pointer}/${index}`;
  }

  /** The JSON pointer of a part; undefined for what is not in the card. */
  of(part: object): string | undefined {
    return this.pointers.get(part);
  }

  /** Something that was made from a part and is to be taken for it. */
  same<T>(made: T, part: object): T {
    const pointer = this.of(part);
    if (pointer !== undefined && typeof made === 'object' && made !== null) this.pointers.set(made, pointer);
    return made;
  }

  private add(part: object, pointer: string): void {
    const other = this.pointers.get(part);
    if (other !== undefined) throw new Error(`The same object is at ${other} and at ${pointer} of the card.`);
    this.pointers.set(part, pointer);
    for (const [key, inside] of Object.entries(part))
      if (typeof inside === 'object' && inside !== null) this.add(inside, `${pointer}/${escapeSegment(key)}`);
  }
}
