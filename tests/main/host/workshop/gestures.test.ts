// Sentences that are edited through the thread of a pack, without a host around it.
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../../../main/db/store.ts';
import type { Told } from '../../../../main/host/workshop/asks.ts';
import type { ChoiceRow, SentenceGesture, WrittenCard } from '../../../../shared/rpc/messages/workshop.ts';
import { LANGUAGES, type Language } from '../../../../shared/words/languages.ts';
import { toText } from '../../../../shared/words/tokens.ts';
import { CARDS, Mine, card, filesOf } from './mine.ts';
import { SHIPPED, writeGloom, Writing } from './writing.ts';

const ATTACK = { kind: 'attack', power: 5, as: ['fight'], cost: { fight: 6, brute: 18 } };
const DRAW = { do: 'draw', cards: 1 };
const FILES = filesOf('gloom', [
  card('mercy', ATTACK),
  card('b', { rules: [{ when: 'played', do: [DRAW, { do: 'gain-sanity', amount: 2 }] }] }),
  card('odd', { rules: [{ when: 'played', do: [{ do: 'sing', song: 'Lili' }, DRAW] }] }),
]);

let mine: Mine;
let store: Store;
let writing: Writing;

beforeAll(async () => {
  ({ mine, store, writing } = await writeGloom(FILES));
});

afterEach(async () => {
  while ((await writing.move('undo')).ok);
  expect(await writing.text()).toBe(FILES[CARDS]);
  for (const { place } of writing.state!.drafts) await writing.ask('draft', { place, text: '' });
});

type Done = Extract<Told, { ok: true }>;
const at = (pointer: string) => ({ file: CARDS, pointer });

async function done(pointer: string, gesture: SentenceGesture, language: Language = 'en'): Promise<Done> {
  const told = await writing.gesture(pointer, gesture, language);
  if (!told.ok) throw new Error(`${JSON.stringify(gesture)}: ${told.why}`);
  return told;
}

async function rowsOf(
  pointer: string,
  place: string,
  language: Language = 'en',
): Promise<readonly ChoiceRow[]> {
  const { revision } = writing.state!;
  const { rows } = await writing.ask('choices', { revision, card: at(pointer), at: place }, language);
  return rows!;
}

async function offersOf(
  pointer: string,
  gap: string,
  text: string,
  language: Language = 'en',
): Promise<readonly ChoiceRow[]> {
  const { revision } = writing.state!;
  const { rows } = await writing.ask('offers', { revision, card: at(pointer), gap, text }, language);
  return rows!;
}

const lines = ({ sentence }: WrittenCard): readonly string[] =>
  sentence!.lines.map(({ pieces }) => toText([{ tokens: pieces.map(({ token }) => token), under: [] }]));

const rulesOf = ({ definition }: WrittenCard): unknown => (definition as { rules?: unknown }).rules;

describe('the rule of Mercy Stroke', () => {
  it.each(LANGUAGES)('is made of an empty card by gestures, and taken back (%s)', async (language) => {
    const opened = (await writing.ask('card', { place: at('/cards/0') }, language))!;
    expect(opened.sentence!.gaps).toMatchObject([{ at: '/rules/0', of: 'rule', empty: true }]);
    const all = await offersOf('/cards/0', '/rules/0', '', language);
    const english = await offersOf('/cards/0', '/rules/0', 'when spent gain 1 sanity');
    const row = all.find(({ key }) => key === english[0].key)!;
    expect(JSON.stringify(row)).not.toContain('"op"');
    // The beginnings of its words are typed.
    const text = row.sentence.replace(/(\p{L}{3})\p{L}*/gu, '$1');
    expect(await offersOf('/cards/0', '/rules/0', text, language)).toContainEqual(row);
    const made = await done('/cards/0', { do: 'take', gap: '/rules/0', text, key: row.key }, language);
    expect(rulesOf(made.card!)).toEqual([{ when: 'spent', do: [{ do: 'gain-sanity', amount: 1 }] }]);
    expect(lines(made.card!)).toEqual([row.sentence]);
    expect(made.outcome!.focus).toMatchObject({ at: '/rules/0/when' });
    for (const value of [2, 3])
      await done('/cards/0', { do: 'set', at: '/rules/0/do/0/amount', value, run: 'amount' }, language);
    const [may] = (await rowsOf('/cards/0', '/rules/0/do/0', language)).filter(({ way }) => way === 'around');
    const wrapped = await done('/cards/0', { do: 'choose', at: '/rules/0/do/0', key: may.key }, language);
    expect(lines(wrapped.card!).join(' ')).toContain(may.sentence);
    // Three steps: both keys of the number are one.
    const label = wrapped.step!.label as Readonly<Record<Language, string>>;
    expect(label.en).not.toBe(label.de);
    expect(writing.state!.undo!.label).toEqual(label);
    for (let i = 0; i < 3; i++) expect(await writing.move('undo')).toMatchObject({ ok: true });
    expect(await writing.text()).toBe(FILES[CARDS]);
    expect(writing.state!.undo).toBeNull();
  });
});

