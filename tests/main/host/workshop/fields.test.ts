// What is done in the fields of cards through the thread of a pack, and what mends them.
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../../../main/db/store.ts';
import type { Told } from '../../../../main/host/workshop/asks.ts';
import type { AdviceRow } from '../../../../shared/packs/advice/advice-row.ts';
import type { Field, FieldGroup } from '../../../../shared/packs/fields/types.ts';
import type { CardGesture, WrittenCard } from '../../../../shared/rpc/messages/workshop.ts';
import type { Language } from '../../../../shared/words/languages.ts';
import { CARDS, Mine, card, filesOf } from './mine.ts';
import { SHIPPED, writeGloom, Writing } from './writing.ts';

const FILES = filesOf('gloom', [
  card('lamp', { story: 'It glows.', cost: { skill: 1, brute: 3 } }),
  card('coin'),
  card('named', {
    rules: [{ when: 'played', do: [{ do: 'retrieve', cards: { from: ['deck'], id: 'gloom:lamp' } }] }],
  }),
  card('foreign', {
    rules: [{ when: 'played', do: [{ do: 'retrieve', cards: { from: ['deck'], id: 'base:tool' } }] }],
  }),
]);
const [LAMP, NAMED, FOREIGN] = ['/cards/0', '/cards/2', '/cards/3'];

let store: Store;
let writing: Writing;

beforeAll(async () => {
  ({ store, writing } = await writeGloom(FILES));
});

afterEach(async () => {
  while ((await writing.move('undo')).ok);
  const { 'text/de.json': german = null, ...texts } = await writing.texts();
  expect(texts).toEqual(FILES);
  expect(german).toBeNull();
});

type Done = Extract<Told, { ok: true }>;
const at = (pointer: string, file = CARDS) => ({ file, pointer });

async function done(pointer: string, gesture: CardGesture, language: Language = 'en'): Promise<Done> {
  const told = await writing.gesture(pointer, gesture, language);
  if (!told.ok)
    throw new Error(`${JSON.stringify(gesture)}: ${told.why} ${'sentence' in told ? told.sentence : ''}`);
  return told;
}
const cardAt = async (pointer: string, language: Language = 'en'): Promise<WrittenCard> =>
  (await writing.ask('card', { place: at(pointer) }, language))!;
const groupOf = ({ fields }: WrittenCard, of: FieldGroup['of']): FieldGroup =>
  fields.find((group) => group.of === of)!;
const fieldOf = (view: WrittenCard, pointer: string): Field =>
  view.fields.flatMap(({ fields }) => fields).find((field) => field.at === pointer)!;

describe('the fields of a card', () => {
  it('come with it, in the language of the page, and with its words in the other one', async () => {
    const [english, german] = [await cardAt(LAMP), await cardAt(LAMP, 'de')];
    expect(fieldOf(english, '/power')).toMatchObject({ value: 1, control: { kind: 'number' } });
    expect(fieldOf(english, '/power').label).not.toBe(fieldOf(german, '/power').label);
    expect(groupOf(english, 'text')).toMatchObject({
      language: 'de',
      file: 'text/de.json',
      fields: [
        { at: '/lamp/name', written: false },
        { at: '/lamp/story', written: false },
      ],
    });
    // It is sent as JSON, and nothing of it is lost.
    expect(JSON.parse(JSON.stringify(english))).toEqual(english);
  });

  it('are there whatever is written in it', async () => {
    for (const value of [5, null, [], { id: 'x' }, { kind: [], power: {} }]) {
      const operations = [{ op: 'replace', path: LAMP, value: value as never }] as const;
      const came = await writing.edit([{ file: CARDS, operations }], { place: at(LAMP) });
      expect(Array.isArray(came.card!.fields)).toBe(true);
    }
  });
});

