import { ScenarioError, type Fields } from '../../../engine/scenario.ts';
import type { StepBody } from '../../../engine/table.ts';
import type { Card } from '../rules/card.ts';
import { stairsOf, turned } from '../rules/board.ts';
import { noBattle } from '../rules/battle.ts';
import { updateFlankers } from '../rules/flanking.ts';
import { foePhase } from '../rules/foe.ts';
import { comeToRest, listen } from '../rules/reactions.ts';
import {
  beginTurn,
  endTurn,
  enterDraw,
  enterEncounter,
  enterExplore,
  enterKeep,
  enterMove,
  enterShowdown,
  finishTurn,
} from '../rules/turn.ts';
import { STREAM, heroStream } from '../rules/streams.ts';
import { deal } from '../setup.ts';
import { checkGiven } from './fields.ts';
import {
  DUNGEON,
  KEEP,
  NONE,
  type CardNumber,
  type Event,
  type G,
  type Hero,
  type Match,
  type Phase,
  type State,
} from '../types.ts';
import { LEVEL_NAMES } from '../public.ts';

interface GivenBattle {
  readonly card: string;
  readonly rolled?: [number, number, number];
  readonly loot?: number;
}
type Slot = null | string | readonly string[] | { readonly card: string; readonly used: boolean };

const REST = '...';
const SHARED_DECKS = ['encounter', 'loot', 'foe', 'tower', 'spire'] as const;
type SharedDeck = (typeof SHARED_DECKS)[number];
/** Piles next to the board. */
const ASIDE = ['setAside', 'banished', 'reshuffle', 'supply'] as const;
const HERO_PILES = ['hand', 'deck', 'discard', 'played', 'spent', 'gained'] as const;

/** Makes the position that a scenario gives, out of a dealt table, and runs on to the next decision. */
export function openingOf(given: Fields): StepBody<Match, State, Event> {
  checkGiven(given);
  const made: CardNumber[] = [];
  return (g) => {
    deal(g);
    place(g, given, new Stock(g, made));
    listen(g);
    resume(g, given);
    comeToRest(g);
  };
}

/** The cards of a dealt table, taken or made as a position names them. */
class Stock {
  /** Cards of piles that the position replaces. */
  private readonly loose: CardNumber[] = [];
  private readonly g: G;
  /** Copies made for this table: an opening that is run again takes the same ones. */
  private readonly made: CardNumber[];
  private makes = 0;

  constructor(g: G, made: CardNumber[]) {
    this.g = g;
    this.made = made;
  }

  release(cards: readonly CardNumber[]): void {
    this.loose.push(...cards);
  }

  /** A copy of a card: one set free, one from the own battle deck or the shared decks, or a new one. */
  take(id: string, seat = NONE): CardNumber {
    const { state, match } = this.g;
    const own = seat === NONE ? [] : [state.heroes[seat].deck];
    for (const pile of [this.loose, ...own, ...SHARED_DECKS.map((name) => state.decks[name])]) {
      const i = pile.findIndex((card) => match.cards[card].id === id);
      if (i >= 0) return pile.splice(i, 1)[0];
    }
    const definition = match.definitions.get(id);
    if (!definition) throw new ScenarioError(`there is no card "${id}" in the packs of this scenario`);
    return (this.made[this.makes++] ??= (match.cards as Card[]).push(definition) - 1);
  }

  takeAll(ids: readonly string[], seat = NONE): CardNumber[] {
    return ids.map((id) => this.take(id, seat));
  }
}

function place(g: G, given: Fields, stock: Stock): void {
  const { state } = g;
  placeNumbers(state, given);
  const heroes = (given.heroes ?? []) as readonly Fields[];
  const decks = (given.decks ?? {}) as { readonly [name in SharedDeck]?: readonly string[] };
  const levels = (given.levels ?? {}) as { readonly [name: string]: Fields };
  heroes.forEach((fields, seat) => releaseHero(state.heroes[seat], fields, stock));
  for (const name of SHARED_DECKS) if (decks[name]) releasePile(state.decks[name], decks[name], stock);
  for (const name of ASIDE) if (given[name]) stock.release(state[name]);
  for (const [name, fields] of Object.entries(levels)) placeLevel(g, name, fields, stock);
  heroes.forEach((fields, seat) => placeHeroCards(g, seat, fields, stock));
  if (given.waiting) state.waiting = stock.take(given.waiting as string);
  if (given.spire) state.challenge = stock.take(given.spire as string);
  if (given.legacy) state.legacy = stock.take(given.legacy as string);
  if (given.battle) placeBattle(g, given, stock);
  for (const name of ASIDE) {
    if (given[name]) state[name] = stock.takeAll(given[name] as string[]);
  }
  heroes.forEach(({ deck }, seat) => {
    if (deck)
      layPile(g, state.heroes[seat].deck, deck as string[], heroStream(seat), (ids) =>
        stock.takeAll(ids, seat),
      );
  });
  for (const name of SHARED_DECKS) {
    if (decks[name]) layPile(g, state.decks[name], decks[name], STREAM[name], (ids) => stock.takeAll(ids));
  }
  layOnTop(g);
  heroes.forEach((fields, seat) => placeHeroToken(state, seat, fields));
  if (given.counters) placeCounters(g, given.counters as { readonly [id: string]: number });
  if (given.battle) state.battle.level = state.heroes[state.active].level;
  if (given.random) placeRandom(state, given.random as number[]);
}

