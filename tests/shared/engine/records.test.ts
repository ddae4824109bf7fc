import { describe, expect, test } from 'vitest';
import type { Setup, StateBase } from '../../../shared/engine/game.ts';
import { signRecord } from '../../../shared/engine/records.ts';

const setup: Setup = { seed: 'ember', heroes: ['base:quinn-apblanc'], packs: ['base'], options: {} };
const over: StateBase = {
  rng: [],
  dice: [],
  turn: 41,
  outcome: { result: 'won', winners: [0], reason: 'escaped' },
};
const signature = { date: '2026-11-21', players: ['Ada'], card: 'base:hollow-king' };

describe('signing a Spire card (KEEP-7)', () => {
  test('KEEP-7: the record keeps date, players, heroes, seed, result and the card', () => {
    expect(signRecord('ravingspire', setup, over, signature)).toEqual({
      game: 'ravingspire',
      date: '2026-11-21',
      players: ['Ada'],
      heroes: ['base:quinn-apblanc'],
      seed: 'ember',
      result: 'won',
      reason: 'escaped',
      turns: 41,
      card: 'base:hollow-king',
    });
  });

  test('a lost battle can be signed as well', () => {
    const lost = { ...over, outcome: { result: 'lost' as const, winners: [], reason: 'madness' } };
    expect(signRecord('ravingspire', setup, lost, signature).result).toBe('lost');
  });

  test('nothing is signed before the end, or without a name', () => {
    expect(() => signRecord('ravingspire', setup, { ...over, outcome: null }, signature)).toThrow('finished');
    expect(() => signRecord('ravingspire', setup, over, { ...signature, players: [' '] })).toThrow('name');
    expect(() => signRecord('ravingspire', setup, over, { ...signature, players: [] })).toThrow('name');
  });
});
