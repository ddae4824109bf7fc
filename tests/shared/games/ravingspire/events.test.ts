// A kind of event is one file and one line in the list; all that concerns it goes by its definition.
import { execFileSync, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  copyFileSync,
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from '../../../../scripts/commands/support/paths.ts';
import { arrowsOf } from '../../../../scripts/lint/circles.ts';

test('a page takes in no rules together with the events', () => {
  const files = globSync('shared/**/*.ts', { cwd: ROOT }).map((file) => file.replaceAll('\\', '/'));
  const arrows = arrowsOf(new Map(files.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')])));
  const reached = new Set<string>();
  const visit = (file: string): void => {
    if (reached.has(file)) return;
    reached.add(file);
    for (const { to, typesOnly } of arrows.get(file)!) if (!typesOnly) visit(to);
  };
  visit('shared/games/ravingspire/events.ts');
  expect(reached).toContain('shared/games/ravingspire/events/played.ts');
  const rooms = [...reached].map((file) => /^shared\/games\/\w+\/(\w+)\//.exec(file)?.[1]);
  expect([...new Set(rooms)].sort()).toEqual(['drawn', 'events', 'narrate', undefined]);
});

const NEW = `import { cardPlace, discard, hand } from '../drawn/places.ts';
import { flights, lit, slid } from '../../../tableau/motion/units.ts';
import type { CardNumber } from '../types.ts';
import { defineEvent } from './define.ts';

export const cardRung = defineEvent<{ card: CardNumber; times: number }>({
  weight: 'loud',
  icon: 'cowled',
  values: (s, { card, times }) => ({ card: s.card(card), times: String(times) }),
  shows: ({ card, seat }) => flights('bell', slid(card, hand(seat), discard(seat)), lit([cardPlace(card)])),
});
`;

/** Asks for all that is known of the new kind. */
const ASK = `import { lexicon } from './shared/games/ravingspire/narrate/lexicon.ts';
import { sayEvent } from './shared/games/ravingspire/narrate/event.ts';
import { phraseText } from './shared/words/tokens.ts';
import { eventLook } from './renderer/games/ravingspire/frame/event-looks.ts';
import { tell } from './renderer/games/ravingspire/motion/tell.ts';

const event = { kind: 'cardRung', card: 3, times: 2, seat: 0, rule: 'X-1', i: 0, cause: -1 } as const;
const named = (text: string) => () => [{ text }];
const said = (['en', 'de'] as const).map((language) =>
  phraseText(sayEvent({ ...lexicon(language), hero: named('Ann'), card: named('Axe') } as never, event)),
);
const { steps } = tell(event, { board: { sectors: 12 } as never, key: '1.0' });
console.log(JSON.stringify({ said, look: eventLook('cardRung'), steps }));
`;

describe('a new kind in a copy of the project', () => {
  const folder = mkdtempSync(join(tmpdir(), 'event-'));
  const path = (file: string): string => join(folder, file);
  const game = (file: string): string => path(`shared/games/ravingspire/${file}`);

  beforeAll(() => {
    for (const room of ['shared', 'renderer'])
      cpSync(join(ROOT, room), path(room), {
        recursive: true,
        filter: (file) => statSync(file).isDirectory() || /\.(ts|js)$/.test(file),
      });
    for (const file of ['package.json', 'tsconfig.json', 'tsconfig.node.json', 'tsconfig.shared.json'])
      copyFileSync(join(ROOT, file), path(file));
    symlinkSync(join(ROOT, 'node_modules'), path('node_modules'), 'junction');
    writeFileSync(game('events/card-rung.ts'), NEW);
    appendFileSync(game('events/index.ts'), `export { cardRung } from './card-rung.ts';\n`);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('lacks nothing but its sentence, as the compiler says', () => {
    const tsc = join(ROOT, 'node_modules/@typescript/native/bin/tsc');
    const ran = spawnSync(process.execPath, [tsc, '-p', 'tsconfig.shared.json', '--noEmit'], {
      cwd: folder,
      encoding: 'utf8',
    });
    const problems = ran.stdout.split('\n').filter((line) => /^\S/.test(line));
    expect(problems).toEqual([
      expect.stringMatching(/^shared\/games\/ravingspire\/narrate\/event\.ts\(.*TS2322/),
    ]);
    expect(ran.stdout).toContain('"event.cardRung"');
  });

  test('is said, and has its icon, its movement and its sound, once it has one', () => {
    const add = (language: string, sentence: string): void => {
      const file = game(`text/${language}/table.ts`);
      const text = readFileSync(file, 'utf8');
      writeFileSync(file, text.replace("  'event.", `  'event.cardRung': '${sentence}',\n  'event.`));
    };
    add('en', '{Hero} rings {card} {times} times.');
    add('de', '{Hero} läutet {card} {times}-mal.');
    writeFileSync(path('ask.ts'), ASK);
    const told = execFileSync(process.execPath, ['ask.ts'], { cwd: folder, encoding: 'utf8' });
    const sound = { kind: 'sound', name: 'bell' };
    const flight = { kind: 'flight', card: 'card:3', how: 'slide' };
    expect(JSON.parse(told)).toEqual({
      said: ['Ann rings Axe 2 times.', 'Ann läutet Axe 2-mal.'],
      look: { icon: 'cowled', turn: false, harm: false, list: false },
      steps: [
        {
          kind: 'series',
          steps: [sound, { ...flight, from: ['hand:0', 'hero:0'], to: ['discard:0', 'hero:0'] }],
        },
        { kind: 'series', steps: [sound, { kind: 'glint', at: ['card:3'], tone: 'light' }] },
      ],
    });
  });
});
