// What never does what it says is told to its author, the card loads, and no text tells of it.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compileCard } from '../../../../../shared/games/ravingspire/content/compile.ts';
import { describeCard, toText } from '../../../../../shared/games/ravingspire/content/describe.ts';
import { inspect } from '../../../../../shared/games/ravingspire/content/inspect.ts';
import type { CardDefinition, CardFile } from '../../../../../shared/games/ravingspire/content/schema.ts';
import { SENSELESS_CODES } from '../../../../../shared/games/ravingspire/content/sense-changes.ts';
import { senselessIn } from '../../../../../shared/games/ravingspire/content/sense.ts';
import type { Language } from '../../../../../shared/words/languages.ts';
import type { Definition } from '../../../../../shared/packs/content.ts';
import { validateCard } from './validate.ts';

const draw = { do: 'draw', cards: 1 };
const own = { mod: 'add-power', amount: 1, cards: 'this' };
const power = { power: 1, as: ['fight'] };
const bought = (kind: string, rules: object[]) => ({
  id: 'sample',
  name: 'Sample',
  kind,
  ...power,
  cost: { fight: 1 },
  rules,
});
const other = (kind: string, rules: object[]) => ({ id: 'sample', name: 'Sample', kind, rules });
const enemy = (kind: string, rules: object[]) => ({
  id: 'sample',
  name: 'Sample',
  kind,
  cost: { fight: 1 },
  rules,
});
const always = (change: object) => bought('weapon', [{ while: 'always', change }]);
const slotted = (change: object, kind = 'relic') => bought(kind, [{ while: 'slotted', change }]);
const played = (...nodes: object[]) => bought('attack', [{ when: 'played', do: nodes }]);
const one = { amount: 1 };
const taking = (attribute: string) => ({ do: 'take-into-battle', cards: { from: ['hand'] }, attribute });

const hero = (...abilities: object[][]) => ({
  id: 'sample',
  name: 'Sample',
  kind: 'hero',
  hero: {
    class: 'rogue',
    difficulty: 'normal',
    deck: { 'base:tool': 12 },
    slots: ['weapon', 'armor', 'object', 'relic', 'dungeon'],
    abilities: abilities.map((rules) => ({ rules })),
  },
});
const used = { when: 'activated', once: 'turn', do: [draw] };
const reroll = { while: 'always', change: { mod: 'reroll' } };
const handful = { while: 'always', change: { mod: 'hand', amount: 1 } };

