// What may be written at the places of a text, against what the shipped cards write there.
import { describe, expect, it, test } from 'vitest';
import { drawFrom } from '../../../../shared/engine/random.ts';
import { same, type Json } from '../../../../shared/engine/json.ts';
import { isFields } from '../../../../shared/packs/card-schema.ts';
import { printed } from '../../../../shared/packs/card-commands/pack-data.ts';
import { operated, parted } from '../../../../shared/packs/edit/operation.ts';
import { createFieldBench } from '../../../../shared/packs/fields/bench.ts';
import { siteAt } from '../../../../shared/packs/fields/places.ts';
import { parse } from '../../../../shared/packs/parse.ts';
import { Places } from '../../../../shared/packs/places.ts';
import { escapeSegment } from '../../../../shared/packs/pointer.ts';
import { completionsAt, type Completion } from '../../../../shared/packs/raw/completions.ts';
import { writingPlaceAt } from '../../../../shared/packs/raw/writing-place.ts';
import { workplaces, type Workplace } from '../../../support/sentence/benches.ts';

/** Cards of each game that are looked through. */
const CARDS = Number(process.env['RAW_CARDS'] ?? 12);

const benchOf = ({ bench, content, cards }: Workplace) =>
  createFieldBench(bench, {
    content,
    base: cards,
    known: () => cards.map((card) => [`pack:${card.id}`, card] as const),
  });
const benches = new Map(workplaces.map((place) => [place.game, benchOf(place)]));

const fileOf = (card: Json): string => printed({ cards: [card] });

function optionsAt(game: string, text: string, offset: number): readonly Completion[] {
  const found = completionsAt(text, offset, () => benches.get(game)!, 'de');
  return found?.options ?? [];
}

/** All places in a value, with what is there. */
function* placesIn(value: Json, at = ''): Generator<readonly [at: string, value: Json]> {
  yield [at, value];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value))
    yield* placesIn(inner as Json, `${at}/${escapeSegment(key)}`);
}

describe.each(workplaces.map((place) => [place.game, place] as const))(
  'in cards of %s',
  (game, { cards }) => {
    const draw = drawFrom(`completions ${game}`);
    const some = Array.from({ length: CARDS }, () => cards[draw(cards.length)] as unknown as Json);
    const { forms } = benches.get(game)!;

    it('each key that a card writes is offered where it is missing', () => {
      let count = 0;
      for (const card of some)
        for (const [at] of placesIn(card)) {
          const [around, key] = parted(at);
          const owner = siteAt(forms, card, around);
          const form = owner?.value === undefined ? undefined : forms.formOf(owner.value, owner.schema);
          if (at === '' || form?.properties === undefined || !Object.hasOwn(form.properties, key)) continue;
          const rest = operated(card, { op: 'remove', path: at });
          // Without the word that it is written with, an object may be any.
          const known = siteAt(forms, rest, around);
          if (known?.value === undefined || forms.formOf(known.value, known.schema) === undefined) continue;
          const text = fileOf(rest);
          const inside = new Places(text).find(`/cards/0${around}`).value + 1;
          const options = optionsAt(game, text, inside).map((option) => option.text);
          expect.soft(options, `${String((card as { id: string }).id)} ${at}`).toContain(JSON.stringify(key));
          count++;
        }
      expect(count).toBeGreaterThan(50);
    });

    it('each word that a card writes as a value is offered in its place', () => {
      let count = 0;
      for (const card of some)
        for (const [at, value] of placesIn(card)) {
          const site = at === '' ? undefined : siteAt(forms, card, at);
          const form = site && forms.formOf(value, site.schema);
          const isWord = form?.enum !== undefined || form?.const !== undefined || typeof value === 'boolean';
          if (form === undefined || !isWord) continue;
          const text = fileOf(card);
          const { value: offset } = new Places(text).find(`/cards/0${at}`);
          // Within the quotes of another word.
          const blank = `${text.slice(0, offset)}""${text.slice(offset + JSON.stringify(value).length)}`;
          const options = optionsAt(game, blank, offset + 1).map((option) => option.text);
          expect
            .soft(options, `${String((card as { id: string }).id)} ${at}`)
            .toContain(JSON.stringify(value));
          count++;
        }
      expect(count).toBeGreaterThan(CARDS);
    });

    it('what is taken can be read, and is what it says', () => {
      let count = 0;
      for (const card of some) {
        const text = fileOf(card);
        for (const [at, value] of placesIn(card)) {
          if (!isFields(value)) continue;
          const inside = new Places(text).find(`/cards/0${at}`).value + 1;
          for (const { insert, text: key } of optionsAt(game, text, inside).slice(0, 3)) {
            const after = text.slice(0, inside) + insert + text.slice(inside);
            const { document } = parse(after);
            const name = JSON.parse(key) as string;
            expect.soft(document, `${at} ${insert}`).toBeDefined();
            const path = `${at}/${escapeSegment(name)}`;
            expect.soft(same(operated(readCard(after), { op: 'remove', path }), card), path).toBe(true);
            count++;
          }
        }
      }
      expect(count).toBeGreaterThan(20);
    });
  },
);

const readCard = (text: string): Json =>
  (parse(text).document!.value as unknown as { readonly cards: readonly Json[] }).cards[0];

/** A text with the cursor at its bar. */
const marked = (text: string): readonly [string, number] => [text.replace('|', ''), text.indexOf('|')];

test.each([
  ['{ "cards": [{ "id": "a", | }] }', { at: '/', isKey: true, from: 25, to: 25 }],
  ['{ "cards": [{ "id": "a", "na|" }] }', { at: '/na', isKey: true, from: 25, to: 29 }],
  ['{ "cards": [{ "kind": rel| }] }', { at: '/kind', isKey: false, from: 22, to: 25 }],
  ['{ "cards": [{ "rules": [{ "do": [{ "do": "dr|', { at: '/rules/0/do/0/do', isKey: false }],
  ['{ "cards": [{ "rules": [ | ] }] }', { at: '/rules/0', isKey: false }],
])('%s is a place', (text, place) => {
  expect(writingPlaceAt(...marked(text))).toMatchObject({ card: '/cards/0', ...place });
});

test.each([
  '|{ "cards": [] }',
  '{ "cards": [{ "power": 1 | }] }',
  `${'['.repeat(9000)}|`,
  '{ "title": "|" }',
])('%s is none', (text) => {
  expect(writingPlaceAt(...marked(text))).toBeNull();
});

test('words are called and explained in the language of the reader', () => {
  const [text, offset] = marked(
    '{ "cards": [{ "kind": "weapon", "rules": [{ "when": "played", "do": [{ "do": "|" }] }] }] }',
  );
  const options = optionsAt('ravingspire', text, offset);
  const draw = options.find((option) => option.text === '"draw"')!;
  expect(draw.does).not.toBe('');
  expect(options.length).toBeGreaterThan(10);
});
