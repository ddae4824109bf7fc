// The large counts: `npm run soak [-- part...] [-- --games N --positions N --kills N --bots N --pairs N --lab N --fuzz N --texts N
// --reading N --authors N --damages N --altered N --hostile N --edits N --sentences N --documents N --workers N]`; without names all parts, one after the other.
//
// Kills hosts and measures them, damages data folders, plays recorded games through the page and measures it, looks at it in all sizes and
// languages, counts how often bots win, tries planted cards, edits files of packs and sentences of cards, kills hosts while packs
// are written, and plays thousands of whole games with every check after
// every entry. Each part writes its section of docs/soak.md and leaves the others; it fails when a check fails or when
// something that the rules know came up less than 20 times. `--dry` writes nothing.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { alteredPart } from './altered.ts';
import { authorsPart } from './authors.ts';
import { botsPart } from './bots.ts';
import { damagesPart } from './damages.ts';
import { editsPart } from './edits.ts';
import { fuzzPart } from './fuzz.ts';
import { hostilePart } from './hostile.ts';
import { hostPart, type Part } from './host.ts';
import { labPart } from './lab.ts';
import { looksPart } from './looks.ts';
import { pagePart } from './page.ts';
import { readingPart } from './reading.ts';
import { merged } from './report.ts';
import { rulesPart } from './rules.ts';
import { sentencesPart } from './sentences.ts';
import { textsPart } from './texts.ts';
import { unitPart } from './unit.ts';
import { workshopPart } from './workshop.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const REPORT = join(ROOT, 'docs/soak.md');

const { values: flags, positionals } = parseArgs({
  options: {
    games: { type: 'string', default: '2500' },
    positions: { type: 'string', default: '600' },
    kills: { type: 'string', default: '200' },
    damages: { type: 'string', default: '200' },
    altered: { type: 'string', default: '200' },
    hostile: { type: 'string', default: '500' },
    edits: { type: 'string', default: '1000' },
    sentences: { type: 'string', default: '1000' },
    documents: { type: 'string', default: '1000' },
    bots: { type: 'string', default: '4000' },
    pairs: { type: 'string', default: '300' },
    lab: { type: 'string', default: '6000' },
    fuzz: { type: 'string', default: '4000' },
    texts: { type: 'string', default: '100000' },
    reading: { type: 'string', default: '20000' },
    authors: { type: 'string', default: '40' },
    workers: { type: 'string' },
    dry: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const workers = flags.workers === undefined ? availableParallelism() : Number(flags.workers);

interface Named {
  /** As it is called on the command line. */
  readonly name: string;
  /** Heading of its section. */
  readonly title: string;
  /** What it was run with, as flags. */
  readonly flags: readonly (keyof typeof flags)[];
  run(): Part | Promise<Part>;
}

/** In their order: what measures comes first. */
const PARTS: readonly Named[] = [
  { name: 'host', title: '## The host', flags: ['kills'], run: () => hostPart(Number(flags.kills)) },
  {
    name: 'damages',
    title: '## Damaged data',
    flags: ['damages'],
    run: () => damagesPart(Number(flags.damages)),
  },
  { name: 'page', title: '## The page', flags: [], run: pagePart },
  { name: 'looks', title: '## How it looks', flags: [], run: looksPart },
  {
    name: 'bots',
    title: '## The bots',
    flags: ['bots', 'pairs'],
    run: () => botsPart(Number(flags.bots), Number(flags.pairs), workers),
  },
  { name: 'lab', title: '## The balance lab', flags: ['lab'], run: () => labPart(Number(flags.lab)) },
  {
    name: 'altered',
    title: '## Altered tables',
    flags: ['altered'],
    run: () => alteredPart(Number(flags.altered)),
  },
  {
    name: 'hostile',
    title: '## Hostile packs',
    flags: ['hostile'],
    run: () => hostilePart(Number(flags.hostile)),
  },
  { name: 'edits', title: '## Edited files', flags: ['edits'], run: () => editsPart(Number(flags.edits)) },
  {
    name: 'sentences',
    title: '## Sentences',
    flags: ['sentences'],
    run: () => sentencesPart(Number(flags.sentences)),
  },
  {
    name: 'authors',
    title: '## Authors',
    flags: ['authors'],
    run: () => authorsPart(Number(flags.authors)),
  },
  {
    name: 'workshop',
    title: '## The workshop',
    flags: ['documents', 'kills'],
    run: () => workshopPart(Number(flags.documents), Number(flags.kills)),
  },
  { name: 'fuzz', title: '## The fuzz', flags: ['fuzz'], run: () => fuzzPart(Number(flags.fuzz), workers) },
  { name: 'unit', title: '## Tests in large counts', flags: [], run: unitPart },
  { name: 'texts', title: '## True texts', flags: ['texts'], run: () => textsPart(Number(flags.texts)) },
  {
    name: 'reading',
    title: '## Typed texts',
    flags: ['reading'],
    run: () => readingPart(Number(flags.reading)),
  },
  {
    name: 'rules',
    title: '## The rules',
    flags: ['games', 'positions'],
    run: () => rulesPart(Number(flags.games), Number(flags.positions), workers),
  },
];

function chosen(): readonly Named[] {
  const unknown = positionals.filter((name) => !PARTS.some((part) => part.name === name));
  if (unknown.length > 0) {
    console.error(`There is no part "${unknown[0]}". Parts: ${PARTS.map(({ name }) => name).join(', ')}`);
    process.exit(2);
  }
  return positionals.length === 0 ? PARTS : PARTS.filter(({ name }) => positionals.includes(name));
}

const git = (...args: string[]): string =>
  spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' }).stdout.trim();

for (const part of chosen()) {
  console.log(`soak: ${part.name}`);
  const [began, commit] = [new Date(), git('log', '-1', '--format=%h of %cs')];
  const came = await part.run();
  const minutes = (Date.now() - began.getTime()) / 60_000;
  const command = [
    'npm run soak --',
    part.name,
    ...part.flags.map((flag) => `--${flag} ${flags[flag]}`),
  ].join(' ');
  const run = `Run on ${began.toISOString().slice(0, 16).replace('T', ' ')} UTC at commit ${commit}: \`${command}\`, ${workers} workers, ${minutes.toFixed(1)} minutes.`;
  const section = { text: came.text, run };
  const titles = PARTS.map(({ title }) => title);
  console.log(merged('', [section], titles));
  if (!flags.dry) {
    const before = existsSync(REPORT) ? readFileSync(REPORT, 'utf8') : '';
    writeFileSync(REPORT, merged(before, [section], titles));
  }
  for (const failure of came.failures) console.log(`FAILED ${failure}`);
  if (came.failures.length > 0) process.exitCode = 1;
}
