import { describe, expect, test } from 'vitest';
import { text } from '../../../shared/words/tokens.ts';
import { findAnswer, findChoice } from '../../../shared/tableau/match.ts';
import { payWith, proposedPayment } from '../../../shared/tableau/payment.ts';
import type { Choice, PaymentForm, Prompt, TextForm } from '../../../shared/tableau/tableau.ts';
import { isWritable, proposedText, writeIn, writingProblem } from '../../../shared/tableau/writing.ts';
import { plainChoice } from '../../../shared/tableau/choice.ts';

const source = (card: number, uses: string[], proposed: number) => ({
  risk: false,
  card,
  label: text(`Coin ${card}`),
  note: [],
  uses: uses.map((as) => ({ label: text(as), value: { card, as } })),
  proposed,
});
const form: PaymentForm = {
  kind: 'payment',
  price: text('3'),
  sources: [source(1, ['gold', 'silver'], 1), source(2, ['gold'], -1), source(3, ['silver'], 0)],
  ways: [
    { label: text('exactly'), set: { rough: false }, asked: [] },
    { label: text('roughly'), set: { rough: true }, asked: [] },
  ],
  proposed: 0,
  field: 'pay',
};
const choice = (label: string, action: Choice['action'], more: Partial<Choice> = {}): Choice =>
  plainChoice(action, { label: text(label), ...more });
const proposal = [
  { card: 1, as: 'silver' },
  { card: 3, as: 'silver' },
];
const buy = choice('Buy', { do: 'buy', rough: false, pay: proposal }, { form });
const prompt: Prompt = {
  seat: 0,
  kind: 'open',
  rule: '',
  title: text('Now'),
  notes: [],
  cards: [],
  answers: null,
  groups: [
    {
      id: 'a',
      title: text('A'),
      choices: [choice('Go', { do: 'go', to: 1 }), choice('Go', { do: 'go', to: 2 })],
    },
    { id: 'b', title: text('B'), choices: [buy, choice('Go', { do: 'go', to: 3 }, { minor: true })] },
  ],
};

describe('findChoice', () => {
  test('counts choices with the same label over all groups', () => {
    expect(findChoice(prompt, { do: 'go', to: 1 })).toMatchObject({ index: 0, payment: null });
    expect(findChoice(prompt, { to: 3, do: 'go' })).toMatchObject({ index: 2, payment: null });
    expect(findChoice(prompt, { do: 'go', to: 4 })).toBeNull();
  });

  test('knows the proposal as it stands', () => {
    expect(findChoice(prompt, buy.action)).toEqual({ choice: buy, index: 0, payment: null, text: null });
    expect(payWith({ ...buy, form }, proposedPayment(form))).toEqual(buy.action);
  });

  test('finds out how something was paid', () => {
    const body = {
      do: 'buy',
      rough: true,
      pay: [
        { card: 1, as: 'gold' },
        { card: 2, as: 'gold' },
      ],
    };
    const found = findChoice(prompt, body)!;
    expect(found.payment).toEqual({ way: 1, uses: [0, 0, -1] });
    expect(payWith({ ...buy, form }, found.payment!)).toEqual(body);
    expect(findChoice(prompt, { do: 'buy', rough: false, pay: [] })!.payment).toEqual({
      way: 0,
      uses: [-1, -1, -1],
    });
  });

  test.each([
    ['a source that is not there', [{ card: 9, as: 'gold' }]],
    ['a use that is not there', [{ card: 2, as: 'silver' }]],
    ['one source twice', [proposal[0], proposal[0]]],
    ['another order', [proposal[1], proposal[0]]],
    ['no list', 'all'],
  ])('does not find a payment with %s', (_, pay) => {
    expect(findChoice(prompt, { do: 'buy', rough: false, pay })).toBeNull();
  });
});

describe('what is written', () => {
  const form: TextForm = {
    kind: 'text',
    field: 'name',
    label: text('Name'),
    least: 2,
    most: 5,
    lines: 'one',
  };
  const take = (to: number): Choice =>
    choice('Take', { do: 'take', to, name: `Seat ${to}` }, { form: { ...form, most: 6 } });
  const writing: Prompt = {
    ...prompt,
    groups: [{ id: 'a', title: text('A'), choices: [take(1), take(2)] }],
  };
  const named = (to: number, name: string) => findChoice(writing, { do: 'take', to, name });

  test('is what the choice proposes, or told', () => {
    expect(named(2, 'Seat 2')).toMatchObject({ index: 1, text: null });
    expect(named(2, 'Seat 1')).toMatchObject({ index: 1, text: 'Seat 1' });
    expect(named(1, 'Ada')).toMatchObject({ index: 0, payment: null, text: 'Ada' });
    const { choice: found, text: words } = named(1, 'Ada')!;
    expect(isWritable(found) && writeIn(found, words!)).toEqual({ do: 'take', to: 1, name: 'Ada' });
  });

  test.each(['A', 'Adelaide', ' Ada', ''])('cannot be "%s" where the form refuses it', (name) => {
    expect(named(1, name)).toBeNull();
  });

  test('is text, and the rest of the action is the same', () => {
    expect(findChoice(writing, { do: 'take', to: 1, name: 7 })).toBeNull();
    expect(findChoice(writing, { do: 'take', to: 3, name: 'Ada' })).toBeNull();
    expect(findChoice(writing, { do: 'take', to: 1 })).toBeNull();
  });

  test.each([
    ['', 'missing'],
    ['  ', 'missing'],
    [' A ', 'short'],
    ['Ada', null],
    [' Ada  ', null],
    ['Adelai', 'long'],
  ])('"%s" is %s', (words, problem) => {
    expect(writingProblem(form, words)).toBe(problem);
  });

  test('loses the blanks at its ends', () => {
    const one = take(1);
    if (!isWritable(one)) throw new Error('nothing can be written');
    expect(proposedText(one)).toBe('Seat 1');
    expect(writeIn(one, '  Ada ')).toEqual({ do: 'take', to: 1, name: 'Ada' });
  });
});

test('findAnswer counts answers with the same label', () => {
  const answers = [1, 2, 3].map((value) => ({
    value,
    label: text(value === 2 ? 'Other' : 'Coin'),
    card: value,
  }));
  expect(findAnswer({ ...prompt, answers }, 3)).toEqual({ answer: answers[2], index: 1 });
  expect(findAnswer({ ...prompt, answers }, 4)).toBeNull();
  expect(findAnswer(prompt, 1)).toBeNull();
});
