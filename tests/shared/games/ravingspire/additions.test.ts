// What is added to the game by a file, a line in a list and its texts: an action, a kind of event, a trigger of the card
// language. Each is tried in one copy of the project.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ProjectCopy } from '../../../support/project-copy.ts';

const GAME = 'shared/games/ravingspire';
const copy = new ProjectCopy(['shared', 'scripts', 'main', 'renderer', 'mods', 'schemas', 'docs/modding']);

/** Writes a text above another, in English and German. */
function say(
  file: string,
  key: string,
  above: string,
  texts: { readonly en: string; readonly de: string },
): void {
  for (const [language, text] of Object.entries(texts))
    copy.insert(`${GAME}/text/${language}/${file}.ts`, `  '${key}': '${text}',`, `  '${above}'`);
}

/** What a program in the copy prints. */
function ask(program: string): unknown {
  copy.write('ask.ts', program);
  return JSON.parse(copy.run(['ask.ts']));
}

const ACTION = `import { refuse } from '../rules/refuse.ts';
import { NONE } from '../types.ts';
import { deed, defineAction } from './define.ts';
import { NO_FIELDS } from './scene.ts';

/** A hero shouts, which takes breath. */
export const shout = defineAction({
  do: 'shout',
  order: 115,
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
const ASK_ACTION = `import { Table } from './shared/engine/table.ts';
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

const EVENT = `import { cardPlace, discard, hand } from '../drawn/places.ts';
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
const ASK_EVENT = `import { lexicon } from './shared/games/ravingspire/narrate/lexicon.ts';
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

const TRIGGER = `import { PLAYER_KINDS } from '../kinds.ts';
import { defineTrigger } from './define.ts';

/** A ring turns in the turn of its hero. */
export const ringTurned = defineTrigger({
  kinds: PLAYER_KINDS,
  upon: { rotated: ({ seat }) => [{ seat }] },
  inPlay: true,
  own: true,
  example: { do: [{ do: 'gain-sanity', amount: 1 }] },
});
`;