describe('a gesture', () => {
  it('on a card that is another one by now is refused, and others do no harm', async () => {
    const { revision } = writing.state!;
    const gesture = { do: 'remove', at: '/rules/0/do/0' } as const;
    await writing.set('/cards/0/power', 4);
    const card = at('/cards/1');
    expect(await writing.ask('gesture', { revision, card, gesture })).toMatchObject({
      ok: true,
      step: { place: { pointer: '/cards/1/rules/0/do/0/do' } },
    });
    expect(await writing.ask('gesture', { revision, card, gesture })).toMatchObject({
      ok: false,
      why: 'stale',
      card: { definition: { rules: [{ do: [{ do: 'gain-sanity' }] }] } },
    });
    expect(await writing.ask('choices', { revision, card, at: '/rules/0' })).toMatchObject({ rows: null });
    expect(await writing.ask('copy', { revision, card, at: '/rules/0' })).toEqual({ copied: null });
    const gone = { revision, card: at('/cards/9'), gesture };
    expect(await writing.ask('gesture', gone)).toMatchObject({ ok: false, why: 'no-place' });
  });

  it('takes only what was shown', async () => {
    const [row] = (await rowsOf('/cards/1', '/rules/0/do/0')).filter(({ chosen }) => !chosen);
    await writing.gesture('/cards/1', { do: 'set', at: '/rules/0/do/0/cards', value: 3, run: null });
    const told = await writing.gesture('/cards/1', { do: 'choose', at: '/rules/0/do/1', key: row.key });
    expect(told).toMatchObject({ ok: false, why: 'stale', card: { place: at('/cards/1') } });
  });

  it('that does nothing says why, in the language of the page', async () => {
    const said = async (language: Language): Promise<string> => {
      const gesture = { do: 'set', at: '/rules/0/do/0/cards', value: 'many', run: null } as const;
      const told = await writing.gesture('/cards/1', gesture, language);
      expect(told).toMatchObject({ ok: false, why: 'refused' });
      return (told as Extract<Told, { why: 'refused' }>).sentence;
    };
    expect(await said('de')).not.toBe(await said('en'));
    expect(await writing.text()).toBe(FILES[CARDS]);
  });

  it('carries to the places that it has told', async () => {
    const { revision } = writing.state!;
    const card = at('/cards/1');
    const asked = { revision, card, at: '/rules/0/do/0' };
    const { rows } = await writing.ask('places', asked, 'de');
    expect(rows).toContainEqual({ at: '/rules/0/do/2', refused: null });
    expect(rows).toContainEqual({ at: '/rules/1', refused: 'Das passt hier nicht.' });
    const carried = await done('/cards/1', { do: 'carry', at: '/rules/0/do/0', to: '/rules/0/do/2' });
    expect(rulesOf(carried.card!)).toMatchObject([{ do: [{ do: 'gain-sanity' }, DRAW] }]);
    expect(await writing.ask('places', asked, 'de')).toEqual({ rows: null });
  });

  it('moves, copies, pastes and duplicates', async () => {
    const moved = await done('/cards/1', { do: 'shift', at: '/rules/0/do/0', way: 'down' });
    expect(rulesOf(moved.card!)).toMatchObject([{ do: [{ do: 'gain-sanity' }, DRAW] }]);
    const { revision } = writing.state!;
    const { copied } = await writing.ask('copy', { revision, card: at('/cards/1'), at: '/rules/0/do/1' });
    expect(copied).toEqual({ text: 'Draw a card', json: JSON.stringify(DRAW) });
    await done('/cards/1', { do: 'paste', at: '/rules/0/do/2', json: copied!.json });
    const twice = await done('/cards/1', { do: 'duplicate', at: '/rules/0/do/0' });
    expect(rulesOf(twice.card!)).toMatchObject([{ do: [{}, {}, {}, {}] }]);
  });

  it('brings back what a change of the word has lost, also after the card has moved', async () => {
    await writing.gesture('/cards/1', { do: 'set', at: '/rules/0/do/0/cards', value: 4, run: null });
    const verb = async (pointer: string, name: RegExp): Promise<Done> => {
      const row = (await rowsOf(pointer, '/rules/0/do/0/do')).find((one) => name.test(one.sentence))!;
      return done(pointer, { do: 'choose', at: '/rules/0/do/0/do', key: row.key });
    };
    const changed = await verb('/cards/1', /gain .* sanity, then|gain .*sanity/i);
    expect(changed.outcome!.lost).not.toBeNull();
    const first = card('first', ATTACK) as never;
    await writing.edit([{ file: CARDS, operations: [{ op: 'add', path: '/cards/0', value: first }] }]);
    const back = await verb('/cards/2', /draw 4 cards/);
    expect(rulesOf(back.card!)).toMatchObject([{ do: [{ do: 'draw', cards: 4 }, {}] }]);
  });
});

