// The parts of the page in every size and every language, and for longer.
import type { Part } from './host.ts';
import { runSpecs, TOGETHER } from './playwright.ts';

const PARTS = [
  'shell/',
  'table/',
  'games/ravingspire/(board|cards|frame|motion|tower)/',
  // Of the workshop only what is looked at: what it does is the same in every window.
  'workshop/(.*/)?(looks|history)\\.spec',
].map((name) => `tests/renderer/${name}`);

/** Looks at all of them in Chromium. */
export function looksPart(): Part {
  const began = Date.now();
  const runs = [
    runSpecs(['--project=page', '--project=page-looks', ...TOGETHER, ...PARTS], { LONG: 'yes' }),
    runSpecs(['--project=looks', ...TOGETHER], { LONG: 'yes' }),
  ];
  const specs = runs.flatMap((run) => run.specs);
  const good = specs.filter(({ ok }) => ok).length;
  const minutes = (Date.now() - began) / 60_000;
  const text = `## How it looks

The screens of the shell, the generic table, the cards, the frame, the board, what moves, the whole drawn table, and the workshop with its tour, each in every state, at 1024x640, 1280x720 and
1920x1080, in English, German and the longer pseudo language: nothing cut off, nothing covered, nothing too small to hit, nothing that axe finds.
${good} of ${specs.length} specs passed, in ${minutes.toFixed(0)} minutes.
`;
  return { text, failures: runs.flatMap(({ failures }) => failures) };
}
