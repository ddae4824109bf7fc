// The lines of the card on the bench stand out in its file.
import { RangeSet, StateEffect, StateField, type Extension } from '@codemirror/state';
import { Decoration, EditorView, GutterMarker, gutterLineClass, type DecorationSet } from '@codemirror/view';

/** From the begin of its first line on to the begin of its last. */
export const setCardLines = StateEffect.define<{ readonly from: number; readonly to: number }>();

const LINE = Decoration.line({ class: 'card' });

const lines = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(shown, { changes, effects, state: { doc } }) {
    const [effect] = effects.filter((one) => one.is(setCardLines));
    if (effect === undefined) return shown.map(changes);
    const { from, to } = effect.value;
    const found = [];
    for (let line = doc.lineAt(from); ; line = doc.line(line.number + 1)) {
      found.push(LINE.range(line.from));
      if (line.to >= to || line.number === doc.lines) break;
    }
    return Decoration.set(found);
  },
  provide: (field) => EditorView.decorations.from(field),
});

class CardMarker extends GutterMarker {
  override elementClass = 'card';
}
const MARKER = new CardMarker();

const gutter = gutterLineClass.compute([lines], (state) => {
  const found = [];
  for (const cursor = state.field(lines).iter(); cursor.value !== null; cursor.next())
    found.push(MARKER.range(cursor.from));
  return RangeSet.of(found);
});

export const cardLines: Extension = [lines, gutter];
