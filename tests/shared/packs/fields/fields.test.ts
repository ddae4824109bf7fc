// The form of a card: which fields it has, what can be done in them, and what that does to the card.
import { describe, expect, it, test } from 'vitest';
import type { Json } from '../../../../shared/engine/json.ts';
import type { JsonObject } from '../../../../shared/packs/card-schema.ts';
import { add, fill, move, remove, set, translate } from '../../../../shared/packs/fields/changes.ts';
import { fieldsOf, type Translations } from '../../../../shared/packs/fields/fields.ts';
import { kindsIn } from '../../../../shared/packs/fields/kind-fields.ts';
import { cardsFor } from '../../../../shared/packs/fields/offers.ts';
import type { Field } from '../../../../shared/packs/fields/types.ts';
import { carriedOut, isRefused } from '../../../../shared/packs/sentence/change.ts';
import type { Change, Lost, Refused } from '../../../../shared/packs/sentence/types.ts';
import { fieldPlaceOf, fieldPlaces } from '../../../support/fields/benches.ts';
import { allFields } from '../../../support/fields/walk.ts';
import { undone } from '../../../support/sentence/walks.ts';

const ravingspire = fieldPlaceOf('ravingspire');
const arcana = fieldPlaceOf('arcana');
const cardOf = (id: string): Json =>
  [...ravingspire.cards, ...arcana.cards].find(([known]) => known === id)![1] as Json;
const placeOf = (id: string): typeof ravingspire => (id.startsWith('arcana') ? arcana : ravingspire);

/** A card without one of its fields. */
const without = (definition: Json, field: string): JsonObject =>
  Object.fromEntries(Object.entries(definition as JsonObject).filter(([key]) => key !== field));

/** Five floors. */
const STANDARD = Array.from({ length: 5 }, () => ({ health: 9, wards: 1 }));

const groupsOf = (id: string, definition = cardOf(id)): Record<string, string[]> =>
  Object.fromEntries(
    fieldsOf(placeOf(id).bench, definition, 'en').map(({ of, fields }) => [
      of,
      fields.map(({ at }) => at.slice(1)),
    ]),
  );
const fieldAt = (id: string, at: string, definition = cardOf(id)): Field =>
  allFields(placeOf(id), definition).find((field) => field.at === at)!;

const done = (change: Change | Refused): Change => {
  if (isRefused(change)) throw new Error(change.refused.en);
  return change;
};
const after = (definition: Json, change: Change | Refused): JsonObject =>
  carriedOut(definition, done(change).operations) as JsonObject;
const why = (change: Change | Refused): string => (isRefused(change) ? change.refused.en : 'not refused');

describe('which fields a card has', () => {
  it('follows its kind: what its like write, in their order, and what the checks take', () => {
    expect(groupsOf('base:mercy-stroke')).toEqual({
      usual: ['id', 'name', 'kind', 'power', 'as', 'cost', 'story', 'art'],
      more: ['copies', 'supply', 'notes'],
    });
    expect(groupsOf('base:gorehound-master')).toEqual({
      usual: ['id', 'name', 'kind', 'cost', 'class', 'loot', 'story', 'art'],
      more: ['copies', 'stages', 'notes'],
    });
    expect(groupsOf('arcana:tower')).toEqual({
      usual: ['id', 'name', 'kind', 'tables', 'foes', 'story', 'art'],
      more: ['notes'],
    });
  });

  it('goes on inside: only enemies roll for what they cost', () => {
    expect(fieldAt('base:mercy-stroke', '/cost/rolled')).toBeUndefined();
    expect(fieldAt('base:gorehound-master', '/cost/rolled').control.kind).toBe('set');
  });

  it('shows what is written, whatever that is', () => {
    const odd = { ...(cardOf('base:mercy-stroke') as JsonObject), loot: 3, power: 'much', glow: { by: [1] } };
    expect(groupsOf('base:mercy-stroke', odd)).toMatchObject({
      usual: expect.arrayContaining(['loot']) as string[],
      unknown: ['glow'],
    });
    expect(fieldAt('base:mercy-stroke', '/glow', odd)).toMatchObject({
      control: { kind: 'opaque', json: '{"by":[1]}' },
    });
    expect(fieldAt('base:mercy-stroke', '/power', odd)).toMatchObject({
      control: { kind: 'number', least: 0, most: 99 },
      value: 'much',
      odd: true,
    });
    expect(after(odd, set(ravingspire.bench, odd, '/power', 4))).toEqual({ ...odd, power: 4 });
    expect(after(odd, remove(ravingspire.bench, odd, '/glow'))).not.toHaveProperty('glow');
  });

  it('is only the kind as long as that is not known', () => {
    const rest = without(cardOf('arcana:m1'), 'kind');
    const odd = { ...rest, kind: 'dragon' };
    expect(groupsOf('arcana:m1', odd)).toEqual({ usual: ['kind'], unknown: Object.keys(rest) });
    expect(after(odd, set(arcana.bench, odd, '/kind', 'major'))).toEqual(cardOf('arcana:m1'));
  });

  it('says what is required, what counts by default, and what it means', () => {
    expect(fieldAt('base:mercy-stroke', '/cost')).toMatchObject({ optional: false, written: true });
    expect(fieldAt('base:mercy-stroke', '/copies')).toMatchObject({
      optional: true,
      written: false,
      otherwise: 1,
      label: 'copies',
      help: { does: 'How many of this card are in its deck.' },
    });
  });

  it('is plain data', () => {
    for (const { bench, cards } of fieldPlaces)
      for (const [, card] of cards.slice(0, 60)) {
        const groups = fieldsOf(bench, card, 'de', { de: {} });
        expect(JSON.parse(JSON.stringify(groups))).toEqual(groups);
      }
  });
});