function placeNumbers(state: State, given: Fields): void {
  state.turn = (given.turn as number | undefined) ?? 1;
  if (given.active !== undefined) state.active = given.active as number;
  if (given.madness !== undefined) state.madness = given.madness as number;
  if (given.dice !== undefined) state.dice = [...(given.dice as number[])];
  if (given.steps !== undefined && given.phase !== 'move')
    throw new ScenarioError('"steps" are given in the phase move');
  if (given.used !== undefined) state.used = [...(given.used as number[])];
}

/** How far the random streams have been drawn from: the last thing to be said, after all shuffles. */
function placeRandom(state: State, positions: readonly number[]): void {
  if (positions.length !== state.rng.length)
    throw new ScenarioError(`"random" has ${positions.length} streams, not ${state.rng.length}`);
  state.rng = [...positions];
}

/** A Showdown, or an attempt at the Keep, that has begun: its card is open, and what its beginning sets off has happened. */
function placeBattle({ state }: G, given: Fields, stock: Stock): void {
  const { card: id, rolled, loot } = given.battle as unknown as GivenBattle;
  if (given.phase !== 'showdown' && given.phase !== 'keep')
    throw new ScenarioError('a "battle" is given in the phases showdown and keep');
  const kind = given.phase === 'keep' ? 'spire' : 'foe';
  const card = kind === 'spire' && given.spire === id ? state.challenge : stock.take(id);
  if (kind === 'spire') state.challenge = card;
  state.battle = { ...noBattle(), kind, card, loot: loot ?? 0 };
  if (rolled) state.battle.rolled = [...rolled];
}

/** Lays counters on the first card of that name: in play, or else in a hand or a pile, where only lasting ones are (LANG-30). */
function placeCounters({ match, state }: G, counters: { readonly [id: string]: number }): void {
  const { heroes, levels } = state;
  const inPlay = [
    ...heroes.flatMap((hero) => [...hero.slots.flat(), ...hero.played, ...hero.spent, ...hero.gained]),
    ...levels.flatMap(({ ring }) => ring),
  ];
  const putAway = heroes.flatMap((hero) => [...hero.hand, ...hero.discard, ...hero.deck]);
  for (const [id, count] of Object.entries(counters)) {
    const isNamed = (card: CardNumber): boolean => card !== NONE && match.cards[card].id === id;
    const lying = inPlay.find(isNamed);
    const card = lying ?? putAway.find(isNamed);
    if (card === undefined) throw new ScenarioError(`no card "${id}" lies where counters could be on it`);
    state.counters.push({ card, count, lasting: lying === undefined });
  }
}

function releasePile(pile: CardNumber[], ids: readonly string[], stock: Stock): void {
  if (!ids.includes(REST)) stock.release(pile.splice(0));
}

function releaseHero(hero: Hero, fields: Fields, stock: Stock): void {
  for (const name of HERO_PILES) {
    if (fields[name]) releasePile(hero[name], fields[name] as string[], stock);
  }
}

/** Lays the named cards on a pile, top first; what was in it stays below, shuffled (`...`). */
function layPile(
  g: G,
  pile: CardNumber[],
  ids: readonly string[],
  stream: number,
  take: (ids: readonly string[]) => CardNumber[],
): void {
  const named = take(ids.filter((id) => id !== REST));
  if (ids.includes(REST)) g.shuffle(pile, stream);
  pile.push(...named.reverse());
}

/** Cards on top of the foe deck that are not foes are face up on it. */
function layOnTop(g: G): void {
  const { decks, onFoeDeck } = g.state;
  while (decks.foe.length > 0 && g.match.cards[decks.foe.at(-1)!].kind !== 'foe')
    onFoeDeck.push(decks.foe.pop()!);
}

