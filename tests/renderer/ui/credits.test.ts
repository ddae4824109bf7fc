import { expect, test } from 'vitest';
import { ICONS } from '../../../renderer/ui/icons.ts';
import { CREDITS_IN_USE } from '../../../shared/face/credits-in-use.ts';
import { ICON_CREDITS } from '../../../shared/face/credits.ts';
import { OWN_ICONS } from '../../../shared/face/paint/own-icons.ts';
import { BASE } from '../../shared/games/ravingspire/content/cards.ts';

const credited = new Set(CREDITS_IN_USE.flatMap(({ icons }) => icons));

test('the author of every icon that the page or a card of the base set shows is named', () => {
  const shown = [
    ...Object.keys(ICONS),
    ...[...BASE.values()].flatMap(({ art }) => (art?.layers ?? []).flatMap(({ icon }) => icon ?? [])),
    // What cards show without being told: a kind, a symbol, a back.
    ...['axe-sword', 'brain', 'wax-seal'],
  ];
  expect(shown.length).toBeGreaterThan(50);
  for (const icon of shown) if (!Object.hasOwn(OWN_ICONS, icon)) expect(credited).toContain(icon);
});

test('no author is named for what is not shown', () => {
  const all = ICON_CREDITS.reduce((sum, { icons }) => sum + icons.length, 0);
  expect(credited.size).toBeLessThan(all / 4);
  for (const { name, licence, icons } of CREDITS_IN_USE) {
    expect(name).toMatch(/^\p{Lu}/u);
    expect(licence).toMatch(/^CC (BY 3\.0|BY 4\.0|BY-SA 3\.0|0 1\.0)$|^CC0 1\.0$/);
    expect(icons.length).toBeGreaterThan(0);
  }
  const counts = CREDITS_IN_USE.map(({ icons }) => icons.length);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
});
