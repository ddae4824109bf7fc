// Single gestures: what they do, what they say, and where the focus goes.
import { describe, expect, test } from 'vitest';
import type { Json } from '../../../../shared/engine/json.ts';
import { carriedOut, isRefused } from '../../../../shared/packs/sentence/change.ts';
import { finishDraft } from '../../../../shared/packs/sentence/drafts.ts';
import { copyOf, duplicate, join, paste, set, split } from '../../../../shared/packs/sentence/gestures.ts';
import { carry, move, placesFor } from '../../../../shared/packs/sentence/moves.ts';
import { remove } from '../../../../shared/packs/sentence/removal.ts';
import { offersAt } from '../../../../shared/packs/sentence/choices.ts';
import { sentenceOf } from '../../../../shared/packs/sentence/sentence.ts';
import type { Change, CardEdit, Refused } from '../../../../shared/packs/sentence/types.ts';
import { workplaceOf } from '../../../support/sentence/benches.ts';
import { emptyCard } from '../../../support/empty-card.ts';

const { bench } = workplaceOf('ravingspire');
const [A, B, C] = [1, 2, 3].map((cards) => ({ do: 'draw', cards }));
const ALONE = { is: 'alone' };
const cardWith = (...effects: Json[]): Json => ({
  ...emptyCard('attack'),
  rules: [{ when: 'played', do: effects }],
});

/** A change that must be one. */
function made<T extends CardEdit>(change: T | Refused): T {
  if (isRefused(change)) throw new Error(change.refused.en);
  return change;
}
const effectsAfter = (card: Json, change: CardEdit | Refused): Json => {
  const { rules } = carriedOut(card, made(change).operations) as { rules: { do: Json }[] };
  return rules[0]?.do;
};

describe('deleting', () => {
  test('an optional field makes it a ghost', () => {
    const card = cardWith({ do: 'draw', cards: 1, who: 'every' });
    const change = made(remove(bench, card, '/rules/0/do/0/who'));
    expect(change.operations).toEqual([{ op: 'remove', path: '/rules/0/do/0/who' }]);
    expect(change.focus.at).toBe('/rules/0/do/0/who');
  });

  test('a field that has to be there selects its effect, and then deletes it', () => {
    const card = cardWith(A, B);
    const first = made(remove(bench, card, '/rules/0/do/0/cards'));
    expect(first).toMatchObject({ operations: [], focus: { at: '/rules/0/do/0', role: 'clause' } });
    expect(effectsAfter(card, remove(bench, card, first.focus.at))).toEqual([B]);
  });

  test('the last effect takes what is around it along, and says so', () => {
    const card = cardWith(A, { do: 'may', then: [{ do: 'if', if: ALONE, then: [B] }] });
    const change = made(remove(bench, card, '/rules/0/do/1/then/0/then/0'));
    expect(effectsAfter(card, change)).toEqual([A]);
    expect(change.told?.en).toBe(
      'Removed with it: You may choose this: if no other hero is in the game, draw 2 cards',
    );
  });

  test('but not other effects that are in it', () => {
    const card = cardWith({ do: 'if', if: ALONE, then: [A], else: [B] });
    const change = made(remove(bench, card, '/rules/0/do/0/then/0'));
    expect(change).toMatchObject({ operations: [], focus: { at: '/rules/0/do/0', role: 'clause' } });
    expect(effectsAfter(card, remove(bench, card, '/rules/0/do/0/else/0'))).toEqual([
      { do: 'if', if: ALONE, then: [A] },
    ]);
  });

  test('one of two to choose from leaves the other', () => {
    const card = cardWith({ do: 'choose', of: [[A], [B, C]] });
    expect(effectsAfter(card, remove(bench, card, '/rules/0/do/0/of/0/0'))).toEqual([B, C]);
  });

  test('the last effect of a rule leaves the rule as a draft', () => {
    const card = cardWith(A);
    const change = made(remove(bench, card, '/rules/0/do/0'));
    expect(carriedOut(card, change.operations)).toEqual({ ...emptyCard('attack'), rules: [] });
    expect(change.draft).toEqual({ anchor: '/rules/0', text: '', part: { when: 'played' } });
    const after = carriedOut(card, change.operations);
    const { lines, stops } = sentenceOf(bench, after, 'en', [change.draft!]);
    const shown = lines.map(({ pieces }) => pieces.map(({ token }) => token));
    expect(shown).toContainEqual([{ text: 'When played, …' }]);
    expect(stops.find(({ role }) => role === 'draft')).toMatchObject({
      shown: 'When played, …',
      control: { kind: 'draft', typed: '', begun: true },
    });
    const finished = made(finishDraft(bench, after, change.draft!, B));
    expect(effectsAfter(after, finished)).toEqual([B]);
    expect(finished.done).toBe('/rules/0');
  });

  test('the last effect of a card that needs one is refused', () => {
    const arcana = workplaceOf('arcana').bench;
    const card = { id: 'x', name: 'X', kind: 'suit', effects: [{ do: 'damage', amount: 1 }] };
    expect(isRefused(remove(arcana, card, '/effects/0'))).toBe(true);
  });
});

