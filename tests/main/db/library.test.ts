import { rmSync, truncateSync, writeFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { LibraryRepository } from '../../../main/db/library.ts';
import type { LibraryEntry } from '../../../main/db/model.ts';
import type { Store } from '../../../main/db/store.ts';
import { card } from './support/cards.ts';
import { open, temporaryFolder } from './support/store.ts';

const text = (language: string, name: string, words: string, story = '') => ({
  language,
  forms: null,
  name,
  text: words,
  story,
});

const stone = card(1, {
  id: 'base-set:card:oathstone',
  kind: 'item',
  texts: [
    text('en', 'Oathstone', 'Draw two cards. Every foe that enters loses 1 power.', 'It remembers the café.'),
    text('de', 'Schwurstein', 'Ziehe zwei Karten. Größe zählt nicht.', 'Er erinnert sich.'),
  ],
});
const keeper = card(2, {
  id: 'base-set:card:keeper',
  kind: 'event',
  texts: [
    text('en', 'Keeper of Stones', 'Whoever swears the oath, draws a card.'),
    text('de', 'Hüter der Steine', ''),
  ],
});
const other = card(4, {
  id: 'extra-set:card:other',
  kind: 'event',
  texts: [text('en', 'Émigré', 'A long text. '.repeat(40) + 'The oath is at its end.')],
});

async function filled(...put: LibraryEntry[]): Promise<Store> {
  const store = await open(temporaryFolder());
  store.library.apply({ put, remove: [] });
  return store;
}

/** Milliseconds that something takes where nothing comes between. */
function shortest(work: () => void): number {
  const times = Array.from({ length: 50 }, () => {
    const began = performance.now();
    work();
    return performance.now() - began;
  });
  return Math.min(...times);
}

/** The word "oath" as a match. */
const MARKED = '\u0001oath\u0002';

const all = { language: 'en', offset: 0, limit: 50 };

describe('the library', () => {
  it('has what was put in, and knows it by its hash', async () => {
    const { library } = await filled(stone, keeper, other);
    expect(library.known()).toEqual(new Map([stone, keeper, other].map(({ id, hash }) => [id, hash])));
    expect(library.card(stone.id)).toEqual(stone);
    expect(library.card('none')).toBeNull();
    expect(library.count()).toBe(3);
    expect(library.count('base-set')).toBe(2);
    expect(library.packIds()).toEqual(['base-set', 'extra-set']);
    const kindsOf = (language: string) => library.kinds(language).map(({ game, kind }) => `${game} ${kind}`);
    expect(kindsOf('en')).toEqual([`${stone.game} event`, `${stone.game} item`]);
    expect(kindsOf('fr')).toEqual([]);
    expect(library.texts([keeper.id, other.id, 'none'], 'de')).toEqual(
      new Map([[keeper.id, { name: 'Hüter der Steine', forms: null, story: '' }]]),
    );
  });

  it('changes and removes', async () => {
    const { library } = await filled(stone, keeper, other);
    const changed = { ...stone, hash: 'new', texts: [text('en', 'Vowstone', 'Nothing.')] };
    library.apply({ put: [changed], remove: [other.id, 'none'] });
    expect(library.card(stone.id)).toEqual(changed);
    const ids = (words: string) => library.search({ ...all, text: words }).cards.map(({ id }) => id);
    expect(ids('oathstone')).toEqual([]);
    expect(ids('vow')).toEqual([stone.id]);
    expect(ids('émigré')).toEqual([]);
    expect(ids('')).toEqual([keeper.id, stone.id]);
  });

  it('is thrown away when it is damaged or of another form, and is empty then', async () => {
    const damages: ((file: string) => void)[] = [
      (file) => truncateSync(file, Math.floor(statSync(file).size / 2)),
      (file) => truncateSync(file, 0),
      (file) => writeFileSync(file, 'x'.repeat(9999)),
    ];
    for (const damage of damages) {
      for (const crashed of [false, true]) {
        const folder = temporaryFolder();
        const store = await open(folder);
        store.library.apply({ put: Array.from({ length: 50 }, (_, n) => card(n)), remove: [] });
        store.settings.set('kept', true);
        store.close();
        damage(join(folder, 'library.db'));
        if (crashed) rmSync(join(folder, 'closed.json'));
        const again = await open(folder);
        expect(again.opening).toEqual([]);
        expect(again.library.known().size).toBe(0);
        expect(again.settings.get('kept')).toBe(true);
        again.library.apply({ put: [stone], remove: [] });
        expect(again.library.count()).toBe(1);
      }
    }
  });

  it('gives tables the definitions of whole packs', async () => {
    const { library, definitions } = await filled(...Array.from({ length: 40 }, (_, n) => card(n)));
    const set = definitions.keepFromLibrary(['base-set']);
    const loaded = definitions.load(set);
    expect(Object.keys(loaded)).toHaveLength(30);
    expect(loaded['base-set:card:c1']).toEqual(JSON.parse(library.card('base-set:card:c1')!.body));
    const same = Object.fromEntries(
      Object.keys(loaded).map((id) => [
        id,
        { hash: library.card(id)!.definition, body: library.card(id)!.body },
      ]),
    );
    expect(definitions.keep(same)).toBe(set);
    expect(definitions.keepFromLibrary(['extra-set', 'base-set'])).not.toBe(set);
    library.apply({ put: [], remove: ['base-set:card:c1'] });
    expect(definitions.keepFromLibrary(['base-set'])).not.toBe(set);
    expect(definitions.load(set)).toEqual(loaded);
  });
});

describe('a search', () => {
  const found = async (words: string, narrowed = {}) => {
    const { library } = await filled(stone, keeper, other);
    const { total, cards } = library.search({ ...all, text: words, ...narrowed });
    expect(total).toBe(cards.length);
    return cards.map(({ id }) => id.split(':')[2]);
  };

  it('finds beginnings of words, those in names first', async () => {
    expect(await found('oath')).toEqual(['oathstone', 'keeper', 'other']);
    expect(await found('stone')).toEqual(['keeper']);
    expect(await found('draw card')).toEqual(['keeper', 'oathstone']);
    expect(await found('oath foe')).toEqual(['oathstone']);
    expect(await found('oath nothing')).toEqual([]);
    expect(await found('remembers')).toEqual(['oathstone']);
  });

  it('lists what is no card behind all cards', async () => {
    const { library } = await filled({ ...stone, last: true }, keeper, { ...other, last: true });
    const listed = library.search({ ...all, text: '' }).cards.map(({ id }) => id);
    expect(listed).toEqual([keeper.id, other.id, stone.id]);
  });

  it('does not mind accents and case', async () => {
    expect(await found('EMIGRE')).toEqual(['other']);
    expect(await found('émi\u0301g')).toEqual(['other']);
    expect(await found('Cafe')).toEqual(['oathstone']);
    expect(await found('grosse', { language: 'de' })).toEqual([]);
    expect(await found('hute', { language: 'de' })).toEqual(['keeper']);
  });

  it('looks in one language, and in one game, pack or kind if asked', async () => {
    expect(await found('oath', { language: 'de' })).toEqual([]);
    expect(await found('oath', { pack: 'base-set' })).toEqual(['oathstone', 'keeper']);
    expect(await found('oath', { pack: 'base-set', kind: 'event' })).toEqual(['keeper']);
    expect(await found('oath', { game: 'toy', kind: 'item' })).toEqual(['oathstone']);
    expect(await found('oath', { game: 'other' })).toEqual([]);
    expect(await found('oath', { pack: 'base' })).toEqual([]);
    expect(await found('', { kind: 'event' })).toEqual(['other', 'keeper']);
  });

  it('takes whatever is typed for words', async () => {
    const strange = [
      ...[
        '"',
        '""',
        "'",
        '*',
        'oath*',
        '(',
        ')',
        'AND',
        'OR',
        'NOT',
        'NEAR(a b)',
        'name:oath',
        '{name}:x',
        '^oath',
      ],
      ...[
        '-oath',
        '+',
        'oath AND',
        'oath OR stone',
        '\u0000',
        'oath\u0000x',
        '\ud800',
        '🙂',
        'a"b',
        '--',
        '; DROP TABLE',
      ],
      ...[
        'x'.repeat(5000),
        'a '.repeat(500),
        'tags:x',
        'l656e',
        'ö'.normalize('NFD'),
        '\u0301',
        '%',
        '_',
        '\\',
      ],
    ];
    const { library } = await filled(stone, keeper, other);
    for (const words of strange) expect(library.search({ ...all, text: words }).total).toBeLessThanOrEqual(3);
    expect(library.search({ ...all, text: '"oath"*' }).total).toBe(3);
    expect(library.search({ ...all, text: 'l656e' }).total).toBe(0);
    expect(library.search({ ...all, text: '!?' }).total).toBe(0);
    expect(library.search({ ...all, text: ' \t ' }).total).toBe(3);
  });

  it('shows where it matches', async () => {
    const { library } = await filled(stone, keeper, other);
    const excerpts = (words: string) =>
      Object.fromEntries(
        library.search({ ...all, text: words }).cards.map(({ name, excerpt }) => [name, excerpt]),
      );
    expect(excerpts('oath')).toEqual({
      Oathstone: stone.texts[0].text,
      'Keeper of Stones': 'Whoever swears the \u0001oath\u0002, draws a card.',
      Émigré: expect.stringMatching(new RegExp(`^….*The ${MARKED} is at its end[.]$`)) as string,
    });
    expect(excerpts('cafe')).toEqual({ Oathstone: 'It remembers the \u0001café\u0002.' });
    const { Émigré: start } = excerpts('');
    expect(start).toMatch(/^A long text\. .*…$/);
    expect(start.length).toBeLessThanOrEqual(160);
  });

  it('gives pages', async () => {
    const { library } = await filled(...Array.from({ length: 60 }, (_, n) => card(n)));
    for (const words of ['', 'm']) {
      const page = (offset: number, limit: number) => library.search({ ...all, text: words, offset, limit });
      const whole = page(0, 100);
      expect(whole.total).toBe(whole.cards.length);
      const pages = [0, 20, 40].flatMap((offset) => page(offset, 20).cards);
      expect(pages).toEqual(whole.cards);
    }
  });

  it('gives pages of ten thousand cards', async () => {
    const cards = Array.from({ length: 10_000 }, (_, n) => card(n));
    const { library } = await open(temporaryFolder());
    for (let n = 0; n < cards.length; n += 500) library.apply({ put: cards.slice(n, n + 500), remove: [] });
    // A result of this size is not ranked, but it comes in pages all the same.
    const page = (offset: number) => library.search({ ...all, text: 'm', offset, limit: 50 });
    const ids = [0, 50, 5000].flatMap((offset) => page(offset).cards.map(({ id }) => id));
    expect(page(0).total).toBeGreaterThan(5000);
    expect(new Set(ids).size).toBe(150);
  });

  it('says what a few cards are called as quickly among many', async () => {
    const among = async (count: number): Promise<LibraryRepository> =>
      (await filled(...Array.from({ length: count }, (_, n) => card(n)))).library;
    const [few, many] = [await among(20), await among(2000)];
    const { id } = card(7);
    const asks: readonly ((library: LibraryRepository) => unknown)[] = [
      (library) => library.texts([id], 'en'),
      (library) => library.textsWritten([id]),
    ];
    for (const ask of asks) {
      const [amongFew, amongMany] = [few, many].map((library) => shortest(() => ask(library)));
      // Going through all of them takes up to a hundred times as long.
      expect(amongMany).toBeLessThan(10 * amongFew);
    }
  });

  it('finds a card by its name, however many others have the word in their text', async () => {
    const others = Array.from({ length: 5200 }, (_, n) =>
      card(n, { texts: [text('en', `Marsh ${n}`, 'Gain power. Lose power. Power returns.')] }),
    );
    const names = ['Word of Power', 'Powerless'];
    const named = names.map((name, n) => card(6000 + n, { texts: [text('en', name, 'Nothing of it.')] }));
    const { library } = await filled(...others, ...named);
    const page = (offset: number, limit = 2) => library.search({ ...all, text: 'power', offset, limit });
    expect(page(0).total).toBe(others.length + names.length);
    expect(page(0).cards.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
    // Pages across the border between both, and behind it, have every card once.
    const pages = [0, 1, 3, 5].map((offset, i) => page(offset, i === 0 ? 1 : 2).cards);
    expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(7);
    expect(pages.flat()).toEqual(page(0, 7).cards);
  });
});
