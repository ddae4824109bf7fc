import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { UsageError } from '../../../scripts/commands/support/args.ts';
import { validate } from '../../../scripts/commands/validate.ts';
import { readPackFolder, readPackFolders } from '../../../main/host/packs/read.ts';
import { card, cardFile, manifest, otherGame, toy } from './toy.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'packs-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, content: string | Uint8Array): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

function read(folder: string): Record<string, string> {
  const { files } = readPackFolder(join(root, folder), 'user');
  return Object.fromEntries(files.map(({ path, text, refused }) => [path, text ?? refused ?? 'unreadable']));
}

describe('reading folders', () => {
  it('takes the JSON files, with the reason for each that it cannot take', () => {
    write('pack/pack.json', '\ufeff{}');
    write('pack/cards/a.json', '[]');
    write('pack/cards/latin.json', new Uint8Array([0x22, 0xe4, 0x22]));
    write('pack/cards/huge.json', 'x'.repeat(2 * 1024 * 1024 + 1));
    write('pack/art/picture.png', 'x');
    write('pack/scenarios/a.json', '{}');
    write('pack/schemas/pack.schema.json', '{}');
    write('pack/.git/a.json', '{}');
    mkdirSync(join(root, 'pack/cards/folder.json'));
    expect(read('pack')).toEqual({
      'pack.json': '\ufeff{}',
      'cards/a.json': '[]',
      'cards/latin.json': 'not-utf8',
      'cards/huge.json': 'file-too-large',
    });
  });

  it.skipIf(process.platform === 'win32')(
    'does not follow links out of the folder, nor waits for pipes',
    () => {
      write('secret.json', '"secret"');
      write('elsewhere/b.json', '"secret"');
      write('pack/cards/a.json', '[]');
      symlinkSync('../../secret.json', join(root, 'pack/cards/out.json'));
      symlinkSync('a.json', join(root, 'pack/cards/inside.json'));
      symlinkSync('nowhere', join(root, 'pack/cards/broken.json'));
      symlinkSync('../elsewhere', join(root, 'pack/text'));
      symlinkSync('../..', join(root, 'pack/cards/loop'));
      execFileSync('mkfifo', [join(root, 'pack/cards/pipe.json')]);
      expect(read('pack')).toEqual({
        'cards/a.json': '[]',
        'cards/broken.json': 'unreadable',
        'cards/inside.json': '[]',
        'cards/loop': 'linked-folder',
        'cards/out.json': 'outside-folder',
        'cards/pipe.json': 'unreadable',
        text: 'linked-folder',
      });
    },
  );

  it('reads a limited number of characters of a pack', () => {
    for (let i = 0; i < 12; i++) write(`pack/cards/${i + 10}.json`, 'x'.repeat(2 * 1024 * 1024 - 1));
    const { files } = readPackFolder(join(root, 'pack'), 'user');
    expect(files.map(({ text, refused }) => refused ?? text?.length)).toEqual([
      ...Array.from({ length: 9 }, () => 2 * 1024 * 1024 - 1),
      'too-many-files',
    ]);
  });

  it('a folder that is not there has no files but the reason', () => {
    expect(read('none')).toEqual({ 'pack.json': 'no-folder' });
    expect(readPackFolders(join(root, 'none'), 'user')).toEqual([]);
  });

  it('finds the folders below one', () => {
    write('mods/b/pack.json', '{}');
    write('mods/a/pack.json', '{}');
    write('mods/.hidden/pack.json', '{}');
    write('mods/file.json', '{}');
    write('mods/c.zip', 'PK');
    const names = readPackFolders(join(root, 'mods'), 'shipped').map(({ folder }) =>
      folder.split('/').at(-1),
    );
    expect(names).toEqual(['a', 'b', 'c.zip']);
  });
});

