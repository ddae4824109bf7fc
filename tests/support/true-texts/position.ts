// A toy position: every zone of four heroes holds a card of each kind, no two cards are alike. A form of the card
// language is played in it, and what really happened is told in plain zones and numbers.
import { heardBy, reactionsOf, TRIGGERS } from '../../../shared/games/ravingspire/content/triggers.ts';
import { streamKeys } from '../../../shared/engine/random.ts';
import { clone, type Json } from '../../../shared/engine/json.ts';
import { Step, type Driving } from '../../../shared/engine/step.ts';
import type { Card } from '../../../shared/games/ravingspire/rules/card.ts';
import { compileCard } from '../../../shared/games/ravingspire/content/compile.ts';
import type { CardDefinition } from '../../../shared/games/ravingspire/content/schema.ts';
import { RULES_VERSION } from '../../../shared/games/ravingspire/rules/rulings.ts';
import { streamNames } from '../../../shared/games/ravingspire/rules/streams.ts';
import { blankState, DEFAULT_OPTIONS } from '../../../shared/games/ravingspire/setup.ts';
import { changesOf } from '../../../shared/games/ravingspire/rules/modifiers.ts';
import { closeBattle, noBattle } from '../../../shared/games/ravingspire/rules/battle.ts';
import { delayedOf } from '../../../shared/games/ravingspire/rules/later.ts';
import { takeOut } from '../../../shared/games/ravingspire/rules/piles.ts';
import { prevented, runWaiting } from '../../../shared/games/ravingspire/rules/triggers.ts';
import type { Event, G, Match, State } from '../../../shared/games/ravingspire/types.ts';

import { abilityValues } from './abilities.ts';
import { sharing } from './sharing.ts';
import { valuesOf, type Shown, type Values } from './values.ts';

/** What is printed on a toy card, for those who filter. */
export interface Facts {
  readonly id: string;
  readonly kind: string;
  readonly power: number;
  readonly as: readonly string[];
  readonly class: string | null;
  /** Sum of its cost, by which adversaries are compared. */
  readonly cost: number;
}

const HELD = ['hand', 'slots', 'discard', 'played', 'spent', 'gained', 'deck'] as const;
export type Held = (typeof HELD)[number];
const SAMPLES: readonly [kind: CardDefinition['kind'], power: number, as: readonly string[]][] = [
  ['weapon', 2, ['fight']],
  ['armor', 1, ['skill']],
  ['relic', 4, ['charm']],
  ['adventurer', 3, ['fight', 'skill', 'charm']],
  ['object', 5, ['skill']],
  ['dungeon', 6, ['fight']],
  ['attack', 7, ['charm']],
  ['loot', 8, ['fight']],
  ['starter', 0, ['skill']],
];
const SEATS = 4;
/** The kinds of the slots that a hero's cards are in, by the card: several share the later ones. */
const SLOTTED_IN: readonly string[] = [
  'weapon',
  'armor',
  'relic',
  'adventurer',
  'object',
  'object',
  'adventurer',
  'adventurer',
  'adventurer',
];
/** The number of the turn in which all of this happens. */
export const TURN = 7;
/** The sample card that a form is printed on; seat 0 has played it. */
export const SAMPLE = 0;

const cards: Card[] = [];
const facts: Facts[] = [];

/** What a printed cost is compared by (ENC-6). */
const weighed = ({ fight = 0, skill = 0, charm = 0, brute }: NonNullable<CardDefinition['cost']>): number =>
  brute ?? fight + skill + charm;

function toy(id: string, kind: string, rest: object = {}): number {
  const definition = { id, name: id, kind, ...rest } as unknown as CardDefinition;
  const { power = 0, as = [], cost = {} } = definition;
  facts.push({ id: `toy:${id}`, kind, power, as, class: definition.class ?? null, cost: weighed(cost) });
  return cards.push(compileCard(`toy:${id}`, definition)) - 1;
}
/** What relics do when they are played: their hero regains 1 sanity. */
const HEALS = [{ when: 'played', do: [{ do: 'gain-sanity', amount: 1 }] }];
const bought = (id: string, i: number): number => {
  const [kind, power, as] = SAMPLES[i];
  const rules = kind === 'relic' ? HEALS : [];
  return toy(`${kind}-${id}`, kind, { power, as, cost: { fight: 1 }, rules });
};
toy('sample', 'attack', { power: 1, as: ['skill'], cost: { skill: 1 } });
const zones = Array.from({ length: SEATS }, (_, seat) =>
  Object.fromEntries(HELD.map((zone) => [zone, SAMPLES.map((_sample, i) => bought(`${zone}-${seat}`, i))])),
) as { [zone in Held]: number[] }[];
const deeper = zones.map((_, seat) =>
  Array.from({ length: 90 }, (_card, i) => bought(`deep-${seat}-${i}`, 8)),
);
const enemy = (id: string, kind: string, fight: number, rest: object = {}): number =>
  toy(id, kind, { cost: { fight }, ...rest });
