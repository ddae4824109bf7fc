import { same, type Json } from '../../../engine/json.ts';
import { ScenarioError } from '../../../engine/scenario.ts';
import type { EntryResult, Table } from '../../../engine/table.ts';
import { placeOf } from '../rules/board.ts';
import { refuse } from '../rules/refuse.ts';
import { generations } from '../rules/values.ts';
import {
  attributeBit,
  KEEP,
  NONE,
  VORPAL,
  type Action,
  type AttributeName,
  type CardNumber,
  type Event,
  type Match,
  type Pay,
  type State,
} from '../types.ts';
import { LEVEL_NAMES } from '../public.ts';
import { checkStep } from './fields.ts';
import { optionNames } from './observe.ts';

type Fields = { readonly [key: string]: Json };
type RavingspireTable = Table<Match, State, Action, Event>;
type From = 'hand' | 'slots' | 'discard' | 'ring' | 'played';

/** A card that a step names is not where it says. */
const MISSING = -2;

/** Carries out one step of a scenario. A die that could be rolled again is kept by going on. */
export function perform(table: RavingspireTable, step: Fields): EntryResult<Event> {
  checkStep(step);
  const { question } = table;
  const goesOn = step.do !== 'choose' && step.do !== 'reroll' && !step.rejected;
  if (question?.kind === 'reroll' && goesOn) table.answer(question.seat, 'keep');
  // A seat that can only say no need not be asked.
  if (question?.options.length === 1 && goesOn && step.do !== 'answerTrade') {
    table.answer(question.seat, question.options[0]);
  }
  switch (step.do) {
    case 'choose':
      return choose(table, step);
    case 'reroll':
      return answer(table, step, 'reroll');
    case 'answerTrade':
      return answerTrade(table, step);
    case 'endTurn':
      return endTurn(table);
    default:
      return act(table, step);
  }
}

const seatOf = (table: RavingspireTable, step: Fields): number =>
  (step.seat as number | undefined) ?? table.state.active;

function answer(table: RavingspireTable, step: Fields, value: Json): EntryResult<Event> {
  return table.answer((step.seat as number | undefined) ?? table.question?.seat ?? table.state.active, value);
}

/** Agrees to an offer or not; asked for a card of the seat's choice, it names that card (TRADE-4). */
function answerTrade(table: RavingspireTable, step: Fields): EntryResult<Event> {
  const { question, match, state } = table;
  if (step.accept !== true) return answer(table, step, 'no');
  if (step.card === undefined || question === null) return answer(table, step, 'yes');
  const finder = new Finder(match, state, question.seat);
  const card = finder.find(step.card as string, placesOf(step, ['hand', 'slots']));
  // Copies of a card are one answer, represented by the first.
  const named = question.options.find(
    (option) => typeof option === 'number' && match.cards[option].id === match.cards[card]?.id,
  );
  return answer(table, step, named ?? 'no such card');
}

/** Answers what is pending by value, else by index among the options shown. */
function choose(table: RavingspireTable, step: Fields): EntryResult<Event> {
  const { question } = table;
  if (!question) return { ok: false, refusal: refuse('wrong-phase', { pending: null }, 'TURN-1') };
  const names = optionNames(table.match, question);
  const byName = names.findIndex((name) => same(name, step.option));
  const index = byName >= 0 ? byName : typeof step.option === 'number' ? step.option : -1;
  return answer(table, step, question.options[index] ?? `no option ${JSON.stringify(step.option)}`);
}

/** What remains of the turn with no further spending. */
function endTurn(table: RavingspireTable): EntryResult<Event> {
  const { turn, active } = table.state;
  const ends: { [kind: string]: Action } = {
    encounter: { do: 'endEncounter' },
    explore: { do: 'endExplore' },
    bonusMove: { do: 'skipMove' },
    trade: { do: 'pass' },
  };
  for (;;) {
    const [decision] = table.decisions();
    const end = decision && ends[decision.kind];
    if (!end) return { ok: false, refusal: refuse('wrong-phase', { phase: table.state.phase }, 'TURN-1') };
    const result = table.act(active, end);
    if (!result.ok || table.question || table.state.turn !== turn || table.state.outcome) return result;
  }
}

