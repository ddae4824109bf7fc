import type { Message, Question } from '../../../engine/game.ts';
import type { Json } from '../../../engine/json.ts';
import type { Reasons } from '../../../engine/reasons.ts';
import { distance, isAligned, levelOf, sectorOf, stairsOf } from '../rules/board.ts';
import { isWaking } from '../rules/wake.ts';
import type { Action, CardNumber, Match, State } from '../types.ts';
import { DUNGEON, KEEP, NONE, SPIRE } from '../types.ts';
import { viewDeck } from './worth.ts';

/** All reasons; the words are in the text catalogues under `why.`. */
export const WHYS = [
  'whim',
  'keep',
  'foe',
  'foe.keyed',
  'up',
  'down',
  'door',
  'stairs',
  'aligned',
  'nearFoe',
  'fromFoe',
  'walk',
  'skipMove',
  'play',
  'play.instead',
  'play.power',
  'generate',
  'generate.own',
  'ability',
  'ability.battle',
  'acquire.room',
  'acquire.stronger',
  'acquire.slot',
  'acquire.effect',
  'acquire',
  'fight.adversary',
  'fight.foe',
  'fight.foe.keyed',
  'fight.spire',
  'giveUp',
  'giveUp.spire',
  'slot',
  'unslot',
  'endEncounter',
  'endEncounter.keep',
  'endExplore',
  'rotate',
  'rotate.door',
  'exert',
  'well',
  'well.weak',
  'assist',
  'hinder',
  'pass.flank',
  'pass.trade',
  'trade',
  'direction',
  'steps',
  'tradeYes',
  'tradeNo',
  'everyone',
  'alone',
  'rollKept',
  'rollAgain',
  'overwhelmed',
  'legacy',
  'given',
  'taken',
  'none',
  'yes',
  'no',
  'hero',
  'level',
  'answer',
] as const;
type Why = (typeof WHYS)[number];

const why = (key: Why, data: Message['data'] = {}): Message => ({ key: `why.${key}`, data });

/** The reason for a random choice. */
export const WHIM = why('whim');

/** Why a hero might do something. Reads only open information, and decks as a whole, which every player can count. */
export const reasons: Reasons<Match, State, Action> = { action: ofAction, answer: ofAnswer };

function ofAction(match: Match, state: State, seat: number, action: Action): Message {
  const hero = state.heroes[seat];
  switch (action.do) {
    case 'move':
      return action.enterKeep ? keep(match, state, seat) : ofPlace(match, state, seat, action.path.at(-1)!);
    case 'exert':
      return action.enterKeep ? keep(match, state, seat) : ofPlace(match, state, seat, action.to, 'exert');
    case 'play':
      return ofPlay(match, action.card, action.instead);
    case 'generate':
      return 'card' in action
        ? why('generate', { card: action.card })
        : why('generate.own', { as: action.as });
    case 'ability':
      return state.battle.kind === 'none'
        ? why('ability')
        : why('ability.battle', { card: state.battle.card });
    case 'acquire':
      return ofPurchase(match, state, seat, action.card);
    case 'fight':
      return ofFight(match, state, seat, action.card);
    case 'giveUp':
      return state.battle.kind === 'spire' ? why('giveUp.spire') : why('giveUp', { card: state.battle.card });
    case 'slot':
    case 'unslot':
      return why(action.do, { card: action.card });
    case 'endEncounter':
      return why(hero.level === KEEP ? 'endEncounter.keep' : 'endEncounter');
    case 'rotate':
      return hero.level < SPIRE ? why('rotate', { level: hero.level + 1 }) : why('rotate.door');
    case 'well':
      return ofWell(match, state, seat, action.banish);
    case 'flank':
      return why(action.assist ? 'assist' : 'hinder', { hero: state.active });
    case 'pass':
      return why(state.trading ? 'pass.trade' : 'pass.flank');
    case 'trade':
      return why('trade', { hero: action.with });
    case 'skipMove':
    case 'endExplore':
      return why(action.do);
    default:
      // Of what is new nothing is known yet.
      return WHIM;
  }
}

/** Cards of a full hand (REC-3). */
const HAND = 6;

/** Power that a hero can count on in a turn: its mean card, times a hand, and that in its slots. */
function usualPower(match: Match, state: State, seat: number): number {
  const { mean, slotted } = viewDeck(match, state, seat);
  return Math.round(mean * HAND + slotted);
}

const keep = (match: Match, state: State, seat: number): Message =>
  why('keep', { power: usualPower(match, state, seat) });

