// Commands on whole cards of the shipped packs: what they leave loads as before, and every card means what it meant.
import { describe, expect, it, test } from 'vitest';
import type { Json } from '../../../../shared/engine/json.ts';
import { contents } from '../../../../shared/games/index.ts';
import {
  copyCard,
  duplicateCard,
  newCard,
  patchCard,
} from '../../../../shared/packs/card-commands/create.ts';
import { exampleOf } from '../../../../shared/packs/finished.ts';
import {
  deleteCard,
  moveCard,
  namingPlaces,
  renameCard,
} from '../../../../shared/packs/card-commands/change.ts';
import { filesOf, newPack, packFrom } from '../../../../shared/packs/card-commands/new-pack.ts';
import { entriesIn } from '../../../../shared/packs/card-commands/pack-data.ts';
import type { PackData } from '../../../../shared/packs/card-commands/types.ts';
import type { PackPlace } from '../../../../shared/packs/document/entry.ts';
import type { Definition } from '../../../../shared/packs/content.ts';
import { valueAt } from '../../../../shared/packs/pointer.ts';
import { cardsOf, shelf } from '../../../support/advice/workshop.ts';
import { commanded, finished, opened, shipped, toolsFor } from '../../../support/fields/packs.ts';

const GAMES = contents.map(({ game }) => game);
const about = (game: string) => ({ id: 'mine', game, title: 'Mine', authors: ['Lena'], licence: 'MIT' });
const cardsIn = (pack: PackData) =>
  [...entriesIn(pack, 'cards')] as (PackPlace & { definition: Definition })[];
const placeOf = (pack: PackData, name: string): PackPlace =>
  cardsIn(pack).find(({ definition }) => definition.id === name)!;
const refusedIn = (result: object): string => (result as { refused: { en: string } }).refused.en;

/** What loading finds wrong. */
const faultsIn = (packs: readonly PackData[]): string[] =>
  opened(...packs).loaded.problems.map(({ code, file }) => `${code} ${file}`);

test.each(['goblin-queen', 'arcana-night', 'base', 'arcana'])(
  '%s: every card means the same after it got another name',
  (id) => {
    const pack = shipped.get(id)!;
    const { game } = pack.manifest;
    const tools = toolsFor(game);
    const { advice } = contents.find((content) => content.game === game)!;
    const cards = cardsIn(pack);
    // All of a small pack, some of a large one.
    const step = cards.length < 60 ? 1 : Math.ceil(cards.length / 20);
    const some = cards.filter((_, i) => i % step === 0);
    const after = some.reduce(
      (now, { definition }) =>
        commanded(now, renameCard(now, placeOf(now, definition.id), `${definition.id}-z`, tools)),
      pack,
    );
    const { shelf: now, loaded } = opened(after);
    expect(loaded.problems).toEqual([]);
    const renamed = new Set(some.map(({ definition }) => `${id}:${definition.id}`));
    const asBefore = (value: unknown): unknown =>
      JSON.parse(
        JSON.stringify(value).replaceAll(/"([a-z0-9-]+:[a-z0-9-]+)-z"/g, (text, old: string) =>
          renamed.has(old) ? `"${old}"` : text,
        ),
      );
    for (const { definition } of cards) {
      const old = `${id}:${definition.id}`;
      const card = now.cards.get(renamed.has(old) ? `${old}-z` : old)!;
      expect(asBefore(advice!.canonical({ ...card.definition, id: definition.id }))).toEqual(
        JSON.parse(JSON.stringify(advice!.canonical(shelf.cards.get(old)!.definition))),
      );
      expect(now.resolve(old)).toBe(card.id);
    }
    // Nothing but the list of old names knows one.
    for (const [file, data] of after.files) {
      if (file === 'pack.json') continue;
      const named = new Set(JSON.stringify(data).match(/"[a-z0-9-]+:[a-z0-9-]+"/g));
      expect(
        [...renamed].filter((old) => named.has(`"${old}"`)),
        file,
      ).toEqual([]);
    }
  },
);

