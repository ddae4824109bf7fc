import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cli, program } from './run.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cli-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const put = (name: string, content: unknown): string => {
  const file = join(folder, name);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
};

describe('cli', () => {
  it('lists the commands', async () => {
    const { code, stdout } = await program(['--help']);
    expect(code).toBe(0);
    for (const name of ['play', 'scenario', 'simulate', 'replay', 'record', 'validate'])
      expect(stdout).toContain(name);
  });

  it('knows the nearest command', async () => {
    const { code, stderr, stdout } = await program(['simulat', '--json']);
    expect(code).toBe(2);
    expect(stderr).toContain('Did you mean "simulate"?');
    expect(JSON.parse(stdout)).toEqual({ error: stderr.trimEnd() });
  });

  it.each(['play', 'scenario', 'simulate', 'replay', 'record', 'validate'])(
    '%s explains itself',
    async (name) => {
      const { code, stdout } = await cli([name, '--help']);
      expect(code).toBe(0);
      expect(stdout.startsWith(name)).toBe(true);
    },
  );

  it('refuses unknown heroes and packs with the nearest name', async () => {
    const hero = await cli(['simulate', '--heroes', 'aurra-the-all-knowing', '--games', '1', '--json']);
    expect(hero.code).toBe(2);
    expect(JSON.parse(hero.stdout)).toHaveProperty('error');
    expect(hero.stderr).toContain('aurora-the-all-knowing');
    expect((await cli(['simulate', '--packs', 'bse', '--games', '1'])).stderr).toContain(
      'Did you mean "base"?',
    );
  });
});

describe('scenario', () => {
  const scenario = {
    name: 'A hero begins sane',
    rules: ['SETUP-4'],
    game: 'ravingspire',
    setup: { heroes: ['base:crimson-reaver'] },
    when: [],
    then: [['heroes.0.sanity', 'is', 10]],
  };

  it('passes and fails one line each, and skips what is no scenario', async () => {
    put('a.json', scenario);
    put('b.json', { ...scenario, name: 'A hero begins mad', then: [['heroes.0.sanity', 'is', 0]] });
    put('c.json', { cards: [] });
    const { code, stdout, stderr } = await cli(['scenario', folder]);
    expect(code).toBe(1);
    expect(stdout.trimEnd().split('\n')).toEqual([
      'PASS A hero begins sane',
      'FAIL A hero begins mad: heroes.0.sanity is: expected 0, got 10',
      '1 passed, 1 failed',
    ]);
    expect(stderr).toContain('c.json: no scenario');
  });

  it('places what is malformed and goes on', async () => {
    const files = [
      put('bad1.json', '{ "name": '),
      put('bad2.json', { ...scenario, than: [] }),
      put('bad3.json', { ...scenario, then: [['heroes.7.sanity', 'is', 1]] }),
      put('bad4.json', { ...scenario, when: [{ make: 'tea' }] }),
      put('bad5.json', { ...scenario, game: 'ravingspyre' }),
      put('bad6.json', { ...scenario, setup: { heroes: ['base:nobody'] } }),
      put('good.json', scenario),
    ];
    const { code, stdout } = await cli(['scenario', ...files, '--json']);
    expect(code).toBe(1);
    const report = JSON.parse(stdout) as {
      results: { ok: boolean; failure: string }[];
      passed: number;
      failed: number;
    };
    expect(report).toMatchObject({ passed: 1, failed: 6 });
    const failures = report.results.map(({ failure }) => failure);
    expect(failures[0]).toContain('is no JSON');
    expect(failures[1]).toContain('Possible here: name, rules, game');
    expect(failures[2]).toContain('heroes.7.sanity');
    expect(failures[3]).toContain('when/0');
    expect(failures[4]).toContain('Did you mean "ravingspire"?');
    expect(failures[5]).toContain('base:nobody');
  });
});

describe('record and replay', () => {
  it('comes out as recorded, and notices what was changed', async () => {
    const file = join(folder, 'game.rec');
    const made = await cli([
      'record',
      '--out',
      file,
      '--seed',
      'test',
      '--entries',
      '60',
      '--bot',
      'novice',
      '--json',
    ]);
    expect(made.code).toBe(0);
    const { entries } = JSON.parse(made.stdout) as { entries: number };
    const good = await cli(['replay', file, '--json', '--log']);
    expect(good.code).toBe(0);
    const said = JSON.parse(good.stdout) as { ok: boolean; checked: number; log: string[] };
    expect(said).toMatchObject({ ok: true, checked: entries + 1 });
    expect(said.log.join('\n')).not.toMatch(/[{}]|undefined/);

    const part = await cli(['replay', file, '--scenario', '20-25']);
    const ran = await cli(['scenario', put('part.json', JSON.parse(part.stdout)), '--json']);
    expect(JSON.parse(ran.stdout)).toMatchObject({
      results: [{ name: 'Entries 20 to 25 of game.rec', ok: true }],
    });
    const wrong = await cli(['replay', file, '--scenario', '20']);
    expect([wrong.code, wrong.stderr]).toEqual([2, expect.stringContaining('--scenario 12-15')]);

    const { readFileSync } = await import('node:fs');
    const recording = JSON.parse(readFileSync(file, 'utf8')) as {
      hashes: string[];
      log: { body: unknown }[];
    };
    const hashes = recording.hashes.with(3, '0000000000000000');
    const changed = await cli(['replay', put('hash.rec', { ...recording, hashes }), '--json']);
    expect(changed.code).toBe(1);
    expect(JSON.parse(changed.stdout)).toMatchObject({ ok: false, difference: { entry: 3 } });

    const log = recording.log.with(0, { ...recording.log[0], body: { do: 'skipMove' } });
    const refused = await cli(['replay', put('log.rec', { ...recording, log }), '--json']);
    expect(refused.code).toBe(1);
    expect((JSON.parse(refused.stdout) as { refused: string }).refused).toContain('entry 1');

    expect((await cli(['replay', put('no.rec', '[]')])).code).toBe(1);
  });
});