function act(table: RavingspireTable, step: Fields): EntryResult<Event> {
  const seat = seatOf(table, step);
  const action = actionOf(table.match, table.state, seat, step);
  if (action === null) return { ok: false, refusal: refuse('no-such-card', { step: step.do }, 'CARD-10') };
  return table.act(seat, action);
}

/** Names cards of a step by their numbers, each instance once. */
class Finder {
  readonly used: CardNumber[] = [];
  private readonly match: Match;
  private readonly state: State;
  private readonly seat: number;

  constructor(match: Match, state: State, seat: number) {
    this.match = match;
    this.state = state;
    this.seat = seat;
  }

  /** The first such card not named yet, or MISSING. */
  find(id: string, places: readonly From[], index = 0, seat = this.seat): CardNumber {
    const found = places
      .flatMap((from) => this.cards(from, seat))
      .filter((card) => this.match.cards[card].id === id && !this.used.includes(card));
    const card = found[index] ?? MISSING;
    if (card !== MISSING) this.used.push(card);
    return card;
  }

  private cards(from: From, seat: number): CardNumber[] {
    const hero = this.state.heroes[seat];
    switch (from) {
      case 'hand':
        return hero.hand;
      case 'slots':
        return hero.slots.flat();
      case 'discard':
        return hero.discard;
      case 'played':
        return [...hero.played, ...hero.live, ...(seat === this.state.active ? this.state.lingering : [])];
      case 'ring':
        return hero.level === KEEP ? [] : this.state.levels[hero.level].ring.filter((card) => card !== NONE);
    }
  }
}

const placesOf = (step: Fields, otherwise: readonly From[]): readonly From[] =>
  step.from ? [step.from as From] : otherwise;

function readPlace(match: Match, text: string): number {
  const [level, sector] = text.split(':');
  const index = LEVEL_NAMES.indexOf(level as (typeof LEVEL_NAMES)[number]);
  if (index < 0 || index === KEEP || !/^\d+$/.test(sector ?? '')) {
    throw new ScenarioError(`"${text}" is no place; write for example "dungeon:4"`);
  }
  return placeOf(match.board, index, Number(sector));
}

function readPay(finder: Finder, entries: Json | undefined): Pay[] | null {
  const pays: Pay[] = [];
  for (const entry of (entries ?? []) as readonly Fields[]) {
    const as = entry.as as AttributeName;
    if (entry.ability) pays.push({ ability: true, as });
    else {
      const card = finder.find(entry.card as string, placesOf(entry, ['hand', 'slots', 'played']));
      if (card === MISSING) return null;
      pays.push({ card, as });
    }
  }
  return pays;
}

/** The action that a step means; null when a card that it names is not there. */
function actionOf(match: Match, state: State, seat: number, step: Fields): Action | null {
  const finder = new Finder(match, state, seat);
  const index = (step.index as number | undefined) ?? 0;
  const own = (places: readonly From[], at = index) =>
    finder.find(step.card as string, placesOf(step, places), at);
  const brute = step.brute === true;
  const withCard = (card: CardNumber, make: (card: CardNumber) => Action | null): Action | null =>
    card === MISSING ? null : make(card);
  switch (step.do) {
    case 'move':
      if (step.skip) return { do: 'skipMove' };
      return {
        do: 'move',
        path: (step.path as string[]).map((text) => readPlace(match, text)),
        enterKeep: step.enterKeep === true,
      };
    case 'play':
      return withCard(own(['hand', 'slots']), (card) => ({
        do: 'play',
        card,
        instead: step.instead === true,
      }));
    case 'generate':
      if (step.ability) return { do: 'generate', ability: true, as: step.as as AttributeName };
      return withCard(own(['slots']), (card) => generateBy(match, state, seat, card, step));
    case 'ability':
      return abilityOf(finder, step);
    case 'acquire':
    case 'fight':
      return payingOf(state, finder, step, brute);
    case 'slot':
      return withCard(own(['hand', 'slots']), (card) => ({ do: 'slot', card, slot: step.slot as number }));
    case 'unslot':
      return withCard(own(['slots']), (card) => ({ do: 'unslot', card }));
    case 'giveUp':
    case 'endEncounter':
    case 'endExplore':
    case 'pass':
      return { do: step.do };
    case 'rotate': {
      const pay = readPay(finder, step.pay);
      return pay && { do: 'rotate', using: step.using as 'skill', pay };
    }
    case 'exert': {
      const pay = readPay(finder, step.pay);
      return (
        pay && {
          do: 'exert',
          pay,
          to: readPlace(match, step.to as string),
          enterKeep: step.enterKeep === true,
        }
      );
    }
    case 'well':
      return wellOf(match, finder, step, brute);
    case 'flank':
      if (step.pass) return { do: 'pass' };
      return withCard(own(['hand']), (card) => ({ do: 'flank', card, assist: step.mode === 'assist' }));
    case 'trade':
      return step.pass ? { do: 'pass' } : tradeOf(finder, step);
    default:
      throw new ScenarioError(`unknown step "${String(step.do)}"`);
  }
}