test.each(GAMES)('%s: each shipped card can be copied, with its words in other languages', (game) => {
  const tools = toolsFor(game);
  const all = cardsOf(game);
  const pack = all.reduce(
    (now, { definition, pack: { manifest }, id }) => {
      const texts = valueAt(shipped.get(manifest.id)!.files.get('text/de.json'), `/${definition.id}`);
      const source = { definition, manifest, texts: texts === undefined ? {} : { de: texts as object } };
      const next = commanded(now, copyCard(now, source, tools));
      expect(cardsIn(next), id).toHaveLength(cardsIn(now).length + 1);
      return next;
    },
    newPack(about(game)),
  );
  expect(pack.manifest.authors.length).toBeGreaterThan(1);
  const { loaded, shelf: now } = opened(pack);
  expect(loaded.problems.filter((problem) => problem.pack === 'mine')).toEqual([]);
  const copies = [...now.cards.values()].filter((card) => card.pack.id === 'mine');
  expect(copies).toHaveLength(all.length);
  const translated = Object.keys(loaded.texts['de'] ?? {}).filter((id) => id.startsWith('mine:'));
  expect(translated.length).toBeGreaterThan(all.length * 0.9);
});

test('a card that is copied into a German pack has its German words itself, and its own ones as the English', () => {
  const pack = shipped.get('goblin-queen')!;
  const { definition } = cardsIn(pack).find((card) => card.definition.id === 'anonymous-tip')!;
  const german = valueAt(pack.files.get('text/de.json'), '/anonymous-tip') as { name: string };
  const source = { definition, manifest: pack.manifest, texts: { de: german } };
  const mine = newPack({ ...about('ravingspire'), language: 'de' });
  const copied = commanded(mine, copyCard(mine, source, toolsFor('ravingspire')));
  expect(cardsIn(copied)[0].definition).toMatchObject(german);
  const { name, story } = definition as { name?: string; story?: string };
  expect(copied.files.get('text/en.json')).toEqual({ 'anonymous-tip': { name, story } });
  expect(copied.files.has('text/de.json')).toBe(false);
});

test.each(GAMES)('%s: a new card of each kind loads, and a copy of it', (game) => {
  const tools = toolsFor(game);
  const cards = finished(game);
  const kinds = [...new Set(cards.map(({ kind }) => String(kind)))];
  const made = kinds.reduce(
    (now, kind) => commanded(now, newCard(now, { kind, name: 'Kühle Lampe' }, cards, tools)),
    newPack(about(game)),
  );
  const all = cardsIn(made).reduce(
    (now, { definition }) => commanded(now, duplicateCard(now, placeOf(now, definition.id))),
    made,
  );
  const { loaded, shelf: now } = opened(all);
  expect(loaded.problems.filter((problem) => problem.pack === 'mine')).toEqual([]);
  expect([...now.cards.keys()].filter((id) => id.startsWith('mine:'))).toHaveLength(2 * kinds.length);
  expect(now.cards.get('mine:kuehle-lampe')?.definition).not.toHaveProperty('story');
  for (const kind of kinds) expect(exampleOf(kind, cards)).toMatchObject({ kind });
});

