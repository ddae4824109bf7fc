// Choices and positions as a game's own table looks at them, at a real position.
import { describe, expect, test } from 'vitest';
import {
  frontSeat,
  heroAt,
  openRing,
  towerDeeds,
  towerLook,
} from '../../../renderer/games/ravingspire/model.ts';
import { deedsDoing, deedsWith, isOpen, NONE, onwardDeeds } from '../../../renderer/table/deeds.ts';
import { factOf, lyingCard, zoneOf } from '../../../renderer/table/look.ts';
import { positionOf } from '../games/ravingspire/frame/positions.ts';

describe('an open turn', () => {
  const update = positionOf({ until: 'encounter', seats: 2 });
  const look = towerLook(update, null);

  test('finds what can be done by card and by kind, refused things too', () => {
    const deeds = towerDeeds(look.prompts);
    expect(deeds.length).toBe(
      update.prompts.flatMap(({ groups }) => groups.flatMap((g) => g.choices)).length,
    );
    const ring = openRing(look)!.ring.flatMap((lying) => lying?.card ?? []);
    const buys = deedsDoing(deeds, 'acquire');
    expect(buys.length).toBeGreaterThan(0);
    for (const { action, choice, group } of buys) {
      expect(ring).toContain(action.card);
      expect(choice.card).toBe(action.card);
      expect(group).toBe('buy');
      expect(deedsWith(deeds, action.card).map((deed) => deed.choice)).toContain(choice);
    }
    expect(deedsWith(deeds, NONE)).toEqual([]);
    const [end, ...others] = onwardDeeds(deeds);
    expect(others).toEqual([]);
    expect([end.action.do, end.group, isOpen(end)]).toEqual(['endEncounter', 'end', true]);
    expect(deeds.some((deed) => !isOpen(deed))).toBe(true);
  });

  test('finds what the host says of cards and places', () => {
    const seat = frontSeat(look);
    const { hero } = heroAt(look, seat);
    const [first] = hero.hand!;
    expect(lyingCard(look, first.card)?.id).toBe(first.id);
    expect(lyingCard(look, NONE)).toBeNull();
    expect(zoneOf(look, `hand:${seat}`)?.count).toBe(hero.handCount);
    expect(zoneOf(look, 'nowhere')).toBeNull();
    expect(factOf(zoneOf(look, `hero:${seat}`), 'sanity')?.value).toBeDefined();
    expect(factOf(null, 'sanity')).toBeNull();
  });

  test('offers nothing while the past is looked at', () => {
    const { view, tableau } = positionOf({ until: 'encounter', seats: 2, entries: 3 });
    const past = towerLook(update, { n: 3, of: update.n, view, tableau, faces: {} });
    expect([past.past, past.prompts]).toEqual([true, []]);
    expect(past.view).toBe(view);
  });
});
