import type { HiddenGroup, Viewer } from '../../engine/game.ts';
import { clone, type Json } from '../../engine/json.ts';
import { kindOf } from './rules/card.ts';
import { isAligned, stairsOf } from './rules/board.ts';
import { priceOf } from './rules/cost.ts';
import { isHeld } from './rules/foe.ts';
import { waitingFor } from './rules/later.ts';
import { sourceCard } from './rules/modifiers.ts';
import { countersOf } from './rules/counters.ts';
import { madnessStart } from './rules/madness.ts';
import { adversaryHarm } from './rules/recover.ts';
import { fullHand } from './rules/piles.ts';
import { KEEP, NONE, type CardNumber, type Hero, type Match, type State, type ToldEvent } from './types.ts';
import { LEVEL_NAMES } from './public.ts';

/** A card as a viewer sees it: its number identifies the instance, its id what it is. */
export interface CardView {
  readonly card: CardNumber;
  readonly id: string;
  readonly [field: string]: Json;
}

/** Whether a viewer sees a seat's hand: hidden from others only while flanking is on (INFO-1, INFO-2). */
export const seesHand = (match: Match, viewer: Viewer, seat: number): boolean =>
  !match.options.flanking || viewer.includes(seat);

/** Whether a viewer sees what an effect looks at: the seat of the effect does, or all do (LANG-20, LANG-22). */
export const seesLook = ({ seen }: State, viewer: Viewer): boolean => seen.open || viewer.includes(seen.seat);

/**
 * What a viewer sees of the table, built new, field by field (INFO-1 to INFO-3). Deck orders, what is left in the shared
 * decks, the sealed Spire card and all random streams never leave.
 */
export function view(match: Match, state: State, viewer: Viewer) {
  const show = (card: CardNumber): CardView | null => {
    if (card === NONE) return null;
    const { id } = match.cards[card];
    const counters = countersOf(state, card);
    return counters === 0 ? { card, id } : { card, id, counters };
  };
  const showAll = (cards: readonly CardNumber[]) => cards.map((card) => show(card)!);
  const { battle } = state;
  const price = battle.card === NONE ? null : priceOf(match, state, state.active, battle.card);
  return {
    turn: state.turn,
    phase: state.phase,
    active: state.active,
    madness: state.madness,
    madnessStart: madnessStart(match),
    steps: state.steps,
    bonus: state.bonus,
    trading: state.trading,
    outcome: state.outcome && { ...state.outcome, winners: [...state.outcome.winners] },
    options: { ...match.options },
    /** Spaces of every ring (BOARD-1). */
    sectors: match.board.sectors,
    heroes: state.heroes.map((hero, seat) => viewHero(match, state, viewer, hero, seat, showAll)),
    levels: state.levels.map((level, i) => ({
      level: LEVEL_NAMES[i],
      revealed: level.revealed,
      portal: level.portal,
      stairs: stairsOf(match.board, level),
      aligned: isAligned(match, state, i),
      ring: level.ring.map(show),
      tower: show(level.tower),
      foe: level.foe === NONE ? null : level.foe,
      /** It stands still (LANG-18). */
      held: level.foe !== NONE && isHeld(match, state, i),
    })),
    decks: {
      encounter: state.decks.encounter.length,
      loot: state.decks.loot.length,
      foe: state.decks.foe.length,
      tower: state.decks.tower.length,
      spire: state.decks.spire.length,
    },
    onFoeDeck: showAll(state.onFoeDeck),
    waiting: show(state.waiting),
    setAside: showAll(state.setAside),
    banished: showAll(state.banished),
    supply: showAll(state.supply),
    reshuffle: showAll(state.reshuffle),
    /** What an effect looks at (LANG-20): a viewer who does not see the cards sees how many they are. */
    seen: {
      seat: state.seen.seat,
      deck: state.seen.deck,
      count: state.seen.cards.length,
      cards: seesLook(state, viewer) ? showAll(state.seen.cards) : null,
    },
    resolving: showAll(state.resolving),
    challenge: show(state.challenge),
    legacy: show(state.legacy),
    battle:
      battle.kind === 'none'
        ? null
        : {
            kind: battle.kind,
            card: show(battle.card),
            taken: showAll(battle.taken),
            stage: battle.stage,
            price: price && { ...price, reductions: [...price.reductions] },
            flankers: [...battle.flankers],
            passed: [...battle.passed],
          },
    flanks: state.flanks.map((flank) => ({ ...flank, card: show(flank.card), enemy: show(flank.enemy) })),
    used: [...state.used],
    /** Cards that moved themselves when played, and whose power is still to be spent (CARD-19). */
    lingering: showAll(state.lingering),
    departed: [...state.departed],
    free: { ...state.free },
    explored: { ...state.explored },
  };
}
export type TableView = ReturnType<typeof view>;

