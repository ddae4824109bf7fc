// What a card has not got yet, and what its face does not show.
import { describe, expect, it, test } from 'vitest';
import type { Json } from '../../../../shared/engine/json.ts';
import { layoutFace, type FaceReport } from '../../../../shared/face/face.ts';
import { games } from '../../../../shared/games/index.ts';
import type { AdviceRow } from '../../../../shared/packs/advice/advice-row.ts';
import { Uses } from '../../../../shared/packs/advice/uses.ts';
import type { Definition } from '../../../../shared/packs/content.ts';
import { operated } from '../../../../shared/packs/edit/operation.ts';
import type { FormsBeside } from '../../../../shared/words/names.ts';
import { LANGUAGES } from '../../../../shared/words/languages.ts';
import { adviceAt, advised, contextOf, cured, placeOf, shelf } from '../../../support/advice/workshop.ts';

const card = shelf.cards.get('base:mercy-stroke')!;
const told = (rows: readonly AdviceRow[]): string[] => rows.map(({ code, at }) => `${code} ${at}`);

test('story and picture are missed where most cards have one', () => {
  const { story, art, ...bare } = card.definition;
  expect([story, art].every((there) => there !== undefined)).toBe(true);
  const rows = advised(bare, card);
  expect(told(rows)).toEqual(['no-story /story', 'no-art /art']);
  expect(rows.every(({ severity }) => severity === 'hint')).toBe(true);
  expect(rows[0]).toMatchObject({ where: 'Mercy Stroke', words: 'It has no story yet.' });
});

test('translations are missed, text by text', () => {
  const context = { ...contextOf('ravingspire', 'de'), texts: { de: { [card.id]: { name: 'Gnadenstoß' } } } };
  const rows = adviceAt(card.definition, placeOf(card), context);
  expect(told(rows)).toEqual(['no-translation /story']);
  expect(rows[0].words).toBe('Noch keine Übersetzung auf Deutsch: Geschichte.');
  const all = adviceAt(card.definition, placeOf(card), { ...context, texts: {} });
  expect(told(all)).toEqual(['no-translation /name', 'no-translation /story']);
});

test('a name with its forms is translated as well', () => {
  const named = { ...card.definition, name: { one: 'Mercy Stroke', many: 'Mercy Strokes' } };
  const texts = { de: { [card.id]: { story: 'Kurz.' } } };
  const rows = adviceAt(named, placeOf(card), { ...contextOf('ravingspire'), texts });
  expect(told(rows)).toEqual(['no-translation /name']);
});

test('a translation of other words than there are now is told', () => {
  const texts = { de: { [card.id]: { name: 'Gnadenstoß', story: 'Kurz.' } } };
  const from = (was: string | undefined): AdviceRow[] =>
    adviceAt(card.definition, placeOf(card), {
      ...contextOf('ravingspire'),
      texts,
      translatedFrom: (language, name, field) =>
        language === 'de' && name === card.definition.id && field === 'name' ? was : undefined,
    });
  expect(told(from(undefined))).toEqual([]);
  expect(told(from(String(card.definition['name'])))).toEqual([]);
  const [row, ...others] = from('Merciful Stroke');
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    code: 'outdated',
    at: '/name',
    severity: 'hint',
    language: 'de',
    words: 'The German name translates what it was before: “Merciful Stroke”.',
  });
});

test.each<[string, FormsBeside, string | null]>([
  ['Morgenstern', { gen: 'Morgensterns', many: 'Morgensterne' }, null],
  ['Rote Klinge', { gen: 'Roten Klinge', many: 'Rote Klingen' }, null],
  ['Übel', { many: 'Übel', gen: 'Übels' }, null],
  ['Mouse', { many: 'Mice' }, null],
  ['Streitkolben', { gen: 'Morgensterns', gender: 'm' }, 'Morgensterns'],
  ['Haarhemd', { many: 'Morgensterne' }, 'Morgensterne'],
])('of "%s" %j: a form of another name is told', (name, forms, strange) => {
  const texts = { de: { [card.id]: { name, story: 'Kurz.', forms: { one: name, ...forms } } } };
  const rows = adviceAt(card.definition, placeOf(card), { ...contextOf('ravingspire'), texts });
  expect(told(rows)).toEqual(strange === null ? [] : ['strange-form /name']);
  if (strange !== null) expect(rows[0].words).toContain(strange);
});

