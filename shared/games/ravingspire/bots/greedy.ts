import type { Player } from '../../../engine/drive.ts';
import type { Question } from '../../../engine/game.ts';
import type { Json } from '../../../engine/json.ts';
import { offerAgainst, offerExplore, offerFor } from '../offers.ts';
import { sources, type Source } from '../payments/sources.ts';
import { distance, isAligned, levelOf, placeOf, sectorOf, stairsOf, turned } from '../rules/board.ts';
import { MODS } from '../rules/card.ts';
import { activeMods } from '../rules/modifiers.ts';
import { kindFor } from '../decisions.ts';
import { mayEnterKeep, paths, type Path } from '../rules/move.ts';
import { isWaking } from '../rules/wake.ts';
import { throughStairs } from '../rules/board.ts';
import type { Action, CardNumber, Match, State } from '../types.ts';
import { DUNGEON, KEEP, NONE, SPIRE } from '../types.ts';
import { answerGreedily } from './answers.ts';
import { freeAction } from './free.ts';
import { slotting } from './slotting.ts';
import { cardWorth, cullWorth, viewDeck, type DeckView } from './worth.ts';

type Bot = Player<Match, State, Action>;

/**
 * Plays each decision by itself: exact payments, buys by a value estimate, culls starters at the Well, seeks stairs,
 * meets a foe when its hand is strong and enters the Keep when it is ready. It takes every action that costs nothing,
 * whatever it does, and tries nothing, so that many games can be played. It reads nothing that its seat cannot see.
 */
export const greedyPlayer: Bot = {
  act(match, state, seat) {
    const kind = kindFor(state);
    switch (kind) {
      case 'move':
      case 'bonusMove':
        return chooseMove(match, state, seat, kind === 'bonusMove');
      case 'encounter':
        return freeAction(match, state, seat) ?? chooseEncounter(match, state, seat);
      case 'battle':
        return freeAction(match, state, seat) ?? chooseBattle(match, state, seat);
      case 'explore':
        return chooseExplore(match, state, seat);
      case 'trade':
      case 'flank':
        return { do: 'pass' };
    }
  },
  answer: (question: Question, match, state): Json => answerGreedily(question, match, state),
};

/** Power that a hero can count on in a turn: its mean card, times a hand, and that in its slots. */
const strength = (match: Match, state: State, seat: number): number =>
  strengthOf(viewDeck(match, state, seat));

const strengthOf = ({ mean, slotted }: DeckView): number => mean * HAND + slotted;

const HAND = 6;
/** Strength with which a foe, the stairs to the next level and the Spire are sought. */
const READY_FOR_FOE = 17;
const READY_FOR_LEVEL = [14, 18] as const;
const READY_FOR_SPIRE = 30;

/** How good a place is: higher levels when ready, near the stairs, at foes when strong. */
function standing(match: Match, state: State, seat: number, place: number, power: number): number {
  const { board } = match;
  const hero = state.heroes[seat];
  const level = levelOf(board, place);
  const sector = sectorOf(board, place);
  const ring = state.levels[level];
  let score = 0;
  const goal = wantedLevel(state, seat, power);
  score -= Math.abs(goal - level) * 12;
  const wantsUp = goal > level || (level === SPIRE && hero.key && power >= READY_FOR_SPIRE);
  if (wantsUp) score -= distance(board, sector, stairsOf(board, ring));
  if (goal < level) score -= distance(board, sector, ring.portal);
  if (ring.foe === sector) score += hero.key || power < READY_FOR_FOE ? -15 : 14;
  else if (ring.foe !== NONE && !hero.key && power >= READY_FOR_FOE)
    score -= distance(board, sector, ring.foe) / 2;
  for (const card of ring.ring) if (card !== NONE && match.cards[card].kind === 'adversary') score -= 1;
  return score;
}

function wantedLevel(state: State, seat: number, power: number): number {
  const hero = state.heroes[seat];
  if (hero.key && power >= READY_FOR_SPIRE) return SPIRE;
  let level = DUNGEON;
  for (const needed of READY_FOR_LEVEL) if (power >= needed) level++;
  return isWaking(state) ? DUNGEON : level;
}

function chooseMove(match: Match, state: State, seat: number, optional: boolean): Action {
  let best: Path | null = null;
  let most = -Infinity;
  const power = strength(match, state, seat);
  for (const way of paths(match, state, seat, state.steps)) {
    if (way.enterKeep) {
      if (power >= READY_FOR_SPIRE) return { do: 'move', ...way };
      continue;
    }
    const score = standing(match, state, seat, way.path[way.path.length - 1], power);
    if (score > most) {
      most = score;
      best = way;
    }
  }
  const hero = state.heroes[seat];
  const here = placeOf(match.board, hero.level, hero.space);
  if (optional && most <= standing(match, state, seat, here, power)) return { do: 'skipMove' };
  return { do: 'move', ...best! };
}

