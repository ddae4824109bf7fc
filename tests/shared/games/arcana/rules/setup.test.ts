import { describe, expect, test } from 'vitest';
import type { Definitions } from '../../../../../shared/engine/game.ts';
import { SetupError } from '../../../../../shared/engine/game.ts';
import { scale, streamKeys, wordAt } from '../../../../../shared/engine/random.ts';
import { Table } from '../../../../../shared/engine/table.ts';
import { arcana } from '../../../../../shared/games/arcana/index.ts';
import type { CardNumber, Match } from '../../../../../shared/games/arcana/types.ts';
import { NONE } from '../../../../../shared/games/arcana/types.ts';
import { COURTS, dealt, DECK, matchOf, setupOf } from './tables.ts';

const without = (definitions: Definitions, kind: string): Definitions =>
  Object.fromEntries(
    Object.entries(definitions).filter(([, card]) => (card as { kind: string }).kind !== kind),
  );

describe('who plays', () => {
  test('AR-R!2: fewer than two or more than four adventurers cannot play', () => {
    for (const count of [0, 1, 5]) {
      expect(() => matchOf({ heroes: COURTS.slice(0, count) })).toThrow(SetupError);
      expect(() => matchOf({ heroes: COURTS.slice(0, count) })).toThrow(`2 to 4 adventurers, not ${count}`);
    }
  });

  test.each([2, 3, 4])('AR-R!2: %i adventurers are welcome', (count) => {
    expect(matchOf({ heroes: COURTS.slice(0, count) }).seats).toBe(count);
  });

  test('AR-SETUP-2: the same court card twice is refused', () => {
    expect(() => matchOf({ heroes: ['arcana:kw', 'arcana:kw'] })).toThrow('once only');
  });

  test('AR-SETUP-2: a card that is no court card is named', () => {
    for (const id of ['arcana:nobody', 'arcana:m4', 'arcana:w1', 'arcana:paladin']) {
      expect(() => matchOf({ heroes: ['arcana:kw', id] })).toThrow(`no court card "${id}"`);
    }
  });
});

describe('options', () => {
  test('AR-R!36: an unknown option is named, with those that exist', () => {
    expect(() => matchOf({ options: { revival: true } })).toThrow(
      'unknown option "revival"; known are lossRule, difficulty',
    );
    expect(() => matchOf({ options: { toString: 'x' } })).toThrow('unknown option "toString"');
  });

  test('AR-R!36: a value that is none is refused, with those that exist', () => {
    for (const lossRule of ['someFallen', true, 1, null, '']) {
      expect(() => matchOf({ options: { lossRule } })).toThrow(
        'option "lossRule" must be one of allFallen, anyFallen',
      );
    }
  });

  test('AR-R!36: the defaults are the printed rules', () => {
    expect(matchOf().options).toEqual({ lossRule: 'allFallen', difficulty: 'standard' });
    expect(matchOf({ options: { lossRule: 'anyFallen' } }).options.lossRule).toBe('anyFallen');
  });

  test('a tower without the difficulty says which it has', () => {
    const id = Object.keys(DECK).find((each) => (DECK[each] as { kind: string }).kind === 'tower')!;
    const tower = DECK[id] as { tables: { standard: object } };
    const plain: Definitions = {
      ...DECK,
      [id]: { ...tower, tables: { standard: tower.tables.standard } } as unknown as Definitions[string],
    };
    expect(() => matchOf({ options: { difficulty: 'grim' } }, plain)).toThrow(
      `${id} has no difficulty "grim"; it has standard`,
    );
  });
});

