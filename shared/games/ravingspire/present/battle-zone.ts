import type { Fact, Zone } from '../../../tableau/tableau.ts';
import { priceOf } from '../rules/cost.ts';
import { NONE } from '../types.ts';
import { fact, lying, openZone, type Viewpoint } from './zones.ts';
import { sayPrice } from './values.ts';

/** The open battle: the enemy, its price, who helps and who hinders. Null where there is none. */
export function battleZone(look: Viewpoint): Zone | null {
  const { t, state } = look;
  const { s, match } = t;
  const { battle, active } = state;
  if (battle.kind === 'none') return null;
  const enemy = battle.card === NONE ? [] : [enemyCard(look)];
  const taken = battle.taken.map((card) => lying(look, card, [s.say('note.taken')]));
  const title =
    battle.card === NONE ? s.say('zone.battle.none') : s.say('zone.battle', { card: s.card(battle.card) });
  const facts: Fact[] = [fact('against', s.say('fact.against'), s.hero(active))];
  if (battle.card !== NONE) {
    const price = sayPrice(s, priceOf(match, state, active, battle.card));
    facts.push(fact('price', s.say('fact.price'), price));
    const stages = match.cards[battle.card].stages.length + 1;
    if (stages > 1) {
      const stage = s.say('fact.stage.value', { stage: String(battle.stage + 1), stages: String(stages) });
      facts.push(fact('stage', s.say('fact.stage'), stage));
    }
  }
  facts.push(...flankFacts(look));
  return openZone('battle', title, [...enemy, ...taken], { facts, empty: s.say('zone.battle.empty') });
}

function enemyCard(look: Viewpoint) {
  const { t, state } = look;
  const { card } = state.battle;
  const place = state.levels.flatMap(({ ring }) => (ring.includes(card) ? [ring.indexOf(card)] : []));
  const where = place.map((i) => t.s.say('note.place', { place: String(i + 1) }));
  return lying(look, card, [t.s.say('note.enemy'), ...where], 'harm');
}

function flankFacts({ t, state }: Viewpoint): Fact[] {
  const { s } = t;
  const { card: enemy, flankers } = state.battle;
  const facts = state.flanks
    .filter((flank) => flank.enemy === enemy)
    .map(({ seat, card, assist, amount, as }, i) =>
      fact(
        `flank:${i}`,
        s.say('fact.flank', {
          assist: assist ? 'yes' : 'no',
          hero: s.hero(seat, assist ? 'dative' : 'accusative'),
        }),
        s.say('fact.flank.value', { power: s.power(amount, as), card: s.named(card) }),
        assist ? 'good' : 'harm',
      ),
    );
  if (flankers.length === 0) return facts;
  const asked = s.list(flankers.map((seat) => s.hero(seat)));
  return [...facts, fact('flankers', s.say('fact.flankers'), asked)];
}
