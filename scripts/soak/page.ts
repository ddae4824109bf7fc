// Whole games through the page of the real application: those for which the gate has no time, and a very long one.
import type { Part } from './host.ts';
import { runSpecs, TOGETHER, type Spec } from './playwright.ts';

/** Plays all of them in Chromium, two at a time, and a long game of bots that a page watches. */
export function pagePart(): Part {
  const { specs, failures } = runSpecs(['--project=long', ...TOGETHER], { LONG: 'yes' });
  const measured = runSpecs(['--project=measured', '--project=typing', '--workers=1']);
  const memory = runSpecs(['--project=memory']);
  const text = `## The page

Recorded games are played again in the real application, in Chromium, where the processor draws what a graphics card
would: from the title screen to the end, by role and name, with a mouse or without one, at the drawn table and at the one
in words. In the end the page tells the fingerprint of the game, which must be that of the recording. The gate plays a
short one at the drawn table, and a short one of each game in words, all of them by keyboard.

| game | entries | seconds | fingerprint |
| --- | --- | --- | --- |
${specs.map(rowOf).join('\n')}

What the page costs, where the machine has nothing else to do; the limits are in \`docs/benchmarks.md\` and held here.

| what | measured |
| --- | --- |
${measured.specs.map(({ title, ok, notes }) => `| ${title} | ${ok ? notes['figures'] : 'FAILED'} |`).join('\n')}

Six bots play, and a page watches what it keeps: ${memory.specs.flatMap(({ notes }) => Object.values(notes)).join('; ')}.
`;
  return { text, failures: [...failures, ...measured.failures, ...memory.failures] };
}

/** @throws Error when a game does not tell how long it was and what came of it: a row must not say less than the others */
function rowOf({ title, ok, seconds, notes }: Spec): string {
  const { entries, fingerprint } = notes;
  if (ok && (entries === undefined || fingerprint === undefined))
    throw new Error(`"${title}" notes no entries or no fingerprint.`);
  return `| ${title} | ${entries ?? ''} | ${seconds.toFixed(0)} | ${ok ? `${fingerprint}, as recorded` : 'FAILED'} |`;
}
