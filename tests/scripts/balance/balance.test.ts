import { expect, test } from 'vitest';
import { brokenBands, type Row } from '../../../scripts/balance/bands.ts';
import { brokenCards } from '../../../scripts/balance/cards.ts';
import { attempts, latePosition, type Finales } from '../../../scripts/balance/finale.ts';
import { brokenFinales } from '../../../scripts/balance/finales.ts';
import type { Played } from '../../../scripts/workers/simulation.ts';
import type { LabResult, SubjectResult } from '../../../shared/lab/results.ts';
import { baseDefinitions, HEROES } from '../../support/ravingspire.ts';

/** A hundred solo games: how many of them are won, and how many turns each of them lasts. */
const row = (won: number, turns = 40): Row => ({
  who: 'a hero',
  band: [35, 55],
  games: Array.from({ length: 100 }, (_, i): Played => ({
    i,
    won: i < won,
    reason: '',
    turns,
    decisions: 0,
    heroes: ['a hero'],
    winners: [],
  })),
});

test('heroes outside their band are named, and games that are too short or too long', () => {
  expect(brokenBands([row(35), row(55)])).toEqual([]);
  expect(brokenBands([row(34), row(56)])).toEqual([
    'a hero: 34.0 % of the games are won, not 35 to 55 %',
    'a hero: 56.0 % of the games are won, not 35 to 55 %',
  ]);
  expect(brokenBands([row(40, 29)])).toEqual(['half of the solo games last 29 turns, not 30 to 60']);
});

test('Spire cards that are beaten too seldom or too often are named', () => {
  const finale = (beaten: number) => ({ spire: `s${beaten}`, attempts: 100, met: 90, beaten });
  expect(brokenFinales([24, 25, 70, 71].map(finale))).toEqual([
    's24 is beaten in 24.0 % of the attempts, not in 25 to 70 %',
    's71 is beaten in 71.0 % of the attempts, not in 25 to 70 %',
  ]);
});

test('cards that do too much without doubt are named, and cards that are hardly ever bought', () => {
  const card = (id: string, low: number, high: number, bought: number | null): SubjectResult =>
    ({ subject: { kind: 'card', id }, wins: { low, high, mean: (low + high) / 2 }, bought }) as SubjectResult;
  const subjects = [
    card('strong', 0.09, 0.12, 0.5),
    card('weak', -0.12, -0.081, null),
    card('perhaps', 0.01, 0.2, 0.02),
    card('dusty', -0.01, 0.01, 0.019),
  ];
  expect(brokenCards({ subjects } as unknown as LabResult)).toEqual([
    'strong does 10.5 points, beyond ±8.0 without doubt',
    'weak does -10.1 points, beyond ±8.0 without doubt',
    'dusty is bought in 1.9 % of the games in which it could be paid for, not in 2.0 % at least',
  ]);
});

/** A position from which the end is not far: what is found about it takes seconds. */
const NUMBER = 128;

test('a late position is played on against every Spire card, the same way each time', () => {
  const spires = ['base:hollow-king', 'base:the-three-sisters'];
  const finales: Finales = {
    spires,
    heroes: HEROES,
    seed: 'balance',
    packs: ['base'],
    definitions: baseDefinitions,
  };
  const { state } = latePosition(finales, `balance/${NUMBER}`);
  expect(state).toMatchObject({ outcome: null, phase: 'move', madness: 1 });
  const found = attempts(finales, NUMBER);
  expect(found).toHaveLength(spires.length);
  expect(found.every(({ met, beaten }) => met || !beaten)).toBe(true);
  // Each attempt by itself comes out the same.
  expect(attempts({ ...finales, spires: [spires[1]] }, NUMBER)).toEqual([found[1]]);
});