/** Turning a relic over, by what lets it: named, or the only one that gives the power that the step wants. */
function generateBy(match: Match, state: State, seat: number, card: CardNumber, step: Fields): Action | null {
  const wanted = step.as === undefined ? VORPAL : attributeBit(step.as as AttributeName);
  const ways = generations(match, state, seat, card);
  const left = ways.filter(({ by, as }) => {
    const name = by === NONE ? 'hero' : match.cards[by].id;
    return (as & wanted) !== 0 && (step.by === undefined || step.by === name);
  });
  // Left to the rules, which refuse it.
  if (ways.length === 0) return { do: 'generate', card };
  if (left.length === 0) return null;
  const sources = new Set(left.map(({ by }) => by));
  if (sources.size > 1) return { do: 'generate', card };
  return { do: 'generate', card, by: left[0].by === NONE ? 'hero' : left[0].by };
}

function abilityOf(finder: Finder, step: Fields): Action | null {
  const price = step.banish === undefined ? NONE : finder.find(step.banish as string, ['hand', 'slots']);
  const places = placesOf(step, ['hand', 'slots', 'played', 'ring']);
  const card = step.card === undefined ? NONE : finder.find(step.card as string, places);
  if (price === MISSING || card === MISSING) return null;
  return { do: 'ability', index: step.index as number, card, price };
}

function payingOf(state: State, finder: Finder, step: Fields, brute: boolean): Action | null {
  const pay = readPay(finder, step.pay);
  if (pay === null) return null;
  const fighting = step.do === 'fight';
  const inBattle =
    fighting && (state.battle.kind === 'foe' || state.battle.kind === 'spire' || step.card === undefined);
  const card = inBattle
    ? state.battle.card
    : finder.find(step.card as string, ['ring'], (step.index as number | undefined) ?? 0);
  if (card === MISSING) return null;
  if (!fighting) return { do: 'acquire', card, pay, brute };
  return { do: 'fight', card, pay: step.pay === undefined ? null : pay, brute };
}

/** The Well may swallow a card that it is paid with: named `from: played`, or not found anywhere else. */
function wellOf(match: Match, finder: Finder, step: Fields, brute: boolean): Action | null {
  const pay = readPay(finder, step.pay);
  if (pay === null) return null;
  const id = step.banish as string;
  const paid = pay.flatMap((entry) =>
    'card' in entry && match.cards[entry.card].id === id ? [entry.card] : [],
  );
  let banish =
    step.from === 'played' ? (paid[0] ?? MISSING) : finder.find(id, placesOf(step, ['hand', 'discard']));
  if (banish === MISSING && step.from === undefined && paid.length > 0) banish = paid[0];
  if (banish === MISSING && step.from === undefined) banish = finder.find(id, ['slots', 'played']);
  return banish === MISSING ? null : { do: 'well', pay, brute, banish };
}

function tradeOf(finder: Finder, step: Fields): Action | null {
  const partner = step.with as number;
  const give = step.give ? finder.find(step.give as string, ['hand', 'slots']) : NONE;
  if (give === MISSING) return null;
  if (step.take === 'any') return { do: 'trade', with: partner, give, take: 'any' };
  const take = step.take ? finder.find(step.take as string, ['hand', 'slots'], 0, partner) : NONE;
  return take === MISSING ? null : { do: 'trade', with: partner, give, take };
}
