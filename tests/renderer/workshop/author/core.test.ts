// How the driver tells what to do next: from words alone.
import { expect, test } from 'vitest';
import { align, distance, HUNK } from '../../../support/author/alignment.ts';
import { blockOf, numbersFor, SIGN, ticksFor, wantedAt, withRow } from '../../../support/author/choosing.ts';
import type { Row } from '../../../support/author/touch.ts';
import { namesIn } from '../../../support/author/names.ts';
import { addedTo, listGaps, textOf, type SeenItem, type Sheet } from '../../../support/author/sheet.ts';
import { textIn, treeOf } from '../../../support/author/snapshot.ts';
import { plain, wordsOf } from '../../../support/author/words.ts';

const far = (said: string, wanted: string): number => distance(wordsOf(said), wordsOf(wanted));

test('case, hyphens and spaces tell no sentences apart, numbers and signs do', () => {
  const same = (one: string, other: string): boolean => plain(wordsOf(one)) === plain(wordsOf(other));
  expect(same('Draw 2 cards.', 'draw 2  cards.')).toBe(true);
  expect(same('Waffen- und Angriffskarten', 'Waffen und Angriffskarten')).toBe(true);
  expect(same('Draw 12 cards.', 'Draw 1 2 cards.')).toBe(false);
  expect(same('Draw a card.', 'Draw a card:')).toBe(false);
});

test('what is nearer costs less', () => {
  const wanted = 'When played, you may draw 2 cards.';
  expect(far(wanted, wanted)).toBe(0);
  const offers = [
    'When played, you may draw a card.',
    'When played, draw 2 cards.',
    'When spent, lose 1 sanity.',
  ];
  const costs = offers.map((offer) => far(offer, wanted));
  expect(costs.toSorted((one, other) => one - other)).toEqual(costs);
  // A verb in another form is nearer than another verb, a number nearer than none.
  expect(far('Gewinne 1 Verstand zurück', 'Du darfst 1 Verstand zurückgewinnen')).toBeLessThan(
    far('Verliere 1 Verstand', 'Du darfst 1 Verstand zurückgewinnen'),
  );
  expect(far('Draw 3 cards.', 'Draw 2 cards.')).toBeLessThan(far('Draw all cards.', 'Draw 2 cards.'));
});

test('an alignment tells where texts differ, from the beginning', () => {
  const [said, wanted] = ['Draw 2 cards.', 'If you are alone, draw 2 cards.'].map(wordsOf);
  const { hunks, cost } = align(said, wanted);
  expect(hunks[0]).toMatchObject({ from: 0, to: 0, wantedFrom: 0, wantedTo: 5 });
  expect(hunks.reduce((sum, hunk) => sum + hunk.cost + HUNK, 0)).toBeCloseTo(cost);
  expect(align(wanted, wanted).hunks).toEqual([]);
});

const item = (kind: SeenItem['kind'], name: string, text: string): SeenItem => ({
  kind,
  role: kind === 'words' ? 'text' : kind === 'number' ? 'spinbutton' : kind === 'gap' ? 'combobox' : 'button',
  name,
  text,
  shown: text,
  nth: 0,
});

const SHEET: Sheet = [
  { rule: 1, items: [item('stop', 'when: When played', 'When played'), item('words', '', ',')] },
  {
    rule: 1,
    items: [
      item('stop', 'draw, effect 1 of 2', 'draw'),
      item('number', 'cards', '2 cards'),
      item('words', '', '.'),
    ],
  },
  {
    rule: 1,
    items: [
      item('stop', 'lose sanity, effect 2 of 2', 'Lose'),
      item('number', 'amount', '1'),
      item('words', '', 'sanity.'),
      item('gap', 'add an effect after: lose 1 sanity', ''),
    ],
  },
  { rule: null, items: [item('gap', 'add a rule after rule 1', '')] },
];
const ALL = { before: 0, behind: 0 };
const TEXT = textOf(SHEET, ALL);

const row = (sentence: string, chosen = false): Row => ({ name: sentence, sentence, chosen });
const spotOf = (name: string) => TEXT.spots.find((spot) => spot.item.name.startsWith(name))!;
const saidIn = ({ from, to }: { from: number; to: number }): string =>
  TEXT.words
    .slice(from, to)
    .map(({ form }) => form)
    .join(' ');

test('a rule is read line by line, and has the place for the next behind it', () => {
  expect(TEXT.words.map(({ form }) => form).join(' ')).toBe('when played , draw 2 cards . lose 1 sanity .');
  expect(TEXT.lines).toEqual([0, 3, 7, 11]);
  expect(listGaps(SHEET).map(({ name }) => name)).toEqual(['add a rule after rule 1']);
});

test('it is told which lines have come', () => {
  const [first, second, third] = SHEET;
  expect(addedTo([first, third], SHEET)).toEqual({ before: 1, behind: 1 });
  expect(addedTo([], [first, second])).toEqual({ before: 0, behind: 0 });
  // Of two that say the same the second one.
  expect(addedTo([first, second], [first, first, second])).toEqual({ before: 1, behind: 1 });
});

