// Edits of files of packs. The soak (`npm run soak -- edits`) makes them in a thousand files.
import { describe, expect, it, test } from 'vitest';
import { edit, type Edited } from '../../../../shared/packs/edit/edit.ts';
import type { Operation } from '../../../../shared/packs/edit/operation.ts';
import { editFile } from '../../../support/edits/check.ts';
import { SPOILT } from '../../../support/edits/faults.ts';

const FILES = 40;
/** Files in which a fault must show. */
const WITHIN = 150;

function done(text: string, operation: Operation): Edited {
  const came = edit(text, operation);
  if (came.kind === 'refused') throw new Error(came.problem.code);
  return came;
}

test(`${FILES} files keep all but what is meant`, () => {
  for (let number = 0; number < FILES; number++) expect(editFile(number)).toBeNull();
});

test.each(SPOILT)('it shows that $what', ({ check, editor }) => {
  const shows = (number: number): boolean => editFile(number, new Map(), editor)?.check === check;
  expect(Array.from({ length: WITHIN }, (_, number) => number).some(shows)).toBe(true);
});

const LIST = '[\n  { "x": 1 },\n  { "x": 2 }\n]';
const CARD = '{\n  "id": "a",\n  "as": ["fight"],\n  "cost": {\n    "fight": 3\n  }\n}\n';

describe('what is written', () => {
  const cases: [name: string, text: string, operation: Operation, after: string][] = [
    [
      'a value in its range',
      '{ "a" : 1.0 , "b":\t[ 1e2 ] }',
      { op: 'replace', path: '/a', value: 'é/\n' },
      '{ "a" : "é/\\n" , "b":\t[ 1e2 ] }',
    ],
    ['the same data: nothing', '{"a": 1.0}', { op: 'add', path: '/a', value: 1 }, '{"a": 1.0}'],
    ['a member of a line', '{ "a": 1 }', { op: 'add', path: '/b', value: [{}] }, '{ "a": 1, "b": [{}] }'],
    [
      'a member, compact',
      '{"a":1}',
      { op: 'add', path: '/b', value: [1, { x: 2 }] },
      '{"a":1,"b":[1,{"x":2}]}',
    ],
    [
      'a member of lines with CRLF and tabs',
      '{\r\n\t"a": [1]\r\n}',
      { op: 'add', path: '/b', value: [2, 3] },
      '{\r\n\t"a": [1],\r\n\t"b": [2, 3]\r\n}',
    ],
    [
      'lists on a line and objects on lines, as they are in the file',
      CARD,
      { op: 'add', path: '/pay', value: { as: ['charm', 'skill'] } },
      CARD.replace('  }\n}', '  },\n  "pay": {\n    "as": ["charm", "skill"]\n  }\n}'),
    ],
    [
      'an element before the first',
      LIST,
      { op: 'add', path: '/0', value: { x: 0 } },
      '[\n  { "x": 0 },\n  { "x": 1 },\n  { "x": 2 }\n]',
    ],
    [
      'lines that end as those around them',
      '{\n  "a": {\r\n    "b": 1\r\n  }\n}',
      { op: 'add', path: '/a/c', value: { d: 1 } },
      '{\n  "a": {\r\n    "b": 1,\r\n    "c": {\r\n      "d": 1\r\n    }\r\n  }\n}',
    ],
    [
      'lines without indentation',
      '{\n"a": 1\n}',
      { op: 'add', path: '/b', value: { c: 1 } },
      '{\n"a": 1,\n"b": {\n"c": 1\n}\n}',
    ],
    [
      'an element with the separator of its place',
      '[1,\n 2, 3]',
      { op: 'add', path: '/1', value: 9 },
      '[1,\n 9,\n 2, 3]',
    ],
    [
      'an element of a list on one line, however long',
      '{\n  "a": [1]\n}',
      { op: 'add', path: '/a/1', value: ['x'.repeat(60), 'y'.repeat(60)] },
      `{\n  "a": [1, ["${'x'.repeat(60)}", "${'y'.repeat(60)}"]]\n}`,
    ],
    ['an element at the end', '[1 ,2]', { op: 'add', path: '/-', value: 3 }, '[1 ,2 ,3]'],
    ['an element of an empty list', '{ "a": [ ] }', { op: 'add', path: '/a/0', value: 3 }, '{ "a": [3] }'],
    [
      'a member of an empty object on lines',
      '{\n}\n',
      { op: 'add', path: '/a', value: 3 },
      '{\n  "a": 3\n}\n',
    ],
    [
      'what is too long for one line',
      '{ "cards": [] }',
      { op: 'add', path: '/cards/0', value: ['x'.repeat(60), 'y'.repeat(60)] },
      `{ "cards": [\n  [\n    "${'x'.repeat(60)}",\n    "${'y'.repeat(60)}"\n  ]\n] }`,
    ],
    [
      'an object on lines by one on lines',
      CARD,
      { op: 'replace', path: '/cost', value: { brute: 1 } },
      CARD.replace('"fight": 3', '"brute": 1'),
    ],
    ['nothing for the first', '[ 1, 2 ]', { op: 'remove', path: '/0' }, '[ 2 ]'],
    ['nothing for one in the middle', '[1, 2 , 3]', { op: 'remove', path: '/1' }, '[1 , 3]'],
    ['nothing for the last', '{\n  "a": 1,\n  "b": 2\n}', { op: 'remove', path: '/b' }, '{\n  "a": 1\n}'],
    ['nothing for the only one', '{ "a": [ 1 ] }', { op: 'remove', path: '/a/0' }, '{ "a": [] }'],
    ['nothing for all of equal keys', '{"a":1,"b":2.0,"a":3}', { op: 'remove', path: '/a' }, '{"b":2}'],
    [
      'an element with its characters',
      '[ 1.0,\n {"a" : "\\u00e9"} ,3 ]',
      { op: 'move', from: '/0', path: '/2' },
      '[ {"a" : "\\u00e9"},\n 3 ,1.0 ]',
    ],
    ['an element at the end', '[1, [2]]', { op: 'move', from: '/0', path: '/-' }, '[[2], 1]'],
    [
      'a key in its place',
      '{"a":1, "b" : 2.0}',
      { op: 'move', from: '/a', path: '/~1~0"' },
      '{"/~\\"":1, "b" : 2.0}',
    ],
    [
      'a whole file',
      '\ufeff{ "a": 1 }\r\n',
      { op: 'replace', path: '', value: { b: [] } },
      '\ufeff{ "b": [] }\r\n',
    ],
  ];
  it.each(cases)('%s', (_name, text, operation, after) => {
    expect(done(text, operation).text).toBe(after);
  });

  it('is told as an edit with its undo, behind a byte order mark', () => {
    expect(done('\ufeff{"🂡":1}', { op: 'replace', path: '/🂡', value: 20 })).toMatchObject({
      kind: 'edited',
      text: '\ufeff{"🂡":20}',
      edit: { offset: 7, length: 1, text: '20' },
      undo: { offset: 7, length: 2, text: '1' },
    });
  });
});