describe('moving', () => {
  test('goes in reading order: past siblings, into what it comes to, and out of what it is in', () => {
    let card = cardWith(A, { do: 'may', then: [B] }, C);
    const seen: Json[] = [];
    let at = '/rules/0/do/0';
    for (
      let change = move(bench, card, at, 'down');
      !isRefused(change);
      change = move(bench, card, at, 'down')
    ) {
      card = carriedOut(card, change.operations);
      at = change.focus.at;
      seen.push((card as { rules: { do: Json }[] }).rules[0].do);
    }
    expect(seen).toEqual([
      [{ do: 'may', then: [A, B] }, C],
      [{ do: 'may', then: [B, A] }, C],
      [{ do: 'may', then: [B] }, A, C],
      [{ do: 'may', then: [B] }, C, A],
    ]);
    expect(at).toBe('/rules/0/do/2');
  });

  test('within a list is one small operation', () => {
    const change = made(move(bench, cardWith(A, B), '/rules/0/do/1', 'up'));
    expect(change.operations).toEqual([{ op: 'move', from: '/rules/0/do/1', path: '/rules/0/do/0' }]);
    expect(change.focus).toEqual({ at: '/rules/0/do/0', role: 'clause' });
  });

  test('out of what has nothing else takes that along', () => {
    const card = cardWith({ do: 'may', then: [A] });
    const change = made(move(bench, card, '/rules/0/do/0/then/0', 'down'));
    expect(effectsAfter(card, change)).toEqual([A]);
    expect(change.carried).toEqual([{ from: '/rules/0/do/0/then/0', to: '/rules/0/do/0' }]);
  });

  test('moves rules', () => {
    const card = {
      ...emptyCard('attack'),
      rules: [
        { when: 'played', do: [A] },
        { when: 'spent', do: [B] },
      ],
    };
    const change = made(move(bench, card, '/rules/1', 'up'));
    expect(change.operations).toEqual([{ op: 'move', from: '/rules/1', path: '/rules/0' }]);
  });
});

describe('splitting and joining', () => {
  const joined = cardWith({ do: 'may', then: [A, B, C] });
  const parted = cardWith({ do: 'may', then: [A] }, B, C);

  test('a sentence is split at a joint', () => {
    const change = made(split(bench, joined, '/rules/0/do/0/then/1'));
    expect(carriedOut(joined, change.operations)).toEqual(parted);
  });

  test('an effect is joined with the one before it', () => {
    const once = carriedOut(parted, made(join(bench, parted, '/rules/0/do/1')).operations);
    expect(carriedOut(once, made(join(bench, once, '/rules/0/do/1')).operations)).toEqual(joined);
  });

  test('nothing is joined with an effect that has no list', () => {
    expect(join(bench, cardWith(A, B), '/rules/0/do/1')).toEqual({
      refused: {
        en: 'Nothing can be joined or split here.',
        de: 'Hier lässt sich nichts verbinden oder teilen.',
      },
    });
  });
});