/** What is found in a card, and its text where that leaves it out. */
const SENSELESS: [card: object, found: string, text?: { readonly [L in Language]: string }][] = [
  [always({ mod: 'hand', ...one }), 'change-never-works /rules/0'],
  [always({ mod: 'cheaper', ...one, cards: 'this' }), 'change-never-works /rules/0'],
  [always({ mod: 'well', ...one }), 'change-never-works /rules/0'],
  [always({ mod: 'loot', ...one }), 'change-never-works /rules/0'],
  [always({ mod: 'slot', kinds: ['weapon'], into: ['relic'] }), 'change-never-works /rules/0'],
  [always({ mod: 'add-power', ...one, cards: { kind: ['weapon'] } }), 'change-never-works /rules/0'],
  [
    bought('attack', [{ while: 'always', change: { mod: 'share', kinds: ['armor'] } }]),
    'change-never-works /rules/0',
  ],
  [
    enemy('adversary', [
      { when: 'defeated', do: [{ do: 'banish', cards: 'this' }] },
      { while: 'always', change: { mod: 'adversary-harm', ...one } },
    ]),
    'change-never-works /rules/1',
  ],
  [slotted({ mod: 'cheaper', ...one, cards: 'this' }), 'change-never-works /rules/0'],
  [slotted({ mod: 'reroll' }), 'change-never-works /rules/0', { en: '', de: '' }],
  [slotted({ mod: 'free-power', attributes: ['fight'], ...one }), 'change-never-works /rules/0'],
  [slotted({ mod: 'rotation', ...one }), 'change-never-works /rules/0'],
  [slotted({ mod: 'hand', ...one }, 'attack'), 'change-never-works /rules/0'],
  [bought('weapon', [{ while: 'played', change: { mod: 'hand', ...one } }]), 'change-never-works /rules/0'],
  [other('tower', [{ while: 'level', change: { mod: 'reroll' } }]), 'change-never-works /rules/0'],
  [
    other('tower', [{ while: 'level', change: { mod: 'free-power', attributes: ['fight'], ...one } }]),
    'change-never-works /rules/0',
  ],
  [other('tower', [{ while: 'level', change: { mod: 'hand', amount: 0 } }]), 'amount-does-nothing /rules/0'],
  [
    other('chaos', [{ when: 'chaos', do: [{ do: 'until', ends: 'play', change: { mod: 'hand', ...one } }] }]),
    'change-never-works /rules/0/do/0',
  ],
  [
    bought('weapon', [{ when: 'gained', do: [{ do: 'until', ends: 'play', change: own }] }]),
    'change-never-works /rules/0/do/0',
  ],
  [other('chaos', [{ when: 'chaos', do: [{ do: 'redraw-foe' }] }]), 'never-happens /rules/0/do/0'],
  [other('chaos', [{ when: 'chaos', do: [{ do: 'add-loot', amount: 1 }] }]), 'never-happens /rules/0/do/0'],
  [other('chaos', [{ when: 'chaos', if: { is: 'battle' }, do: [draw] }]), 'never-holds /rules/0/if'],
  [enemy('spire', [{ when: 'revealed', do: [{ do: 'redraw-foe' }] }]), 'never-happens /rules/0/do/0'],
  [
    other('chaos', [{ when: 'chaos', do: [{ do: 'if', if: { is: 'slotted' }, then: [draw] }] }]),
    'never-holds /rules/0/do/0/if',
  ],
  [played({ do: 'banish', cards: 'that' }), 'nothing-chosen /rules/0/do/0/cards'],
  [played({ do: 'draw', cards: { amount: 'done' } }), 'nothing-chosen /rules/0/do/0/cards'],
  [
    bought('weapon', [{ while: 'ring', change: { mod: 'add-power', ...one, cards: 'this' } }]),
    'change-never-works /rules/0',
  ],
  [bought('weapon', [{ while: 'ring', change: { mod: 'reroll' } }]), 'change-never-works /rules/0'],
  [played({ do: 'place-hero', at: 'start', level: 'up' }), 'never-happens /rules/0/do/0/level'],
  [
    played({ do: 'draw', cards: { amount: 'higher', of: [1, { amount: 'done' }] } }),
    'nothing-chosen /rules/0/do/0/cards/of/1',
  ],
  [played({ do: 'swap-places', with: 'that' }), 'nobody-chosen /rules/0/do/0/with'],
  ...['cost', 'power'].map((field): [object, string] => [
    played({ do: 'gain', cards: { from: ['ring'], [field]: { max: { amount: 'cost', of: 'that' } } } }),
    `nothing-chosen /rules/0/do/0/cards/${field}/max`,
  ]),
  [
    played({ do: 'draw', cards: { amount: 'sum', of: [1, { amount: 'rolled' }] } }),
    'nothing-rolled /rules/0/do/0/cards/of/1',
  ],
  [
    played(
      { do: 'pick', cards: { from: ['hand'] } },
      { do: 'each', who: 'others', then: [{ do: 'banish', cards: 'that' }] },
    ),
    'nothing-chosen /rules/0/do/1/then/0/cards',
  ],
  [
    played(
      { do: 'each', who: 'others', then: [{ do: 'pick', cards: { from: ['hand'] } }] },
      { do: 'banish', cards: 'that' },
    ),
    'nothing-chosen /rules/0/do/1/cards',
  ],
  [played({ do: 'banish', cards: { from: ['seen'] } }), 'nothing-seen /rules/0/do/0/cards/from'],
  [played({ do: 'banish', cards: { from: ['hand', 'seen'] } }), 'nothing-seen /rules/0/do/0/cards/from/1'],
  [
    played({ do: 'if', if: { is: 'cards', of: { from: ['seen'] } }, then: [draw] }),
    'nothing-seen /rules/0/do/0/if/of/from',
  ],
  [
    played({ do: 'draw', cards: { amount: 'count', of: { from: ['seen'] } } }),
    'nothing-seen /rules/0/do/0/cards/of/from',
  ],
  [
    played(
      { do: 'look', cards: 2 },
      { do: 'each', who: 'others', then: [{ do: 'banish', cards: { from: ['seen'] } }] },
    ),
    'nothing-seen /rules/0/do/1/then/0/cards/from',
  ],
  [played({ do: 'look', cards: 0 }), 'amount-does-nothing /rules/0/do/0'],
  [played({ do: 'put-back', cards: { from: ['hand'] } }), 'never-happens /rules/0/do/0'],
  [played({ do: 'put-back', cards: { from: ['deck', 'hand'] } }), 'never-happens /rules/0/do/0/cards/from/1'],
  [played({ do: 'put-back', cards: 'this' }), 'never-happens /rules/0/do/0'],
  [played({ do: 'lose-sanity', amount: 1, who: 'that' }), 'nobody-chosen /rules/0/do/0/who'],
  [played({ do: 'steal', cards: { from: ['hand'] } }), 'goes-nowhere /rules/0/do/0'],
  [played({ do: 'retrieve', cards: { from: ['hand'] } }), 'goes-nowhere /rules/0/do/0'],
  [enemy('spire', [{ when: 'defeated', do: [draw] }]), 'never-happens /rules/0', { en: '', de: '' }],
  [bought('attack', [{ when: 'turn-start', do: [draw] }]), 'never-happens /rules/0', { en: '', de: '' }],
  [bought('weapon', [{ when: 'foe-drawn', do: [draw] }]), 'never-happens /rules/0', { en: '', de: '' }],
  [
    bought('weapon', [
      { when: 'instead', by: 'discard', do: [draw] },
      { when: 'instead', by: 'banish', do: [draw, draw] },
    ]),
    'never-happens /rules/1',
    {
      en: 'Instead: discard this to draw a card.',
      de: 'Stattdessen ablegen: Ziehe eine Karte.',
    },
  ],
  [
    hero([used, { ...used, do: [draw, draw] }], []),
    'never-happens /hero/abilities/0/rules/1',
    { en: 'Once a turn, you may draw a card.', de: 'Einmal je Zug: Du darfst eine Karte ziehen.' },
  ],
  [
    hero([used, reroll], []),
    'never-happens /hero/abilities/0/rules/1',
    { en: 'Once a turn, you may draw a card.', de: 'Einmal je Zug: Du darfst eine Karte ziehen.' },
  ],
  [
    hero([reroll, used], []),
    'never-happens /hero/abilities/0/rules/1',
    {
      en: 'Once a turn, you may re-roll the die.',
      de: 'Einmal je Zug darfst du den Würfel neu werfen.',
    },
  ],
  [played({ do: 'draw', cards: -2 }), 'amount-does-nothing /rules/0/do/0'],
  [
    played(draw, { do: 'redraw-foe' }, { do: 'draw', cards: -2 }),
    'amount-does-nothing /rules/0/do/2',
    {
      en: 'When played, draw a card. Redraw the foe card.',
      de: 'Beim Ausspielen: Ziehe eine Karte. Ziehe die Feindkarte neu.',
    },
  ],
  [
    played({ do: 'choose', of: [[draw], [{ do: 'draw', cards: -1 }]] }),
    'amount-does-nothing /rules/0/do/0/of/1/0',
    {
      en: 'When played, choose one: draw a card; or do nothing.',
      de: 'Beim Ausspielen: Wähle eines: ziehe eine Karte; oder tue nichts.',
    },
  ],
  [
    played({ do: 'discard', cards: { from: ['hand'], count: 0 } }),
    'amount-does-nothing /rules/0/do/0/cards/count',
  ],
  [
    played({ do: 'discard', cards: { from: ['hand'], count: 2, upTo: true, pick: 'random' } }),
    'pick-is-chosen /rules/0/do/0/cards/pick',
  ],
  [
    played({
      do: 'until',
      ends: 'turn',
      cards: { from: ['hand'] },
      change: { mod: 'slot', kinds: ['weapon'], into: ['dungeon'] },
    }),
    'cards-mean-nothing /rules/0/do/0/cards',
  ],
  [
    played({
      do: 'until',
      ends: 'turn',
      cards: { from: ['hand'], count: 2 },
      change: { mod: 'hand', amount: 1 },
    }),
    'cards-mean-nothing /rules/0/do/0/cards',
    {
      en: 'When played, draw one extra card every hand until the end of the turn.',
      de: 'Beim Ausspielen: Ziehe für jede Hand eine Karte mehr bis zum Ende des Zuges.',
    },
  ],
  [played({ do: 'prevent', amount: 1 }), 'never-happens /rules/0/do/0'],
  [
    played({ do: 'later', when: 'loses-sanity', then: [{ do: 'prevent' }] }),
    'never-happens /rules/0/do/0/then/0',
  ],
  [
    played({ do: 'later', when: 'draws', cards: { kind: ['weapon'] }, then: [{ do: 'draw', cards: 1 }] }),
    'cards-mean-nothing /rules/0/do/0/cards',
  ],
  [
    played({ do: 'later', when: 'turn-start', ends: 'turn', then: [{ do: 'draw', cards: 1 }] }),
    'never-happens /rules/0/do/0',
  ],
  [
    enemy('foe', [
      {
        when: 'revealed',
        do: [
          {
            do: 'later',
            when: 'turn-end',
            then: [{ do: 'until', ends: 'play', change: { mod: 'hand', amount: 1 } }],
          },
        ],
      },
    ]),
    'change-never-works /rules/0/do/0/then/0',
  ],
  [
    played({ do: 'later', when: 'moves', then: [{ do: 'banish', cards: 'that' }] }),
    'nothing-chosen /rules/0/do/0/then/0/cards',
  ],
  [
    played({ do: 'banish', cards: { from: ['discard'], slot: ['weapon'] } }),
    'never-slotted /rules/0/do/0/cards/slot',
  ],
  [
    slotted({ mod: 'forbid', cards: { from: ['ring'], slot: ['weapon'] } }),
    'never-slotted /rules/0/change/cards/slot',
  ],
  [
    played({ do: 'banish', cards: { from: ['discard'], named: 'that' } }),
    'nothing-chosen /rules/0/do/0/cards/named',
  ],
  [
    played({ do: 'reveal-until', until: { cost: { min: { amount: 'rolled' } } } }),
    'nothing-rolled /rules/0/do/0/until/cost/min',
  ],
  [
    played({ do: 'later', when: 'gains', cards: { named: 'that' }, then: [draw] }),
    'nothing-chosen /rules/0/do/0/cards/named',
  ],
  [
    hero([{ while: 'always', change: { mod: 'forbid', cards: { named: 'this' } } }], [used]),
    'never-happens /hero/abilities/0/rules/0',
  ],
  [
    hero(
      [used],
      [
        {
          while: 'always',
          change: { mod: 'forbid', cards: { power: { min: { amount: 'counters', of: 'this' } } } },
        },
      ],
    ),
    'never-happens /hero/abilities/1/rules/0',
  ],
  [played({ do: 'banish', cards: { from: ['deck'], pick: 'last' } }), 'no-last /rules/0/do/0/cards/pick'],
  [
    played({ do: 'banish', cards: { from: ['hand', 'discard'], pick: 'last' } }),
    'no-last /rules/0/do/0/cards/pick',
  ],
  [
    played({ do: 'banish', cards: { from: ['discard'], whose: 'others', pick: 'last' } }),
    'no-last /rules/0/do/0/cards/pick',
  ],
  [
    bought('weapon', [{ when: 'turn-start', do: [{ do: 'play', cards: { from: ['hand'] } }] }]),
    'never-happens /rules/0/do/0',
  ],
  [
    bought('weapon', [{ when: 'held', do: [{ do: 'play', cards: { from: ['hand'] } }] }]),
    'never-happens /rules/0/do/0',
  ],
  [
    bought('relic', [{ when: 'on-ring', do: [{ do: 'play', cards: { from: ['hand'] } }] }]),
    'never-happens /rules/0/do/0',
  ],
  [
    played({ do: 'later', when: 'turn-end', then: [{ do: 'play', cards: { from: ['hand'] } }] }),
    'never-happens /rules/0/do/0/then/0',
  ],
  [enemy('foe', [{ when: 'revealed', do: [{ do: 'place-foe', at: 'you' }] }]), 'never-happens /rules/0/do/0'],
  [played({ do: 'again', cards: 'this' }), 'never-happens /rules/0/do/0'],
  [played({ do: 'ward', amount: 0 }), 'amount-does-nothing /rules/0/do/0'],
  [
    enemy('foe', [
      { when: 'revealed', do: [taking('fight')] },
      { when: 'lost', do: [taking('skill')] },
    ]),
    'never-happens /rules/1/do/0',
  ],
  [
    enemy('foe', [{ when: 'revealed', do: [taking('fight'), taking('skill')] }]),
    'takes-otherwise /rules/0/do/1',
  ],
  [
    enemy('foe', [{ when: 'revealed', do: [{ ...taking('fight'), cards: 'this' }] }]),
    'never-happens /rules/0/do/0',
  ],
  [
    enemy('foe', [{ when: 'revealed', do: [{ ...taking('fight'), cards: { from: ['hand', 'battle'] } }] }]),
    'never-happens /rules/0/do/0/cards/from/1',
  ],
  [
    bought('weapon', [
      {
        when: 'discarded',
        do: [
          { do: 'retrieve', cards: 'this' },
          { do: 'discard', cards: 'this' },
        ],
      },
    ]),
    'endless-loop /rules/0',
  ],
  [
    bought('relic', [{ when: 'gained', do: [{ do: 'put-counters', amount: 2 }] }]),
    'counters-come-off /rules/0/do/0',
  ],
  [played({ do: 'put-counters', amount: 0 }), 'amount-does-nothing /rules/0/do/0'],
  [played({ do: 'remove-counters', amount: 1, cards: 'that' }), 'nothing-chosen /rules/0/do/0/cards'],
  [
    hero([{ ...used, do: [{ do: 'put-counters', amount: 1 }] }], [handful]),
    'never-happens /hero/abilities/0/rules/0/do/0',
  ],
];