describe('a gesture in the fields', () => {
  it('writes, and typing with one run is one step', async () => {
    for (const value of ['L', 'La', 'Lamp of Night'])
      await done(LAMP, { do: 'write', at: '/name', value, run: 'name' });
    const power = await done(LAMP, { do: 'write', at: '/power', value: 4, run: null });
    expect(power).toMatchObject({
      step: { label: { en: 'power: 4', de: expect.any(String) as string }, place: at(`${LAMP}/power`) },
      card: { definition: { name: 'Lamp of Night', power: 4 }, face: { name: 'Lamp of Night' } },
      outcome: { focus: { at: '/power', role: 'choice' }, told: null },
    });
    await writing.move('undo');
    expect(await writing.move('undo')).toMatchObject({ card: { definition: { name: 'Card lamp' } } });
    expect(writing.state!.undo).toBeNull();
  });

  it('fills, clears and moves elements', async () => {
    const cleared = await done(LAMP, { do: 'clear', at: '/story' });
    expect(cleared.card!.definition).not.toHaveProperty('story');
    const filled = await done(LAMP, { do: 'fill', at: '/copies' });
    expect(filled.card!.definition).toHaveProperty('copies');
    const further = await done(LAMP, { do: 'fill', at: '/as/1' });
    const { as } = further.card!.definition as { as: string[] };
    expect(as).toHaveLength(2);
    expect(further.outcome!.focus).toEqual({ at: '/as/1', role: 'choice' });
    await done(LAMP, { do: 'write', at: '/as/1', value: 'fight', run: null });
    const moved = await done(LAMP, { do: 'reorder', at: '/as/1', to: 0 });
    expect(moved).toMatchObject({
      card: { definition: { as: ['fight', as[0]] } },
      outcome: { focus: { at: '/as/0' } },
    });
  });

  it('that comes to what is there already is no step', async () => {
    expect(await done(LAMP, { do: 'write', at: '/power', value: 1, run: null })).toMatchObject({
      step: null,
      card: { place: at(LAMP) },
    });
    expect(writing.state!.undo).toBeNull();
  });

  it('that does not fit is refused with the reason, in the language of the page', async () => {
    const said = async (language: Language) =>
      (await writing.gesture(LAMP, { do: 'write', at: '/power', value: 1000, run: null }, language)) as {
        why: string;
        sentence: string;
      };
    const [english, german] = [await said('en'), await said('de')];
    expect(english).toMatchObject({ why: 'refused', sentence: expect.stringContaining('99') as string });
    expect(german.sentence).not.toBe(english.sentence);
    const { revision } = writing.state!;
    await writing.set(`${LAMP}/power`, 2);
    const gesture: CardGesture = { do: 'write', at: '/power', value: 3, run: null };
    expect(await writing.ask('gesture', { revision, card: at(LAMP), gesture })).toMatchObject({
      why: 'stale',
    });
  });

  it('makes another kind of it, and brings back what that has lost', async () => {
    const before = (await cardAt(LAMP)).definition;
    const changed = await done(LAMP, { do: 'write', at: '/kind', value: 'starter', run: null });
    expect(changed.card!.definition).toMatchObject({
      kind: 'starter',
      name: 'Card lamp',
      story: 'It glows.',
    });
    expect(changed.card!.definition).not.toHaveProperty('cost');
    expect(changed.outcome!.told).toMatch(/cost/);
    expect(changed.outcome!.lost).not.toBeNull();
    const back = await done(LAMP, { do: 'write', at: '/kind', value: 'object', run: null });
    expect(back.card!.definition).toEqual(before);
    // Also where something else has been written meanwhile.
    await done(LAMP, { do: 'write', at: '/kind', value: 'starter', run: null });
    await done(LAMP, { do: 'write', at: '/name', value: 'Torch', run: null });
    const again = await done(LAMP, { do: 'write', at: '/kind', value: 'object', run: null });
    expect(again.card!.definition).toMatchObject({ ...(before as object), name: 'Torch' });
  });

  it('brings that back under another name of the card, too', async () => {
    const before = (await cardAt(LAMP)).definition as object;
    await done(LAMP, { do: 'write', at: '/kind', value: 'starter', run: null });
    await writing.command({ do: 'rename', card: at(LAMP), id: 'torch' });
    await done(LAMP, { do: 'write', at: '/id', value: 'lantern', run: null });
    const back = await done(LAMP, { do: 'write', at: '/kind', value: 'object', run: null });
    expect(back.card!.definition).toMatchObject({ ...before, id: 'lantern' });
  });

  it('gives it another name, which all that names it follows', async () => {
    const renamed = await done(LAMP, { do: 'write', at: '/id', value: 'torch', run: null });
    expect(renamed).toMatchObject({
      card: { definition: { id: 'torch' } },
      outcome: { focus: { at: '/id', role: 'choice' } },
    });
    expect([...renamed.files].sort()).toEqual([CARDS, 'pack.json']);
    expect(JSON.stringify((await cardAt(NAMED)).definition)).toContain('gloom:torch');
    expect(await done(LAMP, { do: 'write', at: '/id', value: 'torch', run: null })).toMatchObject({
      step: null,
    });
    const taken: CardGesture = { do: 'write', at: '/id', value: 'coin', run: null };
    expect(await writing.gesture(LAMP, taken)).toMatchObject({ why: 'refused' });
  });
});