/** Asks for all that is known of the new trigger, and plays a card that turns a ring beside three that hear of it. */
const ASK_TRIGGER = `import { readFileSync } from 'node:fs';
import { Table } from './shared/engine/table.ts';
import { readPackFolder } from './main/host/packs/read.ts';
import { referencePage } from './scripts/guide/reference.ts';
import { contents } from './shared/games/index.ts';
import { cardWords } from './shared/games/ravingspire/content/card-words.ts';
import { describeCard, toText } from './shared/games/ravingspire/content/describe.ts';
import { ravingspireEntry } from './shared/games/ravingspire/entry.ts';
import { checkCard } from './shared/packs/check-card.ts';
import { freeze, thaw } from './shared/packs/freeze.ts';
import { openPacks } from './shared/packs/load.ts';
import { phraseText } from './shared/words/tokens.ts';

const card = (id: string, kind: string, rule: object) => ({
  id, name: id, kind, power: 1, as: ['skill'], cost: { skill: 1 }, rules: [rule],
});
const when = (...effects: object[]) => ({ when: 'ring-turned', do: effects });
const cards = [
  card('calm', 'object', when({ do: 'gain-sanity', amount: 1 })),
  card('breaker', 'object', when({ do: 'banish', cards: { from: ['slots'], id: 'toy:bystander' } })),
  card('bystander', 'object', when({ do: 'draw', cards: 1 })),
  card('twist', 'attack', {
    when: 'played',
    do: [{ do: 'rotate', level: 'here', by: 1, direction: 'clockwise' }, { do: 'lose-sanity', amount: 2 }],
  }),
];
const foe = { id: 'calm', name: 'calm', kind: 'foe', class: 'rogue', cost: { fight: 1 } };
const manifest = {
  id: 'toy', game: 'ravingspire', version: '1.0.0', format: 1, title: 'Toy', authors: ['A'], licence: 'MIT',
  requires: { base: '^1.0.0' },
};
const files = Object.entries({ 'pack.json': manifest, 'cards/toy.json': { cards } }).map(([path, content]) => ({
  path,
  text: JSON.stringify(content),
}));
const { loaded, shelf } = openPacks(
  [readPackFolder('mods/base', 'shipped'), { folder: 'toy', source: 'user', files }],
  contents,
);
const place = { shelf, pack: 'toy', file: 'toy/cards/toy.json', pointer: '/cards/0' };
const codesOf = (definition: object) => checkCard(definition, place).map(({ code }) => code);
const definitions = thaw(freeze(loaded.cards, Object.keys(loaded.cards)));

const { game, scenarios, presenter } = ravingspireEntry;
const given = {
  turn: 7,
  phase: 'encounter',
  active: 0,
  heroes: [
    {
      level: 'dungeon',
      space: 0,
      sanity: 8,
      hand: ['toy:twist'],
      slots: ['toy:bystander', 'toy:breaker', 'toy:calm', null, null],
    },
  ],
  levels: { dungeon: { portal: 0, tower: null, foe: null } },
};
const setup = { seed: 'ring', heroes: ['base:quinn-apblanc'], packs: ['base', 'toy'], options: {} };
const play = (slots: readonly (string | null)[]) => {
  const position = { ...given, heroes: [{ ...given.heroes[0], slots }] };
  const table = new Table(game, setup, definitions as never, scenarios.opening(position as never));
  const before = table.hash();
  const heard = table.act(0, { do: 'play', card: table.state.heroes[0].hand[0], instead: false });
  if (!heard.ok) throw new Error(JSON.stringify(heard));
  const idOf = (number: number) => table.match.cards[number]?.id ?? null;
  const narrators = (['en', 'de'] as const).map((language) => {
    const names = { name: (id: string) => id, story: () => undefined };
    return presenter(table.match, definitions as never, language, names).narrator(table.state);
  });
  const last = heard.events.at(-1)!;
  return {
    told: heard.events.map(({ kind, cause }) => [kind, idOf(cause)]),
    said: narrators.map((narrator) => phraseText(narrator.event(last))),
    left: [table.state.heroes[0].sanity, table.state.triggers.length],
    undone: table.undo(0).ok && table.hash() === before,
    redone: table.redo(0).ok && table.state.heroes[0].sanity,
  };
};
const page = await referencePage();
const schema = JSON.parse(readFileSync('schemas/ravingspire-cards.schema.json', 'utf8'));
console.log(
  JSON.stringify({
    problems: loaded.problems,
    checked: [cards[0], { ...foe, rules: cards[0].rules }].map(codesOf),
    words: (['en', 'de'] as const).map((language) =>
      toText(describeCard(loaded.cards['toy:calm'].definition as never, language, (id) => id)),
    ),
    known: cardWords.triggers.map(({ name }) => name).slice(7, 10),
    written: JSON.stringify(schema).includes('"turn-start","ring-turned","gained"'),
    shown: page.slice(page.indexOf('### \`ring-turned\`')).split('\\n### ')[0],
    played: [
      play(['toy:calm', null, null, null, null]),
      play(['toy:breaker', 'toy:bystander', 'toy:calm', null, null]),
    ],
  }),
);
`;

beforeAll(() => {
  copy.write(`${GAME}/actions/shout.ts`, ACTION);
  copy.insert(`${GAME}/actions/list.ts`, `export { shout } from './shout.ts';`, 'export { skipMove }');
  copy.write(`${GAME}/events/card-rung.ts`, EVENT);
  copy.insert(
    `${GAME}/events/index.ts`,
    `export { cardRung } from './card-rung.ts';`,
    'export { cardTaken }',
  );
  copy.write(`${GAME}/content/triggers/ring-turned.ts`, TRIGGER);
  copy.insert(
    `${GAME}/content/triggers/index.ts`,
    `export { ringTurned } from './ring-turned.ts';`,
    'export { spent }',
  );
});
afterAll(() => copy.remove());

