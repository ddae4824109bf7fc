// Every card of the base set, in every language and at every size, shows all that it says.
import { describe, expect, test } from 'vitest';
import { layoutFull } from '../../../shared/face/cards/full.ts';
import { layoutHero } from '../../../shared/face/cards/hero.ts';
import { layoutShort } from '../../../shared/face/cards/short.ts';
import type { SetBody } from '../../../shared/face/cards/body.ts';
import type { CardModel } from '../../../shared/face/model.ts';
import type { Passage } from '../../../shared/words/passages.ts';
import { BASE_MODELS, heroModel, LOOKS, report, rule, sampleCard } from './support.ts';

/** The smallest letters, in units of a card; 18 are 11 pixels on a card of 400. */
const LEAST = { full: 18, short: 34, story: 22, ability: 20 } as const;
/** The lowest picture, in units. */
const LEAST_PICTURE = 140;

describe.each(BASE_MODELS)('the base set in $language', ({ models }) => {
  test.each(LOOKS)('fits in $detail, owned: $owned', async (look) => {
    expect(models.length).toBeGreaterThan(270);
    const bad = await Promise.all(
      models.map(async (model) => ({ id: model.id, misfits: (await report(model, look)).misfits })),
    );
    expect(bad.filter(({ misfits }) => misfits.length > 0)).toEqual([]);
  });

  const cards = models.filter((model): model is CardModel => model.type === 'card');

  test('keeps picture, text, price and story apart on full cards', () => {
    for (const card of cards) {
      const { window, body, bodyTop, middle, story, storyTop, title } = layoutFull(card);
      const context = card.id;
      expect(window.bottom - window.top, context).toBeGreaterThanOrEqual(LEAST_PICTURE);
      expect(title.lines.length, context).toBeLessThanOrEqual(3);
      const below = middle?.top ?? storyTop;
      if (body !== null) {
        expect(bodyTop, context).toBeGreaterThan(window.bottom + 18);
        // The first line of a price may be empty.
        expect(bodyTop + body.height, context).toBeLessThanOrEqual(below + 8);
        expect(body.size, context).toBeGreaterThanOrEqual(LEAST.full);
      } else expect(window.bottom, context).toBeLessThanOrEqual(below);
      if (story === null) continue;
      expect(story.size, context).toBeGreaterThanOrEqual(LEAST.story);
      expect(storyTop + story.height, context).toBeLessThanOrEqual(852);
    }
  });

  test('has names that are large, most of them in one line', () => {
    const titles = cards.map((card) => layoutFull(card).title);
    const single = titles.filter(({ lines, size }) => lines.length === 1 && size >= 43);
    expect(single.length).toBeGreaterThan(titles.length * 0.6);
  });

  test('keeps picture and text apart on short cards', () => {
    for (const owned of [false, true]) {
      for (const card of cards) {
        const { window, brief, tail, title } = layoutShort(card, owned);
        expect(window.bottom - window.top, card.id).toBeGreaterThanOrEqual(130);
        expect(window.bottom + brief.height, card.id).toBeLessThanOrEqual(tail);
        expect(title.size, card.id).toBeGreaterThanOrEqual(40);
        if (brief.kind === 'text') expect(brief.block.size, card.id).toBeGreaterThanOrEqual(LEAST.short);
      }
    }
  });

  test('keeps abilities legible on hero cards', () => {
    for (const hero of models) {
      if (hero.type !== 'hero') continue;
      const { abilities, windowBottom } = layoutHero(hero);
      for (const { body } of abilities) expect(body.size, hero.id).toBeGreaterThanOrEqual(LEAST.ability);
      expect(windowBottom, hero.id).toBeGreaterThanOrEqual(300);
    }
  });
});

