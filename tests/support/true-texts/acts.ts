// All that may be done to a card, really done in the toy position by the actions of a game. What a rule's moment is worth,
// these acts show: the rule happens upon some of them and upon no other.
import { Step } from '../../../shared/engine/step.ts';
import { apply, check } from '../../../shared/games/ravingspire/actions/index.ts';
import type { Card } from '../../../shared/games/ravingspire/rules/card.ts';
import { compileCard } from '../../../shared/games/ravingspire/content/compile.ts';
import type { CardDefinition } from '../../../shared/games/ravingspire/content/schema.ts';
import type {
  Action,
  Event,
  Match,
  Pay,
  State,
  TriggerName,
} from '../../../shared/games/ravingspire/types.ts';
import { FACTS, SAMPLE, sampleOf, toyMatch, toyMatchOf, toyState } from './position.ts';

/** What happens to a card, in the words of a reader who knows how the game is played. */
export type Happening =
  | 'played'
  | 'spent'
  | 'spent on an enemy'
  | 'discarded instead'
  | 'banished instead'
  | 'revealed'
  | 'defeated'
  | 'lost'
  | 'gained'
  | 'placed'
  | 'foe drawn'
  | 'discarded'
  | 'discarded by an effect'
  | 'banished'
  | 'banished by an effect'
  | 'turn begins'
  | 'turn begins in a slot'
  | 'turn ends in a slot'
  | 'held'
  /** What happens to the hero for whom the card is in play, by the words of triggers. */
  | UponHero
  /** What the card is there for: a chaos card is drawn, an ability is used. */
  | 'itself'
  /** The same, as often as once in a turn. */
  | 'itself once a turn';

/** What happens to a hero, as triggers name it. */
type UponHero = Extract<
  TriggerName,
  | 'turn-end'
  | 'gains'
  | 'beats'
  | 'loses-battle'
  | 'loses-sanity'
  | 'gains-sanity'
  | 'discards'
  | 'banishes'
  | 'draws'
  | 'would-lose-sanity'
  | 'on-ring'
  | 'plays'
  | 'rotates'
  | 'moves'
>;

/** The card that something is done to: a hero's own or to be bought, or one of the tower's. */
export type Sort = 'own' | 'adversary' | 'foe' | 'spire' | 'chaos' | 'tower' | 'hero';

export interface Act {
  readonly name: string;
  readonly sort: Sort;
  /** What it means for the card; for what a card itself decides, by how it ends. */
  readonly happens: readonly Happening[] | ((after: State) => readonly Happening[]);
  /** Lays the card and all else where it is to be. */
  readonly lies: (state: State) => void;
  /** What is done, by which seat; all of it must be allowed. */
  readonly does: readonly (readonly [seat: number, action: Action])[];
  /** Whether an action that is not allowed is passed over, as for what can be done only so often. */
  readonly tries?: true;
  readonly trading?: true;
}

const NONE = -1;
const CALM = 10;
const SPIRE_LEVEL = 2;

// ---------------------------------------------------------------------------------------------------- other cards

const card = (name: string): number => FACTS.findIndex(({ id }) => id === `toy:${name}`);
export const SWORD = card('dungeon-hand-0');
export const BLADE = card('weapon-hand-0');
const WARES = card('weapon-ring');
export const ADVERSARY = card('adversary-ring');
const FOE = card('foe-2');
const FURTHER_FROM = FACTS.length;
const further: Card[] = [];
/** A further card; those that an act plays do something to the sample. */
function tool(definition: object): number {
  const id = `tool-${further.length}`;
  further.push(compileCard(`toy:${id}`, { id, name: id, ...definition } as unknown as CardDefinition));
  return FURTHER_FROM + further.length - 1;
}
const doing = (effect: object): number =>
  tool({
    kind: 'attack',
    power: 1,
    as: ['skill'],
    cost: { skill: 1 },
    rules: [{ when: 'played', do: [effect] }],
  });
