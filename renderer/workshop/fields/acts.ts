// What controls do to the fields of the card on the bench.
import { createContext, tick } from 'svelte';
import { nameWith, type FormsBeside } from '../../../shared/words/names.ts';
import type { Json } from '../../../shared/engine/json.ts';
import type { Focus } from '../../../shared/packs/sentence/types.ts';
import type { FieldGesture } from '../../../shared/rpc/messages/workshop.ts';
import type { BenchAnswer } from '../bench.ts';
import type { SheetEditor } from '../sheet/editor.svelte.ts';
import { stepSaid } from '../sheet/said.ts';

/** Why something was not done, in words; null: it was. */
export type Refusal = string | null;

/** Where the focus goes after an act: it stays where it is, or follows what was done. */
type Lead = 'stays' | 'follows';

/** What can be done in fields, by their pointers. */
export interface FieldActs {
  /** Writes what is being typed: in one field, and without a rest, it is one step. The focus stays. */
  type(at: string, value: Json): Promise<Refusal>;
  write(at: string, value: Json, lead?: Lead): Promise<Refusal>;
  /** Says how a name declines; left out where no name is among the fields. */
  decline?(at: string, name: string, forms: FormsBeside): Promise<Refusal>;
  /** Writes what is usual where nothing is; in a list, one more of that. */
  fill(at: string): Promise<Refusal>;
  clear(at: string, lead?: Lead): Promise<Refusal>;
  /** @param aside what goes with the element and has the focus afterwards, as the button that moved it */
  reorder(at: string, to: number, aside?: string): Promise<Refusal>;
  /** The focus has left what was typed in. */
  rest(): void;
  /** Something is typed in a field that is not in the card. @returns takes that back */
  wait(at: string, words: string): () => void;
  /** Says something to those who listen. */
  say(words: string): void;
}

export const [useActs, setActs] = createContext<FieldActs>();

/** Acts on the fields of the card itself. */
export function cardActs(editor: SheetEditor): FieldActs {
  const { port, fields } = editor;
  let run = { at: '', count: 0 };

  const runAt = (at: string): string => {
    if (run.at !== at) run = { at, count: run.count + 1 };
    return `field ${run.count}`;
  };

  /** @param lead brings the focus to where it goes; null: it stays, and only what cannot be seen there is said */
  const act = (
    done: () => Promise<BenchAnswer>,
    lead: ((focus: Focus) => Promise<unknown>) | null,
  ): Promise<Refusal> =>
    editor.queued(done, async (answer) => {
      if ('refused' in answer) {
        editor.say(answer.refused);
        return answer.refused;
      }
      await tick();
      await lead?.(answer.focus);
      const said = stepSaid(lead === null ? null : port.state.undo, answer.told);
      if (said !== '') editor.say(said);
      return null;
    });
  const following = (focus: Focus): Promise<unknown> => editor.goTo(focus);
  const gesture = (one: FieldGesture, lead: Lead): Promise<Refusal> =>
    act(() => port.do(one), lead === 'stays' ? null : following);

  return {
    type: (at, value) => gesture({ do: 'write', at, value, run: runAt(at) }, 'stays'),
    write: (at, value, lead = 'stays') => gesture({ do: 'write', at, value, run: null }, lead),
    decline: (at, name, forms) =>
      gesture({ do: 'write', at, value: nameWith(name, forms) as Json, run: null }, 'stays'),
    fill: (at) => gesture({ do: 'fill', at }, 'follows'),
    clear: (at, lead = 'follows') => gesture({ do: 'clear', at }, lead),
    reorder: (at, to, aside) =>
      act(
        () => port.do({ do: 'reorder', at, to }),
        (focus) => fields.goTo(focus.at, aside),
      ),
    rest: () => {
      run = { ...run, at: '' };
      port.keep();
    },
    wait: (at, words) => fields.wait(at, words),
    say: (words) => editor.say(words),
  };
}

/** Acts on the words of the card in another language. */
export function textActs(editor: SheetEditor, language: string): FieldActs {
  const acts = cardActs(editor);
  let run = 0;
  const translate = (at: string, text: string, forms?: FormsBeside): Promise<Refusal> =>
    editor.queued(
      () =>
        editor.port.do({
          ...{ do: 'translate', language, at, text, run: `${language} ${run}` },
          ...(forms && { forms }),
        }),
      (answer) => {
        if (!('refused' in answer)) return Promise.resolve(null);
        editor.say(answer.refused);
        return Promise.resolve(answer.refused);
      },
    );
  return {
    ...acts,
    type: (at, value) => translate(at, String(value)),
    decline: (at, name, forms) => {
      run++;
      return translate(at, name, forms);
    },
    clear: (at) => translate(at, ''),
    rest: () => {
      run++;
      acts.rest();
    },
  };
}