test('additions lack nothing but their words, as the compiler says', () => {
  const problems = copy.problems();
  expect(problems.filter((line) => /^\S/.test(line)).sort()).toEqual([
    expect.stringMatching(/^shared\/games\/ravingspire\/actions\/shout\.ts\(.*"action\.shout"/),
    expect.stringMatching(/^shared\/games\/ravingspire\/actions\/shout\.ts\(.*"did\.shout"/),
    expect.stringMatching(/^shared\/games\/ravingspire\/content\/triggers\.ts\(.*'"ring-turned"'/),
    expect.stringMatching(/^shared\/games\/ravingspire\/narrate\/event\.ts\(.*TS2322/),
    expect.stringMatching(/^shared\/games\/ravingspire\/text\/en\/cards\.ts\(.*TS1360/),
  ]);
  expect(problems.join('\n')).toContain('"event.cardRung"');
  expect(problems.join('\n')).toContain('"when.ring-turned"');
});

describe('additions with their words', () => {
  beforeAll(() => {
    say('table', 'action.shout', 'action.skipMove', { en: 'Shout', de: 'Rufen' });
    say('deed', 'did.shout', 'did.skipMove', { en: '{hero} shouts.', de: '{hero} ruft.' });
    say('table', 'event.cardRung', 'event.cardTaken', {
      en: '{Hero} rings {card} {times} times.',
      de: '{Hero} läutet {card} {times}-mal.',
    });
    say('cards', 'when.ring-turned', 'when.gained', {
      en: 'when a ring turns in your turn, {effect}',
      de: 'wenn sich in deinem Zug ein Ring dreht: {Effect}',
    });
    copy.insert(
      `${GAME}/content/help/en.ts`,
      `    'ring-turned': { does: 'A ring turns in the turn of its hero.' },`,
      '    gained: {',
    );
    // The guide takes the example of the definition; here nothing more is asked of it.
    copy.insert(
      'docs/modding/reference/ravingspire/triggers.json',
      '  "ring-turned": { "then": [] },',
      '  "gained": {',
    );
    copy.run(['scripts/gen/validators.ts']);
  });

  test('an action can be played, taken back, told, shown, and written in scenarios', () => {
    expect(ask(ASK_ACTION)).toEqual({
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

  test('an action is offered in the terminal', () => {
    const lines = ['1', '1', '1', '1', '1', '1', 'quit', ''];
    const table = ['--game', 'ravingspire', '--hero', 'crimson-reaver', '--seed', 'shout'];
    const program = ['scripts/cli.ts', 'play', ...table, '--data', copy.path('data')];
    expect(copy.run(program, lines.join('\n'))).toMatch(/\d+\S* +Shout/);
  });

  test('an event is said, and has its icon, its movement and its sound', () => {
    const sound = { kind: 'sound', name: 'bell' };
    const flight = { kind: 'flight', card: 'card:3', how: 'slide' };
    expect(ask(ASK_EVENT)).toEqual({
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

  test('a trigger is written, checked, described, explained, and fires in its turn', () => {
    const effect = [
      ['played', null],
      ['rotated', 'toy:twist'],
      ['sanityLost', 'toy:twist'],
    ];
    const after = {
      said: [
        'base:quinn-apblanc regains 1 sanity (now 7).',
        'base:quinn-apblanc gewinnt 1 Verstand zurück (jetzt 7).',
      ],
      left: [7, 0],
      undone: true,
      redone: 7,
    };
    const calmed = ['sanityGained', 'toy:calm'];
    expect(ask(ASK_TRIGGER)).toEqual({
      problems: [],
      checked: [[], ['trigger-not-for-kind']],
      words: [
        'When a ring turns in your turn, gain 1 sanity.',
        'Wenn sich in deinem Zug ein Ring dreht: Gewinne 1 Verstand zurück.',
      ],
      known: ['turn-start', 'ring-turned', 'gained'],
      written: true,
      shown: expect.stringMatching(
        /A ring turns in the turn of its hero\..*"when": "ring-turned".*> When a ring turns in your turn, gain 1 sanity\./s,
      ),
      played: [
        { ...after, told: [...effect, calmed] },
        // A card that has left play meanwhile does nothing.
        { ...after, told: [...effect, ['banished', 'toy:breaker'], calmed] },
      ],
    });
  });
});