describe('a text that is too long', () => {
  const words = (count: number): string => Array.from({ length: count }, (_, i) => `word${i}`).join(' ');

  test('makes the letters smaller, then the picture lower', () => {
    const layouts = [10, 40, 60].map((count) => layoutFull(sampleCard({ text: [rule(words(count))] })));
    const sizes = layouts.map(({ body }) => body?.size ?? 0);
    const pictures = layouts.map(({ window }) => window.bottom - window.top);
    expect(sizes[0]).toBe(31);
    expect(sizes[1]).toBeLessThan(31);
    expect(sizes[2]).toBeLessThan(sizes[1]);
    expect(pictures[2]).toBeLessThan(pictures[1]);
    expect(pictures[1]).toBeLessThan(pictures[0]);
  });

  test('is reported, and still drawn whole', async () => {
    const long = sampleCard({ text: [rule(words(140))] });
    expect((await report(long)).misfits).toContainEqual({ part: 'text', problem: 'too-long' });
    const { body, bodyTop, middle } = layoutFull(long);
    const set = body?.parts.flatMap(({ block }) => block.lines.flatMap((line) => line.words)) ?? [];
    expect(set).toHaveLength(140);
    expect(bodyTop + (body?.height ?? 0)).toBeLessThanOrEqual((middle?.top ?? 0) + 30);
  });

  test('of a story, an ability or a kind is reported', async () => {
    const story = sampleCard({ story: words(40) });
    expect((await report(story)).misfits).toEqual([{ part: 'story', problem: 'too-long' }]);
    expect((await report(sampleCard({ story: 'x '.repeat(45) }))).fits).toBe(true);
    const line = sampleCard({ line: words(9) });
    expect((await report(line)).misfits).toEqual([{ part: 'line', problem: 'too-long' }]);
    const abilities = (count: number) => ({
      ...heroModel,
      abilities: [[rule(words(count))], [rule('Win.')]],
    });
    expect((await report(abilities(30))).fits).toBe(true);
    expect(layoutHero(abilities(30)).windowBottom).toBeLessThan(layoutHero(abilities(8)).windowBottom);
    expect((await report(abilities(90))).misfits).toEqual([{ part: 'ability', problem: 'too-long' }]);
  });

  test('in brief is reported', async () => {
    const long = sampleCard({ brief: [{ text: words(60) }] });
    expect((await report(long, { detail: 'short' })).misfits).toContainEqual({
      part: 'brief',
      problem: 'too-long',
    });
    expect((await report(long, { detail: 'full' })).fits).toBe(true);
  });

  test('names the word that has no place', async () => {
    const word = 'Unabhängigkeitserklärungsschriftführerstellvertreter';
    expect((await report(sampleCard({ name: word }))).misfits).toContainEqual({
      part: 'name',
      problem: 'long-word',
      word,
    });
  });
});

const isBold = ({ block }: SetBody['parts'][number]): boolean => {
  const [piece] = block.lines[0].words[0].word.pieces;
  return 'font' in piece && piece.font === 'label';
};

describe('rules', () => {
  const when = (lead: string, ...said: string[]): Passage => ({ ...rule(...said), lead: [{ text: lead }] });
  const LONG =
    'this is a rather long sentence that goes on for a while, as sentences on cards now and then do.';

  test('are a paragraph each, which begins with when in bold; sentences of one run on', () => {
    const text = [when('When placed, ', LONG, 'And on.'), rule(LONG), when('When defeated, ', LONG)];
    const parts = layoutFull(sampleCard({ text })).body?.parts ?? [];
    expect(parts.map(isBold)).toEqual([true, false, true]);
    const [first] = parts;
    expect(first.block.lines.at(-1)?.words.at(-1)?.word.pieces).toEqual([
      expect.objectContaining({ text: 'on.' }),
    ]);
    const words = first.block.lines.flatMap((line) => line.words.map(({ word }) => word));
    expect(words.filter(({ pieces: [piece] }) => 'font' in piece && piece.font === 'label')).toHaveLength(2);
  });

  test('of heroes as well', () => {
    const { abilities } = layoutHero({
      ...heroModel,
      abilities: [[when('Once a turn, ', LONG), rule(LONG)]],
    });
    expect(abilities[0].body.parts.map(isBold)).toEqual([true, false]);
    expect(abilities[0].body.left).toBe(true);
  });

  test('stand around the axis while they are few, and begin at the left where they are long', () => {
    const left = (...text: Passage[]) => layoutFull(sampleCard({ text })).body?.left;
    expect(left(when('When placed, ', 'draw.'), when('When defeated, ', 'draw.'))).toBe(false);
    expect(left(when('When placed, ', LONG), when('When defeated, ', LONG, LONG))).toBe(true);
  });
});