describe('the deck', () => {
  test('AR-R!1: 40 pips, 16 court cards, 21 Majors and the Fool', () => {
    const { pips, courts, majors, fool, cards } = matchOf();
    expect([pips.length, courts.length, majors.length]).toEqual([40, 16, 21]);
    expect(cards[fool].id).toBe('arcana:m0');
    expect(new Set([...pips, ...courts, ...majors, fool]).size).toBe(78);
  });

  test('packs without a Fool, a tower or a foe of the tower cannot be played', () => {
    expect(() => matchOf({}, without(DECK, 'fool'))).toThrow('no chosen pack has a Fool');
    expect(() => matchOf({}, without(DECK, 'tower'))).toThrow('no chosen pack has a tower');
    expect(() => matchOf({}, without(DECK, 'major'))).toThrow('which no chosen pack has');
    expect(() => matchOf({}, without(DECK, 'type'))).toThrow('no chosen pack has the type');
  });

  test('a tower of a pack that was not chosen is not climbed', () => {
    expect(() => matchOf({ packs: ['another'] })).toThrow('no chosen pack has a tower');
  });

  /** Deals as AR-R!3 says, apart from the rules: hands, treasures and foes, in the order in which they are dealt. */
  function expectedDeal(match: Match, seed: string, limit: number) {
    const keys = streamKeys(seed, ['deck', 'majors']);
    const positions = [0, 0];
    const shuffle = (pile: CardNumber[], stream: number): void => {
      for (let i = pile.length - 1; i > 0; i--) {
        const word = wordAt(keys[2 * stream], keys[2 * stream + 1], positions[stream]++);
        const j = scale(word, i + 1);
        [pile[i], pile[j]] = [pile[j], pile[i]];
      }
    };
    const dealFrom = (pile: CardNumber[], count: number) => Array.from({ length: count }, () => pile.pop()!);
    const deck = [...match.pips];
    shuffle(deck, 0);
    const treasures = dealFrom(deck, 5);
    deck.push(match.fool);
    shuffle(deck, 0);
    const hands: CardNumber[][] = match.proposed.map(() => []);
    let fools = 0;
    for (let round = 0; round < limit; round++) {
      for (const hand of hands) {
        let card = deck.pop()!;
        if (card === match.fool) {
          fools++;
          shuffle(deck, 0);
          card = deck.pop()!;
          deck.push(match.fool);
          shuffle(deck, 0);
        }
        hand.push(card);
      }
    }
    const majors = [...match.majors];
    shuffle(majors, 1);
    return { treasures, hands, foes: dealFrom(majors, 5), deck, fools };
  }

  test('AR-R!3: all is dealt in the order of the text, one card a seat, from the bottom floor to the top', () => {
    let fools = 0;
    for (let i = 0; i < 40; i++) {
      const seed = `deal ${i}`;
      const seats = 2 + (i % 3);
      const { match, state } = dealt({ seed, heroes: COURTS.slice(0, seats) });
      const expected = expectedDeal(match, seed, 9 - seats);
      expect(state.treasures).toEqual(expected.treasures);
      expect(state.players.map(({ hand }) => hand)).toEqual(expected.hands);
      expect(state.upcoming).toEqual(expected.foes);
      expect(state.deck).toEqual(expected.deck);
      fools += expected.fools;
    }
    expect(fools, 'the Fool must come up in some deals (AR-R!33)').toBeGreaterThan(5);
  });

  test('AR-R!3: options change no order', () => {
    expect(dealt({ options: { lossRule: 'anyFallen' } }).state).toEqual(dealt().state);
  });

  test('AR-SETUP-6: every Major becomes a foe in some game, on every floor', () => {
    const seen = new Set<string>();
    for (let i = 0; i < 600; i++) {
      dealt({ seed: `foes ${i}` }).state.upcoming.forEach((major, floor) => seen.add(`${major} ${floor}`));
    }
    expect(seen.size).toBe(21 * 5);
  });

  test('no seat holds a card before the last one has picked', () => {
    const table = new Table(arcana, setupOf(), DECK);
    expect(table.state.players.every(({ court, hand }) => court === NONE && hand.length === 0)).toBe(true);
    expect(table.state.deck).toEqual([]);
  });
});
