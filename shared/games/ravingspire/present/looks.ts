import { look, type SortLook } from '../../../face/look.ts';
import { CLASSES } from '../content/filters.ts';
import type { HeroClass, Kind } from '../rules/card.ts';
import type { CardDefinition } from '../content/schema.ts';
import type { WrittenKind } from '../content/kinds.ts';

/** Dyes never are the colours of fight, skill and charm; cards against the players are printed on night paper. */
export const KIND_LOOKS: { readonly [K in WrittenKind]: SortLook } = {
  weapon: look({ hue: 42, chroma: 0.1 }, 'axe-sword'),
  armor: look({ hue: 250, chroma: 0.06 }, 'checked-shield'),
  object: look({ hue: 100, chroma: 0.065 }, 'torch'),
  relic: look({ hue: 318, chroma: 0.1 }, 'beveled-star'),
  dungeon: look({ hue: 128, chroma: 0.06 }, 'portculis'),
  adventurer: look({ hue: 205, chroma: 0.075 }, 'hooded-figure'),
  attack: look({ hue: 354, chroma: 0.085 }, 'quick-slash'),
  adversary: look({ hue: 335, chroma: 0.055, shade: 310 }, 'death-skull', 'night'),
  chaos: look({ hue: 334, chroma: 0.18, shade: 310, lit: 350, glow: 60 }, 'pentacle', 'night'),
  loot: look({ hue: 82, chroma: 0.118, base: 0.46 }, 'chest'),
  foe: look({ hue: 22, chroma: 0.15, shade: 350, lit: 35 }, 'cowled', 'night'),
  tower: look({ hue: 265, chroma: 0.03 }, 'white-tower', 'stone'),
  spire: look({ hue: 275, chroma: 0.09, lit: 80, glow: 88 }, 'evil-tower', 'night'),
  starter: look({ hue: 72, chroma: 0.032 }, 'knapsack'),
  hero: look({ hue: 60, chroma: 0.07 }, 'knight-banner'),
  board: look({ hue: 265, chroma: 0.03 }, 'white-tower', 'stone'),
  keyword: look({ hue: 265, chroma: 0.03 }, 'book-cover', 'stone'),
};

export const CLASS_LOOKS: { readonly [C in HeroClass]: SortLook } = {
  reaver: look({ hue: 36, chroma: 0.115 }, 'sharp-axe'),
  rogue: look({ hue: 165, chroma: 0.07 }, 'plain-dagger'),
  runelord: look({ hue: 296, chroma: 0.11 }, 'rune-stone'),
};

/** How a card looks: a hero as its class, any other as its kind. */
export const lookOf = ({ kind, hero }: CardDefinition): SortLook =>
  hero === undefined ? KIND_LOOKS[kind] : CLASS_LOOKS[hero.class];

/** The emblem of a kind or class. */
export const glyphOf = (name: Kind | HeroClass): string =>
  isClass(name) ? CLASS_LOOKS[name].glyph : KIND_LOOKS[name].glyph;

const isClass = (name: string): name is HeroClass => (CLASSES as readonly string[]).includes(name);
