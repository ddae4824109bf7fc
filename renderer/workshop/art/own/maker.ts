import type { Maker } from '../../../../shared/packs/pictures.ts';

let last: Maker | null = null;

/** Who made the picture that was taken in last, in this sitting; null: none was. */
export const lastMaker = (): Maker | null => last;

/** The next one may be by the same. */
export const remember = ({ author, licence }: Maker): void =>
  void (last = { author, ...(licence !== undefined && { licence }) });

/** Whose work something is, as it is typed: what is empty is left out. */
export function makerFrom(author: string, licence: string, title = ''): Maker {
  return {
    author: author.trim(),
    ...(licence.trim() !== '' && { licence: licence.trim() }),
    ...(title.trim() !== '' && { title: title.trim() }),
  };
}