const ring = [
  enemy('adversary-ring', 'adversary', 7),
  bought('ring', 0),
  bought('ring', 3),
  enemy('adversary-ring-2', 'adversary', 9),
  bought('ring', 2),
];
const banished = [bought('banished', 0), bought('banished', 2), bought('banished', 8)];
const supply = [bought('hand-0', 0), bought('hand-0', 0), bought('supply', 2)];
const loot = Array.from({ length: 30 }, (_, i) => bought(`loot-${i}`, 7));
const foes = [enemy('foe-1', 'foe', 3, { class: 'rogue', loot: 2 }), enemy('foe-2', 'foe', 4, { loot: 2 })];
const encounter = [bought('encounter-1', 0), bought('encounter-2', 3)];
/** What is printed on a hero card, besides its abilities. */
export const HERO = {
  class: 'rogue',
  difficulty: 'normal',
  deck: { 'toy:starter-hand-0': 12 },
  slots: ['weapon', 'armor', 'object', 'relic', 'adventurer'],
  abilities: [{ rules: [] }, { rules: [] }],
};
const heroCard = toy('hero', 'hero', { hero: HERO });

export const FACTS: readonly Facts[] = facts;
/** The kind of the slot that a card is in, as long as it is in one. */
export const SLOT_OF: ReadonlyMap<number, string> = new Map([
  ...zones.flatMap(({ slots }) => slots.map((card, i) => [card, SLOTTED_IN[i]] as const)),
  // Where it is slotted, it is in the fourth slot.
  [SAMPLE, 'relic'] as const,
]);
const match: Match = {
  seats: SEATS,
  keys: streamKeys('true texts', streamNames(SEATS)),
  cards,
  heroes: Array.from({ length: SEATS }, () => cards[heroCard]),
  piles: { encounter: [], expansion: [], loot: [], foe: [], tower: [], spire: [], supply: [], heroes: [] },
  options: { ...DEFAULT_OPTIONS },
  board: { sectors: 12, across: 6, apart: 3 },
  heard: new Set(),
  reactions: new Map(),
  changes: changesOf([]),
  rulings: RULES_VERSION,
  definitions: new Map(cards.map((card) => [card.id, card])),
};

const LEVELS = [1, 1, 0, 1];
const SANITY = [6, 7, 8, 5];
export const DICE = [4, 2, 6, 3, 5, 1, 2, 4, 6, 1, 3, 5];

function start(): State {
  const state = blankState(match);
  state.phase = 'encounter';
  state.turn = TURN;
  state.madness = 40;
  state.dice = [...DICE, ...DICE, ...DICE];
  for (const [seat, hero] of state.heroes.entries()) {
    const { slots, ...piles } = zones[seat];
    Object.assign(hero, structuredClone(piles));
    hero.slots = [[slots[0]], [slots[1]], [slots[4], slots[5]], [slots[2]], [slots[3], ...slots.slice(6)]];
    hero.deck = [...deeper[seat], ...zones[seat].deck];
    hero.level = LEVELS[seat];
    hero.space = 2 + seat;
    hero.sanity = SANITY[seat];
    hero.key = seat === 1;
  }
  state.heroes[0].played.push(SAMPLE);
  for (const [i, level] of state.levels.entries()) Object.assign(level, { revealed: true, portal: 3 * i });
  state.levels[1].ring = [...ring];
  state.levels[1].foe = 8;
  state.banished = [...banished];
  state.supply = [...supply];
  state.counters = [
    { card: SAMPLE, count: 2, lasting: false },
    { card: SAMPLE, count: 1, lasting: true },
    { card: zones[0].hand[0], count: 4, lasting: true },
    { card: ring[1], count: 3, lasting: false },
  ];
  state.decks = { encounter: [...encounter], loot: [...loot], foe: [...foes], tower: [], spire: [] };
  return state;
}
const START = start();