test.each(fieldPlaces)('$game: each label of each field of a form is words', (place) => {
  for (const kind of kindsIn(place.bench.forms))
    for (const language of ['en', 'de'] as const)
      for (const { fields } of fieldsOf(place.bench, place.bench.kinds.cardsOf(kind)[0], language))
        for (const { label } of fields) expect(label).not.toMatch(/^$|[{}]/);
});

describe('what is done in a form', () => {
  const hero = cardOf('base:crimson-reaver');
  const { bench } = ravingspire;

  it('has a name that says where and what', () => {
    expect(done(set(bench, hero, '/hero/deck/base:tool', 3)).label).toEqual({
      en: 'hero, starter deck, base:tool: 3',
      de: 'Held, Startkarten, base:tool: 3',
    });
    expect(done(set(bench, hero, '/hero/slots/1', 'relic')).label.en).toBe('hero, slot 2: relic');
    expect(done(remove(bench, hero, '/story')).label.de).toBe('entfernt: Geschichte');
  });

  it('writes what has to be around it', () => {
    const foe = cardOf('base:gorehound-master');
    expect(after(foe, add(bench, foe, '/stages/-'))).toHaveProperty('stages.length', 1);
    const plain = without(foe, 'art');
    expect(after(plain, set(bench, plain, '/art/light/0', 100))['art']).toMatchObject({
      light: [100, expect.any(Number)],
    });
    const tower = cardOf('arcana:tower');
    const plainer = { ...(tower as JsonObject), tables: { standard: STANDARD } };
    expect(after(plainer, fill(arcana.bench, plainer, '/tables/gentle'))).toHaveProperty(
      'tables.gentle.length',
      5,
    );
  });

  it('brings what goes with it, and takes that along', () => {
    const loot = ravingspire.cards.find(([, { kind, power }]) => kind === 'loot' && power === undefined)![1];
    expect(Object.keys(after(loot, set(bench, loot, '/power', 2)))).toEqual(
      expect.arrayContaining(['power', 'as']),
    );
    const stroke = cardOf('base:mercy-stroke');
    expect(after(stroke, remove(bench, stroke, '/as'))).not.toHaveProperty('power');
  });

  it('is refused in words where the schema does not take it', () => {
    const stroke = cardOf('base:mercy-stroke');
    expect(why(set(bench, stroke, '/name', ''))).toBe('Something has to be here.');
    expect(why(set(bench, stroke, '/name', 'x'.repeat(61)))).toBe('60 letters are the most.');
    expect(isRefused(set(bench, stroke, '/name', '🗡'.repeat(60)))).toBe(false);
    expect(why(set(bench, stroke, '/name', 'a\nb'))).toMatch('one line');
    expect(why(set(bench, stroke, '/id', 'Mercy Stroke'))).toMatch('small letters');
    expect(why(set(bench, stroke, '/power', 100))).toBe('99 is the most.');
    expect(why(set(bench, stroke, '/as', []))).toBe('One has to be here.');
    expect(why(set(bench, hero, '/hero/deck/tool', 1))).toBe('There is nothing here any more.');
    expect(why(remove(bench, hero, '/hero/slots/0'))).toBe(
      'At least 5 have to be here.'.replace('At least ', ''),
    );
    expect(why(remove(bench, stroke, '/name'))).toBe('The card needs this.');
    expect(why(set(bench, stroke, '/rules', []))).toBe('There is nothing here any more.');
    const tower = cardOf('arcana:tower');
    expect(why(add(arcana.bench, tower, '/foes/-', 'arcana:m1'))).toBe('This is here already.');
    expect(why(set(arcana.bench, tower, '/foes/0', 'arcana:m2'))).toBe('This is here already.');
  });

  it('moves an element, and takes the list along with its last one', () => {
    const [spire] = bench.kinds.cardsOf('spire').filter(({ stages }) => stages !== undefined);
    const two = after(spire, add(bench, spire, '/stages/0', { fight: 1 }));
    const [first, ...rest] = spire['stages'] as Json[];
    expect(after(two, move(bench, two, '/stages/0', 1))['stages']).toEqual([first, { fight: 1 }, ...rest]);
    const one = { ...spire, stages: [{ fight: 1 }] };
    expect(after(one, remove(bench, one, '/stages/0'))).not.toHaveProperty('stages');
  });

  it('brings back what was taken away', () => {
    const { lost } = done(remove(bench, hero, '/art'));
    const bare = without(hero, 'art');
    expect(after(bare, fill(bench, bare, '/art', [lost!]))).toEqual({
      ...bare,
      art: (hero as JsonObject)['art'],
    });
  });
});

