// Tables take their room: letters get smaller in steps, nothing is squeezed, and nothing lies over anything else.
import { describe, expect, test } from 'vitest';
import { bodyOf, setBody, type SetBody } from '../../../shared/face/cards/body.ts';
import { layoutFull } from '../../../shared/face/cards/full.ts';
import { layoutHero } from '../../../shared/face/cards/hero.ts';
import { layoutShort } from '../../../shared/face/cards/short.ts';
import type { Passage } from '../../../shared/words/passages.ts';
import type { Clause } from '../../../shared/words/tokens.ts';
import { clause, heroModel, report, sampleCard } from './support.ts';

const OUTCOME = 'Lose two of what you hold dear, then move to the start of the level.';

/** A table of some rows; every third has rows of its own. */
const table = (rows: number, outcome = OUTCOME): Passage => ({
  lead: [{ text: 'When defeated, ' }],
  clauses: [
    {
      tokens: [{ text: 'roll:' }],
      under: Array.from({ length: rows }, (_, i): Clause => ({
        tokens: [{ text: `${i + 1}: ` }, { text: i % 2 === 0 ? outcome : 'Win.' }],
        under: i % 3 === 2 ? [clause('1–3: Twice.'), clause(`4–6: ${outcome}`)] : [],
      })),
    },
    clause('Reshuffle this.'),
  ],
});

const labels = ({ parts }: SetBody): string[] =>
  parts.map(({ part }) => (part.kind === 'row' ? part.label : part.kind));

/** Whether each part holds what is in it, and no line is wider than its room. */
function expectOrder(body: SetBody, width: number): void {
  let height = 0;
  for (const { part, block, height: own, gap } of body.parts) {
    expect(block.height).toBeLessThanOrEqual(own + 0.01);
    expect(gap).toBeGreaterThanOrEqual(0);
    const widest = Math.max(...block.lines.map((line) => line.width * block.size));
    const taken = part.kind === 'row' ? body.plate + (0.6 + part.depth * 1.1) * body.size : 0;
    expect(taken + widest).toBeLessThanOrEqual(width + 0.01);
    // A plate is as high as the letters with their line.
    if (part.kind === 'row') expect(own).toBeGreaterThanOrEqual(body.size * 1.2 - 0.01);
    height += own + gap;
  }
  expect(body.height).toBeCloseTo(height, 5);
}

test('labels are on plates, rows below rows further in, and what follows begins at the left again', () => {
  const body = setBody(bodyOf([table(3)], {}), 24, 524);
  expect(labels(body)).toEqual(['paragraph', '1', '2', '3', '1–3', '4–6', 'paragraph']);
  const depths = body.parts.map(({ part }) => (part.kind === 'row' ? part.depth : null));
  expect(depths).toEqual([null, 0, 0, 0, 1, 1, null]);
  const whole = layoutFull(sampleCard({ text: [table(2, 'Win all: twice.')] })).body;
  expect(labels(whole!)).toEqual(['paragraph', '1', '2', 'paragraph']);
});

describe('whatever the size', () => {
  test.each([8, 12, 16, 18, 20, 24, 28, 31])('%i', (size) => {
    for (const width of [524, 456])
      for (const rows of [1, 3, 6]) expectOrder(setBody(bodyOf([table(rows)], {}), size, width), width);
  });
});

test('letters get smaller in steps while the picture keeps its room', () => {
  const layouts = [1, 2, 3].map((rows) => layoutFull(sampleCard({ text: [table(rows)] })));
  const sizes = layouts.map(({ body }) => body?.size ?? 0);
  expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
  for (const { window, body, bodyTop, middle } of layouts) {
    expect(window.bottom - window.top).toBeGreaterThanOrEqual(140);
    expect(bodyTop).toBeGreaterThan(window.bottom);
    expect(bodyTop + body!.height).toBeLessThanOrEqual(middle!.top + 8);
  }
});

test('a table that is too long is reported, and still lies over nothing', async () => {
  const long = sampleCard({ text: [table(6), table(6)] });
  expect((await report(long)).misfits).toContainEqual({ part: 'text', problem: 'too-long' });
  const { window, body, bodyTop, middle } = layoutFull(long);
  expect(window.bottom - window.top).toBeGreaterThanOrEqual(100);
  expect(bodyTop + body!.height).toBeLessThanOrEqual(middle!.top + 8);
});

test('heroes have all rows of an ability', () => {
  const { abilities, windowBottom } = layoutHero({ ...heroModel, abilities: [[table(3)], [table(1)]] });
  expect(labels(abilities[0].body)).toEqual(['paragraph', '1', '2', '3', '1–3', '4–6', 'paragraph']);
  for (const { body, height } of abilities) {
    expectOrder(body, 456);
    expect(body.height).toBeLessThanOrEqual(height);
  }
  const total = abilities.reduce((sum, { height }) => sum + height, 0);
  expect(windowBottom + total).toBeLessThanOrEqual(632);
});

test('rows on a short face have a line each, however long', () => {
  const briefRows = ['1–3', '4–5', '6'].map((row) => ({ row, tokens: [{ text: OUTCOME }] }));
  const { brief, report: told } = layoutShort(sampleCard({ briefRows }), false);
  const blocks = brief.kind === 'rows' ? brief.rows.map(({ block }) => block) : [];
  expect(blocks.map(({ lines }) => lines.length)).toEqual([1, 1, 1]);
  expect(told.done().misfits).toContainEqual({ part: 'brief', problem: 'too-long' });
});