const sample = (...from: string[]) => ({ from, id: 'toy:sample' });
export const DISCARDS = doing({ do: 'discard', cards: sample('hand', 'slots', 'played') });
export const BANISHES = doing({ do: 'banish', cards: sample('hand', 'slots', 'played', 'ring') });
export const RETRIEVES = doing({ do: 'retrieve', cards: sample('discard', 'slots', 'played') });
const PUTS = doing({ do: 'put-on-deck', cards: sample('hand') });
const STEALS = doing({ do: 'steal', cards: { ...sample('hand'), whose: 'others' } });
const GAINS = doing({ do: 'gain', cards: sample('ring') });
const BURIES = doing({ do: 'bury', cards: sample('ring', 'hand') });
const FINDS_LOOT = doing({ do: 'gain-loot', amount: 1 });
const DRAWS = doing({ do: 'draw', cards: 1 });
const REDRAWS = doing({ do: 'redraw-foe' });
const REMOVES = doing({ do: 'remove-foe', level: 'here' });
const MADDENS = doing({ do: 'lose-sanity', amount: 99 });
const SHIELDS = doing({ do: 'later', when: 'would-lose-sanity', then: [{ do: 'prevent' }] });
const LOSES = doing({ do: 'lose-sanity', amount: 1 });
const HEALS = doing({ do: 'gain-sanity', amount: 1 });
const THROWS = doing({ do: 'discard', cards: { from: ['hand'], id: 'toy:weapon-hand-0' } });
const BURNS = doing({ do: 'banish', cards: { from: ['hand'], id: 'toy:weapon-hand-0' } });
const TURNS = doing({ do: 'rotate', level: 'here', by: 1, direction: 'clockwise' });
const WALKS = doing({ do: 'move-hero', spaces: 1 });
const PREY = tool({ kind: 'adversary', cost: { fight: 2 } });
const GUARDIAN = tool({ kind: 'spire', cost: { fight: 2 } });

// --------------------------------------------------------------------------------------------- where the sample is

export const inHand = ({ heroes }: State): unknown => heroes[0].hand.push(SAMPLE);
export const inSlot = ({ heroes }: State): unknown => heroes[0].slots[0].push(SAMPLE);
/** A hero stands on another level than the others. */
const awayFrom =
  (seat: number) =>
  ({ heroes }: State): unknown =>
    Object.assign(heroes[seat], { level: 0, space: 0 });
const onLevel = ({ levels }: State): unknown => (levels[1].tower = SAMPLE);
const nowhere = (): void => undefined;
const wasPlayed = ({ heroes }: State): unknown => heroes[0].played.push(SAMPLE);
const inDiscard = ({ heroes }: State): unknown => heroes[0].discard.push(SAMPLE);
const onRing = ({ levels }: State): unknown => (levels[1].ring[1] = SAMPLE);
const onAnotherRing = ({ levels }: State): unknown => (levels[0].ring[1] = SAMPLE);
const isNext = ({ decks }: State): unknown => decks.encounter.push(SAMPLE);
const isNextFoe = ({ decks }: State): unknown => decks.foe.push(SAMPLE);
const waits = (state: State): unknown => (state.waiting = SAMPLE);
const onFoeDeck = ({ onFoeDeck: pile }: State): unknown => pile.push(SAMPLE);
const spireNext =
  (number: number) =>
  ({ decks }: State): unknown =>
    (decks.spire = [number]);

// ------------------------------------------------------------------------------------------------- where all else is

export type Lies = (state: State) => unknown;
const lying =
  (...all: readonly Lies[]) =>
  (state: State): void => {
    for (const one of all) one(state);
  };