function placeHeroCards(g: G, seat: number, fields: Fields, stock: Stock): void {
  const hero = g.state.heroes[seat];
  const taken = HERO_PILES.filter((name) => name !== 'deck' && fields[name] !== undefined).map((name) => {
    const ids = (fields[name] as string[]).filter((id) => id !== REST);
    return [name, stock.takeAll(ids, seat)] as const;
  });
  const slots = (fields.slots ?? []) as readonly Slot[];
  slots.forEach((slot, i) => placeSlot(hero, i, slot, (id) => stock.take(id, seat)));
  for (const [name, cards] of taken) hero[name].push(...cards);
}

function placeSlot(hero: Hero, i: number, slot: Slot, take: (id: string) => CardNumber): void {
  if (slot === null) return;
  if (typeof slot === 'string') hero.slots[i] = [take(slot)];
  else if ('card' in slot) {
    const card = take(slot.card);
    hero.slots[i] = [card];
    if (slot.used) hero.turned.push(card);
  } else hero.slots[i] = slot.map(take);
}

function placeLevel(g: G, name: string, fields: Fields, stock: Stock): void {
  const index = LEVEL_NAMES.indexOf(name as (typeof LEVEL_NAMES)[number]);
  const level = g.state.levels[index];
  const { board } = g.match;
  const exit = (fields.stairs ?? fields.door) as number | undefined;
  if (fields.portal !== undefined) level.portal = fields.portal as number;
  else if (exit !== undefined) level.portal = turned(board, exit, -board.across);
  if (exit !== undefined && stairsOf(board, level) !== exit) {
    throw new ScenarioError(`${name}: portal ${level.portal} and stairs ${exit} are not opposite`);
  }
  const open = ['ring', 'tower', 'foe'].some(
    (field) => fields[field] !== undefined && fields[field] !== null,
  );
  if (open) level.revealed = true;
  if (fields.revealed !== undefined) level.revealed = fields.revealed as boolean;
  if (fields.ring) {
    level.ring = (fields.ring as (string | null)[]).map((id) => (id === null ? NONE : stock.take(id)));
  }
  if (fields.tower !== undefined) {
    if (level.tower !== NONE) stock.release([level.tower]);
    level.tower = fields.tower === null ? NONE : stock.take(fields.tower as string);
  }
  if (fields.foe !== undefined) level.foe = fields.foe === null ? NONE : (fields.foe as number);
}

function placeHeroToken(state: State, seat: number, fields: Fields): void {
  const hero = state.heroes[seat];
  if (fields.level !== undefined) {
    hero.level = LEVEL_NAMES.indexOf(fields.level as (typeof LEVEL_NAMES)[number]);
  }
  if (fields.sanity !== undefined) hero.sanity = fields.sanity as number;
  if (fields.key !== undefined) hero.key = fields.key as boolean;
  if (fields.removed !== undefined) hero.removed = fields.removed as boolean;
  const space = fields.space as number | null | undefined;
  if (hero.removed || hero.level === KEEP) hero.space = NONE;
  else hero.space = space ?? state.levels[hero.level ?? DUNGEON].portal;
}

/** Runs on from the given phase, which has just begun. */
function resume(g: G, given: Fields): void {
  const phase = given.phase as Phase | undefined;
  for (const hero of g.state.heroes) {
    if (hero.level === DUNGEON && !hero.removed && hero.space === NONE)
      hero.space = g.state.levels[DUNGEON].portal;
  }
  switch (phase) {
    case undefined:
      if (given.turn === undefined) {
        g.state.turn = 0;
        return beginTurn(g);
      }
      return enterMove(g);
    case 'move':
      if (given.steps === undefined) return enterMove(g);
      g.state.steps = given.steps as number;
      return;
    case 'draw':
      return enterDraw(g);
    case 'encounter':
      return enterEncounter(g);
    case 'showdown':
      return given.battle ? standInBattle(g, phase) : enterShowdown(g);
    case 'explore':
      return enterExplore(g);
    case 'recover':
      return finishTurn(g);
    case 'foe':
      foePhase(g);
      return endTurn(g);
    case 'keep':
      return given.battle ? standInBattle(g, phase) : enterKeep(g);
    default:
      throw new ScenarioError(`unknown phase "${phase}"`);
  }
}

function standInBattle(g: G, phase: Phase): void {
  g.state.phase = phase;
  updateFlankers(g);
}
