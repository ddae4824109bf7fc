// Every way in which games are kept as files: what is read is written again to the byte.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readRecording, writeRecording } from '../../../scripts/commands/support/recording.ts';
import { recordingIn, recordingText } from '../../../shared/rpc/recording.ts';
import { RECORDED_FOLDER } from '../../support/recorded.ts';

const EXPORTS = join(import.meta.dirname, '../../fixtures/exports');
const folder = mkdtempSync(join(tmpdir(), 'recording-'));
afterAll(() => rmSync(folder, { recursive: true }));

const DEFINITIONS = 'definitions.json';
const filesIn = (place: string): string[] =>
  readdirSync(place, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.json') && basename(file) !== DEFINITIONS,
  );

describe('recorded games, of today and of earlier rules', () => {
  test.each(filesIn(RECORDED_FOLDER))('%s', (file) => {
    const copy = join(folder, 'copy.json');
    writeRecording(copy, readRecording(join(RECORDED_FOLDER, file)), DEFINITIONS);
    expect(readFileSync(copy).equals(readFileSync(join(RECORDED_FOLDER, file)))).toBe(true);
  });
});

describe('exported tables', () => {
  test.each(filesIn(EXPORTS))('%s', (file) => {
    const text = readFileSync(join(EXPORTS, file), 'utf8');
    expect(recordingText(recordingIn(JSON.parse(text)))).toBe(text);
    expect(recordingText(readRecording(join(EXPORTS, file)))).toBe(text);
  });
});

describe('what is no recorded game', () => {
  const [known] = filesIn(EXPORTS);
  const read = (change: (table: { [field: string]: unknown }) => unknown): unknown => {
    const file = join(folder, 'changed.json');
    const table = JSON.parse(readFileSync(join(EXPORTS, known), 'utf8')) as { [field: string]: unknown };
    writeFileSync(file, JSON.stringify(change(table)));
    return readRecording(file);
  };

  test('is refused with its place', () => {
    expect(() => read(() => [])).toThrow(/changed\.json is no recorded game/);
    expect(() => read(({ log, ...others }) => (expect(log).toBeDefined(), others))).toThrow(
      'is no recorded game: log is missing or not as it has to be',
    );
    expect(() => read((table) => ({ ...table, hashes: 5 }))).toThrow('hashes is missing or not as');
  });

  test('is not what another version has written, with more fields and another way to begin', () => {
    const seed = 'x'.repeat(500);
    const came = read((table) => ({ ...table, setup: { ...(table['setup'] as object), seed }, more: 1 }));
    expect(came).toMatchObject({ setup: { seed } });
    expect(came).not.toHaveProperty('more');
  });

  test('is not what was saved before there were bases and checkpoints', () => {
    const later = ['base', 'checkpoint', 'practice'];
    const came = read((table) =>
      Object.fromEntries(Object.entries(table).filter(([field]) => !later.includes(field))),
    );
    expect(came).toMatchObject({ base: null, checkpoint: null, practice: false });
  });
});
