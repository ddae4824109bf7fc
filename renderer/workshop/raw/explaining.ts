// What the word or field under the pointer does, and by a key that at the cursor.
import { StateEffect, StateField, type Extension } from '@codemirror/state';
import {
  closeHoverTooltips,
  EditorView,
  hoverTooltip,
  keymap,
  showTooltip,
  type Tooltip,
} from '@codemirror/view';
import type { WordHelp } from '../../../shared/rpc/messages/workshop.ts';
import type { Words } from '../../ui/words.ts';
import type { TextKey } from '../text/en.ts';
import { helpBox } from './help-nodes.ts';
import { inCard, pieceAt } from './json-tree.ts';
import type { RawPort } from './raw-port.ts';

interface Explaining {
  readonly port: RawPort;
  readonly path: string;
  readonly t: Words<TextKey>;
  /** Says what was asked for by a key; null: nothing is known. */
  readonly say: (help: WordHelp | null) => void;
}

const setHelp = StateEffect.define<Tooltip | null>();

/** The help that was asked for by a key: it goes with the next one. */
const asked = StateField.define<Tooltip | null>({
  create: () => null,
  update(shown, { docChanged, selection, effects }) {
    const [effect] = effects.filter((one) => one.is(setHelp));
    if (effect !== undefined) return effect.value;
    return docChanged || selection !== undefined ? null : shown;
  },
  provide: (field) => showTooltip.from(field),
});

export function explaining({ port, path, t, say }: Explaining): Extension {
  const helpAt = async (view: EditorView, place: number): Promise<[Tooltip, WordHelp] | null> => {
    const { pointer, from, to } = pieceAt(view.state, place);
    const inside = inCard(pointer);
    const help = inside && (await port.explain(path, inside.card, inside.at));
    if (help === null) return null;
    return [{ pos: from, end: to, above: true, create: () => ({ dom: helpBox(help, t) }) }, help];
  };
  const tell = async (view: EditorView): Promise<void> => {
    const { head } = view.state.selection.main;
    const found = await helpAt(view, head);
    say(found && found[1]);
    if (found === null || view.state.selection.main.head !== head) return;
    view.dispatch({ effects: [setHelp.of(found[0]), closeHoverTooltips] });
  };
  const close = (view: EditorView): boolean => {
    if (view.state.field(asked) === null) return false;
    view.dispatch({ effects: setHelp.of(null) });
    return true;
  };
  return [
    asked,
    hoverTooltip(async (view, place) => (await helpAt(view, place))?.[0] ?? null),
    keymap.of([
      {
        key: 'F1',
        run: (view) => {
          void tell(view);
          return true;
        },
      },
      { key: 'Escape', run: close },
    ]),
  ];
}
