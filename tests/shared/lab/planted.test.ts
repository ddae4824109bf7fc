// The small version; `npm run soak` plays the large one over all thirty cards.
import { expect, it } from 'vitest';
import { planFor, PLANTED, resultFor } from './support.ts';

it('finds a card that is far too strong and one that is far too weak, and calls a neutral one neutral', () => {
  const { subjects } = resultFor(planFor({ games: 450, seed: 'planted' }));
  const verdicts = Object.fromEntries(subjects.map(({ subject, verdict }) => [subject.id, verdict]));
  expect(verdicts).toEqual({
    [PLANTED.strong]: 'strong',
    [PLANTED.weak]: 'weak',
    [PLANTED.neutral]: 'neutral',
  });
  const strong = subjects.find(({ subject }) => subject.id === PLANTED.strong)!;
  expect(strong.figures).toMatchObject({ kind: 'weapon', cost: 2, power: 14 });
  expect(strong.bought).toBeGreaterThan(0.9);
  expect(strong.groups.map(({ ids }) => ids)).toEqual([
    ['base:quinn-apblanc'],
    ['base:darius-the-blade'],
    ['base:dawn-the-righteous'],
  ]);
});
