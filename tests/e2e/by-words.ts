import { clone, type Json } from '../../shared/engine/json.ts';
import { phraseText, type Phrase } from '../../shared/words/tokens.ts';
import { isPayable, payWith, proposedPayment } from '../../shared/tableau/payment.ts';
import { askedOf } from '../../shared/tableau/warnings.ts';
import { isWritable, writeIn, writingProblem } from '../../shared/tableau/writing.ts';
import type { Choice, PaymentForm, Prompt } from '../../shared/tableau/tableau.ts';
import { shownChoices, type Gesture, type Target, type Use, type Writing } from './driver/script.ts';

type Worded = Extract<Gesture, Target>;

/** What a gesture at a prompt enters, found by the words alone, as a player who sees the page finds it. */
export function bodyOf(prompt: Prompt, gesture: Worded): Json {
  if (phraseText(prompt.title) !== gesture.prompt) throw new Error(`it asks: ${phraseText(prompt.title)}`);
  if (gesture.do === 'answer') return nth(prompt.answers ?? [], gesture).value;
  const choice = nth(shownChoices(prompt, gesture.minor), gesture);
  if (choice.refusal !== null) throw new Error(`refused: ${phraseText(choice.refusal.sentence)}`);
  // Paid otherwise, it may cost otherwise.
  if (gesture.do === 'press' && askedOf(choice.warnings, 'serious').length > 0 !== gesture.confirm)
    throw new Error('it warns otherwise');
  return gesture.do === 'press' ? written(choice, gesture.text) : paid(choice, gesture.way, gesture.uses);
}

function written(choice: Choice, text: Writing | null): Json {
  if (text === null) return choice.action;
  if (!isWritable(choice) || phraseText(choice.form.label) !== text.field)
    throw new Error(`there is no field "${text.field}"`);
  const problem = writingProblem(choice.form, text.words);
  if (problem !== null) throw new Error(`what is written is ${problem}`);
  return writeIn(choice, text.words);
}

function paid(choice: Choice, way: string | null, uses: readonly Use[]): Json {
  if (!isPayable(choice)) throw new Error('nothing can be changed in its payment');
  const { form } = choice;
  const payment = clone(proposedPayment(form)) as { way: number; uses: number[] };
  if (way !== null) payment.way = form.ways.findIndex(({ label }) => phraseText(label) === way);
  for (const { source, nth: among, use } of uses) {
    const at = indexOf(form, source, among);
    payment.uses[at] =
      use === null ? -1 : form.sources[at].uses.findIndex((one) => phraseText(one.label) === use);
  }
  return payWith(choice, payment);
}

function indexOf({ sources }: PaymentForm, name: string, among: number): number {
  const found = sources.flatMap(({ label }, i) => (phraseText(label) === name ? [i] : []));
  return found[among];
}

function nth<T extends { readonly label: Phrase }>(entries: readonly T[], { button, nth: among }: Target): T {
  const named = entries.filter(({ label }) => phraseText(label) === button);
  if (named[among] === undefined) throw new Error(`there is no "${button}" number ${among}`);
  return named[among];
}
