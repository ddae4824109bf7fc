import { describe, expect, it } from 'vitest';
import { itemsOf, rareIn, type Item, type SheetView } from '../../../../renderer/workshop/sheet/items.ts';
import { handleOf } from '../../../../renderer/workshop/sheet/places.ts';
import { phraseText, type Phrase } from '../../../../shared/words/tokens.ts';
import type { Sentence } from '../../../../shared/packs/sentence/types.ts';
import { isWithin } from '../../../../shared/packs/pointer.ts';
import { sentenceOfCard, someSentences } from './sentences.ts';

const REST: SheetView = { place: null, before: null, flagged: [] };

const all = (sentence: Sentence, view: SheetView): readonly Item[] =>
  sentence.lines.flatMap((_, i) => itemsOf(sentence, i, view));

const plain = (phrase: Phrase): string => phraseText(phrase).replaceAll('\u00a0', ' ');

describe('what is drawn of a sentence', () => {
  const sentences = someSentences(12);

  it.each(sentences)('says all of its words in their order: $name', ({ sentence }) => {
    for (const [i, line] of sentence.lines.entries()) {
      const drawn = itemsOf(sentence, i, REST).map((item) => ('phrase' in item ? plain(item.phrase) : ''));
      expect(drawn.join('')).toBe(plain(line.pieces.map(({ token }) => token)));
    }
  });

  it.each(sentences)(
    'has each stop with words once, and nothing twice under one key: $name',
    ({ sentence }) => {
      const items = all(sentence, REST);
      const stops = items.flatMap((item) => (item.kind === 'stop' ? [item.stop] : []));
      expect(new Set(stops).size).toBe(stops.length);
      for (const [index, stop] of sentence.stops.entries()) {
        const isSaid = stop.pieces > 0 && stop.over === undefined && /[\p{L}\p{N}…]/u.test(stop.shown);
        if (isSaid) expect(stops, stop.name).toContain(index);
      }
      for (const i of sentence.lines.keys()) {
        const keys = itemsOf(sentence, i, REST).map(({ key }) => key);
        expect(new Set(keys).size).toBe(keys.length);
      }
      expect(items.filter(({ kind }) => kind === 'ghost' || kind === 'handle')).toEqual([]);
    },
  );

  it.each(sentences)(
    'shows a ghost while its part has the focus, one with a flaw always, and has others in the menu: $name',
    ({ sentence }) => {
      const ghosts = sentence.stops.flatMap((stop, i) =>
        stop.pieces === 0 && stop.role !== 'draft' ? [i] : [],
      );
      for (const ghost of ghosts) {
        const isShown = (view: SheetView): boolean =>
          all(sentence, view).some((item) => item.kind === 'ghost' && item.stop === ghost);
        expect(isShown({ ...REST, place: { kind: 'stop', index: ghost } })).toBe(true);
        expect(isShown({ ...REST, flagged: [ghost] })).toBe(true);
        const { handle } = sentence.stops[ghost];
        if (handle !== undefined)
          expect(isShown({ ...REST, place: { kind: 'handle', index: handle } })).toBe(
            !rareIn(sentence, handle).includes(ghost),
          );
      }
    },
  );

  it('has one gap at the end of each rule while nothing has the focus', () => {
    const sentence = sentenceOfCard('gorehound-master');
    const gaps = all(sentence, REST).flatMap((item) => (item.kind === 'gap' ? [item.gap.at] : []));
    expect(gaps).toEqual(['/rules/0/do/1', '/rules/1/do/3', '/rules/2/do/1']);
  });

  it('shows the gap behind the effect that has the focus, the inner before the outer', () => {
    const sentence = sentenceOfCard('her-ladyships-second-best-poisoner');
    const index = sentence.stops.findIndex(({ at }) => at === '/rules/0/do/0/then/1/cards');
    const gaps = all(sentence, { ...REST, place: { kind: 'stop', index } }).flatMap((item) =>
      item.kind === 'gap' ? [item.gap.at] : [],
    );
    expect(gaps).toEqual(['/rules/0/do/0/then/2', '/rules/0/do/1']);
  });

  it('marks the words of what is selected, and only those', () => {
    const sentence = sentenceOfCard('her-ladyships-second-best-poisoner');
    const index = sentence.handles.findIndex(({ at }) => at === '/rules/0/do/0/then/0');
    const items = all(sentence, { ...REST, place: { kind: 'handle', index } });
    const selected = items.flatMap((item) => (item.selected && 'phrase' in item ? [plain(item.phrase)] : []));
    expect(selected.join('').trim()).toBe('another hero of your choice on this level loses 1 sanity');
    expect(items.filter(({ kind }) => kind === 'handle')).toHaveLength(1);
    for (const item of items)
      if (item.kind === 'stop') {
        const own = handleOf(sentence, { kind: 'stop', index: item.stop });
        const isIn = own !== undefined && isWithin(sentence.handles[own].at, sentence.handles[index].at);
        expect(item.selected).toBe(isIn);
      }
  });

  it('keeps both pieces of a verb that has something between them', () => {
    const items = all(sentenceOfCard('mercy-stroke', 'de'), REST);
    const echoed = items.flatMap((item) => (item.kind === 'echo' ? item.stop : []));
    const verb = items.filter((item) => 'stop' in item && echoed.includes(item.stop));
    expect(verb.map((item) => ('phrase' in item ? plain(item.phrase) : ''))).toEqual([
      'Gewinne',
      'Verstand zurück',
    ]);
  });
});
