import type { CardModel, DyeRecipe } from '../model.ts';
import { dye, oklch, type Dye } from '../paint/colour.ts';
import type { MedalStyle } from '../paint/icon.ts';
import { INK } from '../paint/palette.ts';

export type Paper = CardModel['paper'];

/** The inks of a card: of its dye, and of what is printed on its paper. */
export interface Theme {
  readonly dye: Dye;
  readonly paper: Paper;
  readonly night: boolean;
  /** From top to bottom. */
  readonly ground: readonly [string, string, string];
  readonly text: string;
  /** Stories, and words that matter less. */
  readonly quiet: string;
  /** Icons among the letters. */
  readonly symbols: string;
  /** Behind the label of a row. */
  readonly plate: string;
  readonly plateEdge: string;
  /** The kind of a card, in its head. */
  readonly kind: string;
  readonly rule: string;
  /** Round plates of slots, and icons of slots that a card does not fit. */
  readonly slot: string;
  readonly noSlot: string;
  /** The vine around the price. */
  readonly vine: string;
  readonly knot: string;
}

const ON_BONE = {
  text: '#1e1620',
  quiet: '#4a3f30',
  symbols: '#5d2b1a',
  plate: '#3a2f26',
  plateEdge: '#3a2f26',
  rule: '#8f7a55',
  slot: '#3a2f26',
  noSlot: '#b5a27c',
  vine: '#66704a',
  knot: '#cdbd97',
} as const;

const ON_NIGHT = {
  text: '#f1e6d6',
  quiet: '#cfc3cf',
  symbols: '#f0c9a0',
  plate: '#0c0a16',
  plateEdge: '#6b6184',
  rule: '#5d5676',
  slot: '#3b3452',
  noSlot: '#5d5676',
  vine: '#8f84a8',
  knot: '#2b2740',
} as const;

const GROUNDS: { readonly [P in Paper]: Theme['ground'] } = {
  bone: ['#f7efdd', '#efe3ca', '#dfcda8'],
  stone: ['#d3d2d9', '#bcbcc8', '#a2a2b3'],
  night: [oklch(0.27, 0.05, 280), oklch(0.225, 0.045, 282), oklch(0.17, 0.035, 285)],
};

export function themeOf(recipe: DyeRecipe, paper: Paper): Theme {
  const inks = dye(recipe);
  const night = paper === 'night';
  return {
    dye: inks,
    paper,
    night,
    ground: GROUNDS[paper],
    kind: night ? '#e5c3b4' : inks.glow,
    ...(night ? ON_NIGHT : ON_BONE),
  };
}

/** The plate of a kind. */
export const kindMedal = ({ dye: inks }: Theme): MedalStyle => ({
  fill: inks.deep,
  line: inks.light,
  ink: INK.bone,
});
/** The plate of a slot. */
export const slotMedal = (theme: Theme): MedalStyle => ({
  fill: theme.slot,
  line: theme.night ? theme.plateEdge : theme.rule,
  ink: INK.bone,
});
