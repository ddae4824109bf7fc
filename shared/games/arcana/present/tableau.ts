import type { Viewer } from '../../../engine/game.ts';
import type { Phrase } from '../../../words/tokens.ts';
import type { Fact, Tableau, Zone } from '../../../tableau/tableau.ts';
import { DIE } from '../rules/turn.ts';
import type { Foe } from '../types.ts';
import { playerZones } from './player-zones.ts';
import { sayReading } from './reading.ts';
import { foeZones, towerZones } from './tower-zones.ts';
import { fact, lying, spent, zone, type Viewpoint } from './zones.ts';

/** Everything on the table. All see the same; own seats come first. */
export function tableauFor(look: Viewpoint, viewer: Viewer): Tableau {
  const { state } = look;
  const seats = state.players.map((_, seat) => seat);
  const ordered = [
    ...seats.filter((seat) => viewer.includes(seat)),
    ...seats.filter((seat) => !viewer.includes(seat)),
  ];
  const players = ordered.flatMap((seat) => playerZones(look, seat));
  const shared =
    state.phase === 'pickCharacters'
      ? [courtsZone(look)]
      : // What is fought over comes first, what is behind comes last.
        [...foeZones(look), ...pileZones(look), ...towerZones(look)];
  return {
    title: titleOf(look),
    facts: tableFacts(look),
    zones: [...players, ...shared],
    ending: sayReading(look),
  };
}

function titleOf({ state, s }: Viewpoint): Phrase {
  const turn = String(state.turn);
  if (state.outcome !== null) return s.say('table.over', { turn, result: state.outcome.result });
  if (state.phase === 'pickCharacters') return s.say('table.pick');
  if (state.phase === 'pickLeader') return s.say('table.lead');
  return s.say('table.title', { turn, who: s.who(state.active) });
}

/** What is true of the whole table. */
function tableFacts(look: Viewpoint): Fact[] {
  const { match, state, s } = look;
  const { foe, deck, discard, outcome, turn } = state;
  const strict =
    match.options.lossRule === 'anyFallen'
      ? [fact('lossRule', s.say('fact.lossRule'), s.say('fact.lossRule.value'), 'harm')]
      : [];
  if (state.phase === 'pickCharacters') return strict;
  const running = outcome === null && turn > 0;
  return [
    ...(running ? [fact('active', s.say('fact.active'), s.who(state.active))] : []),
    ...(foe === null ? [] : [fact('foe', s.say('fact.foe'), sayFoe(look, foe))]),
    ...(running ? [partyFact(look)] : []),
    fact('deck', s.say('fact.deck'), [{ number: deck.length }]),
    fact('discard', s.say('fact.discard'), [{ number: discard.length }]),
    ...strict,
  ];
}

const sayFoe = ({ s }: Viewpoint, { major, health, wards }: Foe): Phrase =>
  s.say('fact.foe.value', { card: s.card(major), health: String(health), wards });

/** How all players are, at a glance: healing is for all of them. */
function partyFact({ state, s }: Viewpoint): Fact {
  const all = state.players.map(({ health, fallen }, seat) =>
    s.say(fallen ? 'fact.party.fallen' : 'fact.party.one', { who: s.who(seat), health: String(health) }),
  );
  const weak = state.players.some(({ health, fallen }) => !fallen && health <= DIE);
  return fact('party', s.say('fact.party'), s.list(all), weak ? 'harm' : 'plain');
}

/** Court cards that are still free. */
function courtsZone(look: Viewpoint): Zone {
  const { match, state, s } = look;
  const free = match.courts.filter((court) => state.players.every((player) => player.court !== court));
  const cards = free.map((court) => lying(look, court));
  return zone('courts', s.say('zone.courts'), cards, s.say('zone.courts.empty'));
}

/** What is being played, the treasures won, and what was discarded. */
function pileZones(look: Viewpoint): Zone[] {
  const { state, s } = look;
  const resolving = state.resolving.map((card) => spent(look, card));
  const won = state.won.map((card, i) =>
    spent(look, card, [s.say('note.floor', { floor: String(i + 1) })], 'good'),
  );
  const discarded = state.discard.map((card) => lying(look, card));
  return [
    ...(resolving.length === 0 ? [] : [zone('resolving', s.say('zone.resolving'), resolving, [])]),
    zone('won', s.say('zone.won'), won, s.say('zone.won.empty')),
    zone('discard', s.say('zone.discard'), discarded, s.say('zone.discard.empty'), { layout: 'pile' }),
  ];
}
