import type { EventKind } from '../../../../shared/games/ravingspire/types.ts';
import type { TableIcon } from '../../../cards-table/glyphs.ts';

/** The icon of a line of the chronicle, by the sort of event that it tells. */
const ICONS: { readonly [K in EventKind]?: TableIcon } = {
  rolled: 'dice-six-faces-three',
  rerolled: 'dice-six-faces-three',
  moved: 'footsteps',
  heroMoved: 'footsteps',
  keepEntered: 'evil-tower',
  levelRevealed: 'white-tower',
  towerPlaced: 'white-tower',
  ringFilled: 'card-draw',
  cardDrawn: 'card-draw',
  waitingPlaced: 'card-draw',
  setAside: 'card-draw',
  setAsideReturned: 'card-exchange',
  chaosResolved: 'pentacle',
  overwhelmed: 'hazard-sign',
  played: 'poker-hand',
  generated: 'candle-light',
  abilityUsed: 'candle-light',
  acquired: 'card-pickup',
  retrieved: 'card-pickup',
  stolen: 'card-pickup',
  adversaryDefeated: 'death-skull',
  battleBegan: 'crossed-swords',
  battleWon: 'crossed-swords',
  battleLost: 'death-skull',
  flanked: 'crossed-swords',
  keyGained: 'key',
  lootGained: 'chest',
  handDrawn: 'poker-hand',
  deckRenewed: 'card-exchange',
  reshuffled: 'card-exchange',
  discarded: 'return-arrow',
  banished: 'card-burn',
  slotted: 'knapsack',
  unslotted: 'knapsack',
  turnedUp: 'candle-light',
  sanityLost: 'brain',
  sanityGained: 'brain',
  wentMad: 'broken-heart',
  madnessChanged: 'death-skull',
  rotated: 'cycle',
  foeAppeared: 'cowled',
  foeMoved: 'cowled',
  foeRemoved: 'cowled',
  foeRedrawn: 'cowled',
  traded: 'three-friends',
  spireRevealed: 'wax-seal',
  gameWon: 'laurels',
  gameLost: 'death-skull',
};

/** What hurts a hero. */
const HARM: readonly EventKind[] = [
  'sanityLost',
  'wentMad',
  'overwhelmed',
  'battleLost',
  'heroRemoved',
  'gameLost',
];

const isKnown = (kind: string): kind is EventKind => Object.hasOwn(ICONS, kind);

/** The icon for a kind of event; null where it has none. */
export const iconOf = (kind: string): TableIcon | null => (isKnown(kind) ? (ICONS[kind] ?? null) : null);

export const isHarm = (kind: string): boolean => HARM.some((known) => known === kind);

/** With this a turn begins, and with it a new part of the chronicle. */
export const isTurn = (kind: string): boolean => kind === ('turnBegan' satisfies EventKind);

/** What mostly lists cards. */
const LISTS: readonly EventKind[] = ['discarded', 'handDrawn', 'reshuffled', 'turnedUp'];

export const isList = (kind: string): boolean => LISTS.some((known) => known === kind);
