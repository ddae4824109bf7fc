import type { Viewer } from '../../../engine/game.ts';
import type { Fact, Tableau, Zone } from '../../../tableau/tableau.ts';
import { sayOutcome } from '../narrate/outcome.ts';
import { isWaking } from '../rules/wake.ts';
import type { State } from '../types.ts';
import { seesHand } from '../view.ts';
import { battleZone } from './battle-zone.ts';
import { heroZones } from './hero-zones.ts';
import { levelZones } from './level-zones.ts';
import type { Teller } from './teller.ts';
import { fact, pileZones, type Viewpoint } from './zones.ts';

/** The madness track is about to run out. */
const LOW_MADNESS = 2;

/** Everything on the table, as a viewer sees it (INFO-1 to INFO-3). */
export function tableauFor(t: Teller, state: State, viewer: Viewer): Tableau {
  const look: Viewpoint = { t, state, viewer, sees: (seat) => seesHand(t.match, viewer, seat) };
  const battle = battleZone(look);
  const seats = state.heroes.map((_, seat) => seat);
  const ordered = [
    ...seats.filter((seat) => viewer.includes(seat)),
    ...seats.filter((seat) => !viewer.includes(seat)),
  ];
  const zones: Zone[] = [
    ...(battle === null ? [] : [battle]),
    ...levelZones(look),
    ...ordered.flatMap((seat) => heroZones(look, seat)),
    ...pileZones(look),
  ];
  return { title: titleOf(look), facts: tableFacts(look), zones, ending: [] };
}

function titleOf({ t, state }: Viewpoint) {
  const { s } = t;
  const turn = String(state.turn);
  if (state.outcome !== null) return s.say('table.over', { turn, outcome: sayOutcome(s, state.outcome) });
  return s.say('table.title', {
    turn,
    phase: s.word('word.phase', state.phase),
    hero: s.hero(state.active),
  });
}

/** What is true of the whole table. */
function tableFacts({ t, state }: Viewpoint): Fact[] {
  const { s } = t;
  const { madness, decks, steps, bonus, explored } = state;
  const facts = [
    fact('madness', s.say('fact.madness'), [{ number: madness }], madness <= LOW_MADNESS ? 'harm' : 'plain'),
  ];
  if (steps > 0)
    facts.push(
      fact('roll', s.say(bonus ? 'fact.roll.bonus' : 'fact.roll'), s.say('fact.steps', { count: steps })),
    );
  if (isWaking(state)) facts.push(fact('waking', s.say('fact.waking'), s.say('fact.waking.value')));
  const done = (['skill', 'charm', 'brute', 'exert'] as const).filter((what) => explored[what]);
  if (done.length > 0) {
    const said = s.list(done.map((what) => s.say('fact.explored.value', { what })));
    facts.push(fact('explored', s.say('fact.explored'), said, 'off'));
  }
  const left = s.say('fact.decks.value', {
    encounter: String(decks.encounter.length),
    loot: String(decks.loot.length),
    foe: String(decks.foe.length),
    tower: String(decks.tower.length),
    spire: String(decks.spire.length),
  });
  return [...facts, fact('decks', s.say('fact.decks'), left)];
}