describe('the clipboard', () => {
  const card = cardWith(A, B);

  test('holds a part as text and as JSON', () => {
    expect(copyOf(bench, card, '/rules/0/do/1', 'de')).toEqual({
      text: 'Ziehe 2 Karten',
      json: '{"do":"draw","cards":2}',
    });
  });

  test('is pasted into gaps, behind parts, and in place of values', () => {
    const json = JSON.stringify([C, A]);
    expect(effectsAfter(card, paste(bench, card, '/rules/0/do/0', json))).toEqual([A, C, A, B]);
    expect(effectsAfter(card, paste(bench, card, '/rules/0/do/2', json))).toEqual([A, B, C, A]);
    expect(effectsAfter(card, paste(bench, card, '/rules/0/do/1/cards', '5'))).toEqual([
      A,
      { do: 'draw', cards: 5 },
    ]);
  });

  test('takes only what fits', () => {
    expect(isRefused(paste(bench, card, '/rules/0/do/2', '{"is":"alone"}'))).toBe(true);
    expect(paste(bench, card, '/rules/0/do/2', 'draw')).toMatchObject({
      refused: { en: 'This cannot be pasted here.' },
    });
  });

  test('a part is duplicated behind itself', () => {
    const change = made(duplicate(bench, card, '/rules/0/do/0'));
    expect(effectsAfter(card, change)).toEqual([A, A, B]);
    expect(change.focus.at).toBe('/rules/0/do/1/do');
  });
});

describe('a gap', () => {
  const meant = [C, { do: 'conjure' }].map((item) => ({ items: [item], way: 'new' as const }));
  const typed = { text: 'ziehe 3', offers: { programs: () => meant } };

  test('offers what a reader makes of typed words, as sentences, if it fits', () => {
    const offers = offersAt(bench, cardWith(A), '/rules/0/do/1', 'de', typed);
    expect(offers.map(({ sentence, operations }) => [sentence, operations])).toEqual([
      ['Ziehe 3 Karten.', [{ op: 'add', path: '/rules/0/do/1', value: C }]],
    ]);
  });

  test('may be before something', () => {
    const card = cardWith(A, B);
    const [offer] = offersAt(bench, card, '/rules/0/do/0', 'en', typed);
    expect(effectsAfter(card, offer)).toEqual([C, A, B]);
    const [usual] = offersAt(bench, card, '/rules/0/do/1', 'en');
    expect(usual.sentence).toBe('Draw a card.');
  });

  test('has no room in a full list', () => {
    const card = cardWith(...Array.from({ length: 20 }, () => A));
    expect(offersAt(bench, card, '/rules/0/do/3', 'en')).toEqual([]);
  });
});

test('a step beside the sentence is called by its field, and one in it by the words there', () => {
  const card = { ...(cardWith(A) as object), cost: { fight: 6, brute: 18 } };
  expect(made(set(bench, card, '/cost/fight', 5)).label).toEqual({ en: 'cost, fight', de: 'Kosten, Kampf' });
  expect(made(set(bench, card, '/rules/0/do/0/cards', 2)).label.en).toBe('draw 2 cards');
});