/** What speaks for a place, compared with the hero's present one. @param otherwise where nothing does */
function ofPlace(
  match: Match,
  state: State,
  seat: number,
  place: number,
  otherwise: 'walk' | 'exert' = 'walk',
): Message {
  const { board } = match;
  const hero = state.heroes[seat];
  const [level, sector] = [levelOf(board, place), sectorOf(board, place)];
  const ring = state.levels[level];
  if (ring.foe === sector)
    return why(hero.key ? 'foe.keyed' : 'foe', { power: usualPower(match, state, seat) });
  if (level > hero.level) return why('up', { level });
  if (level < hero.level) return why('down', { level });
  const nearer = (to: number): number => distance(board, hero.space, to) - distance(board, sector, to);
  const stairs = stairsOf(board, ring);
  if (level === SPIRE && hero.key && nearer(stairs) > 0)
    return why('door', { left: distance(board, sector, stairs) });
  if (ring.foe !== NONE && !hero.key && nearer(ring.foe) > 0) {
    return why('nearFoe', { left: distance(board, sector, ring.foe) });
  }
  if (level < SPIRE && nearer(stairs) > 0) {
    const left = distance(board, sector, stairs);
    return isAligned(match, state, level)
      ? why('aligned', { left, level: level + 1 })
      : why('stairs', { left });
  }
  if (ring.foe !== NONE && nearer(ring.foe) < 0)
    return why('fromFoe', { left: distance(board, sector, ring.foe) });
  return why(otherwise);
}

function ofPlay(match: Match, card: CardNumber, instead: boolean): Message {
  const { effects, power, as } = match.cards[card];
  if (instead) return why('play.instead', { card });
  return effects.played === null ? why('play.power', { card, power, allowed: as }) : why('play', { card });
}

/** How much stronger than the deck's average a card must be to be bought for its strength. */
const STRONGER = 0.5;

function ofPurchase(match: Match, state: State, seat: number, card: CardNumber): Message {
  const { level } = state.heroes[seat];
  const { power, as, slotKinds, effects } = match.cards[card];
  const full =
    match.options.overwhelm &&
    !isWaking(state) &&
    state.waiting !== NONE &&
    !state.levels[level].ring.includes(NONE);
  if (full) return why('acquire.room', { card: state.waiting });
  if (power > viewDeck(match, state, seat).mean + STRONGER) {
    return why('acquire.stronger', { card, power, allowed: as });
  }
  if (match.heroes[seat].hero!.slots.some((slot) => (slot & slotKinds) !== 0))
    return why('acquire.slot', { card });
  return why(effects.played === null ? 'acquire' : 'acquire.effect', { card });
}

function ofFight(match: Match, state: State, seat: number, card: CardNumber): Message {
  const { kind } = state.battle;
  if (kind === 'spire') return why('fight.spire', { card });
  if (match.cards[card].kind === 'adversary') return why('fight.adversary', { card });
  return why(state.heroes[seat].key ? 'fight.foe.keyed' : 'fight.foe', { card });
}

function ofWell(match: Match, state: State, seat: number, card: CardNumber): Message {
  const { power, as } = match.cards[card];
  return power < viewDeck(match, state, seat).mean
    ? why('well.weak', { card, power, allowed: as })
    : why('well', { card });
}

function ofAnswer({ kind, seat, data, wants }: Question, _match: Match, state: State, value: Json): Message {
  switch (kind) {
    case 'direction':
      return why('direction');
    case 'steps':
    case 'extraSteps':
      return state.heroes[seat].level < SPIRE ? why('steps', { level: above(state, seat) }) : why('answer');
    case 'trade':
    case 'tradeConfirm':
      return why(value === 'no' ? 'tradeNo' : 'tradeYes');
    case 'finale':
      return why(value === 'everyone' ? 'everyone' : 'alone');
    case 'reroll':
      return why(value === 'reroll' ? 'rollAgain' : 'rollKept');
    case 'overwhelmed':
    case 'legacy':
      return why(kind);
    case 'hero':
      return typeof value === 'number' ? why('hero', { hero: value }) : why('answer');
    case 'level':
      return why('level');
  }
  if (value === 'yes' || value === 'no') return why(data['values'] === 'cards' ? 'none' : value);
  if (data['values'] !== 'cards') return why('answer');
  return why(wants === 'lose' ? 'given' : 'taken');
}

/** The level above a hero, for the words. */
const above = (state: State, seat: number): number => Math.max(DUNGEON, state.heroes[seat].level) + 1;