describe('a draft', () => {
  it('is in the sentence, goes along, and is finished by what is taken', async () => {
    const kept = await done('/cards/1', { do: 'draft', at: '/rules/0/do/2', text: 'lose sanity' });
    expect(kept.step).toBeNull();
    expect(lines(kept.card!)).toContain('lose sanity');
    await done('/cards/1', { do: 'duplicate', at: '/rules/0/do/0' });
    expect(writing.state!.drafts).toMatchObject([{ place: at('/cards/1/rules/0/do/3') }]);
    const [row] = await offersOf('/cards/1', '/rules/0/do/3', 'lose sanity');
    const gesture = { do: 'take', gap: '/rules/0/do/3', text: 'lose sanity', key: row.key } as const;
    const finished = await done('/cards/1', gesture);
    expect(rulesOf(finished.card!)).toMatchObject([{ do: [{}, {}, {}, { do: 'lose-sanity' }] }]);
    expect(writing.state!.drafts).toEqual([]);
    await writing.move('undo');
    expect(writing.state!.drafts).toMatchObject([{ text: 'lose sanity' }]);
    await writing.move('redo');
    expect(writing.state!.drafts).toEqual([]);
  });

  it('is what is left of a rule without effects, until it has one again or is taken back', async () => {
    await done('/cards/1', { do: 'remove', at: '/rules/0/do/1' });
    const left = await done('/cards/1', { do: 'remove', at: '/rules/0/do/0' });
    expect(left.outcome).toMatchObject({ told: expect.any(String) as string, draft: { anchor: '/rules/0' } });
    expect(rulesOf(left.card!) ?? []).toEqual([]);
    expect(lines(left.card!)[0]).toBe('When played, …');
    // It is known after a restart, too.
    await writing.ask('keep', {});
    await writing.begin({ folders: [mine.packs, SHIPPED], revision: writing.state!.revision + 1 });
    const [row] = await offersOf('/cards/1', '/rules/0', 'the dogs bark');
    expect(row).toBeUndefined();
    const [draw] = await offersOf('/cards/1', '/rules/0', 'draw a card');
    const whole = await done('/cards/1', { do: 'take', gap: '/rules/0', text: 'draw a card', key: draw.key });
    expect(rulesOf(whole.card!)).toEqual([{ when: 'played', do: [DRAW] }]);
    await writing.move('undo');
    expect(writing.state!.drafts).toMatchObject([{ text: '', part: { when: 'played' } }]);
    await writing.move('undo');
    expect(writing.state!.drafts).toEqual([]);
  });
});

