import type { Copied } from '../../tests/e2e/support/stock.ts';
import type { Screen } from './screen.ts';

/** Packs of one's own, copied from those that ship with the program. */
export const COPIES: readonly Copied[] = [
  { from: 'goblin-queen', id: 'goblins', title: 'Goblins of My Own' },
  { from: 'arcana-night', id: 'nights', title: 'More Nights' },
];
const [{ id: GOBLINS }, { id: NIGHTS }] = COPIES;

/** @param way how the card, or all cards, are shown: from 0, in the order in which it is offered */
const view = (name: string, path: string, way?: number): Screen => ({
  name: `workshop-${name}`,
  sizes: [],
  moves: false,
  async show(viewer) {
    await viewer.visit(`workshop${path}`);
    await viewer.packIsOpen();
    if (way === undefined) return;
    await viewer.showAs(way);
    await viewer.packIsOpen();
  },
});

/** The workshop with packs that have cards of all kinds. */
export const WORKSHOP: readonly Screen[] = [
  view('shelf', ''),
  view('card', `/${GOBLINS}/auntie-clink`),
  view('card-outline', `/${GOBLINS}/auntie-clink`, 1),
  view('card-raw', `/${GOBLINS}/auntie-clink`, 2),
  view('hero', `/${GOBLINS}/mumble-half-ration`),
  view('foe', `/${GOBLINS}/lord-half-of-everything`),
  view('spire', `/${GOBLINS}/the-goblin-queen`),
  view('arcana', `/${NIGHTS}/moth-mother`),
  view('picture', `/${GOBLINS}/view/art/auntie-clink`),
  view('all-tree', `/${GOBLINS}/view/cards`, 0),
  view('all-gallery', `/${GOBLINS}/view/cards`, 1),
  view('all-table', `/${GOBLINS}/view/cards`, 2),
  view('numbers', `/${GOBLINS}/view/numbers`),
  view('plan', `/${GOBLINS}/view/plan`),
  view('translations', `/${GOBLINS}/view/translations`),
  view('history', `/${GOBLINS}/view/history`),
];
