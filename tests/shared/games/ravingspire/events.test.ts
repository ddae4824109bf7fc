// A kind of event is one file and one line in the list; all that concerns it goes by its definition.
import { appendFileSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from '../../../../scripts/commands/support/paths.ts';
import { arrowsOf } from '../../../../scripts/lint/circles.ts';
import { ProjectCopy } from '../../../support/project-copy.ts';

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
  const copy = new ProjectCopy(['shared', 'renderer']);
  const GAME = 'shared/games/ravingspire';

  beforeAll(() => {
    copy.write(`${GAME}/events/card-rung.ts`, NEW);
    appendFileSync(copy.path(`${GAME}/events/index.ts`), `export { cardRung } from './card-rung.ts';\n`);
  });
  afterAll(() => copy.remove());

  test('lacks nothing but its sentence, as the compiler says', () => {
    const problems = copy.problems();
    expect(problems.filter((line) => /^\S/.test(line))).toEqual([
      expect.stringMatching(/^shared\/games\/ravingspire\/narrate\/event\.ts\(.*TS2322/),
    ]);
    expect(problems.join('\n')).toContain('"event.cardRung"');
  });

  test('is said, and has its icon, its movement and its sound, once it has one', () => {
    const add = (language: string, sentence: string): void =>
      copy.insert(`${GAME}/text/${language}/table.ts`, `  'event.cardRung': '${sentence}',`, "  'event.");
    add('en', '{Hero} rings {card} {times} times.');
    add('de', '{Hero} läutet {card} {times}-mal.');
    copy.write('ask.ts', ASK);
    const told = copy.run(['ask.ts']);
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
