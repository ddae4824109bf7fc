import { expect, it } from 'vitest';
import { Notices, type News } from '../../../main/host/notices.ts';

const problem = (count: number): News => ({ tone: 'warning', key: 'notice.skipped', values: { count } });
const backup: News = { tone: 'warning', key: 'notice.backup', values: { reason: 'R' } };

/** What a page of the owner shows after each time it is told. */
function watched(): { notices: Notices; told: string[][] } {
  const told: string[][] = [];
  const notices = new Notices((list) => told.push(list('en').map(({ sentence }) => sentence)));
  return { notices, told };
}

it('one notice for each thing, and none once it is so no more', () => {
  const { notices, told } = watched();
  for (const count of [1, 1, 2, 2]) notices.add(problem(count));
  notices.add(backup);
  notices.withdraw('notice.skipped');
  notices.withdraw('notice.skipped');
  expect(told.map((each) => each.length)).toEqual([1, 1, 2, 1]);
  expect(told[1][0]).toContain('2\u00a0packs');
  expect(notices.list('de')).toHaveLength(1);
});

it('what was dismissed comes back only when it has changed or is raised again', () => {
  const { notices, told } = watched();
  notices.add(problem(1));
  expect(notices.dismiss(notices.list('en')[0].id)).toBe(true);
  expect(notices.dismiss('nobody')).toBe(false);
  notices.add(problem(1));
  expect(told.map((each) => each.length)).toEqual([1, 0]);
  notices.add(problem(2));
  notices.dismiss(notices.list('en')[0].id);
  notices.withdraw('notice.skipped');
  notices.add(problem(2));
  expect(notices.list('en')).toHaveLength(1);
});
