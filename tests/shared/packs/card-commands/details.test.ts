import { describe, expect, it } from 'vitest';
import type { Json } from '../../../../shared/engine/json.ts';
import {
  detailOperations,
  detailText,
  type DetailPlace,
} from '../../../../shared/packs/card-commands/details.ts';
import { operated } from '../../../../shared/packs/edit/operation.ts';

const MANIFEST: Json = {
  id: 'lamps',
  title: 'Lamps',
  authors: ['Lena', 'Jo'],
  translations: { de: { title: 'Lampen', authors: ['Lena und Jo'] }, fr: { title: 'Lampes' } },
};
const own = (detail: DetailPlace['detail']): DetailPlace => ({ detail, language: null });
const after = (place: DetailPlace, text: string, manifest: Json = MANIFEST): Json =>
  detailOperations(manifest, place, text).reduce(operated, manifest);

describe('what a pack says of itself', () => {
  it('is read as text, of authors a line for each', () => {
    expect(detailText(MANIFEST, own('title'))).toBe('Lamps');
    expect(detailText(MANIFEST, own('authors'))).toBe('Lena\nJo');
    expect(detailText(MANIFEST, own('description'))).toBe('');
    expect(detailText(MANIFEST, { detail: 'title', language: 'fr' })).toBe('Lampes');
    expect(detailText({ title: 7 }, own('title'))).toBe('');
  });

  it('is written over, and where it is not there yet with what is around it', () => {
    expect(after(own('title'), 'Torches')).toMatchObject({ title: 'Torches' });
    expect(after(own('language'), 'de')).toMatchObject({ language: 'de' });
    expect(after(own('authors'), ' Ann \n\nBen')).toMatchObject({ authors: ['Ann', 'Ben'] });
    const english = { detail: 'title', language: 'en' } as const;
    expect(after(english, 'Torches', { id: 'a' })).toEqual({
      id: 'a',
      translations: { en: { title: 'Torches' } },
    });
    expect(detailOperations(MANIFEST, own('title'), 'Lamps')).toEqual([]);
  });

  it('goes where it can be left out, with what was around it alone', () => {
    const german = after({ detail: 'title', language: 'de' }, '');
    expect(german).toMatchObject({ translations: { de: { authors: ['Lena und Jo'] }, fr: {} } });
    expect(after({ detail: 'title', language: 'fr' }, '')).not.toHaveProperty('translations.fr');
    const last = { id: 'a', translations: { fr: { title: 'Lampes' } } };
    expect(after({ detail: 'title', language: 'fr' }, '', last)).toEqual({ id: 'a' });
    expect(after(own('description'), '')).toEqual(MANIFEST);
    // What has to be there stays, and is refused by those who read it.
    expect(after(own('title'), '')).toMatchObject({ title: '' });
  });
});