const exploring = (state: State): unknown => (state.phase = 'explore');
/** The first hero is about to begin its turn. */
const preyHere = ({ levels }: State): unknown => (levels[1].ring[1] = PREY);
const shaken = ({ heroes }: State): unknown => (heroes[0].sanity = CALM / 2);
const soon = (state: State): unknown => Object.assign(state, { phase: 'explore', active: 3 });
const roomOnRing = ({ levels }: State): unknown => (levels[1].ring[1] = NONE);
const foeHere = ({ levels, heroes }: State): unknown => (levels[1].foe = heroes[0].space);
const fighting =
  (number: number): Lies =>
  (state) => {
    foeHere(state);
    state.phase = 'showdown';
    state.decks.foe = state.decks.foe.filter((other) => other !== number);
    Object.assign(state.battle, { kind: 'foe', card: number, level: 1 });
  };
/** Before the Tower Door, with a key and some steps to go. */
const atDoor = (state: State): void => {
  Object.assign(state.heroes[0], { level: SPIRE_LEVEL, space: 0, key: true });
  Object.assign(state, { phase: 'move', steps: 4 });
};
/** Below a level that no hero has seen. */
const below = (state: State): void => {
  Object.assign(state.levels[SPIRE_LEVEL], { revealed: false, portal: 9 });
  state.heroes[0].space = 9;
  Object.assign(state, { phase: 'move', steps: 1 });
};
const mayMove = (state: State): unknown => Object.assign(state, { phase: 'move', steps: 2 });

// ------------------------------------------------------------------------------------------------- what is done

export type Deed = readonly [seat: number, action: Action];
const mine = (action: Action): Deed => [0, action];
export const plays = (number: number): Deed => mine({ do: 'play', card: number, instead: false });
const uses = mine({ do: 'play', card: SAMPLE, instead: true });
const pay = (...numbers: readonly number[]): Pay[] =>
  numbers.map((number) => ({ card: number, as: 'fight' }));
const buys = (number: number, paid: number): Deed =>
  mine({ do: 'acquire', card: number, pay: pay(paid), brute: false });
/** Opens the battle, or pays for it. */
export const fights = (number: number, ...paid: readonly number[]): Deed =>
  mine({ do: 'fight', card: number, pay: paid.length === 0 ? null : pay(...paid), brute: false });
export const givesUp = mine({ do: 'giveUp' });
export const endsEncounter = mine({ do: 'endEncounter' });
export const endsTurn = mine({ do: 'endExplore' });
const comes: Deed = [3, { do: 'endExplore' }];
const enters = mine({ do: 'move', path: [], enterKeep: true });
const climbs = mine({ do: 'move', path: [33], enterKeep: false });
const swallows = (paid: number, number: number): Deed =>
  mine({ do: 'well', pay: pay(paid), brute: true, banish: number });
const useAbility = (index: number): Deed => mine({ do: 'ability', index, card: NONE, price: NONE });

const act =
  (sort: Sort) =>
  (name: string, happens: Act['happens'], lies: readonly Lies[], ...does: readonly Deed[]): Act => ({
    name,
    sort,
    happens,
    lies: lying(...lies),
    does,
  });
export const own = act('own');
const adversary = act('adversary');
const foe = act('foe');
const spire = act('spire');
const tower = act('tower');
const hero = act('hero');

/** A card that is used instead of its power: what becomes of it. */
const usedUp = (after: State): readonly Happening[] =>
  after.banished.includes(SAMPLE) ? ['banished instead', 'banished'] : ['discarded instead'];

/** An ability is used, and its price was paid in sanity. */
const pricesAnd =
  (...happens: readonly Happening[]) =>
  (after: State): readonly Happening[] => [
    ...happens,
    ...Array.from({ length: CALM - after.heroes[0].sanity }, () => 'loses-sanity' as const),
  ];

