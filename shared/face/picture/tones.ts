import type { Dye } from '../paint/colour.ts';
import { TONE_NAMES, type ToneName } from '../vocabulary.ts';

/** What a figure is made of, from its lit to its dark side. */
type Body = readonly [lit: string, middle: string, dark: string];

const BODIES: { readonly [T in Exclude<ToneName, 'lit' | 'dark' | 'sil'>]: Body } = {
  bone: ['#fffaf0', '#eadcc0', '#b59f7c'],
  red: ['#f0a08c', '#b3202f', '#5c0a18'],
  gold: ['#fff3c8', '#e2b04c', '#8a5a1c'],
  steel: ['#f4f3f6', '#b9bccd', '#666a86'],
  verd: ['#e3f5ec', '#7fbfa9', '#2f6f60'],
};

/** What a figure of a tone is made of. */
export const bodyOf = (tone: Exclude<ToneName, 'sil'>, dye: Dye): Body =>
  tone === 'lit'
    ? [dye.glow, dye.light, dye.mid]
    : tone === 'dark'
      ? [dye.mid, dye.base, dye.deep]
      : BODIES[tone];

/** Unknown names are drawn as lit by the scene. */
export const toneOf = (name: string): ToneName => TONE_NAMES.find((tone) => tone === name) ?? 'lit';
