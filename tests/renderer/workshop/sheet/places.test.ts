import { describe, expect, it } from 'vitest';
import { flawsIn } from '../../../../renderer/workshop/sheet/flaws.ts';
import { changeableAt, placeOf, type SheetPlace } from '../../../../renderer/workshop/sheet/places.ts';
import { isRuleGapShown, ruleGroups } from '../../../../renderer/workshop/sheet/rules.ts';
import type { Focus, Sentence } from '../../../../shared/packs/sentence/types.ts';
import { adviceRow } from '../scenes.ts';
import { sentenceOfCard, someSentences } from './sentences.ts';

/** The pointer of a place. */
function at({ stops, gaps, handles }: Sentence, place: SheetPlace | null): string {
  if (place === null) return 'nowhere';
  const { kind, index } = place;
  return `${kind} ${{ stop: stops, gap: gaps, handle: handles }[kind][index].at}`;
}

describe('where the focus is', () => {
  const sentence = sentenceOfCard('her-ladyships-second-best-poisoner');
  const find = (focus: Focus): string => at(sentence, placeOf(sentence, focus));

  it('is what has its pointer and role', () => {
    expect(find({ at: '/rules/0/do/0/then/0/amount', role: 'amount' })).toBe(
      'stop /rules/0/do/0/then/0/amount',
    );
    expect(find({ at: '/rules/0/do/0/then/1', role: 'joint' })).toBe('stop /rules/0/do/0/then/1');
    expect(find({ at: '/rules/0/do/0/then/1', role: 'clause' })).toBe('handle /rules/0/do/0/then/1');
    expect(find({ at: '/rules/0/do/1', role: 'gap' })).toBe('gap /rules/0/do/1');
  });

  it('is what has its pointer, whatever its role', () => {
    expect(find({ at: '/rules/0/do/0/then/0/amount', role: 'choice' })).toBe(
      'stop /rules/0/do/0/then/0/amount',
    );
  });

  it('is nearest around what has gone: a gap where an effect was, or the word of a part', () => {
    expect(find({ at: '/rules/0/do/0/then/2/do', role: 'verb' })).toBe('gap /rules/0/do/0/then/2');
    expect(find({ at: '/rules/0/do/0/then/1/gone/far', role: 'amount' })).toBe(
      'stop /rules/0/do/0/then/1/do',
    );
    expect(find({ at: '/elsewhere', role: 'amount' })).toBe('nowhere');
  });

  it.each(someSentences(12))('is found for every stop, gap and handle: $name', ({ sentence: one }) => {
    for (const stop of one.stops) expect(placeOf(one, stop), stop.name).not.toBeNull();
    for (const gap of one.gaps) expect(at(one, placeOf(one, { at: gap.at, role: 'gap' }))).toContain(gap.at);
    for (const handle of one.handles) expect(placeOf(one, handle)).not.toBeNull();
  });
});

describe('where a problem is shown', () => {
  const sentence = sentenceOfCard('gorehound-master');
  const where = (pointer: string): readonly string[] =>
    flawsIn(sentence, [adviceRow('error', pointer, '')]).map(({ stop }) => sentence.stops[stop].at);

  it('is the smallest part whose pointer begins its own', () => {
    expect(where('/rules/1/do/1/times')).toEqual(['/rules/1/do/1/times']);
    expect(where('/rules/1/do/1/then/0/then/0/cards/from/0')).toEqual([
      '/rules/1/do/1/then/0/then/0/cards/from',
    ]);
    expect(where('/rules/2/do/0/then/0/unknown')).toEqual(['/rules/2/do/0/then/0/do']);
    expect(where('/story')).toEqual([]);
  });

  it('is a ghost where a field has no words', () => {
    expect(where('/rules/2/do/0/then/0/who')).toEqual(['/rules/2/do/0/then/0/who']);
  });
});

describe('the rules of a card', () => {
  it('are counted where there are several, each with its lines', () => {
    const groups = ruleGroups(sentenceOfCard('gorehound-master'));
    expect(groups.map(({ number, lines }) => [number, lines.length])).toEqual([
      [1, 1],
      [2, 4],
      [3, 1],
    ]);
    expect(ruleGroups(sentenceOfCard('mercy-stroke')).map(({ number }) => number)).toEqual([null]);
  });

  it('have a place for a further one behind the last', () => {
    const sentence = sentenceOfCard('gorehound-master');
    const gaps = sentence.gaps.flatMap(({ of }, i) => (of === 'rule' ? [i] : []));
    expect(gaps.filter((gap) => isRuleGapShown(sentence, gap, null))).toEqual([gaps.at(-1)]);
    expect(isRuleGapShown(sentence, gaps[0], gaps[0])).toBe(true);
  });
});

describe('what may be changed from a stop', () => {
  const sentence = sentenceOfCard('her-ladyships-second-best-poisoner');
  const from = (pointer: string): readonly string[] =>
    changeableAt(
      sentence,
      sentence.stops.findIndex((stop) => stop.at === pointer),
    ).map((one) => one.at);
  const cards = '/rules/0/do/0/price/0/cards';

  it('is a choice of cards as well, where its words begin', () => {
    expect(from(`${cards}/count`)).toEqual([`${cards}/count`, `${cards}/kind`, cards]);
    expect(from(`${cards}/power`)).toEqual([`${cards}/power`]);
  });

  it('is the field alone of a part that has a word of its own', () => {
    expect(from('/rules/0/do/0/then/0/amount')).toEqual(['/rules/0/do/0/then/0/amount']);
    expect(from('/rules/0/do/0/do')).toEqual(['/rules/0/do/0/do']);
  });
});
