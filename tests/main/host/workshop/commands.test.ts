// Commands on whole cards, through the thread of a pack: one step each, in all files that it touches.
import { afterEach, beforeAll, describe, expect, it, test } from 'vitest';
import type { Told } from '../../../../main/host/workshop/asks.ts';
import type { PackCommand } from '../../../../shared/rpc/messages/workshop.ts';
import { CARDS, type Mine, card, filesOf } from './mine.ts';
import { writeGloom, type Writing } from './writing.ts';

const NAMING = {
  rules: [{ when: 'played', do: [{ do: 'retrieve', cards: { from: ['deck'], id: 'gloom:a' } }] }],
};
const OTHERS = 'cards/b.json';
const SCENARIO = 'scenarios/one.json';
const FILES: Record<string, string> = {
  ...filesOf('gloom', [card('a'), card('b', NAMING)]),
  [OTHERS]: `{ "cards": [ ${JSON.stringify(card('c'))} ] }`,
  'text/de.json': '{\n\t"a": { "name": "Ah" },\n\t"b": { "name": "Beh" }\n}',
  'patches/p.json': JSON.stringify({
    patches: [{ card: 'base:crimson-reaver', set: { hero: { deck: { 'gloom:a': 1 } } } }],
  }),
  [SCENARIO]: `{"name":"one","game":"ravingspire","given":{"hand":["gloom:a"]},\r\n"then":[["hand.0","is","gloom:a"]]}\r\n`,
};

let mine: Mine;
let writing: Writing;

beforeAll(async () => {
  ({ mine, writing } = await writeGloom(FILES));
});

afterEach(async () => {
  while ((await writing.move('undo')).ok);
  expect(await writing.texts()).toEqual(FILES);
  for (const { place } of writing.state!.drafts) await writing.ask('draft', { place, text: '' });
});

type Done = Extract<Told, { ok: true }>;
const at = (pointer: string, file = CARDS) => ({ file, pointer });

/** A command that does what was shown, as it is shown now. */
async function shown(command: PackCommand): Promise<PackCommand> {
  switch (command.do) {
    case 'change':
      return { ...command, seen: (await writing.ask('preview', command)).seen };
    case 'replace':
      return { ...command, seen: (await writing.ask('find', command)).seen };
    default:
      return command;
  }
}

async function done(command: PackCommand): Promise<Done> {
  const told = await writing.command(await shown(command));
  if (!told.ok) throw new Error(`${JSON.stringify(command)}: ${told.why}`);
  return told;
}
const namesIn = async (): Promise<(string | null)[]> =>
  (await writing.ask('cards', {})).cards.map(({ id }) => id);

/** Each command with the files that it changes, and where its card is afterwards; null: it is about several. */
const COMMANDS: {
  readonly [D in PackCommand['do']]: readonly [
    command: PackCommand & { readonly do: D },
    files: readonly string[],
    place: ReturnType<typeof at> | null,
  ];
} = {
  new: [{ do: 'new', kind: 'attack', name: 'Night Lantern' }, [CARDS], at('/cards/2')],
  duplicate: [{ do: 'duplicate', card: at('/cards/0') }, [CARDS, 'text/de.json'], at('/cards/1')],
  delete: [{ do: 'delete', card: at('/cards/0') }, [CARDS, 'text/de.json'], at('/cards/0')],
  rename: [
    { do: 'rename', card: at('/cards/0'), id: 'lamp' },
    [CARDS, 'patches/p.json', SCENARIO, 'text/de.json', 'pack.json'],
    at('/cards/0'),
  ],
  relocate: [
    { do: 'relocate', card: at('/cards/0'), file: 'cards/new.json' },
    [CARDS, 'cards/new.json'],
    at('/cards/0', 'cards/new.json'),
  ],
  change: [
    {
      do: 'change',
      cards: [at('/cards/0'), at('/cards/1'), at('/cards/0', OTHERS)],
      change: { how: 'add', at: '/power', value: 2 },
      seen: '',
    },
    [CARDS, OTHERS],
    null,
  ],
  replace: [
    {
      do: 'replace',
      search: { text: 'a', whole: true, exact: true, ids: true },
      by: 'lamp',
      without: [],
      seen: '',
    },
    [CARDS, 'patches/p.json', SCENARIO, 'text/de.json', 'pack.json'],
    null,
  ],
};

test.each(Object.values(COMMANDS))(
  '$do: one step in all files, undone and done again byte by byte',
  async (command, files, place) => {
    const before = await writing.texts();
    const told = await done(command);
    expect([...told.files].sort()).toEqual([...files].sort());
    expect(told).toMatchObject({ card: place && { place }, outcome: null });
    // What is deleted is missed by what names it.
    expect((told.card?.problems.length ?? 0) > 0).toBe(command.do === 'delete');
    const { label } = told.step!;
    expect(writing.state!.undo!.label).toEqual(label);
    expect(label).toMatchObject({
      en: expect.stringMatching(/\S/) as string,
      de: expect.stringMatching(/\S/) as string,
    });
    const after = await writing.texts();
    for (const round of [1, 2]) {
      expect(await writing.move('undo'), `undo ${round}`).toMatchObject({ ok: true });
      expect(await writing.texts(), `undo ${round}`).toEqual(before);
      expect(await writing.move('redo'), `redo ${round}`).toMatchObject({ ok: true });
      expect(await writing.texts(), `redo ${round}`).toEqual(after);
    }
  },
);

