import { pickedCompletion, startCompletion } from '@codemirror/autocomplete';
import type { Completion as Option, CompletionContext, CompletionSource } from '@codemirror/autocomplete';
import type { Completion } from '../../../shared/packs/raw/completions.ts';
import { paragraph } from './help-nodes.ts';
import type { RawPort } from './raw-port.ts';
import type { RawText } from './raw-text.svelte.ts';

/** A word that is begun, with its quote. */
const BEGUN = /"?[\w:.-]*$/;
/** The same where it is offered without being asked for: a text in words is none. */
const OFFERED = /"[\w:.-]{0,24}$/;
const VALID = /^"?[\w:.-]*"?$/;

/** Offers what may be written at the cursor, as the host knows it. */
export const completing =
  (text: RawText, port: RawPort, path: string): CompletionSource =>
  async (context: CompletionContext) => {
    if (!context.explicit && context.matchBefore(OFFERED) === null) return null;
    await text.settled();
    if (context.aborted) return null;
    const found = await port.complete(path, text.offsetOf(context.pos));
    if (found === null || found.options.length === 0) return null;
    const from = text.placeOf(found.from);
    // What is behind the cursor goes with a word that is being changed.
    const tail = Math.max(0, text.placeOf(found.to) - context.pos);
    return {
      from: Math.min(from, context.matchBefore(BEGUN)?.from ?? from),
      options: found.options.map((option, i) => optionOf(option, i, tail)),
      validFor: VALID,
    };
  };

/**
 * @param rank the first are the most usual
 * @param tail how much behind the cursor it takes the place of
 */
const optionOf = (completion: Completion, rank: number, tail: number): Option => ({
  label: completion.text,
  ...(completion.name !== '' && { detail: completion.name }),
  ...(completion.does !== '' && { info: () => ({ dom: paragraph(completion.does) }) }),
  boost: Math.max(-99, -rank),
  apply: (view, option, from, to) => {
    const { insert } = completion;
    // Inside of what is still empty.
    const inside = /(?:""|\[\]|\{\})(?=,?$)/.exec(insert);
    const anchor = from + (inside === null ? insert.length : inside.index + 1);
    view.dispatch({
      changes: { from, to: to + tail, insert },
      selection: { anchor },
      scrollIntoView: true,
      userEvent: 'input.complete',
      annotations: pickedCompletion.of(option),
    });
    if (inside !== null) startCompletion(view);
  },
});
