import { expect, test } from 'vitest';
import { loadShelf } from '../../../../../scripts/commands/support/packs.ts';
import { Table } from '../../../../../shared/engine/table.ts';
import { ravingspire } from '../../../../../shared/games/ravingspire/index.ts';
import type { Action } from '../../../../../shared/games/ravingspire/types.ts';

test('an action that does not exist is refused and changes nothing (TURN-1)', () => {
  const setup = { seed: 'actions', heroes: ['base:quinn-apblanc'], packs: ['base'], options: {} };
  const table = new Table(ravingspire, setup, loadShelf([]).definitions(['base']));
  const hash = table.hash();
  const result = table.act(0, { do: 'fly' } as unknown as Action);
  expect(result).toMatchObject({ ok: false, refusal: { code: 'no-such-action', data: { do: 'fly' } } });
  expect(table.hash()).toBe(hash);
  expect(table.log).toEqual([]);
});
