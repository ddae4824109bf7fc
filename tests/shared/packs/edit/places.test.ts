import { expect, test } from 'vitest';
import type { Json } from '../../../../shared/engine/json.ts';
import { drawFrom } from '../../../../shared/engine/random.ts';
import { edit } from '../../../../shared/packs/edit/edit.ts';
import { parse, type Document } from '../../../../shared/packs/parse.ts';
import { escapeSegment } from '../../../../shared/packs/pointer.ts';
import { fuzzedFile } from '../../../support/edits/files.ts';
import { drawnOperation } from '../../../support/edits/operations.ts';

const FILES = 60;
const EDITS = 8;

function* pointersIn(value: Json, at = ''): Generator<string> {
  yield at;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inside] of Object.entries(value as { readonly [key: string]: Json }))
    yield* pointersIn(inside, `${at}/${escapeSegment(key)}`);
}

const whereIn = (document: Document, pointer: string): object => ({
  pointer,
  value: document.at(pointer),
  key: document.keyAt(pointer),
  lines: document.linesOf(pointer),
});

test('what is known of places before an edit leads to the same places after it', () => {
  for (let n = 0; n < FILES; n++) {
    const draw = drawFrom(`places in file ${n}`);
    let { text } = fuzzedFile(n);
    let parsed = parse(text);
    for (let i = 0; i < EDITS; i++) {
      const { value } = parsed.document!;
      // Some places are known, others have not been looked for.
      for (const pointer of pointersIn(value)) if (draw(3) === 0) parsed.document!.at(pointer);
      const done = edit(text, drawnOperation(value, draw), parsed);
      if (done.kind === 'refused') continue;
      ({ text, parsed } = done);
      const fresh = parse(text).document!;
      const some = [...pointersIn(fresh.value)].filter(() => draw(4) === 0);
      expect(some.map((pointer) => whereIn(parsed.document!, pointer))).toEqual(
        some.map((pointer) => whereIn(fresh, pointer)),
      );
    }
  }
});
