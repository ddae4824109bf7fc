// What the recorded games show: every kind of event moves something, or is known to show nothing.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { boardMoves } from '../../../../../renderer/games/ravingspire/board/moves.ts';
import type { BoardState } from '../../../../../renderer/games/ravingspire/board/types.ts';
import { advanced } from '../../../../../renderer/games/ravingspire/motion/board-steps.ts';
import { happenings } from '../../../../../renderer/cards-table/motion/plan.ts';
import { tell } from '../../../../../renderer/games/ravingspire/motion/tell.ts';
import { isSound } from '../../../../../shared/tableau/motion/sounds.ts';
import { MOTION } from '../../../../../renderer/table/motion/scale.ts';
import { performedIn, lengthOf } from '../../../../../renderer/table/motion/steps.ts';
import type { EventKind } from '../../../../../shared/games/ravingspire/types.ts';
import { LISTED } from '../../../../support/reach.ts';
import { chapter, shownEntries, type Shown } from './entries.ts';

/** Kinds of events that show nothing on purpose: what there is to see is shown by others, or only said. */
const SILENT: readonly EventKind[] = [
  'gameBegan',
  'gameWon',
  'gameLost',
  'passed',
  'tradeRefused',
  'effectStopped',
];

/** Kinds that these games do not have after their opening, or whose words are not on cards of the base set. */
const ELSEWHERE: readonly EventKind[] = [
  'cardGiven',
  'countersChanged',
  'deckShuffled',
  'effectStopped',
  'effectWaits',
  'gameBegan',
  'generated',
  'lookedAt',
  'lossPrevented',
  'playedAgain',
  'putBack',
  'transformed',
];

let entries: readonly Shown[] = [];

beforeAll(() => {
  entries = [...shownEntries()];
});

describe('the recorded games', () => {
  test('every kind of event that they have moves something, or is silent on purpose', () => {
    const shown = new Set<string>();
    const silent = new Set<string>();
    for (const { n, events, before } of entries) {
      let board = before;
      for (const [i, event] of events.entries()) {
        const told = tell(event, { board, key: `${n}.${i}` });
        board = told.board;
        const performed = performedIn(told.steps);
        const seen = performed.some(({ kind }) => kind !== 'sound');
        (seen ? shown : silent).add(event.kind);
        for (const each of performed) if (each.kind === 'sound') expect(isSound(each.name)).toBe(true);
      }
    }
    for (const kind of silent) expect(SILENT).toContain(kind);
    for (const kind of SILENT) expect(shown).not.toContain(kind);
    const missing = LISTED.event.filter((kind) => !shown.has(kind) && !silent.has(kind));
    // The compiler knows that these are handled as well.
    expect(missing.sort()).toEqual(ELSEWHERE);
    expect(shown.size).toBeGreaterThan(45);
  });

  test('what moves on the board leads, piece by piece, to where everything stands', () => {
    let pieces = 0;
    for (const { n, events, before, after, name, plan } of entries) {
      const cues = performedIn(plan).flatMap((each) =>
        each.kind === 'cue' && each.cue.kind === 'board' ? [each.cue] : [],
      );
      pieces += cues.length;
      expect(cues.flatMap(({ moves }) => moves)).toEqual(boardMoves(events, before));
      const last = cues.at(-1)?.state ?? advanced(before, []);
      const where = ({ heroes, foes, rings }: BoardState) => ({
        heroes: heroes.map(({ seat, at }) => ({ seat, at })),
        foes: foes.map(({ at }) => at).sort((a, b) => a.level.localeCompare(b.level)),
        rings: Object.values(rings).map(({ portal, revealed }) => ({ portal, revealed })),
      });
      const expected = where(after);
      const heroes = where(last).heroes.filter(({ seat }) =>
        expected.heroes.some((hero) => hero.seat === seat),
      );
      expect([name, n, { ...where(last), heroes }]).toEqual([name, n, expected]);
      for (const { state } of cues) expect(state.marks).toEqual([]);
    }
    expect(pieces).toBeGreaterThan(500);
  });

  test('no card flies twice at once, and dice of one roll fall together', () => {
    let dice = 0;
    for (const { events, plan } of entries) {
      for (const step of plan) {
        if (step.kind !== 'together') continue;
        const cards = performedIn([step]).flatMap((each) => (each.kind === 'flight' ? [each.card] : []));
        expect(new Set(cards).size).toBe(cards.length);
      }
      const cues = performedIn(plan).flatMap((each) => (each.kind === 'cue' ? [each.cue] : []));
      const rolls = cues.flatMap((cue) => (cue.kind === 'dice' ? [cue.rolls] : []));
      const rolled = events.filter(({ kind }) => kind === 'rolled' || kind === 'rerolled');
      expect(rolls.flat()).toHaveLength(rolled.length);
      expect(new Set(rolls.flat().map(({ key }) => key)).size).toBe(rolled.length);
      for (const together of rolls) expect(new Set(together.map(({ purpose }) => purpose)).size).toBe(1);
      dice = Math.max(dice, ...rolls.map((together) => together.length));
    }
    expect(dice).toBeGreaterThan(1);
  });

  test('most entries are shown in less than a second and a half', () => {
    const lengths = entries
      .map(({ plan }) => lengthOf({ kind: 'series', steps: plan }))
      .sort((a, b) => a - b);
    const at = (share: number): number => lengths[Math.floor(lengths.length * share)];
    expect(at(0.5)).toBeLessThan(1500);
    expect(at(0.9)).toBeLessThan(4500);
    // What would take longer than six seconds is shown faster.
    expect(at(0.99)).toBeLessThan(9000);
  });
});

test('what was taken back, or does not follow what was seen, is not shown to happen', () => {
  const events = [{ kind: 'passed' }, { kind: 'wentMad' }];
  expect(happenings([chapter(4, events), chapter(5, events, 'answer')], 3)).toHaveLength(4);
  expect(happenings([chapter(4, events, 'redo')], 3)).toHaveLength(2);
  expect(happenings([chapter(5, events)], 3)).toBeNull();
  expect(happenings([chapter(4, events), chapter(6, events)], 3)).toBeNull();
  expect(happenings([chapter(4, events), chapter(5, [], 'undo')], 3)).toBeNull();
  expect(happenings([chapter(0, events, 'opening')], -1)).toBeNull();
});

test('the style sheets have the same lengths of motion', () => {
  const tokens = readFileSync(join(import.meta.dirname, '../../../../../renderer/ui/tokens.css'), 'utf8');
  const found = [...tokens.matchAll(/^\[data-motion="(\w+)"\] \{ --motion: ([\d.]+); \}$/gm)];
  expect(found.map(([, name, value]) => [name, Number(value)])).toEqual(
    Object.entries(MOTION).filter(([name]) => name !== 'normal'),
  );
  expect(tokens).toContain('--motion: 1;');
});
