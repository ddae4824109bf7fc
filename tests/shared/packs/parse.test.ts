import { describe, expect, it } from 'vitest';
import { parse } from '../../../shared/packs/parse.ts';

const problemsOf = (text: string): string[] =>
  parse(text).problems.map(
    ({ code, pointer, line, column, data }) => `${code} ${line}:${column} ${pointer} ${JSON.stringify(data)}`,
  );

describe('places', () => {
  const TEXT = `{
  "cards": [
    { "id": "a, ] \\" }" , "n" : -1.5e3 },
    {"id":"b","list":[ [], {} ,"x"]}
  ],
  "a/b~\\u0063": null
}`;
  const { document, problems } = parse(TEXT);

  it.each([
    ['', '1:1', '1:1'],
    ['/cards', '2:12', '2:3'],
    ['/cards/0', '3:5', '3:5'],
    ['/cards/0/id', '3:13', '3:7'],
    ['/cards/0/n', '3:33', '3:27'],
    ['/cards/1', '4:5', '4:5'],
    ['/cards/1/list/1', '4:28', '4:28'],
    ['/cards/1/list/2', '4:32', '4:32'],
    ['/a~1b~0c', '6:17', '6:3'],
    // What is not there stands where the nearest thing around it does.
    ['/cards/2', '2:12', '2:3'],
    ['/cards/1/id/deeper', '4:11', '4:6'],
    ['/none', '1:1', '1:1'],
  ])('%s', (pointer, value, key) => {
    const said = ({ line, column }: { line: number; column: number }): string => `${line}:${column}`;
    expect(problems).toEqual([]);
    expect([said(document!.at(pointer)), said(document!.keyAt(pointer))]).toEqual([value, key]);
  });

  it('of a key that occurs twice are those of the first', () => {
    const twice = parse('{"a":1,\n"a":2}');
    expect(twice.document!.value).toEqual({ a: 1 });
    expect(twice.document!.at('/a')).toEqual({ line: 1, column: 6 });
  });
});

describe('a text that the engine would read', () => {
  it.each([
    ['{"a":1,\n"\\u0061":2}', 'duplicate-key 2:1 /a {"key":"a","first":1}'],
    ['{"a":{"b":1,"b":1},"c":":"}', 'duplicate-key 1:13 /a/b {"key":"b","first":1}'],
    ['{"a":"x:y","__proto__":[]}', 'forbidden-key 1:12 /__proto__ {"key":"__proto__"}'],
    ['["a\\u007f"]', 'bad-character 1:2 /0 {}'],
    ['{"\\ud800":1}', 'bad-character 1:2 /\ud800 {}'],
    [`["${'x'.repeat(4001)}"]`, 'text-too-long 1:2 /0 {"length":4001,"limit":4000}'],
  ])('%s has a problem all the same', (text, problem) => {
    expect(problemsOf(text)).toEqual([problem]);
  });

  it.each([
    '{"a":":","b":{"a":"\\\\"},":":[":"]}',
    '{"2":1,"1":[],"":{}}',
    ' "a:b" ',
    '-0',
    '{"a":"é\\n\\t😀"}',
  ])('%s has none', (text) => {
    const { document, problems } = parse(text);
    expect(problems).toEqual([]);
    expect(document!.value).toEqual(JSON.parse(text));
  });
});