describe('carrying', () => {
  const may = { do: 'may', then: [C] };
  const card = {
    ...emptyCard('attack'),
    rules: [
      { when: 'played', do: [A, B, may] },
      { when: 'spent', do: [{ do: 'gain-sanity', amount: 1 }] },
    ],
  } as unknown as Json;
  const rulesAfter = (change: Change | Refused): Json =>
    (carriedOut(card, made(change).operations) as { rules: Json }).rules;
  const placeOf = (at: string, to: string) => placesFor(bench, card, at).find((place) => place.at === to);

  test('takes an effect past others, into what has effects, and to another rule, in one step', () => {
    expect(rulesAfter(carry(bench, card, '/rules/0/do/0', '/rules/0/do/2'))).toMatchObject([
      { do: [B, A, may] },
      {},
    ]);
    const inside = made(carry(bench, card, '/rules/0/do/0', '/rules/0/do/2/then/0'));
    expect(rulesAfter(inside)).toMatchObject([{ do: [B, { do: 'may', then: [A, C] }] }, {}]);
    expect(inside.focus).toEqual({ at: '/rules/0/do/1/then/0', role: 'clause' });
    expect(inside.label.en).toBe('moved: draw a card');
    expect(rulesAfter(carry(bench, card, '/rules/0/do/1', '/rules/1/do/1'))).toMatchObject([
      { do: [A, may] },
      { do: [{ do: 'gain-sanity' }, B] },
    ]);
  });

  test('takes rules past each other', () => {
    expect(rulesAfter(carry(bench, card, '/rules/1', '/rules/0'))).toMatchObject([
      { when: 'spent' },
      { when: 'played' },
    ]);
  });

  test('takes a rule along whose last effect goes to another one', () => {
    const gain = { do: 'gain-sanity', amount: 1 };
    expect(rulesAfter(carry(bench, card, '/rules/1/do/0', '/rules/0/do/0'))).toMatchObject([
      { when: 'played', do: [gain, A, B, may] },
    ]);
    const first = {
      ...emptyCard('attack'),
      rules: [
        { when: 'played', do: [A] },
        { when: 'spent', do: [B] },
      ],
    };
    const change = made(carry(bench, first as unknown as Json, '/rules/0/do/0', '/rules/1/do/1'));
    expect(carriedOut(first as unknown as Json, change.operations)).toMatchObject({
      rules: [{ when: 'spent', do: [B, A] }],
    });
    expect(change.focus).toEqual({ at: '/rules/0/do/1', role: 'clause' });
  });

  test('takes what is left empty along', () => {
    expect(rulesAfter(carry(bench, card, '/rules/0/do/2/then/0', '/rules/0/do/0'))).toMatchObject([
      { do: [C, A, B] },
      {},
    ]);
  });

  test('tells why a place does not take something', () => {
    expect(placeOf('/rules/0', '/rules/1/do/0')?.refused?.en).toBe('This does not fit here.');
    expect(placeOf('/rules/0/do/2', '/rules/0/do/2/then/0')?.refused?.en).toBe('It cannot go into itself.');
    // A rule that says more than when it runs would lose that.
    const { rules } = card as { readonly rules: readonly [Json, object] };
    const asking = { ...rules[1], if: { is: 'cards', of: { from: ['hand'] }, min: 5 } };
    const conditional = { ...emptyCard('attack'), rules: [rules[0], asking] } as unknown as Json;
    const refusedThere = placesFor(bench, conditional, '/rules/1/do/0').find(
      ({ at }) => at === '/rules/0/do/0',
    );
    expect(refusedThere?.refused?.en).toBe('What it is in cannot be without it.');
    expect(placeOf('/rules/0/do/0', '/rules/0/do/2')).toEqual({ at: '/rules/0/do/2' });
    expect(isRefused(carry(bench, card, '/rules/0', '/rules/1/do/0'))).toBe(true);
  });

  test('leaves the places out at which it is, and what is in no list', () => {
    expect(placeOf('/rules/0/do/1', '/rules/0/do/1')).toBeUndefined();
    expect(placeOf('/rules/0/do/1', '/rules/0/do/2')).toBeUndefined();
    expect(placesFor(bench, card, '/rules/0/do/0/cards')).toEqual([]);
    expect(isRefused(carry(bench, card, '/rules/0/do/1', '/rules/0/do/2'))).toBe(true);
  });
});
