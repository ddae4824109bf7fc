// A lab that counts at once whatever it is asked for: twelve cards and their pack.
import type { LabResult, MeasuredEffect, SubjectResult } from '../../../shared/lab/results.ts';
import type { LabReport, LabRun } from '../../../shared/rpc/messages/lab.ts';

const NAMES = [
  ...['Warm Mittens', 'Icicle Lance', 'Grandmother’s Other Scarf', 'Borrowed Sledge', 'Soup', 'Second Soup'],
  ...['A Map of the Old Ramparts in Several Hands', 'Frostbitten Drummer', 'Snow Shovel of Saint Oda'],
  ...['Coal Eyes', 'Carrot', 'Last Light in the Window'],
];
const HEROES = ['Ada', 'Bruno'];

const effectOf = (i: number): MeasuredEffect => {
  const mean = 0.09 - 0.016 * i;
  const half = 0.02 + 0.003 * (i % 4);
  const wins = { mean, low: mean - half, high: mean + half };
  const verdict = wins.low > 0 ? 'strong' : wins.high < 0 ? 'weak' : half < 0.025 ? 'neutral' : 'unclear';
  const turns = { mean: 1.5 - 0.3 * i, low: 1 - 0.3 * i, high: 2 - 0.3 * i };
  const affordable = i % 5 === 4 ? 0 : 120 + i;
  return {
    pairs: 1000,
    seen: 0.4,
    wins,
    verdict,
    turns,
    affordable,
    bought: affordable === 0 ? null : 1 - i / 14,
  };
};

/** What the fake lab finds, however many games it is asked for. */
export function labReport(run: LabRun): LabReport {
  const ids = NAMES.map((_, i) => `thaw:c${i}`);
  const heroes = HEROES.map((_, i) => `frost:h${i}`);
  const groups = (i: number) =>
    heroes.map((hero, h) => ({ by: 'party' as const, ids: [hero], value: effectOf(i + 2 * h) }));
  const cards = ids.map((id, i): SubjectResult => ({
    subject: { kind: 'card', id },
    figures: { kind: 'relic', cost: 5, power: i % 5 === 3 ? null : 3, peers: 2 + i / 6 },
    ...effectOf(i),
    groups: groups(i),
  }));
  const whole: SubjectResult = {
    subject: { kind: 'pack', id: 'thaw' },
    figures: null,
    ...{ ...effectOf(3), affordable: 0, bought: null, seen: 1 },
    groups: groups(3),
  };
  const level = { games: run.pairs, winRate: 0.31, turns: 38.2 };
  const result: LabResult = {
    identity: {
      ...{ lab: 1, rulesVersion: 1, weights: null, game: 'snow-fort', packs: [], tested: 'thaw', cards: ids },
      ...{ parties: heroes.map((hero) => [hero]), difficulties: ['plain'], options: {} },
      ...{ bot: run.bot, seed: 'lab', games: run.games },
    },
    pairs: run.pairs,
    played: run.pairs * 5,
    confidence: 0.95,
    anytime: run.pairs < run.games,
    margin: 0.03,
    level,
    levels: heroes.map((hero, h) => ({
      by: 'party',
      ids: [hero],
      value: { ...level, winRate: 0.3 + h / 20 },
    })),
    subjects: [whole, ...cards],
  };
  const named = [...ids.map((id, i) => [id, NAMES[i]]), ...heroes.map((hero, i) => [hero, HEROES[i]])];
  return { run, result, names: Object.fromEntries(named) as LabReport['names'] };
}