/** What is done to a hero, with what happens to it then. */
const DONE_TO_HERO: readonly [
  name: string,
  happens: readonly UponHero[],
  lies: readonly Lies[],
  ...does: Deed[],
][] = [
  ['sanity is lost', ['plays', 'would-lose-sanity', 'loses-sanity'], [], plays(LOSES)],
  ['a loss is prevented', ['plays', 'plays', 'would-lose-sanity'], [], plays(SHIELDS), plays(LOSES)],
  ['sanity is gained', ['plays', 'gains-sanity'], [shaken], plays(HEALS)],
  ['sanity is full', ['plays'], [], plays(HEALS)],
  ['wares are bought', ['plays', 'gains'], [], buys(WARES, SWORD)],
  ['loot is found', ['plays', 'gains'], [], plays(FINDS_LOOT)],
  ['a card is discarded', ['plays', 'discards'], [], plays(THROWS)],
  ['a card is banished', ['plays', 'banishes'], [], plays(BURNS)],
  ['the Well is fed', ['banishes'], [exploring], swallows(SWORD, BLADE)],
  ['cards are drawn', ['plays', 'draws'], [], plays(DRAWS)],
  ['a ring turns', ['plays', 'rotates'], [], plays(TURNS)],
  ['it walks', ['plays', 'moves'], [], plays(WALKS)],
  ['an adversary is beaten', ['plays', 'beats'], [preyHere], fights(PREY, SWORD)],
  ['a foe is beaten', ['plays', 'beats', 'gains', 'gains'], [fighting(FOE)], fights(FOE, SWORD)],
  ['a foe wins', ['loses-battle', 'would-lose-sanity', 'loses-sanity'], [fighting(FOE)], givesUp],
  ['an adversary is left', ['loses-battle'], [], fights(ADVERSARY), givesUp],
];

const uponHero = (sort: Sort, where: string, lies: Lies, isInPlay = true): readonly Act[] =>
  DONE_TO_HERO.map(([name, happens, all, ...does]) =>
    act(sort)(`${where}: ${name}`, isInPlay ? happens : [], [lies, ...all], ...does),
  );

