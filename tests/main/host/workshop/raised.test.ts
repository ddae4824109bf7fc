// What needs a newer format, written into a pack of an older one.
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Told } from '../../../../main/host/workshop/asks.ts';
import type { FileEdit } from '../../../../shared/packs/document/step.ts';
import type { CardGesture } from '../../../../shared/rpc/messages/workshop.ts';
import { CARDS, card, filesOf } from './mine.ts';
import { writeGloom, type Writing } from './writing.ts';

vi.setConfig({ testTimeout: 30_000 });

const FILES = filesOf('gloom', [card('lamp'), card('coin')]);
FILES['pack.json'] = FILES['pack.json'].replace('"format": 2', '"format": 1');
const LAMP = '/cards/0';

let writing: Writing;

beforeAll(async () => {
  ({ writing } = await writeGloom(FILES));
});

afterEach(async () => {
  while ((await writing.move('undo')).ok);
  expect(await writing.texts()).toEqual(FILES);
});

const formatNow = async (): Promise<unknown> =>
  (JSON.parse((await writing.text('pack.json'))!) as { format: unknown }).format;
const noted = (value: string, run: string | null = null): CardGesture => ({
  do: 'write',
  at: '/notes',
  value,
  run,
});
const adviceOn = (told: Told): readonly string[] =>
  (told as { card: { advice: readonly { code: string }[] } }).card.advice.map(({ code }) => code);

it('raises the format in the step that needs it', async () => {
  await writing.gesture(LAMP, { do: 'write', at: '/power', value: 2, run: null });
  expect(await formatNow()).toBe(1);
  const told = await writing.gesture(LAMP, noted('Too dark?'));
  expect(told).toMatchObject({ ok: true, files: [CARDS, 'pack.json'] });
  // All is looked at again at once: nothing is wrong with the card in the new format.
  expect(adviceOn(told)).not.toContain('needs-format');
  expect(await formatNow()).toBe(2);
  expect(writing.state!.undo!.label).toEqual({
    en: 'notes: Too dark?; the pack has format 2\u00a0now',
    de: 'Notizen: Too dark?; das Paket hat jetzt Format\u00a02',
  });
  await writing.move('undo');
  expect(await formatNow()).toBe(1);
  await writing.move('redo');
  expect(await formatNow()).toBe(2);
});

it('leaves the step that has raised it as it is while typing goes on', async () => {
  await writing.gesture(LAMP, noted('T', 'notes'));
  await writing.gesture(LAMP, noted('To', 'notes'));
  await writing.gesture(LAMP, noted('Too', 'notes'));
  expect(writing.state!.undo!.label).toMatchObject({ en: 'notes: Too' });
  await writing.move('undo');
  expect(writing.state!.undo!.label).toMatchObject({ en: 'notes: T; the pack has format 2\u00a0now' });
});

it('raises it for a word, a patch, a new card and what pack.json says', async () => {
  const image = `${'0'.repeat(64)}.png`;
  const rules = [{ when: 'turn-end', do: [{ do: 'draw', cards: 1 }] }];
  const edits: readonly FileEdit[] = [
    { file: CARDS, operations: [{ op: 'add', path: '/cards/-', value: { ...card('bell'), rules } }] },
    { file: CARDS, operations: [{ op: 'add', path: '/cards/-', value: { ...card('jar'), notes: 'x' } }] },
    { file: 'pack.json', operations: [{ op: 'add', path: '/symbol', value: { icon: 'lantern' } }] },
    {
      file: 'patches/new.json',
      whole: JSON.stringify({
        patches: [{ card: 'base:grip', set: { art: { layers: [{ image }] } } }],
      }),
    },
  ];
  for (const edit of edits) {
    expect(await writing.edit([edit])).toMatchObject({ ok: true });
    expect(await formatNow()).toBe(2);
    await writing.move('undo');
  }
});

it('leaves typed JSON alone, and mends it with one click', async () => {
  const offset = FILES[CARDS].indexOf('"kind"');
  const splice = { offset, length: 0, text: '"notes":"Dark.",' };
  const place = { file: CARDS, pointer: LAMP };
  const typed = await writing.edit([{ file: CARDS, splice }], { place });
  expect(await formatNow()).toBe(1);
  expect(adviceOn(typed)).toContain('needs-format');
  const { advice } = (
    typed as unknown as { card: { advice: { code: string; at: string; cures: { label: string }[] }[] } }
  ).card;
  const [row] = advice.filter(({ code }) => code === 'needs-format');
  expect(row).toMatchObject({
    at: '/notes',
    words: '“notes” needs format 2 of packs; this pack has format 1.',
    cures: [{ label: 'Raise the pack to format 2' }],
  });
  const { code, at, cures } = row;
  const mended = await writing.gesture(LAMP, { do: 'cure', code, at, label: cures[0].label });
  expect(await formatNow()).toBe(2);
  expect(adviceOn(mended)).not.toContain('needs-format');
});
