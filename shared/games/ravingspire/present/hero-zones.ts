import type { Seat } from '../../../engine/game.ts';
import type { Phrase } from '../../../words/tokens.ts';
import type { Fact, TableCard, Zone } from '../../../tableau/tableau.ts';
import { SANE } from '../rules/madness.ts';
import { waitingFor } from '../rules/later.ts';
import { fullHand } from '../rules/piles.ts';
import { adversaryHarm } from '../rules/recover.ts';
import { KEEP, NONE, type CardNumber } from '../types.ts';
import { sightOf } from './teller.ts';
import { powerNow, powerPrinted } from './values.ts';
import { purseFacts } from './purse.ts';
import { changesForGood, fact, lying, openZone, type Viewpoint } from './zones.ts';

/** At this sanity it begins to matter. */
const SHAKEN = 3;

/** Everything of a hero: itself, hand, slots, played cards, deck, discard pile. */
export function heroZones(look: Viewpoint, seat: Seat): Zone[] {
  const { removed } = look.state.heroes[seat];
  const zones = [handZone, slotsZone, playedZone, deckZone, discardZone].map((make) => make(look, seat));
  return [heroZone(look, seat), ...(removed ? zones.filter(({ count }) => count > 0) : zones)];
}

function heroZone(look: Viewpoint, seat: Seat): Zone {
  const { t, state } = look;
  const { s, match } = t;
  const used = seat === state.active ? state.used : [];
  const notes = used.map((index) => s.say('note.ability', { index: String(index) }));
  const card: TableCard = { card: NONE, id: match.heroes[seat].id, notes, tone: 'plain' };
  return openZone(`hero:${seat}`, s.say('zone.hero', { hero: s.hero(seat) }), [card], {
    seat,
    facts: [...heroFacts(look, seat), ...purseFacts(look, seat)],
    empty: [],
  });
}

function heroFacts({ t, state }: Viewpoint, seat: Seat): Fact[] {
  const { s, match } = t;
  const { sanity, key, removed, level, space } = state.heroes[seat];
  if (removed) return [fact('removed', s.say('fact.removed'), s.say('fact.removed.value'), 'off')];
  const where =
    level === KEEP
      ? s.say('fact.where.keep')
      : s.say('value.where', { level: s.level(level), sector: String(space) });
  const facts = [
    fact(
      'sanity',
      s.say('fact.sanity'),
      s.say('fact.sanity.value', { sanity: String(sanity), most: String(SANE) }),
      sanity <= SHAKEN ? 'harm' : 'plain',
    ),
    fact('where', s.say('fact.where'), where),
    fact(
      'key',
      s.say('fact.key'),
      s.say('fact.key.value', { key: key ? 'yes' : 'no' }),
      key ? 'good' : 'plain',
    ),
  ];
  const harm = adversaryHarm(match, state, seat);
  if (harm > 0)
    facts.push(fact('harm', s.say('fact.harm'), s.say('fact.harm.value', { harm: String(harm) }), 'harm'));
  const waits = waitingFor(state, seat);
  if (waits.length > 0) facts.push(fact('waits', s.say('fact.waits'), s.list(waits.map(s.named))));
  if (seat === state.active && state.free.amount > 0)
    facts.push(fact('own', s.say('fact.own'), s.power(state.free.amount, state.free.as), 'good'));
  const forGood = changesForGood(state, (change) => change.seat === seat && change.target === NONE);
  if (forGood.length > 0)
    facts.push(fact('lasting', s.say('fact.lasting'), s.list(forGood.map(s.named)), 'good'));
  return facts;
}

/** The power that a card of a seat gives, as far as the viewer may know. */
function powerFor({ t, state, sees }: Viewpoint, seat: Seat, card: CardNumber): Phrase {
  return sees(seat) ? powerNow(sightOf(t, state, seat), card) : powerPrinted(t, card);
}

