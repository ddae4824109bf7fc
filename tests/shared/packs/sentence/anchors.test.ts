// Drafts move with what they are anchored to.
import { expect, test } from 'vitest';
import { drawFrom } from '../../../../shared/engine/random.ts';
import type { Json } from '../../../../shared/engine/json.ts';
import { anchored, moved } from '../../../../shared/packs/sentence/anchors.ts';
import { carriedOut, isRefused } from '../../../../shared/packs/sentence/change.ts';
import { choicesAt } from '../../../../shared/packs/sentence/choices.ts';
import { move } from '../../../../shared/packs/sentence/moves.ts';
import { sentenceOf } from '../../../../shared/packs/sentence/sentence.ts';
import { valueAt } from '../../../../shared/packs/pointer.ts';
import { workplaces } from '../../../support/sentence/benches.ts';
import { randomCards } from '../../../support/sentence/walks.ts';

test.each([
  ['/rules/0/do/2', { op: 'add', path: '/rules/0/do/0', value: 1 }, '/rules/0/do/3'],
  ['/rules/0/do/2/then/1', { op: 'add', path: '/rules/0/do/2', value: 1 }, '/rules/0/do/3/then/1'],
  ['/rules/0/do/2', { op: 'add', path: '/rules/0/do/-', value: 1 }, '/rules/0/do/2'],
  ['/rules/0/do/2', { op: 'add', path: '/rules/0/if', value: 1 }, '/rules/0/do/2'],
  ['/rules/1/do/0', { op: 'remove', path: '/rules/0' }, '/rules/0/do/0'],
  ['/rules/0/do/2/then/1', { op: 'remove', path: '/rules/0/do/2' }, '/rules/0/do/2'],
  ['/rules/0/do/2/else/1', { op: 'remove', path: '/rules/0/do/2/else' }, '/rules/0/do/2'],
  ['/rules/0/do/2', { op: 'remove', path: '/rules/0/do/2' }, '/rules/0/do/2'],
  ['/rules/0/do/2/then/1', { op: 'replace', path: '/rules/0/do/2', value: 1 }, '/rules/0/do/2'],
  ['/rules/0/do/2/then/1', { op: 'replace', path: '/rules/0/do/2/if', value: 1 }, '/rules/0/do/2/then/1'],
  [
    '/rules/0/do/2/then/1',
    { op: 'move', from: '/rules/0/do/2', path: '/rules/0/do/0' },
    '/rules/0/do/0/then/1',
  ],
  ['/rules/0/do/1', { op: 'move', from: '/rules/0/do/2', path: '/rules/0/do/0' }, '/rules/0/do/2'],
] as const)('a draft at %s after %j', (anchor, operation, after) => {
  expect(anchored({ anchor, text: 'dra' }, [operation])).toEqual({ anchor: after, text: 'dra' });
});

test('a draft goes with the effect that it comes after', () => {
  const draft = { anchor: '/rules/0/do/1/then/2', text: 'dra' };
  const out = [
    { op: 'replace', path: '/rules/0/do/1', value: 1 },
    { op: 'add', path: '/rules/0/do/2', value: 2 },
  ] as const;
  const carried = [
    { from: '/rules/0/do/1/then/0', to: '/rules/0/do/1' },
    { from: '/rules/0/do/1/then/1', to: '/rules/0/do/2' },
  ];
  expect(anchored(draft, out, carried).anchor).toBe('/rules/0/do/3');
});

/** A value and all that is in it, by pointer. */
function allIn(value: Json, at: string): readonly (readonly [string, Json])[] {
  const inner = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [[at, value], ...inner.flatMap(([key, one]) => allIn(one as Json, `${at}/${key}`))];
}

test.each(workplaces)('$game: what a gesture carries along is where it says', ({ game, bench }) => {
  const draw = drawFrom(`anchors ${game}`);
  let followed = 0;
  for (const card of randomCards(game, 'anchors', 25)) {
    const { handles } = sentenceOf(bench, card, 'en');
    const parts = handles.filter(({ role }) => role !== 'rule');
    if (parts.length === 0) continue;
    const { at } = parts[draw(parts.length)];
    const ways = choicesAt(bench, card, at, 'en').filter(({ way }) => way === 'around' || way === 'out');
    for (const change of [...ways, move(bench, card, at, 'up'), move(bench, card, at, 'down')]) {
      if (isRefused(change)) continue;
      const { operations, carried } = change;
      const after = carriedOut(card, operations);
      for (const { from } of carried)
        for (const [place, value] of allIn(valueAt(card, from) as Json, from)) {
          const end = moved(place, operations, carried);
          expect(valueAt(after, end), `${place} to ${end} by ${JSON.stringify(operations)}`).toEqual(value);
          followed++;
        }
    }
  }
  expect(followed).toBeGreaterThan(20);
});
