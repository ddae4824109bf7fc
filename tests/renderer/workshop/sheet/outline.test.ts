import { describe, expect, it } from 'vitest';
import {
  outlineOf,
  type OutlineBlock,
  type OutlineBranch,
  type SheetOutline,
  type OutlineItem,
} from '../../../../renderer/workshop/sheet/outline/outline.ts';
import type { Sentence } from '../../../../shared/packs/sentence/types.ts';
import { phraseText } from '../../../../shared/words/tokens.ts';
import { sentenceOfCard, someSentences } from './sentences.ts';

const open = (sentence: Sentence): SheetOutline => outlineOf(sentence, () => false);

const itemsIn = (branches: readonly OutlineBranch[]): readonly OutlineItem[] =>
  branches
    .flatMap(({ items }) => items)
    .flatMap((item) => [item, ...(item.kind === 'block' ? itemsIn(item.branches) : [])]);
const blocksIn = (branches: readonly OutlineBranch[]): readonly OutlineBlock[] =>
  itemsIn(branches).filter((item) => item.kind === 'block');

const wordsOf = ({ sentence }: SheetOutline, line: number): string =>
  phraseText(sentence.lines[line].pieces.map(({ token }) => token))
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The blocks with their words, those below others further in. */
function drawn(outline: SheetOutline, branches = outline.branches, depth = 0): readonly string[] {
  const indent = '  '.repeat(depth);
  return branches.flatMap(({ lead, items }) => [
    ...(lead === null ? [] : [`${indent}(${wordsOf(outline, lead)})`]),
    ...items.flatMap((item) =>
      item.kind === 'block'
        ? [`${indent}${wordsOf(outline, item.line)}`, ...drawn(outline, item.branches, depth + 1)]
        : [],
    ),
  ]);
}

describe('the outline of a sentence', () => {
  it('has a block for each part, below what it is in', () => {
    expect(drawn(open(sentenceOfCard('gorehound-master')))).toEqual([
      'When revealed',
      '  this costs X fight more, by brute force too (X is 2 times the number of weapons and attack cards in slots, at most 4) until the end of the battle',
      'When defeated',
      '  gain 1 sanity',
      '  2 times',
      '    if there is a card of power 1 or less in hand',
      '      banish the weakest card from hand',
      '  Every other hero gains 1 sanity',
      'When you lose this battle',
      '  if no other hero is in the game',
      '    lose 3 sanity',
    ]);
  });

  it('says the words before each list of a part', () => {
    expect(drawn(open(sentenceOfCard('her-ladyships-second-best-poisoner')))).toEqual([
      'When played',
      '  you may',
      '    discard a card of power 2 or less',
      '    (if you do)',
      '    another hero of your choice on this level loses 1 sanity',
      '    draw a card',
    ]);
  });

  it('shows a folded part with all that is in it in one line', () => {
    const sentence = sentenceOfCard('gorehound-master');
    const outline = outlineOf(sentence, (at) => at === '/rules/1/do/1');
    expect(drawn(outline)).toContain(
      '  2 times: if there is a card of power 1 or less in hand, banish the weakest card from hand',
    );
    const block = blocksIn(outline.branches).find(
      ({ handle }) => sentence.handles[handle].at === '/rules/1/do/1',
    );
    expect(block).toMatchObject({ folded: true, canFold: true, branches: [] });
    const { gaps } = outline.sentence.lines[block!.line];
    expect(gaps.map((gap) => sentence.gaps[gap].at)).toContain('/rules/1/do/1/then/1');
  });

  describe.each(someSentences(12))('$name', ({ sentence }) => {
    const outlines = [open(sentence), outlineOf(sentence, () => true)];

    it('has each stop and each gap once', () => {
      for (const outline of outlines) {
        const { lines } = outline.sentence;
        const stops = lines.flatMap((line) => line.stops);
        expect(stops.toSorted((a, b) => a - b)).toEqual([...sentence.stops.keys()]);
        const gaps = itemsIn(outline.branches).flatMap((item) => (item.kind === 'gap' ? [item.gap] : []));
        const all = [...gaps, ...lines.flatMap((line) => line.gaps)];
        expect(all.toSorted((a, b) => a - b)).toEqual([...sentence.gaps.keys()]);
      }
    });

    it('has the words of each stop that does not only join blocks', () => {
      const [outline] = outlines;
      for (const [index, { pieces, over, role, shown, name }] of sentence.stops.entries()) {
        if (pieces === 0 || over !== undefined || role === 'joint' || !/[\p{L}\p{N}]/u.test(shown)) continue;
        const isThere = outline.sentence.lines.some((line) => line.pieces.some(({ stop }) => stop === index));
        expect(isThere, name).toBe(true);
      }
    });

    it('has each rule, each effect and each element of a list once', () => {
      const handles = blocksIn(outlines[0].branches).map(({ handle }) => handle);
      expect(new Set(handles).size).toBe(handles.length);
      for (const [index, { role, listed }] of sentence.handles.entries())
        if (role === 'rule' || role === 'clause' || listed) expect(handles).toContain(index);
    });
  });
});