test('it is told what the sentences of a list are in place of', () => {
  const trigger = [
    'When played, draw 2 cards. Lose 1 sanity.',
    'When spent, draw 2 cards. Lose 1 sanity.',
  ].map((one) => row(one));
  expect(saidIn(blockOf(TEXT, spotOf('when'), trigger))).toBe('when played , draw 2 cards . lose 1 sanity .');
  const verb = [row('When played, draw 2 cards.', true), row('When played, discard 2 cards.')];
  expect(saidIn(blockOf(TEXT, spotOf('draw'), verb))).toBe('when played , draw 2 cards .');
  const second = [row('Lose 1 sanity.', true), row('Gain 1 sanity.')];
  expect(saidIn(blockOf(TEXT, spotOf('lose'), second))).toBe('lose 1 sanity .');
  const added = [row('Draw a card.'), row('Lose 1 sanity.')];
  expect(blockOf(TEXT, spotOf('add'), added)).toEqual({ from: 11, to: 11 });
  const inside = [row('Lose 1 sanity, then draw a card.'), row('Lose 1 sanity, then gain 1 loot.')];
  expect(saidIn(blockOf(TEXT, spotOf('add'), inside))).toBe('lose 1 sanity .');
});

test('with each row the rule says something else', () => {
  const rows = [row('Lose 1 sanity.', true), row('Gain 1 sanity.')];
  const said = rows.map((one) => plain(withRow(TEXT, blockOf(TEXT, spotOf('lose'), rows), one)));
  expect(said).toEqual([TEXT.plain, plain(wordsOf('When played, draw 2 cards. Gain 1 sanity.'))]);
});

test('numbers, texts and ticks are told from the sentence that is wanted', () => {
  const target = 'When played, draw 5 cards. Lose 1 sanity.';
  const wanted = wordsOf(target);
  const alignment = align(TEXT.words, wanted);
  expect(numbersFor(spotOf('cards'), alignment, TEXT, wanted)[0]).toBe(5);
  expect(wantedAt(spotOf('cards'), alignment, wanted, target)).toBe('5 cards');
});

test('a word of two items is one word once it has been seen as a whole', () => {
  const sheet = [{ rule: 1, items: [item('stop', 'into', 'relic'), item('words', '', 'slots.')] }];
  const [apart, joined] = [new Set<string>(), new Set(['relicslots'])].map((known) =>
    textOf(sheet, ALL, known),
  );
  expect(apart.words.map(({ form }) => form)).toEqual(['relic', 'slots', '.']);
  expect(joined.words.map(({ form }) => form)).toEqual(['relicslots', '.']);
  expect(joined.spots.map(({ from, to }) => [from, to])).toEqual([
    [0, 1],
    [0, 2],
  ]);
});

test('the ticks of a set are told from the words that differ', () => {
  const values = ['weapon', 'attack', 'relic', 'foe'].map((name) => ({ name, chosen: name === 'relic' }));
  const text = textOf([{ rule: 1, items: [item('stop', 'kind', 'relics'), item('words', '', '.')] }], ALL);
  const namesFor = (sentence: string): readonly string[] => {
    const wanted = wordsOf(sentence);
    const ticks = ticksFor(values, text.spots[0], text, align(text.words, wanted), wanted);
    return ticks.filter(({ gain }) => gain > SIGN).map(({ index }) => values[index].name);
  };
  expect(namesFor('weapons and attack cards.').toSorted()).toEqual(['attack', 'relic', 'weapon']);
  expect(namesFor('relics.')).toEqual([]);
});

test('the tree of a page is read, whatever is quoted in it', () => {
  const tree = treeOf(
    [
      '- region "Rules":',
      '  - toolbar "rule 1 of 1":',
      `    - 'button "when: When played" [expanded]': When played`,
      '    - text: ","',
      '    - button "it\'s"',
      '    - \'button "say: \\"no\\""\':',
      '      - text: the',
      '      - img "fight"',
      '    - spinbutton "amount": "1"',
    ].join('\n'),
  );
  const [line] = tree[0].within;
  expect(line).toMatchObject({ role: 'toolbar', name: 'rule 1 of 1' });
  expect(line.within.map((node) => [node.role, node.role === 'text' ? '' : node.name, textIn(node)])).toEqual(
    [
      ['button', 'when: When played', 'When played'],
      ['text', '', ','],
      ['button', "it's", "it's"],
      ['button', 'say: "no"', 'the fight'],
      ['spinbutton', 'amount', '1'],
    ],
  );
});

test('the names are those of the document', () => {
  const { line, lineBelow, ghost, joint, draft, undo } = namesIn('de');
  expect(line.exec('Regel 2 von 3')?.[1]).toBe('2');
  expect(lineBelow.exec('Zeile 2 von Regel 1')?.[2]).toBe('1');
  expect(ghost.test('wer: du, nicht gedruckt')).toBe(true);
  expect(joint.test('zwischen zwei Effekten: dann')).toBe(true);
  expect(draft.test('nicht fertig: ziehe')).toBe(true);
  expect(undo.test('Zurücknehmen: ziehe eine Karte')).toBe(true);
  expect(namesIn('en').delete).toBe('Delete');
});