export const ACTS: readonly Act[] = [
  own(
    'in a slot as its turn ends',
    ['turn-end', 'turn ends in a slot', 'would-lose-sanity', 'loses-sanity'],
    [inSlot, exploring],
    endsTurn,
  ),
  hero('its turn ends', ['turn-end', 'would-lose-sanity', 'loses-sanity'], [exploring], endsTurn),
  tower(
    'as a turn ends on its level',
    ['turn-end', 'would-lose-sanity', 'loses-sanity'],
    [onLevel, awayFrom(1), exploring],
    endsTurn,
  ),
  ...uponHero('own', 'in a slot', inSlot),
  ...uponHero('own', 'played', wasPlayed),
  ...uponHero('tower', 'on its level', onLevel),
  ...uponHero('hero', 'its own', nowhere),
  own('played from the hand', ['played'], [inHand], plays(SAMPLE)),
  own('played from a slot', ['played'], [inSlot], plays(SAMPLE)),
  own('paid for wares, from the hand', ['played', 'spent'], [inHand], buys(WARES, SAMPLE)),
  own('paid for wares once it was played', ['spent'], [wasPlayed], buys(WARES, SAMPLE)),
  own('spent on an adversary', ['spent', 'spent on an enemy'], [wasPlayed], fights(ADVERSARY, SAMPLE)),
  own('spent on a foe', ['spent', 'spent on an enemy'], [wasPlayed, fighting(FOE)], fights(FOE, SAMPLE)),
  // The Spire card counts as a foe (HERO-7).
  own(
    'spent on the Spire card',
    ['played', 'spent', 'spent on an enemy'],
    [inHand, atDoor, spireNext(GUARDIAN)],
    enters,
    fights(GUARDIAN, SAMPLE),
  ),
  // In Explore no card does more than pay (EXP-1).
  own('paid in Explore', [], [inHand, exploring], swallows(SAMPLE, SWORD)),
  own('swallowed by the Well', ['banished'], [inHand, exploring], swallows(SWORD, SAMPLE)),
  own('used from the hand', usedUp, [inHand], uses),
  own('used from a slot', usedUp, [inSlot], uses),
  own('discarded from the hand', ['discarded', 'discarded by an effect'], [inHand], plays(DISCARDS)),
  own('discarded from a slot', ['discarded', 'discarded by an effect'], [inSlot], plays(DISCARDS)),
  own('discarded once it was played', ['discarded', 'discarded by an effect'], [wasPlayed], plays(DISCARDS)),
  own(
    'discarded in Recover once it was played',
    ['discarded', 'turn-end', 'would-lose-sanity'],
    [wasPlayed, exploring],
    endsTurn,
  ),
  own('discarded in Recover', ['discarded', 'turn-end', 'held'], [inHand, exploring], endsTurn),
  own('laid away in madness', ['discarded'], [inHand], plays(MADDENS)),
  own('banished from the hand', ['banished', 'banished by an effect'], [inHand], plays(BANISHES)),
  own('banished from a slot', ['banished', 'banished by an effect'], [inSlot], plays(BANISHES)),
  own('banished from the ring', ['banished', 'banished by an effect'], [onRing], plays(BANISHES)),
  own('bought', ['gained'], [onRing], buys(SAMPLE, SWORD)),
  own('gained as loot', ['gained'], [({ decks }) => decks.loot.push(SAMPLE)], plays(FINDS_LOOT)),
  own('gained by an effect', ['gained'], [onRing], plays(GAINS)),
  own('taken from the discard pile', [], [inDiscard], plays(RETRIEVES)),
  own('taken from another hero', [], [({ heroes }) => heroes[1].hand.push(SAMPLE)], plays(STEALS)),
  {
    ...own(
      'traded',
      [],
      [({ heroes }) => heroes[1].hand.push(SAMPLE), mayMove],
      [0, { do: 'trade', with: 1, give: NONE, take: SAMPLE }],
    ),
    trading: true,
  },
  own('put on the battle deck', [], [inHand], plays(PUTS)),
  own('buried', [], [onRing], plays(BURIES)),
  own('drawn', [], [({ heroes }) => heroes[0].deck.push(SAMPLE)], plays(DRAWS)),
  own(
    'slotted',
    [],
    [inHand, ({ heroes }) => (heroes[0].slots[0] = [])],
    mine({ do: 'slot', card: SAMPLE, slot: 0 }),
  ),
  own('taken out of its slot', [], [inSlot], mine({ do: 'unslot', card: SAMPLE })),
  own('comes onto a ring in Recover', ['placed', 'on-ring'], [isNext, roomOnRing, exploring], endsTurn),
  own('comes onto a ring after waiting', ['placed'], [waits, roomOnRing], endsEncounter),
  own('comes onto a full ring', ['placed'], [waits], endsEncounter),
  own('in a slot as the turn begins', ['turn begins', 'turn begins in a slot'], [inSlot, soon], comes),
  own('in the hand as the turn begins', ['turn begins'], [inHand, soon], comes),
  own('on the ring as the turn begins', ['on-ring'], [onRing, soon], comes),
  own('on another ring as the turn begins', [], [onAnotherRing, soon], comes),
  own('on the foe deck as a foe comes', ['foe drawn', 'banished'], [onFoeDeck, foeHere, soon], comes),
  own(
    'on the foe deck as a foe is redrawn',
    ['foe drawn', 'banished'],
    [onFoeDeck, fighting(FOE)],
    plays(REDRAWS),
  ),
  own('on the foe deck as the turn begins', [], [onFoeDeck, soon], comes),

  // In the turn of the next hero on the level it does something already.
  adversary('comes onto a ring in Recover', ['placed', 'on-ring'], [isNext, roomOnRing, exploring], endsTurn),
  adversary('comes onto a ring after waiting', ['placed'], [waits, roomOnRing], endsEncounter),
  adversary('comes onto a full ring', ['placed'], [waits], endsEncounter),
  adversary('is beaten', ['defeated', 'banished'], [onRing], fights(SAMPLE, SWORD)),
  adversary('the battle is opened', [], [onRing], fights(SAMPLE)),
  adversary('the battle is given up', ['lost'], [onRing], fights(SAMPLE), givesUp),
  adversary('is banished', ['banished', 'banished by an effect'], [onRing], plays(BANISHES)),
  adversary('is buried', [], [onRing], plays(BURIES)),
  adversary('on the ring as the turn begins', ['on-ring'], [onRing, soon], comes),
  adversary('on another ring as the turn begins', [], [onAnotherRing, soon], comes),
  adversary('is met in Recover', ['on-ring'], [onRing, exploring], endsTurn),

  foe('turned up', ['revealed'], [isNextFoe, foeHere, soon], comes),
  foe('turned up for another', ['revealed'], [isNextFoe, fighting(FOE)], plays(REDRAWS)),
  foe('redrawn', [], [fighting(SAMPLE)], plays(REDRAWS)),
  foe('is beaten', ['defeated'], [fighting(SAMPLE)], fights(SAMPLE, SWORD)),
  foe('the battle is given up', ['lost'], [fighting(SAMPLE)], givesUp),
  foe('its token is removed', [], [fighting(SAMPLE)], plays(REMOVES)),

  spire('turned up', ['revealed'], [spireNext(SAMPLE), atDoor], enters),
  spire('is beaten', ['revealed', 'defeated'], [spireNext(SAMPLE), atDoor], enters, fights(SAMPLE, SWORD)),
  spire('the battle is given up', ['revealed', 'lost'], [spireNext(SAMPLE), atDoor], enters, givesUp),

  act('chaos')('drawn', ['itself'], [isNext, roomOnRing, exploring], endsTurn),

  tower('placed', ['placed'], [({ decks }) => (decks.tower = [SAMPLE]), below], climbs),
  tower('as the turn begins on its level', ['turn begins'], [onLevel, awayFrom(3), soon], comes),
  tower('as the turn begins on another', [], [({ levels }) => (levels[0].tower = SAMPLE), soon], comes),

  hero('its turn begins', ['turn begins'], [soon], comes),
  {
    ...hero('used', pricesAnd('itself', 'itself once a turn'), [], useAbility(0), useAbility(1)),
    tries: true,
  },
  {
    ...hero(
      'used again and again',
      pricesAnd('itself', 'itself', 'itself once a turn'),
      [],
      ...[0, 0, 1, 1].map(useAbility),
    ),
    tries: true,
  },
];

