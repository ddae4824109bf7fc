import { stableHash } from '../../../engine/hash.ts';
import { look, type SortLook } from '../../../face/look.ts';
import type { Shape } from '../../../face/model.ts';
import type { ToneName } from '../../../face/vocabulary.ts';
import { nameInPack } from '../../../packs/card-id.ts';
import type { Talent } from '../rules/card.ts';
import type { Kind } from '../content/schema.ts';

/** A suit has a shape for its ranks, and its sign is made of something. */
export interface SuitLook extends SortLook {
  readonly shape: Shape;
  readonly tint: ToneName;
}

/** Suits by the name inside their pack; the dye is that of the shape. */
const SUITS: { readonly [name: string]: SuitLook } = {
  wands: { ...look({ hue: 300, chroma: 0.1, lit: 312 }, 'orb-wand'), shape: 'flame', tint: 'verd' },
  swords: { ...look({ hue: 44, chroma: 0.105 }, 'broadsword'), shape: 'lozenge', tint: 'steel' },
  cups: { ...look({ hue: 190, chroma: 0.07 }, 'jeweled-chalice'), shape: 'hexagon', tint: 'gold' },
  pentacles: {
    ...look({ hue: 86, chroma: 0.11, base: 0.44 }, 'pentacle'),
    shape: 'star',
    tint: 'gold',
  },
};
const SUIT_NAMES = Object.keys(SUITS);

/** How a suit looks; one without a drawing borrows from another. */
export function suitLook(id: string): SuitLook {
  const name = nameInPack(id);
  if (Object.hasOwn(SUITS, name)) return SUITS[name];
  return SUITS[SUIT_NAMES[Number.parseInt(stableHash(id).slice(0, 6), 16) % SUIT_NAMES.length]];
}

/** Emblems of types of foes by the name inside their pack. */
const TYPES: { readonly [name: string]: string } = {
  human: 'person',
  celestial: 'angel-wings',
  beast: 'wolf-head',
};

/** The emblem of a type of foe. */
export function typeGlyph(id: string): string {
  const name = nameInPack(id);
  return Object.hasOwn(TYPES, name) ? TYPES[name] : KIND_LOOKS.type.glyph;
}

/** The emblem of a Class. */
export const TALENT_GLYPHS: { readonly [T in Talent]: string } = {
  shield: 'templar-shield',
  again: 'crossed-swords',
  pair: 'two-shadows',
  sanctuary: 'prayer',
};

/** Cards that have no suit; those against the players are printed on night paper. */
export const KIND_LOOKS: { readonly [K in Exclude<Kind, 'suit' | 'pip'>]: SortLook } = {
  fool: look({ hue: 345, chroma: 0.1, lit: 20 }, 'jester-hat'),
  type: look({ hue: 20, chroma: 0.11, shade: 350 }, 'cowled', 'night'),
  major: look({ hue: 268, chroma: 0.09, lit: 84, glow: 84 }, 'evil-tower', 'night'),
  class: look({ hue: 250, chroma: 0.05 }, 'knight-banner'),
  gift: look({ hue: 130, chroma: 0.06 }, 'beveled-star'),
  court: look({ hue: 60, chroma: 0.06 }, 'queen-crown'),
  tower: look({ hue: 265, chroma: 0.03 }, 'white-tower', 'stone'),
  position: look({ hue: 320, chroma: 0.05 }, 'crossroad', 'stone'),
  keyword: look({ hue: 75, chroma: 0.04 }, 'scroll-unfurled'),
};

/** Every emblem that is shown without an author naming it. */
export const GLYPHS: readonly string[] = [
  ...Object.values(SUITS).map(({ glyph }) => glyph),
  ...Object.values(TYPES),
  ...Object.values(TALENT_GLYPHS),
  ...Object.values(KIND_LOOKS).map(({ glyph }) => glyph),
];
