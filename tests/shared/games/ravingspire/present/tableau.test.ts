import { describe, expect, test } from 'vitest';
import type { State } from '../../../../../shared/games/ravingspire/types.ts';
import { phraseText } from '../../../../../shared/words/tokens.ts';
import { clone } from '../../../../../shared/engine/json.ts';
import type { Tableau, Zone } from '../../../../../shared/tableau/tableau.ts';
import { zones as zonesOf } from '../../../../../shared/games/ravingspire/census.ts';
import { presenterOf, visitGame } from '../../../../support/present.ts';
import { newTable } from '../../../../support/ravingspire.ts';

const heroes = ['base:crimson-reaver', 'base:quinn-apblanc'];
const tableWith = (options = {}) => newTable({ seed: 'tableau', heroes, packs: ['base'], options });

const zone = (tableau: Tableau, id: string): Zone => {
  const found = tableau.zones.find((each) => each.id === id);
  if (found === undefined) expect.fail(`no zone ${id} among ${tableau.zones.map((each) => each.id).join()}`);
  return found;
};
const facts = (of: Pick<Tableau, 'facts'>): { [id: string]: string } =>
  Object.fromEntries(of.facts.map(({ id, value }) => [id, phraseText(value)]));

describe('a new table of two', () => {
  const table = tableWith();
  const presenter = presenterOf(table.match);
  const tableau = presenter.tableau(table.state, [1]);

  test('says whose turn it is', () => {
    expect(phraseText(tableau.title)).toBe('Turn 1, Move: Crimson Reaver');
    expect(phraseText(presenterOf(table.match, 'de').tableau(table.state, []).title)).toBe(
      'Zug 1, Bewegung: Crimson Reaver',
    );
    expect(facts(tableau)['madness']).toBe('4');
    expect(facts(tableau)['waking']).toMatch(/asleep until turn 6/);
  });

  test('shows the levels, then the own hero, then the others', () => {
    expect(tableau.zones.map(({ id }) => id)).toEqual([
      'ring:dungeon',
      'ring:spire',
      'ring:temple',
      ...['hero:1', 'hand:1', 'slots:1', 'played:1', 'deck:1', 'discard:1'],
      ...['hero:0', 'hand:0', 'slots:0', 'played:0', 'deck:0', 'discard:0'],
    ]);
    const spectator = presenter.tableau(table.state, []).zones.map(({ id }) => id);
    expect(spectator.indexOf('hero:0')).toBeLessThan(spectator.indexOf('hero:1'));
  });

  test('says how a level is built', () => {
    const dungeon = facts(zone(tableau, 'ring:dungeon'));
    const { portal } = table.state.levels[0];
    expect(dungeon['portal']).toBe(`space ${portal}`);
    expect(dungeon['stairs']).toBe(`space ${(portal + 6) % 12}`);
    expect(dungeon['heroes']).toBe(`Crimson Reaver (space ${portal}), Quinn ApBlanc (space ${portal})`);
    expect(facts(zone(tableau, 'ring:spire'))['closed']).toBe('not yet open');
    expect(zone(tableau, 'ring:dungeon').cards).toHaveLength(1);
  });

  test('lists the own deck by name, without order; of others only the number', () => {
    const own = zone(tableau, 'deck:1');
    expect(own.layout).toBe('pile');
    expect(own.cards).toHaveLength(own.count);
    expect(own.cards.every(({ card }) => card === -1)).toBe(true);
    const names = own.cards.map(({ id }) => presenter.face(id).name);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
    expect(zone(tableau, 'deck:0').cards).toEqual([]);
    expect(zone(tableau, 'deck:0').count).toBe(table.state.heroes[0].deck.length);
  });

  test('shows all hands, and with flanking only the own ones', () => {
    expect(zone(tableau, 'hand:0').cards).toHaveLength(7);
    const closed = tableWith({ flanking: true });
    const hidden = zone(presenterOf(closed.match).tableau(closed.state, [1]), 'hand:0');
    expect(hidden.cards).toEqual([]);
    expect(hidden.count).toBe(7);
    expect(phraseText(hidden.empty)).toBe('Hidden.');
    expect(zone(presenterOf(closed.match).tableau(closed.state, [0, 1]), 'hand:0').cards).toHaveLength(7);
  });

  test('says what kind each slot is, and that it is free', () => {
    const slots = zone(tableau, 'slots:1').facts;
    expect(slots).toHaveLength(5);
    for (const { value, tone } of slots) expect([phraseText(value), tone]).toEqual(['free', 'off']);
  });
});

