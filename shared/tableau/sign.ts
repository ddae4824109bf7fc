import type { PackSign } from '../packs/pictures.ts';
import type { Titles } from './presenter.ts';

/** The sign of the pack of a card, for its drawing. */
export function signOn({ sign }: Pick<Titles, 'sign'>, id: string): { readonly sign?: PackSign } {
  const found = sign?.(id);
  return found === undefined ? {} : { sign: found };
}