const SENSIBLE: object[] = [
  played(
    { do: 'discard', cards: { from: ['hand'], count: { amount: 'die' } } },
    { do: 'draw', cards: { amount: 'rolled' } },
  ),
  played(
    { do: 'until', ends: 'turn', change: { ...own, amount: { amount: 'd3' } } },
    { do: 'draw', cards: { amount: 'rolled' } },
  ),
  played({
    do: 'if',
    if: { is: 'amount', of: { amount: 'die' }, min: 4 },
    then: [{ do: 'draw', cards: { amount: 'rolled' } }],
  }),
  always(own),
  always({ mod: 'share', kinds: ['armor'] }),
  slotted({ mod: 'hand', amount: -1 }),
  slotted({ mod: 'loot-roll', ...one }),
  slotted({ mod: 'generate', attribute: 'charm', ...one, cards: 'this' }),
  bought('weapon', [{ when: 'turn-start', do: [{ do: 'until', ends: 'play', change: own }] }]),
  played({ do: 'pick', cards: { from: ['hand'] } }, { do: 'draw', cards: { amount: 'power', of: 'that' } }),
  played({ do: 'table', rows: [{ on: '1-6', then: [{ do: 'draw', cards: { amount: 'rolled' } }] }] }),
  played({
    do: 'repeat',
    times: 2,
    then: [
      { do: 'if', if: { is: 'that', kind: ['weapon'] }, then: [draw] },
      { do: 'pick', cards: { from: ['hand'] } },
    ],
  }),
  bought('attack', [
    { when: 'played', do: [{ do: 'pick', cards: { from: ['hand'] } }] },
    { when: 'played', do: [{ do: 'discard', cards: 'that' }] },
  ]),
  played({ do: 'steal', cards: { from: ['hand'], whose: 'another' } }),
  played({ do: 'banish', cards: { from: ['hand', 'slots'], slot: ['weapon'] } }),
  played(
    { do: 'pick', cards: { from: ['hand'] } },
    { do: 'later', when: 'gains', cards: { named: 'that' }, then: [draw] },
  ),
  bought('weapon', [{ when: 'discarded', do: [{ do: 'banish', cards: 'this' }] }]),
  bought('weapon', [{ when: 'banished', do: [{ do: 'banish', cards: 'this' }] }]),
  enemy('foe', [{ when: 'revealed', do: [{ do: 'redraw-foe' }] }]),
  enemy('spire', [{ when: 'lost', do: [draw] }]),
  bought('adventurer', [{ when: 'turn-start', do: [draw] }]),
  other('tower', [{ when: 'turn-start', do: [draw] }]),
  bought('weapon', [
    { when: 'gained', do: [{ do: 'may', then: [{ do: 'lay-on-foe-deck' }] }] },
    { when: 'foe-drawn', do: [draw] },
  ]),
  bought('weapon', [
    { when: 'instead', by: 'banish', do: [draw] },
    { when: 'instead', by: 'banish', do: [draw] },
  ]),
  bought('weapon', [
    { when: 'played', do: [draw] },
    { when: 'instead', by: 'banish', do: [draw] },
  ]),
  bought('relic', [
    { while: 'always', change: { mod: 'retain', cards: 'this' } },
    { when: 'held', do: [{ do: 'put-counters', amount: 1 }] },
  ]),
  bought('relic', [{ when: 'on-ring', do: [{ do: 'put-counters', amount: 1 }] }]),
  bought('relic', [{ when: 'placed', do: [{ do: 'put-counters', amount: 1 }] }]),
  bought('weapon', [{ when: 'spent', do: [{ do: 'until', ends: 'play', change: own }] }]),
  bought('dungeon', [
    {
      when: 'played',
      do: [{ do: 'later', when: 'turn-start', then: [{ do: 'until', ends: 'play', change: own }] }],
    },
  ]),
  bought('weapon', [
    { when: 'discarded', do: [{ do: 'later', when: 'turn-end', then: [{ do: 'put-counters', amount: 1 }] }] },
  ]),
  bought('armor', [{ when: 'would-lose-sanity', do: [{ do: 'prevent', amount: 1 }] }]),
  hero([used], [used]),
  hero([used, handful], [reroll]),
];