function handZone(look: Viewpoint, seat: Seat): Zone {
  const { t, state, sees } = look;
  const { s, match } = t;
  const { hand } = state.heroes[seat];
  const open = sees(seat);
  const cards = open ? hand.map((card) => lying(look, card, [powerFor(look, seat, card)])) : [];
  const count = s.say('fact.hand.value', {
    count: String(hand.length),
    full: String(fullHand(match, state, seat)),
  });
  return openZone(`hand:${seat}`, s.say('zone.hand', { hero: s.hero(seat) }), cards, {
    seat,
    facts: [fact('count', s.say('fact.hand'), count)],
    count: hand.length,
    empty: s.say(!open && hand.length > 0 ? 'zone.hand.hidden' : 'zone.hand.empty'),
  });
}

function slotsZone(look: Viewpoint, seat: Seat): Zone {
  const { t, state } = look;
  const { s } = t;
  const { slots } = state.heroes[seat];
  const facts = slots.map((cards, slot) =>
    fact(
      `slot:${slot}`,
      s.say('fact.slot', { slot: String(slot + 1), kind: s.slotKind(seat, slot) }),
      cards.length === 0 ? s.say('fact.slot.free') : s.cards(cards),
      cards.length === 0 ? 'off' : 'plain',
    ),
  );
  const cards = slots.flatMap((lyingThere, slot) =>
    lyingThere.map((card) => slotted(look, seat, card, slot)),
  );
  return openZone(`slots:${seat}`, s.say('zone.slots', { hero: s.hero(seat) }), cards, {
    seat,
    facts,
    empty: s.say('zone.slots.empty'),
  });
}

function slotted(look: Viewpoint, seat: Seat, card: CardNumber, slot: number): TableCard {
  const { t, state } = look;
  const { s } = t;
  const { turned, live, generating } = state.heroes[seat];
  const power = powerFor(look, seat, card);
  const where = s.say('note.slot', { slot: String(slot + 1) });
  if (!turned.includes(card)) return lying(look, card, [where, power]);
  if (!live.includes(card)) return lying(look, card, [where, s.say('note.used')], 'off');
  const gives = generating.includes(card) ? s.say('note.generating', { power }) : power;
  return lying(look, card, [where, gives, s.say('note.unspent')], 'good');
}

function playedZone(look: Viewpoint, seat: Seat): Zone {
  const { t, state } = look;
  const { s } = t;
  const { played, spent, gained } = state.heroes[seat];
  const ready = seat === state.active ? [...played, ...state.lingering] : played;
  const cards = [
    ...ready.map((card) => lying(look, card, [powerFor(look, seat, card), s.say('note.unspent')], 'good')),
    ...spent.map((card) => lying(look, card, [s.say('note.spent')], 'off')),
    ...gained.map((card) => lying(look, card, [s.say('note.gained')])),
  ];
  return openZone(`played:${seat}`, s.say('zone.played', { hero: s.hero(seat) }), cards, {
    seat,
    empty: s.say('zone.played.empty'),
  });
}

/** A battle deck: its holder may list it sorted by name, so that no order shows (INFO-3). */
function deckZone({ t, state, viewer }: Viewpoint, seat: Seat): Zone {
  const { s, match, titles, byName } = t;
  const { deck } = state.heroes[seat];
  const mine = viewer.includes(seat);
  const ids = mine ? deck.map((card) => match.cards[card].id) : [];
  const cards = ids
    .sort((a, b) => byName(titles.name(a), titles.name(b)) || (a < b ? -1 : a > b ? 1 : 0))
    .map((id): TableCard => ({ card: NONE, id, notes: [], tone: 'plain' }));
  return openZone(`deck:${seat}`, s.say('zone.deck', { hero: s.hero(seat) }), cards, {
    seat,
    layout: 'pile',
    count: deck.length,
    empty: s.say(!mine && deck.length > 0 ? 'zone.deck.hidden' : 'zone.deck.empty'),
  });
}

function discardZone(look: Viewpoint, seat: Seat): Zone {
  const { s } = look.t;
  const cards = look.state.heroes[seat].discard.map((card) => lying(look, card));
  return openZone(`discard:${seat}`, s.say('zone.discard', { hero: s.hero(seat) }), cards, {
    seat,
    layout: 'pile',
    empty: s.say('zone.discard.empty'),
  });
}
