// Gestures at each place of random cards.
import { expect, test } from 'vitest';
import { drawFrom } from '../../../../shared/engine/random.ts';
import { carriedOut, isRefused } from '../../../../shared/packs/sentence/change.ts';
import { choicesAt } from '../../../../shared/packs/sentence/choices.ts';
import { duplicate } from '../../../../shared/packs/sentence/gestures.ts';
import { move } from '../../../../shared/packs/sentence/moves.ts';
import { remove } from '../../../../shared/packs/sentence/removal.ts';
import { sentenceOf } from '../../../../shared/packs/sentence/sentence.ts';
import { LANGUAGES } from '../../../../shared/words/languages.ts';
import { tokenText, toText } from '../../../../shared/words/tokens.ts';
import { workplaces } from '../../../support/sentence/benches.ts';
import { ODD, randomCards, undone, walk, withoutStop, withOddity } from '../../../support/sentence/walks.ts';

const COUNT = 30;

test.each(workplaces)(
  '$game: what gestures make is accepted, undone, and has a place for the focus',
  (work) => {
    const { faults, made } = walk(work, 'gate', COUNT);
    expect(faults).toEqual([]);
    expect(made.get('value') ?? 0).toBeGreaterThan(10);
    expect(made.get('carry') ?? 0).toBeGreaterThan(2);
    // What a place refuses is not carried there.
    expect(made.get('never')).toBeUndefined();
  },
);

/** A text without spaces, which lines have at their ends. */
const dense = (text: string): string => text.replaceAll(/\s/g, '');

test.each(workplaces)('$game: the sentence of each shipped card says its text, as plain data', (work) => {
  const { bench, cards } = work;
  for (const [i, card] of cards.entries())
    for (const language of [LANGUAGES[i % LANGUAGES.length]]) {
      const sentence = sentenceOf(bench, card, language);
      expect(JSON.parse(JSON.stringify(sentence))).toEqual(sentence);
      const said = sentence.lines.flatMap(({ pieces }) => pieces.map(({ token }) => tokenText(token)));
      const names = (id: string): string => id;
      const { clauses } = bench.words.text(structuredClone(card), language, names, bench.cards, true);
      expect(dense(said.join(''))).toBe(dense(toText(clauses)));
      const keys = sentence.stops.map(({ at, role }) => `${at} ${role === 'joint'}`);
      expect(new Set(keys).size).toBe(keys.length);
      for (const { name } of [...sentence.stops, ...sentence.handles, ...sentence.gaps])
        expect(name).not.toBe('');
    }
});

test.each(workplaces)(
  '$game: each field of each shipped card has a stop, a ghost or a handle',
  ({ bench, cards }) => {
    const missing = cards.flatMap((card) => withoutStop(bench, card, sentenceOf(bench, card, 'de')));
    expect(missing).toEqual([]);
  },
);

test.each(workplaces)('$game: what the language does not know stays what it is', ({ game, bench }) => {
  const draw = drawFrom(`odd ${game}`);
  const json = JSON.stringify(ODD);
  let gestures = 0;
  for (const drawn of randomCards(game, 'odd', COUNT)) {
    const odd = withOddity(bench, drawn, draw);
    if (odd === undefined) continue;
    const { card } = odd;
    const sentence = sentenceOf(bench, card, 'en');
    const stop = sentence.stops.find(({ control }) => control.kind === 'opaque');
    expect(stop?.control, JSON.stringify(card)).toEqual({ kind: 'opaque', json });
    expect(sentence.handles.find(({ at }) => at === odd.at)).toMatchObject({ opaque: true, listed: true });
    const elsewhere = [...sentence.stops, ...sentence.handles, ...sentence.gaps].filter(
      ({ at }) => at !== odd.at && !odd.at.startsWith(`${at}/`),
    );
    const places = elsewhere.length === 0 ? [] : [elsewhere[draw(elsewhere.length)].at];
    const changes = [
      ...places.flatMap((at) => [...choicesAt(bench, card, at, 'en'), remove(bench, card, at)]),
      move(bench, card, odd.at, 'up'),
      move(bench, card, odd.at, 'down'),
      duplicate(bench, card, odd.at),
    ];
    for (const change of changes) {
      if (isRefused(change)) continue;
      gestures++;
      // A rule that gets another word may have no effects any more; they come back with its old word.
      const left = JSON.stringify([carriedOut(card, change.operations), change.lost?.part ?? null]);
      expect(left, JSON.stringify([card, change])).toContain(json);
      expect(undone(card, change.operations)).toBeUndefined();
    }
    const gone = remove(bench, card, odd.at);
    if (!isRefused(gone)) expect(JSON.stringify(carriedOut(card, gone.operations))).not.toContain(json);
  }
  expect(gestures).toBeGreaterThan(30);
});