const text = (card: object, lang: Language) => toText(describeCard(card as CardDefinition, lang, (id) => id));
const found = (card: object): string[] =>
  senselessIn(card as CardDefinition).map(({ code, pointer }) => `${code} ${pointer}`);

test.each(SENSELESS)('%j: %s', (card, expected, said) => {
  expect(validateCard(card)).toEqual([]);
  expect(found(card)).toEqual([expected]);
  const starters = { card: () => ({ kind: 'starter' }) as unknown as Definition };
  expect(inspect(card as CardDefinition, starters).map(({ severity }) => severity)).toEqual(['warning']);
  if (said !== undefined) expect({ en: text(card, 'en'), de: text(card, 'de') }).toEqual(said);
});

test.each(SENSELESS_CODES)('there is an example of %s', (code) => {
  expect(SENSELESS.map(([, expected]) => expected.split(' ')[0])).toContain(code);
});

test.each(SENSIBLE.map((card) => [card]))('%j means something', (card) => {
  expect(validateCard(card)).toEqual([]);
  expect(found(card)).toEqual([]);
});

test('an ability is used for one thing', () => {
  const abilities = (...rules: object[]) =>
    compileCard('toy:hero', hero(rules, []) as unknown as CardDefinition).hero!.abilities[0];
  expect(abilities(used, reroll)).toMatchObject({ mods: [], activate: { effect: expect.any(Function) } });
  expect(abilities(reroll, used)).toMatchObject({ mods: [{ mod: 'reroll' }], activate: null });
  expect(abilities(used, handful)).toMatchObject({ mods: [{ mod: 'hand' }] });
});

