// The pages that tell what to save and what to type are followed word for word.
import { afterAll, describe, expect, test } from 'vitest';
import { blocksOf, pages, pageText } from './blocks.ts';
import { Place } from './walk.ts';

const withCommands = pages()
  .map((page) => ({ page, blocks: blocksOf(pageText(page)) }))
  .filter(({ blocks }) => blocks.some(({ language }) => language === 'sh'));

describe('what the pages tell to do', () => {
  const places: Place[] = [];
  afterAll(() => places.forEach((place) => place.remove()));

  test('the first pack is among them', () => {
    expect(withCommands.map(({ page }) => page)).toContain('first-pack.md');
  });

  test.each(withCommands)('$page', async ({ blocks }) => {
    const place = new Place();
    places.push(place);
    for (const { command, stdout, expected, kind } of await place.follow(blocks)) {
      if (kind === 'output') expect(stdout, command).toBe(expected);
      else expect(stdout, command).toContain(expected);
    }
  });
});