describe('what is refused', () => {
  const deep = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);
  const add = (path: string, value: unknown): Operation => ({ op: 'add', path, value }) as Operation;
  const read: [name: string, text: string, operation: Operation, problem: string][] = [
    ['a text that is not JSON', '{ "a": 1,\n}', add('/b', 1), 'json-syntax  2:1'],
    ['a value with a text too long', '{"a":1}', add('/b', ['x'.repeat(4001)]), 'text-too-long /b/0 1:1'],
    [
      'a value with half a character',
      '{"a":1}',
      { op: 'replace', path: '/a', value: '\ud800' },
      'bad-character /a 1:6',
    ],
    ['a forbidden key', '{"a":1}', add('/__proto__', 1), 'forbidden-key /__proto__ 1:1'],
    [
      'a key that becomes forbidden',
      '{"a":1}',
      { op: 'move', from: '/a', path: '/constructor' },
      'forbidden-key /constructor 1:1',
    ],
    ['more levels than are read', deep(32), add(`${'/0'.repeat(31)}/0`, []), 'too-deep  1:33'],
    [
      'one of two equal keys renamed',
      '{"a":1,\n"a":2}',
      { op: 'move', from: '/a', path: '/b' },
      'duplicate-key /a 2:1',
    ],
    [
      'one of two equal keys removed, where more would go with it',
      '{"a":1,"b":1,\n"b":2,"a":3}',
      { op: 'remove', path: '/a' },
      'duplicate-key /b 2:1',
    ],
  ];
  it.each(read)('%s', (_name, text, operation, problem) => {
    const came = edit(text, operation);
    if (came.kind === 'edited') throw new Error(came.text);
    const { code, pointer, line, column } = came.problem;
    expect(`${code} ${pointer} ${line}:${column}`).toBe(problem);
  });

  const hole: unknown[] = [1];
  hole[2] = 3;
  const thrown: [name: string, operation: Operation, message: RegExp][] = [
    ['a path through a number', add('/a/x/y', 1), /nothing at "\/a\/x"/],
    ['a path into a number', add('/a/x', 1), /"\/a\/x": around it is neither/],
    ['a key that is not there', { op: 'replace', path: '/c', value: 1 }, /nothing at "\/c"/],
    ['an index beyond the list', add('/b/3', 1), /"\/b\/3" in the list: indices go from 0 to 2/],
    [
      'an index that is none',
      { op: 'remove', path: '/b/01' },
      /"\/b\/01" in the list: indices go from 0 to 1/,
    ],
    ['all of a file removed', { op: 'remove', path: '' }, /replace it/],
    ['what is no pointer', add('a', 1), /"a" is no JSON pointer/],
    ['a move to elsewhere', { op: 'move', from: '/b/0', path: '/x' }, /"\/x", which is in another/],
    [
      'a rename over another key',
      { op: 'move', from: '/a', path: '/b' },
      /"\/b", where something is already/,
    ],
  ];
  it.each(thrown)('%s', (_name, operation, message) => {
    expect(() => edit('{"a":1,"b":[1,2]}', operation)).toThrow(RangeError);
    expect(() => edit('{"a":1,"b":[1,2]}', operation)).toThrow(message);
  });

  it.each([
    [Number.NaN, '/x: NaN'],
    [[Infinity], '/x/0: Infinity'],
    [{ y: undefined }, '/x/y: undefined'],
    [hole, '/x/1: undefined'],
    [{ 'a/b': 1n }, '/x/a~1b: 1'],
    [new Map(), '/x: [object Map]'],
  ])('%s, which is not JSON', (value, message) => {
    const what = (): unknown => edit('{}', add('/x', value));
    expect(what).toThrow(TypeError);
    expect(what).toThrow(message.replace(': ', '" is not JSON: '));
  });

  it('what could not be printed again', () => {
    expect(() => edit('{"a":1e999,"b":1,"b":2}', { op: 'remove', path: '/b' })).toThrow(/"\/b" without loss/);
  });
});
