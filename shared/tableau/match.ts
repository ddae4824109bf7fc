import { same, type Json } from '../engine/json.ts';
import { phraseText, type Phrase } from '../words/tokens.ts';
import { isPayable, payWith, type Payment } from './payment.ts';
import type { Answer, Choice, PaymentForm, Prompt } from './tableau.ts';
import { isWritable, proposedText, tidied, writingProblem } from './writing.ts';

/** The choice of a prompt that leads to an action. */
export interface FoundChoice {
  readonly choice: Choice;
  /** Which of the prompt's choices with the same label it is, counted from 0 over all groups, refused and minor ones too. */
  readonly index: number;
  /** How it has to be paid; null: as the choice itself says. */
  readonly payment: Payment | null;
  /** What has to be written for it; null: what the choice itself proposes, or nothing. */
  readonly text: string | null;
}

/** The answer of a prompt with a value. */
export interface FoundAnswer {
  readonly answer: Answer;
  /** Which of the answers with the same label it is, counted from 0. */
  readonly index: number;
}

/** The choice with which a player can do exactly this action; null where there is none. */
export function findChoice(prompt: Prompt, body: Json): FoundChoice | null {
  const choices = prompt.groups.flatMap((group) => group.choices);
  for (const [i, choice] of choices.entries()) {
    const written = writingFor(choice, body);
    if (written === undefined) continue;
    const payment = same(choice.action, written.proposal) ? null : paymentFor(choice, written.proposal);
    if (payment === undefined) continue;
    return { choice, index: indexOf(choices, i), payment, text: written.text };
  }
  return null;
}

/** The answer that gives this value to the prompt's question; null where there is none. */
export function findAnswer({ answers }: Prompt, value: Json): FoundAnswer | null {
  const i = (answers ?? []).findIndex((answer) => same(answer.value, value));
  return answers === null || i < 0 ? null : { answer: answers[i], index: indexOf(answers, i) };
}

/** How many of the entries before one have its label. */
function indexOf(entries: readonly { readonly label: Phrase }[], i: number): number {
  const label = phraseText(entries[i].label);
  return entries.slice(0, i).filter((other) => phraseText(other.label) === label).length;
}

/**
 * What a player has to write for an action (null: nothing else than is proposed), and what the action would be without
 * that; undefined where no words lead to it.
 */
function writingFor(choice: Choice, body: Json): { text: string | null; proposal: Json } | undefined {
  if (!isWritable(choice)) return { text: null, proposal: body };
  const { field } = choice.form;
  const fields = body as { readonly [field: string]: Json | undefined };
  const [words, proposed] = [fields[field], proposedText(choice)];
  if (words === proposed) return { text: null, proposal: body };
  if (typeof words !== 'string' || tidied(words) !== words) return undefined;
  if (writingProblem(choice.form, words) !== null) return undefined;
  return { text: words, proposal: { ...fields, [field]: proposed } as Json };
}

/** The payment that makes the action of a choice into this one; undefined where none does. */
function paymentFor(choice: Choice, body: Json): Payment | undefined {
  if (!isPayable(choice)) return undefined;
  const { form } = choice;
  const uses = usesFor(form, (body as { readonly [field: string]: Json | undefined })[form.field]);
  if (uses === null) return undefined;
  const found = form.ways.findIndex((_, way) => same(payWith(choice, { way, uses }), body));
  return found < 0 ? undefined : { way: found, uses };
}

/** For each source the use that a list of payments names, or -1; null where something else pays as well. */
function usesFor({ sources }: PaymentForm, paid: Json | undefined): number[] | null {
  if (!Array.isArray(paid)) return null;
  const list = paid as Json[];
  const uses = sources.map((source) =>
    source.uses.findIndex(({ value }) => list.some((entry) => same(entry, value))),
  );
  return uses.filter((use) => use >= 0).length === list.length ? uses : null;
}
