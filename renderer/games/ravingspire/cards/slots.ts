// Kinds of slots, as they are drawn and named.
import type { TextKey } from '../text/en/cards.ts';
import type { GlyphName } from '../../../cards-table/glyphs.ts';

export const SLOT_ICONS: { readonly [kind: string]: GlyphName } = {
  weapon: 'axe-sword',
  armor: 'checked-shield',
  object: 'torch',
  relic: 'beveled-star',
  dungeon: 'portculis',
};

const WORDS: { readonly [kind: string]: TextKey } = {
  weapon: 'kind.weapon',
  armor: 'kind.armor',
  object: 'kind.object',
  relic: 'kind.relic',
  dungeon: 'kind.dungeon',
};

/** The key of the word for a kind of slot; kinds that packs may bring have none of their own. */
export const kindWord = (kind: string): TextKey => WORDS[kind] ?? 'kind.other';
