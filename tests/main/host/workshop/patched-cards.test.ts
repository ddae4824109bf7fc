// What a patch sets, for whatever is done to the card that it makes.
import { describe, expect, it } from 'vitest';
import { patchedCard, patchEdit } from '../../../../main/host/workshop/patched-cards.ts';
import { same, type Json } from '../../../../shared/engine/json.ts';
import { operated, type Operation } from '../../../../shared/packs/edit/operation.ts';
import { patchableIn } from '../../../../shared/packs/patches.ts';
import { carriedOut } from '../../../../shared/packs/sentence/change.ts';
import { shelf } from '../../../support/advice/workshop.ts';

const PLACE = { file: 'patches/patches.json', pointer: '/patches/0' };

/** Every tenth card of all that ship, each with some of its fields patched already. */
const CARDS = [...shelf.cards.values()].filter((_, i) => i % 10 === 0);

/** What may be done to a card: each field another one, gone, or there; what is in it another one. */
function* operationsOn(definition: { readonly [field: string]: Json }): Generator<Operation[]> {
  for (const [field, value] of Object.entries(definition)) {
    yield [{ op: 'replace', path: `/${field}`, value: 7 }];
    yield [{ op: 'remove', path: `/${field}` }];
    if (Array.isArray(value)) yield [{ op: 'add', path: `/${field}/0`, value: 7 }];
    else if (typeof value === 'object' && value !== null)
      for (const key of Object.keys(value)) yield [{ op: 'remove', path: `/${field}/${key}` }];
  }
  yield [{ op: 'add', path: '/story', value: 'Another.' }];
  yield [
    { op: 'add', path: '/story', value: 'Another.' },
    { op: 'replace', path: '/name', value: 'Another' },
  ];
}

describe('an edit of a patch', () => {
  it('makes of the card what the gesture makes of it, or refuses', () => {
    const counts = { made: 0, refused: 0 };
    for (const { id, written, content } of CARDS) {
      const patchable = patchableIn(content);
      const own = patchable.filter((field) => Object.hasOwn(written, field));
      for (const fields of [own.slice(0, 1), own.slice(1, 3), own]) {
        const set = Object.fromEntries(
          fields.map((field) => [field, field === 'name' ? 'Patched' : written[field]]),
        );
        if (fields.length === 0) continue;
        const file: Json = { patches: [{ card: id, set }] };
        const { definition, patched } = patchedCard({ card: id, set }, shelf)!;
        for (const operations of operationsOn(definition)) {
          const edit = patchEdit(PLACE, patched, definition, operations, patchable);
          if ('refused' in edit || !('operations' in edit)) {
            counts.refused += 1;
            continue;
          }
          counts.made += 1;
          const [entry] = (edit.operations.reduce(operated, file) as { patches: Json[] }).patches;
          const after = patchedCard(entry, shelf)!;
          expect(Object.keys(after.patched.set).length, id).toBeGreaterThan(0);
          const wanted = carriedOut(definition, operations) as { readonly [field: string]: Json };
          // A field that the patch lets go of is as in the pack of the card.
          const whole = { ...definition, ...wanted };
          for (const field of Object.keys(definition))
            if (!Object.hasOwn(wanted, field)) whole[field] = written[field];
          for (const field of Object.keys(after.definition))
            if (!Object.hasOwn(whole, field)) whole[field] = written[field];
          expect(same(after.definition as Json, whole as Json), `${id} ${JSON.stringify(operations)}`).toBe(
            true,
          );
        }
      }
    }
    expect(counts.made).toBeGreaterThan(500);
    expect(counts.refused).toBeGreaterThan(100);
  });

  it('is as small as in a card where the field is set already, and lets go of what only kept the place', () => {
    const [card] = CARDS;
    const { id, written, content } = card;
    const patchable = patchableIn(content);
    const { definition, patched } = patchedCard({ card: id, set: { name: written['name'] } }, shelf)!;
    const edit = (operations: Operation[]): unknown =>
      patchEdit(PLACE, patched, definition, operations, patchable);
    expect(edit([{ op: 'replace', path: '/name', value: 'A' }])).toEqual({
      file: PLACE.file,
      operations: [{ op: 'replace', path: '/patches/0/set/name', value: 'A' }],
    });
    expect(edit([{ op: 'add', path: '/story', value: 'B' }])).toEqual({
      file: PLACE.file,
      operations: [
        { op: 'remove', path: '/patches/0/set/name' },
        { op: 'add', path: '/patches/0/set/story', value: 'B' },
      ],
    });
    expect(edit([{ op: 'replace', path: '/id', value: 'b' }])).toHaveProperty('refused');
  });

  it('is of no card where the entry is none, or its card is not there', () => {
    expect(patchedCard(7, shelf)).toBeNull();
    expect(patchedCard({ card: 'base:none', set: { name: 'A' } }, shelf)).toBeNull();
    expect(patchedCard({ card: CARDS[0].id, set: 'A' }, shelf)).toBeNull();
  });
});
