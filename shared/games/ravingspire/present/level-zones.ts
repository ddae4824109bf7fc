import type { Phrase } from '../../../words/tokens.ts';
import type { Fact, TableCard, Zone } from '../../../tableau/tableau.ts';
import { offerAgainst, offerFor } from '../offers.ts';
import { sources } from '../payments/sources.ts';
import { heroesOn, isAligned, stairsOf } from '../rules/board.ts';
import { priceOf } from '../rules/cost.ts';
import { isHeld } from '../rules/foe.ts';
import { KEEP, NONE, SPIRE, type CardNumber } from '../types.ts';
import { LEVEL_NAMES } from '../public.ts';
import { sightOf } from './teller.ts';
import { powerNow, powerPrinted, sayPrice } from './values.ts';
import { fact, lying, openZone, type Viewpoint } from './zones.ts';

/** The three levels with the cards of their rings: the one of the acting hero first, then from the top down. */
export function levelZones(look: Viewpoint): Zone[] {
  const { level: here } = look.state.heroes[look.state.active];
  const others = look.state.levels.map((_, level) => level).filter((level) => level !== here);
  return [...(here === KEEP ? [] : [here]), ...others.reverse()].map((level) => ringZone(look, level));
}

function ringZone(look: Viewpoint, level: number): Zone {
  const { t, state } = look;
  const { s } = t;
  const { ring, tower } = state.levels[level];
  const acting = state.heroes[state.active].level === level;
  const payable = acting ? affordable(look, ring) : new Set<CardNumber>();
  const cards: TableCard[] = [];
  if (tower !== NONE) cards.push(lying(look, tower, [s.say('note.tower')]));
  ring.forEach((card, place) => {
    // The enemy of a battle is there as well; it is shown once, in the battle.
    if (card !== NONE && card !== state.battle.card)
      cards.push(
        ringCard(look, card, [s.say('note.place', { place: String(place + 1) })], payable.has(card)),
      );
  });
  if (acting && state.waiting !== NONE)
    cards.push(ringCard(look, state.waiting, [s.say('note.waiting')], false));
  return openZone(`ring:${LEVEL_NAMES[level]}`, s.say('zone.ring', { atLevel: s.atLevel(level) }), cards, {
    facts: levelFacts(look, level),
    empty: s.say('zone.ring.empty'),
  });
}

/** The ring cards that the acting hero can pay now, as far as the viewer may know. */
function affordable({ t, state, sees }: Viewpoint, ring: readonly CardNumber[]): Set<CardNumber> {
  const { match } = t;
  const { active, phase, battle } = state;
  if (phase !== 'encounter' || battle.kind !== 'none' || !sees(active)) return new Set();
  const available = sources(match, state, active, false);
  return new Set(
    ring.filter((card) => {
      if (card === NONE) return false;
      return match.cards[card].kind === 'adversary'
        ? offerAgainst(match, state, active, card) !== null
        : offerFor(match, state, active, card, available) !== null;
    }),
  );
}

function ringCard(look: Viewpoint, card: CardNumber, where: readonly Phrase[], payable: boolean): TableCard {
  const { t, state } = look;
  const { s, match } = t;
  const { kind, cost } = match.cards[card];
  const known = look.sees(state.active);
  const power = known ? powerNow(sightOf(t, state, state.active), card) : powerPrinted(t, card);
  const price =
    cost === null
      ? []
      : sayPrice(s, known ? priceOf(match, state, state.active, card) : { ...cost, reductions: [] });
  const notes = [
    ...where,
    ...(kind === 'adversary' ? [s.say('note.adversary')] : []),
    power.length === 0 ? [] : s.say('face.power', { power }),
    price.length === 0 ? [] : s.say('face.cost', { cost: price }),
    ...(payable ? [s.say('note.affordable')] : []),
  ];
  return lying(look, card, notes, payable ? 'good' : kind === 'adversary' ? 'harm' : 'plain');
}

/** How a level is built, and who is where. */
function levelFacts({ t, state }: Viewpoint, level: number): Fact[] {
  const { s, match } = t;
  const ring = state.levels[level];
  const sector = (number: number): Phrase => s.say('fact.sector', { sector: String(number) });
  const aligned = isAligned(match, state, level);
  const stairs = s.say('fact.stairs.value', {
    sector: String(stairsOf(match.board, ring)),
    aligned: aligned ? 'yes' : 'no',
  });
  const facts = [
    fact('portal', s.say('fact.portal'), sector(ring.portal)),
    fact(
      'stairs',
      s.say('fact.stairs', { door: level === SPIRE ? 'yes' : 'no' }),
      stairs,
      aligned ? 'good' : 'plain',
    ),
  ];
  if (!ring.revealed) facts.unshift(fact('closed', s.say('fact.closed'), s.say('fact.closed.value'), 'off'));
  if (ring.foe !== NONE) {
    const where = sector(ring.foe);
    const held = isHeld(match, state, level);
    facts.push(fact('foe', s.say('fact.foe'), held ? s.say('fact.foe.held', { where }) : where, 'harm'));
  }
  const here = heroesOn(state, level);
  if (here.length > 0) {
    const standing = here.map((seat) =>
      s.say('fact.standing', { hero: s.hero(seat), sector: String(state.heroes[seat].space) }),
    );
    facts.push(fact('heroes', s.say('fact.heroes'), s.list(standing)));
  }
  return facts;
}