describe('what holds of the cards now', () => {
  const lying = (change: (state: State) => void, viewer = [0], options = {}) => {
    const table = tableWith(options);
    const state = clone(table.state);
    state.phase = 'encounter';
    state.steps = 0;
    change(state);
    return presenterOf(table.match).tableau(state, viewer);
  };
  const cardNamed = (id: string): number => {
    const card = tableWith().match.cards.findIndex((each) => each.id === id);
    expect(card).toBeGreaterThanOrEqual(0);
    return card;
  };
  const notes = (tableau: Tableau, id: string, card: number) => {
    const found = zone(tableau, id).cards.find((each) => each.card === card)!;
    return { notes: found.notes.map(phraseText), tone: found.tone };
  };
  const boots = cardNamed('base:leather-boots');
  const chest = cardNamed('base:trapped-chest');

  test('what a ring card costs, and whether it can be paid', () => {
    const rich = lying((state) => {
      state.levels[0].ring[2] = boots;
      state.until = [];
    });
    const { notes: told, tone } = notes(rich, 'ring:dungeon', boots);
    expect(told[0]).toBe('place 3');
    expect(told.some((note) => note.startsWith('cost '))).toBe(true);
    expect(told.at(-1)).toBe('you can pay it');
    expect(tone).toBe('good');
    const poor = lying((state) => {
      state.levels[0].ring[2] = boots;
      state.heroes[0].hand = [];
    });
    expect(notes(poor, 'ring:dungeon', boots)).toMatchObject({ tone: 'plain' });
  });

  test('how many counters lie on a card', () => {
    const counters = (change: (state: State) => void): number | undefined =>
      zone(lying(change), 'ring:dungeon').cards.find(({ card }) => card === boots)?.counters;
    const ring = (state: State) => void (state.levels[0].ring[2] = boots);
    expect(counters(ring)).toBeUndefined();
    expect(
      counters((state) => {
        ring(state);
        state.counters = [
          { card: boots, count: 1, lasting: false },
          { card: boots, count: 2, lasting: true },
        ];
      }),
    ).toBe(3);
  });

  test('what a seat with a hidden hand can pay is shown to no other seat', () => {
    const ring = (state: State) => void (state.levels[0].ring[2] = boots);
    expect(notes(lying(ring, [1], { flanking: true }), 'ring:dungeon', boots).tone).toBe('plain');
    expect(notes(lying(ring, [0], { flanking: true }), 'ring:dungeon', boots).tone).toBe('good');
  });

  test('what is left to spend: what is sure, what can be either, and all together', () => {
    const spending = (state: State) => {
      const { heroes } = match.piles;
      const own = (id: string) => heroes[0].find((card) => match.cards[card].id === id)!;
      state.heroes[0].hand = [own('base:blade'), own('base:tool')];
      state.free = { amount: 1, as: 3 };
    };
    const { match } = tableWith();
    const purse = (change: (state: State) => void, viewer = [0], options = {}) =>
      facts(zone(lying(change, viewer, options), 'hero:0'))['purse'];
    expect(purse(spending)).toBe('1 fight, 1 skill, 0 charm, 1 fight or skill; 3 in all');
    expect(purse(spending, [1])).toBe('1 fight, 1 skill, 0 charm, 1 fight or skill; 3 in all');
    // Not for a viewer that does not see the hand, nor for a seat that spends nothing now.
    expect(purse(spending, [1], { flanking: true })).toBeUndefined();
    expect(
      purse((state) => {
        spending(state);
        state.phase = 'move';
      }),
    ).toBeUndefined();
  });

  test('an adversary is a threat, and what it will cost is said', () => {
    const tableau = lying((state) => {
      state.levels[0].ring[0] = chest;
      state.heroes[0].hand = [];
    });
    expect(notes(tableau, 'ring:dungeon', chest)).toMatchObject({ tone: 'harm' });
    expect(notes(tableau, 'ring:dungeon', chest).notes).toContain('adversary');
    expect(facts(zone(tableau, 'hero:0'))['harm']).toBe('1 sanity lost to adversaries');
  });

  test('an adversary that is being fought lies in the battle, with its price and who interferes', () => {
    const tableau = lying((state) => {
      state.levels[0].ring[4] = chest;
      state.battle = { ...state.battle, kind: 'adversary', card: chest, level: 0, flankers: [1] };
      state.flanks = [{ enemy: chest, seat: 1, card: 0, assist: true, amount: 2, as: 1 }];
    });
    expect(tableau.zones[0].id).toBe('battle');
    expect(notes(tableau, 'battle', chest)).toEqual({ notes: ['enemy', 'place 5'], tone: 'harm' });
    const told = facts(tableau.zones[0]);
    expect(told['against']).toBe('Crimson Reaver');
    expect(told['price']).toMatch(/skill|fight|charm/);
    expect(told['flank:0']).toMatch(/^2 fight \(.+\)$/);
    expect(told['flankers']).toBe('Quinn ApBlanc');
  });

  test('used, turned over, played, spent, taken', () => {
    const tableau = lying((state) => {
      const [hero] = state.heroes;
      const [a, b, c, d, e] = hero.hand;
      Object.assign(hero, { hand: hero.hand.slice(5), slots: [[a], [b], [], [], []], turned: [b] });
      Object.assign(hero, { played: [c], spent: [d], gained: [e], sanity: 2, key: true });
      state.used = [1];
    });
    const slots = zone(tableau, 'slots:0').cards.map(({ notes, tone }) => [phraseText(notes[0]), tone]);
    expect(slots).toEqual([
      ['slot 1', 'plain'],
      ['slot 2', 'off'],
    ]);
    expect(zone(tableau, 'played:0').cards.map(({ tone }) => tone)).toEqual(['good', 'off', 'plain']);
    const hero = zone(tableau, 'hero:0');
    expect(hero.cards[0].notes.map(phraseText)).toEqual(['second ability used this turn']);
    expect(hero.facts.filter(({ tone }) => tone === 'harm').map(({ id }) => id)).toContain('sanity');
    expect(facts(hero)['key']).toBe('yes');
  });
});

/** Zones of the state whose cards no viewer sees, or only without their order. */
const UNSEEN = /^decks\.|\.deck$/;

test('every card lies in one place, and every open card is shown', () => {
  for (let number = 0; number < 12; number++) {
    visitGame(number, 80, ({ match, state }) => {
      const allSeats = match.heroes.map((_, seat) => seat);
      const tableau = presenterOf(match).tableau(state, allSeats);
      const ids = tableau.zones.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      const shown = tableau.zones
        .flatMap(({ cards }) => cards.map(({ card }) => card))
        .filter((card) => card >= 0);
      expect(new Set(shown).size).toBe(shown.length);
      const open = [...zonesOf(state)].flatMap(([name, cards]) => (UNSEEN.test(name) ? [] : cards));
      const missing = open.filter((card) => !shown.includes(card));
      expect(missing).toEqual([]);
      for (const { count, cards, layout, id } of tableau.zones) {
        expect(count).toBe(cards.length);
        expect(layout).toMatch(/row|pile/);
        expect(id).toMatch(/^[a-z-]+(:[a-z0-9]+)?$/);
      }
    });
  }
});
