// How commands find the packs that they are to play with, and what they say of them.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { cli } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'packs-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a pack with one card; returns its folder. */
function put(id: string, requires: object, card: object): string {
  const pack = join(folder, id);
  mkdirSync(join(pack, 'cards'), { recursive: true });
  const manifest = { id, game: 'ravingspire', version: '1.0.0', format: 1, title: id, authors: ['A'] };
  writeFileSync(join(pack, 'pack.json'), JSON.stringify({ ...manifest, licence: 'MIT', requires }));
  writeFileSync(join(pack, 'cards/card.json'), JSON.stringify({ cards: [card] }));
  return pack;
}
const lamp = { id: 'lamp', name: 'Lamp', kind: 'object', power: 1, as: ['skill'], cost: { skill: 2 } };

describe('packs bring along what they require', () => {
  const first = put('first-lamps', { base: '^1.0.0' }, lamp);
  const second = put('second-lamps', { 'first-lamps': '*' }, { ...lamp, id: 'wick', name: 'Wick' });

  it('in simulate', async () => {
    const flags = ['--packs', 'second-lamps', '--mods', first, '--mods', second, '--bot', 'novice'];
    const { code, stdout } = await cli(['simulate', '--games', '1', '--json', ...flags]);
    expect(JSON.parse(stdout)).toMatchObject({ games: 1, errors: 0 });
    expect(code).toBe(0);
  });

  it('in scenarios', async () => {
    const file = join(folder, 'lamp.json');
    const scenario = {
      name: 'A lamp lies in the hand',
      rules: [],
      game: 'ravingspire',
      setup: { heroes: ['base:crimson-reaver'], packs: ['second-lamps'] },
      given: { heroes: [{ hand: ['first-lamps:lamp', 'second-lamps:wick'] }] },
      when: [],
      then: [['heroes.0.hand', 'count', 2]],
    };
    writeFileSync(file, JSON.stringify(scenario));
    expect(await cli(['scenario', file, '--packs', first, '--packs', second])).toMatchObject({
      code: 0,
      stdout: 'PASS A lamp lies in the hand\n1 passed, 0 failed\n',
    });
  });

  it('a pack of another game says which, and which there are', async () => {
    const { code, stderr } = await cli(['simulate', '--games', '1', '--packs', 'arcana-night']);
    expect(code).toBe(2);
    expect(stderr).toContain('The pack "arcana-night" is for the game "arcana"');
    expect(stderr).toContain('--game arcana');
  });

  it('a pack without its base is enough where the base is there', async () => {
    const { code, stderr } = await cli(['play', '--game', 'arcana', '--packs', 'arcana-night', '--new']);
    expect(stderr).toBe('');
    expect(code).toBe(0);
  });
});

it('scenarios know no packs but those that ship and those that are named', async () => {
  const file = join(folder, 'stray.json');
  const setup = { heroes: ['base:crimson-reaver'], packs: ['night-kitchens'] };
  const scenario = { name: 'Stray', rules: [], game: 'ravingspire', setup, when: [], then: [] };
  writeFileSync(file, JSON.stringify(scenario));
  const { stdout } = await cli(['scenario', file]);
  expect(stdout).toContain('There is no pack "night-kitchens". Known: ');
  for (const shipped of ['arcana', 'base', 'goblin-queen']) expect(stdout).toContain(shipped);
  for (const ofTests of ['night-kitchen,', 'departures']) expect(stdout).not.toContain(ofTests);
});

it('export says which icon is missing, and draws the card', async () => {
  const art = { layers: [{ icon: 'broadsword' }, { icon: 'no-such-thing' }] };
  const pack = put('dark-lamps', { base: '*' }, { ...lamp, art });
  const flags = ['--mods', pack, '--packs', 'dark-lamps', '--to', join(folder, 'faces'), '--format', 'svg'];
  const { code, stdout, stderr } = await cli(['export', '--all', ...flags]);
  expect(code).toBe(0);
  expect(stdout).toContain('1 cards in 1 files');
  expect(stderr).toContain('dark-lamps:lamp: There is no icon “no-such-thing”.');
});

it('a named pack that loses cards to errors is not passed over in silence', async () => {
  const pack = put('broken-lamps', { base: '*' }, { ...lamp, power: 'much' });
  const flags = ['--mods', pack, '--packs', 'broken-lamps', '--to', join(folder, 'faces')];
  const { stderr } = await cli(['export', '--all', ...flags]);
  expect(stderr).toContain('broken-lamps: 1 error leaves something out; cli validate lists them.');
});
