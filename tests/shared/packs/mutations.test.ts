import { expect, it } from 'vitest';
import { card, cardFile, load, manifest, pack } from './toy.ts';

const CASES = 500;

/** Numbers that look random and are the same on every run. */
function randoms(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const FILES: Record<string, string> = {
  'pack.json': manifest('mod', {
    requires: { base: '^1.0.0' },
    renames: { old: 'gem' },
    description: 'A mod.',
  }),
  'cards/a.json': cardFile(
    card('gem', {
      kind: 'relic',
      power: 3,
      tags: ['a', 'b'],
      needs: 'base:sword',
      art: { icon: 'x', scale: 1.5 },
    }),
    card('wand', {
      effects: [
        { do: 'draw', cards: { dice: 2 } },
        { do: 'summon', card: 'mod:gem' },
      ],
      art: 'none',
    }),
  ),
  'patches/a.json': '{ "patches": [\n{ "card": "base:sword", "set": { "power": 4 } }\n] }',
  'text/de.json': '{\n"gem": { "name": "Stein", "story": "Er glänzt." }\n}',
};
const base = pack('base', { 'cards/a.json': cardFile(card('sword', { power: 2 })) }, {}, 'shipped');
const WILD = [
  '{',
  '}',
  '[',
  ']',
  '"',
  ',',
  ':',
  '\\',
  '\0',
  '\ud800',
  '__proto__',
  'null',
  '-1e999',
  '\n',
  '/*',
  'é',
  '0',
];

/** One to three small accidents. */
function mutate(text: string, random: (below: number) => number): string {
  let mutated = text;
  for (let n = 1 + random(3); n > 0; n--) {
    const at = random(mutated.length);
    const until = at + random(12);
    const other = random(mutated.length);
    const piece = [
      WILD[random(WILD.length)],
      '',
      mutated.slice(other, other + random(20)),
      String.fromCharCode(random(0xffff)),
    ][random(4)];
    mutated = mutated.slice(0, at) + piece + mutated.slice(random(2) ? at : until);
  }
  return mutated;
}

it(`${CASES} damaged packs load or say why not, and never throw`, () => {
  const random = randoms(20_240_501);
  const names = Object.keys(FILES);
  expect(load([base, pack('mod', FILES)]).problems).toEqual([]);
  let silent = 0;
  for (let i = 0; i < CASES; i++) {
    const name = names[random(names.length)];
    const text = mutate(FILES[name], random);
    const loaded = load([base, pack('mod', { ...FILES, [name]: text })]);
    expect(loaded.packs[0]?.id).toBe('base');
    expect(JSON.stringify(load([base, pack('mod', { ...FILES, [name]: text })]))).toBe(
      JSON.stringify(loaded),
    );
    if (loaded.problems.length > 0) continue;
    // Nothing was found: then the file still is JSON, and the pack is there with all its cards.
    silent++;
    expect(() => JSON.parse(text) as unknown, text).not.toThrow();
    expect(loaded.packs, text).toHaveLength(2);
    expect(Object.keys(loaded.cards).length, text).toBeGreaterThanOrEqual(2);
  }
  expect(silent).toBeGreaterThan(10);
  expect(silent).toBeLessThan(CASES / 2);
});