test('no card of the packs that ship says what it does not do', () => {
  const root = resolve(import.meta.dirname, '../../../../../mods');
  const cards = ['base', 'goblin-queen'].flatMap((pack) =>
    readdirSync(join(root, pack, 'cards')).flatMap(
      (file) => (JSON.parse(readFileSync(join(root, pack, 'cards', file), 'utf8')) as CardFile).cards,
    ),
  );
  expect(cards.length).toBeGreaterThan(300);
  expect(cards.flatMap((card) => found(card).map((line) => `${card.id}: ${line}`))).toEqual([]);
});

describe('texts', () => {
  test.each<[card: object, en: string, de: string]>([
    [
      hero([{ ...used, if: { is: 'key' } }], [{ when: 'activated', do: [draw] }]),
      'Once a turn, if you hold a Tower Key, you may draw a card. Once a turn, you may draw a card.',
      'Einmal je Zug: Wenn du einen Turmschlüssel hast: Du darfst eine Karte ziehen. Einmal je Zug: Du darfst eine Karte ziehen.',
    ],
    [
      bought('weapon', [{ when: 'banished', do: [draw] }]),
      'When an effect banishes this, draw a card.',
      'Wenn ein Effekt diese Karte verbannt: Ziehe eine Karte.',
    ],
    [
      played({ do: 'discard', cards: { from: ['hand', 'slots'], count: 'all', upTo: true } }),
      'When played, discard any number of cards from hand or slots.',
      'Beim Ausspielen: Lege beliebig viele Karten aus der Hand oder den Plätzen ab.',
    ],
    [
      played({ do: 'retrieve', cards: { from: ['discard'], id: 'base:blade', count: 2, upTo: true } }),
      'When played, take up to 2 copies of base:blade from your discard pile into your hand.',
      'Beim Ausspielen: Nimm bis zu 2-mal base:blade aus dem Ablagestapel auf die Hand.',
    ],
    [
      slotted({ mod: 'generate', attribute: 'charm', amount: 1, cards: 'this' }),
      'While slotted, this may generate 1 charm.',
      'Solange ausgerüstet: Diese Karte darf 1 Charme erzeugen.',
    ],
    [
      slotted({ mod: 'add-power', amount: -2, cards: { kind: ['weapon'] } }),
      'While slotted, weapons give 2 less (before any doubling).',
      'Solange ausgerüstet: Waffenkarten geben 2 weniger (vor jeder Verdopplung).',
    ],
    [
      slotted({ mod: 'dearer', amount: -2, attribute: 'fight', cards: { kind: ['weapon'] } }),
      'While slotted, weapons cost 2 fight less, by brute force too.',
      'Solange ausgerüstet: Waffenkarten kosten 2 Kampf weniger, auch bei roher Gewalt.',
    ],
  ])('%j', (card, en, de) => {
    expect(text(card, 'en')).toBe(en);
    expect(text(card, 'de')).toBe(de);
  });
});