/** What came of an act. */
export interface Outcome {
  readonly match: Match;
  readonly state: State;
  readonly happens: readonly Happening[];
  /** By how much effects raised the madness track, which no act does by itself. */
  readonly raised: number;
}

/** Does an act to a card, or nothing and null where it is not allowed. */
export function doneTo(
  definition: CardDefinition,
  { lies, does, happens, tries, trading }: Act,
): Outcome | null {
  const match = matchWith(definition, trading === true);
  const state = toyState();
  const tools = further.flatMap(({ kind }, i) => (kind === 'attack' ? [FURTHER_FROM + i] : []));
  state.heroes[0].hand.push(...tools);
  for (const one of state.heroes) one.sanity = CALM;
  lies(state);
  if (definition.kind === 'attack' && state.heroes[0].slots.flat().includes(SAMPLE)) return null;
  let raised = 0;
  const step = new Step<Match, State, Event>(match, state, {
    tape: null,
    answer: ({ options }) => options.at(trading === true ? -1 : 0)!,
    sink(event) {
      if (event.kind === 'madnessChanged') raised += Math.max(0, event.by);
    },
  });
  for (const [seat, action] of does) {
    if (check(match, state, seat, action) === null) apply(step, seat, action);
    else if (tries !== true) return null;
  }
  return { match, state, happens: typeof happens === 'function' ? happens(state) : happens, raised };
}

function matchWith(definition: CardDefinition, trading: boolean): Match {
  const match =
    definition.kind === 'hero'
      ? toyMatchOf(compileCard('toy:hero', definition), further)
      : toyMatch(sampleOf(definition), further);
  return trading ? { ...match, options: { ...match.options, trading } } : match;
}
