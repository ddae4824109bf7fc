import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readPackFolder } from '../../../main/host/packs/read.ts';
import { readScenario } from '../../../scripts/commands/support/scenario-file.ts';
import {
  describeAbilities,
  describeCard,
  toText,
} from '../../../shared/games/ravingspire/content/describe.ts';
import type { CardDefinition } from '../../../shared/games/ravingspire/content/schema.ts';
import { definitionsOf, failureOf, loadWithBase, ROOT } from './base.ts';

const FOLDER = join(ROOT, 'docs/modding/cookbook');
const loaded = loadWithBase(readPackFolder(FOLDER, 'user'));
const definitions = definitionsOf(loaded);
const own = Object.entries(loaded.cards).filter(([, { pack }]) => pack === 'cookbook');
const english = (id: string): string => String(loaded.cards[id].definition.name);
const german = (id: string): string => loaded.texts['de'][id].name ?? '';

test('the pack validates without a warning, and has sixty patterns and more', () => {
  expect(loaded.problems).toEqual([]);
  expect(own.length).toBeGreaterThanOrEqual(60);
});

test('every scenario belongs to a card', () => {
  const files = readdirSync(join(FOLDER, 'scenarios')).map((file) => `cookbook:${basename(file, '.json')}`);
  expect(files.toSorted()).toEqual(own.map(([id]) => id).toSorted());
});

describe('patterns', () => {
  test.each(own)('%s', (id, { definition }) => {
    const card = definition as unknown as CardDefinition;
    const said = (language: 'en' | 'de', nameOf: (id: string) => string): string =>
      [describeCard(card, language, nameOf), ...describeAbilities(card, language, nameOf)]
        .map(toText)
        .join(' ');
    // A card without rules has nothing to say.
    const silent = [card.rules, card.hero, card.stages].every((part) => part === undefined);
    for (const text of [said('en', english), said('de', german)]) {
      expect(text.trim() === '').toBe(silent);
      expect(text).not.toMatch(/[{}]|undefined/);
    }
    expect(loaded.texts['de'][id]).toHaveProperty('story');
    const text = readFileSync(join(FOLDER, 'scenarios', `${card.id}.json`), 'utf8');
    const read = readScenario(text);
    if (read.kind !== 'scenario') throw new Error(`${card.id}.json: ${JSON.stringify(read)}`);
    expect(text).toContain(`"${id}"`);
    expect(failureOf(read.scenario, definitions)).toBeNull();
  });
});