describe('a card that the language does not know', () => {
  it('has a sentence whose strange parts can be moved and go as they are', async () => {
    const odd = (await writing.ask('card', { place: at('/cards/2') }))!;
    expect(odd.problems.length).toBeGreaterThan(0);
    expect(odd.advice.length).toBeGreaterThan(0);
    expect(odd.sentence!.handles).toContainEqual(
      expect.objectContaining({ at: '/rules/0/do/0', opaque: true }),
    );
    expect(lines(odd).join(' ')).toContain('{"do":"sing","song":"Lili"}');
    const moved = await done('/cards/2', { do: 'shift', at: '/rules/0/do/0', way: 'down' });
    expect(rulesOf(moved.card!)).toMatchObject([{ do: [DRAW, { do: 'sing', song: 'Lili' }] }]);
    const mended = await done('/cards/2', { do: 'remove', at: '/rules/0/do/1' });
    expect(mended.card!.problems).toEqual([]);
  });

  it.each([5, null, [], 'card', { rules: 5 }, { id: 'x', rules: [{ when: [] }] }])(
    'is answered whatever it is: %j',
    async (value) => {
      const operations = [{ op: 'replace', path: '/cards/2', value: value as never }] as const;
      const came = await writing.edit([{ file: CARDS, operations }], { place: at('/cards/2') });
      expect(came.card!.problems).not.toEqual([]);
      expect(came.card!.sentence).not.toBeNull();
      await writing.gesture('/cards/2', { do: 'remove', at: '/rules/0' });
    },
  );
});

it('cards like another one, and where it is named, follow each edit', async () => {
  const card = at('/cards/0');
  const rules = [{ when: 'spent', do: [{ do: 'gain-sanity', amount: 1 }] }];
  await done('/cards/0', { do: 'paste', at: '/rules/0', json: JSON.stringify(rules[0]) });
  const { rows } = await writing.ask('similar', { card });
  expect(rows[0]).toMatchObject({ card: 'base:mercy-stroke', name: 'Mercy Stroke' });
  expect((await writing.ask('uses', { card })).rows).toEqual([]);
  const named = { when: 'played', do: [{ do: 'retrieve', cards: { from: ['deck'], id: 'gloom:mercy' } }] };
  await writing.edit([
    { file: CARDS, operations: [{ op: 'replace', path: '/cards/1/rules/0', value: named as never }] },
  ]);
  expect((await writing.ask('uses', { card })).rows).toMatchObject([{ name: 'Card b' }]);
});

it('the cards of the other game are edited by the same gestures', async () => {
  const [own, file] = [new Mine(), 'cards/suits.json'];
  own.copy('arcana');
  const arcana = new Writing(own, 'arcana', store);
  await arcana.begin({ folders: [own.packs, SHIPPED] });
  const card = { file, pointer: '/cards/0' };
  const seen = (await arcana.ask('card', { place: card }, 'de'))!;
  const { at: gap } = seen.sentence!.gaps.at(-1)!;
  const { revision } = arcana.state!;
  const { rows } = await arcana.ask('offers', { revision, card, gap, text: '' }, 'de');
  const gesture = { do: 'take', gap, text: '', key: rows![0].key } as const;
  const made = await arcana.ask('gesture', { revision, card, gesture }, 'de');
  expect(made.ok && lines(made.card!)).toHaveLength(lines(seen).length + 1);
  expect(made.card!.problems).toEqual([]);
  expect((await arcana.ask('similar', { card }, 'de')).rows).not.toEqual([]);
  await arcana.move('undo');
  expect(await arcana.ask('card', { place: card }, 'de')).toMatchObject({ definition: seen.definition });
  await arcana.ask('close', {});
});