function viewHero(
  match: Match,
  state: State,
  viewer: Viewer,
  hero: Hero,
  seat: number,
  showAll: (cards: readonly CardNumber[]) => CardView[],
) {
  const mine = viewer.includes(seat);
  return {
    hero: match.heroes[seat].id,
    class: match.heroes[seat].hero!.heroClass,
    sanity: hero.sanity,
    level: LEVEL_NAMES[hero.level],
    space: hero.level === KEEP || hero.removed ? null : hero.space,
    key: hero.key,
    removed: hero.removed,
    hand: seesHand(match, viewer, seat) ? showAll(hero.hand) : null,
    handCount: hero.hand.length,
    fullHand: fullHand(match, state, seat),
    deckCount: hero.deck.length,
    /** A holder may list its own battle deck, sorted by name (INFO-3): ids only, so that no order shows. */
    deckList: mine ? hero.deck.map((card) => match.cards[card].id).sort() : null,
    discard: showAll(hero.discard),
    played: showAll(hero.played),
    spent: showAll(hero.spent),
    gained: showAll(hero.gained),
    slots: hero.slots.map(showAll),
    /** What each slot holds: the name of a kind (CARD-2). */
    slotKinds: match.heroes[seat].hero!.slots.map((bit) => kindOf(bit) ?? ''),
    turned: [...hero.turned],
    live: [...hero.live],
    generating: [...hero.generating],
    /** Whose effects wait for a moment of the hero (LANG-40). */
    later: waitingFor(state, seat).map((source) => sourceCard(match, source).id),
    harm: hero.removed ? 0 : adversaryHarm(match, state, seat),
  };
}

/** Whether an event is about cards within a deck that only its seat has seen (LANG-20, LANG-21). */
const isLook = (event: ToldEvent): event is ToldEvent & { kind: 'lookedAt' | 'putBack' } =>
  (event.kind === 'lookedAt' && !event.open) || (event.kind === 'putBack' && !event.under);

/** An event as a viewer sees it: what was drawn into a hidden hand is only counted (INFO-2), and what a seat looked at. */
export function redact(match: Match, event: ToldEvent, viewer: Viewer): Json {
  if (event.kind === 'handDrawn' && !seesHand(match, viewer, event.seat)) {
    return { ...event, cards: event.cards.map(() => NONE) };
  }
  if (isLook(event) && !viewer.includes(event.seat)) return { ...event, cards: event.cards.map(() => NONE) };
  return clone(event) as unknown as Json;
}

/**
 * The groups of places whose cards a viewer cannot distinguish (INFO-2, INFO-3): each shared deck; each battle deck,
 * and
 * with it the hand where that is hidden. What an effect looks at stays where it is for those who see it.
 */
export function hidden(match: Match, state: State, viewer: Viewer): HiddenGroup[] {
  const { encounter, loot, foe, tower, spire } = state.decks;
  const groups = [[encounter], [loot], [foe], [tower], [spire]];
  state.heroes.forEach((hero, seat) => {
    groups.push(seesHand(match, viewer, seat) ? [hero.deck] : [hero.deck, hero.hand]);
  });
  const stays = seesLook(state, viewer) ? state.seen.cards : [];
  return groups.map((piles) => ({ piles, stays }));
}
