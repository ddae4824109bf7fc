import { NONE, type CardNumber, type G, type Hero, type Match, type State } from '../types.ts';
import { MODS } from './card.ts';
import { sumOf } from './modifiers.ts';
import { call } from './calls.ts';
import { clearCounters, countersComeOff } from './counters.ts';
import { heroStream, STREAM } from './streams.ts';
import { fire } from './triggers.ts';
import { isOpening } from './values.ts';

export type HeroPile = 'hand' | 'slots' | 'discard' | 'played' | 'spent' | 'gained' | 'deck';

/** Cards in a hand before abilities and cards change it (SETUP-8). */
const FULL_HAND = 6;
/** Encounter cards that come again go into the top third (REC-2). */
const THIRD = 3;

/** The cards of one of a hero's zones, slots in order. */
export function zoneCards(state: State, seat: number, zone: HeroPile): CardNumber[] {
  const hero = state.heroes[seat];
  return zone === 'slots' ? hero.slots.flat() : hero[zone];
}

/** Takes a card out of a pile that holds it at most once; false if it is not there. */
export function removeFrom(pile: CardNumber[], card: CardNumber): boolean {
  if (!pile.includes(card)) return false;
  // In place: quicker than `splice`, which makes an array of what it takes out.
  let kept = 0;
  for (const other of pile) if (other !== card) pile[kept++] = other;
  pile.pop();
  return true;
}

/** The index of a card's slot, or -1. */
export const slotOf = (hero: Hero, card: CardNumber): number =>
  hero.slots.findIndex((slot) => slot.includes(card));

/** Takes a card out of its slot, and it is no longer turned over; false if it is in none. */
export function leaveSlot(hero: Hero, card: CardNumber): boolean {
  if (!hero.slots.some((slot) => removeFrom(slot, card))) return false;
  removeFrom(hero.turned, card);
  removeFrom(hero.live, card);
  removeFrom(hero.generating, card);
  hero.generated = hero.generated.filter((made) => made.card !== card);
  return true;
}

/** Ends what a card made for as long as it stays in play: it goes back to hand or to a pile (CARD-20). */
export function endPlay(state: State, card: CardNumber): void {
  if (state.until.length === 0) return;
  state.until = state.until.filter(({ ends, source }) => ends !== 'play' || source !== card);
}

/** A card that goes out of the game is as it is printed again (LANG-30, LANG-31). */
function restore(state: State, card: CardNumber): void {
  clearCounters(state, card);
  if (state.until.some(({ ends, target }) => ends === 'forever' && target === card))
    state.until = state.until.filter(({ ends, target }) => ends !== 'forever' || target !== card);
}

/** Takes a card off its ring; false if it is on none. */
function leaveRing({ levels }: State, card: CardNumber): boolean {
  for (const { ring } of levels) {
    const place = ring.indexOf(card);
    if (place < 0) continue;
    ring[place] = NONE;
    return true;
  }
  return false;
}

/** Takes a card out of the pile, hand or slot that it is in; false if it is in none. */
function leavePile(state: State, card: CardNumber): boolean {
  const from = (pile: CardNumber[]): boolean => removeFrom(pile, card);
  for (const hero of state.heroes) {
    if (leaveSlot(hero, card) || from(hero.hand) || from(hero.played) || from(hero.spent)) return true;
    if (from(hero.discard) || from(hero.gained) || from(hero.deck)) return true;
  }
  const { resolving, onFoeDeck, reshuffle, setAside, banished, supply, decks } = state;
  if (from(resolving) || from(onFoeDeck) || from(reshuffle) || from(setAside)) return true;
  if (from(banished) || from(supply) || from(decks.encounter) || from(decks.loot)) return true;
  return from(decks.foe) || from(decks.tower) || from(decks.spire);
}

/** Takes a card out of its zone; every card is in exactly one. */
export function takeOut(state: State, card: CardNumber): void {
  endPlay(state, card);
  countersComeOff(state, [card]);
  // Most are bought: rings are looked at first.
  if (!leaveRing(state, card) && leavePile(state, card)) return;
  for (const level of state.levels) if (level.tower === card) level.tower = NONE;
  if (state.waiting === card) state.waiting = NONE;
  if (state.battle.card === card) state.battle.card = NONE;
  if (state.challenge === card) state.challenge = NONE;
  removeFrom(state.battle.taken, card);
}

/** How many cards a hero's full hand has (SETUP-8). */
export function fullHand(match: Match, state: State, seat: number): number {
  return Math.max(0, FULL_HAND + sumOf(match, state, seat, MODS.hand));
}

/** Draws cards from a battle deck, renewing it from the discard pile when a card is needed (ENC-8). */
export function drawCards(g: G, seat: number, count: number): void {
  const hero = g.state.heroes[seat];
  const drawn: CardNumber[] = [];
  for (let i = 0; i < count; i++) {
    if (hero.deck.length === 0) {
      if (hero.discard.length === 0) break;
      hero.deck = hero.discard;
      hero.discard = [];
      g.shuffle(hero.deck, heroStream(seat));
      g.emit({ kind: 'deckRenewed', seat, rule: 'ENC-8' });
    }
    drawn.push(hero.deck.pop()!);
  }
  if (drawn.length === 0) return;
  countersComeOff(g.state, drawn);
  hero.hand.push(...drawn);
  g.reveal();
  g.emit({ kind: 'handDrawn', cards: drawn, seat, rule: 'ENC-8' });
}

/** Draws up to a full hand (REC-6), which sets nothing off (LANG-2). */
export const drawUp = (g: G, seat: number): void =>
  unheard(g, () => drawCards(g, seat, fullHand(g.match, g.state, seat) - g.state.heroes[seat].hand.length));