/** The toy position as it is before anything is done in it, without the sample. */
export function toyState(): State {
  const state = clone(START);
  state.heroes[0].played.pop();
  return state;
}
/** What is told to a card. */
function hearing(card: Card): Pick<Match, 'heard' | 'reactions'> {
  const heard = heardBy([card]);
  return { heard, reactions: reactionsOf(heard) };
}
/** The cards of the toy position with this one as the sample, and further ones after them. */
export const toyMatch = (sample: Card, further: readonly Card[] = []): Match => ({
  ...match,
  cards: [sample, ...cards.slice(1), ...further],
  ...hearing(sample),
  changes: changesOf([sample, ...further]),
});
const PLAIN = facts[SAMPLE];
/** The same with this card as the first hero, and a plain sample. */
export function toyMatchOf(hero: Card, further: readonly Card[] = []): Match {
  facts[SAMPLE] = PLAIN;
  const heroes = [hero, ...match.heroes.slice(1)];
  return {
    ...toyMatch(cards[SAMPLE], further),
    heroes,
    ...hearing(hero),
  };
}

/** A question that was asked while a form was played. */
export interface Asked {
  readonly seat: number;
  readonly options: readonly Json[];
  readonly answer: Json;
}

/** What a position is, told in zones and numbers. */
export interface World {
  heroes: {
    mad: boolean;
    key: boolean;
    sanity: number;
    level: number;
    space: number;
    zones: { [zone in Held]: number[] };
  }[];
  ring: number[];
  banished: number[];
  supply: number[];
  /** Bottom first. */
  encounter: number[];
  loot: number[];
  reshuffle: number[];
  foeDeck: number[];
  madness: number;
  /** Portals and foes by level. */
  portals: number[];
  foes: number[];
  /** The enemy of the open battle, or -1. */
  enemy: number;
  turn: number;
  /** Foe cards that are still to come, and the loot that a win pays besides. */
  foesBelow: number[];
  loots: number;
  over: boolean;
  /** Counters on cards: those that come off, and those that last. */
  counters: { [card: number]: [passing: number, lasting: number] };
  /** The discard piles once the battle is over. */
  discards: number[][];
  /** Values of the first hero now, once the battle is over, and once the sample has left play too. */
  values: { now: Values; later: Values; gone: Values };
  /** Values of other heroes now, by seat. */
  others: { readonly [seat: number]: Values };
  /** What has waited for a moment of a hero. */
  waits: Waiting[];
  /** What is left of the losses that heroes are spared. */
  wards: { readonly seat: number; left: number; readonly ends: string }[];
}

/** Effects that wait: for which moment, until when, and about which of the cards it has to be. */
interface Waiting {
  readonly seat: number;
  readonly when: string;
  readonly ends: string;
  readonly about: readonly number[];
  /** What is left of a loss that the moment is about. */
  readonly left: number;
}

/** The sanity that is about to be lost where effects wait for that. */
export const LOSS = 5;

function countersIn(state: State): World['counters'] {
  const counters: World['counters'] = {};
  for (const { card, count, lasting } of state.counters)
    (counters[card] ??= [0, 0])[lasting ? 1 : 0] += count;
  return counters;
}

function worldOf(state: State): World {
  const { heroes, levels, decks } = state;
  return clone({
    heroes: heroes.map((hero) => ({
      mad: hero.lapses > 0,
      key: hero.key,
      sanity: hero.sanity,
      level: hero.level,
      space: hero.space,
      zones: Object.fromEntries(
        HELD.map((zone) => [zone, zone === 'slots' ? hero.slots.flat() : hero[zone]]),
      ) as { [zone in Held]: number[] },
    })),
    ring: levels[1].ring,
    banished: state.banished,
    supply: state.supply,
    encounter: decks.encounter,
    loot: decks.loot,
    reshuffle: state.reshuffle,
    foeDeck: state.onFoeDeck,
    madness: state.madness,
    portals: levels.map(({ portal }) => portal),
    foes: levels.map(({ foe }) => foe),
    enemy: state.battle.card,
    turn: state.turn,
    foesBelow: decks.foe,
    loots: state.battle.loot,
    over: state.outcome !== null,
    counters: countersIn(state),
    discards: [],
    values: { now: {}, later: {}, gone: {} },
    others: {},
    waits: [],
    wards: state.wards.map(({ seat, left, ends = 'never' }) => ({ seat, left, ends })),
  });
}

