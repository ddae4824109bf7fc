import { expect, test } from 'vitest';
import { tableKit } from '../../../renderer/cards-table/plain-kit.ts';
import type { Look } from '../../../renderer/table/look.ts';
import type { Choice } from '../../../shared/tableau/tableau.ts';

type Try = { readonly do: string };

/** A position with choices: one at a card in front, one at another card, one without a card, and the way on. */
const choice = (what: string, card: number, onward = false): Choice =>
  ({ action: { do: what }, card, onward, minor: what === 'wait' }) as unknown as Choice;
const groups = [
  { id: 'cards', title: [{ text: 'Cards' }], choices: [choice('play', 3), choice('steal', 7)] },
  { id: 'rest', title: [{ text: 'All else' }], choices: [choice('wait', -1), choice('end', 3, true)] },
];
const look = {
  update: { seats: [{ seat: 0, hero: 'hero' }] },
  prompts: [{ seat: 0, groups }],
} as unknown as Look<null>;

const own = () => ({ seat: 0, hand: [{ card: 3, id: 'a' }], hidden: 0, back: '', played: [] });
const names = (deeds: readonly { readonly action: Try }[]): string[] => deeds.map(({ action }) => action.do);

test('a choice is offered at its card where that is in front, else above the hand under its heading', () => {
  const kit = tableKit<Try, null>({ own });
  expect(names(kit.atCards(look))).toEqual(['play']);
  const more = kit.more.deeds(look);
  expect(names(more)).toEqual(['steal', 'wait']);
  expect(more.map((deed) => kit.more.said(kit.more.familyOf(deed), look).title)).toEqual([
    'Cards',
    'All else',
  ]);
  expect(more.map((deed) => kit.more.isListed(deed))).toEqual([true, false]);
  expect(kit.portrait(look, 0)).toBe('hero');
});

test('what a game tells counts, and what follows from it', () => {
  const drawn = () => new Map([[7, 'beside the board']]);
  const kit = tableKit<Try, null>({ own, drawn, more: { familyOf: () => 'one' } });
  expect(names(kit.atCards(look))).toEqual(['steal']);
  expect(kit.more.deeds(look).map((deed) => kit.more.familyOf(deed))).toEqual(['one', 'one']);
  expect(kit.more.atCard).toBe('');
});
