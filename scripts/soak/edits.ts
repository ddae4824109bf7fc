// Files of packs, written in all the ways that JSON allows, are edited: nothing but what was meant may change. Then the
// editor is spoilt, and each fault has to be found within as many files.
import { editFile, type EditCounts } from '../../tests/support/edits/check.ts';
import { SPOILT } from '../../tests/support/edits/faults.ts';
import type { Part } from './host.ts';

/** Edits files ten times each, by the checks of the tests. */
export function editsPart(files: number): Part {
  const numbers = Array.from({ length: files }, (_, number) => number);
  const counts: EditCounts = new Map();
  const faults = numbers.flatMap((number) => editFile(number, counts) ?? []);
  const failures = faults.map(({ check, what }) => `edits: ${check} does not hold for ${what}`);
  const rows = SPOILT.map(({ check, what, editor }) => {
    const found = numbers.find((number) => editFile(number, new Map(), editor)?.check === check);
    if (found === undefined) failures.push(`edits: nothing shows in ${files} files that ${what}`);
    return `| ${what} | ${check} | ${found ?? 'not found'} |`;
  });
  const number = (value: number): string => value.toLocaleString('en');
  const { refused = 0, ...made } = Object.fromEntries(counts);
  const kinds = Object.entries(made).map(([op, count]) => `${number(count)} ${op}`);
  const text = `## Edited files

${number(files)} files of packs (byte order marks, line ends, indentation, numbers, escapes, equal keys, space of all sorts), ten edits each: ${kinds.join(', ')}; ${refused} refused because a key occurs twice. ${faults.length} times something else changed than was meant, or undo gave other bytes. With a spoilt editor:

| fault | found by | in file |
| --- | --- | --- |
${rows.join('\n')}
`;
  return { text, failures };
}