describe('a new card', () => {
  it('is a finished one of its kind, in order, and is listed', async () => {
    const { listed } = writing.state!;
    const { card: made } = await done({ do: 'new', kind: 'weapon', name: 'Kühle Lampe' });
    expect(made!.definition).toMatchObject({ id: 'kuehle-lampe', name: 'Kühle Lampe', kind: 'weapon' });
    expect(made!.face?.name).toBe('Kühle Lampe');
    expect(writing.state!.listed).toBeGreaterThan(listed);
    expect(await namesIn()).toContain('kuehle-lampe');
  });

  it('of no kind is refused in the language of the page', async () => {
    const said = async (language: 'en' | 'de') =>
      (await writing.command({ do: 'new', kind: 'dragon', name: 'X' }, language)) as {
        why: string;
        sentence: string;
      };
    const [english, german] = [await said('en'), await said('de')];
    expect([english.why, german.why]).toEqual(['refused', 'refused']);
    expect(english.sentence).not.toBe(german.sentence);
  });
});

describe('another name', () => {
  it('is followed by cards, patches, words and scenarios, on the disk as well', async () => {
    await done({ do: 'rename', card: at('/cards/0'), id: 'lamp' });
    const texts = await writing.texts();
    expect(texts[SCENARIO]).toBe(FILES[SCENARIO].replaceAll('gloom:a', 'gloom:lamp'));
    expect(texts['text/de.json']).toBe(FILES['text/de.json'].replace('"a"', '"lamp"'));
    expect(JSON.parse(texts['pack.json']!)).toMatchObject({ renames: { a: 'lamp' } });
    for (const file of [CARDS, 'patches/p.json']) expect(texts[file]).not.toContain('"gloom:a"');
    await writing.ask('save', { file: SCENARIO });
    expect(mine.read('gloom', SCENARIO)).toBe(texts[SCENARIO]);
  });

  it('twice in a row keeps the way from both', async () => {
    await done({ do: 'rename', card: at('/cards/0'), id: 'lamp' });
    await done({ do: 'rename', card: at('/cards/0'), id: 'torch' });
    const { renames } = JSON.parse((await writing.text('pack.json'))!) as { renames: object };
    expect(renames).toEqual({ a: 'lamp', lamp: 'torch' });
  });

  it('that is taken or is none is refused, and so is a card that others have changed', async () => {
    for (const id of ['b', 'A b'])
      expect(await writing.command({ do: 'rename', card: at('/cards/0'), id })).toMatchObject({
        why: 'refused',
      });
    const { revision } = writing.state!;
    await writing.set('/cards/0/power', 2);
    const command: PackCommand = { do: 'rename', card: at('/cards/0'), id: 'lamp' };
    expect(await writing.ask('command', { revision, command })).toMatchObject({
      why: 'stale',
      card: { definition: { power: 2 } },
    });
    expect(await writing.command({ do: 'rename', card: at('/cards/9'), id: 'x' })).toMatchObject({
      why: 'no-place',
    });
  });
});

describe('a draft', () => {
  it('goes with its card to another file, and comes back with one that was deleted', async () => {
    await writing.ask('draft', { place: at('/cards/1/rules/0/do/1'), text: 'dra' });
    await done({ do: 'relocate', card: at('/cards/1'), file: OTHERS });
    expect(writing.state!.drafts).toMatchObject([
      { place: at('/cards/1/rules/0/do/1', OTHERS), text: 'dra' },
    ]);
    await done({ do: 'delete', card: at('/cards/1', OTHERS) });
    expect(writing.state!.drafts).toEqual([]);
    await writing.move('undo');
    expect(writing.state!.drafts).toMatchObject([
      { place: at('/cards/1/rules/0/do/1', OTHERS), text: 'dra' },
    ]);
    await writing.move('undo');
    expect(writing.state!.drafts).toMatchObject([{ place: at('/cards/1/rules/0/do/1'), text: 'dra' }]);
  });
});

it('a card that is deleted leads to its neighbour, back to itself, and says who names it before', async () => {
  expect((await writing.ask('uses', { card: at('/cards/0') })).rows.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Card b', SCENARIO]),
  );
  const last = await done({ do: 'delete', card: at('/cards/1') });
  expect(last.card).toMatchObject({ place: at('/cards/0') });
  expect(await writing.move('undo')).toMatchObject({ card: { place: at('/cards/1') } });
});

it('a scenario that is taken away comes back on the disk', async () => {
  await writing.edit([{ file: SCENARIO, whole: null }]);
  await writing.ask('save', { file: SCENARIO });
  expect(mine.has('gloom', SCENARIO)).toBe(false);
  expect((await writing.ask('uses', { card: at('/cards/0') })).rows.map(({ name }) => name)).toEqual([
    'Card b',
  ]);
  await writing.move('undo');
  await writing.ask('save', { file: SCENARIO });
  expect(mine.read('gloom', SCENARIO)).toBe(FILES[SCENARIO]);
  expect(writing.trouble).toBeNull();
});

it('a file that no pack may have is refused', async () => {
  const command: PackCommand = { do: 'relocate', card: at('/cards/0'), file: 'cards/../a.json' };
  expect(await writing.command(command)).toMatchObject({ ok: false });
  expect(await writing.command({ ...command, file: 'cards/a b.json' })).toMatchObject({ why: 'no-place' });
});

it('as long as the pack.json is not in order nothing is done with whole cards', async () => {
  const operations = [{ op: 'remove', path: '/authors' }] as const;
  await writing.edit([{ file: 'pack.json', operations }]);
  const told = await writing.command({ do: 'duplicate', card: at('/cards/0') });
  expect(told).toMatchObject({ why: 'refused', sentence: expect.stringContaining('pack.json') as string });
});