describe('a text in another language', () => {
  it('makes its file, is shown at once, and takes the file’s entry with it', async () => {
    const text = (words: string): CardGesture => ({
      do: 'translate',
      language: 'de',
      at: '/lamp/name',
      text: words,
      run: 'de',
    });
    for (const words of ['L', 'Lampe']) await done(LAMP, text(words), 'de');
    const view = await cardAt(LAMP, 'de');
    expect(view.face?.name).toBe('Lampe');
    expect(fieldOf(view, '/lamp/name')).toMatchObject({ value: 'Lampe', written: true });
    expect(await writing.text('text/de.json')).toBe('{\n  "lamp": {\n    "name": "Lampe"\n  }\n}\n');
    expect(writing.state!.undo!.place).toEqual(at(LAMP));
    await done(LAMP, text(''));
    expect(JSON.parse((await writing.text('text/de.json'))!)).toEqual({});
    expect(await done(LAMP, text(''))).toMatchObject({
      step: null,
      outcome: { focus: { at: '/lamp/name' } },
    });
  });

  it('of another card, or in no language, is refused', async () => {
    for (const gesture of [
      { do: 'translate', language: 'de', at: '/coin/name', text: 'Münze', run: null },
      { do: 'translate', language: '--', at: '/lamp/name', text: 'Lampe', run: null },
      { do: 'translate', language: 'de', at: '/lamp/power', text: 'Lampe', run: null },
    ] as const)
      expect(await writing.gesture(LAMP, gesture)).toMatchObject({ why: 'refused' });
  });

  it('is written in a pack that is in German by its English file', async () => {
    const change = { detail: 'language', language: null, text: 'de', run: null } as const;
    await writing.ask('detail', { change });
    const view = await cardAt(LAMP);
    expect(fieldOf(view, '/name').tongue).toBe('German');
    expect(view.fields.filter(({ of }) => of === 'text')).toMatchObject([
      { language: 'en', file: 'text/en.json', fields: [{ at: '/lamp/name' }, { at: '/lamp/story' }] },
    ]);
    const missing = view.advice.filter(({ code }) => code === 'no-translation');
    expect(missing.map(({ words }) => words)).toEqual([
      expect.stringContaining('English'),
      expect.stringContaining('English'),
    ]);
  });
});

describe('a cure', () => {
  const cureOf = (view: WrittenCard, code: string): CardGesture & { do: 'cure' } => {
    const { at: place, cures } = rowOf(view, code);
    return { do: 'cure', code, at: place, label: cures[0].label };
  };
  const rowOf = ({ advice }: WrittenCard, code: string): AdviceRow =>
    advice.find((row) => row.code === code)!;

  it('of the card is carried out as one step with its name, and is stale when it is not there any more', async () => {
    await writing.set(`${LAMP}/power`, 1000);
    const view = await cardAt(LAMP);
    const cure = cureOf(view, 'too-big');
    const told = await done(LAMP, cure);
    expect(told).toMatchObject({
      step: { label: { en: cure.label } },
      card: { definition: { power: 99 }, problems: [] },
      outcome: { focus: { at: '/power', role: 'choice' } },
    });
    const { label } = told.step!;
    expect(label).toMatchObject({ de: rowOf(await badly('de'), 'too-big').cures[0].label });
    await writing.move('redo');
    expect(await writing.gesture(LAMP, cure)).toMatchObject({ why: 'stale' });
  });
  /** The card before the cure, in another language; the cure can be done again. */
  async function badly(language: Language): Promise<WrittenCard> {
    await writing.move('undo');
    return cardAt(LAMP, language);
  }

  it('of the pack.json is seen in the card at once', async () => {
    const view = await cardAt(FOREIGN);
    const told = await done(FOREIGN, cureOf(view, 'undeclared-reference'));
    expect(told).toMatchObject({ files: ['pack.json'], card: { place: at(FOREIGN), problems: [] } });
    expect(JSON.parse((await writing.text('pack.json'))!)).toHaveProperty('requires.base');
  });

  it('of another card of the pack changes that one, and of a card of another pack is a patch', async () => {
    const own = new Mine();
    own.copy('arcana-night');
    const night = new Writing(own, 'arcana-night', store);
    await night.begin({ folders: [own.packs, SHIPPED] });
    const made = await night.command({ do: 'new', kind: 'major', name: 'The Tax Inspector' });
    const { card: fresh } = made as Done & { card: WrittenCard };
    const { cures } = rowOf(fresh, 'unreached');
    const before = await night.texts();
    for (const [of, changes] of [
      ['arcana-night:', /^cards\//],
      ['arcana:', /^patches\//],
    ] as const) {
      const { label } = cures.find(
        (cure) => typeof cure.of === 'object' && 'card' in cure.of && cure.of.card.startsWith(of),
      )!;
      const gesture = { do: 'cure', code: 'unreached', at: '', label } as const;
      const asked = { revision: night.state!.revision, card: fresh.place, gesture };
      const told = (await night.ask('gesture', asked)) as Done;
      expect(told.files).toEqual([expect.stringMatching(changes)]);
      expect(await night.text(told.files[0])).toContain('"arcana-night:the-tax-inspector"');
      expect(told.card).toMatchObject({ place: fresh.place });
      expect(rowOf(told.card!, 'unreached')).toBeUndefined();
      await night.move('undo');
      expect(await night.texts()).toEqual(before);
    }
    // A new tower is a finished one with the foe in it.
    const { label } = cures.find((cure) => typeof cure.of === 'object' && 'kind' in cure.of)!;
    const gesture = { do: 'cure', code: 'unreached', at: '', label } as const;
    const asked = { revision: night.state!.revision, card: fresh.place, gesture };
    const told = (await night.ask('gesture', asked)) as Done;
    expect(rowOf(told.card!, 'unreached')).toBeUndefined();
    const cards = told.files.filter((file) => file.startsWith('cards/')).map((file) => night.text(file));
    expect((await Promise.all(cards)).join('')).toMatch(/"New tower"[^]*"arcana-night:the-tax-inspector"/);
    await night.ask('close', {});
  });
});