/** Buys the worthiest affordable card, beats adversaries, then ends the phase. */
function chooseEncounter(match: Match, state: State, seat: number): Action {
  const { level } = state.heroes[seat];
  if (level === KEEP) return { do: 'endEncounter' };
  const deck = viewDeck(match, state, seat);
  let best: Action | null = null;
  let most = 0;
  const relief = overwhelms(match, state, level) ? RELIEF : 0;
  const wanted: { card: CardNumber; worth: number }[] = [];
  for (const card of state.levels[level].ring) {
    if (card === NONE) continue;
    const worth = cardWorth(match, state, seat, card, deck) + relief;
    if (worth > most) wanted.push({ card, worth });
  }
  if (wanted.length === 0) return { do: 'endEncounter' };
  if (wanted.length > 1) wanted.sort((a, b) => b.worth - a.worth);
  const available = affordable(match, state, seat);
  const changes = activeMods(match, state, seat, MODS.cost);
  for (const { card, worth } of wanted) {
    if (worth <= most) break;
    const adversary = match.cards[card].kind === 'adversary';
    // A payment that weighs more leaves less than the best so far; whether it leaves more is seen below.
    const limit = (worth - most) * SPENDING + 1;
    const offer = adversary
      ? offerAgainst(match, state, seat, card)
      : offerFor(match, state, seat, card, available, changes, limit);
    if (!offer || worth - offer.weight / SPENDING <= most) continue;
    most = worth - offer.weight / SPENDING;
    best = { do: adversary ? 'fight' : 'acquire', card, pay: offer.pay, brute: offer.brute };
  }
  return best ?? { do: 'endEncounter' };
}

/** Whether ending the phase now overwhelms the hero (ENC-6). */
function overwhelms(match: Match, state: State, level: number): boolean {
  return (
    match.options.overwhelm &&
    !isWaking(state) &&
    state.waiting !== NONE &&
    !state.levels[level].ring.includes(NONE)
  );
}

/** What it is worth to make room for the waiting card. */
const RELIEF = 2.5;

/** Sources of power that the bot is ready to use for a purchase: with little sanity none that cost or roll. */
function affordable(match: Match, state: State, seat: number): Source[] {
  const all = sources(match, state, seat, false);
  if (state.heroes[seat].sanity > CAREFUL) return all;
  return all.filter(({ card }) => card === NONE || !match.cards[card].risky);
}

/** At this sanity the bot pays no prices for purchases. */
const CAREFUL = 5;

/** How much a payment's weight counts against the worth of a card: six points of power are worth one. */
const SPENDING = 60_000;

function chooseBattle(match: Match, state: State, seat: number): Action {
  const { card } = state.battle;
  const offer = offerAgainst(match, state, seat, card);
  if (offer) return { do: 'fight', card, pay: offer.pay, brute: offer.brute };
  return battleAbility(match, state, seat) ?? { do: 'giveUp' };
}

/** An ability that may turn a lost battle: a reduction, a doubling, another foe card. */
function battleAbility(match: Match, state: State, seat: number): Action | null {
  for (const [index, { activate }] of match.heroes[seat].hero!.abilities.entries()) {
    if (!activate || state.used.includes(index)) continue;
    const [card = NONE] = [...activate.cards(match, state, seat)].sort(byPower(match));
    const [price = NONE] = [...activate.prices(match, state, seat)].sort(byPower(match)).reverse();
    if (activate.ready(match, state, seat, card, price) === null)
      return { do: 'ability', index, card, price };
  }
  return null;
}

const byPower = (match: Match) => (a: CardNumber, b: CardNumber) =>
  match.cards[b].power - match.cards[a].power;

/** Turns the ring toward the next portal, exerts onto stairs, culls weak cards, slots what can be kept. */
function chooseExplore(match: Match, state: State, seat: number): Action {
  const deck = viewDeck(match, state, seat);
  const power = strengthOf(deck);
  const hero = state.heroes[seat];
  // Mostly nothing is to be paid for: the sources are looked for once, when they are needed.
  let found: Source[] | null = null;
  const available = () => (found ??= sources(match, state, seat, false));
  const entry = exertion(match, state, seat, power, available);
  if (entry) return entry;
  const banish = weakest(match, state, seat, deck);
  const well = banish === NONE ? null : offerExplore(match, state, seat, 'well', available());
  if (well) return { do: 'well', pay: well.pay, brute: well.brute, banish };
  if (
    hero.level < SPIRE &&
    wantedLevel(state, seat, power) > hero.level &&
    !isAligned(match, state, hero.level)
  ) {
    for (const using of ['skill', 'charm', 'brute'] as const) {
      if (state.explored[using]) continue;
      const offer = offerExplore(match, state, seat, using, available());
      if (offer) return { do: 'rotate', using, pay: offer.pay };
    }
  }
  return slotting(match, state, seat) ?? { do: 'endExplore' };
}

/** Exerts into the Keep, up the stairs or onto a foe where that is wanted. */
function exertion(
  match: Match,
  state: State,
  seat: number,
  power: number,
  available: () => readonly Source[],
): Action | null {
  const { board } = match;
  const hero = state.heroes[seat];
  if (state.explored.exert || hero.level === KEEP) return null;
  const here = placeOf(board, hero.level, hero.space);
  const targets = [1, -1].map((by) => placeOf(board, hero.level, turned(board, hero.space, by)));
  const beyond = throughStairs(match, state, hero.level, hero.space);
  if (beyond !== NONE) targets.push(beyond);
  const now = standing(match, state, seat, here, power);
  for (const to of targets) {
    const into = power >= READY_FOR_SPIRE && mayEnterKeep(match, state, seat, to);
    if (!into && standing(match, state, seat, to, power) < now + 8) continue;
    const offer = offerExplore(match, state, seat, 'exert', available());
    return offer && { do: 'exert', pay: offer.pay, to, enterKeep: into };
  }
  return null;
}

/** The card that the deck is best rid of, or NONE when all of them pull their weight. */
function weakest(match: Match, state: State, seat: number, deck: DeckView): CardNumber {
  const hero = state.heroes[seat];
  let worst: CardNumber = NONE;
  let most = 0;
  for (const pile of [hero.hand, hero.discard]) {
    for (const card of pile) {
      const worth = cullWorth(match, card, deck);
      if (worth > most) {
        most = worth;
        worst = card;
      }
    }
  }
  return worst;
}