test.each(fieldPlaces)('$game: a card can become one of each other kind, and what it was', (place) => {
  const { bench } = place;
  const kinds = kindsIn(bench.forms);
  for (const from of kinds)
    for (const to of kinds) {
      const card = bench.kinds.cardsOf(from)[0] as Json;
      const there = done(set(bench, card, '/kind', to));
      const other = after(card, there);
      expect(place.accepts(other), `${from} to ${to}: ${JSON.stringify(other)}`).toBe(true);
      expect(undone(card, there.operations)).toBeUndefined();
      const lost: Lost[] = there.lost === undefined ? [] : [there.lost];
      expect(after(other, set(bench, other, '/kind', from, lost)), `${from} to ${to}`).toEqual(card);
    }
});

describe('cards that may be named', () => {
  it('are of the kinds that the base set names there', () => {
    const { bench } = ravingspire;
    const hero = cardOf('base:crimson-reaver');
    const offers = cardsFor(bench, hero, '/hero/deck', 'en');
    expect(offers.map(({ id }) => id).sort()).toEqual(
      ravingspire.cards
        .filter(([, { kind }]) => kind === 'starter')
        .map(([id]) => id)
        .sort(),
    );
    expect(offers.find(({ id }) => id === 'base:tool')).toMatchObject({ chosen: true });
    const foes = cardsFor(arcana.bench, cardOf('arcana:tower'), '/foes', 'en');
    expect(foes).toHaveLength(arcana.cards.filter(([, { kind }]) => kind === 'major').length);
    expect(
      cardsFor(arcana.bench, cardOf('arcana:m1'), '/types/0', 'en').filter(({ chosen }) => chosen),
    ).toHaveLength(1);
    expect(cardsFor(bench, hero, '/story', 'en')).toEqual([]);
  });
});

describe('other languages', () => {
  const { bench } = ravingspire;
  const stroke = cardOf('base:mercy-stroke');

  it('are groups of their own, at places in their files', () => {
    const [group] = fieldsOf(bench, stroke, 'en', { de: { name: 'Gnadenstoß' } }).slice(-1);
    expect(group).toMatchObject({ of: 'text', label: 'in German', language: 'de', file: 'text/de.json' });
    expect(group.fields).toMatchObject([
      { at: '/mercy-stroke/name', value: 'Gnadenstoß', written: true, control: { kind: 'text', most: 100 } },
      { at: '/mercy-stroke/story', written: false, control: { kind: 'long', most: 1000 } },
    ]);
  });

  it('have the language of the card said beside its own words', () => {
    const tongues = (translations: Translations, own: string): object =>
      Object.fromEntries(
        fieldsOf(bench, stroke, 'de', translations, own)
          .filter(({ of }) => of !== 'text')
          .flatMap(({ fields }) => fields.map(({ at, tongue }) => [at, tongue]))
          .filter(([, tongue]) => tongue !== undefined),
      ) as object;
    expect(tongues({ de: {} }, 'en')).toEqual({ '/name': 'Englisch', '/story': 'Englisch' });
    expect(tongues({ en: {} }, 'de')).toEqual({ '/name': 'Deutsch', '/story': 'Deutsch' });
    expect(tongues({}, 'en')).toEqual({});
  });

  it('are written, changed and taken away', () => {
    const at = '/mercy-stroke/name';
    const first = after({}, translate(bench, {}, at, 'Gnadenstoß'));
    expect(first).toEqual({ 'mercy-stroke': { name: 'Gnadenstoß' } });
    const second = after(first, translate(bench, first, '/mercy-stroke/story', 'Gnade heißt das Schwert.'));
    expect(second).toHaveProperty('mercy-stroke.story');
    const third = after(second, translate(bench, second, at, 'Stoß'));
    expect(third).toHaveProperty('mercy-stroke.name', 'Stoß');
    expect(after(first, translate(bench, first, at, undefined))).toEqual({});
    expect(after(third, translate(bench, third, at, undefined))).not.toHaveProperty('mercy-stroke.name');
    expect(why(translate(bench, first, at, ''))).toBe('Something has to be here.');
  });
});