/** Lets the moments come that effects wait for; nothing else happens then. */
function letCome(step: Step<Match, State, Event>): Waiting[] {
  const { state, match: there } = step;
  const waits: Waiting[] = [];
  for (let [next] = state.later; next !== undefined; [next] = state.later) {
    const { seat, source, index, chosen, ends = 'never' } = next;
    const { trigger, isMeant } = delayedOf(there, next);
    const { name, about: kinds, ofTurn, prevents } = TRIGGERS.find(({ fires }) => fires === trigger)!;
    const canBe = (kind: string): boolean => kinds?.some((one) => one === kind) !== false;
    const about = FACTS.flatMap(({ kind }, card) =>
      canBe(kind) && isMeant?.(there, state, card, seat, next) === true ? [card] : [],
    );
    const others = state.later.slice(1);
    // This turn is over before the next begins.
    if (name === 'turn-start' && ends === 'turn') {
      state.later = others;
      continue;
    }
    const { battle: open, phase } = state;
    if (ofTurn) Object.assign(state, { battle: noBattle(), phase: 'move' });
    let left = LOSS;
    if (prevents) {
      state.later = [next];
      left = prevented(step, seat, LOSS);
      state.later = [...others, ...state.later];
    } else {
      state.later = others;
      const { lapses } = state.heroes[seat];
      state.triggers.push({ trigger, card: source, seat, lapses, later: { index, chosen } });
    }
    waits.push({ seat, when: name, ends, about, left });
    runWaiting(step);
    if (ofTurn) Object.assign(state, { battle: open, phase });
  }
  return waits;
}

/** A battle with the upper foe of the deck. */
function inBattle(): State {
  const state = clone(START);
  const card = state.decks.foe.pop()!;
  Object.assign(state.battle, { kind: 'foe', card, level: 1 });
  state.levels[1].foe = state.heroes[0].space;
  state.phase = 'showdown';
  return state;
}
/** A battle with the sample, which has just been turned up. */
function inOwnBattle(): State {
  const state = toyState();
  Object.assign(state.battle, { kind: 'foe', card: SAMPLE, level: 1 });
  state.levels[1].foe = state.heroes[0].space;
  state.phase = 'showdown';
  return state;
}
const SCENES: { readonly [S in Scene]: State } = {
  ring: START,
  battle: inBattle(),
  revealed: inOwnBattle(),
};
/** What is printed on an enemy, besides its rules. */
export const ENEMY = { kind: 'foe', cost: { fight: 4, skill: 3, charm: 2, brute: 9 }, loot: 2 };

/** How questions are answered: with the first option (the least), the last, or one in between. */
export type Manner = 'first' | 'last' | 'middle';

export interface Played {
  readonly before: World;
  readonly after: World;
  readonly asked: readonly Asked[];
  /** What was drawn by lot, in order. */
  readonly lots: readonly number[];
  /** The card that the text is on, or -1 for a hero's own. */
  readonly self: number;
}

/** The sample card with what is printed on it. */
export function sampleOf(definition: CardDefinition): Card {
  const { kind, power = 0, as = [], cost = {} } = definition;
  facts[SAMPLE] = {
    ...facts[SAMPLE],
    kind,
    power,
    as,
    class: definition.class ?? null,
    cost: weighed(cost),
  };
  return compileCard('toy:sample', definition);
}

/** Where a form is played: beside the ring, in a battle with a foe, or as that foe is turned up. */
export type Scene = 'ring' | 'battle' | 'revealed';

/** The step of a toy game, which keeps what was drawn by lot. */
class Watched extends Step<Match, State, Event> {
  readonly lots: number[] = [];
  override random(stream: number, n: number): number {
    const value = super.random(stream, n);
    this.lots.push(value);
    return value;
  }
}

/** Plays something in the toy position; `act` may add questions that the game puts as actions. */
export function playToy(
  there: Match,
  manner: Manner,
  act: (g: G, asked: Asked[]) => void,
  scene: Scene = 'ring',
): Played {
  const state = clone(SCENES[scene]);
  const asked: Asked[] = [];
  const driving: Driving<Match, State, Event> = {
    tape: null,
    sink: null,
    answer({ seat, options }) {
      const at = { first: 0, last: options.length - 1, middle: options.length >> 1 }[manner];
      asked.push({ seat, options, answer: options[at] });
      return options[at];
    },
  };
  const step = new Watched(there, state, driving);
  act(step, asked);
  const waits = letCome(step);
  const self = there.heroes[0] === match.heroes[0] ? SAMPLE : -1;
  return { before: BEFORE[scene], after: { ...worldAt(step, scene), waits }, asked, lots: step.lots, self };
}