describe('one card', () => {
  const pack = shipped.get('goblin-queen')!;
  const tools = toolsFor('ravingspire');
  const place = placeOf(pack, 'anonymous-tip');

  it('gets a free name only, and may have back its old one', () => {
    expect(refusedIn(renameCard(pack, place, 'auntie-clink', tools))).toMatch('called that already');
    expect(refusedIn(renameCard(pack, place, 'A tip', tools))).toMatch('small letters');
    const there = commanded(pack, renameCard(pack, place, 'tip', tools));
    const back = commanded(there, renameCard(there, place, 'anonymous-tip', tools));
    expect(back.manifest.renames).toEqual({ tip: 'anonymous-tip' });
    expect(back.files.get('cards/people.json')).toEqual(pack.files.get('cards/people.json'));
    expect(faultsIn([back])).toEqual(faultsIn([pack]));
  });

  it('is named by its new name in patches too, as a value and as a key', () => {
    const set = {
      hero: { deck: { 'goblin-queen:anonymous-tip': 1 } },
      rules: ['goblin-queen:anonymous-tip'],
    };
    const files = new Map(pack.files).set('patches/a.json', { patches: [{ card: 'base:tool', set }] });
    const after = commanded({ ...pack, files }, renameCard({ ...pack, files }, place, 'tip', tools));
    expect(after.files.get('patches/a.json')).toMatchObject({
      patches: [{ set: { hero: { deck: { 'goblin-queen:tip': 1 } }, rules: ['goblin-queen:tip'] } }],
    });
  });

  it('moves to another file, a new one too', () => {
    const moved = commanded(pack, moveCard(pack, place, 'cards/tips.json'));
    expect(placeOf(moved, 'anonymous-tip')).toMatchObject({ file: 'cards/tips.json', pointer: '/cards/0' });
    expect(faultsIn([moved])).toEqual(faultsIn([pack]));
    expect(refusedIn(moveCard(pack, place, 'tips.json'))).toMatch('cards');
  });

  it('goes with its words; what names it is told', () => {
    const before = commanded(pack, renameCard(pack, place, 'tip', tools));
    const after = commanded(before, deleteCard(before, place));
    expect(placeOf(after, 'tip')).toBeUndefined();
    expect(after.files.get('text/de.json')).not.toHaveProperty('tip');
    expect(after.manifest.renames).toEqual({});
    expect(faultsIn([after])).toEqual(faultsIn([pack]));
    const told = namingPlaces(before, 'goblin-queen:tip', tools.schema);
    const named = [...before.files].filter(
      ([file, data]) => file !== 'pack.json' && JSON.stringify(data).includes('"goblin-queen:tip"'),
    );
    expect([...new Set(told.map(({ file }) => file))].sort()).toEqual(named.map(([file]) => file).sort());
  });

  it('is changed for all by a patch', () => {
    const mine = newPack(about('ravingspire'));
    const { definition } = shelf.cards.get('base:iron-lantern')!;
    const card = { id: 'base:iron-lantern', definition };
    const first = commanded(mine, patchCard(mine, card, { power: 2 }, tools));
    const second = commanded(first, patchCard(first, card, { name: 'Lead Lantern' }, tools));
    expect(second.files.get('patches/patches.json')).toEqual({
      patches: [{ card: 'base:iron-lantern', set: { power: 2, name: 'Lead Lantern' } }],
    });
    const { shelf: now, loaded } = opened(second);
    expect(loaded.problems.filter((problem) => problem.pack === 'mine')).toEqual([]);
    expect(now.cards.get('base:iron-lantern')?.definition).toMatchObject({ power: 2, name: 'Lead Lantern' });
  });
});

it.each(['goblin-queen', 'arcana-night', 'base', 'arcana'])('makes a new pack from %s', (id) => {
  const example = shipped.get(id)!;
  const made = packFrom(about(example.manifest.game), example);
  const { loaded, shelf: now } = opened(made);
  expect(loaded.problems).toEqual([]);
  const own = [...now.cards.values()].filter(({ pack }) => pack.id === 'mine');
  expect(own).toHaveLength(cardsIn(example).length);
  for (const { definition, written } of own) {
    const text = JSON.stringify(definition).replaceAll('"mine:', `"${id}:`);
    expect(JSON.parse(text)).toEqual(
      JSON.parse(JSON.stringify(shelf.cards.get(`${id}:${written.id}`)!.definition)),
    );
  }
});

it('makes the files of a new pack', () => {
  const [manifest, cards] = filesOf(newPack(about('arcana')));
  expect(manifest).toMatchObject({ file: 'pack.json' });
  expect(JSON.parse((cards as { whole: string }).whole) as Json).toEqual({ cards: [] });
});
