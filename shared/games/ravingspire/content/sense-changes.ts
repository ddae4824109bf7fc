import type { Issue } from '../../../packs/content.ts';
import { EQUIPMENT } from '../rules/card.ts';
import { PLAYER_KINDS } from './kinds.ts';
import type { CardFilter } from './filters.ts';
import type { CardDefinition, StandingRule } from './schema.ts';
import type { ZoneName } from './zones.ts';

/** Something in a card that never does what it says. */
export interface Senseless {
  readonly code: SenselessCode;
  /** JSON pointer of the part of the card. */
  readonly pointer: string;
  readonly data: Issue['data'];
  /** Pointer of the rule or effect that does nothing because of it, so that no text mentions it; null for none. */
  readonly drops: string | null;
}
export const SENSELESS_CODES = [
  'change-never-works',
  'never-happens',
  'never-holds',
  'nothing-chosen',
  'nothing-rolled',
  'nothing-seen',
  'nobody-chosen',
  'amount-does-nothing',
  'goes-nowhere',
  'pick-is-chosen',
  'no-last',
  'never-slotted',
  'cards-mean-nothing',
  'takes-otherwise',
  'endless-loop',
  'counters-come-off',
] as const;
export type SenselessCode = (typeof SENSELESS_CODES)[number];
export type Tell = (code: SenselessCode, pointer: string, drops: string | null, data?: Issue['data']) => void;

const SLOTTED_KINDS: readonly string[] = [...EQUIPMENT, 'adventurer'];

/** Whether a card fits any slot (CARD-2). */
export const fitsSlots = ({ kind, types = [] }: CardDefinition): boolean =>
  [kind, ...types].some((each) => SLOTTED_KINDS.includes(each));

/** Changes of values and costs, which are read through everything in force for a hero. */
const VALUES = ['add-power', 'lower-power', 'set-power', 'double-power', 'allow'];
const COSTS = ['cheaper', 'dearer'];
/** What a rule of each place can change: the places where the rules of the game look for it. */
const IN_FORCE = [
  ...VALUES,
  ...COSTS,
  'slot',
  'generate',
  'stay',
  'forbid',
  'loot',
  'loot-roll',
  'foe-stays',
];
const LASTING = ['hand', 'adversary-harm', 'well', 'retain'];
/** Changes that a card carries for itself alone, wherever it is. */
const OF_ITSELF = ['share', 'opening-hand'];
const WORKING: { readonly [at in StandingRule['while']]: readonly string[] } = {
  always: [...VALUES, ...OF_ITSELF, 'retain'],
  slotted: [...IN_FORCE, ...LASTING, 'share'],
  played: IN_FORCE,
  ring: [...IN_FORCE, ...LASTING],
  level: [...IN_FORCE, ...LASTING],
  battle: IN_FORCE,
};
/** What a hero's own abilities can change. */
const OF_HEROES = [...IN_FORCE, ...LASTING, 'reroll', 'free-power', 'rotation'];
/** What an effect can change for a time. */
export const FOR_A_TIME: readonly string[] = [...IN_FORCE, ...LASTING];

/** Reads a standing rule: whether any rule of the game looks for its change where it is. */
export function readStanding(definition: CardDefinition, rule: StandingRule, path: string, tell: Tell): void {
  const { change } = rule;
  // Its rules are looked at in its place, and where there are none the card says so itself.
  if (change.mod === 'keyword') return;
  const hero = definition.kind === 'hero';
  const working = hero ? OF_HEROES : WORKING[rule.while];
  const never = (): void => tell('change-never-works', path, path, { word: change.mod, while: rule.while });
  if (!working.includes(change.mod)) return never();
  if ((rule.while === 'slotted' || change.mod === 'share') && !fitsSlots(definition)) return never();
  if (hero && !path.startsWith('/hero/') && ['reroll', 'free-power', 'rotation'].includes(change.mod))
    return never();
  const own = change.cards === 'this';
  // A rule for any zone is read for that card alone.
  if (rule.while === 'always' && !hero && !OF_ITSELF.includes(change.mod) && !own) return never();
  const player = PLAYER_KINDS.includes(definition.kind);
  const ofPlayers = ['generate', 'retain'].includes(change.mod) || VALUES.includes(change.mod);
  if (own && ofPlayers && !player) return never();
  if (change.mod === 'opening-hand' && !player) return never();
  // A card in hand is in no slot and on no level.
  if (own && change.mod === 'retain' && rule.while !== 'always') return never();
  // Heroes never buy or fight their own cards; what is on a ring is bought, and an enemy is fought.
  if (own && COSTS.includes(change.mod) && rule.while !== 'battle' && rule.while !== 'ring') return never();
  if (own && !COSTS.includes(change.mod) && rule.while === 'ring') return never();
  if (own && change.mod === 'stay' && rule.while !== 'slotted') return never();
  if (hero && readsCounters(rule)) {
    // No counters are a number too: what is compared with it may hold.
    const idle = readsCounters(change.amount) && change.mod !== 'set-power';
    return tell('never-happens', path, idle ? path : null, { word: 'counters' });
  }
  if (typeof change.cards === 'object') readSlot(change.cards as CardFilter, `${path}/change/cards`, tell);
  if (hero && isNamedThis(change.cards)) return tell('never-happens', path, path, { word: 'named' });
  readConstant(change, path, tell);
}

/** Zones with cards that are in slots. */
const SLOTTED_ZONES: ReadonlySet<string> = new Set<ZoneName>(['slots', 'usable']);

/** Cards of a kind of slot that lie where no slot is (LANG-48). */
export function readSlot({ slot, from }: CardFilter, path: string, tell: Tell): void {
  if (slot === undefined || from === undefined) return;
  if (!from.some((zone) => SLOTTED_ZONES.has(zone))) tell('never-slotted', `${path}/slot`, null);
}

/** Whether a filter asks for copies of the card that says it, of which a hero has none. */
const isNamedThis = (cards: unknown): boolean =>
  typeof cards === 'object' && cards !== null && 'named' in cards && cards.named === 'this';

/** Whether something reads the counters on the card that it stands on, which a hero is none of. */
const readsCounters = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (('amount' in value && value.amount === 'counters') || Object.values(value).some(readsCounters));

/** Changes by a constant that can only lower nothing. */
export function readConstant(
  change: { readonly mod: string; readonly amount?: unknown; readonly attribute?: unknown },
  path: string,
  tell: Tell,
): void {
  const { mod, amount } = change;
  if (typeof amount !== 'number') return;
  const both = [
    ...VALUES,
    // The Well's price rises by nothing.
    ...LASTING.filter((one) => one !== 'well'),
    'loot',
    'dearer',
    ...(change.attribute === undefined ? [] : ['cheaper']),
  ];
  if (mod === 'set-power' || (amount !== 0 && (amount > 0 || both.includes(mod)))) return;
  tell('amount-does-nothing', path, path, { count: amount });
}