/** Runs what sets nothing off. */
function unheard(g: G, run: () => void): void {
  const { listener } = g;
  g.listener = null;
  run();
  g.listener = listener;
}

/** Draws the hand that a hero begins with, at the start and after madness: what is always in it comes first (LANG-33). */
export function drawOpeningHand(g: G, seat: number): void {
  const { state, match } = g;
  const hero = state.heroes[seat];
  const opening = [...hero.deck, ...hero.discard]
    .filter((card) => isOpening(match, state, seat, card))
    .toSorted((a, b) => a - b)
    .slice(0, fullHand(match, state, seat) - hero.hand.length);
  for (const card of opening) {
    takeOut(state, card);
    hero.hand.push(card);
  }
  if (opening.length > 0)
    unheard(g, () => g.emit({ kind: 'handDrawn', cards: opening, seat, rule: 'LANG-33' }));
  drawUp(g, seat);
}

/** Emits which cards have gone to a hero's discard pile, if any. */
export function tellDiscarded(g: G, seat: number, cards: readonly CardNumber[], rule: string): void {
  if (cards.length > 0) g.emit({ kind: 'discarded', cards: [...cards], seat, rule });
}

/** Puts cards of a hero on its discard pile at once, as an effect does (CARD-11). */
export function discard(g: G, seat: number, cards: readonly CardNumber[]): void {
  const hero = g.state.heroes[seat];
  for (const card of cards) {
    takeOut(g.state, card);
    hero.discard.push(card);
  }
  tellDiscarded(g, seat, cards, 'CARD-11');
  for (const card of cards) fire(g, 'discarded', card, seat);
}

/** Banishes a card from any zone (CARD-7). */
export function banish(g: G, card: CardNumber, seat = g.state.active): void {
  if (g.state.banished.includes(card)) return;
  takeOut(g.state, card);
  restore(g.state, card);
  g.state.banished.push(card);
  g.emit({ kind: 'banished', card, seat, rule: 'CARD-7' });
}

/** Banishes a card by an effect, which the card may answer. */
export function banishByEffect(g: G, card: CardNumber, seat: number): void {
  if (g.state.banished.includes(card)) return;
  banish(g, card, seat);
  fire(g, 'banished', card, seat);
  call(g, 'banishes', seat, card);
}

/** Takes a card into the hand. */
export function toHand(g: G, seat: number, card: CardNumber): void {
  takeOut(g.state, card);
  g.state.heroes[seat].hand.push(card);
  g.emit({ kind: 'retrieved', card, seat, rule: 'CARD-4' });
}

/**
 * Adds a card to those taken this turn. Outside its own turn, which madness ends at once, what a hero gains goes to its
 * discard pile (ENC-3, MAD-2).
 */
export function gainCard(g: G, seat: number, card: CardNumber): void {
  const { state } = g;
  const hero = state.heroes[seat];
  takeOut(state, card);
  if (seat === state.active && !state.broken) hero.gained.push(card);
  else {
    hero.discard.push(card);
    tellDiscarded(g, seat, [card], 'ENC-3');
  }
  fire(g, 'gained', card, seat);
  call(g, 'gains', seat, card);
}

/**
 * Gains loot from the top of the deck, card by card; an empty deck gives nothing (DRAW-4), and a hero that one card
 * drives mad gains no further one (MAD-2).
 */
export function gainLoot(g: G, seat: number, count: number): void {
  const { state } = g;
  const { loot } = state.decks;
  const { lapses } = state.heroes[seat];
  const goesOn = () => loot.length > 0 && state.outcome === null && state.heroes[seat].lapses === lapses;
  for (let i = 0; i < count && goesOn(); i++) {
    const card = loot[loot.length - 1];
    g.reveal();
    g.emit({ kind: 'lootGained', card, seat, rule: 'SHOW-4' });
    gainCard(g, seat, card);
  }
}

/** Marks a card to be reshuffled in Recover (REC-2). */
export function reshuffleLater(g: G, card: CardNumber): void {
  takeOut(g.state, card);
  g.state.reshuffle.push(card);
}

/** Lays a card face up on the foe deck (Bloodrage). */
export function layOnFoeDeck(g: G, card: CardNumber): void {
  takeOut(g.state, card);
  g.state.onFoeDeck.push(card);
  g.emit({ kind: 'laidOnDeck', card, seat: g.state.active, rule: 'CARD-9' });
}

/** Puts a card on the bottom of the encounter deck. */
export function bury(g: G, card: CardNumber, rule = 'ENC-9'): void {
  takeOut(g.state, card);
  g.state.decks.encounter.unshift(card);
  g.emit({ kind: 'buried', card, seat: g.state.active, rule });
}

/**
 * Shuffles cards into the top third of the encounter deck: the top ceil(n/3) of the n cards in it are shuffled with
 * them (REC-2).
 */
export function intoTopThird(g: G, cards: readonly CardNumber[]): void {
  const deck = g.state.decks.encounter;
  const top = Math.ceil(deck.length / THIRD);
  const from = deck.length - top;
  deck.push(...cards);
  g.shuffle(deck, STREAM.encounter, from);
}

/** Reshuffles the cards that are marked for it. */
export function reshuffleMarked(g: G): void {
  const cards = g.state.reshuffle;
  if (cards.length === 0) return;
  g.state.reshuffle = [];
  intoTopThird(g, cards);
  g.emit({ kind: 'reshuffled', cards, seat: g.state.active, rule: 'REC-2' });
}