test('what the drawn card does not show', () => {
  const [game] = games;
  const words = 'Donaudampfschifffahrtsgesellschaftskapitänswitwenrente ☃';
  const long = { ...card.definition, name: words };
  for (const language of LANGUAGES) {
    const lookup = { card: (id: string) => (id === card.id ? long : shelf.cards.get(id)?.definition) };
    const titles = { name: () => words, story: () => undefined };
    const model = game.faces(lookup, language, titles)(card.id).drawing!;
    const report: FaceReport = layoutFace(model, { detail: 'full', palette: 'standard', icons: {} });
    expect(report.fits).toBe(false);
    const rows = adviceAt(long, placeOf(card), { ...contextOf('ravingspire', language), face: report });
    const misfits = rows.filter(({ kind }) => kind === 'misfit');
    expect(misfits).toHaveLength(report.misfits.length);
    expect(told(misfits)).toContain('unknown-letter /name');
    for (const { words: said } of misfits) expect(said).not.toMatch(/[{}]|undefined/);
  }
});

describe('a card that no other one brings into play', () => {
  const foe = shelf.cards.get('arcana:m1')!;
  const isUnreached = (rows: readonly AdviceRow[]): AdviceRow[] =>
    rows.filter(({ code }) => code === 'unreached');

  it('is told, with a button for each tower that can take it, those of other packs by a patch', () => {
    const ghost = [...shelf.cards.values()].find(
      ({ pack, definition: { kind } }) => pack.id === 'arcana-night' && kind === 'major',
    )!;
    const context = { ...contextOf('arcana', 'de'), uses: new Uses() };
    const [row] = isUnreached(adviceAt(ghost.definition, placeOf(ghost), context));
    expect(row).toMatchObject({
      severity: 'warning',
      words: 'Dieser Feind ist in keinem Turm, also kommt er nie vor.',
    });
    // The tower of its own pack has it: nothing may be in a list twice.
    expect(row.cures).toMatchObject([
      { of: { card: 'arcana:tower' }, label: 'In „Der Orakelturm“ aufnehmen' },
      { of: { kind: 'tower' }, label: 'In eine neue Karte aufnehmen: Turm' },
    ]);
    const tower = shelf.cards.get('arcana:tower')!.definition as Json;
    expect((cured(tower, row.cures[0])['foes'] as string[]).at(-1)).toBe(ghost.id);
  });

  it('is told while it is new, and no more once it is in', () => {
    const fresh: Definition = { ...foe.definition, id: 'tax-inspector', name: 'Tax Inspector' };
    const place = { ...placeOf(foe), pointer: '/cards/99' };
    const uses = new Uses();
    const before = isUnreached(adviceAt(fresh, place, { ...contextOf('arcana'), uses }));
    expect(before[0].cures.map(({ label }) => label)).toEqual([
      'Put it into “The Oracle’s Tower”',
      'Put it into a new tower',
    ]);
    const [{ operations }] = before[0].cures;
    expect(operations).toEqual([{ op: 'add', path: '/foes/-', value: 'arcana:tax-inspector' }]);
    const tower = operated(shelf.cards.get('arcana:tower')!.definition as Json, operations[0]);
    expect(tower).toHaveProperty('foes');
    uses.put({ kind: 'card', id: 'arcana:tower' }, () => [{ id: 'arcana:tax-inspector', at: '/foes/22' }]);
    expect(isUnreached(adviceAt(fresh, place, { ...contextOf('arcana'), uses }))).toEqual([]);
  });

  it('is not one of those that ship', () => {
    for (const each of shelf.cards.values()) expect(isUnreached(advised(each.definition, each))).toEqual([]);
  });
});
