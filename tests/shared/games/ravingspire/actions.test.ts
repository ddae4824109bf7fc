import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ProjectCopy } from '../../../support/project-copy.ts';

const GAME = 'shared/games/ravingspire';

const NEW = `import { refuse } from '../rules/refuse.ts';
import { NONE } from '../types.ts';
import { deed, defineAction } from './define.ts';
import { NO_FIELDS } from './scene.ts';

/** A hero shouts, which takes breath. */
export const shout = defineAction({
  do: 'shout',
  at: ['encounter'],
  fields: {},
  check: (_match, { phase }) => (phase === 'encounter' ? null : refuse('wrong-phase', { phase }, 'X-1')),
  apply(g, seat) {
    const hero = g.state.heroes[seat];
    hero.sanity--;
    g.emit({ kind: 'sanityLost', amount: 1, asked: 1, left: hero.sanity, seat, rule: 'X-1' });
  },
  offers: () => [{}],
  tries: () => [{}],
  group: () => 'play',
  card: () => NONE,
  say: (s) => s.say('action.shout'),
  did: (s, _action, seat) => deed(s, seat, 'did.shout'),
  scenario: NO_FIELDS,
});
`;

/** Plays to an encounter, and asks for all that is known of the new action there. */
const ASK = `import { readFileSync } from 'node:fs';
import { Table } from './shared/engine/table.ts';
import { ravingspireEntry } from './shared/games/ravingspire/entry.ts';
import { validateRavingspireAction, validateRavingspireStep } from './shared/generated/validators.js';
import { findChoice } from './shared/tableau/match.ts';
import { phraseText } from './shared/words/tokens.ts';
import { loadShelf } from './scripts/commands/support/packs.ts';
import { familyOf, isListed, moreDeeds } from './renderer/games/ravingspire/cards/claims.ts';

const { game, bots, scenarios, presenter } = ravingspireEntry;
const definitions = loadShelf([]).definitions(['base']);
const setup = { seed: 'shout', heroes: ['base:crimson-reaver'], packs: ['base'], options: {} };
const table = new Table(game, setup, definitions);
const bot = bots.greedy('1');
while (table.question !== null || table.decisions()[0].kind !== 'encounter') {
  const { question, match, state } = table;
  if (question) table.answer(0, bot.answer(question, match, state));
  else table.act(0, bot.act(match, state, 0));
}
const action = { do: 'shout' } as const;
const sanity = () => table.state.heroes[0].sanity;
const before = sanity();
const offered = game.options(table.match, table.state, 0).some((each) => each.do === 'shout');
const names = { name: (id: string) => id, story: () => undefined };
const words = (['en', 'de'] as const).map((language) => {
  const told = presenter(table.match, definitions, language, names);
  const found = findChoice(told.prompt(table.state, 0, null), action);
  const narrator = told.narrator(table.state);
  return [found && phraseText(found.choice.label), phraseText(narrator.did!(action, 0))];
});
const prompt = presenter(table.match, definitions, 'en', names).prompt(table.state, 0, null);
const view = game.view(table.match, table.state, [0]);
const drawn = { view, prompts: [prompt], update: { seats: [{ seat: 0 }], eyes: [0] } };
const above = moreDeeds(drawn as never).filter((deed) => deed.action.do === action.do && isListed(deed));
const heard = table.act(0, action);
const entry = table.log.at(-1)!;
const after = sanity();
const undone = table.undo(0).ok && sanity();
const step = scenarios.writer!.stepOf(table, entry);
const performed = scenarios.perform(table, step as never).ok && sanity();
console.log(
  JSON.stringify({
    offered,
    words,
    told: heard.ok && heard.events.map(({ kind }) => kind),
    lost: [before - after, undone === before, performed === after],
    step,
    above: above.map(familyOf),
    valid: [action, { ...action, loud: true }].map((each) => [
      validateRavingspireAction(each as never),
      validateRavingspireStep(each as never),
    ]),
  }),
);
`;

describe('a new action in a copy of the project', () => {
  const copy = new ProjectCopy(['shared', 'scripts', 'main', 'renderer', 'mods', 'schemas', 'docs/modding']);

  beforeAll(() => {
    copy.write(`${GAME}/actions/shout.ts`, NEW);
    copy.insert(`${GAME}/actions/index.ts`, `import { shout } from './shout.ts';`, `import { skipMove }`);
    copy.insert(`${GAME}/actions/index.ts`, '  shout,', '  endEncounter,');
  });
  afterAll(() => copy.remove());

  test('lacks nothing but its words, as the compiler says', () => {
    const problems = copy.problems().filter((line) => /^\S/.test(line));
    expect(problems).toEqual([
      expect.stringMatching(/^shared\/games\/ravingspire\/actions\/shout\.ts\(.*"action\.shout"/),
      expect.stringMatching(/^shared\/games\/ravingspire\/actions\/shout\.ts\(.*"did\.shout"/),
    ]);
  });

  test('can be played, taken back, told, shown, and written in scenarios, once it has them', () => {
    const add = (language: string, button: string, sentence: string): void => {
      const texts = `${GAME}/text/${language}`;
      copy.insert(`${texts}/table.ts`, `  'action.shout': '${button}',`, `  'action.skipMove'`);
      copy.insert(`${texts}/deed.ts`, `  'did.shout': '${sentence}',`, `  'did.skipMove'`);
    };
    add('en', 'Shout', '{hero} shouts.');
    add('de', 'Rufen', '{hero} ruft.');
    copy.run(['scripts/gen/validators.ts']);
    copy.write('ask.ts', ASK);
    expect(JSON.parse(copy.run(['ask.ts']))).toEqual({
      offered: true,
      words: [
        ['Shout', 'base:crimson-reaver shouts.'],
        ['Rufen', 'base:crimson-reaver ruft.'],
      ],
      told: ['sanityLost'],
      lost: [1, true, true],
      step: { do: 'shout' },
      above: ['other'],
      valid: [
        [true, true],
        [false, false],
      ],
    });
  });

  test('is offered in the terminal', () => {
    const lines = ['1', '1', '1', '1', '1', '1', 'quit', ''];
    const said = copy.run(
      [
        'scripts/cli.ts',
        'play',
        '--game',
        'ravingspire',
        '--hero',
        'crimson-reaver',
        '--seed',
        'shout',
        '--data',
        copy.path('data'),
      ],
      lines.join('\n'),
    );
    expect(said).toMatch(/\d+\S* +Shout/);
  });
});
