// Cards to draw: those of the base set in every language, and one that can be made as strange as needed.
import { games } from '../../../shared/games/index.ts';
import {
  drawFace,
  iconsOf,
  layoutFace,
  type FaceOptions,
  type IconPaths,
} from '../../../shared/face/face.ts';
import {
  DETAILS,
  type CardModel,
  type Detail,
  type FaceModel,
  type Matrix,
} from '../../../shared/face/model.ts';
import { LANGUAGES, type Language } from '../../../shared/words/languages.ts';
import type { Passage } from '../../../shared/words/passages.ts';
import type { Clause } from '../../../shared/words/tokens.ts';
import { loadShelf } from '../../../scripts/commands/support/packs.ts';
import { diskIcons } from '../../../scripts/export/icons.ts';

export const icons = diskIcons();

/** What is drawn of a card: its detail, and whether a player owns it. */
export interface Look {
  readonly detail: Detail;
  readonly owned: boolean;
}
export const LOOKS: readonly Look[] = [
  ...DETAILS.map((detail) => ({ detail, owned: false })),
  { detail: 'short', owned: true },
];

function baseModels(language: Language): FaceModel[] {
  const shelf = loadShelf([]);
  const definitions = shelf.definitions(['base']);
  const card = (id: string) => shelf.loaded.cards[id]?.definition;
  const face = games[0].faces({ card }, language, shelf.titles(language, definitions));
  return Object.keys(definitions).map((id) => face(id).drawing);
}

/** Every card of the base set, in each language. */
export const BASE_MODELS: readonly { readonly language: Language; readonly models: readonly FaceModel[] }[] =
  LANGUAGES.map((language) => ({ language, models: baseModels(language) }));

/** A hero of the base set. */
export const heroModel = BASE_MODELS[0].models.find((model) => model.type === 'hero')!;

export const optionsFor = (paths: IconPaths, look: Partial<FaceOptions> = {}): FaceOptions => ({
  detail: 'full',
  palette: 'standard',
  icons: paths,
  ...look,
});

export async function drawn(model: FaceModel, look: Partial<FaceOptions> = {}): Promise<string> {
  return drawFace(model, optionsFor(await icons.load(iconsOf(model)), look));
}

export async function report(
  model: FaceModel,
  look: Partial<FaceOptions> = {},
): Promise<ReturnType<typeof layoutFace>> {
  return layoutFace(model, optionsFor(await icons.load(iconsOf(model)), look));
}

export const PRICE: Matrix = {
  top: { shapes: ['lozenge'], value: '5' },
  left: { shapes: ['hexagon'], value: '2' },
  right: { shapes: ['flame'], value: '0' },
  middle: '14',
};

/** A card with something of everything. */
export const sampleCard = (changes: Partial<CardModel> = {}): CardModel => ({
  type: 'card',
  id: 'test:sample',
  name: 'Meteor Sword',
  line: 'Weapon',
  dye: { hue: 42, chroma: 0.1 },
  paper: 'bone',
  glyph: 'axe-sword',
  emblem: { shapes: ['lozenge'], value: '6' },
  picture: {
    ground: 'moon',
    light: [300, 200],
    layers: [
      { icon: 'falling-star', x: 432, y: 128, scale: 0.47, rotate: 0, flip: false, tint: 'gold' },
      { icon: 'broadsword', x: 266, y: 212, scale: 1, rotate: 0, flip: false, tint: 'steel' },
    ],
    front: ['ground', 'sparks'],
  },
  text: [
    {
      lead: [{ text: 'When played, ' }],
      clauses: [
        { tokens: [{ text: 'lose ' }, { number: 1 }, { text: ' ' }, SANITY, { text: '.' }], under: [] },
      ],
    },
  ],
  symbols: { sanity: { icon: 'brain' }, fight: { shape: 'lozenge' } },
  brief: [SANITY, { text: '−' }, { number: 1 }],
  briefRows: [],
  prices: [PRICE],
  story: 'It fell a very long way to be somebody’s problem.',
  foot: {
    kind: 'slots',
    slots: [
      { icon: 'axe-sword', fits: true },
      { icon: 'checked-shield', fits: false },
    ],
  },
  ...changes,
});

const SANITY = { symbol: 'sanity', text: 'sanity' } as const;

/** A clause of plain words. */
export const clause = (text: string): Clause => ({ tokens: [{ text }], under: [] });

/** A rule of plain words. */
export const rule = (...texts: string[]): Passage => ({ lead: [], clauses: texts.map(clause) });
