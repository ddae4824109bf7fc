import { describe, expect, it } from 'vitest';
import { applyOperations } from '../../../../shared/packs/document/apply.ts';
import { applyInParts, type PartEdit } from '../../../../shared/packs/document/apply-parts.ts';
import type { Operation } from '../../../../shared/packs/edit/operation.ts';

const TEXT = `\ufeff{\r
\t"cards": [\r
\t\t{ "id": "a", "power": 1 },\r
\t\t{\r
\t\t\t"id": "b",\r
\t\t\t"cost": { "skill": 1 }\r
\t\t},\r
\t\t{}, { "id" : "c" ,  "as":["x"] }\r
\t]\r
}\r
`;

/** Operations on the file, as those of parts come to one after the other. */
const placed = (parts: readonly PartEdit[]): Operation[] =>
  parts.flatMap(({ at, operations }) =>
    operations.map((operation) => ({ ...operation, path: at + operation.path }) as Operation),
  );

describe('operations in parts of a file', () => {
  it('come to the text that they come to one after the other', () => {
    const parts: readonly PartEdit[] = [
      { at: '/cards/3', operations: [{ op: 'replace', path: '/as', value: ['x', 'y'] }] },
      { at: '/cards/0', operations: [{ op: 'replace', path: '/power', value: 12 }] },
      {
        at: '/cards/1',
        operations: [
          { op: 'add', path: '/hero', value: { slots: ['a', 'b'], deck: { x: 1, y: 2 } } },
          { op: 'remove', path: '/cost/skill' },
        ],
      },
      { at: '/cards/2', operations: [{ op: 'add', path: '/id', value: 'd' }] },
    ];
    const one = applyOperations(TEXT, placed(parts));
    expect(applyInParts(TEXT, parts)).toMatchObject({
      kind: 'edited',
      text: one.kind === 'edited' && one.text,
    });
  });

  it('leave all else as it is, character by character', () => {
    const done = applyInParts(TEXT, [
      { at: '/cards/1', operations: [{ op: 'replace', path: '/id', value: 'e' }] },
    ]);
    expect(done).toMatchObject({ kind: 'edited', text: TEXT.replace('"b"', '"e"') });
  });

  it('are refused where one is, or the text cannot be read', () => {
    const nowhere: PartEdit = { at: '/cards/7', operations: [{ op: 'replace', path: '/id', value: 'e' }] };
    expect(applyInParts(TEXT, [nowhere])).toMatchObject({ kind: 'no-place' });
    const unfit: PartEdit = { at: '/cards/0', operations: [{ op: 'add', path: '/__proto__', value: 1 }] };
    expect(applyInParts(TEXT, [unfit])).toMatchObject({ kind: 'refused' });
    expect(applyInParts('{', [])).toMatchObject({ kind: 'refused' });
  });
});