/** The world at the end of a step, with its values; the step goes on to the end of the battle, and of the sample's play. */
function worldAt(step: Step<Match, State, Event>, scene: Scene): World {
  const world = worldOf(step.state);
  const read = (): Values => valuesOf(step.match, step.state, SHOWN[scene === 'revealed' ? 'enemy' : 'held']);
  const now = read();
  const others = valuesOfOthers(step.match, step.state);
  closeBattle(step);
  const later = read();
  const discards = step.state.heroes.map(({ discard }) => [...discard]);
  takeOut(step.state, SAMPLE);
  return { ...world, discards, others, values: { now, later, gone: read() } };
}

/** Where a card with a standing rule lies. */
export type Lying = 'hand' | 'slots' | 'played' | 'ring' | 'tower' | 'battle' | 'hero';

/** As what the sample is looked at there. */
const SHOWN_AS: { readonly [L in Lying]: keyof typeof SHOWN } = {
  hand: 'held',
  slots: 'held',
  played: 'held',
  ring: 'enemy',
  tower: 'elsewhere',
  battle: 'enemy',
  hero: 'elsewhere',
};

/** Worlds in which a sample lies with nothing on it. */
const LAIN = new Map<string, World>();

/** What the values are while the sample lies somewhere: once with nothing on it, once as it is printed. */
export function lieToy(definition: CardDefinition, lying: Lying): Played {
  const state = toyState();
  const [hero] = state.heroes;
  if (lying === 'hand' || lying === 'played') hero[lying].push(SAMPLE);
  if (lying === 'slots') hero.slots[3].push(SAMPLE);
  if (lying === 'ring') state.levels[1].ring[1] = SAMPLE;
  if (lying === 'tower') state.levels[1].tower = SAMPLE;
  if (lying === 'battle') Object.assign(state.battle, { kind: 'foe', card: SAMPLE, level: 1 });
  const shown = SHOWN[SHOWN_AS[lying]];
  const matchWith = (printed: CardDefinition): Match =>
    lying === 'hero' ? toyMatchOf(compileCard('toy:hero', printed)) : toyMatch(sampleOf(printed));
  const valuesWith = (printed: CardDefinition): Values => {
    const values = valuesOf(matchWith(printed), state, shown);
    if (lying === 'hero') return { ...values, ...abilityValues(matchWith(printed), state) };
    return { ...values, ...sharing(matchWith(printed), state, lying) };
  };
  const worldWith = (printed: CardDefinition): World => {
    const now = valuesWith(printed);
    const others = valuesOfOthers(matchWith(printed), state);
    const discards = state.heroes.map(({ discard }) => [...discard]);
    return { ...worldOf(state), discards, others, values: { now, later: now, gone: now } };
  };
  const bare = lying === 'hero' ? { ...definition, hero: HERO } : { ...definition, rules: [] };
  const key = `${lying} ${JSON.stringify(bare)}`;
  const before = LAIN.get(key) ?? worldWith(bare as CardDefinition);
  LAIN.set(key, before);
  const self = lying === 'hero' ? -1 : SAMPLE;
  return { before, after: worldWith(definition), asked: [], lots: [], self };
}

/** Another hero on the level, and one elsewhere. */
const OTHER_SEATS = [1, 2];

function valuesOfOthers(there: Match, state: State): World['others'] {
  return Object.fromEntries(
    OTHER_SEATS.map((seat) => {
      const shown = { mine: zones[seat].hand, slotted: [], others: [ring[1], foes[0]] };
      return [seat, valuesOf(there, state, shown, seat)];
    }),
  );
}

const { hand, slots: slotted, played: beside } = zones[0];
const mine = [...hand, ...slotted, ...beside];
const others = [foes[0], foes[1], ...ring];
/** The cards that are looked at, by what the sample is. */
const SHOWN: { readonly [What in 'held' | 'elsewhere' | 'enemy']: Shown } = {
  held: { mine: [SAMPLE, ...mine], slotted, others },
  elsewhere: { mine, slotted, others },
  enemy: { mine, slotted, others: [SAMPLE, ...others] },
};
const before = (scene: Scene, sample = cards[SAMPLE]): World => {
  return worldAt(
    new Step(toyMatch(sample), clone(SCENES[scene]), { tape: null, answer: null, sink: null }),
    scene,
  );
};
const BEFORE: { readonly [S in Scene]: World } = {
  ring: before('ring'),
  battle: before('battle'),
  revealed: before(
    'revealed',
    compileCard('toy:sample', { id: 'sample', name: 'Sample', ...ENEMY } as unknown as CardDefinition),
  ),
};