describe('cli validate', () => {
  function run(...args: string[]): { code: number; out: string } {
    const lines: string[] = [];
    const inRoot = args.map((arg) => (arg.startsWith('./') ? join(root, arg) : arg));
    const code = validate(inRoot, [toy, otherGame], join(root, 'mods'), (text) => lines.push(text));
    return { code, out: lines.join('\n').replaceAll(`${root}/`, '') };
  }
  beforeEach(() => {
    write('mods/base/pack.json', manifest('base'));
    write('mods/base/cards/a.json', cardFile(card('sword')));
    write('mods/torn/pack.json', '{');
    write('mine/pack.json', manifest('mine', { requires: { base: '^1.0.0' } }));
    write('mine/cards/a.json', cardFile(card('x', { needs: 'base:sword' })));
  });

  it('takes required packs from mods/ and says nothing of the others', () => {
    expect(run('./mine')).toEqual({
      code: 0,
      out: [
        'mine/text/de.json:1:1 note Not in “de” yet: 1 of 1 cards (x), title or description of the pack (pack.json).',
        'packs that load: mine; cards: 1; errors: 0; warnings: 0',
      ].join('\n'),
    });
  });

  it('takes packs that it gets along with from mods/, so that patches for them are checked', () => {
    write('mine/pack.json', manifest('mine', { format: 2, optional: { base: '^1.0.0' } }));
    write('mine/cards/a.json', cardFile(card('x')));
    write('mine/patches/a.json', JSON.stringify({ patches: [{ card: 'base:swrod', set: { power: 1 } }] }));
    const { code, out } = run('./mine');
    expect(code).toBe(1);
    expect(out).toContain('error There is no card “base:swrod”.');
    expect(out).not.toContain('torn');
  });

  it('prints problems with place and cure', () => {
    write('mine/cards/a.json', cardFile(card('x', { needs: 'base:swrod', power: 8 })));
    const { code, out } = run('./mine', '--lang', 'de');
    expect(code).toBe(1);
    expect(out.split('\n')).toEqual([
      'mine/cards/a.json:2:46 error x: Eine Karte „base:swrod“ gibt es nicht.',
      '    Ist „base:sword“ gemeint? Berichtige die id: erst die des Pakets, ein Doppelpunkt, dann die der Karte.',
      'mine/text/de.json:1:1 note Noch nicht auf „de“: Titel oder Beschreibung des Pakets (pack.json).',
      'packs that load: mine; cards: 0; errors: 1; warnings: 0',
    ]);
  });

  it('shows root causes in required packs', () => {
    write('mods/base/cards/a.json', cardFile(card('sword', { power: 77 })));
    const { out } = run('./mine/');
    expect(out).toContain('mods/base/cards/a.json:2:54 error sword: 77 is too large.');
    expect(out).toContain('mine/cards/a.json:2:46 error x: The card “base:sword” has a problem itself');
  });

  it('prints one JSON document', () => {
    write('mine/cards/a.json', cardFile(card('x', { power: 8 })));
    const { code, out } = run('./mine', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      ok: true,
      packs: ['mine'],
      problems: [
        { code: 'eight', severity: 'warning', line: 2, sentence: 'Eight is much.', cure: 'Take less.' },
      ],
    });
  });

  it('says what is not translated, in languages that the program speaks and in those begun', () => {
    const words = { de: { title: 'Mein Paket' } };
    write('mine/pack.json', manifest('mine', { translations: words }));
    write('mine/cards/a.json', cardFile(card('x'), card('y'), card('z')));
    const inGerman = { x: { name: 'X' }, y: { name: 'Y' }, z: { name: 'Z' } };
    write('mine/text/de.json', JSON.stringify(inGerman));
    expect(run('./mine').out).toBe('packs that load: mine; cards: 3; errors: 0; warnings: 0');
    write('mine/text/fr.json', JSON.stringify({ x: { name: 'X' } }));
    expect(run('./mine').out).toContain(
      'mine/text/fr.json:1:1 note Not in “fr” yet: 2 of 3 cards (y, z), title or description of the pack (pack.json).',
    );
    const { ok, untranslated } = JSON.parse(run('./mine', '--json').out) as {
      ok: boolean;
      untranslated: object;
    };
    expect(ok).toBe(true);
    expect(untranslated).toMatchObject([{ language: 'fr', cards: ['mine:y', 'mine:z'], total: 3 }]);
  });

  it('of a pack that is written in German its English is missing', () => {
    write('german/pack.json', manifest('german', { language: 'de' }));
    write('german/cards/a.json', cardFile(card('x'), card('y')));
    write('german/text/en.json', JSON.stringify({ x: { name: 'X' } }));
    const { untranslated } = JSON.parse(run('./german', '--json').out) as { untranslated: object };
    expect(untranslated).toMatchObject([{ language: 'en', cards: ['german:y'], pack: true }]);
  });

  it('a pack of mods/ can be named itself', () => {
    expect(run('./mods/base').out).toContain('packs that load: base; cards: 1; errors: 0; warnings: 0');
    expect(run('./mods/torn').code).toBe(1);
    expect(run('./nowhere').out).toContain('nowhere/pack.json:1:1 error There is no such folder.');
    write('mods/torn/notes.txt', '');
    expect(run('./mods/torn/notes.txt').out).toContain('error This is a file, not the folder of a pack.');
    write('mine.zip', 'PK');
    expect(run('./mine.zip').out).toContain('mine.zip/pack.json:1:1 error The pack is still packed.');
  });

  it('wrong use', () => {
    expect(() => run()).toThrow(UsageError);
    expect(() => run('./mine', '--loud')).toThrow(UsageError);
    expect(() => run('./mine', '--lang', 'xx')).toThrow(UsageError);
  });
});
