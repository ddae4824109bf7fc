// What a page asks of a pack and its cards besides what it does: the pack, the list of cards, words, names, the other language.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Asks } from '../../../../main/host/workshop/asks.ts';
import { LANGUAGES, type Language } from '../../../../shared/words/languages.ts';
import type { WordHelp } from '../../../../shared/rpc/messages/workshop.ts';
import { CARDS, card, filesOf } from './mine.ts';
import { writeGloom, type Writing } from './writing.ts';

const RULES = [
  {
    when: 'played',
    do: [
      { do: 'draw', cards: 2 },
      { do: 'banish', cards: { from: ['hand'], count: 1 } },
    ],
  },
  { when: 'spent', do: [{ do: 'gain-sanity', amount: { amount: 'half', of: 3 } }] },
];
/** A hero with too many cards. */
const HAG = {
  id: 'hag',
  name: 'Hag',
  kind: 'hero',
  hero: {
    class: 'rogue',
    difficulty: 'normal',
    deck: { 'base:tool': 13 },
    slots: ['weapon', 'weapon', 'armor', 'object', 'dungeon'],
    abilities: [{ rules: [{ while: 'always', change: { mod: 'hand', amount: 1 } }] }],
  },
};
const FILES = {
  ...filesOf('gloom', [card('a', { rules: RULES }), card('b', { glow: 1 }), HAG]),
  'pack.json': JSON.stringify({
    ...(JSON.parse(filesOf('gloom', [])['pack.json']) as object),
    requires: { base: '^1.0.0' },
    translations: { de: { title: 'Finsternis' } },
  }),
};

let writing: Writing;
let opened: Asks['open']['answer'];

beforeAll(async () => {
  ({ writing, opened } = await writeGloom(FILES));
});

const at = (pointer: string) => ({ file: CARDS, pointer });

describe('the pack', () => {
  it('says what it is, and which kinds of card it may have, in the language of the page', async () => {
    expect(opened).toMatchObject({
      pack: 'gloom',
      title: 'Pack gloom',
      version: '1.0.0',
      game: 'ravingspire',
    });
    expect(opened.kinds).toContainEqual(
      expect.objectContaining({
        kind: 'attack',
        name: 'attack',
        plural: 'attacks',
        about: expect.stringMatching(/ring/),
      }),
    );
    const german = await writing.ask('open', {}, 'de');
    expect(german.title).toBe('Finsternis');
    expect(german.kinds).toContainEqual(
      expect.objectContaining({ name: 'Angriff', plural: 'Angriffe', about: expect.stringMatching(/Ring/) }),
    );
    expect(german.kinds.map(({ kind }) => kind)).toEqual(opened.kinds.map(({ kind }) => kind));
  });

  it('lists its cards with how much is wrong with each, which follows an edit of it', async () => {
    const counts = async (): Promise<(readonly [string | null, number])[]> =>
      (await writing.ask('cards', {})).cards.map(({ id, problems }) => [id, problems]);
    const wrong = (await counts()).map(([, problems]) => problems > 0);
    expect(wrong).toEqual([false, true, true]);
    const { listed } = writing.state!;
    await writing.edit([{ file: CARDS, operations: [{ op: 'remove', path: '/cards/1/glow' }] }], {
      place: at('/cards/1'),
    });
    expect(await counts()).toContainEqual(['b', 0]);
    expect(writing.state!.listed).toBeGreaterThan(listed);
    await writing.move('undo');
    expect(await counts()).toContainEqual(['b', 1]);
  });
});

describe('the word at a place', () => {
  const helpAt = async (place: string, language: Language = 'en'): Promise<WordHelp> =>
    (await writing.ask('explain', { card: at('/cards/0'), at: place }, language)).help!;

  it.each([
    ['/rules/0/do/0/do', /draw/i, /draw/i],
    ['/rules/0/when', /played/i, /played/i],
    ['/rules/1/do/0/amount/of', /./, /./],
    ['/rules/0/do/1/cards/from', /from/i, /./],
    ['/rules/0/do/1/cards/from/0', /hand/i, /./],
  ])(
    '%s: what it is called and does, a sentence with it, and the simplest cards that have it',
    async (place, name, example) => {
      const [help, german] = [await helpAt(place), await helpAt(place, 'de')];
      expect(help.name).toMatch(name);
      expect(help.example).toMatch(example);
      for (const field of ['does', 'example'] as const) {
        expect(help[field], field).toMatch(/\S/);
        expect(german[field], field).not.toBe(help[field]);
      }
      expect(help.cards.length).toBeGreaterThan(0);
      expect(help.cards.length).toBeLessThanOrEqual(5);
      for (const { id, name: called } of help.cards) {
        expect(id).toMatch(/^(base|goblin-queen):/);
        expect(called).not.toBe(id);
      }
    },
  );

  it('of a field is what the field means, with an example', async () => {
    const help = await helpAt('/power');
    expect(help).toMatchObject({ name: 'power', example: expect.stringMatching(/\S/) });
    expect(help.does).toMatch(/\S/);
    expect((await helpAt('/cost/brute')).name).toBe('brute force');
    expect((await helpAt('/cost/fight')).name).toBe('cost');
  });

  it('may be a field of a word', async () => {
    const help = await helpAt('/rules/0/do/0/cards');
    expect(help).toMatchObject({ name: 'cards', example: '' });
    expect(help.cards.length).toBeGreaterThan(0);
  });

  it('is none where nothing is known', async () => {
    const { help } = await writing.ask('explain', { card: at('/cards/1'), at: '/glow' });
    expect(help).toBeNull();
    expect(await writing.ask('explain', { card: at('/cards/9'), at: '/power' })).toEqual({ help: null });
  });
});

describe('a card in the other language', () => {
  it('has its rules by their places, and its face', async () => {
    const said = LANGUAGES.map((language) => writing.ask('other', { card: at('/cards/0'), language }));
    const [english, german] = await Promise.all(said);
    expect(english.card).toMatchObject({ language: 'en', face: { name: 'Card a' } });
    expect(english.card!.rules.map(({ at: place }) => place)).toEqual(['/rules/0', '/rules/1']);
    expect(english.card!.rules[0].text).toMatch(/^When played, draw 2 cards/);
    expect(german.card!.rules.map(({ text }) => text)).not.toEqual(
      english.card!.rules.map(({ text }) => text),
    );
    const none = await writing.ask('other', { card: at('/cards/9'), language: 'de' });
    expect(none).toEqual({ card: null });
  });
});

describe('the cards that may be named', () => {
  it('at a place are those of the kinds that belong there, by their names', async () => {
    const { revision } = writing.state!;
    const asked = { revision, card: at('/cards/2'), at: '/hero/deck' };
    const { rows } = await writing.ask('named', asked);
    expect(rows).toContainEqual({ id: 'base:blade', name: 'Blade', chosen: false });
    expect(rows!.find(({ id }) => id === 'base:tool')).toMatchObject({ chosen: true });
    expect(rows!.some(({ id }) => id === 'base:iron-lantern')).toBe(false);
    await writing.set('/cards/2/name', 'Old Hag');
    expect(await writing.ask('named', asked)).toEqual({ rows: null });
    await writing.move('undo');
  });
});
